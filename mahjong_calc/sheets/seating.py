"""Who sits where: seats and round wind of a hand of MCR, from its number and the starting seats."""

from __future__ import annotations

from ..hand.tiles import SEATS

ROUNDS = ((0, 1, 2, 3), (1, 0, 3, 2), (2, 3, 1, 0), (3, 2, 0, 1))
"""The players that sit East, South, West and North in the first hand of each round; the deal then passes on with every
hand, won or not. P1 to P4 are called by their seats in the first hand."""
HANDS = 16


def seats(number: int) -> tuple[int, ...]:
    """The players on the seats East, South, West, North in a hand, 1 to 16."""
    order, moved = ROUNDS[(number - 1) // 4 % 4], (number - 1) % 4
    return order[moved:] + order[:moved]


def seat_of(player: int, number: int) -> str:
    """The wind that a player sits at."""
    return SEATS[seats(number).index(player)]


def round_wind(number: int) -> str:
    """The wind of the round."""
    return SEATS[(number - 1) // 4 % 4]


def east_after(east: int, winner: int | None, *, stays_after_draw: bool) -> int:
    """The dealer of the next hand where the deal stays with an East who wins; else it passes on. winner: None for a
    draw, after which tables differ."""
    stays = stays_after_draw if winner is None else winner == east
    return east if stays else (east + 1) % 4
