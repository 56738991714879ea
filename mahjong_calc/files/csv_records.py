"""Hands as CSV: a header with the names of the circumstances, then a row a hand."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice, pairwise
from typing import TYPE_CHECKING, Any

from .. import limits
from ..errors import RecordError
from ..faults import Fault
from ..hand.circumstances import BY_FIELD, is_given, meant_by, normal
from ..words import shortened, visible
from .records import (
    OWN_COLUMNS,
    Block,
    ReadConditions,
    Record,
    Said,
    circumstances_of,
    csv_reader,
    faults_of,
    separator_line,
    sizes,
)

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

    def entries(self, conditions_of: ReadConditions) -> Iterator[Record]:
        """The rows. A row's id is its cell, else the number of its line."""
        for block in self.blocks(conditions_of):
            yield from block.entries()

    def blocks(self, conditions_of: ReadConditions) -> Iterator[Block]:
        """The same rows as columns, some thousands at a time."""
        layout = _Layout(self.names, conditions_of)
        for size in sizes():
            rows, numbers, problem = self._take(size)
            if not rows and problem is None:
                return
            block = self._regular(rows, numbers, layout) if rows else None
            entries = [] if block or not rows else self._irregular(rows, numbers, layout)
            if problem is not None:
                fault = Fault("bad_record", "bad_record.csv", {"problem": str(problem)})
                entries.append(Record(numbers[-1], numbers[-1], "", None, conditions_of(Said()), (fault,)))
            yield from (block,) if block else ()
            yield from (Block.of(entries),) if entries else ()

    def _take(self, size: int) -> tuple[list[list[str]], list[int], Exception | None]:
        """So many rows, the number of the first line of each and of the line after them, and what ended them early."""
        lines, skipped = self._rows, self._skipped + 1
        reader, rows, numbers = lines.reader(), list[list[str]](), [skipped + lines.line_num]
        try:
            for row in islice(reader, size):
                rows.append(row)
                numbers.append(skipped + reader.line_num)
        except self._error as problem:
            return rows, numbers, problem
        return rows, numbers, None

    def _regular(self, rows: list[list[str]], numbers: list[int], layout: _Layout) -> Block | None:
        """The rows, if they are all as they should be; else None."""
        if self._rows.faults or set(map(len, rows)) != {self.width}:
            return None
        columns = list(zip(*rows, strict=True))
        hands = columns[layout.hand]
        if not all(map(str.strip, hands)) or any(hand[0] == "'" for hand in hands):
            return None
        ids: Sequence[Any] = numbers[:-1]
        if layout.id is not None:
            ids = [own or number for own, number in zip(columns[layout.id], ids, strict=True)]
        return Block(
            ids,
            numbers[:-1],
            hands,
            columns[layout.win] if layout.win is not None else [None] * len(rows),
            layout.settings(list(zip(*(columns[at] for at in layout.beside), strict=True)) or [()] * len(rows)),
            [()] * len(rows),
            list(zip(*(columns[at] for at in layout.extra), strict=True)) or [()] * len(rows),
        )

    def _irregular(self, rows: list[list[str]], numbers: list[int], layout: _Layout) -> list[Record]:
        """The rows one by one; those without any text are none."""
        found, bad = [], self._rows.faults
        for row, (number, after) in zip(rows, pairwise(numbers), strict=True):
            faults = tuple([bad.pop(one) for one in range(number, after) if one in bad]) if bad else ()
            if len(row) != self.width:
                if not any(row):
                    continue
                faults = faults or self._misfit(row)
                row = (row + [""] * self.width)[: self.width]
            setting = layout.setting(tuple([row[at] for at in layout.beside]))
            hand = row[layout.hand]
            if not hand.strip():
                if not any(map(str.strip, row)):
                    continue
                faults = (*faults, Fault("bad_record", "bad_record.no_hand"))
            own = row[layout.id] if layout.id is not None else ""
            win = row[layout.win] if layout.win is not None else None
            kept = tuple([row[at] for at in layout.extra])
            found.append(Record(own or number, number, hand.removeprefix("'"), win, setting, faults, kept))
        return found

    def _misfit(self, row: list[str]) -> tuple[Fault, ...]:
        """A row may leave out empty cells at its end, but have none without a heading."""
        if len(row) < self.width or not any(row[self.width :]):
            return ()
        return (Fault("bad_record", "bad_record.cells", {"count": len(row), "needed": self.width}),)


class _Layout:
    """Where the cells of a row are, and what those beside the hand were made into.

    hand, win, id: None where there is no such column. beside: those of circumstances, rules and options. extra: those
    that mean nothing here.
    """

    def __init__(self, names: Sequence[str], conditions_of: ReadConditions) -> None:
        place = {name: names.index(name) for name in names if name}
        self.hand, self.win, self.id = place["hand"], place.get("win"), place.get("id")
        self.beside = [at for name, at in place.items() if name not in ("hand", "win", "id")]
        self.extra = [at for at, name in enumerate(names) if not name]
        self._names = [names[at] for at in self.beside]
        self._conditions_of, self._known = conditions_of, dict[tuple[str, ...], Any]()
        self._most = limits.BOOKS if "options" in place else limits.SETTINGS

    def settings(self, cells: Sequence[tuple[str, ...]]) -> list[Any]:
        """What the cells beside the hand of each row were made into."""
        found = list(map(self._known.get, cells))
        if None in found:
            found = [self.setting(row) if one is None else one for one, row in zip(found, cells, strict=True)]
        return found

    def setting(self, cells: tuple[str, ...]) -> Any:
        """The same of one row."""
        setting = self._known.get(cells)
        if setting is None:
            if len(self._known) >= self._most:
                self._known.clear()
            setting = self._known[cells] = self._conditions_of(self._said(cells))
        return setting

    def _said(self, cells: tuple[str, ...]) -> Said:
        values = {name: cell for name, cell in zip(self._names, cells, strict=True) if is_given(cell)}
        options = values.get("options")
        words = options.replace(";", " ").split() if options else []
        read = {name: value for name, _, value in (word.partition("=") for word in words) if is_given(value)}
        return Said(circumstances_of(values), {}, values.get("rules"), read or None)
