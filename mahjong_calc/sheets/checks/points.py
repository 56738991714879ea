"""Table points: from the totals, by the organisation's scale; who is level shares."""

from __future__ import annotations

from collections.abc import Iterator

from ..account import Account
from ..model import ERROR, PLAYERS, SEATS, Finding, Four, Number, column_of_total, whole
from ..profiles import shared_points
from .declare import check, found

CLOSE = 0.0101
"""A third is written 0.33: what rounding may take away."""


def due_points(account: Account, totals: Four, *, exact: bool = False) -> tuple[Number, ...] | None:
    """The table points of these totals, None where they do not tell. exact: thirds are not rounded."""
    present = len(SEATS) - (account.absent is not None)
    if not account.ruling.profile.table_points or sum(one is not None for one in totals) < present:
        return None
    shares = shared_points(account.ruling.profile.table_points, totals, present)
    return tuple(int(share) if share == int(share) else share if exact else round(share, 2) for share in shares)


def last_totals(account: Account) -> Four | None:
    """The totals that the table points go by: as written, else the last running ones, else the sum of the hands."""
    if account.total is not None and any(one is not None for one in account.total):
        return account.total
    standing = [one for one in account.standing if whole(one)]
    return standing[-1] if standing else account.sum


@check(
    ERROR,
    ("Table points that do not follow", "Очки за стол не сходятся", "比赛分不符"),
    (
        "Table points follow from the totals after penalties: 4 2 1 0 (Sichuan 4 3 2 1, three players 4 2 1); players"
        " with equal totals share the mean of their places.",
        "Очки за стол следуют из итогов после штрафов: 4 2 1 0 (в сычуаньском 4 3 2 1, втроём 4 2 1); при равных итогах"
        " делится среднее за места.",
        "比赛分按计入罚分后的总分排名：4 2 1 0（四川 4 3 2 1，三人 4 2 1）；同分者平分各名次分。",
    ),
)
def table_points(account: Account) -> Iterator[Finding]:
    """Table points that go neither with the totals as written nor with what they should be."""
    row, totals = account.table.points, last_totals(account)
    if row is None or totals is None:
        return
    should = due_points(account, totals)
    corrected = due_points(account, account.sum) if account.sum is not None else None
    if should is None or (corrected is not None and not any(_wrong(row.totals, corrected))):
        return
    for player, wrong in enumerate(_wrong(row.totals, should)):
        if wrong:
            column = column_of_total(row, player)
            yield found(row, column, row.totals[player], should[player], "table_points", player=PLAYERS[player])


def _wrong(said: Four, should: Four) -> list[bool]:
    return [
        one is not None and other is not None and abs(one - other) > CLOSE
        for one, other in zip(said, should, strict=True)
    ]
