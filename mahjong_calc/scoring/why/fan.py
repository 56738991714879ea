"""The answer about one fan: whether it counts, what is in the way, and the nearest win in which it does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice

from ...engine.book import Candidate
from ...engine.rule_sets import RuleSet
from ...game.fan import Fan
from ...hand.hand import Circumstances, Hand
from ...hand.tiles import pack
from ...reading.memo import Memo
from ...reading.packed import add_up, pack_win
from ...reading.views import Tiles
from ...results.score import Line, Reading, Score
from ...results.why import Because, Nearest, Why
from ..explain import Case, chosen, lines_and_struck
from ..near_reasons import Asked, why_not
from ..one_hand import score_hand
from . import laid, other_tiles, patterns, ways_to_win
from .blocks import Block
from .in_the_way import Seen, fits_alone, in_the_way, loser_reasons, traits_of
from .situation import Situation, Step, situation_of


def why_fan(hand: Hand, how: Circumstances, rules: RuleSet, fan: Fan) -> Why:
    """Why a fan of the rule set counts in a hand or not. hand, how: as read. Raises HandError (NotAWin where the hand
    is no win)."""
    score = score_hand(hand, how, rules)
    situation = situation_of(hand, score, rules)
    fan = rules.book.by_id[fan.id]
    line = next((one for one in score.lines if one.fan == fan.id), None)
    struck = tuple(one for one in score.struck if one.fan == fan.id)
    found = Why(fan.id, rules.book.price[fan.id], fan.unit, "counts", line, struck, (), None, None, score)
    if line is not None:
        return found
    if not fan.is_played(rules.options):
        near = nearest(fan, ways_to_win.options(situation))
        return found._replace(verdict="missing", because=(_not_played(fan, rules, near),), nearest=near)
    if how.loser:
        reasons = tuple(loser_reasons(fan, score))
        near = None if struck else nearest(fan, _of_loser(situation, fan))
        return found._replace(verdict="struck" if struck else "missing", because=reasons, nearest=near)
    seen = _seen(situation, score)
    if struck:
        near = nearest(fan, ways_to_win.options(situation))
        return found._replace(verdict="struck", nearest=near)
    other = other_reading(fan, seen)
    if other is not None:
        return found._replace(verdict="other_reading", other=other)
    return found._replace(
        verdict="missing",
        because=_reasons(fan, seen),
        nearest=nearest(fan, _every_step(fan, situation, seen)),
    )


def _not_played(fan: Fan, rules: RuleSet, near: Nearest | None) -> Because:
    """Which option would let a fan that is not played count. near: the same win under such an option, if there is."""
    values = near.changes[0].values if near else {}
    if "option" in values:
        return Because("missed.option", {"option": values["option"], "value": values["value"]})
    return Because("not_played", {"option": fan.left_out_by(rules.options)})


def _seen(situation: Situation, score: Score) -> Seen:
    """The best reading of a win."""
    book, melds = situation.rule_set.book, add_up(situation.hand.melds)
    case = Case(pack(situation.hand.concealed), situation.win, situation.hand.melds, melds, pack_win(situation.how))
    best = book.best(case.concealed, case.win, melds, case.how)
    assert best is not None, "the hand was scored"
    return Seen(chosen(book, case, *best), score)


def _reasons(fan: Fan, seen: Seen) -> tuple[Because, ...]:
    """What changes one thing and asks the fan again says it best; else what the fan's view shows."""
    found = why_not(Asked(seen.chosen, seen.score.lines, seen.score.waits), fan)
    shown = in_the_way(seen, fan)
    if found is None:
        return tuple(shown)
    return Because(f"missed.{found.reason}", found.values), *(one for one in shown if one.key in BESIDE_A_REASON)


BESIDE_A_REASON = ("concealed_here", "melded_here")
"""What is still worth telling where the one thing is known that is in the way."""


def other_reading(fan: Fan, seen: Seen) -> tuple[Reading, tuple[Line, ...], int] | None:
    """The best other reading in which the fan counts, with what counts in it and what it is worth."""
    book, case = seen.chosen.book, seen.chosen.case
    full = book.full(fan)
    for one in sorted(book.checked_candidates(case.concealed, case.win, case.declared, case.how)):
        candidate = Candidate(*one)
        if candidate.outcome[2] & full:
            final = candidate.outcome[2]
            reading, lines, _ = lines_and_struck(chosen(book, case, candidate, final), ())
            return reading, lines, book.before_limit(final)
    return None


MOST_ASKED = 6_000
"""Hands that are looked at in search of the nearest; then the fan's example has to do."""


def nearest(fan: Fan, steps: Iterable[Step]) -> Nearest | None:
    """The first of the steps at which the fan counts."""
    for step in islice(steps, MOST_ASKED):
        found = _counting(fan, step)
        if found is not None:
            return found
    return None


def _counting(fan: Fan, step: Step) -> Nearest | None:
    if fan.id not in step.situation.rule_set.book.by_id or not step.situation.may_count(fan):
        return None
    situation = step.situation.written()
    score = situation.score()
    if score is None or not any(line.fan == fan.id for line in score.lines):
        return None
    return Nearest(step.changes, score, situation.words())


def _every_step(fan: Fan, situation: Situation, seen: Seen) -> Iterator[Step]:
    """Hands that differ in one thing, then in more, and at last the fan's example."""
    blocks = seen.blocks
    won = _finished(seen, blocks)
    yield from ways_to_win.circumstances(situation)
    yield from ways_to_win.options(situation)
    yield from ways_to_win.winning_tiles(situation)
    yield from laid.one_laid_otherwise(situation, blocks, won)
    yield from other_tiles.one_tile(situation)
    yield from ways_to_win.two_circumstances(situation)
    yield from other_tiles.one_set(situation, blocks)
    more = _OF_A_VIEW.get(fan.scope)
    if more is not None and blocks:
        yield from islice(more(fan, situation, seen, blocks, won), MOST_ASKED // 2)
    yield from patterns.from_example(fan, situation, blocks)
    for name in fan.given:
        yield from patterns.from_example(seen.chosen.book.by_id[name], situation, blocks)
    yield from patterns.far(fan, situation)


def _finished(seen: Seen, blocks: Sequence[Block]) -> int:
    """The place of the block that the winning tile finished."""
    name = seen.score.reading.concealed[seen.score.reading.won]
    return next((place for place, one in enumerate(blocks) if not one.declared and one.name == name), -1)


def _lying_and_won(fan: Fan, situation: Situation, seen: Seen, blocks: Sequence[Block], won: int) -> Iterator[Step]:
    """Sets that lie otherwise, together with another circumstance."""
    del fan, seen
    ways = [
        *laid.nothing_claimed(situation, blocks),
        *laid.all_claimed(situation, blocks),
        *laid.one_laid_otherwise(situation, blocks, won),
    ]
    yield from ways
    for step in ways:
        yield from (
            Step((*step.changes, *more.changes), more.situation) for more in ways_to_win.circumstances(step.situation)
        )


def _lying(fan: Fan, situation: Situation, seen: Seen, blocks: Sequence[Block], won: int) -> Iterator[Step]:
    """Sets that lie otherwise, on a discard and self-drawn."""
    del fan, seen
    drawn = next((one for one in ways_to_win.circumstances(situation) if one.changes[0].key == "self_drawn"), None)
    yield from laid.ways_to_lie(situation, blocks, won)
    if drawn is not None:
        for step in laid.ways_to_lie(drawn.situation, blocks, won):
            yield Step((*drawn.changes, *step.changes), step.situation)


def _fitting(fan: Fan, situation: Situation, seen: Seen, blocks: Sequence[Block], won: int) -> Iterator[Step]:
    """Every set that the fan refuses exchanged."""
    del won
    yield from other_tiles.fitting_sets(situation, blocks, lambda one: fits_alone(seen, fan, one))


def _of_other_kinds(fan: Fan, situation: Situation, seen: Seen, blocks: Sequence[Block], won: int) -> Iterator[Step]:
    """Two sets exchanged so that the kinds of tile are those that the fan wants."""
    del won

    may: Memo[int, bool] = Memo(lambda kinds: seen.made(fan, Tiles(kinds)))
    yield from other_tiles.two_sets(situation, blocks, lambda one: traits_of(one.tiles), may.__getitem__)


_OF_A_VIEW: dict[str, Callable[[Fan, Situation, Seen, Sequence[Block], int], Iterator[Step]]] = {
    "Win": _lying_and_won,
    "Kongs": _lying,
    "Exposure": _lying,
    "Sets": _fitting,
    "Tiles": _of_other_kinds,
}
"""What is tried further of fans that look at a view."""


def _of_loser(situation: Situation, fan: Fan) -> Iterator[Step]:
    """Hands near to one that did not win: of one other tile, or won; then the fan's example."""
    yield from ways_to_win.options(situation)
    yield from ways_to_win.circumstances(situation)
    yield from ways_to_win.as_winner(situation)
    yield from other_tiles.one_tile(situation)
    yield from patterns.far(fan, situation)
