"""The 34 kinds of tile as small ints: characters 0-8, dots 9-17, bamboos 18-26, winds 27-30, dragons 31-33.

Names, ranks and glyphs are tables indexed by the tile. A heap of tiles is packed into one int, three bits a kind
(`UNIT[tile]` is one copy): heaps add up, and a fourth copy is the top bit of its field.
"""

from __future__ import annotations

from collections.abc import Iterable

Tile = int

KINDS = 34
SUITS = "mps"
"""Suit letters in tile order: characters, dots, bamboos."""
HONORS = "ESWNCFP"
"""Winds E S W N, then the red, green and white dragon."""
WINDS = "ESWN"

NAMES = tuple(f"{rank}{suit}" for suit in SUITS for rank in range(1, 10)) + tuple(HONORS)
BY_NAME = {name: tile for tile, name in enumerate(NAMES)}
SUIT = tuple([suit for suit in range(3) for _ in range(9)] + [3] * 7)
"""0 characters, 1 dots, 2 bamboos, 3 honors."""
RANK = (*(list(range(1, 10)) * 3), *([0] * 7))
"""1 to 9; 0 for an honor."""
FIRST_WIND, FIRST_DRAGON = 27, 31

CHINESE = (
    *("一二三四五六七八九"[rank] + suit for suit in "万筒条" for rank in range(9)),
    *"东南西北中发白",
)
GLYPHS = (
    *(chr(0x1F007 + rank) for rank in range(9)),
    *(chr(0x1F019 + rank) for rank in range(9)),
    *(chr(0x1F010 + rank) for rank in range(9)),
    *(chr(0x1F000 + honor) for honor in range(7)),
)

COPIES = 4
"""Tiles of each kind in a set."""
BITS = 3
UNIT = tuple(1 << (BITS * tile) for tile in range(KINDS))
ONES = sum(UNIT)
TWOS, FOURS = ONES << 1, ONES << 2
PACKED = (1 << (BITS * KINDS)) - 1

GB_ORDER = (*range(9), *range(18, 27), *range(9, 18), *range(27, 34))
"""Characters, bamboos, dots, honors: the order in which the Chinese programs write tiles."""


def pack(tiles: Iterable[Tile]) -> int:
    """The heap as one int. Seven copies of a kind fit; more must be refused before."""
    return sum([UNIT[tile] for tile in tiles])


def without(packed: int, tile: Tile) -> int:
    """The heap less one copy of a tile. Raises ValueError where it holds none: a borrow would spoil its neighbours."""
    if not packed >> (BITS * tile) & 7:
        raise ValueError(f"no {NAMES[tile]} in the heap")
    return packed - UNIT[tile]


def unpack(packed: int) -> list[Tile]:
    """The tiles of a heap in order, each as often as it is there. Raises ValueError for what is no heap."""
    if packed < 0:
        raise ValueError("a heap of fewer than no tiles")
    tiles: list[Tile] = []
    while packed:
        tile = ((packed & -packed).bit_length() - 1) // BITS
        tiles += [tile] * (packed >> (BITS * tile) & 7)
        packed &= ~(7 << (BITS * tile))
    return tiles


def kinds_in(packed: int) -> int:
    """The kinds in the heap, as a mask of kinds."""
    mask = 0
    for tile in unpack(packed):
        mask |= 1 << tile
    return mask


def held_four(packed: int) -> int:
    """The kinds of which the heap has all four copies, as a mask of kinds."""
    return kinds_in((packed & FOURS) >> (BITS - 1))


def has_five(packed: int) -> bool:
    """Whether any kind is there five, six or seven times."""
    return bool((packed >> 2) & (packed | packed >> 1) & ONES)


def compact(tiles: Iterable[Tile], order: Iterable[Tile] = range(KINDS)) -> str:
    """The tiles in compact notation, sorted, each suit letter once: `123m45pEE`."""
    counts = [0] * KINDS
    for tile in tiles:
        counts[tile] += 1
    text, suit = "", 3
    for tile in order:
        if counts[tile]:
            if SUIT[tile] != suit and suit < 3:
                text += SUITS[suit]
            suit = SUIT[tile]
            text += (str(RANK[tile]) if suit < 3 else NAMES[tile]) * counts[tile]
    return text + SUITS[suit] if suit < 3 else text


def is_outside(tile: Tile) -> bool:
    """Whether the tile is a terminal or an honor."""
    return RANK[tile] in (0, 1, 9)


SEATS = "ESWN"
