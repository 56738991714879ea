"""Circumstances that cannot be, or contradict the hand."""

from __future__ import annotations

from collections.abc import Iterator

from ...errors import Fault
from ...hand import KONG, Circumstances, Hand
from ...result import Note
from ...tiles import NAMES, Tile


def impossible(hand: Hand, win: Tile, how: Circumstances) -> Iterator[Fault]:
    """Every contradiction, each as a fault of code `impossible_circumstance`.

    hand: with the winning tile among its concealed tiles. how: as told, None where nothing was told.
    """

    def fault(detail: str, **values: object) -> Fault:
        return Fault("impossible_circumstance", f"impossible_circumstance.{detail}", values)

    name = NAMES[win]
    melded = sum(meld.tiles.count(win) for meld in hand.melds)
    own_copies = hand.concealed.count(win) - 1
    if how.replacement:
        if not any(meld.kind == KONG for meld in hand.melds):
            yield fault("replacement_without_kong")
        if how.self_drawn is False:
            yield fault("replacement_is_self_drawn")
        if how.discarder is not None:
            yield fault("replacement_with_discarder")
        if how.robbing_kong:
            yield fault("replacement_and_robbing")
    elif how.self_drawn and how.discarder is not None:
        yield fault("self_drawn_with_discarder")
    if how.robbing_kong:
        if own_copies or melded:
            yield fault("robbing_held_tile", tile=name)
        if how.self_drawn:
            yield fault("robbing_self_drawn")
        if how.last_tile:
            yield fault("robbing_last_tile")
    if how.last_of_kind and own_copies:
        yield fault("last_of_kind_held", tile=name)
    if how.discarder is not None and how.discarder == (how.seat or "E"):
        yield fault("discarder_is_winner", seat=how.discarder)


def certain(hand: Hand, win: Tile, how: Circumstances) -> tuple[Circumstances, tuple[Note, ...]]:
    """The circumstances with what follows from them (a replacement tile is drawn), and a note where Last Tile counts
    without being told, since the player's own melds show the other three copies."""
    if how.replacement:
        how = how._replace(self_drawn=True)
    shown = sum(meld.tiles.count(win) for meld in hand.melds)
    return how, (Note("certain_last_tile", {"tile": NAMES[win]}),) if shown == 3 and not how.last_of_kind else ()
