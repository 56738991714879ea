"""Lines that close a hand of several lines: their figures against those of its lines."""

from __future__ import annotations

from collections.abc import Iterator

from ..account import Account
from ..model import ERROR, PLAYERS, Finding, listed
from .declare import ROW, check, finding_at


@check(
    ERROR,
    ("Total of a hand that does not follow", "Итог раздачи не сходится", "一局合计不符"),
    (
        "The TOTAL line of a hand holds the sum of its lines, its running totals those of all hands so far.",
        "В строке ИТОГО раздачи — сумма её строк, в промежуточных итогах — сумма всех раздач по эту включительно.",
        "一局的合计行为该局各行之和，累计分为至此各局之和。",
    ),
    looks_at=ROW,
)
def hand_total(account: Account) -> Iterator[Finding]:
    """The lines that close hands, a finding for the figures of each."""
    for one in account.closing_slips:
        # Running totals are no sum of the hand's lines.
        sentence = "running_total" if one.columns else "hand_total"
        if one.carried:
            sentence += ".carried"
        if len(one.wrong) == 1:
            (player,) = one.wrong
            said, should = one.said[player], one.should_be[player]
            column = f"{one.columns}{PLAYERS[player]}"
            sentence += "_one" if one.carried else ".one"
            yield finding_at(one.row, column, said, should, sentence, written=said, due=should)
        else:
            column = "total" if one.columns else "P1-P4"
            names = tuple(PLAYERS[player] for player in one.wrong)
            values = {"names": names, "written": listed(one.said), "due": listed(one.should_be)}
            yield finding_at(one.row, column, list(one.said), list(one.should_be), sentence, **values)
