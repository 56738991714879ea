"""Who is East in each hand, where that follows from the hand before it: the deal stays or passes on by the result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .model import BLANK, DRAWN, EVERY_PLAYER, WON, Row, whole
from .rules import East, SheetRules, Terms


def follow_east(rows: Sequence[Row], terms: Terms, sheet: SheetRules) -> Iterator[East]:
    """East of each row."""
    expected: int | None = None
    passed: int | None = 0
    last: tuple[Row, East] | None = None  # of the rows that are not blank
    for number, row in enumerate(rows, 1):
        passed = passed if row.number == number else None
        written = east_written(row, terms)
        if last is not None and written is not None and _passed_on_to(written, row, *last, terms, sheet):
            before = last[1]
            expected = written
            passed = None if passed is None or before.passed is None else before.passed + (written != before.used)
        east = East(expected, _used(row, expected, terms, sheet), passed)
        yield east
        expected = east_after(east.used, row, terms, sheet)
        passed = None if passed is None else passed + (expected != east.used)
        last = last if row.outcome == BLANK else (row, east)


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


def _passed_on_to(written: int, row: Row, last: Row, before: East, terms: Terms, sheet: SheetRules) -> bool:
    """Whether the deal passed on to the East who is written, since the hand before was paid as another result than the
    one written of it, and this one was paid so too."""
    if not whole(last.changes) or _paid_as(last, before.used, terms, sheet) or not _paid_as(row, written, terms, sheet):
        return False
    results = [last._replace(outcome=WON, winner=player) for player in EVERY_PLAYER]
    results.append(last._replace(outcome=DRAWN, winner=None))
    return any(
        _paid_as(other, before.used, terms, sheet) and east_after(before.used, other, terms, sheet) == written
        for other in results
    )


def _paid_as(row: Row, east: int, terms: Terms, sheet: SheetRules) -> bool:
    """Whether what was written as paid is what follows where this player is East."""
    return sheet.due is not None and whole(row.changes) and sheet.due(row, East(east, east), terms) == row.changes


def _used(row: Row, expected: int | None, terms: Terms, sheet: SheetRules) -> int:
    """Whom the next hand goes by: East as it follows from the hand before, or as written where the payments were made
    so."""
    written = east_written(row, terms)
    if expected is None or written is None or written == expected:
        return (written or 0) if expected is None else expected
    return written if _paid_as(row, written, terms, sheet) else expected
