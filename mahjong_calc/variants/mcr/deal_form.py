"""The form of an MCR deal's record; its fields' types stand in `deals.schema`."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StrictInt

from ...deals.schema import Flag, OneWinner, Points, Seat


class McrDeal(OneWinner):
    """A deal of MCR."""

    points: Points | None = None
    seat: Seat | None = None
    last_of_kind: Flag = None
    flowers: Annotated[StrictInt, Field(ge=0, le=8)] | None = None


DEAL = McrDeal
EXAMPLE = {"winner": "E", "self_drawn": True, "flowers": 2, "win": "8p", "hands": {"E": "34579pEEENN+567p"}}
"""A deal that settles."""
ALLOWED = {"flowers": "0-8"}
"""What a value may be, by the name of its key."""
