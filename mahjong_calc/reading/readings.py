"""All ways to read a hand as four sets and a pair.

A reading is one int (fields below), so that the readings of the four parts of a hand (three suits and the honors) and
the declared sets simply add up. What a part can be is found once by the slow, readable functions here and kept in
memos keyed by the part's packed tiles.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..hand.tiles import BITS, FIRST_WIND, KINDS, ONES, RANK, SUIT, UNIT, Tile, unpack
from .keyed import CHOW_BITS, CHOW_CODES
from .memo import Memo
from .views import Tiles

PUNG_FIELD = CHOW_BITS * CHOW_CODES
PAIR_FIELD = PUNG_FIELD + KINDS
CHOWS = (1 << PUNG_FIELD) - 1
PUNGS = (1 << KINDS) - 1

PART_MASKS = tuple(sum(UNIT[tile] * 7 for tile in range(KINDS) if SUIT[tile] == suit) for suit in range(4))
CHARACTERS, DOTS, BAMBOOS, HONORS = PART_MASKS
SUIT_MASKS = PART_MASKS[:3]


def chow_code(tile: Tile) -> int:
    """Number of the chow that begins with this tile, 0 to 20."""
    return 7 * SUIT[tile] + RANK[tile] - 1


def chow_unit(tile: Tile) -> int:
    """A reading that is the chow beginning with this tile."""
    return 1 << (CHOW_BITS * chow_code(tile))


def pung_unit(tile: Tile) -> int:
    """A reading that is a pung (or kong) of this tile."""
    return 1 << (PUNG_FIELD + tile)


def pair_unit(tile: Tile) -> int:
    """A reading that is a pair of this tile."""
    return (tile + 1) << PAIR_FIELD


def pair_of(reading: int) -> Tile | None:
    """The tile of a reading's pair, None without one."""
    return (reading >> PAIR_FIELD) - 1 if reading >> PAIR_FIELD else None


def splits(part: int, pair_wanted: bool) -> Iterator[int]:
    """Every way to take the part apart into sets, and a pair if wanted; a way may come twice."""
    if not part:
        if not pair_wanted:
            yield 0
        return
    tile = ((part & -part).bit_length() - 1) // BITS
    count = part >> (BITS * tile) & 7
    if count >= 3:
        for rest in splits(part - 3 * UNIT[tile], pair_wanted):
            yield rest + pung_unit(tile)
    if count >= 2 and pair_wanted:
        for rest in splits(part - 2 * UNIT[tile], False):
            yield rest + pair_unit(tile)
    if tile < FIRST_WIND and RANK[tile] <= 7:
        after, last = part >> (BITS * (tile + 1)) & 7, part >> (BITS * (tile + 2)) & 7
        if after and last:
            for rest in splits(part - UNIT[tile] - UNIT[tile + 1] - UNIT[tile + 2], pair_wanted):
                yield rest + chow_unit(tile)


class Part:
    """One part of a hand.

    size: tiles. over: how many of them are more than a multiple of three. ways: its readings as sets, with a pair
    where two are over (with one over there is none). only: the way where there is just one, else -1. traits: what it
    adds to the key of `Tiles`.
    """

    __slots__ = ("only", "over", "size", "traits", "ways")

    def __init__(self, part: int) -> None:
        tiles = unpack(part)
        self.size = len(tiles)
        self.over = self.size % 3
        self.ways = tuple(sorted(set(splits(part, self.over == 2)))) if self.over != 1 else ()
        self.only = self.ways[0] if len(self.ways) == 1 else -1
        self.traits = 0
        for tile in tiles:
            self.traits |= Tiles.BITS[tile]


PARTS = Memo(Part)
"""Packed tiles of a part -> the part; at most 405,350 for a suit and 43,130 for honors can occur."""


def standard(concealed: int) -> list[int]:
    """Every reading of the concealed tiles as sets and one pair; [] where there is none."""
    return combine(
        PARTS[concealed & CHARACTERS],
        PARTS[concealed & DOTS],
        PARTS[concealed & BAMBOOS],
        PARTS[concealed & HONORS],
    )


def combine(characters: Part, dots: Part, bamboos: Part, honors: Part) -> list[int]:
    """Every reading of four parts together; [] unless just one of them has the pair."""
    if characters.over + dots.over + bamboos.over + honors.over != 2:
        return []
    if characters.only | dots.only | bamboos.only | honors.only >= 0:  # nearly always: one way each
        return [characters.only + dots.only + bamboos.only + honors.only]
    return [
        first + second + third + fourth
        for first in characters.ways
        for second in dots.ways
        for third in bamboos.ways
        for fourth in honors.ways
    ]


def kinds(packed: int) -> int:
    """One copy of each kind in the heap."""
    return (packed | packed >> 1 | packed >> 2) & ONES
