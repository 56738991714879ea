"""Value of a win, and who pays it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...hand.hand import Circumstances
from ...hand.tiles import SEATS
from ...results.score import Note
from ...results.transfers import Transfer

SELF_DRAW = 1
"""What each payer of a self-drawn win adds where it is a point: after the limit."""


def value(fans: int, limit_fans: int) -> int:
    """The value of a hand: doubled by every fan up to the limit."""
    return 1 << min(fans, limit_fans)


def paid(fans: int, _how: Circumstances, options: Mapping[str, Any]) -> int:
    """The value under a rule set's options."""
    return value(fans, int(options["limit_fans"]))


def self_draw_adds(total: int, options: Mapping[str, Any]) -> int:
    """What each payer of a self-drawn win of this value adds: a point; or a fan, which doubles it up to the limit."""
    if options["self_draw"] == "fan":
        return min(2 * total, value(int(options["limit_fans"]), int(options["limit_fans"]))) - total
    return SELF_DRAW


def limit_note(fans: int, _lines: Sequence[str], _how: Circumstances, options: Mapping[str, Any]) -> tuple[Note, ...]:
    """What the limit took, if anything."""
    limit = int(options["limit_fans"])
    return (Note("fan_limit", {"fans": fans, "limit": limit, "value": value(fans, limit)}),) if fans > limit else ()


def payments(total: int, how: Circumstances, options: Mapping[str, Any]) -> tuple[Transfer, ...]:
    """The transfers of a win. total: its value.

    A discard, or a robbed kong, is paid by the one who gave it. A self-drawn win, on a replacement tile too, is paid by
    each player still in the game. Whether whoever fed the kong pays for all is seen in a whole deal only (`deal.wins`).
    """
    winner = how.seat or "E"
    if how.self_drawn:
        still_in = [seat for seat in SEATS if seat != winner and seat not in (how.out or "")]
        each = total + self_draw_adds(total, options)
        return tuple(Transfer(seat, winner, each, "self_drawn") for seat in still_in)
    because = "robbing_kong" if how.robbing_kong else "discard"
    return (Transfer(how.discarder or "discarder", winner, total, because),)
