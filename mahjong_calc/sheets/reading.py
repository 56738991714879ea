"""From a file to tables: decoding, headings, rows, and which rows belong to one table."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from ..errors import Fault, RecordError
from . import headings
from .cells import NO_NUMBER, People, nobody_discarded, nobody_won, number
from .decoding import Grid, rows_of_text, text_of
from .model import (
    BLANK,
    DRAWN,
    NOTHING,
    POINTS,
    TOTAL,
    UNCLEAR,
    WON,
    Four,
    Layout,
    Number,
    Row,
    Sheet,
    Table,
    Unread,
)
from .workbook import SIGNATURE, grids_of_workbook

DASHES = ("-", "—", "–", "−", "--", "---")
"""What stands in the hand's cell of a row that holds nothing but running totals."""
_SAYS = re.compile(r"#\s*(\w+)\s*[:=,]\s*([\w-]+)")
_DIGITS = re.compile(r"\d{1,4}")
MOST_TABLES = 20_000


def read_sheet(data: bytes, file: str, *, encoding: str | None = None, delimiter: str | None = None) -> Sheet:
    """The tables of a file. Raises RecordError where it is no score sheet, with what is missing."""
    if data.startswith(SIGNATURE):
        grids: Iterable[Grid] = grids_of_workbook(data)
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
        values = {"names": ", ".join(lacking or headings.REQUIRED)}
        raise RecordError([Fault("unreadable_file", "unreadable_file.no_heading", values)])
    several = len(found) > 1
    tables = [table for reader in found for table in reader.tables(reader.title if several else None)]
    if not tables:
        raise RecordError([Fault("unreadable_file", "unreadable_file.no_rows")])
    ignored = dict.fromkeys(name for reader in found for name in reader.ignored)
    return Sheet(file, tuple(tables), tuple(ignored))


class _Draft:
    """A table that is being read."""

    def __init__(self, key: tuple[str, str], layout: Layout) -> None:
        self.key, self.layout = key, layout
        self.hands: list[Row] = []
        self.closings: list[tuple[int, Row]] = []
        self.total: Row | None = None
        self.points: Row | None = None
        self.players: tuple[str, ...] | None = None

    @property
    def closed(self) -> bool:
        """Whether the rows at the end of the table have come."""
        return self.points is not None or (self.total is not None and not self.closings)


class _Reader:
    """Reads the rows of one grid."""

    def __init__(self, file: str, title: str) -> None:
        self.file, self.title = file, title
        self.layout: Layout = {}
        self.lacking: list[str] = []
        self.ignored: list[str] = []
        self.rules: str | None = None
        self.penalties: str | None = None
        self._names: list[str] | None = None
        self._drafts: dict[tuple[str, str, int], _Draft] = {}
        self._draft: _Draft | None = None
        self._cells: _Cells | None = None
        self._part = 0

    def take(self, rows: Iterator[tuple[int, list[str]]]) -> None:
        """Read every row."""
        for line, raw in rows:
            if not raw or not any(raw) or self._is_heading(raw):
                continue
            if raw[0].lstrip().startswith("#"):
                self._remark(raw)
            elif self._cells is None:
                if headings.label(raw[0]) == "PLAYERS":
                    self._names = raw
            else:
                self._row(line, raw, self._cells)

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
        if self.layout:
            self._part += 1
        self.layout, self._draft = found, None
        self.ignored += [name for name in ignored if name not in self.ignored]
        names = None if self._names is None else names_in(self._names, found)
        self._cells = _Cells(found, names)
        return True

    def _remark(self, raw: Sequence[str]) -> None:
        """`# rules: mcr-mil` and `# penalties: wmo`; any other remark is passed over."""
        said = _SAYS.match(",".join(raw[:2]).strip())
        if said and said[1].lower() in ("rules", "правила", "规则"):
            self.rules = said[2].lower()
        elif said and said[1].lower() in ("penalties", "штрафы", "罚分"):
            self.penalties = said[2].lower()

    def _row(self, line: int, raw: list[str], cells: _Cells) -> None:
        row = cells.row(line, raw)
        draft = self._draft_of(row, cells)
        if row.label in DASHES and row.number is None:
            if draft.hands:
                standing = row.changes if row.changes != NOTHING else row.totals
                draft.hands[-1] = draft.hands[-1]._replace(totals=standing)
            return
        kind = headings.label(row.label) or headings.label(raw[0])
        if headings.label(row.event) == TOTAL or (kind == TOTAL and "event" in cells.layout):
            draft.closings.append((len(draft.hands), row))
        elif kind == TOTAL:
            draft.total = cells.closing(row)
        elif kind == POINTS:
            draft.points = cells.closing(row)
        elif kind == "PLAYERS":
            draft.players = names_in(raw, cells.layout)
            cells.people = People(draft.players)
        elif row.number is None and row.outcome == BLANK and not row.label:
            return
        else:
            draft.hands.append(row)

    def _draft_of(self, row: Row, cells: _Cells) -> _Draft:
        """The table that a row belongs to: by its columns; else a new one begins with hand 1 after a closing row."""
        key = (row.text("round"), row.text("table"))
        if self._draft is not None and key == self._draft.key:
            if key != ("", "") or not self._draft.closed or (row.number != 1 and not self._names_row(row)):
                return self._draft
            self._part += 1
        where = (*key, self._part)
        if where not in self._drafts:
            if len(self._drafts) >= MOST_TABLES:
                raise RecordError([Fault("unreadable_file", "unreadable_file.many_tables", {"most": MOST_TABLES})])
            self._drafts[where] = _Draft(key, cells.layout)
            self._drafts[where].players = cells.names
        self._draft = self._drafts[where]
        cells.people = People(self._draft.players)
        return self._draft

    @staticmethod
    def _names_row(row: Row) -> bool:
        return headings.label(row.label) == "PLAYERS"

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
                *_closings(draft),
                self.rules,
                self.penalties,
                draft.layout,
            )


def _closings(draft: _Draft) -> tuple[tuple[tuple[int, Row], ...]]:
    return (tuple(draft.closings),)


def _name(text: str) -> int | str | None:
    """A round or table by its number, or as it is called."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text or None


def names_in(raw: Sequence[str], layout: Layout) -> tuple[str, ...]:
    """The names of the four players: under the columns of the changes or the totals, else the cells that are filled."""
    for start in ("", "total "):
        places = [layout.get(f"{start}P{number}", len(raw)) for number in range(1, 5)]
        names = tuple(raw[place].strip() if place < len(raw) else "" for place in places)
        if any(names):
            return names
    filled = [cell.strip() for cell in raw if cell.strip() and not headings.label(cell)]
    return tuple([*filled, "", "", "", ""][:4])


class _Places(NamedTuple):
    """Where the cells of one kind stand."""

    names: tuple[str, ...]
    at: tuple[int, ...]


class _Cells:
    """Reads the cells of rows under one heading."""

    def __init__(self, layout: Layout, names: tuple[str, ...] | None) -> None:
        self.layout, self.names = layout, names
        self.people = People(names)
        self.width = max(layout.values()) + 1
        self._hand = layout["hand"]
        self._winner, self._discarder = layout["winner"], layout.get("discarder", -1)
        self._points, self._event = layout.get("points", -1), layout.get("event", -1)
        self._tiles = layout.get("tiles", -1)
        self._fours = [self._places(start) for start in ("", "pen ", "total ", "points ")]

    def _places(self, start: str) -> _Places | None:
        names = [f"{start}P{number}" for number in range(1, 5)]
        if not any(name in self.layout for name in names):
            return None
        return _Places(tuple(names), tuple(self.layout.get(name, -1) for name in names))

    def row(self, line: int, raw: list[str]) -> Row:
        """A row with everything in it that can be read."""
        if len(raw) < self.width:
            raw = raw + [""] * (self.width - len(raw))
        unread: list[Unread] = []
        label = raw[self._hand].strip()
        hand = number(label)
        if not isinstance(hand, int):
            digits = _DIGITS.findall(label) if len(label) < 12 and not headings.label(label) else []
            hand = int(digits[0]) if len(digits) == 1 else None
        changes, penalties, totals, values = [self._four(places, raw, unread) for places in self._fours]
        points = None if self._points < 0 else self._number("points", raw[self._points], unread)
        discarder_text = "" if self._discarder < 0 else raw[self._discarder].strip()
        discarder = None
        if not nobody_discarded(discarder_text):
            discarder = self.people.seat(discarder_text)
            if discarder is None:
                unread.append(Unread("discarder", discarder_text))
        winner, outcome = self._outcome(raw, discarder_text, points, changes, penalties, unread)
        return Row(
            line,
            label,
            hand,
            outcome,
            winner,
            discarder,
            points,
            changes,
            penalties,
            totals,
            values,
            raw[self._event].strip() if self._event >= 0 else "",
            tuple(unread),
            raw,
            self.layout,
        )

    def _outcome(
        self,
        raw: Sequence[str],
        discarder: str,
        points: Number | None,
        changes: Four,
        penalties: Four,
        unread: list[Unread],
    ) -> tuple[int | None, str]:
        """The winner, and what happened."""
        text = raw[self._winner].strip()
        if text and not nobody_won(text):
            winner = self.people.seat(text)
            if winner is None:
                unread.append(Unread("winner", text))
            return winner, UNCLEAR if winner is None else WON
        if text:
            return None, DRAWN
        nobody = discarder in ("", *DASHES) and not points and not (self._tiles >= 0 and raw[self._tiles].strip())
        if nobody and not unread and points is None and changes == NOTHING and penalties == NOTHING:
            return None, BLANK
        moved = any(changes) and penalties == NOTHING
        return None, DRAWN if nobody and not moved else UNCLEAR

    def closing(self, row: Row) -> Row:
        """A row of totals or table points; where the figures stand under the changes they are moved."""
        if row.totals == NOTHING and row.changes != NOTHING:
            row = row._replace(totals=row.changes, changes=NOTHING)
        if headings.label(row.label) == POINTS or headings.label(row.raw[0]) == POINTS:
            figures = row.unread
            row = row._replace(unread=tuple(one for one in figures if number(one.said) is NO_NUMBER))
            totals = [number(row.text(name)) for name in self._closing_names(row)]
            row = row._replace(totals=tuple(one if isinstance(one, (int, float)) else None for one in totals))
        return row._replace(unread=tuple(one for one in row.unread if one.column not in ("winner", "discarder")))

    def _closing_names(self, row: Row) -> Sequence[str]:
        under_totals = any(row.text(f"total P{number}") for number in range(1, 5))
        return [f"{'total ' if under_totals else ''}P{number}" for number in range(1, 5)]

    @staticmethod
    def _number(column: str, text: str, unread: list[Unread]) -> Number | None:
        value = number(text)
        if value is None or isinstance(value, int):
            return value
        unread.append(Unread(column, text.strip()))
        return None

    def _four(self, places: _Places | None, raw: Sequence[str], unread: list[Unread]) -> Four:
        if places is None:
            return NOTHING
        found: list[Number | None] = []
        for name, place in zip(places.names, places.at, strict=True):
            text = raw[place] if place >= 0 else ""
            if not text:
                found.append(None)
                continue
            value = number(text)
            if value is None or isinstance(value, int):
                found.append(value)
            else:
                unread.append(Unread(name, text.strip()))
                found.append(None)
        return tuple(found)
