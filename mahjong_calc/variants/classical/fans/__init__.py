"""The price list and the doublings, and how they combine: points add up, and every doubling doubles their sum."""

from __future__ import annotations

from collections.abc import Sequence

from ....game.fan import Catalogue, Fan
from . import doublings, optional, points

FANS = Catalogue(points.fan, doublings.fan, optional.fan)


def doubled(points: int, doublings: int) -> int:
    """What a hand of so many points and doublings is worth."""
    return points << doublings


def why_struck(struck: Fan, _by: Sequence[Fan]) -> str:
    """Why a fan is struck by others: the last tile's points spoil a hand without points, all else is part of them."""
    return "other_points" if struck.id == "no_points" else "non_repeat"
