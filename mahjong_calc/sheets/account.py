"""What follows from a table: what each hand should have changed, what was written, and which of the two to believe."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import product
from typing import Any, NamedTuple

from .cells import People
from .easts import follow_east
from .model import (
    BLANK,
    DRAWN,
    NOTHING,
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
from .profiles import Profile
from .rules import Choices, SheetRules, Terms
from .running import ClosingSlip, RunningTotals, Slip, closing_slips, slips
from .shape import absent, fined, gaps, in_order

MOST_DOUBTFUL = 4
"""Rows whose two versions are tried in every combination against the totals."""


class Ruling(NamedTuple):
    """What a table is checked by. sheet: what its game says of sheets. apart: whether the changes were written without
    the penalties. minimum: points that a win needs, 0 where that is not known. choices: the options that are not the
    rule set's own."""

    rules: str
    options: Mapping[str, Any]
    sheet: SheetRules
    profile: Profile
    minimum: int
    apart: bool = False
    choices: Choices = ()


class Span(NamedTuple):
    """The lines of a hand by their indexes. hand: its number, label: what stands there for it. closing: index of the
    line that closes it, or of the next that there is, among those that close hands."""

    start: int
    end: int
    hand: int | None
    label: str
    closing: int


class Account:
    """A table's figures, worked out once.

    rows: the hands, by their numbers where these are in order or can be put so. due: what each should have changed,
    penalties included, None where it does not say enough. written: what was written, None for cells that are empty.
    changes: the version to believe. standing: the running totals as written. gaps: indexes of rows before which
    hands lack. before: what came before each row, as far as its game looks at it. fines: the penalties for the table
    as a whole, None where they cannot be read.
    """

    def __init__(self, table: Table, ruling: Ruling, like: Account | None = None) -> None:
        """like: the account of the same table before a change; what did not change is taken over from it."""
        self.table, self.ruling = table, ruling
        self.rows = in_order(table.hands) if ruling.sheet.lines == 1 else list(table.hands)
        self.absent = absent(table)
        same_people = like is not None and like.table.players is table.players
        self.people: People = like.people if like is not None and same_people else People(table.players)
        self.terms = Terms(ruling.rules, ruling.choices, self.absent, self.people)
        self.gaps = gaps(self.rows)
        self.fines = fined(table)
        self.before = self._all_before()
        self.due = self._all_due(like)
        self.written = [self._written(row) for row in self.rows]
        self.standing = [row.totals for row in self.rows]
        self.total = table.total.totals if table.total is not None else None
        self.changes = self._believed()

    @cached_property
    def slips(self) -> tuple[Slip, ...]:
        """The running totals that do not follow."""
        return tuple(slips(RunningTotals(self.changes, self.standing, self.gaps, self.total_of_hands)))

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
    def closing_slips(self) -> tuple[ClosingSlip, ...]:
        """The lines that close a hand of Sichuan and do not follow."""
        return tuple(closing_slips(self.changes, self.table.closings))

    @cached_property
    def indexes_by_due(self) -> dict[Four, list[int]]:
        """The rows that should have changed so much."""
        found: dict[Four, list[int]] = {}
        for index, (row, due) in enumerate(zip(self.rows, self.due, strict=True)):
            if due is not None and row.outcome != BLANK:
                found.setdefault(due, []).append(index)
        return found

    @cached_property
    def indexes_by_start(self) -> dict[Four, list[int]]:
        """The rows before which these were the running totals, by those after them."""
        found: dict[Four, list[int]] = {}
        for due, indexes in self.indexes_by_due.items():
            for index in indexes:
                if whole(self.standing[index]):
                    found.setdefault(minus(self.standing[index], due), []).append(index)
        return found

    @cached_property
    def fouls(self) -> list[tuple[int, Row]]:
        """The rows that take points off, each after its index, where such rows stand by themselves."""
        sheet = self.ruling.sheet
        return [] if sheet.kind is None else [one for one in enumerate(self.rows) if sheet.is_foul(one[1])]

    @cached_property
    def index_of(self) -> dict[int, int]:
        """Line in the file -> index of the row in `rows`."""
        return {row.line: index for index, row in enumerate(self.rows)}

    def hand_of(self, index: int) -> Span:
        """The lines of the hand that a row belongs to."""
        row, start, end = self.rows[index], index, index + 1
        closed = {last for last, _ in self.table.closings}
        while start > 0 and start not in closed and self.rows[start - 1].number == row.number:
            start -= 1
        while end < len(self.rows) and end not in closed and self.rows[end].number == row.number:
            end += 1
        closing = sum(last <= start for last, _ in self.table.closings)
        return Span(start, end, row.number, row.label, closing)

    def hand_closed_by(self, slip: ClosingSlip) -> Span:
        """The lines of the hand that a line closes; there may be none."""
        closing = [row is slip.row for _, row in self.table.closings].index(True)
        first = self.rows[slip.start] if slip.start < slip.end else slip.row
        return Span(slip.start, slip.end, first.number, first.label, closing)

    def only(self, rows: Sequence[Row]) -> Account:
        """The same with these rows alone, for checks that look at rows one by one."""
        part: Account = Account.__new__(Account)
        part.__dict__.update(self.__dict__)
        indexes = [self.rows.index(row) for row in rows]
        part.table = self.table._replace(hands=tuple(rows), total=None, points=None, fines=())
        part.rows = list(rows)
        for name in ("index_of", "fouls"):
            part.__dict__.pop(name, None)
        for name in ("due", "written", "standing", "changes", "before"):
            setattr(part, name, [getattr(self, name)[index] for index in indexes])
        return part

    def _all_before(self) -> list[Any]:
        sheet = self.ruling.sheet
        if sheet.next_east is not None:
            return list(follow_east(self.rows, self.terms, sheet))
        return [None] * len(self.rows) if sheet.follow is None else sheet.follow(self.rows, self.terms)

    def _all_due(self, like: Account | None) -> list[Four | None]:
        if like is not None and self.ruling.sheet.by_itself and like.absent == self.absent:
            known = {id(row): due for row, due in zip(like.rows, like.due, strict=True)}
            return [
                known[id(row)] if id(row) in known else self.due_if(index, row) for index, row in enumerate(self.rows)
            ]
        return [self.due_if(index, row) for index, row in enumerate(self.rows)]

    def due_if(self, index: int, row: Row) -> Four | None:
        """What a row would change if it were written so, all before it as it is."""
        return self._due_after(row, self.before[index])

    def _due_after(self, row: Row, before: Any) -> Four | None:
        if row.unreadable("pen "):
            return None
        due = self.ruling.sheet.due
        paid = (ZERO if row.outcome == BLANK else None) if due is None else due(row, before, self.terms)
        return paid if paid is None or row.penalties == NOTHING else plus(paid, row.penalties)

    def effect_of(self, index: int, changed: Row) -> Four | None:
        """By how much the sums would alter if a row were written so and its changes were not: where what a line pays
        depends on those before it, the later lines of its hand pay otherwise too."""
        due, now = self.due[index], self.due_if(index, changed)
        if due is None or now is None:
            return None
        follow, effect = self.ruling.sheet.follow, minus(now, due)
        hand = self.hand_of(index) if follow is not None else None
        if hand is None or follow is None or index + 1 == hand.end:
            return effect
        rows = [*self.rows[hand.start : index], changed, *self.rows[index + 1 : hand.end]]
        later = follow(rows, self.terms)[index + 1 - hand.start :]
        for at, before in enumerate(later, index + 1):
            said = self.due[at]
            if self.written[at] != NOTHING or before == self.before[at]:
                continue
            paid = self._due_after(self.rows[at], before)
            if paid is None or said is None:
                return None
            effect = plus(effect, minus(paid, said))
        return effect

    def _written(self, row: Row) -> Four:
        if self.ruling.apart and row.penalties != NOTHING and row.changes != NOTHING:
            return tuple(
                None if one is None else one + (other or 0)
                for one, other in zip(row.changes, row.penalties, strict=True)
            )
        return row.changes

    def on_paper(self, index: int, four: Four) -> Four:
        """These changes of a row as they stand in its cells: without the penalties where these are written apart."""
        row = self.rows[index]
        if not self.ruling.apart or row.penalties == NOTHING:
            return four
        return tuple(
            None if one is None else one - (other or 0) for one, other in zip(four, row.penalties, strict=True)
        )

    def differs(self, index: int) -> bool:
        """Whether what was written in a row is not what should have been."""
        due, written = self.due[index], self.written[index]
        return due is not None and bool(differing(written, due))

    def step(self, index: int) -> Four:
        """What the running totals say that a hand changed, NOTHING where they do not tell."""
        now, before = self.standing[index], self.standing_before(index)
        return minus(now, before) if whole(now) and whole(before) else NOTHING

    def standing_before(self, index: int) -> Four:
        """The running totals before a hand, NOTHING where the hand before it is missing."""
        return NOTHING if index in self.gaps else self.standing[index - 1] if index else ZERO

    def _believed(self) -> list[Four | None]:
        """For each row the version that the running totals bear out, else the one that the totals do."""
        found: list[Four | None] = []
        doubtful = []
        for index, (due, written) in enumerate(zip(self.due, self.written, strict=True)):
            if written in (NOTHING, due):
                found.append(due)
                continue
            if due is None:
                found.append(written if whole(written) else None)
                continue
            whole_row, step = filled(written, due), self.step(index)
            if whole_row != due and step != due:
                found.append(whole_row)
                if step != whole_row:
                    doubtful.append(index)
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
            for index, due in zip(doubtful, choice, strict=True):
                if due:
                    tried[index] = self.due[index]
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
        for index, row in self.fouls:
            due = self.due[index]
            if due is not None and row.penalties == NOTHING:
                found += sum(one or 0 for one in due)
        return found

    @cached_property
    def sum(self) -> Four | None:
        """What all hands changed, with the penalties for the table as a whole; None where some row does not tell."""
        if None in self.changes or self.fines is None:
            return None
        return plus(summed(self.changes), self.fines) if self.table.fines else summed(self.changes)
