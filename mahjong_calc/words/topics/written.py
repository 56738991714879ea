"""Headings, labels and words of an empty score sheet: each is among the aliases that are read."""

from __future__ import annotations

WRITTEN: dict[str, tuple[str, str, str]] = {
    "hand": ("hand", "раздача", "局"),
    "table": ("table", "стол", "桌"),
    "player": ("player", "игрок", "选手"),
    "score": ("score", "счёт", "得分"),
    "change": ("change", "изменение", "得失"),
    "wind": ("wind", "ветер", "圈风"),
    "east": ("east", "восток", "庄"),
    "winner": ("winner", "победитель", "和牌"),
    "discarder": ("discarder", "снёсший", "点炮"),
    "points": ("points", "очки", "和牌分"),
    "points_of_line": ("points", "очки", "分"),
    "event": ("event", "событие", "事件"),
    "hand tiles": ("hand tiles", "кости руки", "手牌"),
    "note": ("note", "примечание", "备注"),
    "change_of": ("{player}", "{player}", "{player}"),
    "pen_of": ("pen {player}", "штраф {player}", "罚分 {player}"),
    "total_of": ("total {player}", "итог {player}", "累计 {player}"),
    "points_of": ("points {player}", "очки {player}", "分 {player}"),
    "win": ("win", "выигрыш", "和"),
    "kong": ("kong", "конг", "杠"),
    "refund": ("refund", "возврат", "退杠"),
    "not ready": ("not ready", "без ожидания", "未听"),
    "foul": ("foul", "фол", "犯规"),
    "draw": ("draw", "ничья", "流局"),
    "self": ("self", "сам", "自摸"),
    "PLAYERS": ("PLAYERS", "ИГРОКИ", "选手"),
    "TOTAL": ("TOTAL", "ИТОГО", "合计"),
    "POINTS": ("POINTS", "ОЧКИ ЗА СТОЛ", "比赛分"),
}
