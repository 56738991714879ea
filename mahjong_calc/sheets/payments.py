"""What a row is worth to each player under its game's rules: the payments of the game, by player instead of by seat.

The rule sets are imported when a row is first counted, so that the checks can be listed without them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from ..hand import Circumstances
from ..ledger import SEATS as WINDS
from ..ledger import Transfer, net
from .model import SEATS, Four

CLASSICAL = "classical"


def game_name(rules: str) -> str:
    """The game of a rule set. Raises RulesError where there is no such rule set."""
    from .. import variants

    return variants.game_of(rules).name


@cache
def won(rules: str, winner: int, discarder: int | None, points: int, out: str = "") -> Four:
    """What each player gains by a win of MCR or Sichuan; the game's own rule decides, players sit in for seats.

    discarder: None for self-drawn. out: letters of the players who have won before (Sichuan).
    """
    how = Circumstances(
        seat=WINDS[winner],
        discarder=None if discarder is None else WINDS[discarder],
        self_drawn=discarder is None,
        out=out or None,
    )
    from .. import variants

    rule_set = variants.rule_set(rules)
    return of_players(rule_set.game.payments(points, how, rule_set.options))


def of_players(transfers: Iterable[Transfer]) -> Four:
    """The net of transfers between seats, by player."""
    balance = net(transfers) or {}
    return tuple(balance.get(WINDS[player], 0) for player in SEATS)


def settle_four_values(values: Sequence[int], winner: int, east: int) -> Four:
    """What each player gains in a classical hand, whose four hands all have a value: the sum over all pairs."""
    return tuple(sum(between(one, other, values, winner, east) for other in SEATS if other != one) for one in SEATS)


def between(one: int, other: int, values: Sequence[int], winner: int, east: int) -> int:
    """What one player of a classical hand gains from another, by the rule of the game."""
    from ..variants.classical.payments import owed

    seats = [WINDS[(player - east) % len(WINDS)] for player in SEATS]
    worth = dict(zip(seats, values, strict=True))
    gains = owed(seats[other], seats[one], worth, seats[winner])
    return gains - owed(seats[one], seats[other], worth, seats[winner])
