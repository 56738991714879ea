"""Tiles that a player sees elsewhere, in the discards and the sets of the others: fewer copies are left to come."""

from __future__ import annotations

from collections.abc import Sequence

from ..errors import HandError
from ..faults import Fault
from ..game.game import Game
from ..hand.hand import Hand
from ..hand.tiles import BITS, COPIES, NAMES, Tile
from ..notation import read


def read_seen(text: str) -> tuple[Tile, ...]:
    """The tiles that a text names, in any notation of a hand without signs. Raises HandError."""
    hand, faults = read(text) if text.strip() else (Hand(()), [])
    faults += [
        Fault("bad_meld", "bad_meld.seen", {}, column)
        for column in hand.meld_columns or ([None] if hand.melds or "|" in text else [])
    ]
    if faults:
        raise HandError(faults, text)
    return hand.concealed


def check_seen(hand: Hand, seen: Sequence[Tile]) -> None:
    """Raise HandError for each kind of which the hand and the tiles seen elsewhere have more copies than there are."""
    faults = [
        Fault("five_of_a_kind", "five_of_a_kind.seen", {"tile": NAMES[tile], "held": held, "seen": seen.count(tile)})
        for tile in dict.fromkeys(seen)
        if (held := hand.packed >> BITS * tile & 7) + seen.count(tile) > COPIES
    ]
    if faults:
        raise HandError(faults, hand.text)


def copies_left(hand: Hand, tile: Tile, seen: Sequence[Tile]) -> int:
    """Copies of a tile that are neither in the hand nor seen elsewhere."""
    return max(0, COPIES - (hand.packed >> BITS * tile & 7) - seen.count(tile))


def last_of_kind(hand: Hand, tile: Tile, game: Game, seen: Sequence[Tile]) -> bool:
    """Whether what was seen shows that a tile is the last of its kind, in a game to which that matters: the other three
    lie open, on the table or in the player's own open sets."""
    shown = seen.count(tile)
    own = sum(meld.tiles.count(tile) for meld in hand.melds if not meld.concealed)
    return "last_of_kind" in game.circumstances and shown > 0 and shown + own == COPIES - 1
