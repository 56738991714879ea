"""Why a fan that a player may expect does not hold: the one thing that would have to be otherwise.

A fan names beside its declaration the questions that a player would ask (`missed`). A question changes one thing (how
the tile came, an option) and asks the fan itself again, so that its answer is as true as the fan. `QUESTIONS` has them
all; the words of an answer stand in `words.missed` under the question's name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from ..game.fan import Fan
from ..hand.circumstances import WIN_BITS
from ..hand.tiles import NAMES, kinds_in, without
from ..reading.keyed import kinds_of
from ..reading.keys import win_bits
from ..reading.packed import add_up
from ..reading.views import Wait
from ..results.score import Line, Missed, Struck
from .explain import Case, Chosen, copies, view_keys


class Asked(NamedTuple):
    """What a question may look at: the chosen candidate, what counts in it, and the tiles that were awaited."""

    chosen: Chosen
    lines: Sequence[Line]
    awaited: Sequence[str]


Answer = Mapping[str, Any] | None
"""The values of the sentence that says why; None where this is not why."""
Keys = Mapping[str, int]
"""View -> its key."""


class Question(NamedTuple):
    """supposed: what is looked at instead of the hand as it is; something false where the hand leaves nothing to ask.
    answer: about one fan, given that."""

    supposed: Callable[[Asked], Any]
    answer: Callable[[Asked, Fan, Any], Answer]


def expected(asked: Asked, struck: Iterable[Struck]) -> tuple[Missed, ...]:
    """The fans that do not hold although a player may expect them, in rulebook order, each with the reason.

    struck: what holds and is not counted; that has its reason already.
    """
    book = asked.chosen.book
    found = []
    for name, fans in book.expectations.by_question.items():
        supposed = QUESTIONS[name].supposed(asked)
        if supposed:
            found += [_missed(asked, fan, name, supposed) for fan in fans]
    given_reasons = {one.fan for one in struck} if found else ()
    missed = [one for one in found if one is not None and one.fan not in given_reasons]
    return tuple(sorted(missed, key=lambda one: book.by_id[one.fan].position))


def why_not(asked: Asked, fan: Fan) -> Missed | None:
    """Why a fan does not hold: the answer to the first question that has one; None where there is none."""
    for name, question in QUESTIONS.items():
        supposed = question.supposed(asked)
        found = _missed(asked, fan, name, supposed) if supposed else None
        if found is not None:
            return found
    return None


def _missed(asked: Asked, fan: Fan, name: str, supposed: Any) -> Missed | None:
    """The answer to one question; None for a fan that holds, or that would not count beside what counts."""
    book, candidate = asked.chosen.book, asked.chosen.candidate
    if book.full(fan) & (candidate.mask | asked.chosen.final):
        return None
    answer = QUESTIONS[name].answer(asked, fan, supposed)
    if answer is None or any(fan.id in book.by_id[line.fan].excludes for line in asked.lines):
        return None
    return Missed(fan.id, book.price[fan.id], name, dict(answer))


def _holds(asked: Asked, fan: Fan, keys: Keys) -> bool:
    """Whether a fan would count in its view if that had this key."""
    book, key = asked.chosen.book, keys.get(fan.scope)
    if key is None or fan.scope not in book.explained:
        return False
    choice = book.explained[fan.scope][key][asked.chosen.candidate.choice if fan.scope == "Chows" else 0]
    return any(held.fan.id == fan.id for held in choice.kept)


def _keys(asked: Asked, case: Case) -> Keys:
    return view_keys(asked.chosen.book, case, asked.chosen.candidate)


SELF_DRAWN, REPLACEMENT = (1 << WIN_BITS[field] for field in ("self_drawn", "replacement"))
"""In the key of the view `Win`."""


def _drawn(asked: Asked) -> Keys | None:
    """The views if the discard that finished a pung had been drawn."""
    case = asked.chosen.case
    if case.how.self_drawn or asked.chosen.candidate.wait & 7 != Wait.PUNG:
        return None
    drawn = case.how._replace(self_drawn=True, win=case.how.win | SELF_DRAWN)
    return _keys(asked, case._replace(how=drawn))


def _pung_from_discard(asked: Asked, fan: Fan, drawn: Keys) -> Answer:
    return {"set": copies(asked.chosen.case.win, 3)} if _holds(asked, fan, drawn) else None


def _claimed(asked: Asked) -> Keys | None:
    """The views if the last tile of a hand with four declared sets had not been drawn."""
    case = asked.chosen.case
    if not case.how.self_drawn or case.declared.sets < 4:
        return None
    claimed = case.how._replace(self_drawn=False, win=case.how.win & ~(SELF_DRAWN | REPLACEMENT))
    return _keys(asked, case._replace(how=claimed))


def _not_claimed(asked: Asked, fan: Fan, claimed: Keys) -> Answer:
    return {"win": NAMES[asked.chosen.case.win]} if _holds(asked, fan, claimed) else None


def _all_melded(asked: Asked) -> Keys | None:
    """The views if the concealed kongs among four declared sets had been melded."""
    case = asked.chosen.case
    if case.declared.sets < 4 or case.declared.claimed == 4:
        return None
    melds = tuple([meld._replace(concealed=False) for meld in case.melds])
    return _keys(asked, case._replace(melds=melds, declared=add_up(melds)))


def _concealed_kong(asked: Asked, fan: Fan, melded: Keys) -> Answer:
    concealed = [meld.tile for meld in asked.chosen.case.melds if meld.concealed]
    return {"sets": " ".join(copies(tile, 4) for tile in sorted(concealed))} if _holds(asked, fan, melded) else None


def _whole_fans(asked: Asked) -> frozenset[str]:
    """The fans that look at everything and are asked about such a hand without declared sets."""
    if asked.chosen.case.declared.sets:
        return frozenset()
    return asked.chosen.book.asked_of(asked.chosen.candidate.mask)


def _other_win(asked: Asked, fan: Fan, whole_fans: frozenset[str]) -> Answer:
    """Only those fans see the tiles as they stood before the win."""
    if fan.id not in whole_fans:
        return None
    case, candidate, book = asked.chosen.case, asked.chosen.candidate, asked.chosen.book
    mask, held, won = candidate.mask, case.concealed, win_bits(case.declared, case.how, case.win)
    tiles = [
        NAMES[tile]
        for tile in kinds_of(kinds_in(held))
        if fan in book.whole_fans(mask, without(held, tile), held, candidate.reading, 0, won)
    ]
    return {"win": NAMES[case.win], "tiles": " ".join(tiles), "awaited": " ".join(asked.awaited)} if tiles else None


def _otherwise(asked: Asked) -> Mapping[str, tuple[str, Any]]:
    """The fans that an option would let hold, with the option and its value."""
    keys, tables = asked.chosen.keys, asked.chosen.book.expectations.otherwise
    return {fan: found for fan, scope, table in tables if (key := keys.get(scope)) and (found := table[key])}


def _option(_: Asked, fan: Fan, otherwise: Mapping[str, tuple[str, Any]]) -> Answer:
    return dict(zip(("option", "value"), otherwise[fan.id], strict=True)) if fan.id in otherwise else None


def _only_one(asked: Asked) -> Line | None:
    """The line of the only fan that counts, where it counts once."""
    aside = asked.chosen.book.game.outside_minimum
    lines = [line for line in asked.lines if line.fan not in aside] if len(asked.lines) < 3 else []
    return lines[0] if len(lines) == 1 and lines[0].count == 1 else None


def _something_counts(asked: Asked, fan: Fan, only: Line) -> Answer:
    book = asked.chosen.book
    return {"by": (only.fan,)} if fan.id == book.game.fallback and only.points < book.price[fan.id] else None


QUESTIONS: dict[str, Question] = {
    "pung_from_discard": Question(_drawn, _pung_from_discard),
    "not_claimed": Question(_claimed, _not_claimed),
    "concealed_kong": Question(_all_melded, _concealed_kong),
    "other_win": Question(_whole_fans, _other_win),
    "option": Question(_otherwise, _option),
    "something_counts": Question(_only_one, _something_counts),
}
