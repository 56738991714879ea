"""The keys of the views, worked out from numbers: of one hand, or of many hands at once as columns (arrays of numbers).

Only operators stand here that do the same to both, so that no key is put together twice. What the bits of a key mean
is said in `views`.
"""

from __future__ import annotations

from typing import Any

from ..hand.tiles import FIRST_WIND
from .views import Pungs, Wait, Win

Number = Any
"""An int or a truth (1 or 0), or a column of them."""


def win_key(told: Number, claimed: Number, shown: Number) -> Number:
    """The key of `Win`. told: bits of the circumstances. claimed: how many sets were. shown: copies of the winning tile
    in the declared sets."""
    open_hand = claimed > 0
    others_shown = open_hand * (shown == 3) * Win.OTHERS_SHOWN
    return told | (claimed == 0) * Win.CONCEALED | others_shown | (claimed == 4) * Win.ALL_CLAIMED


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
