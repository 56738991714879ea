"""Who pays whom in MCR."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...hand.hand import Circumstances
from ...hand.tiles import SEATS
from ...results.transfers import Transfer

ALL = "all"
"""The value of the option `discarder_pays` by which who fed a win pays the bases of all."""


def payments(total: int, how: Circumstances, options: Mapping[str, Any]) -> tuple[Transfer, ...]:
    """The transfers of a legal win. total: of the whole hand, flowers too. A robbed kong is paid like a discard.

    Every other player who is there pays the base; the one who fed the win, or each on a self-drawn one, adds the total.
    """
    base, winner = int(options["base"]), how.seat or "E"
    others = [seat for seat in SEATS if seat != winner and seat not in (how.out or "")]
    if how.self_drawn:
        return tuple(Transfer(seat, winner, base + total, "self_drawn") for seat in others)
    because, fed_by = "robbing_kong" if how.robbing_kong else "discard", how.discarder or "discarder"
    if options["discarder_pays"] == ALL:
        return (Transfer(fed_by, winner, len(others) * base + total, because),)
    seats = others if how.discarder else [fed_by, "other", "other"]
    return tuple(
        Transfer(seat, winner, base + total, because) if seat == fed_by else Transfer(seat, winner, base, "other")
        for seat in seats
        if base or seat == fed_by
    )
