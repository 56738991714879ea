"""Sichuan: what the lines of a hand have to do with each other."""

from __future__ import annotations

from collections.abc import Iterator

from .. import events
from ..account import Account, summed
from ..model import ERROR, NOTHING, PLAYERS, SEATS, WON, Finding, Row
from .declare import check, found


@check(
    ERROR,
    ("Win of a player who is out", "Выигрыш выбывшего игрока", "已和者再次和牌"),
    (
        "Who has won is out of the hand: wins no more, feeds nobody, declares no kong.",
        "Выигравший выбывает: больше не выигрывает, не делает сносов и не объявляет конгов.",
        "和牌者本局退出：不再和牌、不再点炮、不再开杠。",
    ),
)
def already_out(account: Account) -> Iterator[Finding]:
    """A line that a player takes part in after having won."""
    out: dict[int, Row] = {}
    number = None
    for row in account.rows if account.ruling.game == "sichuan" else ():
        if row.number != number:
            out, number = {}, row.number
        kind = events.kind_of(row)
        if kind not in (events.WIN, events.KONG):
            continue
        for column, player in (("winner", row.winner), ("discarder", row.discarder)):
            if player is not None and player in out and player != (row.winner if column == "discarder" else None):
                yield found(row, column, row.text(column), None, "already_out", player=PLAYERS[player])
        if kind == events.WIN and row.outcome == WON and row.winner is not None:
            out[row.winner] = row


@check(
    ERROR,
    ("Refund without a kong", "Возврат без конга", "无杠而退分"),
    (
        "Kong points that go back were paid before in the same hand, and go back once.",
        "Возвращаются только очки за конг, уплаченные раньше в той же раздаче, и только один раз.",
        "退还的杠分必须是本局先前收取的，且只退一次。",
    ),
)
def refund_without_kong(account: Account) -> Iterator[Finding]:
    """A refund for which there is no kong left."""
    if account.ruling.game == "sichuan":
        for row, due in zip(account.rows, account.due, strict=True):
            if events.kind_of(row) == events.REFUND and due is None and row.winner is not None:
                yield found(row, "winner", row.text("winner"), None, "refund_without_kong", player=PLAYERS[row.winner])


@check(
    ERROR,
    ("Total of a hand that does not follow", "Итог раздачи не сходится", "一局合计不符"),
    (
        "The TOTAL line of a hand holds the sum of its lines, its running totals those of all hands so far.",
        "В строке TOTAL раздачи сумма её строк, в промежуточных итогах сумма всех раздач до неё.",
        "一局的 TOTAL 行为该局各行之和，累计分为至此各局之和。",
    ),
)
def hand_total(account: Account) -> Iterator[Finding]:
    """The lines that close hands."""
    start = 0
    for end, row in account.table.closings:
        lines, so_far = account.changes[start:end], account.changes[:end]
        start = end
        if None in so_far or not lines:
            continue
        of_hand, of_all = summed(lines), summed(so_far)
        for name, said, rights in (("", row.changes, (of_hand,)), ("total ", row.totals, (of_all, of_hand))):
            wrong = {
                right: [player for player in SEATS if said[player] is not None and said[player] != right[player]]
                for right in rights
            }
            right = min(rights, key=lambda one: len(wrong[one]))
            for player in wrong[right] if said != NOTHING else ():
                column = f"{name}{PLAYERS[player]}"
                yield found(row, column, said[player], right[player], "hand_total", player=PLAYERS[player])
