"""Sichuan: what the lines of a hand have to do with each other."""

from __future__ import annotations

from collections.abc import Iterator

from .. import events
from ..account import Account
from ..model import ERROR, PLAYERS, WON, Finding, Row, listed
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
    """The lines that close hands, a finding for the figures of each."""
    for one in account.closing_slips:
        names = ", ".join(PLAYERS[player] for player in one.wrong)
        if len(one.wrong) == 1:
            (player,) = one.wrong
            said, should = one.said[player], one.should_be[player]
            values = {"names": names, "written": said, "due": should}
            yield found(one.row, f"{one.columns}{PLAYERS[player]}", said, should, "hand_total", **values)
        else:
            column = "total" if one.columns else "P1-P4"
            values = {"names": names, "written": listed(one.said), "due": listed(one.should_be)}
            yield found(one.row, column, list(one.said), list(one.should_be), "hand_total", **values)
