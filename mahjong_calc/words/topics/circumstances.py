"""How a hand was won: seats, winds and the ways to win."""

from __future__ import annotations

CIRCUMSTANCES: dict[str, tuple[str, str, str]] = {
    "E": ("East", "Восток", "东"),
    "S": ("South", "Юг", "南"),
    "W": ("West", "Запад", "西"),
    "N": ("North", "Север", "北"),
    "seat": ("{seat} seat", "место: {seat}", "门风{seat}"),
    "round": ("{round} round", "раунд: {round}", "圈风{round}"),
    "forbidden": ("forbidden suit {suit}", "запретная масть {suit}", "定缺 {suit}"),
    "out": ("out: {seats}", "уже выиграли: {seats}", "已和牌：{seats}"),
    "loser": ("did not win", "не выиграла", "未和牌"),
    "limit": ("limit {limit}", "предел: {limit}", "封顶 {limit} 分"),
    "no_limit": ("no limit", "без предела", "不封顶"),
    "self_drawn": ("self-drawn", "со стены", "自摸"),
    "discard": ("won on a discard", "со сноса", "点和"),
    "discard_from": ("won on {seat}'s discard", "со сноса игрока {seat}", "{seat}家点炮"),
    "robbing_kong": ("robbing a kong", "ограбление конга", "抢杠和"),
    "robbing_kong_from": ("robbing {seat}'s kong", "ограбление конга игрока {seat}", "抢{seat}家的杠"),
}
