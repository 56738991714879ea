"""Records as columns -> lines of CSV; a line is the same text as `csvs.QuickRows` makes of one record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..engine.rule_sets import RuleSet
from ..files.records import Block
from ..files.scorer import Conditions
from ..hand.hand import Circumstances
from ..hand.tiles import BITS, FIRST_WIND, KINDS, NAMES
from ..render.csvs import QuickRows, rows_text
from ..results.score import Note
from ..scoring.one_hand import holds_sets_of_winds
from . import finals
from .candidates import How
from .counting import Counter
from .forms import serves
from .hands import BAD_TILE, NO_TILE, TILE_OF, Hands, read_hands
from .parts import Column

MOST_SETTINGS = 5_000
"""Different things that records say beside their hands for which lines are remembered."""
MOST_ENDS = 100_000
"""Different ends of lines that are remembered."""
MOST_BOOKS = 16
"""Rule sets with their options that are counted at a time."""
ODD = -1
HONOR_BITS, FIRST_HONOR_BIT = BITS * (KINDS - FIRST_WIND), BITS * FIRST_WIND
NOTED = 2 * KINDS + 4
"""Numbers that `_Book._noted` gives."""


class CsvRows:
    """Lines of CSV for blocks of records."""

    def __init__(self, lang: str, delimiter: str, beside: Sequence[Note], *, keep: bool) -> None:
        """beside: notes that are no part of a score. keep: whether cells of unknown columns are copied."""
        self._wording, self.keep = (lang, delimiter, beside), keep
        self._books: dict[int, _Book] = {}
        self._below = 0

    @property
    def below(self) -> int:
        """Rows so far that are below the minimum."""
        return self._below + sum(book.below for book in self._books.values())

    def forget_count(self) -> None:
        """Count the rows below the minimum anew."""
        self._below = 0
        for book in self._books.values():
            book.below = 0

    def lines(self, block: Block) -> list[str | None]:
        """The line of each record; None for one that has to be looked at in full."""
        whose = {id(setting): self._book(setting) for setting in {id(one): one for one in block.settings}.values()}
        books = set(whose.values())
        if len(books) == 1 and not any(block.faults):
            (book,) = books
            return [None] * len(block.ids) if book is None else book.lines(block, keep=self.keep)
        found: list[str | None] = [None] * len(block.ids)
        of_book: dict[_Book, list[int]] = {}
        for place, (setting, fault) in enumerate(zip(block.settings, block.faults, strict=True)):
            book = whose[id(setting)]
            if book is not None and not fault:
                of_book.setdefault(book, []).append(place)
        for book, places in of_book.items():
            for place, line in zip(places, book.lines(block.some(places), keep=self.keep), strict=True):
                found[place] = line
        return found

    def _book(self, setting: Conditions) -> _Book | None:
        """Who counts records of this setting, if columns can."""
        if setting.quick is None or setting.rule_set is None or not serves(setting.rule_set.book):
            return None
        key = id(setting.rule_set.book)
        if key not in self._books:
            if len(self._books) >= MOST_BOOKS:
                self._below = self.below
                self._books.clear()
            self._books[key] = _Book(setting.rule_set, *self._wording)
        return self._books[key]


class _Book:
    """Lines of records of one rule set with its options."""

    def __init__(self, rule_set: RuleSet, lang: str, delimiter: str, beside: Sequence[Note]) -> None:
        self.delimiter = delimiter
        self.words = QuickRows(rule_set, lang, delimiter, beside)
        self.counter = Counter(rule_set.book)
        self.book = rule_set.book
        self._settings: dict[int, tuple[int, Conditions]] = {}
        self._worded = self.counter.begun
        self.below = 0
        self._begin()

    def _begin(self) -> None:
        """Nothing is worded yet of what the counter knows."""
        self._said: list[str] = []
        self._sums = np.zeros(0, np.int64)
        self._distinct_sums: dict[tuple[tuple[int, ...], tuple[int, ...]], int] = {}
        self._around: dict[tuple[int, int, int], tuple[str, str]] = {}
        self._figures: dict[tuple[int, int | None], tuple[str, str, int]] = {}
        self._nets: dict[tuple[int, int, int], str] = {}

    def lines(self, block: Block, *, keep: bool) -> list[str | None]:
        """The lines; None for records to be looked at in full."""
        number_of = self._number_settings(block.settings)
        setting = np.array([number_of[id(one)][0] for one in block.settings], np.int64)
        known = [one for _, one in number_of.values()]
        win = _winning_tiles(block.wins, setting, known)
        read = read_hands(block.hands, win)
        shown = self.counter.count(read, _how(known, setting))
        self._word(self.counter)
        noted = self._noted(
            read, win == NO_TILE, np.array([self.words.nothing_assumed(one.how) for one in known])[setting]
        )
        ends = self._ends(shown, setting, noted, known)
        said, between, tiles = self._said, self.delimiter, read.win.tolist()
        rows = zip(block.ids, block.hands, tiles, shown.tolist(), ends, strict=True)
        if not keep and all(map(int.__instancecheck__, block.ids)):
            return [
                None if end is None else f"{name}{between}{hand}{between}{NAMES[tile]}{end[0]}{said[number]}{end[1]}"
                for name, hand, tile, number, end in rows
            ]
        kept = block.kept if keep else [()] * len(block.ids)
        return [
            None
            if end is None
            else self._line(name, f"{hand}{between}{NAMES[tile]}{end[0]}{said[number]}", end[1], own)
            for (name, hand, tile, number, end), own in zip(rows, kept, strict=True)
        ]

    def _line(self, name: Any, middle: str, end: str, kept: Sequence[str]) -> str:
        """The line of a record with an id of its own, or with cells that are copied."""
        start = rows_text([[name, None]], self.delimiter)[:-1]
        return f"{start}{middle}{end[:-1]}{rows_text([[None, *kept]], self.delimiter)[:-1] if kept else ''}\n"

    def _noted(self, read: Hands, no_win: NDArray[np.bool_], complete: NDArray[np.bool_]) -> Column:
        """What notes depend on beside the circumstances, as a number: 0 where there are none, else 1, and 1 more where
        the hand shows sets of winds, and 2 for each tile up to the winning one, if none was named."""
        found = np.where(no_win, 2 * read.win + 3, 1)
        found[complete & ~no_win] = 0
        at = np.flatnonzero(found)
        honors, total = read.parts[3, at], read.total[3, at]
        distinct, places = np.unique(total << HONOR_BITS | total - honors, return_inverse=True)
        winds = [
            holds_sets_of_winds(
                one >> HONOR_BITS << FIRST_HONOR_BIT,
                (one & (1 << HONOR_BITS) - 1) << FIRST_HONOR_BIT,
                self.words.least_of_winds,
            )
            for one in distinct.tolist()
        ]
        found[at] += np.array(winds, np.int64)[places]
        return found

    def _number_settings(self, settings: Sequence[Conditions]) -> dict[int, tuple[int, Conditions]]:
        """Settings by identity, which are kept for it, each with a number."""
        if len(self._settings) > MOST_SETTINGS:
            self._settings.clear()
            self._around.clear()
            self._nets.clear()
            self._figures.clear()
        known = self._settings
        for one in {id(setting): setting for setting in settings}.values():
            known.setdefault(id(one), (len(known), one))
        return known

    def _word(self, counter: Counter) -> None:
        """Word what the counter shows by now and did not before."""
        if counter.begun != self._worded:
            self._worded = counter.begun
            self._begin()
        new = counter.principles.finish(counter.shown.best[:, len(self._said) :])
        if not new.shape[1]:
            return
        pieces = [[self.words.named(fan, count) for count in range(fan.repeats + 1)] for fan in self.book.fans]
        at, fans = np.nonzero(new.T)
        flat = [pieces[fan][count] for fan, count in zip(fans.tolist(), new[fans, at].tolist(), strict=True)]
        ends = np.cumsum(np.bincount(at, minlength=new.shape[1])).tolist()
        start = 0
        for end in ends:
            self._said.append("; ".join(flat[start:end]))
            start = end
        self._add_sums(counter.principles, new)

    def _add_sums(self, principles: finals.Principles, new: finals.Counts) -> None:
        without = new.copy()
        without[principles.beyond] = 0
        both = np.concatenate((principles.sums(new), principles.sums(without)))
        distinct, places = finals.distinct_columns(both)
        half = len(both) // 2
        numbers = [
            self._distinct_sums.setdefault((tuple(one[:half]), tuple(one[half:])), len(self._distinct_sums))
            for one in distinct
        ]
        self._sums = np.concatenate((self._sums, np.array(numbers, np.int64)[places]))

    def _ends(
        self, shown: Column, setting: Column, noted: Column, known: list[Conditions]
    ) -> list[tuple[str, str] | None]:
        """What stands before and after the fans of each row; None for an odd one."""
        sums = np.append(self._sums, ODD)[shown]
        code = np.where(shown >= 0, (sums * len(known) + setting) * NOTED + noted, ODD)
        distinct, places = np.unique(code, return_inverse=True)
        values = list(self._distinct_sums)
        ends: list[tuple[str, str] | None] = []
        for one in distinct.tolist():
            (total, which), notes = divmod(one // NOTED, len(known)), one % NOTED
            ends.append(None if one == ODD else self._end(values[total], (total, which, notes), known[which].how))
        illegal = f"{self.delimiter}0{self.delimiter}"  # what ends a beginning with that in the column `legal`
        below = np.array([one is not None and one[0].endswith(illegal) for one in ends], bool)
        self.below += int(below[places].sum())
        return [ends[place] for place in places.tolist()]

    def _end(self, sums: Any, key: tuple[int, int, int], how: Circumstances) -> tuple[str, str]:
        found = self._around.get(key)
        if found is None:
            if len(self._around) >= MOST_ENDS:
                self._around.clear()
                self._nets.clear()
            total, which, noted = key
            before, after, paid = self._figures.get((total, how.limit)) or self._figure(total, sums, how)
            net = self._nets.get((paid, which, noted)) or self._net((paid, which, noted), how)
            found = self._around[key] = before, after + net
        return found

    def _figure(self, total: int, sums: Any, how: Circumstances) -> tuple[str, str, int]:
        all_of, counted = (dict(zip(self.book.units, one, strict=True)) for one in sums)
        before, after, paid = self.words.figures(self.book.totals_of(all_of, counted, how))
        found = self._figures[total, how.limit] = self.delimiter + before, after, paid
        return found

    def _net(self, key: tuple[int, int, int], how: Circumstances) -> str:
        """Who pays, and the notes. key: what is paid, the number of the circumstances, and of the notes."""
        paid, _, noted = key
        net = self.words.net(paid, how)
        if noted:
            win = (noted - 3) // 2 if noted > 2 else None
            net = f"{net[:-1]}{self.words.notes(how, paid, winds=noted % 2 == 0, win=win)}\n"
        self._nets[key] = net
        return net


def _how(known: list[Conditions], setting: Column) -> How:
    """How the hands were won. setting: of each row, as its place among the known ones."""
    rows = [(one.seat, one.round, int(one.self_drawn), one.win) for one in (each.quick for each in known) if one]
    return How(*np.array(rows, np.int64).T[:, setting])


def _winning_tiles(wins: Sequence[Any], setting: Column, known: list[Conditions]) -> Column:
    """The winning tile of each row, from its own cell, else from what was said for all."""
    tile_of: dict[Any, int] = {**TILE_OF, None: NO_TILE}
    try:
        tiles = np.array([tile_of.get(one, BAD_TILE) for one in wins], np.int64)
    except TypeError:  # a list in JSON
        tiles = np.array([tile_of.get(one, BAD_TILE) if isinstance(one, str) else BAD_TILE for one in wins], np.int64)
    named = np.array([tile_of.get(one.how.win, BAD_TILE) for one in known], np.int64)
    return np.where(tiles == NO_TILE, named[setting], tiles)
