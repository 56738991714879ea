"""Flower tiles as people write them, `f13s2` or 梅夏, and the pictures of them."""

from __future__ import annotations

from ..hand.flowers import NUMBERS, SERIES, named

_LETTERS = {**dict.fromkeys("fц花", "f"), **dict.fromkeys("sс季", "s")}
"""Letters for a series: English, Russian and Chinese ones."""
_PICTURES = "\U0001f022\U0001f023\U0001f025\U0001f024\U0001f026\U0001f027\U0001f028\U0001f029"
_TILES = {
    sign: SERIES[place // len(NUMBERS)] + NUMBERS[place % len(NUMBERS)]
    for signs in ("梅兰菊竹春夏秋冬", "梅蘭菊竹春夏秋冬", _PICTURES)
    for place, sign in enumerate(signs)
}
"""Signs that stand for one tile; among the pictures the bamboo comes before the chrysanthemum, which is West's."""
_BETWEEN = frozenset(" ,;+\ufe0e\ufe0f")


def read_flowers(text: str) -> str | None:
    """Which tiles a text names, as `hand.flowers.named` writes them; None where it cannot be read, or names one
    twice."""
    found: list[str] = []
    series = ""
    for char in text.strip().lower():
        tile = _TILES.get(char) or (series + char if series and char in NUMBERS else "")
        if tile:
            found.append(tile)
        elif char in _LETTERS:
            series = _LETTERS[char]
        elif char not in _BETWEEN:
            return None
    return named(set(found)) if found and len(set(found)) == len(found) else None
