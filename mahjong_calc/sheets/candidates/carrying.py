"""What went on from a wrong figure: the totals after it, and the table points that follow from them."""

from __future__ import annotations

from ..account import Account
from ..model import NOTHING, Four, Row, Table, filled, minus, whole
from ..table_points import due_points, last_totals


def carried_on(account: Account, index: int, right: Four, table: Table) -> Table | None:
    """The table with what was wrong in a hand taken out of all totals after it, and out of the table points.

    None where the totals do not go on from the hand as it was written. table: with the hand set right.
    """
    written, due = account.written[index], account.due[index]
    if due is None or account.changes[index] != filled(written, due):
        return None
    off = minus(right, filled(written, due))
    moved = gone_on(account, _closed(table, index, off), index, off)
    told = table.total is not None or table.closings or any(row.totals != NOTHING for row in moved.hands)
    return moved if told else None


def _closed(table: Table, index: int, off: Four) -> Table:
    """The table with the hand's own figures in the line that closes it moved by so much."""
    for at, (end, row) in enumerate(table.closings):
        if end > index:
            mended = (end, row._replace(changes=moved_by(row.changes, off)))
            return table._replace(closings=(*table.closings[:at], mended, *table.closings[at + 1 :]))
    return table


def gone_on(account: Account, table: Table, index: int, off: Four) -> Table:
    """The table with all totals from a row on moved by so much, and table points that go along."""
    after = {row.line for row in account.rows[index:]}
    hands = tuple([with_totals_moved(row, off) if row.line in after else row for row in table.hands])
    last = _closing_of(table, index) if own_figures(account.table) else None
    closings = tuple(
        (end, with_totals_moved(row, off) if end > index and last in (None, end) else row)
        for end, row in table.closings
    )
    total, points = table.total, table.points
    if total is not None:
        total = with_totals_moved(total, off)
    before = last_totals(account)
    if points is not None and before is not None and whole(points.totals):
        now, was = due_points(account, moved_by(before, off)), due_points(account, before)
        if now is not None and was == points.totals:
            points = points._replace(totals=now)
    return table._replace(hands=hands, closings=closings, total=total, points=points)


def own_figures(table: Table) -> bool:
    """Whether the lines that close hands have the hand's own figures under the totals too."""
    return len(table.closings) > 1 and all(row.totals == row.changes for _, row in table.closings)


def _closing_of(table: Table, index: int) -> int | None:
    """The end of the hand that a row belongs to."""
    return next((end for end, _ in table.closings if end > index), None)


def with_totals_moved(row: Row, off: Four) -> Row:
    """The row with its running totals moved by so much."""
    return row if row.totals == NOTHING else row._replace(totals=moved_by(row.totals, off))


def moved_by(totals: Four, off: Four) -> Four:
    """The figures with these added; where none is written none is."""
    return tuple([None if one is None else one + (by or 0) for one, by in zip(totals, off, strict=True)])
