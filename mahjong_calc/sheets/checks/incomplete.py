"""Rows that do not say enough for what they move to be known."""

from __future__ import annotations

from collections.abc import Iterator

from ..account import Account
from ..model import ERROR, Finding, Row
from .declare import ROW, check, finding_at
from .looking import checks_of, run


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
    looks_at=ROW,
)
def row_incomplete(account: Account) -> Iterator[Finding]:
    """A row of which it is not known what it moves, where no other finding of it says why."""
    sheet = account.ruling.sheet
    if sheet.due is None:
        return  # no row says enough where it is not known what rows pay
    rows = [row for row, due in zip(account.rows, account.due, strict=True) if due is None and not row.unread]
    explaining = [one for one in checks_of(account) if one.explains] if rows else []
    explained = {finding.line for one in explaining for finding in run(one, account)}
    for row in rows:
        if row.line not in explained:
            column = _lacking(account, row)
            yield finding_at(row, column, None, None, "row_incomplete", column=column)


def _lacking(account: Account, row: Row) -> str:
    """The first column that has to be filled."""
    sheet = account.ruling.sheet
    if sheet.lacking is not None:
        return sheet.lacking(row, account.terms)
    if row.winner is None and (row.discarder is None or not sheet.is_foul(row)):
        return "winner"
    return "points" if row.points is None else "discarder"
