"""From a file to tables: decoding, headings, rows, and which rows belong to one table."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from ..errors import RecordError
from ..faults import Fault
from . import headings
from .captions import caption, is_no_row
from .cells import People, is_wind, number
from .decoding import Grid, refuse, rows_of_text, text_of
from .model import BLANK, NOTHING, POINTS, TOTAL, Layout, Row, Sheet, Table
from .row_reading import Cells, names_in
from .workbook import OLD_SIGNATURE, SIGNATURE, columns_without_values, grids_of_workbook

DASHES = ("-", "—", "–", "−", "--", "---")
"""What stands in the hand's cell of a row that holds nothing but running totals."""
_SAYS = re.compile(r"#\s*(\w+)\s*[:：=,]\s*([\w-]+)")
MOST_TABLES = 10_000
MOST_HANDS = 1_000
"""Rows of one table; more are no table."""


def read_sheet(data: bytes, file: str, *, encoding: str | None = None, delimiter: str | None = None) -> Sheet:
    """The tables of a file. Raises RecordError where it is no score sheet, with what is missing."""
    if data.startswith(SIGNATURE):
        grids: Iterable[Grid] = grids_of_workbook(data)
    elif data.startswith(OLD_SIGNATURE):
        raise refuse("old_workbook")
    else:
        grids = [Grid("", rows_of_text(text_of(data, encoding), delimiter))]
    readers = []
    for grid in grids:
        reader = _Reader(file, grid.name)
        reader.take(grid.rows)
        readers.append(reader)
    found = [reader for reader in readers if reader.layout]
    if not found:
        lacking = readers[0].lacking if readers else []
        values = {"columns": lacking or headings.REQUIRED}
        raise RecordError([Fault("unreadable_file", "unreadable_file.no_heading", values)])
    several = len(found) > 1
    tables = [table for reader in found for table in reader.tables(reader.title if several else None)]
    if not tables:
        raise RecordError([Fault("unreadable_file", "unreadable_file.no_rows")])
    ignored = dict.fromkeys(name for reader in found for name in reader.ignored)
    passed = tuple(line for reader in found for line in reader.passed)
    without_values = columns_without_values(data) if data.startswith(SIGNATURE) else frozenset()
    return Sheet(file, tuple(tables), tuple(ignored), passed, without_values)


class _Draft:
    """A table that is being read."""

    def __init__(self, key: tuple[str, str], layout: Layout, players: tuple[str, ...] | None) -> None:
        self.key, self.layout, self.players = key, layout, players
        self.in_fans = False
        self.people = People(players)
        self.hands: list[Row] = []
        self.closings: list[tuple[int, Row]] = []
        self.total: Row | None = None
        self.points: Row | None = None

    @property
    def closed(self) -> bool:
        """Whether the rows at the end of the table have come."""
        return self.points is not None or self.total is not None

    def closes_hand(self, row: Row) -> bool:
        """Whether a TOTAL row closes the hand before it, as those of Sichuan do, and not the table.

        It does where hands are told in lines, some of them since the last such row, and each hand so far had its own.
        """
        if "event" not in self.layout or row.number is not None:
            return "event" in self.layout
        done = self.closings[-1][0] if self.closings else 0
        return len({one.number for one in self.hands[done:]}) == 1


class _Reader:
    """Reads the rows of one grid."""

    def __init__(self, file: str, title: str) -> None:
        self.file, self.title = file, title
        self.layout: Layout = {}
        self.lacking: list[str] = []
        self.ignored: list[str] = []
        self.passed: list[str] = []
        self.rules: str | None = None
        self.penalties: str | None = None
        self._names: list[str] | None = None
        self._called = ("", "")
        self._drafts: dict[tuple[str, str, int], _Draft] = {}
        self._draft: _Draft | None = None
        self._cells: Cells | None = None
        self._part = 0
        self._in_fans = False

    def take(self, rows: Iterator[tuple[int, list[str]]]) -> None:
        """Read every row."""
        for line, raw in rows:
            if not raw or not any(raw) or self._is_caption(raw) or self._is_heading(raw):
                continue
            if raw[0].lstrip().startswith("#"):
                self._remark(raw)
            elif headings.label(raw[0]) == "PLAYERS" and self.layout.get("hand") != 0:
                self._names = raw
                if self._cells is not None:
                    self._cells.names = names_in(raw, self.layout)
            elif self._cells is not None:
                self._row(line, raw, self._cells)

    def _is_caption(self, raw: list[str]) -> bool:
        """Take a line that names the table below it, where no column does; its rows begin anew."""
        said = caption(raw) if not {"round", "table"} & set(self.layout) else None
        # `Round 5` alone, within a table, is a hand that was not played: some apps call hands so.
        if said is None or not (said.table or self._draft is None or self._draft.closed):
            return False
        if self._called != ("", ""):
            self._names = None  # they were those of the table before
            if self._cells is not None:
                self._cells.names = None
        self._called = (said.round or self._called[0], said.table)
        self._draft = None
        return True

    def _is_heading(self, raw: list[str]) -> bool:
        """Take a row of headings; it begins anew where it comes again."""
        if self.layout and not headings.column(raw[self.layout["hand"]] if len(raw) > self.layout["hand"] else ""):
            return False
        found, ignored = headings.layout(raw)
        lacking = headings.missing(found)
        if lacking or "hand" not in found:
            if found and (not self.lacking or len(lacking) < len(self.lacking)):
                self.lacking = lacking
            return False
        names = None if self._names is None else names_in(self._names, found)
        if self._draft is not None and not self._draft.hands and self._draft.players is not None:
            names = self._draft.players  # they stand above the headings of their table
        if self.layout:
            self._part += 1
        self.layout, self._draft, self._in_fans = found, None, headings.means_fans(raw, found)
        self.ignored += [name for name in ignored if name not in self.ignored]
        self._cells = Cells(found, names)
        return True

    def _remark(self, raw: Sequence[str]) -> None:
        """`# rules: mcr-mil` and `# penalties: wmo`; any other remark is passed over."""
        said = _SAYS.match(",".join(raw[:2]).strip())
        if said and said[1].lower() in ("rules", "правила", "规则"):
            self.rules = said[2].lower()
        elif said and said[1].lower() in ("penalties", "штрафы", "罚分"):
            self.penalties = said[2].lower()

    def _row(self, line: int, raw: list[str], cells: Cells) -> None:
        before = self._draft
        draft = self._draft_of(raw, cells)
        row = cells.row(line, raw, draft.people)
        if row.label in DASHES and row.number is None:
            if draft.hands:
                standing = row.changes if row.changes != NOTHING else row.totals
                draft.hands[-1] = draft.hands[-1]._replace(totals=standing)
            return
        kind = headings.label(row.label) or headings.label(raw[0])
        if headings.label(row.event) == TOTAL or (kind == TOTAL and draft.closes_hand(row)):
            draft.closings.append((len(draft.hands), row))
        elif kind == TOTAL:
            draft.total = cells.closing(row)
        elif kind == POINTS:
            draft.points = cells.closing(row)
        elif kind == "PLAYERS":
            draft.players = names_in(raw, cells.layout)
            draft.people = People(draft.players)
        elif row.number is None and row.outcome == BLANK and not row.label:
            return
        elif is_no_row(row):
            self.passed.append(" ".join(cell.strip() for cell in raw if cell.strip()))
            self._draft = before
        else:
            draft.hands.append(row)
            if len(draft.hands) > MOST_HANDS:
                raise RecordError([Fault("unreadable_file", "unreadable_file.many_hands", {"most": MOST_HANDS})])

    def _draft_of(self, raw: list[str], cells: Cells) -> _Draft:
        """The table that a row belongs to: by its columns; else a new one begins with hand 1 after a closing row."""
        if self._draft is not None and cells.layout["hand"] != 0 and headings.label(raw[0]):
            return self._draft  # TOTAL or POINTS at the left, where the round would stand
        called, table, hand = (cells.text(name, raw) for name in ("round", "table", "hand"))
        told = ("" if called and is_wind(called) else called, table)
        key = (told[0] or self._called[0], table or self._called[1])
        if self._draft is not None and key == self._draft.key:
            if told != ("", "") or not self._draft.closed or (number(hand) != 1 and headings.label(hand) != "PLAYERS"):
                return self._draft
            self._part += 1
        where = (*key, self._part)
        if where not in self._drafts:
            if len(self._drafts) >= MOST_TABLES:
                raise RecordError([Fault("unreadable_file", "unreadable_file.many_tables", {"most": MOST_TABLES})])
            self._drafts[where] = _Draft(key, cells.layout, cells.names)
            self._drafts[where].in_fans = self._in_fans
        self._draft = self._drafts[where]
        return self._draft

    def tables(self, title: str | None) -> Iterator[Table]:
        """The tables, in the order in which they began. title: names them where the sheet itself does not."""
        parts = len({part for *_, part in self._drafts})
        for (round, name, part), draft in self._drafts.items():
            if not (draft.hands or draft.total or draft.points or draft.closings):
                continue
            called: int | str | None = _name(name)
            if called is None:
                called = title if title is not None else part + 1 if parts > 1 else None
            yield Table(
                self.file,
                _name(round),
                called,
                tuple(draft.hands),
                draft.total,
                draft.points,
                draft.players,
                tuple(draft.closings),
                self.rules,
                self.penalties,
                draft.layout,
                draft.in_fans,
            )


def _name(text: str) -> int | str | None:
    """A round or table by its number, or as it is called."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text or None
