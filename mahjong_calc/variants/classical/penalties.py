"""The discards that cost a penalty: the winner's open sets showed what the discard would do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...hand.hand import CHOW, Hand
from ...hand.tiles import FIRST_DRAGON, FIRST_WIND, RANK, SUIT, Tile

HONOR_SUIT = 3
"""The suit of winds and dragons in `tiles.SUIT`."""
TILES_SHOWN, WIND_SETS, DRAGON_SETS, TERMINAL_SETS = 9, 3, 2, 3
"""What the winner must show open for each kind (Russian text, penalties)."""
PURE_SUIT, WINDS, DRAGONS, TERMINALS = 1, 2, 3, 4
"""The kinds of penalties, as the rules number them."""


def kinds(winner: Hand, win: Tile, options: Mapping[str, Any]) -> tuple[int, ...]:
    """The penalties that a discard deserves by what the winner showed. winner: without the last tile. win: the
    discard."""
    open_sets = [meld for meld in winner.melds if not meld.concealed]
    pungs = [meld.tile for meld in open_sets if meld.kind != CHOW]
    suits = [SUIT[tile] for meld in open_sets for tile in meld.tiles]
    winds = [tile for tile in pungs if FIRST_WIND <= tile < FIRST_DRAGON]
    dragons = [tile for tile in pungs if tile >= FIRST_DRAGON]
    terminals = [tile for tile in pungs if RANK[tile] in (1, 9)]
    deserved = {
        PURE_SUIT: _pure(winner, win, options) and suits.count(SUIT[win]) >= TILES_SHOWN,
        WINDS: len(winds) == WIND_SETS and FIRST_WIND <= win < FIRST_DRAGON and win not in winds,
        DRAGONS: len(dragons) == DRAGON_SETS and win >= FIRST_DRAGON and win not in dragons,
        TERMINALS: len(terminals) >= TERMINAL_SETS and RANK[win] in (1, 9),
    }
    return tuple(kind for kind, holds in deserved.items() if holds)


def excused(
    deserved: tuple[int, ...], discarder: Hand | None, win: Tile, ready: bool, options: Mapping[str, Any]
) -> tuple[int, ...]:
    """Those of the penalties that the discarder is excused from: with nothing else to throw than that suit, or with a
    ready hand declared.

    discarder: the hand after the discard; None where it is not known, and then excuses nothing.
    """
    if not ready and (discarder is None or not _only(discarder, win, options)):
        return ()
    return deserved if options["penalty_exempt"] == "all_kinds" else tuple({PURE_SUIT} & set(deserved))


def _pure(winner: Hand, win: Tile, options: Mapping[str, Any]) -> bool:
    """Whether the finished hand is of the suit of the discard, with or without honors as the option says."""
    if SUIT[win] == HONOR_SUIT:
        return False
    suits = {SUIT[tile] for tile in (*winner.concealed, *(tile for meld in winner.melds for tile in meld.tiles))}
    if options["penalty_suit"] == "either":
        suits.discard(HONOR_SUIT)
    return suits == {SUIT[win]}


def _only(discarder: Hand, win: Tile, options: Mapping[str, Any]) -> bool:
    """Whether the discarder had nothing else to throw than the suit of the discard. Winds and dragons are no suit: who
    holds both can throw the other."""
    if SUIT[win] == HONOR_SUIT:
        return False
    tiles = list(discarder.concealed)
    if options["penalty_own_suit"] == "all_tiles":
        tiles += [tile for meld in discarder.melds for tile in meld.tiles]
    return {SUIT[tile] for tile in tiles} <= {SUIT[win]}
