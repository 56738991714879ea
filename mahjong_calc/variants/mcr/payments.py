"""Who pays whom in MCR."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...hand.hand import Circumstances
from ...hand.tiles import SEATS
from ...results.transfers import Transfer

BASE = 8
"""What every other player pays for any win; the one who fed it, or each on a self-drawn win, adds the total."""


def payments(total: int, how: Circumstances, _options: Mapping[str, Any]) -> tuple[Transfer, ...]:
    """The transfers of a legal win. total: of the whole hand, flowers too. A robbed kong is paid like a discard."""
    winner, discarder = how.seat or "E", how.discarder
    if how.self_drawn:
        return tuple(Transfer(seat, winner, BASE + total, "self_drawn") for seat in SEATS if seat != winner)
    because = "robbing_kong" if how.robbing_kong else "discard"
    if discarder is None:
        return (Transfer("discarder", winner, BASE + total, because), *[Transfer("other", winner, BASE, "other")] * 2)
    return tuple(
        Transfer(seat, winner, BASE + total, because) if seat == discarder else Transfer(seat, winner, BASE, "other")
        for seat in SEATS
        if seat != winner
    )
