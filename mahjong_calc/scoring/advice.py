"""What a refused hand seems to lack: a sign before a kong, another winning tile, a tile somewhere.

Looked for only when a hand was refused; the faults stay what they are and say more.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from ..engine.rule_sets import RuleSet
from ..faults import Fault
from ..hand.hand import FULL, KONG, Circumstances, Hand, Meld
from ..hand.tiles import BY_NAME, COPIES, NAMES, Tile, compact, has_five, held_four
from .awaited import awaited_tiles

MOST_TILES = 18
"""Of the longest hand, one of four kongs; a longer one is beyond advice."""


def advised(faults: Iterable[Fault], hand: Hand, how: Circumstances, rule_set: RuleSet) -> tuple[Fault, ...]:
    """The faults of a refused hand; the first of `tile_count` or `not_a_win` says what would mend it, if that is found.

    The value `advice` of such a fault is a key of `words.advice`, whose values stand beside it.
    """
    found = list(faults)
    first = next((first for first, fault in enumerate(found) if fault.code in ("tile_count", "not_a_win")), None)
    if first is not None:
        found[first] = _with_advice(found[first], hand, how, rule_set)
    return tuple(found)


def _with_advice(fault: Fault, hand: Hand, how: Circumstances, rule_set: RuleSet) -> Fault:
    if len(hand.concealed) > MOST_TILES or has_five(hand.packed):
        return fault
    if fault.message == "tile_count" and how.win:
        values = {**fault.values, "win": how.win, "least": FULL - 1}
        fault = fault._replace(message="tile_count.beside_win", values=values)
    kongs = next(_forgotten_kongs(hand, how, rule_set), ())
    if kongs:
        written = [compact((tile,) * COPIES) for tile in kongs]
        hidden, melded = (" ".join(sign + kong for kong in written) for sign in "-+")
        advice = {"advice": "kong_sign", "tiles": " ".join(written), "hidden": hidden, "open": melded}
        return fault._replace(values={**fault.values, **advice})
    if fault.code == "not_a_win":
        return _with_waits(fault, hand, how, rule_set)
    if hand.melds and "count" in fault.values:
        return fault._replace(values={**fault.values, **_parts(hand)})
    return fault


def _parts(hand: Hand) -> dict[str, object]:
    """What each part of a hand counts, as values of a fault."""
    sets = tuple(f"{'-' if meld.concealed else '+'}{compact(meld.tiles)} 3" for meld in hand.melds)
    return {"advice": "parts", "concealed": len(hand.concealed), "sets": sets}


def _forgotten_kongs(hand: Hand, how: Circumstances, rule_set: RuleSet) -> Iterator[tuple[Tile, ...]]:
    """Four alike among the concealed tiles that make the hand a win, or ready where no winning tile is named, when they
    are read as kongs: the fewest first."""
    alike = [tile for tile in dict.fromkeys(hand.concealed) if hand.concealed.count(tile) == COPIES]
    win = BY_NAME.get(how.win or "")
    for count in range(1, len(alike) + 1):
        for kongs in combinations(alike, count):
            rest = tuple(tile for tile in hand.concealed if tile not in kongs)
            melds = (*hand.melds, *(Meld(KONG, tile, True, 0) for tile in kongs))
            if _completes(hand._replace(concealed=rest, melds=melds), win, how, rule_set):
                yield kongs


def _completes(hand: Hand, win: Tile | None, how: Circumstances, rule_set: RuleSet) -> bool:
    """Whether the hand wins, with its winning tile or by some other where none is named."""
    if hand.size == FULL and hand.concealed:
        win = hand.concealed[-1] if win is None else win
        held = list(hand.concealed)
        if win not in held:
            return False
        held.remove(win)
        return win in _awaited(hand._replace(concealed=tuple(held)), how, rule_set)
    if hand.size == FULL - 1:
        awaited = _awaited(hand, how, rule_set)
        return bool(awaited) if win is None else win in awaited
    return False


def _with_waits(fault: Fault, hand: Hand, how: Circumstances, rule_set: RuleSet) -> Fault:
    """Of a hand that is ready but for the tile that it is said to win with: what it waits for."""
    win = BY_NAME.get(how.win or "", hand.concealed[-1] if hand.concealed else None)
    held = list(hand.concealed)
    if hand.size == FULL and win in held:
        held.remove(win)
    if win is None or len(held) + 3 * len(hand.melds) != FULL - 1:
        return fault
    awaited = _awaited(hand._replace(concealed=tuple(held)), how, rule_set)
    if not awaited:
        return fault
    values = {"advice": "waits", "win": NAMES[win], "waits": " ".join(NAMES[tile] for tile in awaited)}
    return fault._replace(values={**fault.values, **values})


def _awaited(hand: Hand, how: Circumstances, rule_set: RuleSet) -> list[Tile]:
    """The tiles that complete a hand of 13 and are not all held by itself."""
    return [tile for tile in awaited_tiles(hand, how, rule_set) if not held_four(hand.packed) >> tile & 1]
