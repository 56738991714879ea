"""Results that cannot be: who won, off whom, with how many points."""

from __future__ import annotations

from collections.abc import Iterator

from ..account import Account
from ..model import DRAWN, ERROR, NOTE, UNCLEAR, WON, Finding, Row
from ..rules import FANS, VALUE, SheetRules
from .declare import ROW, check, finding_at


@check(
    ERROR,
    ("Winner missing", "Нет победителя", "缺少和牌者"),
    (
        "Where there is a discarder or there are points, there is a winner; a draw has neither.",
        "Если указан снёсший или очки, должен быть и победитель; в ничьей нет ни того, ни другого.",
        "有点炮者或分数就应有和牌者；流局则两者皆无。",
    ),
    explains=True,
    looks_at=ROW,
)
def winner_missing(account: Account) -> Iterator[Finding]:
    """A discarder without a winner, points or changes without one."""
    for row in account.rows:
        if not account.ruling.sheet.tells_win(row):
            continue
        if row.outcome == UNCLEAR and not row.unreadable("winner"):
            yield finding_at(row, "winner", row.text("winner") or None, None, "winner_missing")
        elif row.outcome == DRAWN and row.discarder is not None:
            yield finding_at(row, "discarder", row.text("discarder"), None, "winner_missing.draw")


@check(
    NOTE,
    ("Discarder is the winner", "Победитель указан и как снёсший", "点炮者即和牌者"),
    (
        "A self-drawn win has no discarder; a discarder equal to the winner is read as self-drawn.",
        "При выигрыше со стены снёсшего нет; если победитель указан и как снёсший, читается как выигрыш со стены.",
        "自摸没有点炮者；点炮者与和牌者相同按自摸处理。",
    ),
    looks_at=ROW,
)
def discarder_is_winner(account: Account) -> Iterator[Finding]:
    """A way to write self-drawn that can also be a slip."""
    for row in account.rows:
        if row.outcome == WON and row.winner == row.discarder:
            yield finding_at(row, "discarder", row.text("discarder"), "", "discarder_is_winner")


@check(
    ERROR,
    ("Points that do not go with the result", "Очки не соответствуют результату", "分数与结果不符"),
    (
        "There are points exactly where somebody won. In Sichuan they are 1, doubled for each fan up to the limit, also"
        " of a hand that was only ready; for a kong 2, 1 or 0.",
        "Очки есть только тогда, когда кто-то выиграл. В сычуаньском маджонге это 1 очко, удвоенное за каждый фан до"
        " предела, так же и для руки в ожидании; за конг — 2, 1 или 0.",
        "有人和牌才有分数，无人和牌则为 0。四川麻将为 1 分按番翻倍，至封顶为止，查叫时亦然；杠为 2、1 或 0 分。",
    ),
    explains=True,
    looks_at=ROW,
)
def points_of_result(account: Account) -> Iterator[Finding]:
    """Points without a win, or a win without points."""
    for row in account.rows:
        if account.ruling.sheet.tells_win(row) and not row.unreadable("points"):
            yield from points_of_row(row, account.ruling.sheet)


def points_of_row(row: Row, sheet: SheetRules) -> Iterator[Finding]:
    """What is wrong with the points of a row that tells of a win, or that nobody won; a win may be worth no fan."""
    if sheet.points is None:
        return
    if row.outcome == DRAWN and row.points:
        yield finding_at(row, "points", row.points, 0, "points_of_result.draw", points=row.points)
    elif row.outcome == WON and not row.points and not (sheet.points == FANS and row.points == 0):
        yield finding_at(row, "points", row.points, None, "points_of_result.win")


@check(
    ERROR,
    ("Points below the minimum", "Очков меньше минимума", "未达起和分"),
    (
        "A win has at least the minimum of its rule set, 8 points in MCR.",
        "В выигрышной руке не меньше минимума очков, в MCR 8.",
        "和牌不得低于起和分，国标为 8 分。",
    ),
    looks_at=ROW,
)
def points_below_minimum(account: Account) -> Iterator[Finding]:
    """A win that is worth too little to be one; flowers can only be among what is written, so more is not asked."""
    least = account.ruling.minimum
    for row in account.rows if account.ruling.sheet.points is not None else ():
        if row.outcome == WON and row.points and row.points < least:
            said = "points_below_minimum" if account.ruling.sheet.points == VALUE else "points_below_minimum.fans"
            yield finding_at(row, "points", row.points, None, said, points=row.points, minimum=least)


@check(
    NOTE,
    ("Unusually many points", "Необычно много очков", "分数异常高"),
    (
        "The most valuable fan has 88 points; hands above that exist but are rare.",
        "Самый дорогой фан стоит 88 очков; руки дороже бывают, но редко.",
        "最高番种为 88 分；超过者存在但罕见。",
    ),
    looks_at=ROW,
)
def points_high(account: Account) -> Iterator[Finding]:
    """A hand above what the game calls usual."""
    most = account.ruling.sheet.unusual
    for row in account.rows if most is not None else ():
        if row.outcome == WON and row.points and most is not None and row.points > most:
            yield finding_at(row, "points", row.points, None, "points_high", points=row.points)
