"""Totals: the running ones carried from hand to hand, the last ones as the sum of all hands."""

from __future__ import annotations

from collections.abc import Iterator

from ..account import Account
from ..model import (
    ERROR,
    EVERY_PLAYER,
    NOTE,
    NOTHING,
    PLAYERS,
    ZERO,
    Finding,
    Four,
    Number,
    differing,
    listed,
    plus,
    set_at,
    whole,
)
from .declare import check, finding_at

ENOUGH = 8
"""Hands with a result, of 16; a table with fewer was not written down as a whole."""


@check(
    ERROR,
    ("Running total not carried", "Промежуточный итог не сходится", "累计分不符"),
    (
        "Each running total is the one before it and the change of the hand.",
        "Каждый промежуточный итог равен предыдущему плюс изменение за раздачу.",
        "每局累计分等于上一局累计分加本局得失。",
    ),
)
def running_total(account: Account) -> Iterator[Finding]:
    """Totals that do not follow, a finding a row."""
    yield from _after_penalties(account)
    by_row: dict[int, list[tuple[int, Number, Number, bool]]] = {}
    for index, player, said, should, carried in account.slips:
        by_row.setdefault(index, []).append((player, said, should, carried))
    for index, wrong in sorted(by_row.items()):
        row = account.rows[index]
        carried = any(one[3] for one in wrong)
        if len(wrong) == 1:
            player, said, should, _ = wrong[0]
            sentence = "running_total.carried_one" if carried else "running_total.one"
            yield finding_at(row, f"total {PLAYERS[player]}", said, should, sentence, written=said, due=should)
        else:
            said_all = account.standing[index]
            right = said_all
            for player, _, should, _ in wrong:
                right = set_at(right, player, should)
            names = tuple(PLAYERS[one[0]] for one in wrong)
            values = {"names": names, "written": listed(said_all), "due": listed(right)}
            sentence = "running_total.carried" if carried else "running_total"
            yield finding_at(row, "total", list(said_all), list(right), sentence, **values)


def _after_penalties(account: Account) -> Iterator[Finding]:
    """Running totals in a row of penalties for the table as a whole that do not go on from the last hand's."""
    before = account.standing[-1] if account.standing else ZERO
    for row in account.table.fines:
        if row.totals in (NOTHING, row.fined) or not whole(before) or row.unread:
            continue
        right = plus(before, row.fined)
        wrong = differing(row.totals, right)
        if wrong:
            names = tuple(PLAYERS[player] for player in wrong)
            values = {"names": names, "written": listed(row.totals), "due": listed(right)}
            yield finding_at(row, "total", list(row.totals), list(right), "running_total", **values)
        before = row.totals


def _difference(account: Account) -> tuple[Four, Four] | None:
    """The totals as written and as they follow, where both are known and differ.

    Where a line that closes a hand does not follow, what comes of it at the end of the table is not told again.
    """
    if account.total is None or account.closing_slips:
        return None
    should = account.sum
    return (account.total, should) if should is not None and differing(account.total, should) else None


@check(
    ERROR,
    ("Totals that do not follow", "Итоги не сходятся с раздачами", "总分与各局不符"),
    (
        "The totals are the sums of all hands, penalties included.",
        "Итог игрока — сумма всех раздач вместе со штрафами.",
        "总分为各局（含罚分）之和。",
    ),
)
def total_differs(account: Account) -> Iterator[Finding]:
    """Totals of a table that was written down as a whole."""
    difference = _difference(account)
    if difference is None or account.results < ENOUGH:
        return
    said, should = difference
    wrong = differing(said, should)
    if len(wrong) == 1:
        player = wrong[0]
        column = f"total {PLAYERS[player]}"
        yield finding_at(account.table.total, column, said[player], should[player], "total_differs.one")
    else:
        names = tuple(PLAYERS[player] for player in wrong)
        yield finding_at(account.table.total, "total", list(said), list(should), "total_differs", names=names)


@check(
    NOTE,
    ("Incomplete table", "Стол записан не полностью", "记录不完整"),
    (
        "A table with fewer than 8 results whose totals do not follow was not written down as a whole; its totals and"
        " table points are still compared with each other.",
        "Стол, где меньше 8 результатов и итоги из них не следуют, записан не полностью; его итоги и очки за стол всё"
        " равно сверяются между собой.",
        "不足 8 局有结果且总分不符的桌视为记录不完整；其总分与比赛分仍互相核对。",
    ),
)
def incomplete(account: Account) -> Iterator[Finding]:
    """A table of which hands are missing; a list of results has none at all."""
    difference = _difference(account)
    if difference is not None and account.results < ENOUGH and not account.table.results_only:
        yield finding_at(account.table.total, "total", None, None, "incomplete", count=account.results)


@check(
    ERROR,
    ("Totals that do not sum up", "Итоги в сумме не дают нуля", "四家总分之和有误"),
    (
        "The totals of a table sum to zero, or to the penalties that nobody received.",
        "Итоги стола в сумме дают ноль или штрафы, которые никому не достались.",
        "一桌四家总分之和为零，或等于无人收取的罚分。",
    ),
)
def total_sum(account: Account) -> Iterator[Finding]:
    """The totals among themselves, whatever the hands tell; totals that follow from a hand that does not sum up are
    told at that hand, and those that go on from a line that closes a hand at that line."""
    if (
        account.closing_slips
        or account.ruling.sheet.due is None
        or account.total is None
        or sum(one is not None for one in account.total) < len(EVERY_PLAYER) - 1
    ):
        return
    if account.sum is not None and not differing(account.total, account.sum):
        return
    if account.absent is None and not whole(account.total):
        return
    said, should = sum(one or 0 for one in account.total), account.unshared
    if should is not None and said != should:
        yield finding_at(account.table.total, "total", said, should, "total_sum")
