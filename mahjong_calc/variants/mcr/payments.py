"""Who pays whom in MCR."""

from __future__ import annotations

from ...ledger import SEATS, Transfer

BASE = 8
"""What every other player pays for any win; the one who fed it, or each on a self-drawn win, adds the total."""


def payments(total: int, winner: str, self_drawn: bool, discarder: str | None, robbed: bool) -> tuple[Transfer, ...]:
    """The transfers of a legal win.

    total: of the whole hand, flowers too. winner, discarder: seats; discarder None where it is not known. robbed: the
    tile came from a kong that the discarder declared, which is paid like a discard.
    """
    if self_drawn:
        return tuple(Transfer(seat, winner, BASE + total, "self_drawn") for seat in SEATS if seat != winner)
    because = "robbing_kong" if robbed else "discard"
    if discarder is None:
        return (Transfer("discarder", winner, BASE + total, because), *[Transfer("other", winner, BASE, "other")] * 2)
    return tuple(
        Transfer(seat, winner, BASE + total, because) if seat == discarder else Transfer(seat, winner, BASE, "other")
        for seat in SEATS
        if seat != winner
    )
