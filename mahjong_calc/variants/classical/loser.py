"""The hand of a player who did not win: it has points too, and the doublings of any hand.

No reading has to be found: sequences are worth nothing, so every kind that the player holds three or four times is a
closed pung, and every kind held twice a pair. The doublings for suits look at all tiles, the loose ones among them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ...game.game import Unfinished
from ...hand.hand import FULL, Hand
from ...hand.tiles import FIRST_WIND, Tile, compact
from ...reading.keys import exposure_of, pung_key
from ...reading.packed import PackedWin, add_up
from ...reading.readings import pung_unit
from ...reading.views import Tiles, Win
from ...results.score import Note

LIVE = FULL - 1
"""Tiles of a hand in play, a kong counted as three; with more or fewer it is dead."""


def unfinished(hand: Hand, how: PackedWin, options: Mapping[str, Any]) -> Unfinished:
    """What counts in it. A dead hand with too many tiles has nothing; one with too few keeps its points and, by the
    option `dead_short_doublings`, its doublings."""
    held = Counter(hand.concealed)
    pungs = [tile for tile in sorted(held) if held[tile] >= 3]
    pairs = [tile for tile in sorted(held) if held[tile] == 2]
    melds = add_up(hand.melds)
    traits = melds.traits
    for tile in held:
        traits |= Tiles.BITS[tile]
    own = sum(1 << tile for tile in pungs)
    honor_pairs = sum(1 << tile - FIRST_WIND for tile in pairs if tile >= FIRST_WIND)
    whole = melds.reading + sum(map(pung_unit, pungs))
    keys = {
        "Exposure": exposure_of(own, honor_pairs, None, melds, how),
        "Pungs": pung_key(whole, 0, how),
        "Win": how.win & Win.FLOWERS,
    }
    if options["loser_tile_doublings"]:
        keys["Tiles"] = traits
    units, notes = _dead(hand.size, options)
    return Unfinished(keys, _named(held, pungs, pairs), units, notes)


def _dead(size: int, options: Mapping[str, Any]) -> tuple[tuple[str, ...], tuple[Note, ...]]:
    """The units that count in a hand of so many tiles, and what is said of it."""
    if size > LIVE:
        return (), (Note("dead_long", {"count": size}),)
    if size == LIVE:
        return ("points", "doublings"), ()
    units = ("points", "doublings") if options["dead_short_doublings"] else ("points",)
    return units, (Note("dead_short", {"count": size}),)


def _named(held: Counter[Tile], pungs: list[Tile], pairs: list[Tile]) -> tuple[str, ...]:
    """The concealed tiles as they are shown: pungs, pairs, then the loose ones."""
    groups = [(tile,) * 3 for tile in pungs] + [(tile,) * 2 for tile in pairs]
    loose = sorted((held - Counter(tile for group in groups for tile in group)).elements())
    return (*map(compact, groups), *([compact(loose)] if loose else []))
