"""All that is told of a win, in words: for a reader who has to score it, or who looks at an example."""

from __future__ import annotations

from collections.abc import Collection

from ..game.game import Game
from ..hand.circumstances import BY_FIELD
from ..hand.hand import Circumstances
from ..hand.tiles import SEATS
from ..words import say
from ..words.marks import named
from ..words.topics.told import TOLD
from .naming import seat

WAYS = ("loser", "self_drawn", "robbing_kong", "discarder")
"""Circumstances that say how the hand was won, the first that holds for all of them."""


def win_in_words(how: Circumstances, game: Game, lang: str, only: Collection[str] | None = None) -> list[str]:
    """The winds that matter, the way to win, and every other circumstance that is set.

    only: the circumstances that are worth a word; by default all, with those that hold where nothing is told.
    """
    parts = [
        say(f"circumstances.{wind}", lang, **{wind: seat(getattr(how, wind) or "E", lang)})
        for wind in game.winds
        if only is None or wind in only
    ]
    if only is None or {*WAYS, "replacement"} & set(only):
        parts.append(_way(how, lang))
    for field in BY_FIELD:
        value = getattr(how, field)
        if value and field in TOLD and (only is None or field in only):
            if isinstance(value, str):
                parts.append(say("told.flowers_named", lang, tiles=value))
            else:
                parts.append(say(f"told.{field}", lang, count=value))
    if how.forbidden:
        parts.append(say("circumstances.forbidden", lang, suit=how.forbidden))
    if how.out:
        parts.append(say("circumstances.out", lang, seats=named((seat(one, lang) for one in how.out), lang)))
    return parts


def _way(how: Circumstances, lang: str) -> str:
    if how.loser:
        return say("circumstances.loser", lang)
    if how.self_drawn or how.replacement:
        return say("circumstances.self_drawn", lang)
    key = "robbing_kong" if how.robbing_kong else "discard"
    if how.discarder in tuple(SEATS):
        return say(f"circumstances.{key}_from", lang, seat=seat(how.discarder, lang))
    return say(f"circumstances.{key}", lang)
