"""What many hands come to together: how often each fan counts, what the totals are, how many were self-drawn."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from ..results.score import Score

WIDEST = 12
"""Bars of a histogram at most."""
STEPS = (1, 2, 4, 5, 8, 10, 20, 25, 50, 100, 200, 500, 1000)
"""Widths that a bar may have, in what totals count."""


class Bar(NamedTuple):
    """Totals from one figure to another, both of them in it, and how many hands have one of them."""

    least: int
    most: int
    hands: int


class PlayerFigures(NamedTuple):
    """What a player's wins come to. average: of their totals."""

    player: str
    wins: int
    self_drawn: int
    average: float
    highest: int


class Statistics:
    """Counts scored hands, one after the other."""

    def __init__(self) -> None:
        self.records = self.errors = self.wins = self.below = self.self_drawn = 0
        self.fans: Counter[tuple[str, str]] = Counter()
        """(rule set, id of a fan) -> hands in which it counts."""
        self.totals: Counter[int] = Counter()
        """Total of a legal win -> how many there are."""
        self._of_player: dict[str, list[tuple[int, bool]]] = {}

    def take(self, score: Score | None, player: str | None = None) -> None:
        """A hand; None for one that could not be scored. player: who won it, where that is known."""
        self.records += 1
        if score is None:
            self.errors += 1
            return
        if not score.legal or score.win is None:
            self.below += score.win is not None
            return
        self.wins += 1
        self.self_drawn += score.self_drawn
        self.fans.update({(score.rules, line.fan) for line in score.lines})
        self.totals[score.total] += 1
        if player:
            self._of_player.setdefault(player, []).append((score.total, score.self_drawn))

    def histogram(self) -> list[Bar]:
        """The totals in bars of one width, the last of them as far as they go."""
        if not self.totals:
            return []
        least, most = min(self.totals), max(self.totals)
        step = next((one for one in STEPS if (most - least) // one < WIDEST), STEPS[-1])
        start = least - least % step
        bars: list[Bar] = []
        while start <= most and len(bars) < WIDEST:
            end = most if len(bars) == WIDEST - 1 else start + step - 1
            bars.append(Bar(start, end, sum(count for total, count in self.totals.items() if start <= total <= end)))
            start = end + 1
        return bars

    def players(self) -> list[PlayerFigures]:
        """Who won, those with most wins first."""
        found = [
            PlayerFigures(
                name,
                len(wins),
                sum(drawn for _, drawn in wins),
                sum(total for total, _ in wins) / len(wins),
                max(total for total, _ in wins),
            )
            for name, wins in self._of_player.items()
        ]
        return sorted(found, key=lambda one: (-one.wins, one.player))
