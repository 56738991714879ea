"""What follows from a table: what each hand should have changed, what was written, and which of the two to believe."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Any, NamedTuple

from . import events
from .model import BLANK, DRAWN, NOTHING, SEATS, WON, ZERO, Four, Row, Table, minus, plus, whole
from .payments import CLASSICAL, settle_four_values, won
from .profiles import Profile
from .seating import east_after

MOST_DOUBTFUL = 4
"""Rows whose two versions are tried in every combination against the totals."""


class Ruling(NamedTuple):
    """What a table is checked by. apart: whether the changes were written without the penalties. minimum: points that
    a win needs."""

    rules: str
    options: Mapping[str, Any]
    game: str
    profile: Profile
    minimum: int
    apart: bool = False


class Account:
    """A table's figures, worked out once.

    rows: the hands, by their numbers where these are in order or can be put so. due: what each should have changed,
    penalties included, None where it does not say enough. written: what was written, None for cells that are empty.
    changes: the version to believe. standing: the running totals as written. gaps: places before which hands lack.
    """

    def __init__(self, table: Table, ruling: Ruling) -> None:
        self.table, self.ruling = table, ruling
        self.tried = 0
        self._problems: int | None = None
        self.rows = _in_order(table.hands) if ruling.game != "sichuan" else list(table.hands)
        self.absent = _absent(table)
        self.easts: list[int] = []
        self.gaps = _gaps(self.rows)
        self.due = self._due()
        self.written = [self._written(row) for row in self.rows]
        self.standing = [row.totals for row in self.rows]
        self.changes = self._believed()
        self.total = table.total.totals if table.total is not None else None

    def _due(self) -> list[Four | None]:
        game, rules = self.ruling.game, self.ruling.rules
        if game == "sichuan":
            paid = events.dues(self.rows, rules)
        elif game == CLASSICAL:
            self.easts = self._follow_east()
            paid = [self._settled(row, east) for row, east in zip(self.rows, self.easts, strict=True)]
        else:
            paid = [self._won(row) for row in self.rows]
        return [
            one if one is None or row.penalties == NOTHING else plus(one, row.penalties)
            for one, row in zip(paid, self.rows, strict=True)
        ]

    def due_if(self, place: int, row: Row) -> Four | None:
        """What a row would change if it were written so."""
        if self.ruling.game in ("sichuan", CLASSICAL):
            line = self.rows[place].line
            hands = tuple([row if one.line == line else one for one in self.table.hands])
            return Account(self.table._replace(hands=hands), self.ruling).due[place]
        paid = self._won(row)
        return paid if paid is None or row.penalties == NOTHING else plus(paid, row.penalties)

    def problems(self, count: Callable[[Account], int]) -> int:
        """How many problems the table has, counted once."""
        if self._problems is None:
            self._problems = count(self)
        return self._problems

    def _won(self, row: Row) -> Four | None:
        if row.outcome != WON:
            return ZERO if row.outcome in (BLANK, DRAWN) else None
        if row.winner is None or not isinstance(row.points, int):
            return None
        giver = None if row.discarder == row.winner else row.discarder
        if row.text("discarder") and giver is None and row.discarder is None and _unread(row, "discarder"):
            return None
        paid = won(self.ruling.rules, row.winner, giver, row.points)
        return paid if self.absent is None else _without(paid, self.absent, row.winner)

    def _settled(self, row: Row, east: int) -> Four | None:
        if row.outcome in (BLANK, DRAWN):
            return ZERO
        values = [value for value in row.values if isinstance(value, int)]
        if row.winner is None or len(values) < len(SEATS):
            return None
        return settle_four_values(values, row.winner, east)

    def _follow_east(self) -> list[int]:
        """Who was East in each classical hand: as it follows, or as written where the payments go by that."""
        from .cells import People

        people = People(self.table.players)
        found: list[int] = []
        expected = None
        for row in self.rows:
            said = people.seat(row.text("east")) if row.text("east") else None
            east = (0 if said is None else said) if expected is None else expected
            if said is not None and said != east and whole(row.changes) and self._settled(row, said) == row.changes:
                east = said
            found.append(east)
            expected = east_after(east, row.winner) if row.outcome != BLANK else east
        return found

    def _written(self, row: Row) -> Four:
        if self.ruling.apart and row.penalties != NOTHING and row.changes != NOTHING:
            return tuple(
                None if one is None else one + (other or 0)
                for one, other in zip(row.changes, row.penalties, strict=True)
            )
        return row.changes

    def differs(self, place: int) -> bool:
        """Whether what was written in a row is not what should have been."""
        due, written = self.due[place], self.written[place]
        return due is not None and any(
            said is not None and said != should for said, should in zip(written, due, strict=True)
        )

    def step(self, place: int) -> Four:
        """What the running totals say that a hand changed, NOTHING where they do not tell."""
        now, before = self.standing[place], self.before(place)
        return minus(now, before) if whole(now) and whole(before) else NOTHING

    def before(self, place: int) -> Four:
        """The running totals before a hand, NOTHING where the hand before it is missing."""
        return NOTHING if place in self.gaps else self.standing[place - 1] if place else ZERO

    def _believed(self) -> list[Four | None]:
        """For each row the version that the running totals bear out, else the one that the totals do."""
        found: list[Four | None] = []
        doubtful = []
        for place, (due, written) in enumerate(zip(self.due, self.written, strict=True)):
            if written in (NOTHING, due):
                found.append(due)
                continue
            if due is None:
                found.append(written if whole(written) else None)
                continue
            filled = tuple(should if said is None else said for said, should in zip(written, due, strict=True))
            step = self.step(place)
            if filled != due and step != due:
                found.append(filled)
                if step != filled:
                    doubtful.append(place)
            else:
                found.append(due)
        return self._borne_out(found, doubtful)

    def _borne_out(self, found: list[Four | None], doubtful: Sequence[int]) -> list[Four | None]:
        """Choose between the versions of doubtful rows so that the totals come out, if they can."""
        total = self.table.total
        if not doubtful or len(doubtful) > MOST_DOUBTFUL or total is None or None in found or not whole(total.totals):
            return found
        for choice in product((False, True), repeat=len(doubtful)):
            tried = list(found)
            for place, due in zip(doubtful, choice, strict=True):
                if due:
                    tried[place] = self.due[place]
            if summed(tried) == total.totals:
                return tried
        return found

    @property
    def results(self) -> int:
        """How many hands have a result."""
        return sum(row.outcome in (WON, DRAWN) for row in self.rows)

    @property
    def unshared(self) -> int | float:
        """The penalties that nobody received: what all changes sum to."""
        found: int | float = 0
        for row in self.table.hands:
            if row.penalties != NOTHING:
                found += sum(one or 0 for one in row.penalties)
        if self.ruling.game == "sichuan":
            for row, due in zip(self.rows, self.due, strict=True):
                if events.kind_of(row) == events.FOUL and due is not None and row.penalties == NOTHING:
                    found += sum(one or 0 for one in due)
        return found

    @property
    def sum(self) -> Four | None:
        """What all hands changed, None where some hand does not tell."""
        return None if None in self.changes else summed(self.changes)


def summed(changes: Sequence[Four | None]) -> Four:
    """The sums by player."""
    return tuple(map(sum, zip(*[one for one in changes if one is not None], strict=True))) or ZERO


def _in_order(rows: Sequence[Row]) -> list[Row]:
    """The rows by number where each has one of its own, else as written."""
    numbers = [row.number for row in rows]
    if None in numbers or len(set(numbers)) < len(numbers):
        return list(rows)
    return sorted(rows, key=lambda row: row.number or 0)


def _gaps(rows: Sequence[Row]) -> set[int]:
    """The places of rows whose number does not follow, so that what stands before them is not known."""
    numbers = [row.number or 0 for row in rows]
    if numbers != sorted(numbers) or 0 in numbers:
        return set()
    return {place for place, number in enumerate(numbers) if number > (numbers[place - 1] if place else 0) + 1}


def _absent(table: Table) -> int | None:
    """The place that nobody sits at, where three play: it has no name while the others do, or no total."""
    cells: Sequence[object] = table.players or (table.total.totals if table.total else NOTHING)
    empty = [player for player in SEATS if cells[player] in (None, "")]
    if len(empty) != 1:
        return None
    place = empty[0]
    plays = any(place in (row.winner, row.discarder) or row.changes[place] or row.totals[place] for row in table.hands)
    return None if plays else place


def _without(paid: Four, absent: int, winner: int) -> Four:
    """The same where one player is not there: nobody pays that part."""
    missing = paid[absent] or 0
    return tuple(
        0 if player == absent else (paid[player] or 0) + (missing if player == winner else 0) for player in SEATS
    )


def _unread(row: Row, column: str) -> bool:
    return any(one.column == column for one in row.unread)
