"""Replies for programs: one record for each line, with what it changed and what is played now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..engine import rule_sets
from ..hand.tiles import SEATS
from ..render import jsons
from ..render.check_records import message
from ..sheets.model import EVERY_PLAYER, PLAYERS, Four
from .ledger import Ledger
from .session import Reply

COLUMNS = (
    *("line", "did", "hand", "event", "winner", "discarder", "points"),
    *PLAYERS,
    *(f"total {player}" for player in PLAYERS),
    "error",
)
"""Of CSV: a row a line."""
_SHORT = COLUMNS[2:7]


def record(reply: Reply, lang: str, number: int | None) -> dict[str, Any]:
    """What came of a line. number: of the line read."""
    ledger = reply.ledger
    state = ledger.state
    entry = None if reply.at is None or reply.at >= len(state.lines) else state.lines[reply.at]
    book = rule_sets.rule_set(state.rules, dict(state.options)).book
    return {
        "line": number,
        "did": reply.kind,
        "rules": state.rules,
        "players": {PLAYERS[player]: state.players[player] for player in EVERY_PLAYER if player != ledger.absent},
        "told": None if entry is None else {"hand": entry.number, "closes": entry.closes, **entry.cells},
        "changes": _four(ledger, None if entry is None or reply.at is None else ledger.due(reply.at)),
        "totals": _four(ledger, ledger.standing),
        "points": _four(ledger, ledger.points if state.ended else None),
        "next": _next(ledger),
        "hands": [
            {"player": PLAYERS[one.player], "points": one.points, "score": jsons.record(one.score, book, lang)}
            for one in reply.hands
        ],
        "remarks": [{"code": one.finding.code, "message": message(one, lang)} for one in reply.remarks],
        **({"sheet": sheet_rows(ledger)} if reply.kind == "shown" else {}),
    }


def sheet_rows(ledger: Ledger) -> list[dict[str, Any]]:
    """Every told line with what it changed."""
    return [
        {"hand": entry.number, "closes": entry.closes, **entry.cells, "changes": _four(ledger, ledger.due(at))}
        for at, entry in enumerate(ledger.state.lines)
    ]


def row(reply: Reply, number: int | None) -> list[Any]:
    """The same as a row under `COLUMNS`."""
    ledger = reply.ledger
    entry = None if reply.at is None or reply.at >= len(ledger.state.lines) else ledger.state.lines[reply.at]
    cells: dict[str, Any] = {} if entry is None else {**entry.cells, "hand": entry.number}
    due = None if entry is None or reply.at is None else ledger.due(reply.at)
    figures = [
        None if four is None or player == ledger.absent else four[player]
        for four in (due, ledger.standing)
        for player in EVERY_PLAYER
    ]
    return [number, reply.kind, *(cells.get(name) for name in _SHORT), *figures, None]


def _four(ledger: Ledger, four: Four | Sequence[float] | None) -> dict[str, Any] | None:
    if four is None:
        return None
    return {PLAYERS[player]: four[player] for player in EVERY_PLAYER if player != ledger.absent}


def _next(ledger: Ledger) -> dict[str, Any] | None:
    """The hand that is played now, with its round and seats where the game says them; None at the end."""
    if ledger.state.ended or ledger.over:
        return None
    seating = ledger.seating_now
    seats = None if seating is None else {SEATS[at]: PLAYERS[one] for at, one in enumerate(seating.players)}
    return {"hand": ledger.number, "round": None if seating is None else seating.round, "seats": seats}
