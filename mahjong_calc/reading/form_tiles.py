"""The tiles of which the forms beside four sets and a pair are made, as heaps of one copy each."""

from __future__ import annotations

from itertools import permutations

from ..hand.tiles import FIRST_WIND, KINDS, UNIT, is_outside, pack

OUTSIDE = pack(tile for tile in range(KINDS) if is_outside(tile))
KNITTED = tuple(
    sum(UNIT[9 * suit + row + step] for suit, row in enumerate(rows) for step in (0, 3, 6))
    for rows in permutations(range(3))
)
"""The six ways to lay 147, 258 and 369 over the three suits."""
HONOR_TILES = pack(range(FIRST_WIND, KINDS))
