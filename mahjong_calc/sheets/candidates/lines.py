"""Lines of a hand that takes several: one that was not written down, and one that stands there without reason."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..account import Account, Span
from ..model import ZERO, Candidate, Four, Phrase, Row, filled, minus
from ..referee import ForgottenLine, referee_at
from .edits import Edit, name, with_line, without_line
from .likelihood import KINDS
from .results import any_results, result_edits

TWICE = 4.0
"""How much likelier a line was written twice where the same line stands in the hand again."""
MISSING, MISSING_SOMEWHERE = "line_missing", "line_missing_somewhere"
MOST_NAMED = 5
"""Lines that can have been forgotten in one hand which are named; all of them move the same."""
TOO_MANY = 0.1
"""How much less likely a line that stands once should not stand at all."""


def of_the_hand(account: Account, index: int) -> Iterator[Edit]:
    """A line more or less in the hand of a row, by what the sums of the hand are off."""
    hand = account.hand_of(index)
    off = _off_in(account, hand)
    if off is not None:
        yield from in_hand(account, hand, off)


def before_it(account: Account, index: int) -> Iterator[Edit]:
    """Another result of a line before this one in its hand, which moves the same: it decides what this one pays."""
    for at in range(account.hand_of(index).start, index) if account.ruling.sheet.follow is not None else ():
        due = account.due[at]
        if due is not None:
            yield from result_edits(account, at, due, along=False, anew=False)
        yield from any_results(account, at)


def _off_in(account: Account, hand: Span) -> Four | None:
    """By how much the sums written are above what the lines of a hand come to, None where nothing tells: the line that
    closes the hand, else the totals of the table."""
    for slip in account.closing_slips:
        if slip.end == hand.end:
            return slip.off
    closed = any(end == hand.end for end, _ in account.table.closings)
    if closed or account.total is None or account.sum is None:
        return None
    return minus(filled(account.total, account.sum), account.sum)


def in_hand(account: Account, hand: Span, off: Four) -> Iterator[Edit]:
    """A line of this hand that was forgotten, or one that should not stand there."""
    for one in _forgotten(account, hand, off):
        yield with_forgotten(account, one, hand, known=True)
    yield from _too_many(account, hand, off)


def in_some_hand(account: Account, off: Four) -> Iterator[Edit]:
    """The same where only the totals of the table tell; a line that fits into several hands is told once for all."""
    fitting: dict[tuple[object, ...], list[tuple[Span, ForgottenLine]]] = {}
    start = 0
    while start < len(account.rows):
        hand = account.hand_of(start)
        for one in _forgotten(account, hand, off):
            fitting.setdefault(_content(one.row), []).append((hand, one))
        yield from _too_many(account, hand, off)
        start = hand.end
    for lines in fitting.values():
        known = len({hand.start for hand, _ in lines}) == 1
        for hand, one in lines:
            yield with_forgotten(account, one, hand, known=known)


def _forgotten(account: Account, hand: Span, off: Four) -> Iterable[ForgottenLine]:
    forgotten = referee_at(account).forgotten
    return () if forgotten is None or off == ZERO else forgotten(account, hand, off)


def _too_many(account: Account, hand: Span, off: Four) -> Iterator[Edit]:
    for index in range(hand.start, hand.end) if off != ZERO else ():
        if account.changes[index] == minus(ZERO, off):
            yield without(account, index)


def with_forgotten(account: Account, one: ForgottenLine, hand: Span, *, known: bool) -> Edit:
    """A forgotten line written down. known: whether it is known in which hand."""
    cells = _cells(one.row)
    values = {"hand": one.row.hand, "line": _told(account, one.row), "either": (cells,)}
    hand_told, message = (one.row.hand, MISSING) if known else (None, MISSING_SOMEWHERE)
    candidate = Candidate(hand_told, "event", None, cells, "value", message, values)
    return Edit(candidate, KINDS["line"] * one.share, with_line(account.table, hand, one.at, one.row))


def joined(candidates: Iterable[tuple[int, Candidate]]) -> list[Candidate]:
    """The candidates, the likeliest first, each after how many problems it leaves; of lines that can have been
    forgotten in one hand, and leave as many, only one, which names others: they all move the same."""
    kept: list[Candidate] = []
    at: dict[object, int] = {}
    for left, one in candidates:
        key = (left, one.message, one.hand)
        if one.message not in (MISSING, MISSING_SOMEWHERE) or key not in at:
            at[key] = len(kept)
            kept.append(one)
        elif len(kept[at[key]].values["either"]) < MOST_NAMED:
            first = kept[at[key]]
            line = Phrase("line.or", {"first": first.values["line"], "second": one.values["line"]})
            either = (*first.values["either"], one.should_be)
            kept[at[key]] = first._replace(values={**first.values, "line": line, "either": either})
    return kept


def without(account: Account, index: int) -> Edit:
    """A line that should not stand there."""
    row, hand = account.rows[index], account.hand_of(index)
    twice = [_content(one) for one in account.rows[hand.start : hand.end]].count(_content(row)) > 1
    sentence = "line_twice" if twice else "line_too_many"
    values = {"hand": row.hand, "line": _told(account, row)}
    candidate = Candidate(row.hand, "event", _cells(row), None, "value", sentence, values)
    return Edit(candidate, KINDS["line"] * (TWICE if twice else TOO_MANY), without_line(account.table, hand, index))


def _content(row: Row) -> tuple[object, ...]:
    return row.event, row.winner, row.giver, row.points


def _cells(row: Row) -> list[object]:
    """A line as it stands in a sheet."""
    return [row.event, name(row.winner) or "", name(row.giver) or "", row.points]


def _told(account: Account, row: Row) -> Phrase:
    told = referee_at(account).told
    return Phrase("line", {"cells": _cells(row)}) if told is None else told(row)
