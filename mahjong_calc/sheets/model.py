"""A score sheet as light values: rows with their cells, tables, and what is found in them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

Number = int | float
Four = tuple[Number | None, ...]
"""One number a player, None where the cell says none."""

PLAYERS = ("P1", "P2", "P3", "P4")
EVERY_PLAYER = range(4)
"""The players by their indexes, as in rows of four figures."""
NOTHING: Four = (None, None, None, None)
ZERO: Four = (0, 0, 0, 0)

WON, DRAWN, BLANK, UNCLEAR = "won", "drawn", "blank", "unclear"
"""What a row says happened; unclear where its winner is missing or cannot be read."""

ERROR, QUESTION, NOTE = "error", "question", "note"
"""Severities: it cannot be right; somebody has to look; only a remark."""
OTHER_THAN_NOTES = (ERROR, QUESTION)

TOTAL, PENALTIES, POINTS = "TOTAL", "PENALTIES", "POINTS"
"""Labels of the rows that are no hands."""

Layout = Mapping[str, int]
"""Name of a column -> index of its cell in a row."""


class Unread(NamedTuple):
    """A cell whose text is no number or no player. column: its name. said: its text."""

    column: str
    said: str


class Row(NamedTuple):
    """A line of a sheet as it was read.

    line: its number in the file. number: of the hand, None where it has none that can be read. changes, penalties,
    totals: one figure a player; values: of the four hands, where a sheet tells what each is worth. raw, layout: its
    cells as written.
    """

    line: int
    label: str
    number: int | None
    outcome: str
    winner: int | None
    discarder: int | None
    points: Number | None
    changes: Four = NOTHING
    penalties: Four = NOTHING
    totals: Four = NOTHING
    values: Four = NOTHING
    event: str = ""
    unread: tuple[Unread, ...] = ()
    raw: Sequence[str] = ()
    layout: Layout = {}  # noqa: RUF012 - a NamedTuple's default; never written to

    def text(self, column: str) -> str:
        """A cell as written, "" where there is none."""
        at = self.layout.get(column)
        return self.raw[at].strip() if at is not None and at < len(self.raw) else ""

    @property
    def fined(self) -> Four:
        """The figures of a row of penalties, in whichever columns they stand."""
        return next((four for four in (self.penalties, self.changes, self.totals) if four != NOTHING), NOTHING)

    @property
    def giver(self) -> int | None:
        """Who discarded the winning tile, None for self-drawn; a discarder equal to the winner is none."""
        return None if self.discarder == self.winner else self.discarder

    def unreadable(self, start: str) -> bool:
        """Whether some cell of these columns is filled and says nothing."""
        return any(cell.column.startswith(start) for cell in self.unread)

    @property
    def hand(self) -> int | str | None:
        """How findings name the row."""
        return self.number if self.number is not None else self.label or None


class LeftOut(NamedTuple):
    """What a file holds that was not read. Names are as written; a column without a heading is called by its letter.

    words, figures: columns that mean nothing here, over words alone or over figures too. by_player: whether the figures
    can be those of four players. beside: headings of a table that stands beside the one that was read. lines,
    lines_of_figures: lines that are no rows, without figures and with some. worksheets, worksheets_of_figures: those
    without a row of headings. formulas: whether cells were read as empty since their formulas have no stored values.
    """

    words: tuple[str, ...] = ()
    figures: tuple[str, ...] = ()
    by_player: bool = False
    beside: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    lines_of_figures: tuple[str, ...] = ()
    worksheets: tuple[str, ...] = ()
    worksheets_of_figures: tuple[str, ...] = ()
    formulas: bool = False


class Table(NamedTuple):
    """What one table wrote down.

    round, name: as written, None where the sheet has no such column. hands: the rows of hands, as written. total,
    points: the rows that close the table. closings: in Sichuan the rows that close a hand, each with the number of
    lines before it. players: their names, "" where one is not present. rules, penalties: what the sheet itself
    says of them, None where nothing. fines: rows of penalties for the table as a whole, before its totals.
    left_out: what was not read of the file, at its first table. in_fans: whether the column of points is headed with a
    word for fans. options: the house rules that the sheet itself tells. results_only: whether it says that no hands
    were written down. base: the rule set that its own rules begin with.
    """

    file: str
    round: int | str | None
    name: int | str | None
    hands: tuple[Row, ...]
    total: Row | None = None
    points: Row | None = None
    players: tuple[str, ...] | None = None
    closings: tuple[tuple[int, Row], ...] = ()
    rules: str | None = None
    penalties: str | None = None
    layout: Layout = {}  # noqa: RUF012 - a NamedTuple's default; never written to
    fines: tuple[Row, ...] = ()
    left_out: LeftOut = LeftOut()
    in_fans: bool = False
    options: tuple[tuple[str, str], ...] = ()
    results_only: bool = False
    base: str | None = None

    @property
    def rows(self) -> Iterator[Row]:
        """Every row, in the order of the file."""
        closing = [row for _, row in self.closings]
        last = [row for row in (self.total, self.points) if row is not None]
        return iter(sorted([*self.hands, *closing, *self.fines, *last], key=lambda row: row.line))


class Sheet(NamedTuple):
    """A file that was read."""

    file: str
    tables: tuple[Table, ...]

    @property
    def left_out(self) -> LeftOut:
        """What was not read of it."""
        return self.tables[0].left_out if self.tables else LeftOut()


class Phrase(NamedTuple):
    """A part of a sentence. message: its key in `words.topics.candidates`, with `values`."""

    message: str
    values: Mapping[str, Any] = {}


class Candidate(NamedTuple):
    """A single change that would explain a difference.

    hand: where, None where any hand could be meant. kind: value, discarder, self_drawn, winner, false_win, fine, total,
    table_point or order. message: key of its sentence in `words.topics.candidates`, with `values`. also: the second
    change, where only two together explain it.
    """

    hand: int | str | None
    column: str
    said: Any
    should_be: Any
    kind: str
    message: str
    values: Mapping[str, Any] = {}
    also: Candidate | None = None


class Finding(NamedTuple):
    """Something that does not follow, at its cell.

    code: of the check that found it. message: key of its sentence in `words.topics.sheets`, with `values`. severity:
    where it is not that of the check. unexplained: how many changes at once were tried without any that explain it: 0,
    1 or 2.
    """

    code: str
    hand: int | str | None
    column: str
    said: Any
    should_be: Any
    message: str
    values: Mapping[str, Any] = {}
    candidates: tuple[Candidate, ...] = ()
    line: int = 0
    severity: str | None = None
    unexplained: int = 0


def whole(four: Four) -> bool:
    """Whether all four are given."""
    return None not in four


def plus(one: Four, other: Four) -> Four:
    """The sums; what is not given counts as nothing."""
    return tuple([(a or 0) + (b or 0) for a, b in zip(one, other, strict=True)])


def summed(changes: Iterable[Four | None]) -> Four:
    """The sums by player."""
    return tuple(map(sum, zip(*[one for one in changes if one is not None], strict=True))) or ZERO


def differing(said: Four, should: Four) -> list[int]:
    """The players whose figures differ; a figure that is not given does not."""
    return [
        player
        for player, one, other in zip(EVERY_PLAYER, said, should, strict=True)
        if one is not None and other is not None and one != other
    ]


def filled(said: Four, should: Four) -> Four:
    """The figures as written, and where none is written as they should be."""
    return tuple(right if one is None else one for one, right in zip(said, should, strict=True))


def minus(one: Four, other: Four) -> Four:
    """The differences; what is not given counts as nothing."""
    return tuple([(a or 0) - (b or 0) for a, b in zip(one, other, strict=True)])


def set_at(four: Four, player: int, value: Any) -> Four:
    """The four figures with one of them changed."""
    return (*four[:player], value, *four[player + 1 :])


def listed(four: Four) -> str:
    """The four figures as text."""
    return " ".join("-" if one is None else str(one) for one in four)


def column_of_total(row: Row, player: int) -> str:
    """The column in which a closing row has a player's figure: that of the totals, or of the changes."""
    column = f"total {PLAYERS[player]}"
    return column if row.text(column) or not row.text(PLAYERS[player]) else PLAYERS[player]
