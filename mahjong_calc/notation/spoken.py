"""How people write winds, suits, and yes or no, in three languages: one table of words for everything that is read."""

from __future__ import annotations

WIND_SIGNS = {
    **{wind: wind for wind in "ESWN"},
    **dict(zip("eswn", "ESWN", strict=True)),
    **dict(zip("1234", "ESWN", strict=True)),
    **dict(zip("东南西北", "ESWN", strict=True)),
    "東": "E",
}
"""Every sign for a wind or a seat where one character is all there is room for, as in a GB string."""
WIND_OF = {
    **{sign.lower(): wind for sign, wind in WIND_SIGNS.items()},
    **dict(zip(("east", "south", "west", "north"), "ESWN", strict=True)),
    **dict(zip(("восток", "юг", "запад", "север"), "ESWN", strict=True)),
    **dict(zip("вюзс", "ESWN", strict=True)),
    **{f"{sign}{ending}": wind for sign, wind in zip("东南西北東", "ESWNE", strict=True) for ending in "家风風"},
}
"""Every way to write a wind or a seat, in small letters."""
SUIT_WORDS = {
    **dict.fromkeys(("m", "characters", "character", "craks", "crak", "wan", "man"), "m"),
    **dict.fromkeys(("символы", "символ", "маны", "ман", "万", "萬", "万子", "萬子"), "m"),
    **dict.fromkeys(("p", "dots", "dot", "circles", "circle", "tong", "pin"), "p"),
    **dict.fromkeys(("точки", "точка", "пины", "пин", "筒", "饼", "餅", "筒子", "饼子", "餅子"), "p"),
    **dict.fromkeys(("s", "bamboos", "bamboo", "bams", "bam", "tiao", "sou"), "s"),
    **dict.fromkeys(("бамбуки", "бамбук", "соу", "条", "條", "索", "条子", "條子", "索子"), "s"),
}
"""Every way to write a suit, in small letters."""
YES_OR_NO = {
    **dict.fromkeys(("1", "true", "yes", "on", "x", "истина", "да", "真", "是"), True),
    **dict.fromkeys(("0", "false", "no", "off", "ложь", "нет", "假", "否"), False),
}
"""Every way to write a flag in a file, in small letters; spreadsheets write TRUE in their own language."""


_CHINESE_DIGITS = str.maketrans("一二三四", "1234")
_DEAL = r"([^\W\d_]+?)(?:\s*(?:wind|round|ветер|раунд|风|圈|风圈))?[\s.#№]*([1-4])\s*局?"


def read_deal_of_round(text: str) -> tuple[str, int] | None:
    """The round by its wind and the number of the deal in it: ("S", 3) for `S3`, `South 3`, `南3`, `南三局`; None for
    anything else."""
    import re  # hands are read without them
    import unicodedata

    plain = unicodedata.normalize("NFKC", text).strip().lower().translate(_CHINESE_DIGITS)
    found = re.fullmatch(_DEAL, plain)
    wind = "" if found is None else read_wind(found[1])
    return (wind, int(found[2])) if found is not None and wind else None


def read_wind(word: str) -> str:
    """The wind or seat that a word names, in any case; "" for none."""
    return WIND_OF.get(word.strip().lower(), "")


def read_seats(text: str) -> list[str] | None:
    """Several seats, as `SN`, `South, North` or `南北`; None where something among them is no seat."""
    for sign in ",;，、":
        text = text.replace(sign, " ")
    seats: list[str] = []
    for word in text.split():
        seats += [read_wind(word)] if read_wind(word) else [read_wind(sign) for sign in word]
    return seats if all(seats) else None
