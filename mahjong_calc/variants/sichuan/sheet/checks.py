"""What lines can say, and what the lines of a hand have to do with each other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ....sheets.account import Account
from ....sheets.checks.declare import Check, check, finding_at
from ....sheets.checks.rows import points_of_row
from ....sheets.model import BLANK, ERROR, PLAYERS, QUESTION, WON, Finding, Row, whole
from . import events

CHECKS: dict[str, Check] = {}
"""The checks of this game by their codes."""


@check(
    ERROR,
    ("Unknown event", "Неизвестное событие", "未知事件"),
    (
        "A line of a Sichuan sheet is a win, kong, refund, not ready or foul; TOTAL closes the hand.",
        "Строка сычуаньского протокола — выигрыш, конг, возврат, без ожидания или фол; раздачу закрывает ИТОГО.",
        "四川麻将记录的每一行为和、杠、退杠、未听或犯规；合计行结束一局。",
    ),
    explains=True,
    topic="events",
    into=CHECKS,
)
def unknown_event(account: Account) -> Iterator[Finding]:
    """A line whose event has no meaning."""
    for row in account.rows:
        if not events.kind_of(row):
            yield finding_at(row, "event", row.event, None, "unknown_event", text=row.event)


def points_of_result(account: Account) -> Iterator[Finding]:
    """Points without a win, a win without points, or a value that no hand or kong has."""
    for row in account.rows:
        if row.unreadable("points"):
            continue
        kind = events.kind_of(row)
        if kind == events.WIN:
            yield from points_of_row(row, account.ruling.sheet)
        elif kind == events.KONG and _is_no_kong(row):
            yield finding_at(row, "points", row.points, None, "points_of_result.kong", points=row.points)
        if kind == events.NOT_READY or (kind == events.WIN and row.outcome == WON and row.points):
            yield from _value_of_hand(account, row)


def _is_no_kong(row: Row) -> bool:
    """Whether no kong pays the points of a line that tells who declared it."""
    return row.winner is not None and row.points is not None and not events.kind_of_kong(row.giver, row.points)


def _value_of_hand(account: Account, row: Row) -> Iterator[Finding]:
    """The value of a hand, won or only ready."""
    values_there_are = events.values_of_hands(int(account.ruling.options["limit_fans"]))
    if row.points is not None and row.points not in values_there_are:
        values = {"points": row.points, "limit": max(values_there_are)}
        yield finding_at(row, "points", row.points, None, "points_of_result.no_value", **values)


@check(
    QUESTION,
    ("Fans where points are meant", "Фаны вместо очков", "番数还是分数"),
    (
        "A Sichuan sheet holds the points of a hand: 1, doubled for each fan. A column headed with a word for fans may"
        " hold the number of fans; it is read as points.",
        "В сычуаньском протоколе записываются очки руки: 1, удвоенное за каждый фан. В столбце с заголовком «фаны»"
        " может стоять число фанов; он читается как очки.",
        "四川麻将记分表记的是和牌分，即 1 分按番翻倍。以“番”为表头的列可能记的是番数；程序按分数读取。",
    ),
    topic="events",
    into=CHECKS,
)
def fans_for_points(account: Account) -> Iterator[Finding]:
    """The first win whose points may be fans: what they pay is not written, or is something else."""
    if not account.table.in_fans:
        return
    for row, written, due in zip(account.rows, account.written, account.due, strict=True):
        borne_out = whole(written) and written == due
        if row.outcome == WON and events.kind_of(row) == events.WIN and row.points is not None and not borne_out:
            yield finding_at(row, "points", row.points, None, "fans_for_points", points=row.points)
            return


class Line(NamedTuple):
    """A line with what was written of its hand before it. out: who had won. ended: whether the wall had ended."""

    row: Row
    kind: str
    out: frozenset[int]
    ended: bool


def _lines(account: Account) -> Iterator[Line]:
    absent = frozenset(() if account.absent is None else (account.absent,))
    out, ended, number = absent, False, None
    leaves = events.winners_are_out(account.ruling.options)
    for row in account.rows:
        if row.number != number:
            out, ended, number = absent, False, row.number
        kind = events.kind_of(row)
        yield Line(row, kind, out, ended)
        ended = ended or kind == events.NOT_READY
        if leaves and kind == events.WIN and row.outcome == WON and row.winner is not None:
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
    topic="lines",
    into=CHECKS,
)
def already_out(account: Account) -> Iterator[Finding]:
    """A line that a player takes part in after having won."""
    for line in _lines(account):
        row = line.row
        if line.kind not in (events.WIN, events.KONG, events.NOT_READY) or _over(line):
            continue
        for column, player in (("winner", row.winner), ("discarder", row.giver)):
            if player is not None and player in line.out and player != account.absent:
                yield finding_at(row, column, row.text(column), None, "already_out", player=PLAYERS[player])
        if line.kind == events.NOT_READY and row.giver is None:
            for player in sorted(line.out.difference({row.winner, account.absent})):
                if row.changes[player]:
                    said, name = row.changes[player], PLAYERS[player]
                    yield finding_at(row, name, said, 0, "already_out", player=name)


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
    topic="lines",
    into=CHECKS,
)
def hand_over(account: Account) -> Iterator[Finding]:
    """A win, a kong or a payment of who is not ready after the hand was over."""
    for line in _lines(account):
        if line.row.outcome == BLANK:
            continue  # a line of a printed sheet that nobody needed
        if _over(line):
            yield finding_at(line.row, "event", line.row.text("event") or None, None, "hand_over.won")
        elif line.ended and line.kind in (events.WIN, events.KONG):
            yield finding_at(line.row, "event", line.row.text("event") or None, None, "hand_over.wall")


@check(
    ERROR,
    ("Refund without a kong", "Возврат без конга", "无杠而退分"),
    (
        "Kong points that go back were paid before in the same hand, and go back once.",
        "Возвращаются только очки за конг, уплаченные раньше в той же раздаче, и только один раз.",
        "退还的杠分必须是本局先前收取的，且只退一次。",
    ),
    explains=True,
    topic="lines",
    into=CHECKS,
)
def refund_without_kong(account: Account) -> Iterator[Finding]:
    """A refund for which there is no kong left."""
    for row, due in zip(account.rows, account.due, strict=True):
        if events.kind_of(row) == events.REFUND and due is None and row.winner is not None:
            yield finding_at(row, "winner", row.text("winner"), None, "refund_without_kong", player=PLAYERS[row.winner])
