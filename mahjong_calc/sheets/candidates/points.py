"""Changes to table points: one player's, or the whole row where it was written by another order."""

from __future__ import annotations

from collections.abc import Iterator

from ..account import Account
from ..model import EVERY_PLAYER, PLAYERS, POINTS, Candidate, Four, Row, column_of_total, differing, set_at
from ..table_points import due_points, last_totals
from .edits import Edit
from .likelihood import KINDS


def cell_edits(account: Account, player: int) -> Iterator[Edit]:
    """A player's table points."""
    row, due = account.table.points, _due(account)
    if row is not None and due is not None:
        said, right = row.totals[player], due[player]
        column, values = column_of_total(row, player), {"player": PLAYERS[player]}
        candidate = Candidate(POINTS, column, said, right, "table_point", "table_point", values)
        yield _edit(account, row, candidate, set_at(row.totals, player, right), 1)


def row_edits(account: Account) -> Iterator[Edit]:
    """The table points of several players: in each other's place, from the last to the first, not shared where players
    are level, or simply as the totals say."""
    row, due = account.table.points, _due(account)
    if row is None or due is None:
        return
    said = row.totals
    wrong = differing(said, due)
    if len(wrong) == 2 and [said[one] for one in wrong] == [due[one] for one in reversed(wrong)]:
        first, second = wrong
        values = {"column": PLAYERS[first], "other": PLAYERS[second]}
        column = column_of_total(row, first)
        candidate = Candidate(POINTS, column, said[first], due[first], "table_point", "points_exchanged", values)
        yield _edit(account, row, candidate, due, 1)
    for message, fits, share in (
        ("points_reversed", _reversed(account, said), 1.0),
        ("points_unshared", _unshared(said, due), 1.0),
        ("points_as_due", True, 0.1),
    ):
        if fits:
            candidate = Candidate(POINTS, _whole(row), list(said), list(due), "table_point", message, {})
            yield _edit(account, row, candidate, due, share)


def _due(account: Account) -> Four | None:
    totals = last_totals(account)
    return None if totals is None else due_points(account, totals)


def _whole(row: Row) -> str:
    """The column of a change to all four."""
    return "total" if column_of_total(row, 0).startswith("total") else "P1-P4"


def _edit(account: Account, row: Row, candidate: Candidate, right: Four, share: float) -> Edit:
    table = account.table._replace(points=row._replace(totals=right))
    return Edit(candidate, KINDS["table_point"] * share, table)


def _reversed(account: Account, said: Four) -> bool:
    """Whether they would follow if the lowest total were the best."""
    totals = last_totals(account)
    assert totals is not None
    return said == due_points(account, tuple(None if one is None else -one for one in totals))


def _unshared(said: Four, due: Four) -> bool:
    """Whether those who are wrong are level players, who have together what they should."""
    wrong = differing(said, due)
    level = {due[player] for player in wrong}
    both = [sum(four[player] or 0 for player in EVERY_PLAYER if due[player] in level) for four in (said, due)]
    return len(level) == 1 and len(wrong) > 1 and abs(both[0] - both[1]) < 0.05
