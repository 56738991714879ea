"""Candidates and how they were won -> what each view shows, as the numbers of the answers."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..engine.book import Book
from ..hand.tiles import BITS, FIRST_WIND, KINDS, UNIT
from ..reading.keyed import CHOW_BITS, OUTSIDE_KINDS
from ..reading.keys import EVERY_PAIR, claimed_pung, kongs_key, whole_view, win_key
from ..reading.packed import Declared
from ..reading.readings import PAIR_FIELD
from ..reading.views import Exposure, Form, Tiles, Wait, Whole, some_sets
from . import codes, readings
from .forms import Forms
from .hands import DECLARED, MOST_MELDS, TILES_IN_PART, TILES_OF_MELD, UNIT_IN_PART, Hands
from .parts import ONES_OF_PART, RANKS, Column, kinds_of, ranks_in
from .readings import Readings

CHOWS_OF_MELD = np.array(
    [[one.reading >> (7 * CHOW_BITS * suit) & (1 << 7 * CHOW_BITS) - 1 for one in DECLARED] for suit in range(3)]
)
PUNGS_OF_MELD = np.array(
    [
        [one.reading >> (21 * CHOW_BITS + RANKS * part) & (1 << (7 if part == 3 else RANKS)) - 1 for one in DECLARED]
        for part in range(4)
    ]
)
WAYS_OF_MELD = np.array([one.ways for one in DECLARED])
CLAIMED_OF_MELD = np.array([one.claimed for one in DECLARED])
TRAITS_OF_PART = np.zeros((4, 1 << RANKS), np.int64)
"""[part, kinds in it] -> what they add to the key of `Tiles`."""
for _tile in range(KINDS):
    _kinds = np.arange(1 << RANKS)
    TRAITS_OF_PART[min(_tile // RANKS, 3)] |= np.where(_kinds >> (_tile % RANKS) & 1, Tiles.BITS[_tile], 0)
KONG_IN_PART = np.where(TILES_OF_MELD == 4, TILES_IN_PART, 0)
EXPOSURE_OF_MELD = np.array(
    [
        sum(
            5**digit
            for digit, (field, outside) in enumerate(codes.EXPOSURE_SORTS)
            if one.exposure & some_sets(field, outside=outside, count=KINDS)
        )
        for one in DECLARED
    ]
)
"""Declared set -> what it adds to a dense key of `Exposure`."""
OPEN_PUNG, CLOSED_PUNG = (
    np.array([5 ** codes.EXPOSURE_SORTS.index((field, outside)) for outside in (False, True)])
    for field in (Exposure.OPEN_PUNG, Exposure.CLOSED_PUNG)
)
OUTSIDE_OF_PART = np.array([OUTSIDE_KINDS >> RANKS * part & (1 << RANKS) - 1 for part in range(4)])[:, None]
EVERY_OF_PAIR = np.array(EVERY_PAIR)
SHAPE_OF = np.array(
    [
        [([shape for shape in range(readings.SHAPES) if mask >> shape & 1] + [0] * 5)[nth] for nth in range(5)]
        for mask in range(1 << readings.SHAPES)
    ]
)
"""[mask of shapes, nth] -> the nth shape."""


FOURTHS = ONES_OF_PART << 2


class How(NamedTuple):
    """How hands were won, a row each; as `situation.Situation`."""

    seat: Column
    round: Column
    self_drawn: Column
    win: Column


class Candidates:
    """Asks the views of a book about the candidates of many hands."""

    def __init__(self, book: Book) -> None:
        self.book, self.forms, self.views = book, Forms(book), codes.Views(book)
        self._wait_asked = np.zeros(readings.SHAPES, bool)
        self._wait_asked[list(book.wait_shapes)] = True

    def numbers(self, hands: Hands, how: How, read: Readings) -> tuple[Column, dict[str, Column]]:
        """The reading of each candidate, and the numbers of the answers of every view."""
        numbers = self._of_readings(hands, how, read)
        count = np.bitwise_count(read.shapes).astype(np.int64)
        at = np.repeat(np.arange(len(read.row)), count)
        shape = SHAPE_OF[read.shapes[at], np.arange(len(at)) - np.repeat(np.cumsum(count) - count, count)]
        numbers = {name: column[at] for name, column in numbers.items()}
        return at, numbers | self._of_shapes(hands, how, read, at, shape)

    def _of_readings(self, hands: Hands, how: How, read: Readings) -> dict[str, Column]:
        """The numbers of the views that do not depend on what the winning tile finished."""
        ask, row = self.views.answers, read.row
        melds, standard = hands.melds[:, row], read.form == Form.STANDARD
        chows = read.chows[:3] + sum(CHOWS_OF_MELD[:, slot] for slot in melds)
        pungs = read.pungs + sum(PUNGS_OF_MELD[:, slot] for slot in melds)
        pair = np.where(read.pair > FIRST_WIND, read.pair - FIRST_WIND, 0)
        numbers = {name: column[row] for name, column in self._of_hands(hands, how).items()}
        numbers["Form"] = ask["Form"].where(~standard, read.form)
        numbers["Chows"] = ask["Chows"](codes.chow_keys().dense(chows))
        numbers["Numbers"] = ask["Numbers"].where(standard, codes.pung_keys().dense(pungs[:3]))
        honors = codes.honor_key(pungs[3], pair, how.seat[row], how.round[row])
        numbers["Honors"] = ask["Honors"].where(standard, honors)
        every = self._every("Chows", numbers) & self._every("Numbers", numbers) & self._every("Honors", numbers)
        numbers["Sets"] = ask["Sets"].where(standard, every & EVERY_OF_PAIR[read.pair])
        return numbers

    def _of_shapes(self, hands: Hands, how: How, read: Readings, at: Column, shape: Column) -> dict[str, Column]:
        """The numbers of the views that depend on what the winning tile finished. at: the reading of each shape."""
        ask, row, own = self.views.answers, read.row[at], read.pungs[:, at]
        melds, drawn = hands.melds[:, row], how.self_drawn[row]
        claimed = claimed_pung(shape, drawn, self.book.claim_opens)
        ways = WAYS_OF_MELD[melds].sum(axis=0)
        numbers = {
            "Kongs": ask["Kongs"](kongs_key(np.bitwise_count(own).astype(np.int64).sum(axis=0), claimed, ways)),
            "Wait": ask["Wait"](self._wait(hands, row, shape)),
        }
        if self.book.exposed:
            tile = np.where(claimed > 0, hands.win[row], -1)
            pair = np.where(read.pair > FIRST_WIND, read.pair - FIRST_WIND, 0)[at]
            numbers["Exposure"] = ask["Exposure"](_exposure(own, tile, melds, pair, how.seat[row], how.round[row]))
        return numbers

    def _of_hands(self, hands: Hands, how: How) -> dict[str, Column]:
        """The numbers of the views that do not depend on the reading."""
        ask, total = self.views.answers, hands.total
        kinds = kinds_of(total)
        traits = TRAITS_OF_PART[0][kinds[0]]
        for number in range(1, 4):
            traits = traits | TRAITS_OF_PART[number][kinds[number]]
        claimed = CLAIMED_OF_MELD[hands.melds].sum(axis=0)
        part = np.minimum(hands.win // RANKS, 3)
        here = np.arange(len(part))
        melded = (total[part, here] - hands.parts[part, here]) >> BITS * (hands.win - RANKS * part) & 7
        found = {"Tiles": ask["Tiles"].where(hands.plain, traits)}
        found["Win"] = ask["Win"].where(hands.plain, win_key(how.win, claimed, melded))
        fours = np.zeros(len(hands.win), np.int64)
        at = np.flatnonzero((total & FOURTHS).any(axis=0) & hands.plain)
        fours[at] = _fours(total[:, at], hands.melds[:, at])
        found["Copies"] = ask["Copies"].where(fours > 0, fours)
        return found

    def _every(self, name: str, numbers: dict[str, Column]) -> Column:
        """What is true of every set, as the answers of this view say."""
        found = self.views.answers[name].found
        true_of = np.array([0, *(answer[0] for answer in found[1:])], np.int64)
        return true_of[numbers[name]]

    def _wait(self, hands: Hands, row: Column, shape: Column) -> Column:
        """The key of `Wait`."""
        several, asked = np.zeros(len(hands.win), np.int64), self._wait_asked[shape]
        several[row[asked]] = 1
        at = np.flatnonzero(several)
        several[at] = self._several(hands, at) * Wait.SEVERAL
        return shape | np.where(asked, several[row], 0)

    def _several(self, hands: Hands, rows: Column) -> Column:
        """Whether other kinds of tile were awaited too."""
        win, here = hands.win[rows], np.arange(len(rows))
        part = np.minimum(win // RANKS, 3)
        standing = hands.parts[:, rows]
        standing[part, here] -= UNIT_IN_PART[win]
        awaited = self.forms.awaited(standing, hands.melds[:, rows])
        if not self.book.dead_waits_count:
            total = hands.total[:, rows]
            total[part, here] -= UNIT_IN_PART[win]
            awaited &= ~ranks_in(total >> 2 & ONES_OF_PART)
        awaited[part, here] &= ~(1 << (win - RANKS * part))
        found: Column = (awaited != 0).sum(axis=0).clip(max=1)
        return found


def whole(hands: Hands, how: How, read: Readings, reading: int) -> Whole:
    """The view of everything of one candidate."""
    row = int(read.row[reading])
    melds = [DECLARED[number] for number in hands.melds[:, row].tolist() if number]
    own = sum(chows << (7 * CHOW_BITS * suit) for suit, chows in enumerate(read.chows[:3, reading].tolist()))
    whole = own + sum(meld.reading for meld in melds) % (1 << PAIR_FIELD) | int(read.pair[reading]) << PAIR_FIELD
    standing = _packed(hands.parts[:, row]) - UNIT[int(hands.win[row])]
    declared, win = sum(melds, Declared()), int(hands.win[row])
    won = int(win_key(int(how.win[row]), declared.claimed, declared.packed >> BITS * win & 7))
    return whole_view(standing, _packed(hands.total[:, row]), whole, len(melds), won)


def _packed(parts: Column) -> int:
    """A heap from its four parts."""
    return sum(tiles << (BITS * RANKS * part) for part, tiles in enumerate(parts.tolist()))


def _fours(total: Column, melds: Column) -> Column:
    """The kinds held four times without being a declared kong, as a mask."""
    loose = total.copy()
    for slot in range(MOST_MELDS):
        loose -= KONG_IN_PART[:, melds[slot]]
    return sum(ranks << RANKS * part for part, ranks in enumerate(ranks_in(loose >> 2 & ONES_OF_PART)))  # type: ignore


def _exposure(own: Column, claimed: Column, melds: Column, pair: Column, seat: Column, round: Column) -> Column:
    """A dense key of `Exposure`."""
    outside = np.bitwise_count(own & OUTSIDE_OF_PART).astype(np.int64).sum(axis=0)
    simple = np.bitwise_count(own).astype(np.int64).sum(axis=0) - outside
    key = simple * CLOSED_PUNG[0] + outside * CLOSED_PUNG[1] + EXPOSURE_OF_MELD[melds].sum(axis=0)
    sort = (OUTSIDE_KINDS >> np.maximum(claimed, 0) & 1).astype(np.int64)
    key += np.where(claimed >= 0, OPEN_PUNG[sort] - CLOSED_PUNG[sort], 0)
    dragons = (pair > 4) * codes.DRAGON_PAIR
    winds = (pair - 1 == seat) * codes.SEAT_PAIR | (pair - 1 == round) * codes.ROUND_PAIR
    found: Column = key + np.where(pair > 4, dragons, winds) * 5 ** len(codes.EXPOSURE_SORTS)
    return found
