"""What a worksheet holds besides what is read of it: columns and lines that mean nothing here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from . import headings
from .cells import number
from .model import EVERY_PLAYER, LeftOut

MOST_NAMED = 20
"""Columns or lines of one kind that are named; nobody reads more of them."""
MOST_LETTERS = 500
"""Of a line; it is named so that it can be found."""
REPEATED = 2
"""Required headings that stand a second time where a second table stands beside the first."""


class _Column:
    """A column that is not read. figures, words: whether cells hold some. negative: whether a figure is below zero."""

    def __init__(self) -> None:
        self.figures = self.words = self.negative = False

    def take(self, cell: str) -> None:
        """Look at a filled cell."""
        value = number(cell)
        if isinstance(value, (int, float)):
            self.figures = True
            self.negative = self.negative or value < 0
        elif value is not None:
            self.words = True


class Remains:
    """Collects what is not read of one worksheet, or of one part of it that stands beside another."""

    def __init__(self) -> None:
        self.columns: dict[str, _Column] = {}
        self.beside: dict[str, None] = {}
        self.lines: dict[str, None] = {}
        self.lines_of_figures: dict[str, None] = {}
        self.filled = False
        self._unread: list[tuple[int, _Column]] = []
        self._names: Sequence[str] = ()
        self._width = 0

    def heading(self, raw: Sequence[str], layout: Mapping[str, int]) -> None:
        """Begin anew below a row of headings, read as this layout."""
        self._names, self._width, self._unread = [cell.strip() for cell in raw], len(raw), []
        read = set(layout.values())
        unread = [at for at in range(len(raw)) if at not in read]
        names = {at: headings.column(raw[at]) for at in unread}
        again = [at for at in unread if names[at] in headings.REQUIRED]
        if len(again) >= REPEATED:
            # All that such a table has from there on is its own.
            self.beside |= dict.fromkeys(self._names[at] for at in unread if at >= min(again) and raw[at])
            unread = [at for at in unread if at < min(again)]
        self._unread = [(at, self._column(at)) for at in unread]

    def _column(self, at: int) -> _Column:
        name = self._names[at] if at < len(self._names) else ""
        return self.columns.setdefault(name or f"({letters(at)})", _Column())

    def row(self, raw: Sequence[str]) -> None:
        """Look at the cells of a row that no column is read from."""
        for at, column in self._unread:
            if at < len(raw) and raw[at]:
                column.take(raw[at])
        if len(raw) > self._width:
            for at in range(self._width, len(raw)):
                if raw[at].strip():
                    self._column(at).take(raw[at])

    def line(self, raw: Iterable[str]) -> None:
        """A line under the headings that is no row."""
        filled = [cell.strip() for cell in raw if cell.strip()]
        figures = any(isinstance(number(cell), (int, float)) for cell in filled[1:])
        self._keep(self.lines_of_figures if figures else self.lines, filled)

    def line_above(self, raw: Iterable[str]) -> None:
        """A line above all headings: a title, or the rows of a table whose headings cannot be read."""
        filled = [cell.strip() for cell in raw if cell.strip()]
        self.filled = True
        if sum(isinstance(number(cell), (int, float)) for cell in filled) >= len(EVERY_PLAYER):
            self._keep(self.lines_of_figures, filled)

    @staticmethod
    def _keep(lines: dict[str, None], filled: Sequence[str]) -> None:
        if len(lines) < MOST_NAMED:
            lines[" ".join(filled)[:MOST_LETTERS]] = None


class Worksheet(NamedTuple):
    """A worksheet by its name, "" for a text file. parts: what is left of those that stand side by side in it; read:
    whether a table was found in one of them."""

    name: str
    parts: Sequence[Remains]
    read: bool


def left_out(worksheets: Sequence[Worksheet], formulas: bool) -> LeftOut:
    """What was not read of a file. formulas: whether cells were read as empty for want of stored values."""
    parts = [part for one in worksheets if one.read for part in one.parts]
    columns = [(name, column) for part in parts for name, column in part.columns.items()]
    figures = dict.fromkeys(name for name, column in columns if column.figures)
    words = dict.fromkeys(name for name, column in columns if column.words and name not in figures)
    by_player = [sum(column.figures for column in part.columns.values()) >= len(EVERY_PLAYER) for part in parts]
    negative = [any(column.negative for column in part.columns.values()) for part in parts]
    unread = [one for one in worksheets if not one.read and any(part.filled for part in one.parts)]
    of_figures = [one.name for one in unread if any(part.lines_of_figures for part in one.parts)]
    return LeftOut(
        _some(words),
        _some(figures),
        any(four and below for four, below in zip(by_player, negative, strict=True)),
        _some(dict.fromkeys(name for part in parts for name in part.beside)),
        _some(dict.fromkeys(line for part in parts for line in part.lines)),
        _some(dict.fromkeys(line for part in parts for line in part.lines_of_figures)),
        _some(dict.fromkeys(one.name for one in unread if one.name not in of_figures)),
        _some(dict.fromkeys(of_figures)),
        formulas,
    )


def _some(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(names)[:MOST_NAMED]


def letters(at: int) -> str:
    """A column as spreadsheets call it: A, B, ... Z, AA. at: its index."""
    said, left = "", at + 1
    while left:
        left, rest = divmod(left - 1, 26)
        said = chr(65 + rest) + said
    return said
