"""The next-best way to read a hand."""

from __future__ import annotations

from ..engine.book import Book, Candidate
from ..game.fan import Fan
from ..results.score import Line, Reading
from .explain import Case, chosen, lines_and_struck


def next_best(book: Book, case: Case) -> tuple[Reading, tuple[Line, ...], int] | None:
    """The best other reading, or truly different choice, that counts otherwise: with its lines and what it is worth.

    A choice over the same sets that only leaves something out is neither.
    """
    found = book.checked_candidates(case.concealed, case.win, case.declared, case.how)
    best, *others = [Candidate(*one) for one in sorted(found)]
    other = next((one for one in others if one.outcome[2] != best.outcome[2] and not _is_less(book, one, best)), None)
    if other is None:
        return None
    final = other.outcome[2]
    reading, lines, _ = lines_and_struck(chosen(book, case, other, final), ())
    return reading, lines, book.before_limit(final)


def _is_less(book: Book, other: Candidate, best: Candidate) -> bool:
    """Whether another candidate only does without something that the best one has, over the same sets."""
    if (other.form, other.reading, other.knitting) != (best.form, best.reading, best.knitting):
        return False
    if not other.outcome[2] & ~best.outcome[2]:
        return True
    if other.wait != best.wait:
        return False
    # The same sets, the same place of the winning tile, another choice of fans: it must gain what the best one strikes.
    gained = {fan.id for fan, _ in book.counts(other.outcome[2])}
    struck: list[tuple[Fan, int, Fan]] = []
    book.without_struck(best.mask, struck)
    return not any(fan.id in gained for fan, _, _ in struck)
