"""The form of a classical deal's record; its fields' types stand in `deals.schema`."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BeforeValidator

from ...deals.schema import BySeat, Flag, Flowers, OneWinner, Points, Seat, seats


class ClassicalDeal(OneWinner):
    """A classical deal: four hands, or their values."""

    values: Annotated[dict[Seat, Points] | None, BySeat] = None
    flowers: Annotated[dict[Seat, Flowers] | None, BySeat] = None
    ready: Annotated[list[Seat] | None, BeforeValidator(seats)] = None
    ready_at_once: Flag = None
    first_turn: Flag = None
    penalty: Seat | Literal["none"] | None = None
    limit: Points | None = None


DEAL = ClassicalDeal
EXAMPLE = {"winner": "S", "from": "W", "values": {"E": 16, "S": 104, "W": 8, "N": 64}}
"""A deal that settles."""
ALLOWED = {
    "flowers": '{"E": "f13s2", ...}',
    "ready": '["E", ...]',
    "penalty": "E S W N, none",
    "values": "0 ... 1000000000",
}
"""What a value may be, by the name of its key."""
