"""What the four values of a hand settle between the players, and who is East after it."""

from __future__ import annotations

from functools import lru_cache

from ....hand.hand import Circumstances
from ....hand.tiles import SEATS
from ....results.transfers import Transfer
from ....sheets.easts import east_of
from ....sheets.model import BLANK, DRAWN, EVERY_PLAYER, ZERO, Four, Row
from ....sheets.payments import MOST_KEPT, of_players, options_of
from ....sheets.rules import Choices, East, Terms
from ..payments import asks_how_it_was_won, differences, payments

RULES = "classical"
"""The only rule set of the game."""


def hand_values(row: Row, absent: int | None) -> tuple[int, ...] | None:
    """The values of the four hands of a row, None where one lacks or cannot be; who is absent has none."""
    values = [0 if player == absent else value for player, value in enumerate(row.values)]
    found = tuple([value for value in values if isinstance(value, int) and value >= 0])
    return found if len(found) == len(EVERY_PLAYER) else None


def due(row: Row, before: East, terms: Terms) -> Four | None:
    """What a row changes, None where its winner or a value lacks."""
    if row.outcome in (BLANK, DRAWN):
        return ZERO
    values = hand_values(row, terms.absent)
    if row.winner is None or values is None or is_giver_open(row, terms.choices):
        return None
    east = east_of(row, before, terms)
    return settle_four_values(values, row.winner, east, terms.choices, terms.absent, row.giver)


def is_giver_open(row: Row, choices: Choices) -> bool:
    """Whether the row does not say who discarded, if anybody, and the payments depend on it."""
    told = row.discarder is not None or ("discarder" in row.layout and not row.unreadable("discarder"))
    return not told and asks_how_it_was_won(options_of(RULES, choices))


def next_east(east: int, row: Row, terms: Terms) -> int:
    """East after a hand: an East who wins stays, and so after a draw, where the table does not pass the deal then."""
    stays_after_draw = options_of(RULES, terms.choices)["draw_dealer"] == "stay"
    stays = stays_after_draw if row.winner is None else row.winner == east
    return east if stays else (east + 1) % len(EVERY_PLAYER)


@lru_cache(maxsize=MOST_KEPT)
def settle_four_values(
    values: tuple[int, ...],
    winner: int,
    east: int,
    choices: Choices = (),
    absent: int | None = None,
    giver: int | None = None,
) -> Four:
    """What each player gains in a classical hand, whose four hands all have a value: the sum over all pairs. giver: who
    discarded, None where nobody did."""
    balance = of_players(_settlement(values, winner, east, choices, absent, giver))
    return tuple(balance[(player - east) % len(EVERY_PLAYER)] for player in EVERY_PLAYER)


def between_losers(
    one: int, other: int, values: tuple[int, ...], winner: int, east: int, choices: Choices, absent: int | None
) -> int:
    """What one player of a classical hand gains from another, neither of whom won."""
    seats = [SEATS[(player - east) % len(SEATS)] for player in (one, other)]
    paid = _settlement(values, winner, east, choices, absent, None)
    return sum(
        transfer.points * (1 if transfer.payee == seats[0] else -1)
        for transfer in paid
        if {transfer.payer, transfer.payee} == set(seats)
    )


@lru_cache(maxsize=MOST_KEPT)
def _settlement(
    values: tuple[int, ...], winner: int, east: int, choices: Choices, absent: int | None, giver: int | None
) -> tuple[Transfer, ...]:
    """By the rule of the game itself, between seats."""
    options = options_of(RULES, choices)
    seats = [SEATS[(player - east) % len(SEATS)] for player in EVERY_PLAYER]
    fed_by = None if giver is None else seats[giver]
    how = Circumstances(seat=seats[winner], discarder=fed_by, self_drawn=giver is None)
    among = differences(dict(zip(seats, values, strict=True)), seats[winner], how, options)
    away = None if absent is None else seats[absent]
    won = payments(values[winner], how, options, away)
    return (*won, *(one for one in among if away not in (one.payer, one.payee)))
