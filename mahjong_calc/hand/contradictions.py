"""Circumstances that cannot be in any game, alone or with the tiles (`circumstances` says which of them with which)."""

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
        yield contradiction("discarder_is_winner" if how.seat else "discarder_is_assumed_winner", seat=how.discarder)


def fifth_tiles(seen: Mapping[Tile, int]) -> Iterator[Fault]:
    """A fault for each kind of tile that is seen more often than there are copies."""
    for tile in sorted(tile for tile, count in seen.items() if count > COPIES):
        yield Fault("five_of_a_kind", "five_of_a_kind", {"tile": NAMES[tile]})


def no_kong_to_replace(hand: Hand, _win: Tile) -> Iterator[Fault]:
    """A replacement tile needs an own kong. hand: with the winning tile among its concealed tiles; here and below."""
    if not any(meld.kind == KONG for meld in hand.melds):
        yield contradiction("replacement_without_kong")


def declared_in_first_turn(hand: Hand, _win: Tile) -> Iterator[Fault]:
    """Nothing has been claimed yet, and no tile drawn to make up for a kong."""
    if hand.melds:
        yield contradiction("first_turn_with_melds")


def robbed_tile_is_held(hand: Hand, win: Tile) -> Iterator[Fault]:
    """The robbed kong has the other three copies."""
    if hand.concealed.count(win) > 1 or any(win in meld.tiles for meld in hand.melds):
        yield contradiction("robbing_held_tile", tile=NAMES[win])


def last_of_kind_is_held(hand: Hand, win: Tile) -> Iterator[Fault]:
    """The other three copies are seen on the table."""
    if hand.concealed.count(win) > 1:
        yield contradiction("last_of_kind_held", tile=NAMES[win])
