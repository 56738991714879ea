"""Hands as CSV: a header with the names of the circumstances, then a row a hand."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable, Iterator
from itertools import chain
from operator import itemgetter
from typing import TYPE_CHECKING, Any

from .. import limits
from ..errors import RecordError
from ..faults import Fault
from ..hand.circumstances import BY_FIELD, is_given, meant_by, normal
from ..words import shortened, visible
from .records import OWN_COLUMNS, Record, Said, Settle, circumstances_of, csv_reader, faults_of, separator_line

if TYPE_CHECKING:
    from _csv import Reader

KNOWN_BESIDE = (*OWN_COLUMNS, "winner")
"""Headings that are no circumstances."""


class Rows:
    """The rows of CSV, where a quote that is not closed costs its own line only.

    `line_num` is the number of lines that were read, `faults` what is wrong with lines by their numbers. A quoted cell
    may run over several lines; it has to close where a cell can end, and what it takes in has to make a row that fits.
    """

    def __init__(self, lines: Iterable[str], delimiter: str, faults: dict[int, Fault], skipped: int = 0) -> None:
        """faults: taken on and added to. skipped: lines before these, which count in the numbers of lines. Raises
        RecordError for a delimiter that can be none."""
        self.faults, self.width, self.hand_at = faults, 0, 0
        self._skipped, self._delimiter = skipped, delimiter
        self._lines = iter(lines)
        self._reader = csv_reader(self._feed(), delimiter)
        cell = re.escape(delimiter)
        self._closed = re.compile(f'"(?:[^"]++|"")*+"[^{cell}]*+')
        self._cells = re.compile(f'(?:(?:"(?:[^"]++|"")*+"[^{cell}]*+|[^"{cell}][^{cell}]*+|){cell})*+')

    @property
    def line_num(self) -> int:
        """Lines that were read."""
        return self._reader.line_num

    def reader(self) -> Reader:
        """The rows, as the csv module gives them."""
        return self._reader

    def _feed(self) -> Iterator[str]:
        lines = self._lines
        for line in lines:
            if '"' in line:
                yield from self._quoted(line)
            else:
                yield line

    def _quoted(self, line: str) -> Iterator[str]:
        waiting = deque([line])
        while waiting:
            line = waiting.popleft()
            column = self._open_quote(line)
            if not column:
                yield line
                continue
            taken = [line]
            if self._closes(taken, waiting):
                yield from taken
                continue
            waiting.extendleft(reversed(taken[1:]))
            self.faults[self._skipped + self.line_num + 1] = Fault("bad_record", "bad_record.quote", {}, column)
            yield line.replace('"', "")

    def _open_quote(self, line: str) -> int:
        """The column of the quote that is open at the end of a line, 0 for none."""
        if '"' not in line:
            return 0
        cells = self._cells.match(line)
        at = cells.end() if cells else 0
        return at + 1 if line.startswith('"', at) and not self._closed.match(line, at) else 0

    def _closes(self, taken: list[str], waiting: deque[str]) -> bool:
        """Whether the quote that is open in the first line closes in one of the next ones. taken: that line; those that
        were looked at are added to it."""
        import csv

        try:
            row = next(csv.reader(self._following(taken, waiting), delimiter=self._delimiter, strict=True))
        except (csv.Error, StopIteration):
            return False
        hand = row[self.hand_at] if self.hand_at < len(row) else ""
        swallowed = "\n" in hand and self._delimiter in hand  # no hand holds both
        return not swallowed and (not self.width or not any(row[self.width :]))

    def _following(self, taken: list[str], waiting: deque[str]) -> Iterator[str]:
        yield taken[0]
        size = len(taken[0])
        while len(taken) < limits.ROW_LINES and size <= limits.LINE:
            line = waiting.popleft() if waiting else next(self._lines, None)
            if line is None:
                return
            taken.append(line)
            size += len(line)
            yield line


def _no_hand_column(header: list[str]) -> Fault:
    """The fault of a table without hands, with what its header names and what of that was probably meant."""
    from difflib import get_close_matches

    found = [heading.strip().removeprefix("\ufeff") for heading in header if heading.strip()]
    near = get_close_matches("hand", [heading.lower() for heading in found], 1, 0.7)
    if not found:
        return Fault("bad_record", "bad_record.header")
    values = {"names": shortened(", ".join(map(visible, found))), "near": "".join(near)}
    return Fault("bad_record", "bad_record.header_of", values)


class Csv:
    """A CSV file with a header. `unknown` are the headings that mean nothing here, `near` those of them that were
    probably meant to be known ones, with those."""

    def __init__(self, lines: Iterable[str], delimiter: str | None) -> None:
        """Read the header. Raises RecordError where it does not name a column hand, or a known one twice."""
        from csv import Error

        self._error = Error
        source = iter(lines)
        first, skipped = next(source, ""), 0
        while first and not first.strip():
            first, skipped = next(source, ""), skipped + 1
        separator = separator_line(first)
        if separator:
            first, skipped = next(source, ""), skipped + 1
        self._skipped = skipped
        self.delimiter = delimiter or separator or max(",;\t", key=first.count)
        faults = faults_of(lines)
        self._rows = Rows(chain((first,), source), self.delimiter, faults, skipped)
        header = self._header(faults)
        self.names = [self._name(heading) for heading in header]
        self.width = self._rows.width = len(self.names)
        known = [name for name in self.names if name]
        if "hand" not in known:
            raise RecordError([_no_hand_column(header)])
        twice = sorted({name for name in known if known.count(name) > 1})
        if twice:
            raise RecordError([Fault("bad_record", "bad_record.twice", {"name": name}) for name in twice])
        self._rows.hand_at = self.names.index("hand")
        self.unknown = [heading.strip() for heading, name in zip(header, self.names, strict=True) if not name]
        named = {BY_FIELD[name].name if name in BY_FIELD else name for name in known}
        likely = {heading: meant_by(heading, KNOWN_BESIDE) for heading in self.unknown if heading}
        self.near = {heading: name for heading, name in likely.items() if name and name not in named}

    def _header(self, faults: dict[int, Fault]) -> list[str]:
        header = next(self._rows.reader(), [])
        if self._rows.line_num + self._skipped in faults:
            raise RecordError([faults[self._rows.line_num + self._skipped]])
        return header

    @staticmethod
    def _name(heading: str) -> str:
        name = normal(heading.strip().removeprefix("\ufeff"))
        return name if name in BY_FIELD or name in KNOWN_BESIDE else ""

    def entries(self, settle: Settle) -> Iterator[Record]:
        """The rows. A row's id is its cell, else the number of its line."""
        place = {name: self.names.index(name) for name in self.names if name}
        hand_at, win_at, id_at = place["hand"], place.get("win"), place.get("id")
        beside = [at for name, at in place.items() if name not in ("hand", "win", "id")]
        extra = [at for at, name in enumerate(self.names) if not name]
        pick = itemgetter(*beside) if len(beside) > 1 else lambda row: tuple([row[at] for at in beside])
        settings: dict[tuple[str, ...], Any] = {}
        most = limits.BOOKS if "options" in place else limits.SETTINGS
        lines, bad = self._rows, self._rows.faults
        rows = lines.reader()
        end = rows.line_num
        while True:
            number = self._skipped + end + 1
            faults: tuple[Fault, ...] = ()
            try:
                row = next(rows, None)
            except self._error as problem:
                end = rows.line_num
                fault = Fault("bad_record", "bad_record.csv", {"problem": str(problem)})
                yield Record(number, number, "", None, settle(Said()), (fault,))
                continue
            end = rows.line_num
            if row is None:
                return
            if bad:
                faults = tuple([bad.pop(one) for one in range(number, self._skipped + end + 1) if one in bad])
            if len(row) != self.width:
                if not any(row):
                    continue
                faults = faults or self._misfit(row)
                row = (row + [""] * self.width)[: self.width]
            cells = pick(row)
            setting = settings.get(cells)
            if setting is None:
                if len(settings) >= most:
                    settings.clear()
                setting = settings[cells] = settle(self._said(beside, cells))
            own = row[id_at] if id_at is not None else ""
            hand = row[hand_at]
            if not hand.strip():
                if not any(map(str.strip, row)):
                    continue
                faults = (*faults, Fault("bad_record", "bad_record.no_hand"))
            yield Record(
                own or number,
                number,
                hand[1:] if hand[:1] == "'" else hand,
                row[win_at] if win_at is not None else None,
                setting,
                faults,
                tuple([row[at] for at in extra]) if extra else (),
            )

    def _misfit(self, row: list[str]) -> tuple[Fault, ...]:
        """A row may leave out empty cells at its end, but have none without a heading."""
        if len(row) < self.width or not any(row[self.width :]):
            return ()
        return (Fault("bad_record", "bad_record.cells", {"count": len(row), "needed": self.width}),)

    def _said(self, beside: list[int], cells: tuple[str, ...]) -> Said:
        values = {self.names[at]: cell for at, cell in zip(beside, cells, strict=True) if is_given(cell)}
        options = values.get("options")
        words = options.replace(";", " ").split() if options else []
        read = {name: value for name, _, value in (word.partition("=") for word in words) if is_given(value)}
        return Said(circumstances_of(values), {}, values.get("rules"), read or None)
