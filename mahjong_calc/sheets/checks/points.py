"""Table points: from the totals, by the organisation's scale; who is level shares."""

from __future__ import annotations

from collections.abc import Iterator

from ..account import Account
from ..model import ERROR, PLAYERS, Finding, Four, column_of_total, listed
from ..table_points import CLOSE, due_points, last_totals
from .declare import check, finding_at


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
    """Table points that go neither with the totals as written nor with what they should be; one finding, however many
    players it is of."""
    row, totals = account.table.points, last_totals(account)
    if row is None or totals is None:
        return
    should = due_points(account, totals)
    corrected = due_points(account, account.sum) if account.sum is not None else None
    if should is None or (corrected is not None and not any(_wrong(row.totals, corrected))):
        return
    wrong = [player for player, is_wrong in enumerate(_wrong(row.totals, should)) if is_wrong]
    if len(wrong) == 1:
        player = wrong[0]
        column = column_of_total(row, player)
        yield finding_at(row, column, row.totals[player], should[player], "table_points", player=PLAYERS[player])
    elif wrong:
        column = "total" if column_of_total(row, wrong[0]).startswith("total") else "P1-P4"
        values = {"written": listed(row.totals), "due": listed(should)}
        yield finding_at(row, column, list(row.totals), list(should), "table_points.several", **values)


def _wrong(said: Four, should: Four) -> list[bool]:
    return [
        one is not None and other is not None and abs(one - other) > CLOSE
        for one, other in zip(said, should, strict=True)
    ]
