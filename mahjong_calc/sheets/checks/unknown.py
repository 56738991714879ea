"""What is not checked, since the game does not say it."""

from __future__ import annotations

from collections.abc import Iterator

from ..account import Account
from ..model import BLANK, NOTE, Finding
from .declare import check, finding_at


@check(
    NOTE,
    ("Payments that are not known", "Неизвестные выплаты", "不知如何收付"),
    (
        "A game says what a hand pays in its sheets. Where it does not, the four changes are not compared with winner,"
        " discarder and points, nor points and tiles with each other, and need not sum to zero; running totals and"
        " TOTAL are checked.",
        "Игра сообщает, что выплачивается за раздачу в её протоколах. Если не сообщает, четыре изменения не сверяются с"
        " победителем, сносом и очками, а очки с костями, и сумма изменений не обязана быть нулём; промежуточные итоги"
        " и TOTAL проверяются.",
        "玩法须说明其记录表中一局如何收付。若未说明，则不核对四家得失与和牌者、点炮者、分数，也不核对分数与手牌，"
        "亦不要求各家得失之和为零；累计分和 TOTAL 仍予核对。",
    ),
)
def payments_unknown(account: Account) -> Iterator[Finding]:
    """Once a table on which something was written, in a game that does not say what a row pays."""
    if account.ruling.sheet.due is None and any(row.outcome != BLANK for row in account.rows):
        yield finding_at(None, "P1-P4", None, None, "payments_unknown", rules=account.ruling.rules)
