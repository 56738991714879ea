"""From a finding to its candidates: which of what can be tried for it explains most."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..account import Account
from ..model import Candidate, Finding, filled, minus
from ..referee import referee_at
from . import lines, pairs
from .problems import Problems
from .sources import SOURCES

BLAMED = ("changes_differ", "running_total")
"""Checks whose finding is told at the cell that most likely is wrong."""
DIFFERENCES = ("total_differs",)
"""Checks whose finding is of many cells: where no single change explains it, more than one of them is wrong."""
LAST_RESORT = ("changes_carried", "points_as_due")
"""What could always be said: only told where nothing else explains the difference."""
MOST_LOOKED_AT = 60_000
MOST_IN_A_FILE = 1_000_000
"""Changes tried for one table, and for all tables of one file, times the rows and findings looked at; then no more are
looked for, so that a sheet full of mistakes ends. A table with one mistake takes about a hundred."""
ROWS_A_FINDING = 50
"""What looking for changes costs where none is found to try, as if so many rows had been looked at."""
CHANGES_A_ROW = 4
"""What listing so many changes costs, as if one row had been looked at."""


class Allowance:
    """What may still be looked at for causes in the tables of one file."""

    def __init__(self, left: int = MOST_IN_A_FILE) -> None:
        self.left = left


class Search:
    """The search for what explains the findings of one table.

    spent: the rows and findings that were looked at in tables tried. reached: the limit that ended it, `table` or
    `file`; "" where nothing was left untried.
    """

    def __init__(self, account: Account, known: Mapping[str, Sequence[Finding]], allowance: Allowance) -> None:
        """known: what checks have found in the table already, by their codes. allowance: of its file."""
        self.account = account
        self.problems = Problems(account, known)
        self.spent = 0
        self.reached = ""
        self._allowance = allowance

    def _spend(self, looked_at: int) -> bool:
        """Whether there is still something to spend."""
        if not self.reached:
            self.spent += looked_at
            self._allowance.left -= looked_at
            self.reached = "file" if self._allowance.left < 0 else "table" if self.spent > MOST_LOOKED_AT else ""
        return not self.reached

    def explained(self, finding: Finding) -> Finding:
        """The finding with its candidates, most likely first."""
        source = referee_at(self.account).causes.get(finding.code, SOURCES.get(finding.code))
        if source is None or not self._spend(ROWS_A_FINDING):
            return finding
        ranked: dict[tuple[object, str, str], tuple[int, float, Candidate]] = {}
        for edit in source(self.account, finding):
            if not self._spend(len(self.account.rows)):
                break
            left = self.problems.left(edit.table)
            self._spend(left)
            if left >= self.problems.count:
                continue
            key = (edit.candidate.hand, edit.candidate.column, repr(edit.candidate.should_be))
            rank = (left, -edit.weight, edit.candidate)
            if key not in ranked or rank[:2] < ranked[key][:2]:
                ranked[key] = rank
        in_order = sorted(ranked.values(), key=lambda one: one[:2])
        best = lines.joined((left, candidate) for left, _, candidate in in_order)
        if len(best) > 1:
            best = [candidate for candidate in best if candidate.message not in LAST_RESORT]
        finding = finding._replace(candidates=tuple(best))
        if not best and not self.reached and finding.code in DIFFERENCES:
            finding = self._explained_by_two(finding._replace(unexplained=1))
        if best and finding.code in BLAMED and best[0].hand == finding.hand and best[0].kind != "order":
            finding = finding._replace(column=best[0].column, said=best[0].said, should_be=best[0].should_be)
        return finding

    def _explained_by_two(self, finding: Finding) -> Finding:
        """The finding with pairs of changes as its candidates, where nothing but the totals tells of the mistakes."""
        total, should = self.account.total, self.account.sum
        if total is None or should is None or not pairs.can_have_pairs(self.account):
            return finding
        changes = pairs.changes_of(self.account)
        self._spend(len(changes) // CHANGES_A_ROW)
        found: dict[str, Candidate] = {}
        for pair in pairs.pairs(self.account, minus(filled(total, should), should), changes):
            if len(found) == pairs.MOST_SHOWN or not self._spend(len(self.account.rows)):
                break
            if self.problems.left(pair.table) < self.problems.count:
                one, other = (change.candidate for change in pair.changes)
                found.setdefault(repr((one[:4], other[:4])), pair.candidate)
        unexplained = 2 if not found and not self.reached else 1
        return finding._replace(candidates=tuple(found.values()), unexplained=unexplained)
