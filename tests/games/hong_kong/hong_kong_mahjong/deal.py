"""A whole deal: one winner, or none. East stays where East wins or nobody does."""

from functools import partial

from mahjong_calc.deals.one_winner import settle_one_winner


def next_dealer(winner: str | None) -> str:
    """The seat that becomes East."""
    return "E" if winner in (None, "E") else "S"


settle = partial(settle_one_winner, next_dealer=next_dealer)
