"""Formulas of a workbook, in the terms of its columns: what those of every game have in common.

What they work out is what the checks expect. The payments of a row are the game's own (`rules.SheetRules.change`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .model import PLAYERS
from .remains import letters
from .rules import CHANGES, TOTALS


class Formulas:
    """Writes formulas for the columns of one workbook. columns: their names. table_points: by place, () for none.
    options: of the rule set, by which a game pays."""

    def __init__(self, columns: Sequence[str], table_points: Sequence[int], options: Mapping[str, Any]) -> None:
        self.columns, self.table_points, self.options = columns, tuple(table_points), options

    def cell(self, column: str, line: int) -> str:
        """A cell by its column's name."""
        return f"${letters(self.columns.index(column))}{line}"

    def player(self, column: str, line: int) -> str:
        """Whether a cell names a player; anything else pays nothing, so that nobody takes a slip for a result."""
        cell = self.cell(column, line)
        return "OR(" + ",".join(f'{cell}="{player}"' for player in PLAYERS) + ")"

    def nobody(self, column: str, line: int, *words: str) -> str:
        """Whether a filled cell says that nobody won, or discarded."""
        cell = self.cell(column, line)
        return "OR(" + ",".join([*(f'{cell}="{word}"' for word in (*words, "-", "0")), f"{cell}=0"]) + ")"

    def self_drawn(self, line: int) -> str:
        """Whether the win is self-drawn."""
        giver, winner = self.cell("discarder", line), self.cell("winner", line)
        return f'OR({giver}="",{giver}={winner},{self.nobody("discarder", line, "self")})'

    def whole_win(self, line: int) -> str:
        """Whether a win is told as a whole: who won, off whom, for how much."""
        giver, points = f"OR({self.self_drawn(line)},{self.player('discarder', line)})", self.cell("points", line)
        return f"AND({self.player('winner', line)},{giver},ISNUMBER({points}))"

    def result(self, line: int, whole_win: str, paid: str, beside: str = "0") -> str:
        """Nothing where the row is empty or not whole, else the payment, if somebody won, and what is paid beside."""
        won = f'IF({whole_win},{paid}+{beside},"")'
        return f'=IF({self.cell("winner", line)}="","",IF({self.nobody("winner", line, "draw")},{beside},{won}))'

    def running(self, player: int, line: int, *, first: bool) -> str:
        """The total before and the change of the hand."""
        change, before = self.cell(CHANGES[player], line), self.cell(TOTALS[player], line - 1)
        return f"=N({change})" if first else f"=N({before})+N({change})"

    def points(self, player: int, line: int) -> str:
        """Table points by the totals; who is level shares the mean of the places."""
        own = self.cell(TOTALS[player], line)
        every = f"{self.cell(TOTALS[0], line)}:{self.cell(TOTALS[-1], line)}"
        rank, level = f"RANK({own},{every})", f"COUNTIF({every},{own})"
        places = "+".join(
            f"{points}*AND({rank}<={place},{place}<{rank}+{level})" for place, points in enumerate(self.table_points, 1)
        )
        return f"=({places})/{level}"
