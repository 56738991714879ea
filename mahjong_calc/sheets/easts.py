"""Who is East in each hand, where that follows from the hand before it: the deal stays or passes on by the result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .model import BLANK, EVERY_PLAYER, Row, whole
from .rules import East, SheetRules, Terms


def follow_east(rows: Sequence[Row], terms: Terms, sheet: SheetRules) -> Iterator[East]:
    """East of each row."""
    expected = None
    passed: int | None = 0
    for number, row in enumerate(rows, 1):
        passed = passed if row.number == number else None
        east = East(expected, _used(row, expected, terms, sheet), passed)
        yield east
        expected = east_after(east.used, row, terms, sheet)
        passed = None if passed is None else passed + (expected != east.used)


def east_written(row: Row, terms: Terms) -> int | None:
    """The player that a row names as East, None where it names nobody."""
    text = row.text("east")
    return terms.people.seat(text) if text else None


def east_of(row: Row, before: East, terms: Terms) -> int:
    """East of a row that may be written otherwise than it was; in the first row it is East who is written, else P1."""
    return (east_written(row, terms) or 0) if before.expected is None else before.expected


def east_after(east: int, row: Row, terms: Terms, sheet: SheetRules) -> int:
    """East of the hand after a row; a player who is not there is passed over."""
    if row.outcome == BLANK or sheet.next_east is None:
        return east
    after = sheet.next_east(east, row, terms)
    return (after + 1) % len(EVERY_PLAYER) if after == terms.absent else after


def _used(row: Row, expected: int | None, terms: Terms, sheet: SheetRules) -> int:
    """Whom the next hand goes by: East as it follows from the hand before, or as written where the payments were made
    so."""
    written = east_written(row, terms)
    if expected is None or written is None or written == expected:
        return (written or 0) if expected is None else expected
    paid = sheet.due(row, East(written, written), terms) if sheet.due is not None else None
    return written if whole(row.changes) and paid == row.changes else expected
