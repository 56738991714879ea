"""What counts of all that a candidate shows, as columns: a row for each fan, a column for each thing that is shown.

The engine's own principles as arithmetic on columns: what strikes what comes from the book, as do the prices; the
test compares each step with the engine's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..engine.book import Book
from .codes import Answers
from .parts import Column

Counts = NDArray[np.uint8]
"""[fan, candidate] -> how often it counts."""


class Shown(NamedTuple):
    """What candidates show: the columns of what counts in each.

    best: counts of the best choice. worth, own: its worth, and its sum in the game's own unit, by which candidates
    compare. asked: the fans that must look at everything, as a mask of `Book.closer_look`.
    """

    best: Counts
    worth: Column
    own: Column
    asked: Column

    def followed_by(self, other: Shown) -> Shown:
        """These, then the others."""
        return Shown(
            np.concatenate((self.best, other.best), axis=1),
            np.concatenate((self.worth, other.worth)),
            np.concatenate((self.own, other.own)),
            np.concatenate((self.asked, other.asked)),
        )


class Principles:
    """A book's principles for columns."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.repeats = np.array([fan.repeats for fan in book.fans], np.uint8)[:, None]
        self.prices = np.array(
            [[book.price[fan.id] if fan.unit == unit else 0 for fan in book.fans] for unit in book.units], np.int64
        )
        self.strikes = [
            (fan.position, [other.position for other in struck], [(other.position, count) for other, count in lowered])
            for fan, struck, lowered in book.strikes_in_order()
        ]
        self.given = [[fan.position for fan, _ in book.counts(mask)] for _, mask in book.closer_look()]
        self.aside = [fan.position for fan, _ in book.counts(book.aside)]
        self.beyond = [fan.position for fan, _ in book.counts(book.beyond)]
        self.fallback = [fan.position for fan, _ in book.counts(book.fallback)]
        self._worths: dict[tuple[int, ...], int] = {}

    def column(self, mask: int) -> Counts:
        """The counts of a mask."""
        found = np.zeros(len(self.book.fans), np.uint8)
        for fan, count in self.book.counts(mask):
            found[fan.position] = count
        return found

    def columns(self, masks: Sequence[int]) -> Counts:
        """The counts of each mask."""
        return np.array([self.column(mask) for mask in masks], np.uint8).reshape(-1, len(self.book.fans)).T

    def asked(self, counts: Counts) -> Column:
        """Which fans must look at everything."""
        found = np.zeros(counts.shape[1], np.int64)
        for number, places in enumerate(self.given):
            found |= (counts[places] > 0).all(axis=0).astype(np.int64) << number
        return found

    def take_struck_away(self, counts: Counts) -> None:
        """Non-repeat across views, in place; as `Book.without_struck`."""
        for place, struck, lowered in self.strikes:
            held = counts[place] > 0
            if held.any():
                kept = ~held
                for other in struck:
                    counts[other] *= kept
                for other, times in lowered:
                    counts[other] -= np.minimum(counts[other], held * np.uint8(times))

    def sums(self, counts: Counts) -> Column:
        """The sums of prices, a row for each unit."""
        found: Column = np.zeros((len(self.prices), counts.shape[1]), np.int64)
        for place in np.flatnonzero(counts.any(axis=1)).tolist():
            for unit, price in enumerate(self.prices[:, place].tolist()):
                if price:
                    found[unit] += counts[place].astype(np.int64) * price
        return found

    def worth(self, sums: Column) -> Column:
        """What sums of prices come to, as `Game.combine`."""
        distinct, places = distinct_columns(sums)
        return np.array([self._worth(tuple(one)) for one in distinct], np.int64)[places]

    def _worth(self, sums: tuple[int, ...]) -> int:
        found = self._worths.get(sums)
        if found is None:
            found = self._worths[sums] = self.book.game.worth(sums)
        return found

    def finish(self, counts: Counts) -> Counts:
        """What counts in the best reading; as `Book.final`."""
        if not self.fallback:
            return counts
        found = counts.copy()
        empty = counts.sum(axis=0) == counts[self.aside].sum(axis=0)
        for place in self.fallback:
            found[place, empty] = self.repeats[place, 0]
        return found


def distinct_columns(rows: Column) -> tuple[list[list[int]], Column]:
    """The distinct columns of some rows of numbers, and which of them each column is."""
    code = np.zeros(rows.shape[1], np.int64)
    for row in rows:
        _, places = np.unique(row, return_inverse=True)
        code = code * (int(places.max(initial=0)) + 1) + places
    _, first, places = np.unique(code, return_index=True, return_inverse=True)
    return rows[:, first].T.tolist(), places


def best_of(groups: Column, counts: Counts, worth: Column, own: Column) -> Column:
    """The best member of each group, in order of the groups; as `Book.outcome` compares.

    groups: of each member, in order. The others are rows and columns of the same members.
    """
    order = np.lexsort((-own, -worth, groups))
    begins = np.flatnonzero(np.diff(groups[order], prepend=-1))
    best, of_member = order[begins], np.cumsum(np.diff(groups[order], prepend=-1) > 0) - 1
    rank = np.arange(len(order)) - begins[of_member]
    first = best[of_member]
    equal = (rank > 0) & (worth[order] == worth[first]) & (own[order] == own[first])
    for turn in range(1, int(rank[equal].max(initial=0)) + 1):  # among equals the first in the rulebook
        at = np.flatnonzero(equal & (rank == turn))
        group, member = of_member[at], order[at]
        better = _stands_first(counts[:, member], counts[:, best[group]])
        best[group[better]] = member[better]
    return best


def _stands_first(one: Counts, other: Counts) -> NDArray[np.bool_]:
    """Whether the fans of the one, each as often as it counts, come before those of the other in the rulebook.

    Where they first differ, who has more of that fan comes first, unless the other has nothing after it.
    """
    differs = one != other
    first = differs.argmax(axis=0)
    here = np.arange(one.shape[1])
    more = one[first, here] > other[first, here]
    after: NDArray[np.bool_] = np.arange(len(one))[:, None] > first
    found: NDArray[np.bool_] = np.where(more, (other * after).any(axis=0), ~(one * after).any(axis=0))
    found &= differs.any(axis=0)
    return found


class AnswerCounts:
    """The counts of a view's answers, by number; grown as there are more."""

    def __init__(self, principles: Principles, answers: Answers, mask_of: Callable[[Any], int], scope: str) -> None:
        """mask_of: from an answer to its mask. scope: the view whose fans those are."""
        self._principles, self._answers, self._mask_of = principles, answers, mask_of
        self._places = [fan.position for fan in principles.book.fans if fan.scope == scope]
        self._counts = np.zeros((len(self._places), 0), np.uint8)

    def add_to(self, counts: Counts, numbers: Column) -> None:
        """Add what counts in these answers."""
        new = self._answers.found[self._counts.shape[1] :]
        if new:
            masks = [0 if answer is None else self._mask_of(answer) for answer in new]
            more = self._principles.columns(masks)[self._places]
            self._counts = np.concatenate((self._counts, more), axis=1)
        for place, of_fan in zip(self._places, self._counts, strict=True):
            if of_fan.any():
                counts[place] += of_fan[numbers]
