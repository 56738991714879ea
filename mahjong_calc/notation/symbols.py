"""The characters of every notation: suits, digits, honors, glyphs; in Latin, Chinese, full-width and Unicode form."""

from __future__ import annotations

from ..hand.tiles import GLYPHS, HONORS, Tile

Z_SUIT = 3
"""The fourth suit letter, `z`: honors by number."""
SUIT_OF = {
    **dict.fromkeys("m万萬", 0),
    **dict.fromkeys("p筒饼餅", 1),
    **dict.fromkeys("s条條索", 2),
    "z": Z_SUIT,
}
DIGIT_OF = {
    **{digit: rank for rank, digit in enumerate("123456789", 1)},
    **{digit: rank for rank, digit in enumerate("一二三四五六七八九", 1)},
    "伍": 5,
}
TILE_OF: dict[str, Tile] = {
    **{glyph: tile for tile, glyph in enumerate(GLYPHS)},
    **{letter: 27 + honor for honor, letter in enumerate(HONORS)},
    **{letter: 27 + honor for honor, letter in enumerate("东南西北中发白")},
    **{letter: 27 + honor for honor, letter in zip((0, 5, 5), "東發発", strict=True)},
}
Z_TILES: tuple[Tile, ...] = (27, 28, 29, 30, 33, 32, 31)
"""Tenhou's order: 1z-4z the winds E S W N, then white, green, red."""
WRONG_CASE = frozenset("ewncfMZ")
"""Letters that would be read if their case were the other one; s and p are suits, so none of them is guessed."""
FLOWER_GLYPHS = frozenset(chr(code) for code in range(0x1F022, 0x1F02A))
CYRILLIC = frozenset(chr(code) for code in range(0x400, 0x460))
"""Some look like the letters of the notation, so a reader does not see what is wrong."""
SEPARATORS = frozenset(",、;/")
"""Signs that people put between runs of tiles; the full-width ones are folded into these."""
FOLLOWERS = {
    "板": "白",
    **dict.fromkeys("财財", "发發発"),
    **dict.fromkeys("风風", "东南西北東"),
}
"""The second character of an honor's full name -> the first ones; it stands for nothing of its own."""
LEADERS = {"红": "中", "紅": "中"}
"""The first character of an honor's full name -> the second one."""
SUIT_MEANT = {**dict.fromkeys("cwk", "m"), **dict.fromkeys("dto", "p"), "b": "s"}
"""Small letters that other books have for suits -> ours."""
DRAGON_MEANT = {"R": "C", "G": "F", "B": "P", "D": "C / F / P"}
"""Capital letters that other books have for dragons -> ours."""
INVISIBLE = frozenset("\ufe0e\ufe0f\ufeff")
"""Variation selectors and the byte order mark: they stand for nothing."""

_FOLDED = {0xFF01 + offset: 0x21 + offset for offset in range(94)} | {0x2212: 0x2D, 0x3000: 0x20}


def fold(text: str) -> str:
    """The text with full-width characters and the minus sign as plain ones; every column stays where it was."""
    return text if text.isascii() else text.translate(_FOLDED)
