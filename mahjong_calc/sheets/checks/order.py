"""Numbers of hands: each once, in order, none missing, and blank rows only at the end."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, pairwise

from ..account import Account
from ..model import BLANK, ERROR, QUESTION, Finding, Row
from .declare import ORDER, check, finding_at

MOST_HANDS = 1_000
"""Where the game does not say how many hands a table plays."""


def _most(account: Account) -> int:
    """The number that no hand is above."""
    return account.ruling.sheet.hands or MOST_HANDS


def _numbered(account: Account) -> list[Row]:
    """The first line of each hand that has a number, in the order of the file."""
    rows: list[Row] = []
    several = account.ruling.sheet.lines > 1
    for row in account.table.hands:
        if row.number is not None and not (several and rows and rows[-1].number == row.number):
            rows.append(row)
    return rows


@check(
    ERROR,
    ("Number of hands", "Недопустимый номер раздачи", "局号超出范围"),
    (
        "A table plays 1 to 16 hands, numbered from 1; the classical game at least 16, as long as East keeps winning.",
        "За столом от 1 до 16 раздач, нумерация с 1; в классическом маджонге 16 или больше: пока Восток выигрывает,"
        " раздачи добавляются.",
        "一桌打 1 至 16 局，从 1 编号；古典麻将连庄时可多于 16 局。",
    ),
    looks_at=ORDER,
)
def hand_count(account: Account) -> Iterator[Finding]:
    """A hand without a number, or with one that no table reaches."""
    most = _most(account)
    for row in account.table.hands:
        if row.number is None:
            yield finding_at(row, "hand", row.label or None, None, "hand_count.none", text=row.label)
        elif not 1 <= row.number <= most:
            sentence = "hand_count" if row.number > most else "hand_count.low"
            yield finding_at(row, "hand", row.number, None, sentence, number=row.number, most=most)


@check(
    ERROR,
    ("Hand number twice", "Номер раздачи повторяется", "局号重复"),
    (
        "Every hand has a number of its own.",
        "У каждой раздачи свой номер.",
        "每局的编号各不相同。",
    ),
    looks_at=ORDER,
)
def hand_twice(account: Account) -> Iterator[Finding]:
    """A number that an earlier row has already."""
    seen: set[int] = set()
    rows = _numbered(account)
    numbers = {row.number for row in rows}
    for row in rows:
        assert row.number is not None
        if row.number in seen:
            free = next((number for number in range(1, len(rows) + 1) if number not in numbers), None)
            yield finding_at(row, "hand", row.number, free, "hand_twice", number=row.number)
        seen.add(row.number)


@check(
    QUESTION,
    ("Hand number missing", "Пропущен номер раздачи", "缺少局号"),
    (
        "Between the first hand and the last no number is missing.",
        "Между первой и последней раздачей нет пропущенных номеров.",
        "首局与末局之间不缺编号。",
    ),
    looks_at=ORDER,
)
def hand_missing(account: Account) -> Iterator[Finding]:
    """A gap; where a number stands twice, or is none that there can be, that is told instead."""
    numbers = [row.number for row in _numbered(account) if row.number is not None]
    wrong = len(set(numbers)) < len(numbers) or any(row.number is None for row in account.table.hands)
    if not numbers or wrong or max(numbers) > _most(account):
        return
    closed = {row.number for _, row in account.table.closings}
    for number in sorted(set(range(1, max(numbers))).difference(numbers, closed)):
        yield Finding("", number, "hand", None, number, "hand_missing", {"number": number})


@check(
    ERROR,
    ("Rows out of order", "Строки не по порядку", "各局未按顺序排列"),
    (
        "Hands stand in the order of their numbers, before the totals.",
        "Раздачи записаны по порядку номеров, до строк с итогами.",
        "各局按编号顺序排列，位于合计行之前。",
    ),
    looks_at=ORDER,
)
def hand_order(account: Account) -> Iterator[Finding]:
    """A row whose number is lower than the one before it; two exchanged rows are told once."""
    rows = _numbered(account)
    numbers = [row.number or 0 for row in rows]
    if len(set(numbers)) == len(numbers):
        right = sorted(numbers)
        wrong = [index for index, number in enumerate(numbers) if number != right[index]]
        if wrong:
            row = rows[wrong[0]]
            yield finding_at(row, "hand", row.number, right[wrong[0]], "hand_order", number=right[wrong[0]])
    else:
        for before, row in pairwise(rows):
            if (row.number or 0) < (before.number or 0):
                values = {"number": row.number, "before": before.number}
                yield finding_at(row, "hand", row.number, None, "hand_order.after", **values)
                break
    ends = [one.line for one in (account.table.total, account.table.points) if one is not None]
    late = [row for row in account.table.hands if ends and row.line > max(ends) and row.outcome != BLANK]
    if late:
        yield finding_at(late[0], "hand", late[0].number, None, "hand_order.late")


@check(
    QUESTION,
    ("Blank row in the middle", "Пустая строка в середине", "中间有空行"),
    (
        "A row wholly empty was not played; so there are hands after it only by mistake. Some programs read a draw"
        " there, some stop adding.",
        "Пустая строка значит, что раздача не сыграна, поэтому после неё раздач быть не должно. Одни программы видят в"
        " ней ничью, другие перестают складывать.",
        "全空的行表示未打；其后不应再有牌局。有的程序按流局处理，有的停止累加。",
    ),
    looks_at=ORDER,
)
def blank_row(account: Account) -> Iterator[Finding]:
    """Blank rows that hands follow, one question for each run of them.

    Which answer is right nobody can tell from the row, so none is given.
    """
    if account.ruling.sheet.lines > 1:
        return
    played = [index for index, row in enumerate(account.rows) if row.outcome != BLANK]
    for blank, rows in groupby(account.rows[: played[-1]] if played else (), lambda row: row.outcome == BLANK):
        run = list(rows)
        if blank and len(run) > 1:
            values = {"first": run[0].hand, "last": run[-1].hand}
            yield finding_at(run[0], "winner", None, None, "blank_row.run", **values)
        elif blank:
            yield finding_at(run[0], "winner", None, None, "blank_row", number=run[0].hand)
