"""What the hand itself makes certain about the circumstances."""

from __future__ import annotations

from collections.abc import Iterator

from ...hand.hand import Circumstances, Hand
from ...hand.tiles import COPIES, NAMES, Tile
from ...results.score import Note


def certain_last_tile(hand: Hand, win: Tile, how: Circumstances) -> Iterator[Note]:
    """Last Tile counts without being told where the player's own melds show the other three copies."""
    shown = sum(meld.tiles.count(win) for meld in hand.melds)
    if shown == COPIES - 1 and not how.last_of_kind:
        yield Note("certain_last_tile", {"tile": NAMES[win]})
