"""Who sits where: seats and round wind of a hand of MCR, from its number and the starting seats."""

from __future__ import annotations

from ....hand.tiles import SEATS
from ....sheets.rules import Seating

ROUNDS = ((0, 1, 2, 3), (1, 0, 3, 2), (2, 3, 1, 0), (3, 2, 0, 1))
"""The players that sit East, South, West and North in the first hand of each round; the deal then passes on with every
hand, won or not. P1 to P4 are called by their seats in the first hand."""
HANDS = 16


def seats(number: int) -> Seating | None:
    """Who sits where in a hand, and the wind of its round; None for a number that no hand has."""
    if not 1 <= number <= HANDS:
        return None
    round, moved = divmod(number - 1, len(SEATS))
    order = ROUNDS[round]
    return Seating(order[moved:] + order[:moved], SEATS[round])
