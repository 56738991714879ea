"""Columns of the packed tiles of one part of a hand: a suit, or the honors; 27 bits, counted from its first tile.

Numbers of so many bits are looked up in two halves, since a table for all of them would be too large.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..hand.tiles import BITS

Column = NDArray[np.int64]
Truths = NDArray[np.bool_]

RANKS = 9
MASK_OF_PART = (1 << (BITS * RANKS)) - 1
ONES_OF_PART = sum(1 << (BITS * rank) for rank in range(RANKS))
LOW_BITS, HIGH_BITS = 5 * BITS, 4 * BITS
PARTS = 5**RANKS
"""Numbers that `number_of` gives."""


def _digits(bits: int, base: int, worth: int) -> NDArray[np.int32]:
    """Packed tiles of some ranks -> the sum of their counts, each counting `base` times the one before."""
    packed, found = np.arange(1 << bits, dtype=np.int32), np.zeros(1 << bits, np.int32)
    for rank in range(bits // BITS):
        found += (packed >> (BITS * rank) & 7) * np.int32(worth * base**rank)
    return found


_LOW, _HIGH = _digits(LOW_BITS, 5, 1), _digits(HIGH_BITS, 5, 5**5)
_SIZE = _digits(LOW_BITS, 1, 1).astype(np.int8)


def _kinds(bits: int) -> NDArray[np.int16]:
    packed, found = np.arange(1 << bits), np.zeros(1 << bits, np.int16)
    for rank in range(bits // BITS):
        found |= ((packed >> (BITS * rank) & 1) << rank).astype(np.int16)
    return found


_KINDS = _kinds(LOW_BITS)


def number_of(part: Any) -> Any:
    """A part as a number below `PARTS`, its counts being the digits; for parts without a fifth copy of any kind."""
    return _LOW[part & (1 << LOW_BITS) - 1] + _HIGH[part >> LOW_BITS & (1 << HIGH_BITS) - 1]


def size_of(parts: Column) -> Column:
    """How many tiles there are in the parts of each row."""
    found: Column = (_SIZE[parts & (1 << LOW_BITS) - 1] + _SIZE[parts >> LOW_BITS & (1 << HIGH_BITS) - 1]).sum(
        axis=0, dtype=np.int64
    )
    return found


def ranks_in(ones: Any) -> Any:
    """A mask of ranks from a part in which no kind is there more than once."""
    return _KINDS[ones & (1 << LOW_BITS) - 1].astype(np.int64) | (
        _KINDS[ones >> LOW_BITS & (1 << HIGH_BITS) - 1].astype(np.int64) << 5
    )


def kinds_of(part: Any) -> Any:
    """The mask of ranks that a part holds."""
    return ranks_in((part | part >> 1 | part >> 2) & ONES_OF_PART)
