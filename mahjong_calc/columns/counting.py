"""From hands and circumstances to what counts: the way through forms, candidates and finals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ..engine.book import Book
from . import finals
from .candidates import Candidates, How, whole
from .hands import Hands
from .parts import Column
from .readings import Readings

MOST_SHOWN = 100_000
"""Different things that candidates show of which the answers are remembered."""


class Counter:
    """Counts the hands of one book. shown: what counts, a column for each number that `count` gives, as long as `begun`
    stays the same."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.candidates = Candidates(book)
        self.views = self.candidates.views
        self.principles = finals.Principles(book)
        self._counts = {
            name: finals.AnswerCounts(self.principles, answers, *_masks_of(name))
            for name, answers in self.views.answers.items()
        }
        self._widths = dict.fromkeys(self.views.answers, 1)
        self.begun = 0
        self.forget()

    def forget(self) -> None:
        """Begin anew with what is remembered; the numbers of `shown` mean something else from here on."""
        self.begun += 1
        self._known = np.zeros(0, np.int64)
        self._number_of = np.zeros(0, np.int64)
        fans = len(self.book.fans)
        nothing = np.zeros(0, np.int64)
        self.shown = finals.Shown(np.zeros((fans, 0), np.uint8), nothing, nothing, nothing)

    def count(self, hands: Hands, how: How) -> Column:
        """What counts in each hand, as the number of a column of `shown`; -1 for a hand to be looked at in full."""
        if len(self._known) > MOST_SHOWN:
            self.forget()
        found = np.full(len(hands.win), -1, np.int64)
        forms = self.candidates.forms
        read = forms.readings(hands, np.flatnonzero(hands.plain & forms.served(hands)))
        if not len(read.row):
            return found
        of_reading, numbers = self.candidates.numbers(hands, how, read)
        row, shown = read.row[of_reading], self._shown(numbers)
        odd = self._closer_look(hands, how, read, of_reading, shown)
        self._choose(row, shown, found)
        found[row[odd]] = -1
        return found

    def _choose(self, row: Column, shown: Column, found: Column) -> None:
        """Put the best of each row's candidates in its place. shown: what each shows."""
        order = np.argsort(row, kind="stable")
        row, shown = row[order], shown[order]
        worth, own = self.shown.worth[shown], self.shown.own[shown]
        begins = np.flatnonzero(np.diff(row, prepend=-1))
        single = np.diff(begins, append=len(row)) == 1
        found[row[begins[single]]] = shown[begins[single]]
        several = np.flatnonzero(~np.repeat(single, np.diff(begins, append=len(row))))
        if len(several):
            group = np.cumsum(np.diff(row[several], prepend=-1) > 0) - 1
            best = finals.best_of(group, self.shown.best[:, shown[several]], worth[several], own[several])
            found[row[several[best]]] = shown[several[best]]

    def _closer_look(self, hands: Hands, how: How, read: Readings, of_reading: Column, shown: Column) -> Column:
        """The candidates in which a fan holds that looks at everything; those are left to the engine."""
        asked, fans = self.shown.asked[shown], [fan for fan, _ in self.book.closer_look()]
        odd = []
        for candidate in np.flatnonzero(asked).tolist():
            reading = int(of_reading[candidate])
            view = whole(hands, how, read, reading)
            mask = int(asked[candidate])
            if any(mask >> number & 1 and fan.made(view) for number, fan in enumerate(fans)):
                odd.append(candidate)
        return np.array(odd, np.int64)

    def _shown(self, numbers: dict[str, Column]) -> Column:
        """The number of what each candidate shows; what is new is worked out."""
        for name, answers in self.views.answers.items():
            if len(answers.found) >> self._widths[name]:
                self._widths[name] = len(answers.found).bit_length()
                self.forget()
        distinct, first, places = np.unique(
            self.views.codes(numbers, self._widths), return_index=True, return_inverse=True
        )
        new = np.flatnonzero(~np.isin(distinct, self._known, assume_unique=True))
        if len(new):
            found = self._look({name: column[first[new]] for name, column in numbers.items()})
            start = self.shown.best.shape[1]
            self.shown = self.shown.followed_by(found)
            known = np.concatenate((self._known, distinct[new]))
            order = np.argsort(known)
            self._known = known[order]
            self._number_of = np.concatenate((self._number_of, np.arange(start, start + len(new))))[order]
        return self._number_of[np.searchsorted(self._known, distinct)][places]

    def _look(self, numbers: dict[str, Column]) -> finals.Shown:
        """What counts in candidates that show what was not met before."""
        principles, choices = self.principles, self.views.answers["Chows"].found
        chosen = [answer[1] for answer in map(choices.__getitem__, numbers["Chows"].tolist())]
        sizes = np.array([len(one) for one in chosen])
        at = np.repeat(np.arange(len(chosen)), sizes)
        counts = np.zeros((len(self.book.fans), len(chosen)), np.uint8)
        for name, column in numbers.items():
            if name != "Chows":
                self._counts[name].add_to(counts, column)
        counts = counts[:, at] + self._chosen([mask for one in chosen for mask in one])
        np.minimum(counts, principles.repeats, out=counts)
        asked = principles.asked(counts)
        principles.take_struck_away(counts)
        sums = principles.sums(counts)
        worth = principles.worth(sums)
        best = finals.best_of(at, counts, worth, sums[0])
        return finals.Shown(
            counts[:, best], worth[best], sums[0][best], np.bitwise_or.reduceat(asked, np.cumsum(sizes) - sizes)
        )

    def _chosen(self, masks: list[int]) -> finals.Counts:
        distinct = {mask: number for number, mask in enumerate(dict.fromkeys(masks))}
        return self.principles.columns(list(distinct))[:, [distinct[mask] for mask in masks]]


def _masks_of(view: str) -> tuple[Callable[[Any], int], str]:
    """How to get from an answer of a view to its mask, and the view as fans know it. The halves of `Pungs` say beside
    the mask what is true of every pung."""
    return (lambda answer: int(answer[1]), "Pungs") if view in ("Numbers", "Honors") else (int, view)
