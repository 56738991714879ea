"""Flower tiles as they are told: a number of them, or which ones they are.

There are two series of four, flowers and seasons, and the four of each belong to East, South, West and North. `f13s2`
stands for the flowers 1 and 3 and the season 2.
"""

from __future__ import annotations

from functools import lru_cache

Flowers = int | str | None
"""A number, or which, as `named` writes them; None where nothing is told."""
SERIES = "fs"
"""The letters of flowers and of seasons."""
NUMBERS = "1234"
"""The tiles of a series, in the order of the seats from East on."""
MOST = len(SERIES) * len(NUMBERS)
COUNT_BITS, OWN, SETS, BITS = 15, 4, 6, 8
"""Of the key that `packed` makes: the mask of the count, where the two other fields begin, all bits."""


def named(tiles: set[str]) -> str:
    """Flower tiles such as `f1`, each there once, as one word."""
    numbers = {series: "".join(sorted(tile[1] for tile in tiles if tile[0] == series)) for series in SERIES}
    return "".join(series + found for series, found in numbers.items() if found)


def tiles_of(flowers: str) -> list[str]:
    """The tiles that a word stands for."""
    found, series = [], ""
    for char in flowers:
        if char in SERIES:
            series = char
        else:
            found.append(series + char)
    return found


def count(flowers: Flowers) -> int:
    """How many they are."""
    return len(tiles_of(flowers)) if isinstance(flowers, str) else flowers or 0


@lru_cache(maxsize=1024)
def packed(flowers: Flowers, seat: int) -> int:
    """How many they are, how many of them are the player's own, and how many whole series. seat: 0 to 3.

    Where only their number is told none is taken for an own one, and no series for whole, unless it is all eight.
    """
    if not isinstance(flowers, str):
        whole = len(SERIES) if flowers == MOST else 0
        return (flowers or 0) | whole << OWN | whole << SETS
    held = tiles_of(flowers)
    own = sum(series + NUMBERS[seat] in held for series in SERIES)
    whole = sum(all(series + number in held for number in NUMBERS) for series in SERIES)
    return len(held) | own << OWN | whole << SETS
