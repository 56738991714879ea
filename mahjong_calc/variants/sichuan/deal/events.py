"""What happens in a deal, as light values; the form of the record they come from was checked before."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

CONCEALED, EXPOSED, ADDED, POSTPONED = "concealed", "exposed", "added", "postponed"
READY, NOT_READY, PIG = "ready", "not_ready", "pig"


class Kong(NamedTuple):
    """A kong declared. giver: whose discard it took, of an exposed one. tile: None where it is not told."""

    number: int
    by: str
    kind: str
    tile: str | None
    giver: str | None


class Pung(NamedTuple):
    """A discard taken for a pung."""

    number: int
    by: str
    giver: str
    tile: str | None


class Discard(NamedTuple):
    """A discard that nobody took."""

    number: int
    by: str
    tile: str | None


class Pass(NamedTuple):
    """A winning discard let go. fans: what the hand was worth."""

    number: int
    by: str
    giver: str
    tile: str | None
    fans: int | None


class Win(NamedTuple):
    """One tile won on by one player or more. giver: discarder or robbed player, None for self-drawn. Flags: None where
    nothing was told."""

    number: int
    by: tuple[str, ...]
    giver: str | None
    tile: str | None
    fans: Mapping[str, int]
    robbing_kong: bool | None = None
    after_kong: bool | None = None
    replacement: bool | None = None
    last_tile: bool | None = None


class Status(NamedTuple):
    """How a player stands at the end of the wall. fans: of a ready hand. only_forbidden: a pig all of whose discards
    were of the forbidden suit."""

    state: str
    fans: int | None = None
    only_forbidden: bool | None = None

    @property
    def name(self) -> str:
        """The state, with that of a pig which pays no penalty told apart."""
        return f"passive_{PIG}" if self.state == PIG and self.only_forbidden else self.state


class FalseWin(NamedTuple):
    """A win declared that is none; who declared it plays on."""

    number: int
    by: str


class WallEnd(NamedTuple):
    """The wall is empty and the last discard settled."""

    number: int
    status: Mapping[str, Status]


Event = Kong | Pung | Discard | Pass | Win | FalseWin | WallEnd


class GivenHand(NamedTuple):
    """What is told of a player's hand: without the winning tile, or with it among its tiles."""

    hand: str
    win: str | None = None
    forbidden: str | None = None
    only_forbidden: bool | None = None


class Deal(NamedTuple):
    """A whole deal. dealer: None where it is not told."""

    dealer: str | None
    hands: Mapping[str, GivenHand]
    events: tuple[Event, ...]


def read(record: Mapping[str, Any]) -> Deal:
    """The deal that a checked record tells."""
    hands = {
        seat: GivenHand(*(told.get(name) for name in _KEYS_OF_A_HAND))
        for seat, told in (record.get("hands") or {}).items()
    }
    return Deal(record.get("dealer"), hands, _events(record["events"]))


_KEYS_OF_A_HAND = ("hand", "win", "forbidden", "only_forbidden_discards")


def _events(records: Sequence[Mapping[str, Any]]) -> tuple[Event, ...]:
    return tuple(_MAKERS[one["event"]](number, one) for number, one in enumerate(records, 1))


def _win(number: int, one: Mapping[str, Any]) -> Win:
    flags = [one.get(name) for name in ("robbing_kong", "after_kong", "replacement", "last_tile")]
    return Win(number, tuple(one["by"]), one.get("from"), one.get("tile"), one.get("fans") or {}, *flags)


def _wall_end(number: int, one: Mapping[str, Any]) -> WallEnd:
    written = one.get("status") or {}
    return WallEnd(
        number,
        {
            seat: Status(status["state"], status.get("fans"), status.get("only_forbidden_discards"))
            for seat, status in written.items()
        },
    )


_MAKERS: dict[str, Callable[[int, Mapping[str, Any]], Event]] = {
    "kong": lambda number, one: Kong(number, one["by"], one["kind"], one.get("tile"), one.get("from")),
    "pung": lambda number, one: Pung(number, one["by"], one["from"], one.get("tile")),
    "discard": lambda number, one: Discard(number, one["by"], one.get("tile")),
    "pass": lambda number, one: Pass(number, one["by"], one["from"], one.get("tile"), one.get("fans")),
    "win": _win,
    "false_win": lambda number, one: FalseWin(number, one["by"]),
    "wall_end": _wall_end,
}
