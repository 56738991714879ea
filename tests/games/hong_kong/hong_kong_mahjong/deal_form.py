"""The form of a deal's record."""

from mahjong_calc.deals.schema import Fans, OneWinner


class HongKongDeal(OneWinner):
    """A deal of Hong Kong Old Style: the winner's faan are given, or come from the hand."""

    fans: Fans | None = None


DEAL = HongKongDeal
EXAMPLE = {"winner": "S", "from": "W", "fans": 4}
ALLOWED = {"fans": "0, 1, 2 ..."}
