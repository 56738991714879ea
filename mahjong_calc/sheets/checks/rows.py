"""Cells that cannot be read, and results that cannot be: who won, off whom, with how many points."""

from __future__ import annotations

from collections.abc import Iterator

from .. import events
from ..account import Account
from ..cells import People
from ..model import DRAWN, ERROR, NOTE, PLAYERS, QUESTION, UNCLEAR, WON, Finding, Row, whole
from ..payments import CLASSICAL
from .declare import check, found

MOST_USUAL = 88
"""The dearest fan; a hand above it is rare enough to be looked at."""


@check(
    ERROR,
    ("Cell that cannot be read", "Нечитаемая ячейка", "无法识别的单元格"),
    (
        "Figures are whole numbers, but for shared table points (2.33, 7/3); winner and discarder are P1-P4, 1-4,"
        " E S W N by starting seat, or a player's name.",
        "В числовых ячейках целые числа, кроме поделённых очков за стол (2,33 или 7/3); победитель и снёсший:"
        " P1-P4, 1-4, E S W N по начальному месту или имя.",
        "数字应为整数，平分的比赛分除外（2.33、7/3）；和牌者与点炮者写 P1-P4、1-4、起始座位 E S W N 或选手姓名。",
    ),
)
def unreadable_cell(account: Account) -> Iterator[Finding]:
    """A cell that is filled and says nothing."""
    people = People(account.table.players)
    for row in account.table.rows:
        for cell in row.unread:
            if cell.column in ("winner", "discarder"):
                if people.called(cell.said):
                    continue  # a name that stands twice, which is asked about
                yield found(row, cell.column, cell.said, None, "unreadable_cell.player", text=cell.said)
            else:
                kind = "unreadable_cell.points" if row is account.table.points else "unreadable_cell"
                yield found(row, cell.column, cell.said, None, kind, text=cell.said)


@check(
    ERROR,
    ("Unknown event", "Неизвестное событие", "未知事件"),
    (
        "A line of a Sichuan sheet is a win, kong, refund, not ready or foul; TOTAL closes the hand.",
        "Строка сычуаньского протокола — выигрыш, конг, возврат, без ожидания или фол; раздачу закрывает ИТОГО.",
        "四川麻将记录的每一行为和、杠、退杠、未听或犯规；合计行结束一局。",
    ),
)
def unknown_event(account: Account) -> Iterator[Finding]:
    """A Sichuan line whose event has no meaning."""
    if account.ruling.game == "sichuan":
        for row in account.rows:
            if not events.kind_of(row):
                yield found(row, "event", row.event, None, "unknown_event", text=row.event)


def _is_win(account: Account, row: Row) -> bool:
    """Whether the row tells of a win, or of nobody's."""
    return account.ruling.game != "sichuan" or events.kind_of(row) == events.WIN


@check(
    ERROR,
    ("Winner missing", "Нет победителя", "缺少和牌者"),
    (
        "Where there is a discarder or there are points, there is a winner; a draw has neither.",
        "Если указан снёсший или очки, должен быть и победитель; в ничьей нет ни того, ни другого.",
        "有点炮者或分数就应有和牌者；流局则两者皆无。",
    ),
)
def winner_missing(account: Account) -> Iterator[Finding]:
    """A discarder without a winner, points or changes without one."""
    for row in account.rows:
        if not _is_win(account, row):
            continue
        if row.outcome == UNCLEAR and not row.unreadable("winner"):
            yield found(row, "winner", row.text("winner") or None, None, "winner_missing")
        elif row.outcome == DRAWN and row.discarder is not None:
            yield found(row, "discarder", row.text("discarder"), None, "winner_missing.draw")


@check(
    NOTE,
    ("Discarder is the winner", "Победитель указан и как снёсший", "点炮者即和牌者"),
    (
        "A self-drawn win has no discarder; a discarder equal to the winner is read as self-drawn.",
        "При выигрыше со стены снёсшего нет; если победитель указан и как снёсший, читается как выигрыш со стены.",
        "自摸没有点炮者；点炮者与和牌者相同按自摸处理。",
    ),
)
def discarder_is_winner(account: Account) -> Iterator[Finding]:
    """A way to write self-drawn that can also be a slip."""
    for row in account.rows:
        if row.outcome == WON and row.winner == row.discarder:
            yield found(row, "discarder", row.text("discarder"), "", "discarder_is_winner")


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
)
def points_of_result(account: Account) -> Iterator[Finding]:
    """Points without a win, a win without points, or a value that no Sichuan hand has."""
    if account.ruling.game == CLASSICAL:
        yield from _hand_values(account)
        return
    for row in account.rows:
        if row.unreadable("points"):
            continue
        if not _is_win(account, row):
            is_kong = events.kind_of(row) == events.KONG and row.winner is not None
            if is_kong and row.points is not None and not events.kind_of_kong(row.giver, row.points):
                yield found(row, "points", row.points, None, "points_of_result.kong", points=row.points)
            if events.kind_of(row) == events.NOT_READY:
                yield from _value_of_hand(account, row)
            continue
        if row.outcome == DRAWN and row.points:
            yield found(row, "points", row.points, 0, "points_of_result.draw", points=row.points)
        elif row.outcome == WON and not row.points:
            yield found(row, "points", row.points, None, "points_of_result.win")
        elif row.outcome == WON and account.ruling.game == "sichuan":
            yield from _value_of_hand(account, row)


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
)
def fans_for_points(account: Account) -> Iterator[Finding]:
    """The first win whose points may be fans: what they pay is not written, or is something else."""
    if account.ruling.game != "sichuan" or not account.table.in_fans:
        return
    for place, row in enumerate(account.rows):
        borne_out = whole(account.written[place]) and account.written[place] == account.due[place]
        if row.outcome == WON and events.kind_of(row) == events.WIN and row.points is not None and not borne_out:
            yield found(row, "points", row.points, None, "fans_for_points", points=row.points)
            return


def _value_of_hand(account: Account, row: Row) -> Iterator[Finding]:
    """The value of a Sichuan hand, won or only ready."""
    values_there_are = events.values_of_hands(int(account.ruling.options["limit_fans"]))
    if row.points is not None and row.points not in values_there_are:
        values = {"points": row.points, "limit": max(values_there_are)}
        yield found(row, "points", row.points, None, "points_of_result.sichuan", **values)


def _hand_values(account: Account) -> Iterator[Finding]:
    """In a drawn hand of the classical game all four values are 0; else none is below 0, and the winner's is above."""
    for row in account.rows:
        for player, value in enumerate(row.values):
            column = f"points {PLAYERS[player]}"
            if row.outcome == DRAWN and value:
                yield found(row, column, value, 0, "points_of_result.draw", points=value)
            elif value is not None and value < 0:
                yield found(row, column, value, None, "points_of_result.negative", points=value)
            elif row.outcome == WON and player == row.winner and value == 0:
                yield found(row, column, value, None, "points_of_result.win")


@check(
    ERROR,
    ("Points below the minimum", "Очков меньше минимума", "未达起和分"),
    (
        "A win has at least the minimum of its rule set, 8 points in MCR.",
        "В выигрышной руке не меньше минимума очков, в MCR 8.",
        "和牌不得低于起和分，国标为 8 分。",
    ),
)
def points_below_minimum(account: Account) -> Iterator[Finding]:
    """A win that is worth too little to be one; flowers can only be among what is written, so more is not asked."""
    least = account.ruling.minimum
    for row in account.rows:
        if row.outcome == WON and row.points and row.points < least:
            yield found(row, "points", row.points, None, "points_below_minimum", points=row.points, minimum=least)


@check(
    NOTE,
    ("Unusually many points", "Необычно много очков", "分数异常高"),
    (
        "The dearest fan has 88 points; hands above that exist but are rare.",
        "Самый дорогой фан стоит 88 очков; руки дороже бывают, но редко.",
        "最高番种为 88 分；超过者存在但罕见。",
    ),
)
def points_high(account: Account) -> Iterator[Finding]:
    """A hand of MCR above 88."""
    if account.ruling.game == "mcr":
        for row in account.rows:
            if row.outcome == WON and row.points and row.points > MOST_USUAL:
                yield found(row, "points", row.points, None, "points_high", points=row.points)
