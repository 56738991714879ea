"""Text of hands in plain compact notation -> columns of tiles, declared sets and winning tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..hand.hand import CHOW, FULL, KONG, PUNG, Meld
from ..hand.tiles import BITS, BY_NAME, FIRST_WIND, HONORS, KINDS, RANK, SUIT, SUITS
from ..reading.packed import Declared, declared
from .parts import MASK_OF_PART, ONES_OF_PART, Column, Truths, size_of

MOST_MELDS = 4
DIGIT, HONOR, SUIT_LETTER, SIGN, END, OTHER = range(6)
"""Sorts of characters."""


def _sorts() -> NDArray[np.uint8]:
    found = np.full(256, OTHER, np.uint8)
    for sort, chars in ((DIGIT, "123456789"), (SUIT_LETTER, SUITS), (HONOR, HONORS), (SIGN, "+-"), (END, "\n")):
        found[[ord(char) for char in chars]] = sort
    return found


SORT = _sorts()
VALUE = np.zeros(256, np.int64)
"""A digit's place in its suit, a suit letter's first tile, an honor's tile."""
VALUE[[ord(char) for char in "123456789"]] = range(9)
VALUE[[ord(char) for char in SUITS]] = range(0, FIRST_WIND, 9)
VALUE[[ord(char) for char in HONORS]] = range(FIRST_WIND, KINDS)
UNIT_OF_CHAR = np.zeros(256, np.int64)
"""A digit or an honor as a tile packed in its part."""
PART_OF_CHAR = np.zeros(256, np.int64)
"""The part that a suit letter or an honor names."""
for _names in ("123456789", HONORS):
    UNIT_OF_CHAR[[ord(char) for char in _names]] = [1 << (BITS * place) for place in range(len(_names))]
for _part, _names in enumerate((*SUITS, HONORS)):
    PART_OF_CHAR[[ord(char) for char in _names]] = _part

_FOLLOWS = np.zeros((6, 6), bool)
_FOLLOWS[DIGIT, [DIGIT, SUIT_LETTER]] = True
_FOLLOWS[SUIT_LETTER, [DIGIT, HONOR, SIGN, END]] = True
_FOLLOWS[HONOR, [DIGIT, HONOR, SIGN, END]] = True
_FOLLOWS[SIGN, [DIGIT, HONOR]] = True
_FOLLOWS[END, [DIGIT, HONOR, SIGN]] = True
MAY_FOLLOW = _FOLLOWS.reshape(-1)
"""Which sort of character may come after which, by six times the one and the other."""

PART_OF = np.array(SUIT)
UNIT_IN_PART = np.array([1 << (BITS * (tile - 9 * SUIT[tile])) for tile in range(KINDS)], np.int64)

MELDS = (
    None,
    *(Meld(CHOW, tile) for tile in range(FIRST_WIND) if RANK[tile] <= 7),
    *(Meld(PUNG, tile) for tile in range(KINDS)),
    *(Meld(KONG, tile) for tile in range(KINDS)),
    *(Meld(KONG, tile, concealed=True, source=0) for tile in range(KINDS)),
)
"""Every declared set by its number; 0 is none."""
DECLARED = tuple(Declared() if meld is None else declared(meld) for meld in MELDS)


def _number_of_meld() -> NDArray[np.int64]:
    """[sort, lowest tile] -> number of the declared set; 0 where there is none. Sorts: 0 chow, 1 pung, 2 and 3 kong."""
    found = np.zeros((4, KINDS), np.int64)
    for number, meld in enumerate(MELDS):
        if meld is not None:
            found[(CHOW, PUNG, KONG).index(meld.kind) + meld.concealed, meld.tile] = number
    return found


NUMBER_OF_MELD = _number_of_meld()
TILES_OF_MELD = np.array([0 if meld is None else len(meld.tiles) for meld in MELDS])
TILES_IN_PART = np.array([[one.packed >> (BITS * 9 * part) & MASK_OF_PART for one in DECLARED] for part in range(4)])
"""[part, declared set] -> its packed tiles in that part."""

NO_TILE, BAD_TILE = -1, -2
TILE_OF = {**BY_NAME, "": NO_TILE}


Chars = NDArray[np.uint8]


class Hands(NamedTuple):
    """Complete hands, a row each; rows that are not plain, or no complete hand, hold nothing that means anything.

    parts: the concealed tiles, the winning tile among them, as four columns (three suits and the honors), packed.
    total: all tiles, alike. melds: four columns of numbers in `MELDS`. win: winning tiles. plain: rows to look at.
    """

    parts: Column
    total: Column
    melds: Column
    win: Column
    plain: Truths


def win_column(names: Sequence[str]) -> Column:
    """Winning tiles by their compact names; NO_TILE for "", BAD_TILE for anything else."""
    known = TILE_OF.get
    return np.array([known(name, BAD_TILE) for name in names], np.int64)


def read_hands(texts: Sequence[str], win: Column) -> Hands:
    """The hands that these texts stand for.

    win: winning tiles as `win_column`; NO_TILE for the last concealed tile written. A hand may lack its winning tile.
    """
    count = len(texts)
    text = "\n".join(texts) + "\n"
    if text.count("\n") != count:
        text = "\n".join([one.replace("\n", "?") for one in texts]) + "\n"
    chars = np.frombuffer(text.encode("ascii", "replace"), np.uint8)
    sorts = SORT[chars]
    ends = np.flatnonzero(sorts == END)
    starts = np.concatenate((np.zeros(1, np.int64), ends[:-1] + 1))
    plain = ends > starts
    wrong = np.flatnonzero(~MAY_FOLLOW[sorts[:-1] * np.uint8(6) + sorts[1:]])
    plain[np.searchsorted(ends, wrong + 1)] = False
    plain[0] &= MAY_FOLLOW[END * 6 + int(sorts[0])]
    divides = np.flatnonzero((sorts == SIGN) | (sorts == END))
    until = divides[np.searchsorted(divides, starts)]
    parts = _concealed(chars, sorts, until)
    melds, fine = _melds(chars, sorts, divides, ends)
    return _complete(Hands(parts, parts, melds, win, plain & fine), _last_concealed(chars, sorts, starts, until))


def _concealed(chars: Chars, sorts: Chars, until: Column) -> Column:
    """The packed concealed tiles of each row by part. until: the place after the last one of each row.

    They are added up run by run: each character that is no digit closes the digits before it. A kind held too often
    makes no sense here, nor do the tiles of a row that is not plain.
    """
    closes = np.flatnonzero(sorts != DIGIT)
    packed = np.add.reduceat(UNIT_OF_CHAR[chars], np.append(0, closes[:-1] + 1))
    is_end = sorts[closes] == END
    row = np.cumsum(is_end) - is_end
    own = np.flatnonzero((closes < until[row]) & (packed > 0))
    count = len(until)
    cell = PART_OF_CHAR[chars[closes[own]]] * count + row[own]
    return np.bincount(cell, packed[own], 4 * count).astype(np.int64).reshape(4, count)


def _last_concealed(chars: Chars, sorts: Chars, starts: Column, until: Column) -> Column:
    """The concealed tile of each row that is written last, NO_TILE without any."""
    at = np.maximum(until - 1, starts)
    before = np.where(sorts[at] == SUIT_LETTER, VALUE[chars[np.maximum(at - 1, 0)]], 0)
    return np.where(until > starts, VALUE[chars[at]] + before, NO_TILE)


def _melds(chars: Chars, sorts: Chars, divides: Column, ends: Column) -> tuple[Column, Truths]:
    """The declared sets of each row by number, and which rows have no others. divides: places of signs and ends.

    After its sign a set is three or four digits with one suit letter, or as many honors, up to the next sign or end.
    """
    is_sign = sorts[divides[:-1]] == SIGN
    at, length = divides[:-1][is_sign], np.diff(divides)[is_sign]
    suited = sorts[at + 1] == DIGIT
    size = length - 1 - suited
    places = at + np.minimum(np.arange(1, 5)[:, None], np.clip(size, 1, 4))  # of three tiles the last one twice
    fine = ((size == 3) | (size == 4)) & (sorts[places] == sorts[at + 1]).all(axis=0)
    tiles = VALUE[chars[places]] + np.where(suited, VALUE[chars[at + length - 1]], 0)
    first, second, third, fourth = tiles
    alike = (first == second) & (second == third) & (third == fourth)
    run = (second == first + 1) & (third == first + 2) & (size == 3)
    closed = chars[at] == ord("-")
    sort = np.where(run, 0, np.clip(size, 3, 4) - 2 + (closed & (size == 4)))
    number = NUMBER_OF_MELD[sort, np.minimum(first, KINDS - 1)]
    number[~fine | ~(alike | run) | (closed & (size == 3))] = 0
    row, count = np.searchsorted(ends, at), len(ends)
    slot = np.arange(len(at)) - np.searchsorted(row, row)
    kept, fine_rows = slot < MOST_MELDS, np.ones(count, bool)
    fine_rows[row[(number == 0) | ~kept]] = False
    melds = np.zeros((MOST_MELDS, count), np.int64)
    melds[slot[kept], row[kept]] = number[kept]
    return melds, fine_rows


def _complete(hands: Hands, last: Column) -> Hands:
    """The hands with their winning tiles, as far as they have fourteen tiles, none five times."""
    parts, _, melds, win, plain = hands
    laid = (melds > 0).sum(axis=0)
    size = size_of(parts) + 3 * laid
    written = win == NO_TILE
    win = np.where(written, last, win)
    plain = plain & (win >= 0) & ((size == FULL) | ((size == FULL - 1) & ~written))
    win = np.where(win >= 0, win, 0)
    part, unit = PART_OF[win], UNIT_IN_PART[win]
    here = np.arange(len(win))
    parts[part, here] += np.where(size == FULL - 1, unit, 0)
    plain &= parts[part, here] & 7 * unit > 0
    total = parts.copy()
    for slot in range(MOST_MELDS):
        total += TILES_IN_PART[:, melds[slot]]
    # Eight copies of a kind would carry into the next one: then the fields do not add up to the size.
    plain &= size_of(total) == FULL + (TILES_OF_MELD[melds] == 4).sum(axis=0)
    five = (total >> 2) & (total | total >> 1) & ONES_OF_PART
    plain &= ~five.any(axis=0)
    return Hands(parts, total, melds, win, plain)
