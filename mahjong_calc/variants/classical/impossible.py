"""Circumstances that cannot be, or contradict the hand, and waits that are none."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ...contradictions import contradiction, contradictions
from ...errors import Fault
from ...hand import Circumstances, Hand
from ...result import Note
from ...tiles import Tile


def impossible(hand: Hand, win: Tile, how: Circumstances, _options: Mapping[str, Any]) -> Iterator[Fault]:
    """Every contradiction, each as a fault of code `impossible_circumstance`.

    hand: with the winning tile among its concealed tiles. how: as told, None where nothing was told.
    """
    yield from contradictions(hand, win, how)
    if how.replacement and how.last_tile:
        yield contradiction("replacement_last_tile")


def certain(hand: Hand, _win: Tile, how: Circumstances) -> tuple[Circumstances, tuple[Note, ...]]:
    """The circumstances with what follows from them (a free tile is drawn), and a note where a hand that was opened at
    once shows sets claimed later."""
    if how.replacement:
        how = how._replace(self_drawn=True)
    claimed = any(not meld.concealed for meld in hand.melds)
    return how, (Note("ready_at_once_with_melds"),) if how.ready_at_once and claimed else ()


def dead_wait(hand: Hand, tile: Tile, options: Mapping[str, Any]) -> bool:
    """Whether a tile that would complete the hand is no wait: hand and melds hold all four (`dead_waits=skip`)."""
    return options["dead_waits"] == "skip" and hand.packed >> (3 * tile) & 7 >= 4
