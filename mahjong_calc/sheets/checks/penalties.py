"""Penalties: of a form that the organisation knows, and not on the winner of the same hand."""

from __future__ import annotations

from collections.abc import Iterator

from ..account import Account
from ..model import ERROR, NOTHING, PLAYERS, QUESTION, WON, Finding, Four, Row
from ..profiles import FALSE_WINS, forms
from .declare import ROW, check, finding_at


def _penalized(account: Account) -> Iterator[tuple[Row, Four]]:
    """Rows with penalties, these with zeros for empty cells; not where one of them cannot be read."""
    if account.ruling.profile.known:
        for row in account.rows:
            if row.penalties != NOTHING and any(row.penalties) and not row.unreadable("pen "):
                yield row, tuple(one or 0 for one in row.penalties)


@check(
    ERROR,
    ("Penalties out of nothing", "Штрафы из ничего", "罚分凭空增加"),
    (
        "What a penalty takes from one player may go to others or to nobody; together players never gain by it.",
        "Снятое штрафом достаётся другим или никому; в сумме игроки от штрафа не выигрывают.",
        "罚掉的分归其他人或不归任何人；各家合计不会因罚分而增加。",
    ),
    looks_at=ROW,
)
def penalty_gain(account: Account) -> Iterator[Finding]:
    """Penalties that sum to more than zero: somebody's loss is missing or too small."""
    for row, cost in _penalized(account):
        if sum(one or 0 for one in cost) > 0:
            yield finding_at(row, "pen P1-P4", list(cost), None, "penalty_gain", sum=sum(one or 0 for one in cost))
    for row in account.table.fines if account.ruling.profile.known else ():
        gained = sum(one or 0 for one in row.fined)
        if gained > 0 and not row.unread:
            columns = "pen P1-P4" if row.penalties != NOTHING else "total" if row.changes == NOTHING else "P1-P4"
            yield finding_at(row, columns, list(row.fined), None, "penalty_gain", sum=gained)


@check(
    QUESTION,
    ("Unknown form of penalty", "Неизвестный вид штрафа", "罚分形式不明"),
    (
        "A false win or a fine costs what the organisation has laid down; at most two fouls share a row. wmo: -30 and"
        " 10 to each other player, -60 and 20, fines of 5 to 60; mil: -40, -80, fines of 10, 20, 40, 80; sbr: -24,"
        " fines of 1 to 8 and 24.",
        "Ложный выигрыш и штраф стоят столько, сколько установлено регламентом; в строке не больше двух нарушений. wmo:"
        " -30 и по 10 остальным, -60 и по 20, штрафы 5-60; mil: -40, -80, штрафы 10, 20, 40, 80; sbr: -24, штрафы 1-8"
        " и 24.",
        "诈和与罚分按组织规定计；同一行最多两次犯规。wmo：-30、其余各得 10，-60、其余各得 20，罚 5-60；"
        "mil：-40、-80，罚 10、20、40、80；sbr：-24，罚 1-8 和 24。",
    ),
    looks_at=ROW,
)
def penalty_form(account: Account) -> Iterator[Finding]:
    """Penalties that no one or two fouls make."""
    profile = account.ruling.profile
    for row, cost in _penalized(account):
        if sum(one or 0 for one in cost) <= 0 and not forms(profile, cost):
            yield finding_at(row, "pen P1-P4", list(cost), None, "penalty_form", profile=profile.name)
    known = {*profile.fines, *(loss for loss, _ in profile.false_wins), *account.ruling.sheet.other_fouls}
    for _, row in account.fouls:
        if isinstance(row.points, int) and abs(row.points) not in known:
            yield finding_at(row, "points", row.points, None, "penalty_form", profile=profile.name)


@check(
    QUESTION,
    ("False win of the winner", "Ложный выигрыш победителя", "诈和者同局和牌"),
    (
        "After a false win the hand goes on without the offender, who cannot win it.",
        "После ложного выигрыша раздача продолжается без нарушителя, выиграть её он не может.",
        "诈和后牌局继续，犯规者本局不能再和牌。",
    ),
    looks_at=ROW,
)
def offender_wins(account: Account) -> Iterator[Finding]:
    """A winner whose penalty is a false win. Real sheets have it (a foul put one row too low), hence a question."""
    for row, cost in _penalized(account):
        ways = forms(account.ruling.profile, cost) if row.outcome == WON else ()
        simplest = [way for way in ways if len(way) == min(map(len, ways))]
        by_winner = [any(foul.offender == row.winner and foul.kind in FALSE_WINS for foul in way) for way in simplest]
        if by_winner and all(by_winner) and row.winner is not None:
            column = f"pen {PLAYERS[row.winner]}"
            yield finding_at(row, column, row.penalties[row.winner], None, "offender_wins", player=PLAYERS[row.winner])
