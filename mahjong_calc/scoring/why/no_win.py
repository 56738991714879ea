"""How a hand fails to be a win: the sets that it has, what is left over, and the tile that is wrong where one is."""

from __future__ import annotations

from collections.abc import Iterator

from ...engine.rule_sets import RuleSet
from ...hand.hand import FULL, Circumstances, Hand
from ...hand.tiles import (
    BITS,
    BY_NAME,
    COPIES,
    FIRST_WIND,
    KINDS,
    NAMES,
    RANK,
    UNIT,
    Tile,
    compact,
    has_five,
    pack,
    unpack,
)
from ...reading import forms
from ...reading.distance import OUT_OF_REACH
from ...reading.keyed import chow_name, kinds_of
from ...results.why import NoWin
from ..discards import kinds_of_a_win, lack_of
from ..explain import copies, signed
from .situation import Situation


def no_win(hand: Hand, how: Circumstances, rules: RuleSet) -> NoWin | None:
    """How a hand of fourteen tiles, or of thirteen with a winning tile, is no win; None for one of another size."""
    if how.win and hand.size == FULL - 1:
        hand = hand._replace(concealed=(*hand.concealed, BY_NAME[how.win]), columns=())
    if hand.size != FULL or has_five(hand.packed):
        return None
    sets, loose = most_complete(pack(hand.concealed))
    names = (*sets, *signed(hand.melds))
    lack = lack_of(hand, kinds_of_a_win(hand, how, rules.game), rules.game.forms)
    distance = lack.tiles if lack.tiles < OUT_OF_REACH else None
    return NoWin(distance, names, compact(unpack(loose)), tuple(_exchanges(hand, how, rules)))


def _exchanges(hand: Hand, how: Circumstances, rules: RuleSet) -> Iterator[tuple[str, tuple[str, ...]]]:
    """For each concealed tile the tiles that would make a win in its place, where the hand then is one."""
    for old in sorted(set(hand.concealed)):
        rest = list(hand.concealed)
        rest.remove(old)
        held = hand.packed - UNIT[old]
        awaited = forms.awaited(pack(rest), len(hand.melds), rules.game.forms)
        good = [
            NAMES[tile]
            for tile in kinds_of(awaited)
            if tile != old and (held >> BITS * tile & 7) < COPIES and _wins(hand, [*rest, tile], tile, how, rules)
        ]
        if good:
            yield NAMES[old], tuple(good)


def _wins(hand: Hand, tiles: list[Tile], win: Tile, how: Circumstances, rules: RuleSet) -> bool:
    return Situation(hand, Circumstances(forbidden=how.forbidden), rules).with_tiles(tiles, win).score() is not None


def most_complete(packed: int) -> tuple[tuple[str, ...], int]:
    """The most sets, then a pair, that the tiles make together, by their names; and the heap that is left."""
    best: tuple[int, tuple[str, ...], int] = (0, (), packed)
    for sets, rest in _taken_apart(packed, 0):
        pair = next((tile for tile in range(KINDS) if rest >> BITS * tile & 7 >= 2), None)
        worth = 3 * len(sets) + (pair is not None)
        if worth > best[0]:
            best = worth, sets, rest
            if pair is not None:
                best = worth, (*sets, copies(pair, 2)), rest - 2 * UNIT[pair]
    return best[1], best[2]


def _taken_apart(packed: int, first: Tile) -> Iterator[tuple[tuple[str, ...], int]]:
    """Every way to take sets from the heap, of tiles from the first one on; and what is left."""
    for tile in range(first, KINDS):
        if packed >> BITS * tile & 7 >= 3:
            for sets, rest in _taken_apart(packed - 3 * UNIT[tile], tile):
                yield (copies(tile, 3), *sets), rest
        if tile < FIRST_WIND and RANK[tile] <= 7 and all(packed >> BITS * (tile + step) & 7 for step in range(3)):
            for sets, rest in _taken_apart(packed - UNIT[tile] - UNIT[tile + 1] - UNIT[tile + 2], tile):
                yield (chow_name(tile), *sets), rest
    yield (), packed
