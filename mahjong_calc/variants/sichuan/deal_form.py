"""The form of a Sichuan deal's record; its fields' types stand in `deals.schema`."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BeforeValidator, Field, StrictStr

from ...deals.schema import BySeat, Deal, Fans, Flag, Record, Seat, Suit, Tile, normal_keys, seats


class KongEvent(Record):
    """A kong declared."""

    event: Literal["kong"]
    by: Seat
    kind: Literal["concealed", "exposed", "added", "postponed"]
    tile: Tile = None
    giver: Seat | None = Field(default=None, alias="from")


class PungEvent(Record):
    """A pung declared."""

    event: Literal["pung"]
    by: Seat
    giver: Seat = Field(alias="from")
    tile: Tile = None


class DiscardEvent(Record):
    """A discard that nobody took."""

    event: Literal["discard"]
    by: Seat
    tile: Tile = None


class PassEvent(Record):
    """A winning discard let go."""

    event: Literal["pass"]
    by: Seat
    giver: Seat = Field(alias="from")
    tile: Tile = None
    fans: Fans | None = None


class WinEvent(Record):
    """A win of one player, or of several on one tile."""

    event: Literal["win"]
    by: Annotated[list[Seat], BeforeValidator(seats), Field(min_length=1)]
    giver: Seat | None = Field(default=None, alias="from")
    tile: Tile = None
    fans: Annotated[dict[Seat, Fans] | None, BySeat] = None
    robbing_kong: Flag = None
    after_kong: Flag = None
    replacement: Flag = None
    last_tile: Flag = None


class FalseWinEvent(Record):
    """A win declared that is none."""

    event: Literal["false_win"]
    by: Seat


class StatusOfPlayer(Record):
    """How a player stands at the end of the wall."""

    state: Literal["ready", "not_ready", "pig"]
    fans: Fans | None = None
    only_forbidden_discards: Flag = None


class WallEndEvent(Record):
    """The end of the wall."""

    event: Literal["wall_end"]
    status: Annotated[dict[Seat, StatusOfPlayer] | None, BySeat] = None


class HeldHand(Record):
    """A player's hand."""

    hand: StrictStr
    win: Tile = None
    forbidden: Suit = None
    only_forbidden_discards: Flag = None


def _hand(value: object) -> object:
    return {"hand": value} if isinstance(value, str) else value


AnyEvent = Annotated[
    KongEvent | PungEvent | DiscardEvent | PassEvent | WinEvent | FalseWinEvent | WallEndEvent,
    Field(discriminator="event"),
    BeforeValidator(normal_keys),  # before the event's kind is looked at
]


class SichuanDeal(Deal):
    """A deal of Sichuan: what happened, in order."""

    dealer: Seat | None = None
    hands: Annotated[dict[Seat, Annotated[HeldHand, BeforeValidator(_hand)]] | None, BySeat] = None
    events: list[AnyEvent]


DEAL = SichuanDeal
EXAMPLE = {
    "dealer": "E",
    "events": [
        {"event": "kong", "by": "S", "kind": "concealed", "tile": "5p"},
        {"event": "discard", "by": "S", "tile": "1m"},
        {"event": "win", "by": ["W"], "from": "N", "tile": "2s", "fans": {"W": 1}},
        {
            "event": "wall_end",
            "status": {"E": {"state": "ready", "fans": 2}, "S": {"state": "not_ready"}, "N": {"state": "pig"}},
        },
    ],
}
"""A deal that settles."""
ALLOWED = {
    **dict.fromkeys(("tile", "win"), "1m-9m 1p-9p 1s-9s"),
    "dealer": "E S W N",
    "fans": "0, 1, 2 ...",
    "options": '{"limit_fans": 4, ...}',
    "kind": "concealed, exposed, added, postponed",
    "event": "kong, pung, discard, pass, win, false_win, wall_end",
    "state": "ready, not_ready, pig",
    "forbidden": "m p s",
    "events": '[{"event": ...}, ...]',
    "status": '{"E": {"state": ...}, ...}',
}
"""What a value may be, by the name of its key."""
