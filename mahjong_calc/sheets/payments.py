"""What a win is worth to each player under its game's rules: the payments of the game, by player instead of by seat.

The rule sets are imported when a row is first counted, so that the checks can be listed without them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ..hand.hand import Circumstances
from ..hand.tiles import SEATS
from ..results.transfers import Transfer, net
from .model import BLANK, DRAWN, EVERY_PLAYER, WON, ZERO, Four, Row

if TYPE_CHECKING:
    from .rules import Choices, Terms

"""House rules as a value that can be a key: options by name."""
MOST_KEPT = 20_000
"""Settlements remembered; a table asks for the same few again and again."""


def due_of_win(row: Row, _before: object, terms: Terms) -> Four | None:
    """What a win changes by the payments of the game, None where the row does not say enough; a draw nothing.

    For games whose payments do not depend on the seats, and in whose sheets the value that is paid stands under points.
    """
    if row.outcome != WON:
        return ZERO if row.outcome in (BLANK, DRAWN) else None
    if row.winner is None or not isinstance(row.points, int):
        return None
    if row.discarder is None and row.unreadable("discarder"):
        return None
    away = () if terms.absent is None else (terms.absent,)
    paid = won(terms.rules, row.winner, row.giver, row.points, away, terms.choices)
    return paid if terms.absent is None else without(paid, terms.absent, row.winner)


def due_of_fans(row: Row, before: object, terms: Terms) -> Four | None:
    """The same in sheets in which the fans stand under points."""
    if isinstance(row.points, int):
        row = row._replace(points=value_of(row.points, terms.rules, terms.choices))
    return due_of_win(row, before, terms)


def value_of(worth: int, rules: str, choices: Choices) -> int:
    """What is paid for a hand of so many points or fans, 0 for one that is worth nothing."""
    from ..engine import rule_sets

    return rule_sets.game_of(rules).paid(worth, Circumstances(), options_of(rules, choices)) if worth else 0


@lru_cache(maxsize=MOST_KEPT)
def won(
    rules: str,
    winner: int,
    discarder: int | None,
    points: int,
    out: tuple[int, ...] = (),
    choices: Choices = (),
) -> Four:
    """What each player gains by a win, by the game's own rule; players sit in for seats.

    discarder: None for self-drawn. points: the value that is paid. out: players who are not in the hand any more.
    """
    how = Circumstances(
        seat=SEATS[winner],
        discarder=None if discarder is None else SEATS[discarder],
        self_drawn=discarder is None,
        out="".join(SEATS[player] for player in out if player != winner) or None,
    )
    from ..engine import rule_sets

    return of_players(rule_sets.game_of(rules).payments(points, how, options_of(rules, choices)))


@lru_cache(maxsize=100)
def options_of(rules: str, choices: Choices) -> Mapping[str, Any]:
    """Every option of a rule set, with the choices made."""
    from ..engine import rule_sets

    return rule_sets.rule_set(rules, dict(choices)).options


def of_players(transfers: Iterable[Transfer]) -> Four:
    """The net of transfers between seats, by player."""
    balance = net(transfers) or {}
    return tuple(balance.get(SEATS[player], 0) for player in EVERY_PLAYER)


def without(paid: Four, absent: int, winner: int) -> Four:
    """What a win pays where one player is not there, whom the game may count: nobody pays that part."""
    missing = paid[absent] or 0
    return tuple(
        0 if player == absent else (paid[player] or 0) + (missing if player == winner else 0) for player in EVERY_PLAYER
    )
