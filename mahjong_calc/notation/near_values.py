"""What was probably meant by a value that cannot be read."""

from __future__ import annotations

import re
from collections.abc import Callable
from difflib import get_close_matches

from .spoken import SUIT_WORDS, WIND_OF, read_wind

SUIT_LETTERS = {
    **dict.fromkeys("mcwkм", "m"),
    **dict.fromkeys("pdtoпрр", "p"),
    **dict.fromkeys("sbсы", "s"),
}
"""Letters that other books, or another keyboard, have for the suits -> ours."""
DRAGONS = {
    **dict.fromkeys(("c", "r", "red", "chun", "zhong", "красный", "红中", "紅中"), "C"),
    **dict.fromkeys(("f", "g", "green", "hatsu", "fa", "зеленый", "зелёный", "发财", "發財"), "F"),
    **dict.fromkeys(("p", "b", "white", "blank", "haku", "bai", "белый", "白板"), "P"),
}
"""Letters and names for the dragons, in small letters -> ours."""
_NUMBERED = re.compile(r"([1-9])\1*[\s-]*([^\W\d_]+)|([^\W\d_]+)[\s-]*([1-9])")
_LIKE = 0.75


def near_value(kind: str, text: str) -> str:
    """What of this kind was probably meant (kinds as in `circumstances.Circumstance`), "" where nothing is near."""
    word = text.strip().lstrip("=:").strip().lower()
    near = _NEAR[kind](word) if kind in _NEAR and word else ""
    return near if near != text else ""


def _tile(word: str) -> str:
    found = _NUMBERED.fullmatch(word)
    if found:
        number, suit = found[1] or found[4], _suit(found[2] or found[3])
        return number + suit if suit else ""
    if len(set(word)) == 1 and word[0] in "ncfpeswn":
        return word[0].upper()
    return _wind(word) or DRAGONS.get(word) or ""


def _wind(word: str) -> str:
    return read_wind(word) or _close(word, WIND_OF)


def _suit(word: str) -> str:
    return SUIT_WORDS.get(word) or SUIT_LETTERS.get(word) or _close(word, SUIT_WORDS)


def _number(word: str) -> str:
    return word if word.isascii() and word.isdigit() else ""


def _close(word: str, words: dict[str, str]) -> str:
    near = get_close_matches(word, [one for one in words if len(one) > 2], 1, _LIKE)
    return words[near[0]] if near else ""


_NEAR: dict[str, Callable[[str], str]] = {
    "tile": _tile,
    "wind": _wind,
    "suit": _suit,
    "flowers": _number,
    "points": _number,
}
