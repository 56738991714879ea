"""How many problems a table has, and how many are left after a change, without looking again at what did not change.

Where a row is settled by itself most checks look at one row at a time, and what they find in the rows that a change
leaves alone is known already. The checks of numbers look at the order of rows, and only those of totals at everything:
each says so in its declaration (`looks_at`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property
from itertools import islice
from typing import NamedTuple

from ..account import Account
from ..checks import Check, checks_of, look, run
from ..checks.declare import ORDER, ROW, TABLE
from ..model import NOTE, Finding, Row, Table


class Parts(NamedTuple):
    """The checks that find problems in a table; remarks are none, nor is what was not read of a file. of_row, of_order,
    of_table: what they look at."""

    every: tuple[Check, ...]
    of_row: tuple[Check, ...]
    of_order: tuple[Check, ...]
    of_table: tuple[Check, ...]


@cache
def _parts(checks: tuple[Check, ...]) -> Parts:
    every = tuple(one for one in checks if one.find is not None and not one.of_file and one.severity != NOTE)
    by_sight = {sight: tuple(one for one in every if one.looks_at == sight) for sight in (ROW, ORDER, TABLE)}
    return Parts(every, by_sight[ROW], by_sight[ORDER], by_sight[TABLE])


class Problems:
    """The problems of one table. known: what checks have found in it already, by their codes."""

    def __init__(self, account: Account, known: Mapping[str, Sequence[Finding]]) -> None:
        self.account = account
        self.known = known
        self.parts = _parts(checks_of(account))

    @cached_property
    def count(self) -> int:
        """How many there are."""
        if not self.account.ruling.sheet.by_itself:
            return len(self._found(self.parts.every))
        return self._by_line.total() + self._of_order + len(self._found(self.parts.of_table))

    def _found(self, checks: Iterable[Check]) -> list[Finding]:
        given = [self.known[check.code] if check.code in self.known else run(check, self.account) for check in checks]
        return [finding for findings in given for finding in findings]

    @cached_property
    def _by_line(self) -> Counter[int]:
        """Those of single rows."""
        return Counter(finding.line for finding in self._found(self.parts.of_row))

    @cached_property
    def _of_order(self) -> int:
        return len(self._found(self.parts.of_order))

    @cached_property
    def _rows(self) -> set[int]:
        return set(map(id, self.account.table.hands))

    def left(self, table: Table) -> int:
        """How many there are in the table after a change; not counted beyond those there were."""
        after = Account(table, self.account.ruling, self.account)
        if not after.ruling.sheet.by_itself or after.absent != self.account.absent or not self._same_lines(table):
            return _count(after, self.parts.every, self.count)
        changed = [row for row in table.hands if id(row) not in self._rows]
        found = self._by_line.total() - sum(self._by_line[row.line] for row in changed)
        if changed:
            found += _count(after.only(changed), self.parts.of_row, self.count)
        found += (
            self._of_order
            if not changed or self._same_order(changed)
            else _count(after, self.parts.of_order, self.count)
        )
        return found if found >= self.count else found + _count(after, self.parts.of_table, self.count - found)

    def _same_lines(self, table: Table) -> bool:
        """Whether every row stands where it stood."""
        return [row.line for row in table.hands] == [row.line for row in self.account.table.hands]

    def _same_order(self, changed: Iterable[Row]) -> bool:
        before = {row.line: row for row in self.account.table.hands}
        return all(
            (row.number, row.label, row.outcome) == (old.number, old.label, old.outcome)
            for row, old in ((row, before[row.line]) for row in changed)
        )


def _count(account: Account, checks: Iterable[Check], most: int | None = None) -> int:
    every = (finding for check in checks for finding in look(check, account))
    return sum(1 for _ in islice(every, most))
