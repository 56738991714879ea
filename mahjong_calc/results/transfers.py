"""Money as a ledger: transfers that name payer, payee and reason. What one loses another gains, by construction."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ..hand.tiles import SEATS

NOBODY = "nobody"
"""Payee of points that are taken from a player and given to none."""


class Transfer(NamedTuple):
    """Points that pass from one player to another.

    payer, payee: seats E S W N; where the discarder's seat is not known the payer is "discarder" or "other". The payee
    is "nobody" where points are only taken away.
    because: key of the reason in `words.topics.reasons`.
    """

    payer: str
    payee: str
    points: int
    because: str


def net(transfers: Iterable[Transfer]) -> dict[str, int] | None:
    """What each seat gains or loses in sum, or None where a payer is known by role only."""
    balance = dict.fromkeys(SEATS, 0)
    for transfer in transfers:
        if transfer.payer not in balance:
            return None
        balance[transfer.payer] -= transfer.points
        if transfer.payee != NOBODY:
            balance[transfer.payee] += transfer.points
    return balance


def burned(transfers: Iterable[Transfer]) -> int:
    """The points that nobody receives: what the net of all seats falls short of zero."""
    return sum(transfer.points for transfer in transfers if transfer.payee == NOBODY)
