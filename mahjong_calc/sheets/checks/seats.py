"""Winds: round wind and East as they follow from the number of the hand, or from who won before."""

from __future__ import annotations

from collections.abc import Iterator

from ...hand.tiles import SEATS
from ..account import Account
from ..cells import People
from ..easts import east_after
from ..model import BLANK, ERROR, PLAYERS, QUESTION, Finding, Row
from ..rules import Seating
from .declare import ROW, check, finding_at


def _seated(account: Account, column: str) -> Iterator[tuple[Row, str, Seating]]:
    """The rows that say something under a column, with it, where the number of the hand tells who sits where."""
    seats = account.ruling.sheet.seats
    for row in account.rows if seats is not None and column in account.table.layout else ():
        written = row.text(column)
        seating = seats(row.number) if seats is not None and written and row.number is not None else None
        if seating is not None:
            yield row, written, seating


@check(
    QUESTION,
    ("Wind that does not go with the hand", "Ветер не соответствует номеру раздачи", "圈风与局次不符"),
    (
        "Hands 1 to 4 are played in the East round, 5 to 8 in the South, 9 to 12 in the West, 13 to 16 in the North.",
        "Раздачи 1-4 играются в восточном раунде, 5-8 в южном, 9-12 в западном, 13-16 в северном.",
        "第 1-4 局为东风圈，5-8 局南风圈，9-12 局西风圈，13-16 局北风圈。",
    ),
    looks_at=ROW,
)
def wrong_wind(account: Account) -> Iterator[Finding]:
    """A round wind other than the number of the hand says."""
    winds = People()
    for row, said, seating in _seated(account, "wind"):
        if seating.round is not None and winds.seat(said) != SEATS.index(seating.round):
            yield finding_at(row, "wind", said, seating.round, "wrong_wind", number=row.number)


@check(
    QUESTION,
    ("East that does not go with the hand", "Восток не соответствует номеру раздачи", "庄家与局次不符"),
    (
        "In MCR the deal passes with every hand, won or not; each round begins with other seats:"
        " P1 P2 P3 P4, P2 P1 P4 P3, P3 P4 P2 P1, P4 P3 P1 P2.",
        "В MCR дилер меняется с каждой раздачей; раунды начинаются в порядке P1 P2 P3 P4, P2 P1 P4 P3,"
        " P3 P4 P2 P1, P4 P3 P1 P2.",
        "国标每局轮庄，不论和否；各圈起始座次为 P1 P2 P3 P4、P2 P1 P4 P3、P3 P4 P2 P1、P4 P3 P1 P2。",
    ),
    looks_at=ROW,
)
def wrong_seat(account: Account) -> Iterator[Finding]:
    """An East other than the number of the hand says."""
    for row, said, seating in _seated(account, "east"):
        east = seating.players[0]
        if account.people.seat(said) != east:
            yield finding_at(row, "east", said, PLAYERS[east], "wrong_seat", number=row.number)


@check(
    ERROR,
    ("Wrong East", "Неверный Восток", "庄家有误"),
    (
        "In the classical game an East who wins stays East, and so after a draw; else the next player becomes East."
        " Payments from and to East are doubled.",
        "В классическом маджонге выигравший Восток остаётся Востоком, после ничьей тоже; иначе Востоком становится"
        " следующий игрок. Расчёты с Востоком удваиваются.",
        "古典麻将庄家和牌或流局则连庄，否则下家坐庄。与庄家的收付加倍。",
    ),
    looks_at=ROW,
)
def wrong_east(account: Account) -> Iterator[Finding]:
    """An East who does not follow from the hand before; one that was carried on is told once."""
    sheet = account.ruling.sheet
    if sheet.next_east is None or "east" not in account.table.layout:
        return
    expected: set[int] | None = None
    for row, before in zip(account.rows, account.before, strict=True):
        if row.outcome == BLANK:
            continue
        text = row.text("east")
        said = account.people.seat(text)
        names = None if expected is None else " / ".join(PLAYERS[one] for one in sorted(expected))
        if text and said is None:
            yield finding_at(row, "east", text, names, "unreadable_cell.player", text=text)
        elif expected is not None and said is not None and said not in (*expected, before.expected):
            yield finding_at(row, "east", text, names, "wrong_east", names=names)
        expected = {
            east_after(east, row, account.terms, sheet) for east in (before.used if said is None else said, before.used)
        }
