"""Circumstances that cannot be, or contradict the hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ...faults import Fault
from ...hand.contradictions import contradiction, contradictions, of_the_tiles
from ...hand.hand import Circumstances, Hand
from ...hand.tiles import NAMES, Tile, held_four
from ...results.score import Note


def impossible(how: Circumstances, _options: Mapping[str, Any]) -> Iterator[Fault]:
    """Contradictions among the circumstances: those of every game."""
    return contradictions(how)


def contradicts(hand: Hand, win: Tile, how: Circumstances) -> Iterator[Fault]:
    """Contradictions with the tiles. hand: with the winning tile among its concealed tiles."""
    yield from of_the_tiles(hand, win, how)
    if how.last_of_kind and hand.concealed.count(win) > 1:
        yield contradiction("last_of_kind_held", tile=NAMES[win])


def certain(hand: Hand, win: Tile, how: Circumstances) -> tuple[Circumstances, tuple[Note, ...]]:
    """The circumstances with what follows from them (a replacement tile is drawn), and a note where Last Tile counts
    without being told, since the player's own melds show the other three copies."""
    if how.replacement:
        how = how._replace(self_drawn=True)
    shown = sum(meld.tiles.count(win) for meld in hand.melds)
    return how, (Note("certain_last_tile", {"tile": NAMES[win]}),) if shown == 3 and not how.last_of_kind else ()


def dead_wait(hand: Hand, tile: Tile, _options: Mapping[str, Any]) -> bool:
    """Whether a tile that would complete the hand is no wait: hand and melds hold all four."""
    return bool(held_four(hand.packed) >> tile & 1)
