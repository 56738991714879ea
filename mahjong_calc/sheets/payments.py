"""What a row is worth to each player under its game's rules: the payments of the game, by player instead of by seat.

The rule sets are imported when a row is first counted, so that the checks can be listed without them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from ..hand.hand import Circumstances
from ..hand.tiles import SEATS
from ..results.transfers import Transfer, net
from .model import PLACES, Four

CLASSICAL = "classical"
Choices = tuple[tuple[str, Any], ...]
"""House rules as a value that can be a key: options by name."""
MOST_KEPT = 20_000
"""Settlements remembered; a table asks for the same few again and again."""


def game_name(rules: str) -> str:
    """The game of a rule set. Raises RulesError where there is no such rule set."""
    from ..engine import rule_sets

    return rule_sets.game_of(rules).name


@lru_cache(maxsize=MOST_KEPT)
def won(
    rules: str,
    winner: int,
    discarder: int | None,
    points: int,
    out: tuple[int, ...] = (),
    choices: Choices = (),
) -> Four:
    """What each player gains by a win of MCR or Sichuan; the game's own rule decides, players sit in for seats.

    discarder: None for self-drawn. out: players who are not in the hand (Sichuan: those who have won before).
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
    return tuple(balance.get(SEATS[player], 0) for player in PLACES)


def without(paid: Four, absent: int, winner: int) -> Four:
    """What a win pays where one player is not there: nobody pays that part."""
    missing = paid[absent] or 0
    return tuple(
        0 if player == absent else (paid[player] or 0) + (missing if player == winner else 0) for player in PLACES
    )


@lru_cache(maxsize=MOST_KEPT)
def settle_four_values(
    values: tuple[int, ...], winner: int, east: int, choices: Choices = (), absent: int | None = None
) -> Four:
    """What each player gains in a classical hand, whose four hands all have a value: the sum over all pairs."""
    balance = of_players(_settlement(values, winner, east, choices, absent))
    return tuple(balance[(player - east) % len(PLACES)] for player in PLACES)


def between(
    one: int, other: int, values: tuple[int, ...], winner: int, east: int, choices: Choices, absent: int | None
) -> int:
    """What one player of a classical hand gains from another."""
    seats = [SEATS[(player - east) % len(SEATS)] for player in (one, other)]
    paid = _settlement(values, winner, east, choices, absent)
    return sum(
        transfer.points * (1 if transfer.payee == seats[0] else -1)
        for transfer in paid
        if {transfer.payer, transfer.payee} == set(seats)
    )


@lru_cache(maxsize=MOST_KEPT)
def _settlement(
    values: tuple[int, ...], winner: int, east: int, choices: Choices, absent: int | None
) -> tuple[Transfer, ...]:
    """By the rule of the game itself, between seats."""
    from ..variants.classical.payments import differences, limit_of_payments, payments

    options = options_of(CLASSICAL, choices)
    seats = [SEATS[(player - east) % len(SEATS)] for player in PLACES]
    how = Circumstances(seat=seats[winner])
    among = differences(dict(zip(seats, values, strict=True)), seats[winner], limit_of_payments(how, options))
    away = None if absent is None else seats[absent]
    return tuple(one for one in (*payments(values[winner], how, options), *among) if away not in (one.payer, one.payee))
