"""What was told of a table so far: light values, of which every accepted line makes new ones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from ..sheets.model import PLAYERS

NOBODY_NAMED = ("",) * len(PLAYERS)


class Entry(NamedTuple):
    """A line of the sheet as it was told. number: of its hand. cells: column -> text, without the figures that follow
    from it. closes: whether it is the line that closes a hand of several lines."""

    number: int
    cells: Mapping[str, str] = {}
    closes: bool = False

    def having(self, **cells: str) -> Entry:
        """The same with these cells, by the names of their columns; an empty text takes a cell away."""
        return self.changed(cells)

    def changed(self, cells: Mapping[str, str]) -> Entry:
        """The same with these cells; an empty text takes a cell away."""
        kept = {name: text for name, text in {**self.cells, **cells}.items() if text != ""}
        return self._replace(cells=kept)

    @property
    def has_result(self) -> bool:
        """Whether it says who won, or that nobody did."""
        return "winner" in self.cells


class State(NamedTuple):
    """What was told of a table.

    rules: the rule set. options: house rules as typed. penalties: a profile, None for the rule set's own. players:
    names of P1 to P4, "" where there is none. ended: whether the totals and table points were asked for.
    """

    rules: str
    options: tuple[tuple[str, Any], ...] = ()
    penalties: str | None = None
    players: tuple[str, ...] = NOBODY_NAMED
    lines: tuple[Entry, ...] = ()
    ended: bool = False

    def with_line(self, index: int, line: Entry | None) -> State:
        """The same with the line at an index replaced, taken away (None), or added at the end."""
        lines = (*self.lines[:index], *(() if line is None else (line,)), *self.lines[index + 1 :])
        return self._replace(lines=lines)

    def called(self, player: int) -> str:
        """A player by name, else P1 to P4."""
        return self.players[player] or PLAYERS[player]
