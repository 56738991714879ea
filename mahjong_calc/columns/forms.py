"""The forms of a hand as columns: readings in each of them, and the kinds that complete one.

Knitted straights are rare and are left to the engine, with all hands that nearly hold one.
"""

from __future__ import annotations

import numpy as np

from ..engine.book import Book
from ..hand.tiles import BITS
from ..reading.form_tiles import KNITTED, OUTSIDE
from ..reading.forms import KNITTED_HONORS, KNITTED_STRAIGHT, ORPHANS, SEVEN_PAIRS
from ..reading.readings import CHOWS
from ..reading.views import Form, Wait
from .hands import DECLARED, Hands
from .parts import MASK_OF_PART, ONES_OF_PART, RANKS, Column, Truths, kinds_of
from .readings import Readings, awaited_by_pairs, awaited_by_sets, near_knitted, standard_readings

CHOW_MELDS = [number for number, one in enumerate(DECLARED) if one.reading & CHOWS]
LEAST_HONORS = 5
"""Of different kinds, in a hand of orphans or of honors and knitted tiles."""


def serves(book: Book) -> bool:
    """Whether the book's hands can be counted by columns: where its game has only forms that are known here, and does
    not ask about every wait of those that have no sets."""
    game, forms = book.game, set(book.game.forms.by_melds[0])
    loose = forms - {SEVEN_PAIRS, KNITTED_STRAIGHT} and game.asks_every_wait
    return game.can_count_fast and not loose and forms <= {SEVEN_PAIRS, ORPHANS, KNITTED_HONORS, KNITTED_STRAIGHT}


class Forms:
    """The forms of a book's game."""

    def __init__(self, book: Book) -> None:
        self._refuses_nothing = book.game.refuses_nothing
        self._forms = frozenset(book.game.forms.by_melds[0])

    def served(self, hands: Hands) -> Truths:
        """Which hands are looked at here at all."""
        found: Truths = np.ones(len(hands.win), bool)
        if self._refuses_nothing:
            chows = np.isin(hands.melds, CHOW_MELDS).any(axis=0)
            found &= self._refuses_nothing(list(hands.total[:3]), hands.total[3], chows)
        if KNITTED_STRAIGHT in self._forms:
            few = np.flatnonzero(found & (hands.melds[1] == 0))
            near = few[near_knitted(hands.parts[:, few])]
            found[near] = _honors_and_knitted(hands.parts[:, near])  # all different: no pair beside the straight
        return found

    def readings(self, hands: Hands, rows: Column) -> Readings:
        """Every reading in every form."""
        found = [standard_readings(hands.parts, hands.win, rows)]
        closed = rows[hands.melds[0, rows] == 0]
        parts = hands.parts[:, closed]
        if SEVEN_PAIRS in self._forms:
            found.append(_other_form(closed[(parts & ONES_OF_PART == 0).all(axis=0)], Form.SEVEN_PAIRS, Wait.SINGLE))
        many_honors = np.bitwise_count(kinds_of(parts[3])) >= LEAST_HONORS
        closed, parts = closed[many_honors], parts[:, many_honors]
        if ORPHANS in self._forms:
            found.append(_other_form(closed[_all_orphans(parts)], Form.ORPHANS, Wait.NONE))
        if KNITTED_HONORS in self._forms:
            knitted = _honors_and_knitted(parts)
            honors = np.bitwise_count(kinds_of(parts[3, knitted])).astype(np.int64)
            found.append(_other_form(closed[knitted], Form.KNITTED_HONORS | honors << 3, Wait.NONE))
        return Readings(*(np.concatenate(column, axis=-1) for column in zip(*found, strict=True)))

    def awaited(self, standing: Column, melds: Column) -> Column:
        """The kinds that complete a hand, as four columns of masks of ranks. standing: the tiles before the last."""
        found = awaited_by_sets(standing)
        if SEVEN_PAIRS in self._forms:
            closed = np.flatnonzero(melds[0] == 0)
            found[:, closed] |= awaited_by_pairs(standing[:, closed])
        return found


def _other_form(rows: Column, form: Column | int, shape: int) -> Readings:
    """The readings of hands in a form without sets."""
    none = np.zeros(len(rows), np.int64)
    return Readings(
        rows,
        np.zeros((4, len(rows)), np.int64),
        np.zeros((4, len(rows)), np.int64),
        none,
        none | 1 << shape,
        none | form,
    )


def _all_orphans(parts: Column) -> Truths:
    """Whether fourteen tiles are one of each terminal and honor and one of them again."""
    wanted = [[int(kinds_of(OUTSIDE >> (BITS * RANKS * part) & MASK_OF_PART))] for part in range(4)]
    found: Truths = (kinds_of(parts) == np.array(wanted)).all(axis=0)
    return found


def _honors_and_knitted(parts: Column) -> Truths:
    """Whether fourteen tiles are all different, honors and tiles of one knitting."""
    single = (parts == parts & ONES_OF_PART).all(axis=0)
    found: Truths = np.zeros(parts.shape[1], bool)
    for knitting in KNITTED:
        found |= np.logical_and.reduce(
            [parts[suit] & ~(knitting >> (BITS * RANKS * suit) & MASK_OF_PART) == 0 for suit in range(3)]
        )
    found &= single
    return found
