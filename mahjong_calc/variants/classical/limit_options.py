"""The limit hands of the other books, each switched on by an option of its own."""

from __future__ import annotations

from ...game.fan import Option

BUZZARD, OTHERS = ("Buzzard", "Баззард", "巴扎德"), ("Millington, kajongg", "Миллингтон, kajongg", "米林顿、kajongg")
BMJA = ("BMJA", "BMJA", "BMJA")


def _limit(name: str, hand: tuple[str, str, str], *sources: tuple[str, str, str]) -> Option:
    """The option of one limit hand. hand: in English, Russian and Chinese. sources: where it is one, alike."""
    commas = (", ", ", ", "、")
    named = [comma.join(source) for comma, source in zip(commas, zip(*sources, strict=True), strict=True)]
    return Option(
        f"limit_{name}",
        (False, True),
        False,
        (f"{hand[0]}: worth the limit", f"{hand[1]}: рука стоит предел", f"{hand[2]}：按满贯计"),
        (
            f"no: the Russian text knows no limit hands; yes: {named[0]}",
            f"no: русский текст не знает предельных рук; yes: {named[1]}",
            f"no：俄文规则无满贯牌；yes：{named[2]}",
        ),
    )


LIMIT_HANDS = (
    _limit(
        "thirteen_orphans",
        (
            "one of each 1, 9, wind and dragon, and one of them again",
            "по одной единице, девятке, Ветру и Дракону каждого вида и ещё одна из них",
            "十三幺",
        ),
        *(BUZZARD, OTHERS, BMJA),
    ),
    _limit(
        "nine_gates",
        (
            "1112345678999 of one suit, and any tile of it",
            "1112345678999 одной масти и любая кость этой масти",
            "九莲宝灯",
        ),
        *(BUZZARD, OTHERS),
    ),
    _limit("all_honors", ("winds and dragons only", "только Ветры и Драконы", "字一色"), BUZZARD, OTHERS, BMJA),
    _limit("all_terminals", ("ones and nines only", "только единицы и девятки", "清幺九"), BUZZARD, OTHERS, BMJA),
    _limit("four_kongs", ("four kongs", "четыре Конга", "四杠"), OTHERS, BMJA),
    _limit(
        "hidden_treasure",
        (
            "four closed pungs or kongs, the last tile drawn",
            "четыре закрытых тройки или Конга, последняя кость со Стены",
            "四暗刻（自摸）",
        ),
        *(BUZZARD, OTHERS),
    ),
    _limit(
        "heavenly_hand",
        ("East wins with the tiles dealt", "Восток выигрывает с раздачи", "天和"),
        *(BUZZARD, OTHERS, BMJA),
    ),
    _limit(
        "earthly_hand",
        ("another player wins on East's first discard", "другой игрок выигрывает на первом сносе Востока", "地和"),
        *(BUZZARD, OTHERS, BMJA),
    ),
)
