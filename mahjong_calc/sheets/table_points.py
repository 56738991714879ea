"""Table points: which totals they go by, and what follows from these by the organisation's scale."""

from __future__ import annotations

from .account import Account
from .model import EVERY_PLAYER, ZERO, Four, Number, plus, whole
from .profiles import shared_points

CLOSE = 0.0101
"""A third is written 0.33: what rounding may take away."""


def due_points(account: Account, totals: Four, *, exact: bool = False) -> tuple[Number, ...] | None:
    """The table points of these totals, None where they do not tell. exact: thirds are not rounded."""
    present = len(EVERY_PLAYER) - (account.absent is not None)
    if not account.ruling.profile.table_points or sum(one is not None for one in totals) < present:
        return None
    shares = shared_points(account.ruling.profile.table_points, totals, present)
    return tuple(int(share) if share == int(share) else share if exact else round(share, 2) for share in shares)


def last_totals(account: Account) -> Four | None:
    """The totals that the table points go by: as written, else the last running ones, else the sum of the hands."""
    if account.total is not None and any(one is not None for one in account.total):
        return account.total
    standing = [one for one in account.standing if whole(one)]
    return plus(standing[-1], account.fines or ZERO) if standing else account.sum
