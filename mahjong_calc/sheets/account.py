"""What follows from a table: what each hand should have changed, what was written, and which of the two to believe."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import product
from typing import Any, NamedTuple

from . import events
from .cells import People
from .model import (
    BLANK,
    DRAWN,
    NOTHING,
    PLACES,
    WON,
    ZERO,
    Four,
    Row,
    Table,
    differing,
    filled,
    minus,
    plus,
    summed,
    whole,
)
from .payments import CLASSICAL, Choices, settle_four_values, without, won
from .profiles import Profile
from .running import Closed, Course, Slip, closing_slips, slips
from .seating import east_after
from .shape import absent, fined, gaps, in_order

MOST_DOUBTFUL = 4
"""Rows whose two versions are tried in every combination against the totals."""


class Ruling(NamedTuple):
    """What a table is checked by. apart: whether the changes were written without the penalties. minimum: points that
    a win needs. choices: the options that are not the rule set's own."""

    rules: str
    options: Mapping[str, Any]
    game: str
    profile: Profile
    minimum: int
    apart: bool = False
    choices: Choices = ()


class Account:
    """A table's figures, worked out once.

    rows: the hands, by their numbers where these are in order or can be put so. due: what each should have changed,
    penalties included, None where it does not say enough. written: what was written, None for cells that are empty.
    changes: the version to believe. standing: the running totals as written. gaps: places before which hands lack.
    fines: the penalties for the table as a whole, None where they cannot be read.
    """

    def __init__(self, table: Table, ruling: Ruling, like: Account | None = None) -> None:
        """like: the account of the same table before a change; what did not change is taken over from it."""
        self.table, self.ruling = table, ruling
        self.rows = in_order(table.hands) if ruling.game != "sichuan" else list(table.hands)
        self.absent = absent(table)
        self._rules = events.Rules(ruling.rules, ruling.choices, self.absent)
        self.hands: list[events.Hand] = []
        self.easts: list[int] = []
        self.expected: list[int | None] = []
        self.gaps = gaps(self.rows)
        self.fines = fined(table)
        self.due = self._all_due(like)
        self.written = [self._written(row) for row in self.rows]
        self.standing = [row.totals for row in self.rows]
        self.total = table.total.totals if table.total is not None else None
        self.changes = self._believed()

    @cached_property
    def slips(self) -> tuple[Slip, ...]:
        """The running totals that do not follow."""
        return tuple(slips(Course(self.changes, self.standing, self.gaps, self.total_of_hands)))

    @property
    def total_of_hands(self) -> Four | None:
        """The totals as written without the penalties for the table as a whole, None where these cannot be read."""
        if self.total is None or self.fines is None:
            return None
        if self.fines == ZERO:
            return self.total
        return tuple(
            None if one is None else one - (other or 0) for one, other in zip(self.total, self.fines, strict=True)
        )

    @cached_property
    def closing_slips(self) -> tuple[Closed, ...]:
        """The lines that close a hand of Sichuan and do not follow."""
        return tuple(closing_slips(self.changes, self.table.closings))

    @cached_property
    def places_by_due(self) -> dict[Four, list[int]]:
        """The rows that should have changed so much."""
        found: dict[Four, list[int]] = {}
        for place, (row, due) in enumerate(zip(self.rows, self.due, strict=True)):
            if due is not None and row.outcome != BLANK:
                found.setdefault(due, []).append(place)
        return found

    @cached_property
    def places_by_start(self) -> dict[Four, list[int]]:
        """The rows before which these were the running totals, by those after them."""
        found: dict[Four, list[int]] = {}
        for due, places in self.places_by_due.items():
            for place in places:
                if whole(self.standing[place]):
                    found.setdefault(minus(self.standing[place], due), []).append(place)
        return found

    @cached_property
    def people(self) -> People:
        """Reads the cells that name players."""
        return People(self.table.players)

    def only(self, rows: Sequence[Row]) -> Account:
        """The same with these rows alone, for checks that look at rows one by one."""
        part: Account = Account.__new__(Account)
        part.__dict__.update(self.__dict__)
        places = [self.rows.index(row) for row in rows]
        part.table = self.table._replace(hands=tuple(rows), total=None, points=None)
        part.rows = list(rows)
        for name in ("due", "written", "standing", "changes"):
            setattr(part, name, [getattr(self, name)[place] for place in places])
        return part

    def _all_due(self, like: Account | None) -> list[Four | None]:
        if like is not None and self.ruling.game not in ("sichuan", CLASSICAL) and like.absent == self.absent:
            known = {id(row): due for row, due in zip(like.rows, like.due, strict=True)}
            return [
                known[id(row)] if id(row) in known else self.due_if(place, row) for place, row in enumerate(self.rows)
            ]
        if self.ruling.game == "sichuan":
            self.hands = events.hands_before(self.rows, self._rules)
        elif self.ruling.game == CLASSICAL:
            self._follow_east()
        return [self.due_if(place, row) for place, row in enumerate(self.rows)]

    def due_if(self, place: int, row: Row) -> Four | None:
        """What a row would change if it were written so, all before it as it is."""
        if row.unreadable("pen "):
            return None
        if self.ruling.game == "sichuan":
            paid = events.due(row, self.hands[place], self._rules)
        elif self.ruling.game == CLASSICAL:
            expected = self.expected[place]
            paid = self._settled(row, self._east(row, None) if expected is None else expected)
        else:
            paid = self._won(row)
        return paid if paid is None or row.penalties == NOTHING else plus(paid, row.penalties)

    def _won(self, row: Row) -> Four | None:
        if row.outcome != WON:
            return ZERO if row.outcome in (BLANK, DRAWN) else None
        if row.winner is None or not isinstance(row.points, int):
            return None
        if row.discarder is None and row.unreadable("discarder"):
            return None
        paid = won(self.ruling.rules, row.winner, row.giver, row.points, choices=self.ruling.choices)
        return paid if self.absent is None else without(paid, self.absent, row.winner)

    def _settled(self, row: Row, east: int) -> Four | None:
        if row.outcome in (BLANK, DRAWN):
            return ZERO
        values = self.hand_values(row)
        if row.winner is None or values is None:
            return None
        return settle_four_values(values, row.winner, east, self.ruling.choices, self.absent)

    def hand_values(self, row: Row) -> tuple[int, ...] | None:
        """The values of the classical hands of a row, None where one lacks or cannot be; who is absent has none."""
        values = [0 if player == self.absent else value for player, value in enumerate(row.values)]
        found = tuple([value for value in values if isinstance(value, int) and value >= 0])
        return found if len(found) == len(PLACES) else None

    def _follow_east(self) -> None:
        """Who was East in each classical hand."""
        expected: int | None = None
        before: tuple[Row, int] | None = None
        for row in self.rows:
            said = self.people.seat(row.text("east"))
            if (
                before is not None
                and said is not None
                and self._passed_on_to(said, *before)
                and self._paid_as(row, said)
            ):
                expected = said
            self.expected.append(expected)
            east = self._east(row, expected)
            self.easts.append(east)
            expected = self.east_after(east, row)
            before = before if row.outcome == BLANK else (row, east)

    def _passed_on_to(self, said: int, row: Row, east: int) -> bool:
        """Whether the deal passed on to this player since a hand was paid as another result than the one written."""
        if self._paid_as(row, east) or not whole(row.changes):
            return False
        others = [row._replace(outcome=WON, winner=player) for player in PLACES]
        others.append(row._replace(outcome=DRAWN, winner=None))
        return any(self._paid_as(other, east) and self.east_after(east, other) == said for other in others)

    def _paid_as(self, row: Row, east: int) -> bool:
        """Whether what was written as paid is what follows where this player is East."""
        return whole(row.changes) and self._settled(row, east) == row.changes

    def _east(self, row: Row, expected: int | None) -> int:
        """Whom the next hand goes by: East as it follows from the hand before, or as written where the payments were
        made so."""
        text = row.text("east")
        said = self.people.seat(text) if text else None
        if expected is None or said is None or said == expected:
            return (said or 0) if expected is None else expected
        return said if self._paid_as(row, said) else expected

    def east_after(self, east: int, row: Row) -> int:
        """Who is East in the hand after a row."""
        if row.outcome == BLANK:
            return east
        stays = self.ruling.options.get("draw_dealer", "stay") == "stay"
        after = east_after(east, row.winner, stays_after_draw=stays)
        return east_after(after, None, stays_after_draw=False) if after == self.absent else after

    def _written(self, row: Row) -> Four:
        if self.ruling.apart and row.penalties != NOTHING and row.changes != NOTHING:
            return tuple(
                None if one is None else one + (other or 0)
                for one, other in zip(row.changes, row.penalties, strict=True)
            )
        return row.changes

    def on_paper(self, place: int, four: Four) -> Four:
        """These changes of a row as they stand in its cells: without the penalties where these are written apart."""
        row = self.rows[place]
        if not self.ruling.apart or row.penalties == NOTHING:
            return four
        return tuple(
            None if one is None else one - (other or 0) for one, other in zip(four, row.penalties, strict=True)
        )

    def differs(self, place: int) -> bool:
        """Whether what was written in a row is not what should have been."""
        due, written = self.due[place], self.written[place]
        return due is not None and bool(differing(written, due))

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
            whole_row, step = filled(written, due), self.step(place)
            if whole_row != due and step != due:
                found.append(whole_row)
                if step != whole_row:
                    doubtful.append(place)
            else:
                found.append(due)
        return self._borne_out(found, doubtful)

    def _borne_out(self, found: list[Four | None], doubtful: Sequence[int]) -> list[Four | None]:
        """Choose between the versions of doubtful rows so that the totals come out, if they can."""
        total = self.total_of_hands
        if not doubtful or len(doubtful) > MOST_DOUBTFUL or total is None or None in found or not whole(total):
            return found
        for choice in product((False, True), repeat=len(doubtful)):
            tried = list(found)
            for place, due in zip(doubtful, choice, strict=True):
                if due:
                    tried[place] = self.due[place]
            if summed(tried) == total:
                return tried
        return found

    @property
    def results(self) -> int:
        """How many hands have a result."""
        return sum(row.outcome in (WON, DRAWN) for row in self.rows)

    @property
    def unshared(self) -> int | float | None:
        """The penalties that nobody received: what all changes sum to; None where some penalty cannot be read."""
        if self.fines is None:
            return None
        found: int | float = sum(one or 0 for one in self.fines)
        for row in self.table.hands:
            if row.unreadable("pen "):
                return None
            if row.penalties != NOTHING:
                found += sum(one or 0 for one in row.penalties)
        if self.ruling.game == "sichuan":
            for row, due in zip(self.rows, self.due, strict=True):
                if events.kind_of(row) == events.FOUL and due is not None and row.penalties == NOTHING:
                    found += sum(one or 0 for one in due)
        return found

    @cached_property
    def sum(self) -> Four | None:
        """What all hands changed, with the penalties for the table as a whole; None where some row does not tell."""
        if None in self.changes or self.fines is None:
            return None
        return plus(summed(self.changes), self.fines) if self.table.fines else summed(self.changes)
