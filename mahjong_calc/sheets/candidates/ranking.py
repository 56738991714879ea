"""From a finding to its candidates: what can be tried for it, and which of that explains most."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from ...hand.tiles import SEATS
from ..account import Account
from ..model import (
    EVERY_PLAYER,
    NOTHING,
    PLAYERS,
    ZERO,
    Candidate,
    Finding,
    Number,
    Row,
    filled,
    minus,
    plus,
    set_at,
    summed,
    whole,
)
from . import figures, pairs, penalties, points, running_totals
from .edits import Edit, cell_edit, name, with_rows
from .likelihood import KINDS, of_value
from .problems import Problems
from .results import result_edits, shifted_edits, written_edits

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
        source = self.account.ruling.sheet.causes.get(finding.code, SOURCES.get(finding.code))
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
        best = [candidate for _, _, candidate in sorted(ranked.values(), key=lambda one: one[:2])]
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


def _index(account: Account, finding: Finding) -> int | None:
    return next((index for index, row in enumerate(account.rows) if row.line == finding.line), None)


def _of_changes(account: Account, finding: Finding) -> Iterator[Edit]:
    index = _index(account, finding)
    if index is None:
        return
    due, written = account.due[index], account.written[index]
    assert due is not None
    whole_row = filled(written, due)
    yield from written_edits(account, index, due)
    yield from penalties.inside(account, index)
    yield from result_edits(account, index, whole_row, along=False)
    yield from figures.exchanged_rows(account, index)
    step = account.step(index)
    if step not in (NOTHING, whole_row, due):
        yield from result_edits(account, index, step, along=True)


def _of_running(account: Account, finding: Finding) -> Iterator[Edit]:
    index = _index(account, finding)
    if index is None:
        return
    yield from running_totals.running_edits(account, index)
    step = account.step(index)
    if step != NOTHING:
        yield from result_edits(account, index, step, along=True)
        if account.written[index] != NOTHING:
            yield from written_edits(account, index, step)
    yield from figures.exchanged_rows(account, index)
    yield from figures.exchanged_neighbours(account, index)
    yield from figures.exchanged_anywhere(account)


def _of_totals(account: Account, finding: Finding) -> Iterator[Edit]:  # noqa: ARG001 - every source is asked alike
    total, should = account.total, account.sum
    if total is None or should is None:
        return
    difference = minus(filled(total, should), should)
    yield from figures.total_edits(account, should)
    for index in sorted({index for index, *_ in account.slips}):
        yield from running_totals.running_edits(account, index)
    for index, change in enumerate(account.changes):
        if change is not None:
            yield from result_edits(account, index, plus(change, difference), along=True, anew=False)
            if account.written[index] != NOTHING:
                yield from written_edits(account, index, plus(change, difference))
    yield from penalties.somewhere(account, difference)
    yield from figures.stopped_adding(account, total)


def _of_sum(account: Account, finding: Finding) -> Iterator[Edit]:
    """One total, or a penalty that is in it; a total that agrees with the hands is not suspected."""
    missing, total, hands = finding.should_be - finding.said, account.total, account.sum
    assert total is not None
    suspected = [player for player in EVERY_PLAYER if hands is None or total[player] != hands[player]]
    for player in suspected:
        said = total[player]
        if said is not None:
            edit = figures.total_cell(account, player, said + missing)
            yield edit._replace(
                weight=edit.weight * _borne_out(said, said + missing, None if hands is None else hands[player])
            )
    for player in suspected:
        yield from penalties.somewhere(account, set_at(ZERO, player, -missing))


def _borne_out(said: Number, right: Number, by_hands: Number | None) -> float:
    """How much likelier a total is for what the hands come to: exactly that, nearer to it than what was written, or
    farther from it."""
    if by_hands is None:
        return 1
    return 5 if right == by_hands else 1 if abs(right - by_hands) < abs(said - by_hands) else 0.1


def _of_points(account: Account, finding: Finding) -> Iterator[Edit]:
    if isinstance(finding.said, list):
        yield from points.row_edits(account)
    else:
        yield from points.cell_edits(account, PLAYERS.index(finding.column[-2:]))


def _of_penalty(account: Account, finding: Finding) -> Iterator[Edit]:
    index = _index(account, finding)
    if index is not None:
        yield from penalties.cell_edits(account, index)
        wanted = account.written[index]
        if whole(wanted):
            yield from result_edits(account, index, wanted, along=False)


def of_result(account: Account, finding: Finding) -> Iterator[Edit]:
    """A result that cannot be: what its changes, the running totals or the totals say that it was."""
    index = _index(account, finding)
    if index is None:
        return
    yield from shifted_edits(account, index)
    wanted = account.written[index]
    if not whole(wanted):
        wanted = account.step(index)
    total = account.total_of_hands
    if wanted == NOTHING and total is not None and whole(total):
        others = [change for at, change in enumerate(account.changes) if at != index]
        if None not in others:
            wanted = minus(total, summed(others) if others else ZERO)
    if whole(wanted):
        yield from result_edits(account, index, wanted, along=False)


def _of_row_sum(account: Account, finding: Finding) -> Iterator[Edit]:
    index = _index(account, finding)
    if index is None:
        return
    written, missing = account.written[index], finding.should_be - finding.said
    for player in EVERY_PLAYER:
        yield from written_edits(account, index, set_at(written, player, (written[player] or 0) + missing))


def _of_hand(account: Account, finding: Finding) -> Iterator[Edit]:
    """The tiles say otherwise: the value that they have, or another way to win that makes them worth what was said."""
    from ..worth import hand_with_tiles, worth

    index = _index(account, finding)
    if index is None:
        return
    row = account.rows[index]
    value = worth(account, row)
    if value.total is not None and value.total != row.points:
        candidate = Candidate(row.hand, "points", row.points, value.total, "value", "value", {"hand": row.hand})
        changed = row._replace(points=value.total)
        if row.changes != NOTHING and account.due[index] == account.written[index]:
            due = account.due_if(index, changed)
            changed = changed if due is None else changed._replace(changes=due)
        yield Edit(
            candidate, of_value(account.ruling.sheet, row.points, value.total), with_rows(account.table, [changed])
        )
    wanted = account.written[index]
    for changed, kind, message in _other_ways(row):
        if not hand_with_tiles(account, changed) or worth(account, changed).total != row.points:
            continue
        due = account.due_if(index, changed)
        if whole(wanted) and due is not None:
            changed = changed._replace(changes=due)
        column = "winner" if kind == "winner" else "discarder"
        said, should = (getattr(one, column) for one in (row, changed))
        values = {"hand": row.hand, "points": row.points, "giver": name(changed.discarder)}
        candidate = Candidate(row.hand, column, name(said) or "", name(should) or "", kind, message, values)
        yield Edit(candidate, KINDS[kind] * 0.5, with_rows(account.table, [changed]))


def _other_ways(row: Row) -> Iterator[tuple[Row, str, str]]:
    """The same hand self-drawn or not, or won by another player."""
    assert row.winner is not None
    drawn = row.giver is None
    if not drawn:
        yield row._replace(discarder=None), "self_drawn", "self_drawn"
    for player in EVERY_PLAYER:
        if player == row.winner:
            continue
        if drawn:
            yield row._replace(discarder=player), "self_drawn", "not_self_drawn"
        elif player != row.discarder:
            yield row._replace(winner=player), "winner", "winner"


def _of_order(account: Account, finding: Finding) -> Iterator[Edit]:
    yield from figures.number_edits(account)
    yield from figures.order_edits(account, finding)


def _of_wind(account: Account, finding: Finding) -> Iterator[Edit]:
    """The wind or East that follows."""
    index = _index(account, finding)
    if index is None or finding.column not in account.table.layout or finding.should_be not in (*PLAYERS, *SEATS):
        return
    yield cell_edit(account, account.rows[index], finding.column, str(finding.should_be))
    due = account.due[index]
    if account.ruling.sheet.next_east is not None and due is not None and account.differs(index):
        yield from written_edits(account, index, due)
    yield from figures.exchanged_anywhere(account)


def _of_hand_total(account: Account, finding: Finding) -> Iterator[Edit]:
    """The figure itself where it is one only, or any of the hand's lines."""
    for one in account.closing_slips:
        if one.row.line != finding.line or finding.column.startswith("total") != bool(one.columns):
            continue
        if len(one.wrong) == 1:
            yield figures.closing_cell(account, one.row, one.columns, one.wrong[0], one.should_be)
        if one.columns:
            yield figures.closing_carried(account, one.row, one.wrong, one.should_be)
        difference = ZERO
        for player in one.wrong:
            difference = set_at(difference, player, (one.said[player] or 0) - (one.should_be[player] or 0))
        for index in range(one.start, one.end):
            change = account.changes[index]
            if change is not None:
                yield from result_edits(account, index, plus(change, difference), along=True, anew=False)
                if account.written[index] != NOTHING:
                    yield from written_edits(account, index, plus(change, difference))


Source = Callable[[Account, Finding], Iterator[Edit]]
SOURCES: dict[str, Source] = {
    "changes_differ": _of_changes,
    "row_sum": _of_row_sum,
    "running_total": _of_running,
    "total_differs": _of_totals,
    "total_sum": _of_sum,
    "table_points": _of_points,
    "hand_total": _of_hand_total,
    **dict.fromkeys(("wrong_wind", "wrong_seat", "wrong_east"), _of_wind),
    **dict.fromkeys(("penalty_gain", "penalty_form", "offender_wins"), _of_penalty),
    **dict.fromkeys(("unreadable_cell", "winner_missing", "points_of_result", "points_below_minimum"), of_result),
    "row_incomplete": of_result,
    **dict.fromkeys(("hand_worth_more", "hand_worth_less", "hand_below_minimum", "hand_not_a_win"), _of_hand),
    **dict.fromkeys(("hand_order", "hand_twice", "hand_missing", "hand_count"), _of_order),
}
"""Code of a check -> what can be tried for its findings."""
