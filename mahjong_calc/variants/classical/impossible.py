"""Circumstances that cannot be, or contradict the hand, and waits that are none."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ...faults import Fault
from ...hand.circumstances import BY_FIELD
from ...hand.contradictions import contradiction
from ...hand.hand import Circumstances, Hand
from ...hand.tiles import Tile, held_four
from ...results.score import Note

OF_A_WINNER = ("win", "self_drawn", "discarder", "last_tile", "replacement", "robbing_kong", "first_turn")
"""Circumstances that a hand that did not win cannot have; it may have been opened at once, for nothing."""


def impossible(how: Circumstances, _options: Mapping[str, Any]) -> Iterator[Fault]:
    """What cannot be in this game. how: as told, None where nothing was told."""
    if how.first_turn:
        yield from _not_in_first_turn(how)
    if how.replacement and how.last_tile:
        yield contradiction("replacement_last_tile")
    if how.loser:
        told = [name for name in OF_A_WINNER if getattr(how, name)]
        yield from (contradiction("of_a_winner", name=BY_FIELD[name].name) for name in told)


def _not_in_first_turn(how: Circumstances) -> Iterator[Fault]:
    """What cannot be where the first turn was won: East holds the tiles dealt, the others win on East's discard."""
    is_east = (how.seat or "E") == "E"
    if is_east and (how.self_drawn is False or how.discarder is not None):
        yield contradiction("first_turn_of_east")
    elif not is_east and (how.self_drawn or how.discarder not in (None, "E")):
        yield contradiction("first_turn_of_others")
    for name in ("last_tile", "replacement", "robbing_kong"):
        if getattr(how, name):
            yield contradiction("first_turn_with", name=BY_FIELD[name].name)


def opened_with_melds(hand: Hand, _win: Tile, how: Circumstances) -> Iterator[Note]:
    """A hand that was opened at once shows sets claimed later."""
    if how.ready_at_once and any(not meld.concealed for meld in hand.melds):
        yield Note("ready_at_once_with_melds")


def is_dead_wait(hand: Hand, tile: Tile, options: Mapping[str, Any]) -> bool:
    """Whether a tile that would complete a hand is no wait: hand and melds hold all four (`dead_waits=skip`)."""
    return options["dead_waits"] == "skip" and bool(held_four(hand.packed) >> tile & 1)
