"""What a hand moves: the four changes against winner, discarder and points, and against each other."""

from __future__ import annotations

from collections.abc import Iterator

from ..account import Account
from ..model import ERROR, NOTHING, PLAYERS, Finding, differing, listed, whole
from .declare import ROW, check, finding_at


@check(
    ERROR,
    ("Changes that do not follow", "Изменения не сходятся", "各家得失不符"),
    (
        "The four changes follow from winner, discarder, points and penalties. MCR: the discarder pays 8 and the"
        " points, the others 8; self-drawn each pays 8 and the points. Classical: each pair settles.",
        "Изменения определяются победителем, снёсшим, очками и штрафами. MCR: снёсший платит 8 и очки, остальные"
        " по 8; со стены каждый платит 8 и очки. Классический маджонг: рассчитывается каждая пара.",
        "四家得失由和牌者、点炮者、分数和罚分决定。国标：点炮者付 8 加分数，其余各付 8；自摸各付 8 加分数。"
        "古典：两两结算。",
    ),
    looks_at=ROW,
)
def changes_differ(account: Account) -> Iterator[Finding]:
    """Changes written that are not those of the result."""
    for index, row in enumerate(account.rows):
        due = account.due[index]
        if due is None or not account.differs(index):
            continue
        written, due = (account.on_paper(index, one) for one in (account.written[index], due))
        wrong = differing(written, due)
        if len(wrong) == 1:
            player = wrong[0]
            values = {"player": PLAYERS[player], "written": written[player], "due": due[player]}
            yield finding_at(row, PLAYERS[player], written[player], due[player], "changes_differ.one", **values)
        else:
            values = {"written": listed(written), "due": listed(due)}
            yield finding_at(row, "P1-P4", list(written), list(due), "changes_differ", **values)


@check(
    ERROR,
    ("Row that does not sum up", "Сумма строки не сходится", "本行合计不符"),
    (
        "The changes of a hand sum to zero, or to the penalties that nobody received.",
        "Изменения за раздачу в сумме дают ноль или штрафы, которые никому не достались.",
        "一局四家得失之和为零，或等于无人收取的罚分。",
    ),
    looks_at=ROW,
)
def row_sum(account: Account) -> Iterator[Finding]:
    """The sum of a row of which nothing else can be checked."""
    if account.ruling.sheet.due is None:
        return  # nobody knows what rows sum to where it is not known what they pay
    for index, row in enumerate(account.rows):
        written = account.written[index]
        if account.due[index] is not None or not whole(written):
            continue
        # With a penalty that cannot be read, or in a foul, nobody knows what the row should sum to.
        if row.unreadable("pen ") or account.ruling.sheet.is_foul(row):
            continue
        written = account.on_paper(index, written)
        penalties = row.penalties if row.penalties != NOTHING and not account.ruling.apart else ()
        should = sum(one or 0 for one in penalties)
        said = sum(one or 0 for one in written)
        if said != should:
            yield finding_at(row, "P1-P4", said, should, "row_sum")
