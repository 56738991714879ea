"""What a win lacks, and the other wins with the same thirteen tiles that reach it."""

from __future__ import annotations

from collections.abc import Iterator

from ...engine.rule_sets import RuleSet
from ...hand.hand import Circumstances, Hand
from ...results.score import Score
from ...results.why import Change, OtherWin, Shortfall
from ..one_hand import score_hand
from . import ways_to_win
from .situation import Situation, Step, situation_of

WINDS = ("seat", "round", "flowers")
"""Circumstances that are not of the win: nobody wins otherwise by sitting elsewhere."""


def shortfall(hand: Hand, how: Circumstances, rules: RuleSet) -> Shortfall:
    """What a win lacks to the minimum, and what would fill it. hand, how: as read. Raises HandError (NotAWin)."""
    score = score_hand(hand, how, rules)
    short = max(0, score.minimum - score.counted)
    if how.loser:
        return Shortfall(score, 0, 0, ())
    situation = situation_of(hand, score, rules)
    wanted = score.minimum if short else score.counted + 1
    return Shortfall(score, short, wanted, tuple(_enough(situation, score, wanted)))


def _enough(situation: Situation, score: Score, wanted: int) -> Iterator[OtherWin]:
    """The other wins that are worth so much, each with the fewest changes that do; and what one change alone brings."""
    enough: list[frozenset[Change]] = []
    for step in _other_wins(situation):
        changes = frozenset(_comparable(step.changes))
        if any(less <= changes for less in enough):
            continue
        found = step.situation.written().score()
        if found is None:
            continue
        if found.counted >= wanted and found.legal:
            enough.append(changes)
            yield OtherWin(step.changes, found)
        elif found.counted > score.counted and len(changes) == 1:
            yield OtherWin(step.changes, found)


def _comparable(changes: tuple[Change, ...]) -> Iterator[Change]:
    """The changes with values that can be in a set."""
    return (Change(one.key, tuple(sorted(one.values.items()))) for one in changes)  # type: ignore[arg-type]


def _other_wins(situation: Situation) -> Iterator[Step]:
    """One other circumstance, another wait, both, then two circumstances."""
    of_the_win = [one for one in ways_to_win.circumstances(situation) if one.changes[0].key not in WINDS]
    waits = list(ways_to_win.other_waits(situation))
    yield from of_the_win
    yield from waits
    for step in waits:
        for more in ways_to_win.circumstances(step.situation):
            if more.changes[0].key not in WINDS:
                yield Step((*step.changes, *more.changes), more.situation)
    for both in ways_to_win.two_circumstances(situation):
        if all(one.key not in WINDS for one in both.changes):
            yield both
