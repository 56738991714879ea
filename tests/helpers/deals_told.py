"""Deals in few words, for tests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mahjong_calc import Settlement, settle

Event = dict[str, Any]


def kong(by: str, kind: str, tile: str = "5p", giver: str | None = None) -> Event:
    """A kong; its discarder where it is exposed."""
    return {"event": "kong", "by": by, "kind": kind, "tile": tile, "from": giver}


def discard(by: str, tile: str = "1m") -> Event:
    """A discard that nobody took."""
    return {"event": "discard", "by": by, "tile": tile}


def pung(by: str, giver: str, tile: str = "1s") -> Event:
    """A pung."""
    return {"event": "pung", "by": by, "from": giver, "tile": tile}


def let_go(by: str, giver: str, tile: str, fans: int) -> Event:
    """A winning discard let go."""
    return {"event": "pass", "by": by, "from": giver, "tile": tile, "fans": fans}


def win(giver: str | None = None, /, tile: str | None = None, **fans: Any) -> Event:
    """A win: `win("W", S=2, E=0)`; self-drawn without a giver. Flags are keywords in small letters."""
    seats = {seat: count for seat, count in fans.items() if seat in "ESWN"}
    flags = {name: value for name, value in fans.items() if name not in seats}
    return {"event": "win", "by": list(seats), "from": giver, "tile": tile, "fans": seats, **flags}


READY, NOT_READY, PIG, PASSIVE_PIG = (
    {"state": "ready", "fans": 0},
    {"state": "not_ready"},
    {"state": "pig"},
    {"state": "pig", "only_forbidden_discards": True},
)


def wall_end(**status: Any) -> Event:
    """The end of the wall; a number is a ready hand of so many fans."""
    told = {seat: {"state": "ready", "fans": one} if isinstance(one, int) else one for seat, one in status.items()}
    return {"event": "wall_end", "status": told}


def settled(
    *events: Event, rules: str = "sichuan", options: Mapping[str, Any] | None = None, **rest: Any
) -> Settlement:
    """The settlement of these events; East is the dealer."""
    record = {"rules": rules, "dealer": "E", "events": list(events), "options": dict(options or {}), **rest}
    return settle(record)


def nets(*events: Event, **rest: Any) -> tuple[int, ...]:
    """What East, South, West and North gain or lose."""
    return tuple(settled(*events, **rest).net.values())
