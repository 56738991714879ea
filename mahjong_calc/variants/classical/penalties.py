"""The discards that cost a penalty: the winner's open sets showed what the discard would do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...hand import CHOW, Hand
from ...tiles import FIRST_DRAGON, FIRST_WIND, RANK, SUIT, Tile

HONORS = 3
"""The suit of winds and dragons in `tiles.SUIT`."""
SHOWN_OF_ONE_SUIT = 9
PURE_SUIT = 1


def kinds(winner: Hand, win: Tile, discarder: Hand | None, ready: bool, options: Mapping[str, Any]) -> tuple[int, ...]:
    """The penalties, 1 to 4, that a discard deserved; () where it was innocent or excused.

    winner: without the last tile. win: the discard. discarder: the hand after it; None where it is not known, and
    then does not excuse. ready: whether the discarder had declared a ready hand.
    """
    open_sets = [meld for meld in winner.melds if not meld.concealed]
    pungs = [meld.tile for meld in open_sets if meld.kind != CHOW]
    tiles = [tile for meld in open_sets for tile in meld.tiles]
    found = []
    if _pure(winner, win, options) and [SUIT[tile] for tile in tiles].count(SUIT[win]) >= SHOWN_OF_ONE_SUIT:
        found.append(PURE_SUIT)
    winds = [tile for tile in pungs if FIRST_WIND <= tile < FIRST_DRAGON]
    if len(winds) == 3 and FIRST_WIND <= win < FIRST_DRAGON and win not in winds:
        found.append(2)
    dragons = [tile for tile in pungs if tile >= FIRST_DRAGON]
    if len(dragons) == 2 and win >= FIRST_DRAGON and win not in dragons:
        found.append(3)
    if sum(RANK[tile] in (1, 9) for tile in pungs) >= 3 and RANK[win] in (1, 9):
        found.append(4)
    no_choice = discarder is not None and _only(discarder, win, options)
    if options["penalty_exempt"] == "all_kinds" and (ready or no_choice):
        return ()
    return tuple(kind for kind in found if kind != PURE_SUIT or not (ready or no_choice))


def _pure(winner: Hand, win: Tile, options: Mapping[str, Any]) -> bool:
    """Whether the finished hand is of the suit of the discard, with or without honors as the option says."""
    if SUIT[win] == HONORS:
        return False
    suits = {SUIT[tile] for tile in (*winner.concealed, *(tile for meld in winner.melds for tile in meld.tiles))}
    if options["penalty_suit"] == "either":
        suits.discard(HONORS)
    return suits == {SUIT[win]}


def _only(discarder: Hand, win: Tile, options: Mapping[str, Any]) -> bool:
    """Whether the discarder had nothing else to throw than the suit of the discard."""
    tiles = list(discarder.concealed)
    if options["penalty_own_suit"] == "all_tiles":
        tiles += [tile for meld in discarder.melds for tile in meld.tiles]
    return {SUIT[tile] for tile in tiles} <= {SUIT[win]}
