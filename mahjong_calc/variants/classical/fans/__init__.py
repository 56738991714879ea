"""The price list and the doublings, and how they combine: points add up, and every doubling doubles their sum."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....game.fan import Catalogue, Fan
from . import doublings, points

FANS = Catalogue(points.fan, doublings.fan)


def doubled(points: int, doublings: int) -> int:
    """What a hand of so many points and doublings is worth."""
    return points << doublings


def amend(fan: Fan, options: Mapping[str, Any]) -> Fan:
    """The fan with what these options say that it excludes."""
    if fan.id == "pair_of_own_wind" and options["double_wind_pair"] == 2:
        return fan._replace(excludes=(*fan.excludes, "pair_of_round_wind"))
    if fan.id == "honors_only" and not options["honours_stack"]:
        return fan._replace(excludes=(*fan.excludes, "terminals_and_honors"))
    if fan.id in ("drawn_from_wall", "only_possible_tile") and options["no_points"] == "strict":
        return fan._replace(excludes=(*fan.excludes, "no_points"))
    return fan


def principle(struck: Fan, _by: Sequence[Fan]) -> str:
    """Why a fan is struck by others: the last tile's points spoil a hand without points, all else is part of them."""
    return "other_points" if struck.id == "no_points" else "non_repeat"
