"""From a file to tables: decoding, headings, rows, and which rows belong to one table."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence

from ..errors import RecordError
from ..faults import Fault
from . import headings
from .below import Ahead, read_above
from .beside import parts_of_grid
from .by_player import MOST_ABOVE, NO_HANDS, as_tables
from .captions import caption, is_no_row
from .cells import People, hand_number, is_wind
from .decoding import Grid, refuse, rows_of_text, text_of
from .hands_by_player import as_hands
from .layouts import nearest_layout
from .marked_columns import as_words
from .model import BLANK, NOTHING, PENALTIES, POINTS, TOTAL, Layout, Row, Sheet, Table
from .open_document import columns_without_stored_values, grids_of_open_document, is_open_document
from .remains import Remains, Worksheet, left_out
from .row_reading import Cells, names_in, numbered_through
from .workbook import OLD_SIGNATURE, SIGNATURE, columns_without_values, grids_of_workbook

DASHES = ("-", "—", "–", "−", "--", "---")
"""What stands in the hand's cell of a row that holds nothing but running totals."""
_SAYS = re.compile(r"#\s*(\w+)\s*[:：=,]\s*([\w-]+)")
_OPTION = re.compile(r"([\w-]+)=([\w.-]+)")
MOST_TABLES = 10_000
MOST_HANDS = 1_000
"""Rows of one table; more are no table."""


def read_sheet(data: bytes, file: str, *, encoding: str | None = None, delimiter: str | None = None) -> Sheet:
    """The tables of a file. Raises RecordError where it is no score sheet, with what is missing."""
    if is_open_document(data):
        grids: Iterable[Grid] = grids_of_open_document(data)
    elif data.startswith(SIGNATURE):
        grids = grids_of_workbook(data)
    elif data.startswith(OLD_SIGNATURE):
        raise refuse("old_workbook")
    else:
        grids = [Grid("", rows_of_text(text_of(data, encoding), delimiter))]
    readers: list[_Reader] = []
    worksheets = []
    for grid in (as_tables(as_hands(as_words(grid))) for grid in grids):
        parts = parts_of_grid(grid)
        here = [_Reader(file, grid.name, number if len(parts) > 1 else None) for number in range(1, len(parts) + 1)]
        for reader, rows in zip(here, parts, strict=True):
            reader.take(rows)
        worksheets.append(Worksheet(grid.name, [one.remains for one in here], any(one.layout for one in here)))
        readers += here
    found = [reader for reader in readers if reader.layout]
    if not found:
        raise RecordError([nearest_layout([row for reader in readers for row in reader.above])])
    several = sum(one.read for one in worksheets) > 1
    tables = [table for reader in found for table in reader.tables(several)]
    if not tables:
        raise RecordError([Fault("unreadable_file", "unreadable_file.no_rows")])
    without_values: frozenset[int] = frozenset()
    if data.startswith(SIGNATURE):
        without_values = (columns_without_stored_values if is_open_document(data) else columns_without_values)(data)
    tables[0] = tables[0]._replace(left_out=left_out(worksheets, _lacks_values(tables, without_values)))
    return Sheet(file, tuple(tables))


def _lacks_values(tables: Sequence[Table], indexes: Collection[int]) -> bool:
    """Whether something was written that formulas leave unread; a sheet that is still empty lacks nothing.

    indexes: of columns in which formulas hold no stored value.
    """
    result = {table.layout[name] for table in tables for name in ("winner", "points") if name in table.layout}
    if not result.isdisjoint(indexes):
        return True
    read = {at for table in tables for at in table.layout.values()}
    return not read.isdisjoint(indexes) and any(row.outcome != BLANK for table in tables for row in table.hands)


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
        self.fines: list[Row] = []
        self.late_fines: list[Row] = []

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
    """Reads the rows of one grid, or of one of its parts side by side."""

    def __init__(self, file: str, title: str, part: int | None = None) -> None:
        """part: which one it is, None for the only one."""
        self.file, self.title, self.part = file, title, part
        self.remains = Remains()
        self.layout: Layout = {}
        self.above: list[tuple[int, list[str]]] = []
        """Rows before the first headings."""
        self.rules: str | None = None
        self.penalties: str | None = None
        self.options: tuple[tuple[str, str], ...] = ()
        self.results_only = False
        self.base: str | None = None
        self._names: list[str] | None = None
        self._called = ("", "")
        self._drafts: dict[tuple[str, str, int], _Draft] = {}
        self._draft: _Draft | None = None
        self._cells: Cells | None = None
        self._part = 0
        self._in_fans = False

    def take(self, rows: Iterator[tuple[int, list[str]]]) -> None:
        """Read every row."""
        ahead = Ahead(rows)
        for line, raw in ahead:
            if not raw or not any(raw) or self._is_caption(raw) or self._is_heading(raw, ahead):
                continue
            if raw[0].lstrip().startswith("#"):
                self._remark(raw)
            elif headings.label(raw[0]) == "PLAYERS" and self.layout.get("hand") != 0:
                self._names = raw
                if self._cells is not None:
                    self._cells.names = names_in(raw, self.layout)
            elif self._cells is not None:
                self._row(line, raw, self._cells)
            else:
                self.remains.line_above(raw)
                if len(self.above) < MOST_ABOVE:
                    self.above.append((line, raw))

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

    def _is_heading(self, raw: list[str], ahead: Ahead) -> bool:
        """Take a row of headings; it begins anew where it comes again."""
        if self.layout and not headings.column(raw[self.layout["hand"]] if len(raw) > self.layout["hand"] else ""):
            return False
        found, in_headings = read_above(raw, ahead)
        if "hand" not in found or headings.missing(found):
            return False
        names = in_headings or None if self._names is None else names_in(self._names, found)
        if self._draft is not None and not self._draft.hands and self._draft.players is not None:
            names = self._draft.players  # they stand above the headings of their table
        if self.layout:
            self._part += 1
        self.layout, self._draft, self._in_fans = found, None, headings.means_fans(raw, found)
        self.remains.heading(raw, found)
        self._cells = Cells(found, names)
        return True

    def _remark(self, raw: Sequence[str]) -> None:
        """`# rules: mcr-mil`, `# penalties: wmo`, `# options: minimum=6`, `# hands: none`; others are passed over."""
        said = _SAYS.match(",".join(raw[:2]).strip())
        if said and said[1].lower() in ("rules", "правила", "规则"):
            self.rules = said[2].lower()
        elif said and said[1].lower() in ("penalties", "штрафы", "罚分"):
            self.penalties = said[2].lower()
        elif said and said[1].lower() in ("options", "опции", "选项"):
            self.options = tuple(_OPTION.findall(raw[0]))
        elif said and said[1].lower() in ("from", "основа", "基于"):
            self.base = said[2].lower()
        elif said and said[0] == NO_HANDS:
            self.results_only = True

    def _row(self, line: int, raw: list[str], cells: Cells) -> None:
        before = self._draft
        draft = self._draft_of(raw, cells)
        row = cells.row(line, raw, draft.people)
        if row.label in DASHES and row.number is None:
            if draft.hands:
                standing = row.changes if row.changes != NOTHING else row.totals
                draft.hands[-1] = draft.hands[-1]._replace(totals=standing)
            return
        kind = headings.label(row.label) or ("" if cells.first_is_event else headings.label(raw[0]))
        if kind == "PLAYERS":
            draft.players = names_in(raw, cells.layout)
            draft.people = People(draft.players)
            return
        if not kind and is_no_row(row):
            self.remains.line(raw)
            self._draft = before
            return
        self.remains.row(raw)
        if headings.label(row.event) == TOTAL or (kind == TOTAL and draft.closes_hand(row)):
            draft.closings.append((len(draft.hands), row))
        elif kind == TOTAL:
            if draft.total is not None:
                self.remains.line(draft.total.raw)  # the last one counts
            draft.fines, draft.late_fines = [*draft.fines, *draft.late_fines], []
            draft.total = cells.closing(row)
        elif kind == PENALTIES:
            (draft.fines if draft.total is None else draft.late_fines).append(row)
        elif kind == POINTS:
            draft.points = cells.closing(row)
        elif row.number is None and row.outcome == BLANK and not row.label:
            if row.totals != NOTHING:
                self.remains.line(["", *raw])
        else:
            draft.hands.append(row)
            if len(draft.hands) > MOST_HANDS:
                raise RecordError([Fault("unreadable_file", "unreadable_file.many_hands", {"most": MOST_HANDS})])

    def _draft_of(self, raw: list[str], cells: Cells) -> _Draft:
        """The table that a row belongs to: by its columns; else a new one begins with hand 1 after a closing row."""
        if self._draft is not None and cells.layout["hand"] != 0 and headings.label(raw[0]):
            return self._draft  # TOTAL or POINTS at the left, where the round would stand
        called, table = cells.text("round", raw), cells.text("table", raw)
        told = ("" if called and is_wind(called) else called, table)
        key = (told[0] or self._called[0], table or self._called[1])
        if self._draft is not None and key == self._draft.key:
            if told != ("", "") or not self._draft.closed or not _begins(cells.text("hand", raw)):
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

    def tables(self, several: bool) -> Iterator[Table]:
        """The tables, in the order in which they began, by the name of their worksheet where the sheet itself has none.
        several: whether there is more than one worksheet."""
        parts = len({part for *_, part in self._drafts})
        for (round, name, part), draft in self._drafts.items():
            if not (draft.hands or draft.total or draft.points or draft.closings):
                continue
            called: int | str | None = _name(name)
            if called is None:
                called = self._title(several, part + 1 if parts > 1 else None)
            for row in draft.late_fines:
                self.remains.line(row.raw)
            yield Table(
                self.file,
                _name(round),
                called,
                numbered_through(draft.hands),
                draft.total,
                draft.points,
                draft.players,
                tuple(draft.closings),
                self.rules,
                self.penalties,
                draft.layout,
                tuple(draft.fines),
                in_fans=draft.in_fans,
                options=self.options,
                results_only=self.results_only,
                base=self.base,
            )

    def _title(self, several: bool, number: int | None) -> int | str | None:
        """What a table is called by where it stands. number: among those below each other, None for the only one."""
        if self.part is None:
            return self.title if several else number
        beside = self.part if number is None else f"{number}.{self.part}"
        return f"{self.title} {beside}" if several else beside


def _begins(hand: str) -> bool:
    """Whether a row with this in the hand's cell begins a table where the one before it was closed."""
    return hand_number(hand) == 1 or headings.label(hand) == "PLAYERS"


def _name(text: str) -> int | str | None:
    """A round or table by its number, or as it is called."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text or None
