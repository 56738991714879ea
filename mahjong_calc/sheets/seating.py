"""Who sits where, and what the seats say of a win: the circumstances that its tiles are scored with."""

from __future__ import annotations

from ..hand.tiles import SEATS
from .model import EVERY_PLAYER, Row
from .rules import East, Seating


def around(east: East) -> Seating:
    """The seats of a hand in which the players sit around the table in their order from East on.

    The wind of the round changes when each of them has passed the deal on.
    """
    players = tuple((east.used + step) % len(EVERY_PLAYER) for step in EVERY_PLAYER)
    return Seating(players, None if east.passed is None else SEATS[east.passed // len(SEATS) % len(SEATS)])


def of_win(row: Row, seating: Seating | None) -> tuple[tuple[str, str], ...]:
    """Seat of the winner, round, who discarded, or that the win is self-drawn. row: of a win, with its winner.

    seating: None where it is not known who sits where.
    """
    said: list[tuple[str, str]] = []
    if seating is not None and row.winner is not None:
        said.append(("seat", SEATS[seating.players.index(row.winner)]))
        if seating.round is not None:
            said.append(("round", seating.round))
        if row.giver is not None:
            said.append(("from", SEATS[seating.players.index(row.giver)]))
    if row.giver is None:
        said.append(("self_drawn", "1"))
    return tuple(said)
