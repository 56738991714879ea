"""What the reader of a result should know beside its figures."""

from __future__ import annotations

NOTES: dict[str, tuple[str, str, str]] = {
    "assumed_seat": (
        "the seat is not given; {wind} is assumed",
        "место игрока не указано; принято: {wind}",
        "未注明门风，按{wind}计算",
    ),
    "assumed_round": (
        "the round is not given; {wind} is assumed",
        "ветер раунда не указан; принято: {wind}",
        "未注明圈风，按{wind}计算",
    ),
    "assumed_both": (
        "seat and round are not given; {wind} is assumed for both",
        "место игрока и ветер раунда не указаны; принято: {wind}",
        "未注明门风和圈风，均按{wind}计算",
    ),
    "assumed_win": (
        "the winning tile is not given; {tile}, the last concealed tile written, is assumed",
        "выигрышная кость не указана; принята последняя из написанных закрытых: {tile}",
        "未注明和张，按最后写的暗牌 {tile} 计算",
    ),
    "certain_last_tile": (
        "the own melds show the other three {tile}, so the winning tile is the last of its kind",
        "остальные три кости {tile} открыты у самого игрока, поэтому выигрышная последняя из четырёх",
        "自己的副露已亮出另外三张 {tile}，故和张为绝张",
    ),
    "below_minimum": (
        "false win: worth {counted} without flowers, {minimum} needed; nobody pays",
        "ложный выигрыш: {counted} без цветов, нужно {minimum}; никто не платит",
        "诈和：不含花牌 {counted} 分，起和 {minimum} 分；各家不付分",
    ),
    "unfinished_deal": (
        "neither a third winner nor the end of the wall is written; what is settled there is missing",
        "нет ни третьего выигравшего, ни конца стены; то, что рассчитывается в конце, не учтено",
        "没有第三家和牌，也没有流局记录；终局结算未计入",
    ),
    "assumed_dealer": (
        "the dealer is not given; {seat} is assumed",
        "дилер не указан; принято: {seat}",
        "未注明庄家，按{seat}计算",
    ),
    "fan_limit": (
        "{fans} fans, limit {limit}: {value} points",
        "фанов {fans}, предел {limit}: стоимость {value}",
        "{fans} 番，封顶 {limit} 番：{value} 分",
    ),
    "not_ready": ("not ready: {fault}", "не готова: {fault}", "未听牌：{fault}"),
    "left_out": (
        "{name} is not used here: waits are valued by their tiles alone",
        "{name} здесь не учитывается: ожидания оцениваются только по костям",
        "{name} 在此不起作用：听牌只按牌面计番",
    ),
    "unused_circumstance": (
        "{name} is not used here: waits shows both ways to win",
        "{name} здесь не учитывается: waits показывает оба способа выигрыша",
        "{name} 在此不起作用：waits 同时给出点和与自摸",
    ),
    "unused_circumstances": (
        "{name} are not used here: waits shows both ways to win",
        "{name} здесь не учитываются: waits показывает оба способа выигрыша",
        "{name} 在此均不起作用：waits 同时给出点和与自摸",
    ),
}
