"""The keys of the views, put together from a reading and its situation; what the bits of a key mean is said in `views`.

The first functions work on numbers: of one hand, or of many hands at once as columns (arrays of numbers). Only
operators stand there that do the same to both, so that no key is put together twice. Those of one hand follow.
"""

from __future__ import annotations

from typing import Any

from ..hand.tiles import BITS, FIRST_WIND, KINDS, Tile
from .keyed import chow_tiles
from .packed import Declared, PackedWin
from .readings import CHOWS, PAIR_FIELD, PUNG_FIELD, PUNGS, pair_of
from .views import Exposure, Form, Pungs, Sets, Wait, Whole, Win

Number = Any
"""An int or a truth (1 or 0), or a column of them."""


def win_key(circumstances: Number, claimed: Number, shown: Number) -> Number:
    """The key of `Win`. circumstances: their bits. claimed: how many sets were. shown: copies of the winning
    tile in the declared sets."""
    open_hand = claimed > 0
    others_shown = open_hand * (shown == 3) * Win.OTHERS_SHOWN
    return circumstances | (claimed == 0) * Win.CONCEALED | others_shown | (claimed == 4) * Win.ALL_CLAIMED


def claimed_pung(shape: Number, self_drawn: Number, opens: bool) -> Number:
    """Whether the winning tile finished a pung that is open, since it was claimed. opens: whether the rules say that a
    claim opens it."""
    return (shape == Wait.PUNG) * (1 - self_drawn) * opens


def kongs_key(pungs: Number, claimed: Number, ways: Number) -> Number:
    """The key of `Kongs`. pungs: how many are among the concealed tiles. claimed: 1 where one of them is open. ways: of
    the declared sets."""
    return pungs - claimed | ways


def pungs_key(pungs: Number, honor_pair: Number, seat: Number, round: Number) -> Number:
    """The key of `Pungs`. pungs: of the whole hand, as a mask of kinds. honor_pair: a bit for each honor, East first.
    seat, round: 0 to 3."""
    seat_wind = (pungs & 1 << FIRST_WIND + seat) << Pungs.SEAT - FIRST_WIND
    round_wind = (pungs & 1 << FIRST_WIND + round) << Pungs.ROUND - FIRST_WIND
    return pungs | honor_pair << Pungs.PAIR | seat_wind | round_wind


EVERY_PAIR = (Sets.ALL, *(Sets.of_pair(tile) for tile in range(KINDS)))
KNITTED_TRAIT = {Form.STANDARD: Sets.ALL, Form.KNITTED_STRAIGHT: Sets.CHOW | Sets.NUMBER_PAIR}
HONOR_PAIR = (0,) * (FIRST_WIND + 1) + tuple(1 << honor for honor in range(7))
"""Pair of a reading, as its field holds it -> a bit for each honor, East first."""


def whole_view(standing: int, packed: int, reading: int, sets: int, won: int) -> Whole:
    """The view of everything. won: the key of `Win`."""
    return Whole(standing, packed, chow_tiles(reading & CHOWS), pair_of(reading), sets, Win(won))


def win_bits(declared: Declared, how: PackedWin, win: Tile) -> int:
    """The key of `Win`."""
    return int(win_key(how.win, declared.claimed, declared.packed >> (BITS * win) & 7))


def pung_key(whole: int, own: int, how: PackedWin) -> int:
    """The key of `Pungs` for a reading of the whole hand, and of its own, concealed tiles."""
    return int(pungs_key(whole >> PUNG_FIELD & PUNGS, HONOR_PAIR[own >> PAIR_FIELD], how.seat, how.round))


def exposure_key(reading: int, claimed: Tile | None, declared: Declared, how: PackedWin) -> int:
    """The key of `Exposure` for a reading of the concealed tiles. claimed: the tile of a pung that is open because a
    claim finished it, if any."""
    return exposure_of(reading >> PUNG_FIELD & PUNGS, HONOR_PAIR[reading >> PAIR_FIELD], claimed, declared, how)


def exposure_of(pungs: int, pairs: int, claimed: Tile | None, declared: Declared, how: PackedWin) -> int:
    """The same. pungs: the concealed ones, as a mask of kinds. pairs: those of honors, a bit each, East first."""
    key = declared.exposure | pungs << Exposure.CLOSED_PUNG | pairs << Exposure.PAIR
    if claimed is not None:
        key += (1 << Exposure.OPEN_PUNG + claimed) - (1 << Exposure.CLOSED_PUNG + claimed)
    return key | (pairs & 1 << how.seat) << Exposure.SEAT | (pairs & 1 << how.round) << Exposure.ROUND
