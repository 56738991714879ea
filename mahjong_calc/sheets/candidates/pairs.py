"""Two mistakes at one table: pairs of single changes that together explain the totals, most likely first.

Every change to one hand, one foul left out and one figure of TOTAL move the totals by a known amount; two of them
explain a difference where their amounts sum to it, so that each is looked up by what the other leaves.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import nlargest
from typing import NamedTuple

from ..account import Account
from ..model import DRAWN, EVERY_PLAYER, NOTHING, WON, ZERO, Candidate, Four, Row, Table, differing, minus, plus
from ..profiles import fouls
from ..referee import referee_at
from . import figures, penalties
from .edits import Changed, with_rows, with_total
from .results import discarders, other_winner, winners, with_value

MOST_TRIED = 40
"""Pairs that are checked as a whole, the likeliest first; more can be made of the same figures."""
MOST_SHOWN = 5
USUAL_MOST = 88
"""The highest value tried where a game does not say which is unusual."""
LEAST_WEIGHT = 0.004
"""A change to a value that is less likely than this is not tried beside another one."""


class Change(NamedTuple):
    """One of two changes. moves: by what it alters the sum of the hands, or what is asked of it. row: the hand as
    changed, None where a figure of TOTAL is."""

    moves: Four
    weight: float
    candidate: Candidate
    row: Row | None = None


class Pair(NamedTuple):
    """Two changes and the table with both made."""

    weight: float
    changes: tuple[Change, Change]
    table: Table

    @property
    def candidate(self) -> Candidate:
        """The first of the two, which names the other."""
        one, other = self.changes
        return one.candidate._replace(also=other.candidate)


def can_have_pairs(account: Account) -> bool:
    """Whether nothing but the totals tells what a hand moved; where changes or running totals do, each mistake is
    found at its own hand."""
    sheet = account.ruling.sheet
    alone = sheet.by_itself and referee_at(account).results is None and sheet.due is not None
    return alone and all(row.changes == NOTHING and row.totals == NOTHING for row in account.rows)


def changes_of(account: Account) -> list[Change]:
    """Everything that can be one of two mistakes, figures of TOTAL aside."""
    found = [change for index in range(len(account.rows)) for change in _of_row(account, index)]
    return [*found, *_fouls_left_out(account)]


def _of_row(account: Account, index: int) -> Iterator[Change]:
    row, before = account.rows[index], account.due[index]
    if before is None:
        return
    for changed, candidate, weight in (*_results(account, row), *_penalties(account, index)):
        due = account.due_if(index, changed)
        if due is not None and due != before:
            yield Change(minus(due, before), weight, candidate, changed)


def _results(account: Account, row: Row) -> Iterator[Changed]:
    if row.outcome != WON or row.winner is None:
        return
    sheet = account.ruling.sheet
    values = sheet.values or range(max(1, account.ruling.minimum), (sheet.unusual or USUAL_MOST) + 1)
    for value in values:
        changed = with_value(account, row, value)
        if value != row.points and changed[2] >= LEAST_WEIGHT:
            yield changed
    yield from discarders(row, row.winner)
    yield from winners(row, row.winner)
    yield other_winner(row, row._replace(outcome=DRAWN, winner=None, discarder=None, points=0), "winner", "draw")


def _penalties(account: Account, index: int) -> Iterator[Changed]:
    """Another foul in a row that has one."""
    row, due = account.rows[index], account.due[index]
    if row.penalties == NOTHING or due is None or not account.ruling.profile.known:
        return
    for cost in (ZERO, *fouls(account.ruling.profile)):
        yield from penalties.penalty_edits(account, index, plus(minus(due, row.penalties), cost), anew=False)


def _fouls_left_out(account: Account) -> Iterator[Change]:
    if not account.ruling.profile.known:
        return
    for cost in fouls(account.ruling.profile):
        for edit in penalties.somewhere(account, cost):
            row = next(new for new, old in zip(edit.table.hands, account.table.hands, strict=True) if new is not old)
            yield Change(cost, edit.weight, edit.candidate, row)


def pairs(account: Account, difference: Four, changes: Sequence[Change]) -> list[Pair]:
    """The likeliest pairs, not yet checked as a whole. difference: by what TOTAL is above the sum of the hands."""
    by_moves: dict[Four, list[int]] = {}
    for at, change in enumerate(changes):
        by_moves.setdefault(change.moves, []).append(at)
    found: list[tuple[Change, Change]] = []
    for at, change in enumerate(changes):
        rest = minus(difference, change.moves)
        others = (changes[other] for other in by_moves.get(rest, ()) if other > at)
        found += [(change, other) for other in others if not _same_hand(change, other)]
        found += [(change, figure) for figure in _figures(account, rest, 1)]
    two = list(_figures(account, difference, 2))
    if len(two) == 2:
        found.append((two[0], two[1]))
    likely = nlargest(MOST_TRIED, found, key=lambda two: two[0].weight * two[1].weight)
    return [Pair(one.weight * other.weight, (one, other), _with_both(account, one, other)) for one, other in likely]


def _same_hand(one: Change, other: Change) -> bool:
    return one.row is not None and other.row is not None and one.row.line == other.row.line


def _figures(account: Account, rest: Four, count: int) -> Iterator[Change]:
    """Figures of TOTAL that would have to be others, where these are so many."""
    wrong = differing(rest, ZERO)
    total = account.total
    if total is None or len(wrong) != count:
        return
    for player in EVERY_PLAYER:
        if player in wrong:
            edit = figures.total_cell(account, player, (total[player] or 0) - (rest[player] or 0))
            yield Change(ZERO, edit.weight, edit.candidate)


def _with_both(account: Account, one: Change, other: Change) -> Table:
    table = with_rows(account.table, [change.row for change in (one, other) if change.row is not None])
    totals = account.total
    for change in (one, other):
        if change.row is None and totals is not None:
            player = int(change.candidate.column[-1]) - 1
            totals = (*totals[:player], change.candidate.should_be, *totals[player + 1 :])
    return table if totals is None else with_total(table, totals)
