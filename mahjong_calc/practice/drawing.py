"""Hands for practice: each begins as the example of a fan and is varied for as long as the fan still counts."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from ..engine.rule_sets import RuleSet
from ..errors import HandError, RecordError
from ..faults import Fault
from ..game.fan import Fan
from ..hand.hand import Circumstances, Hand
from ..notation import read, split_line
from ..notation.values import read_circumstances
from ..results.score import Score
from ..scoring.one_hand import read_hand, score_hand
from .variation import Draft, draft_of, varied

STEPS = 24
"""Changes that are tried on the way from an example to a hand."""
WALKS = 120
"""Ways that are tried for one hand, before there seems to be none."""


class Wish(NamedTuple):
    """What hands are wanted. fans: one of these in each, all of the game where there are none. least, most: what a hand
    is worth in all; where neither is given, whatever is enough to win."""

    fans: tuple[Fan, ...] = ()
    least: int | None = None
    most: int | None = None


class Drawn(NamedTuple):
    """A hand to be scored, without its winning tile; and its score. fan: the one that it was drawn for."""

    hand: Hand
    how: Circumstances
    score: Score
    fan: str


def draw(rule_set: RuleSet, wish: Wish, rng: Random) -> Iterator[Drawn]:
    """Hands without end, none twice while others are found. Raises RecordError where a wish cannot be fulfilled."""
    seen: set[tuple[Hand, Circumstances]] = set()
    starts = {fan.id: start for fan in wish.fans or rule_set.book.fans if (start := _start(rule_set, fan))}
    if not starts:
        raise RecordError([Fault("no_hand_found", "no_hand_found.fan", _wished(rule_set, wish))])
    while True:
        found = _one(rule_set, wish, starts, rng, seen) or _one(rule_set, wish, starts, rng, set())
        if found is None:
            message = "no_hand_found.fan_worth" if wish.fans else "no_hand_found"
            raise RecordError([Fault("no_hand_found", message, _wished(rule_set, wish))])
        seen.add((found.hand, found.how))
        yield found


def _wished(rule_set: RuleSet, wish: Wish) -> dict[str, object]:
    """What was wished for, for the sentence that says there is no such hand."""
    points = f"{'' if wish.least is None else wish.least}..{'' if wish.most is None else wish.most}"
    names = ", ".join(fan.id for fan in wish.fans)
    return {"name": rule_set.name, "names": names, "points": points}


def _one(
    rule_set: RuleSet, wish: Wish, starts: dict[str, Draft], rng: Random, seen: set[tuple[Hand, Circumstances]]
) -> Drawn | None:
    names = list(starts)
    for _ in range(WALKS):
        name = rng.choice(names)
        found = None
        for one in _walk(rule_set, starts[name], name, rng):
            if _fits(one.score, wish) and (one.hand, one.how) not in seen:
                found = one
        if found:
            return found
    return None


def _walk(rule_set: RuleSet, draft: Draft, fan: str, rng: Random) -> Iterator[Drawn]:
    """The hands on a way that starts at an example; in each of them the fan counts."""
    for _ in range(STEPS):
        new = varied(draft, rule_set.game, rng)
        if new == draft or not new.can_be:
            continue
        score = scored(rule_set, new.hand, new.circumstances)
        if score is None or all(line.fan != fan for line in score.lines):
            continue
        draft = draft_of(score, new.hand, new.how)
        yield Drawn(new.hand, new.circumstances, score, fan)


def scored(rule_set: RuleSet, hand: Hand, how: Circumstances) -> Score | None:
    """The score of a hand that is a win under these circumstances, else None."""
    try:
        return score_hand(*read_hand(hand, how, rule_set), rule_set)
    except HandError:
        return None


def _fits(score: Score, wish: Wish) -> bool:
    if wish.least is None and wish.most is None:
        return score.legal
    return (wish.least or 0) <= score.total and (wish.most is None or score.total <= wish.most)


def _start(rule_set: RuleSet, fan: Fan) -> Draft | None:
    """The example of a fan in its parts; None where house rules let it count for something else."""
    typed, words, _ = split_line(fan.example)
    how, _ = read_circumstances({name: value for name, (value, _) in words.items() if name not in ("rules", "id")})
    hand = read(typed)[0]
    score = scored(rule_set, hand, how)
    if score is None or all(line.fan != fan.id for line in score.lines):
        return None
    return draft_of(score, hand, how)
