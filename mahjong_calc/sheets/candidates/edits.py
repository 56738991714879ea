"""A change to a sheet: how it is told, how likely it is, and the sheet with the change made."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from ..account import Account, Span
from ..model import PLAYERS, Candidate, Finding, Four, Row, Table
from .likelihood import KINDS

SHARES = (1, 2, 3, 4, 6)
"""By how much a player's change moves where a value moves by one: payers, three at most, and doubled with East."""


class Edit(NamedTuple):
    """A change. weight: how likely such a mistake is, against others. table: with the change made."""

    candidate: Candidate
    weight: float
    table: Table


Source = Callable[[Account, Finding], Iterator[Edit]]
"""What can be tried to explain a finding."""
Changed = tuple[Row, Candidate, float]
"""A row that is changed, how that is told, and how likely such a mistake is."""


def with_rows(table: Table, rows: Sequence[Row]) -> Table:
    """The table with these rows in the place of those on the same lines."""
    by_line = {row.line: row for row in rows}
    return table._replace(hands=tuple([by_line.get(row.line, row) for row in table.hands]))


def with_line(table: Table, hand: Span, at: int, row: Row) -> Table:
    """The table with one line more in a hand. at: how many stand before it."""
    return _with_lines(table, (*table.hands[:at], row, *table.hands[at:]), hand.closing, 1)


def without_line(table: Table, hand: Span, at: int) -> Table:
    """The table with one line less in a hand."""
    return _with_lines(table, table.hands[:at] + table.hands[at + 1 :], hand.closing, -1)


def _with_lines(table: Table, lines: tuple[Row, ...], closing: int, more: int) -> Table:
    """The table with these lines. more: how many more stand before the lines that close hands, from this one on."""
    closings = tuple((end + more if at >= closing else end, row) for at, (end, row) in enumerate(table.closings))
    return table._replace(hands=lines, closings=closings)


def cell_edit(account: Account, row: Row, column: str, should: str) -> Edit:
    """Another text in a cell that says who sits where."""
    raw = [should if at == row.layout[column] else cell for at, cell in enumerate(row.raw)]
    values = {"hand": row.hand, "column": column}
    candidate = Candidate(row.hand, column, row.text(column), should, "order", "cell", values)
    return Edit(candidate, KINDS["order"], with_rows(account.table, [row._replace(raw=raw)]))


def with_east(table: Table, row: Row, east: str) -> Table:
    """The table with another East in the line of this row."""
    same = next(one for one in table.hands if one.line == row.line)
    raw = [east if at == row.layout["east"] else cell for at, cell in enumerate(row.raw)]
    return with_rows(table, [same._replace(raw=raw)])


def with_total(table: Table, totals: Four) -> Table:
    """The table with other totals."""
    assert table.total is not None
    return table._replace(total=table.total._replace(totals=totals))


def name(player: int | None) -> str | None:
    """A player as sheets write it, None for nobody."""
    return None if player is None else PLAYERS[player]
