"""Circumstances that cannot be in any game, alone or with the tiles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..faults import Fault
from .hand import KONG, Circumstances, Hand
from .tiles import COPIES, NAMES, Tile


def contradiction(detail: str, **values: object) -> Fault:
    """A fault of code `impossible_circumstance`."""
    return Fault("impossible_circumstance", f"impossible_circumstance.{detail}", values)


def contradictions(how: Circumstances) -> Iterator[Fault]:
    """Every contradiction among the circumstances that no rule set allows, whatever the tiles are.

    how: as told, None where nothing was told.
    """
    if how.replacement:
        if how.self_drawn is False:
            yield contradiction("replacement_is_self_drawn")
        if how.discarder is not None:
            yield contradiction("replacement_with_discarder")
        if how.robbing_kong:
            yield contradiction("replacement_and_robbing")
    elif how.self_drawn and how.discarder is not None:
        yield contradiction("self_drawn_with_discarder")
    if how.robbing_kong:
        if how.self_drawn:
            yield contradiction("robbing_self_drawn")
        if how.last_tile:
            yield contradiction("robbing_last_tile")
    if how.discarder is not None and how.discarder == (how.seat or "E"):
        yield contradiction("discarder_is_winner", seat=how.discarder)


def fifth_tiles(seen: Mapping[Tile, int]) -> Iterator[Fault]:
    """A fault for each kind of tile that is seen more often than there are copies."""
    for tile in sorted(tile for tile, count in seen.items() if count > COPIES):
        yield Fault("five_of_a_kind", "five_of_a_kind", {"tile": NAMES[tile]})


def of_the_tiles(hand: Hand, win: Tile, how: Circumstances) -> Iterator[Fault]:
    """Every contradiction between circumstances and tiles that no rule set allows.

    hand: with the winning tile among its concealed tiles.
    """
    if how.replacement and not any(meld.kind == KONG for meld in hand.melds):
        yield contradiction("replacement_without_kong")
    melded = sum(meld.tiles.count(win) for meld in hand.melds)
    if how.robbing_kong and (hand.concealed.count(win) > 1 or melded):
        yield contradiction("robbing_held_tile", tile=NAMES[win])
