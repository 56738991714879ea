"""The price list, the doublings and the limit hands, and how they combine: points add up, every doubling doubles their
sum, and a limit hand is worth the limit."""

from __future__ import annotations

from collections.abc import Sequence

from ....game.fan import Catalogue, Fan
from . import doublings, limit_hands, optional, points
from .limit_hands import LIMIT_HAND

FANS = Catalogue(points.fan, doublings.fan, optional.fan, limit_hands.fan)


def doubled(points: int, doublings: int, limits: int = 0) -> int:
    """What a hand of so many points and doublings is worth. limits: how many limit hands it is."""
    return (points << doublings) + (LIMIT_HAND if limits else 0)


def why_struck(struck: Fan, by: Sequence[Fan]) -> str:
    """Why a fan is struck by others: the last tile's points spoil a hand without points, all else is part of them."""
    spoilt = struck.id == "no_points" and all(one.unit == "points" for one in by)
    return "other_points" if spoilt else "non_repeat"
