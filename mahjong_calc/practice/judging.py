"""What an answer has right: a total, or fans, against the score of the hand; and the tally over many hands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from ..results.score import Line, Score


class Given(NamedTuple):
    """An answer: a total, or fans by id with how often each was said to count, None where nothing was said of it.

    Neither is an answer, too: that of a player who wants to be told.
    """

    total: int | None = None
    fans: Mapping[str, int | None] | None = None


class Verdict(NamedTuple):
    """right: whether the answer is the score's. missed: what counts and was not named. extra: fans that were named and
    do not count. miscounted: what counts another number of times, with the number that was said."""

    given: Given
    right: bool
    missed: tuple[Line, ...] = ()
    extra: tuple[str, ...] = ()
    miscounted: tuple[tuple[Line, int], ...] = ()


class FanTally(NamedTuple):
    """How often a fan was to be found, and how often it was."""

    fan: str
    asked: int
    found: int


def judge(given: Given, score: Score) -> Verdict:
    """Compare an answer with the score. A wrong total leaves open which fans were seen, so that all count as missed."""
    if given.fans is None:
        right = given.total == score.total
        return Verdict(given, right, () if right else score.lines)
    missed = tuple(line for line in score.lines if line.fan not in given.fans)
    counting = {line.fan for line in score.lines}
    extra = tuple(fan for fan in given.fans if fan not in counting)
    miscounted = tuple(
        (line, said) for line in score.lines if (said := given.fans.get(line.fan)) is not None and said != line.count
    )
    return Verdict(given, not (missed or extra or miscounted), missed, extra, miscounted)


def tally(judged: Iterable[tuple[Score, Verdict]]) -> list[FanTally]:
    """Each fan that was to be found; those found least stand first, then those asked most."""
    asked: dict[str, int] = {}
    found: dict[str, int] = {}
    for score, verdict in judged:
        missed = {line.fan for line in verdict.missed} | {line.fan for line, _ in verdict.miscounted}
        for line in score.lines:
            asked[line.fan] = asked.get(line.fan, 0) + 1
            found[line.fan] = found.get(line.fan, 0) + (line.fan not in missed)
    every = [FanTally(fan, count, found[fan]) for fan, count in asked.items()]
    return sorted(every, key=lambda one: (one.found / one.asked, -one.asked))
