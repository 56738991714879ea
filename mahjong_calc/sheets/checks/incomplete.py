"""Rows that do not say enough for what they move to be known."""

from __future__ import annotations

from collections.abc import Iterator

from .. import events
from ..account import Account
from ..model import ERROR, PLAYERS, Finding, Row
from ..payments import CLASSICAL
from .declare import check, found
from .lines import refund_without_kong
from .rows import points_of_result, unknown_event, winner_missing

EXPLAINING = (unknown_event, winner_missing, points_of_result, refund_without_kong)
"""Checks whose findings say why it is not known what a row moves, as cells that cannot be read do."""


@check(
    ERROR,
    ("Row that does not say enough", "Строка заполнена не полностью", "本行内容不全"),
    (
        "A kong names its player and, without a discarder, its price; a refund and a foul their player, a foul its"
        " points; a line of who is not ready both players and the points; a classical win the values of all hands.",
        "В строке конга нужны игрок и, если снёсший не указан, цена; в возврате — игрок; в фоле — игрок и очки; в"
        " строке о руке без ожидания — оба игрока и очки; в классическом маджонге — стоимость всех четырёх рук.",
        "杠须写明选手，无放杠者时还须写明分数；退杠与犯规须写明选手，犯规还须写明分数；未听须写明双方与分数；"
        "古典和牌须写明各家手牌的点数。",
    ),
)
def row_incomplete(account: Account) -> Iterator[Finding]:
    """A row of which it is not known what it moves, where no other finding of it says why."""
    rows = [row for row, due in zip(account.rows, account.due, strict=True) if due is None and not row.unread]
    told = {finding.line for find in EXPLAINING for finding in find(account)} if rows else set()
    for row in rows:
        if row.line not in told:
            column = _lacking(account, row)
            yield found(row, column, None, None, "row_incomplete", column=column)


def _lacking(account: Account, row: Row) -> str:
    """The first column that has to be filled."""
    if account.ruling.game == CLASSICAL:
        at = (player for player, value in enumerate(row.values) if value is None and player != account.absent)
        return f"points {PLAYERS[next(at, 0)]}"
    if row.winner is None and not (events.kind_of(row) == events.FOUL and row.discarder is not None):
        return "winner"
    return "points" if row.points is None else "discarder"
