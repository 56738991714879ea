"""Columns of tiles -> candidates: every way to take the concealed tiles apart, with every place of the winning tile.

What a part of a hand can be is worked out forwards, for all parts that can be taken apart at once: sets are put
together one by one, then a pair. `tests/engine/test_columns.py` compares that with the slow functions of `readings`.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..hand.tiles import BITS, FIRST_WIND, KINDS, Tile
from ..reading.form_tiles import KNITTED
from ..reading.keyed import CHOW_BITS
from ..reading.readings import CHOWS, chow_unit
from ..reading.views import Wait
from ..reading.wait_shapes import sets_with
from .parts import ONES_OF_PART, PARTS, RANKS, Column, kinds_of, number_of, ranks_in

MOST_SETS = 4
CHOWS_OF_SUIT = 7
SHAPES = 5
"""Shapes of `Wait`, as the bits of a mask."""


class PartTable(NamedTuple):
    """Everything that is known of one part of a hand, of all that it can be.

    first, ways: part by number -> its first reading, and how many. chows, pungs, pair: of a reading, counted from the
    part's first tile; 1 for the first rank's pair, 0 without one. finished: [reading, rank] -> shapes that a tile can
    have finished, as a mask. awaited: part by number -> ranks that complete it, with a pair where its size asks for it.
    """

    first: NDArray[np.int32]
    ways: NDArray[np.int8]
    chows: Column
    pungs: Column
    pair: Column
    finished: NDArray[np.uint8]
    awaited: NDArray[np.int16]


WIDE = 4
"""Bits a kind while parts are put together, so that a fifth copy has room."""
WIDE_ONES = sum(1 << (WIDE * rank) for rank in range(RANKS))


def _sets_of(first_tile: Tile) -> list[tuple[int, int, int]]:
    """(wide packed tiles, chow, pung) of each set of a part."""
    found = [(3 << (WIDE * rank), 0, 1 << rank) for rank in _ranks_of(first_tile)]
    if first_tile < FIRST_WIND:
        run = 1 | 1 << WIDE | 1 << 2 * WIDE
        found += [(run << (WIDE * rank), chow_unit(rank), 0) for rank in range(CHOWS_OF_SUIT)]
    return found


def _ranks_of(first_tile: Tile) -> range:
    return range(RANKS if first_tile < FIRST_WIND else KINDS - FIRST_WIND)


def _none_beyond(wide: Column, most: int) -> NDArray[np.bool_]:
    """Whether no kind is there more often."""
    found: NDArray[np.bool_] = (wide + (7 - most) * WIDE_ONES) & 8 * WIDE_ONES == 0
    return found


def _narrow(wide: Column) -> Column:
    """The same tiles packed as everywhere."""
    found: Column = sum((wide >> (WIDE * rank) & 7) << (BITS * rank) for rank in range(RANKS))  # type: ignore[assignment]
    return found


def _put_together(first_tile: Tile) -> tuple[Column, Column, Column, Column]:
    """Wide packed tiles, chows, pungs and pair of every reading of a part that holds no kind six times."""
    start = np.zeros(1, np.int64)
    tiles, chows, pungs, last = start, start, start, start
    found = [(tiles, chows, pungs)]
    for _ in range(MOST_SETS):
        grown = []
        for number, (more, chow, pung) in enumerate(_sets_of(first_tile)):
            fits = (last <= number) & _none_beyond(tiles + more, 5)
            grown.append((tiles[fits] + more, chows[fits] + chow, pungs[fits] | pung, np.full(fits.sum(), number)))
        tiles, chows, pungs, last = (np.concatenate(column) for column in zip(*grown, strict=True))
        found.append((tiles, chows, pungs))
    tiles, chows, pungs = (np.concatenate(column) for column in zip(*found, strict=True))
    ranks = _ranks_of(first_tile)
    tiles = np.concatenate([tiles, *(tiles + (2 << (WIDE * rank)) for rank in ranks)])
    pair = np.repeat(np.arange(len(ranks) + 1), len(chows))
    chows, pungs = np.tile(chows, len(ranks) + 1), np.tile(pungs, len(ranks) + 1)
    fits = _none_beyond(tiles, 5)
    return tiles[fits], chows[fits], pungs[fits], pair[fits]


def _finished(first_tile: Tile, chows: Column, pungs: Column, pair: Column) -> NDArray[np.uint8]:
    """The shapes that each rank can have finished in each reading."""
    found = np.zeros((len(chows), RANKS), np.uint8)
    for rank in _ranks_of(first_tile):
        here = found[:, rank]
        for field, shape in sets_with(first_tile + rank):
            if field & CHOWS:
                suit_field = field >> (CHOW_BITS * CHOWS_OF_SUIT * (first_tile // 9))
                here |= ((chows & suit_field) > 0).astype(np.uint8) << shape
            else:
                here |= ((pungs & 1 << rank) > 0).astype(np.uint8) << shape
        here |= (pair == rank + 1).astype(np.uint8) << Wait.SINGLE
    return found


def _awaited(first_tile: Tile, wide: Column) -> NDArray[np.int16]:
    """Part by number -> the ranks that complete it, though it may hold all four already."""
    found = np.zeros(PARTS, np.int16)
    for rank in _ranks_of(first_tile):
        rest = wide[wide >> (WIDE * rank) & 7 > 0] - (1 << (WIDE * rank))
        found[number_of(_narrow(rest[_none_beyond(rest, 4)]))] |= 1 << rank
    return found


@cache
def part_table(first_tile: Tile) -> PartTable:
    """The table of a part, by its first tile: all suits have one, honors another."""
    wide, *columns = _put_together(first_tile)
    can_be = np.flatnonzero(_none_beyond(wide, 4))
    packed = _narrow(wide[can_be])
    order = np.argsort(packed, kind="stable")
    chows, pungs, pair = (column[can_be[order]] for column in columns)
    complete, starts, counts = np.unique(packed[order], return_index=True, return_counts=True)
    first, ways = np.zeros(PARTS, np.int32), np.zeros(PARTS, np.int8)
    numbers = number_of(complete)
    first_of_each = np.unique(wide, return_index=True)[1]  # sorting beats what `unique` does without an index
    first[numbers], ways[numbers] = starts, counts
    return PartTable(
        first,
        ways,
        chows,
        pungs,
        pair,
        _finished(first_tile, chows, pungs, pair),
        _awaited(first_tile, wide[first_of_each]),
    )


def part_tables() -> tuple[PartTable, ...]:
    """The tables of the four parts of a hand."""
    suit = part_table(0)
    return suit, suit, suit, part_table(FIRST_WIND)


class Readings(NamedTuple):
    """Readings of concealed tiles, each with the row of its hand, in order of the rows.

    chows: four columns (the last one empty) by part, counted from its first tile; pungs alike. pair: honor or tile of
    the pair as its field holds it, 0 without one. shapes: those that the winning tile can have finished, as a mask.
    form: of `Form`.
    """

    row: Column
    chows: Column
    pungs: Column
    pair: Column
    shapes: Column
    form: Column


def standard_readings(parts: Column, win: Column, rows: Column) -> Readings:
    """Every reading of the hands of these rows as sets and one pair."""
    tables, numbers = part_tables(), number_of(parts[:, rows])
    ways = np.array([table.ways[number] for table, number in zip(tables, numbers, strict=True)], np.int64)
    first = np.array([table.first[number] for table, number in zip(tables, numbers, strict=True)], np.int64)
    pairs = sum((table.pair[at] > 0).astype(np.int64) for table, at in zip(tables, first, strict=True))
    count = np.where(pairs == 1, ways.prod(axis=0), 0)
    at = np.repeat(np.arange(len(rows)), count)
    turn = np.arange(len(at)) - np.repeat(np.cumsum(count) - count, count)
    chows, pungs = np.zeros((4, len(at)), np.int64), np.zeros((4, len(at)), np.int64)
    pair, shapes = np.zeros(len(at), np.int64), np.zeros(len(at), np.int64)
    tile = win[rows][at]
    for part, table in enumerate(tables):
        reading = first[part, at] + turn % ways[part, at]
        turn //= ways[part, at]
        chows[part], pungs[part] = table.chows[reading], table.pungs[reading]
        own = table.pair[reading]
        pair += np.where(own > 0, own + 9 * part, 0)
        won_here = tile // RANKS == part
        shapes += np.where(won_here, table.finished[reading, tile % RANKS], 0)
    return Readings(rows[at], chows, pungs, pair, shapes, np.zeros(len(at), np.int64))


def awaited_by_sets(parts: Column) -> Column:
    """The kinds that complete four sets and a pair, as four columns of masks of ranks; as `readings.awaited_by_sets`.

    parts: of the tiles before the winning one. A part is completed where all others are complete.
    """
    numbers = number_of(parts)
    tables = part_tables()
    whole = np.array([table.ways[number] > 0 for table, number in zip(tables, numbers, strict=True)])
    found = np.array([table.awaited[number] for table, number in zip(tables, numbers, strict=True)], np.int64)
    others = whole.sum(axis=0) - whole
    return np.where(others == 3, found, 0)


def awaited_by_pairs(parts: Column) -> Column:
    """The kind that completes seven pairs, alike; of thirteen tiles."""
    odd = ranks_in(parts & ONES_OF_PART)
    lone = np.bitwise_count(odd).sum(axis=0) == 1
    return np.where(lone, odd, 0)


def near_knitted(parts: Column) -> NDArray[np.bool_]:
    """Whether a knitted straight is there, or lacks one tile at most."""
    found = np.zeros(parts.shape[1], bool)
    held = kinds_of(parts[:3])
    at = np.flatnonzero((np.bitwise_count(held) >= 2).all(axis=0))
    held = held[:, at]
    lacking = np.full(len(at), RANKS, np.int64)
    for knitting in KNITTED:
        rows = [int(kinds_of(knitting >> (BITS * RANKS * suit) & 7 * ONES_OF_PART)) for suit in range(3)]
        missing = sum(np.bitwise_count(row & ~held[suit]).astype(np.int64) for suit, row in enumerate(rows))
        np.minimum(lacking, missing, out=lacking)
    found[at] = lacking < 2
    return found
