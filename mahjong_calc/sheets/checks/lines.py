"""Sichuan: what the lines of a hand have to do with each other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .. import events
from ..account import Account
from ..model import ERROR, PLAYERS, WON, Finding, Row, listed
from .declare import check, found


class Line(NamedTuple):
    """A line with what was written of its hand before it. out: who had won. ended: whether the wall had ended."""

    row: Row
    kind: str
    out: frozenset[int]
    ended: bool


def _lines(account: Account) -> Iterator[Line]:
    absent = frozenset(() if account.absent is None else (account.absent,))
    out, ended, number = absent, False, None
    for row in account.rows if account.ruling.game == "sichuan" else ():
        if row.number != number:
            out, ended, number = absent, False, row.number
        kind = events.kind_of(row)
        yield Line(row, kind, out, ended)
        ended = ended or kind == events.NOT_READY
        if kind == events.WIN and row.outcome == WON and row.winner is not None:
            out |= {row.winner}


def _over(line: Line) -> bool:
    """Whether only one player is left; a kong that is paid back and a foul may still be written down."""
    return len(line.out) >= len(PLAYERS) - 1 and line.kind in (events.WIN, events.KONG, events.NOT_READY)


@check(
    ERROR,
    ("Win of a player who is out", "Выигрыш выбывшего игрока", "已和者再次和牌"),
    (
        "Who has won is out of the hand: wins no more, feeds nobody, declares no kong, and neither pays nor is paid"
        " when players are not ready.",
        "Выигравший выбывает: больше не выигрывает, не сносит костей, не объявляет конгов, при проверке ожидания не"
        " платит и не получает.",
        "和牌者本局退出：不再和牌、不再点炮、不再开杠，查叫时不付也不收。",
    ),
)
def already_out(account: Account) -> Iterator[Finding]:
    """A line that a player takes part in after having won."""
    for line in _lines(account):
        row = line.row
        if line.kind not in (events.WIN, events.KONG, events.NOT_READY) or _over(line):
            continue
        for column, player in (("winner", row.winner), ("discarder", row.giver)):
            if player is not None and player in line.out and player != account.absent:
                yield found(row, column, row.text(column), None, "already_out", player=PLAYERS[player])
        if line.kind == events.NOT_READY and row.giver is None:
            for player in sorted(line.out.difference({row.winner, account.absent})):
                if row.changes[player]:
                    said, name = row.changes[player], PLAYERS[player]
                    yield found(row, name, said, 0, "already_out", player=name)


@check(
    ERROR,
    ("Line after the end of the hand", "Строка после конца раздачи", "本局结束后仍有记录"),
    (
        "A hand ends with the third win, or with the wall. After three wins nobody is asked for a ready hand; who is"
        " not ready pays at the end of the wall, when nobody wins or declares a kong any more.",
        "Раздача кончается с третьим выигрышем или с концом стены. После трёх выигрышей ожидание не проверяют; руки без"
        " ожидания платят в конце стены, когда уже никто не выигрывает и не объявляет конгов.",
        "第三家和牌或牌墙摸完即结束。三家和牌后不查叫；查叫在牌墙摸完后进行，此后不再有和牌或开杠。",
    ),
)
def hand_over(account: Account) -> Iterator[Finding]:
    """A win, a kong or a payment of who is not ready after the hand was over."""
    for line in _lines(account):
        if _over(line):
            yield found(line.row, "event", line.row.text("event") or None, None, "hand_over.won")
        elif line.ended and line.kind in (events.WIN, events.KONG):
            yield found(line.row, "event", line.row.text("event") or None, None, "hand_over.wall")


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
        "В строке ИТОГО раздачи — сумма её строк, в промежуточных итогах — сумма всех раздач по эту включительно.",
        "一局的合计行为该局各行之和，累计分为至此各局之和。",
    ),
)
def hand_total(account: Account) -> Iterator[Finding]:
    """The lines that close hands, a finding for the figures of each."""
    for one in account.closing_slips:
        names = ", ".join(PLAYERS[player] for player in one.wrong)
        if len(one.wrong) == 1:
            (player,) = one.wrong
            said, should = one.said[player], one.should_be[player]
            column = f"{one.columns}{PLAYERS[player]}"
            yield found(one.row, column, said, should, "hand_total.one", written=said, due=should)
        else:
            column = "total" if one.columns else "P1-P4"
            values = {"names": names, "written": listed(one.said), "due": listed(one.should_be)}
            yield found(one.row, column, list(one.said), list(one.should_be), "hand_total", **values)
