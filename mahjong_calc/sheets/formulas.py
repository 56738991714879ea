"""Formulas of a workbook, in the terms of its columns: what those of every game have in common.

What they work out is what the checks expect. The payments of a row are the game's own (`rules.SheetRules.change`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..words import say, topic
from .columns import CHANGES, TOTALS
from .model import EVERY_PLAYER, PLAYERS
from .remains import letters


def word_in(lang: str, word: str) -> str:
    """A word of a cell in a language; the players are called alike in all, and a game's own word may have no other."""
    return say(f"written.{word}", lang) if word in topic("written") else word


class Formulas:
    """Writes formulas for the columns of one workbook. columns: their names. table_points: by place, () for none.
    options: of the rule set, by which a game pays. lang: whose words are understood beside the English ones. names: the
    line in which the players' names stand under the changes."""

    def __init__(
        self,
        columns: Sequence[str],
        table_points: Sequence[int],
        options: Mapping[str, Any],
        lang: str = "en",
        *,
        names: int,
    ) -> None:
        self.columns, self.table_points, self.options, self.lang = columns, tuple(table_points), options, lang
        self.names = names

    def words(self, word: str) -> list[str]:
        """A word as it may stand in a cell: in English, and in the sheet's language."""
        return list(dict.fromkeys((word, word_in(self.lang, word))))

    def says(self, column: str, line: int, *words: str) -> str:
        """Whether a cell says one of these words."""
        said = [f'{self.cell(column, line)}="{each}"' for word in words for each in self.words(word)]
        return said[0] if len(said) == 1 else f"OR({','.join(said)})"

    def cell(self, column: str, line: int) -> str:
        """A cell by its column's name."""
        return f"${letters(self.columns.index(column))}{line}"

    def name(self, player: int) -> str:
        """The cell with a player's name, which may be empty."""
        return self.cell(CHANGES[player], self.names)

    def means(self, column: str, line: int, player: int) -> str:
        """Whether a cell means a player: P1, or the name that the sheet gives."""
        return f"OR({','.join(self._called(column, line, player))})"

    def player(self, column: str, line: int) -> str:
        """Whether a cell names a player; anything else pays nothing, so that nobody takes a slip for a result."""
        return f"OR({','.join(one for player in EVERY_PLAYER for one in self._called(column, line, player))})"

    def _called(self, column: str, line: int, player: int) -> tuple[str, str]:
        """Whether a cell calls a player by place, and whether by name; an empty cell is as good as no name at all."""
        cell, name = self.cell(column, line), self.name(player)
        return f'{cell}="{PLAYERS[player]}"', f'IF({name}="",0,{cell}={name})'

    def nobody(self, column: str, line: int, *words: str) -> str:
        """Whether a filled cell says that nobody won, or discarded."""
        cell = self.cell(column, line)
        known = (*(each for word in words for each in self.words(word)), "-", "0")
        return "OR(" + ",".join([*(f'{cell}="{word}"' for word in known), f"{cell}=0"]) + ")"

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
