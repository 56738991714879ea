"""Changes to totals and the order of rows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ..account import Account
from ..model import (
    BLANK,
    EVERY_PLAYER,
    NOTHING,
    PLAYERS,
    TOTAL,
    ZERO,
    Candidate,
    Finding,
    Four,
    Number,
    Row,
    Table,
    column_of_total,
    differing,
    minus,
    plus,
    set_at,
    whole,
)
from ..running import ClosingSlip
from .carrying import gone_on, moved_by, with_totals_moved
from .edits import Edit, with_rows, with_total
from .likelihood import KINDS, alike

MOST_EXCHANGED = 16
"""Rows that a row may have been exchanged with; where more move the same, none is likelier than another."""


def total_edits(account: Account, right: Four) -> Iterator[Edit]:
    """One cell of TOTAL, or two of them in each other's place."""
    row = account.table.total
    assert row is not None
    said = row.totals
    wrong = differing(said, right)
    if len(wrong) == 1:
        yield total_cell(account, wrong[0], right[wrong[0]])
    elif len(wrong) == 2 and [said[one] for one in wrong] == [right[one] for one in reversed(wrong)]:
        first, second = wrong
        values = {"column": PLAYERS[first], "other": PLAYERS[second]}
        column = column_of_total(row, first)
        candidate = Candidate(TOTAL, column, said[first], said[second], "total", "totals_exchanged", values)
        yield Edit(candidate, KINDS["total"] * 0.25, with_total(account.table, right))


def total_cell(account: Account, player: int, right: Number | None) -> Edit:
    """Another figure in TOTAL."""
    row = account.table.total
    assert row is not None
    said, values = row.totals[player], {"player": PLAYERS[player]}
    candidate = Candidate(TOTAL, column_of_total(row, player), said, right, "total", "total", values)
    weight = KINDS["total"] * (0.2 + alike(said, right))
    return Edit(candidate, weight, with_total(account.table, set_at(row.totals, player, right)))


def closing_cell(account: Account, row: Row, columns: str, player: int, right: Four) -> Edit:
    """Another figure in a line that closes a hand."""
    four = row.totals if columns else row.changes
    said, should, column = four[player], right[player], f"{columns}{PLAYERS[player]}"
    mended = set_at(four, player, should)
    fixed = row._replace(totals=mended) if columns else row._replace(changes=mended)
    closings = tuple((end, fixed if one is row else one) for end, one in account.table.closings)
    values = {"hand": row.hand, "player": PLAYERS[player]}
    candidate = Candidate(row.hand, column, said, should, "total", "running", values)
    weight = KINDS["total"] * (0.2 + alike(said, should))
    return Edit(candidate, weight, account.table._replace(closings=closings))


def closing_mended(account: Account, slip: ClosingSlip) -> Table:
    """The table with a line that closes a hand set right, in what it says of the hand and in what goes on from it."""
    off = minus(ZERO, slip.off)
    own = () if slip.columns else (slip.row,)
    closings = tuple(
        (end, one._replace(changes=moved_by(one.changes, off)) if one in own else one)
        for end, one in account.table.closings
    )
    return gone_on(account, account.table._replace(closings=closings), slip.start, off)


def closing_carried(account: Account, slip: ClosingSlip) -> Edit:
    """Running totals in a line that closes a hand, and all that went on from them, the totals of the table too."""
    row, wrong, right = slip.row, slip.wrong, slip.should_be
    off = tuple([(right[one] or 0) - (row.totals[one] or 0) if one in wrong else 0 for one in EVERY_PLAYER])
    closings = tuple((end, with_totals_moved(one, off) if one is row else one) for end, one in account.table.closings)
    table = gone_on(account, account.table._replace(closings=closings), slip.end, off)
    values: dict[str, object] = {"hand": row.hand}
    if len(wrong) == 1:
        column, said, should = f"total {PLAYERS[wrong[0]]}", row.totals[wrong[0]], right[wrong[0]]
        values["player"] = PLAYERS[wrong[0]]
        candidate = Candidate(row.hand, column, said, should, "total", "carried", values)
    else:
        mended = list(moved_by(row.totals, off))
        candidate = Candidate(row.hand, "total", list(row.totals), mended, "total", "running_row_carried", values)
    return Edit(candidate, KINDS["total"] * 0.2, table)


def stopped_adding(account: Account, totals: Four) -> Iterator[Edit]:
    """The totals are those of the hands before a blank row, or all hands but one, or with one twice."""
    table = account.table
    for index, row in enumerate(account.rows):
        if row.outcome == BLANK and any(one.outcome != BLANK for one in account.rows[index:]):
            before = ZERO
            for change in account.changes[:index]:
                before = plus(before, change or ZERO)
            if before == totals:
                values = {"hand": row.hand}
                candidate = Candidate(TOTAL, "total", list(totals), list(account.sum or ()), "total", "stopped", values)
                yield Edit(candidate, KINDS["total"] * 2, with_total(table, account.sum or totals))
            break
    difference = minus(totals, account.sum or totals)
    for row, change in zip(account.rows, account.changes, strict=True):
        if change is None or change == ZERO:
            continue
        for message, moved in (("left_out", minus(ZERO, change)), ("added_twice", change)):
            if moved == difference:
                values = {"hand": row.hand}
                should = list(account.sum or ())
                candidate = Candidate(TOTAL, "total", list(totals), should, "total", message, values)
                yield Edit(candidate, KINDS["total"] * 0.25, with_total(table, account.sum or totals))


def exchanged_rows(account: Account, index: int) -> Iterator[Edit]:
    """Two hands in each other's row: results only, with their changes, or with their running totals too."""
    row, wanted = account.rows[index], account.written[index]
    before, step = account.standing_before(index), account.step(index)
    fitting = [
        ("results", account.indexes_by_due.get(wanted, ()) if whole(wanted) else ()),
        ("changes", account.indexes_by_due.get(step, ()) if step != NOTHING else ()),
        ("totals", account.indexes_by_start.get(before, ()) if whole(before) else ()),
    ]
    for what, others in fitting:
        for other in others[:MOST_EXCHANGED]:
            if other != index:
                yield from _exchange(account, row, account.rows[other], what)


def exchanged_neighbours(account: Account, index: int) -> Iterator[Edit]:
    """A row and the one beside it, where one of them moves nothing: then the totals of one row only are wrong."""
    for other in (index - 1, index + 1):
        if 0 <= other < len(account.rows) and ZERO in (account.due[index], account.due[other]):
            yield from _exchange(account, account.rows[index], account.rows[other], "totals")


def exchanged_anywhere(account: Account) -> Iterator[Edit]:
    """Any two rows of which the running totals speak against, for a difference at several rows."""
    wrong = sorted({index for index, *_ in account.slips})
    for one, other in combinations(wrong[:4], 2):
        for what in ("changes", "totals"):
            yield from _exchange(account, account.rows[one], account.rows[other], what)


def _exchange(account: Account, one: Row, other: Row, what: str) -> Iterator[Edit]:
    """Both rows with each other's content; what is numbered by the row stays, winds and seats stay or go along."""
    values = {"hand": one.hand, "other": other.hand}
    candidate = Candidate(one.hand, "hand", one.hand, other.hand, "order", "rows", values)
    for staying in (("hand", "wind", "east"), ("hand",)) if {"wind", "east"} & account.table.layout.keys() else ((),):
        both = [_taking(one, other, what, staying), _taking(other, one, what, staying)]
        yield Edit(candidate, KINDS["order"] * 4, with_rows(account.table, both))


def _taking(row: Row, content: Row, what: str, staying: tuple[str, ...]) -> Row:
    """The row with the content of another one. staying: columns whose cells stay as they are."""
    raw = list(content.raw)
    for name in staying:
        at = row.layout.get(name)
        if at is not None:
            raw[at] = row.raw[at]
    return content._replace(
        line=row.line,
        label=row.label,
        number=row.number,
        changes=row.changes if what == "results" else content.changes,
        totals=content.totals if what == "totals" else row.totals,
        raw=raw,
    )


def order_edits(account: Account, finding: Finding) -> Iterator[Edit]:
    """The rows in the order of their numbers, where two are exchanged or one stands too early or too late.

    Where numbers lack, stand twice or are none that there can be, nothing tells which row it is.
    """
    hands = account.table.hands
    numbers = [row.number or 0 for row in hands]
    right = list(range(1, len(hands) + 1))
    if numbers == right or sorted(numbers) != right:
        return
    displaced = [row for row, number in zip(hands, right, strict=True) if row.number != number]
    if finding.hand not in (displaced[0].hand, displaced[-1].hand):
        return
    lines = [row.line for row in hands]
    rows = sorted(hands, key=lambda row: row.number or 0)
    table = account.table._replace(hands=tuple(row._replace(line=line) for row, line in zip(rows, lines, strict=True)))
    if len(displaced) == 2:
        values = {"hand": displaced[0].hand, "other": displaced[1].hand}
        candidate = Candidate(displaced[0].hand, "hand", displaced[0].hand, displaced[1].hand, "order", "rows", values)
        yield Edit(candidate, KINDS["order"], table)
        return
    for row in (displaced[0], displaced[-1]):
        others = [number for number in numbers if number != row.number]
        if others == sorted(others) and row.number is not None:
            values = {"hand": row.hand, "other": row.number - 1}
            sentence = "row_moved" if row.number > 1 else "row_first"
            candidate = Candidate(
                row.hand, "hand", numbers.index(row.number) + 1, row.number, "order", sentence, values
            )
            yield Edit(candidate, KINDS["order"], table)


def number_edits(account: Account) -> Iterator[Edit]:
    """Another number for a hand: the one that is free, where it goes with where the row stands."""
    rows = account.table.hands
    numbers = [row.number for row in rows]
    free = sorted(set(range(1, len(rows) + 1)).difference(numbers))
    if len(free) != 1:
        return
    for row in rows[free[0] - 1 : free[0]]:
        if numbers.count(row.number) > 1 or row.number is None or not 1 <= row.number <= len(rows):
            candidate = Candidate(row.hand, "hand", row.hand, free[0], "order", "number")
            weight = KINDS["order"] * 4
            changed = row._replace(number=free[0])
            yield Edit(candidate, weight, with_rows(account.table, [changed]))
