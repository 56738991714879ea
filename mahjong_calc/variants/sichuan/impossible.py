"""What this game does not have, what no win may hold, and circumstances that cannot be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ...faults import Fault
from ...hand.contradictions import contradiction
from ...hand.hand import CHOW, Circumstances, Hand, Meld
from ...hand.tiles import BY_NAME, FIRST_WIND, NAMES, SEATS, SUIT, SUITS, Tile, compact
from ...reading.keys import Number


def foreign_tiles(hand: Hand, how: Circumstances) -> Iterator[Fault]:
    """The tiles and sets that this game does not have: honors and claimed chows."""
    honors = sorted({tile for tile in hand.concealed if tile >= FIRST_WIND}, key=hand.concealed.index)
    for tile in honors:
        column = hand.columns[hand.concealed.index(tile)] if hand.columns else None
        yield Fault("not_in_this_game", "not_in_this_game.honor", {"tile": NAMES[tile]}, column)
    for place, meld in enumerate(hand.melds):
        detail = "honor" if meld.tile >= FIRST_WIND else "chow" if meld.kind == CHOW else ""
        if detail:
            column = hand.meld_columns[place] if hand.meld_columns else None
            values = {"tile": NAMES[meld.tile], "meld": compact(meld.tiles)}
            yield Fault("not_in_this_game", f"not_in_this_game.{detail}", values, column)
    if how.win and BY_NAME[how.win] >= FIRST_WIND and not honors:
        yield Fault("not_in_this_game", "not_in_this_game.honor", {"tile": how.win})


def refuses_nothing(suits: Sequence[Number], honors: Number, chows: Number) -> Number:
    """Whether `foreign_tiles` and `why_not_a_win` find nothing in the packed tiles and the declared chows, where no
    forbidden suit is named."""
    lacks_a_suit = (suits[0] == 0) | (suits[1] == 0) | (suits[2] == 0)
    return (honors == 0) & (chows == 0) & lacks_a_suit


def why_not_a_win(hand: Hand, how: Circumstances) -> Iterator[Fault]:
    """Why a hand of complete shape is no win all the same, or one that lacks a tile is not ready."""
    tiles = [*hand.concealed, *(meld.tile for meld in hand.melds)]
    suits = sorted({SUIT[tile] for tile in tiles})
    if how.forbidden and SUITS.index(how.forbidden) in suits:
        held = [tile for tile in hand.concealed if SUITS[SUIT[tile]] == how.forbidden]
        held += [tile for meld in hand.melds if SUITS[SUIT[meld.tile]] == how.forbidden for tile in meld.tiles]
        yield Fault("forbidden_suit", "forbidden_suit", {"suit": how.forbidden, "tiles": compact(held)})
    if len(suits) > 2:
        yield Fault("not_a_win", "not_a_win.three_suits")


def kinds_of_a_win(melds: Sequence[Meld], how: Circumstances) -> Iterator[int]:
    """The kinds of tile that a win may consist of, as masks: those of two suits, neither of them forbidden, that have
    the tiles of all declared sets."""
    declared = {SUIT[meld.tile] for meld in melds}
    for left_out in range(len(SUITS)):
        if left_out not in declared and how.forbidden in (None, SUITS[left_out]):
            yield sum(1 << tile for tile in range(FIRST_WIND) if SUIT[tile] != left_out)


def impossible(how: Circumstances, options: Mapping[str, Any]) -> Iterator[Fault]:
    """What cannot be in this game. how: as told, None where nothing was told."""
    if how.after_kong:
        if how.self_drawn:
            yield contradiction("after_kong_self_drawn")
        if how.replacement:
            yield contradiction("after_kong_and_replacement")
        if how.robbing_kong and not options["robbed_after_kong"]:
            yield contradiction("after_kong_and_robbing")
    yield from _already_out(how)


def _already_out(how: Circumstances) -> Iterator[Fault]:
    """Players who have won take no more part."""
    out, winner = how.out or "", how.seat or "E"
    if winner in out:
        yield contradiction("winner_is_out" if how.seat else "assumed_winner_is_out", seat=winner)
    if how.discarder is not None and how.discarder in out:
        yield contradiction("discarder_is_out", seat=how.discarder)
    if len(out) >= len(SEATS) - 1:
        yield contradiction("all_are_out", seats=out)


def is_dead_wait(hand: Hand, tile: Tile, _options: Mapping[str, Any]) -> bool:
    """Whether a tile that would complete the hand is no wait: all four stand in it. Where some of the four are
    declared it still is one, though nobody can ever give it."""
    return hand.concealed.count(tile) >= 4
