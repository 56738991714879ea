"""The missed win: what a player may not win on after letting a winning discard go. A hint, never a payment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..payments import value
from .events import Event, Kong, Pass, Pung, Win


class Passes:
    """The winning discards that each player has let go and that still bar a win.

    They lapse with the own draw; where the option says so, with the own turn, which a pung begins too. Discards
    that moved no points need not be written, so a draw shows by what its player does after it.
    """

    def __init__(self, options: Mapping[str, Any]) -> None:
        """options: of the rule set; `missed_win` says what is barred and until when."""
        self.rule: str = options["missed_win"]
        self.limit: int = options["limit_fans"]
        self._open: list[Pass] = []
        self._after_pung: set[str] = set()

    def see(self, event: Event) -> None:
        """What an event that is settled means for the passes."""
        if isinstance(event, Pass):
            self._open.append(event)
        elif isinstance(event, Pung):
            self._after_pung.add(event.by)
            if self.rule == "until_own_turn":
                self._lapse(event.by)
        elif isinstance(event, Kong):
            self._turn(event.by)
        elif isinstance(event, Win) and event.robbing_kong and event.giver:
            self._turn(event.giver)

    def barring(self, seat: str, tile: str | None, fans: int) -> Pass | None:
        """The pass that forbids a player to win on another's tile, if any. fans: what the hand is worth now."""
        return next((one for one in self._open if one.by == seat and self._bars(one, tile, fans)), None)

    def _bars(self, one: Pass, tile: str | None, fans: int) -> bool:
        if self.rule == "any":
            return True
        if self.rule == "fewer_fans":
            return one.fans is None or fans <= one.fans
        same = tile is not None and tile == one.tile
        return same and (one.fans is None or value(fans, self.limit) <= value(one.fans, self.limit))

    def _turn(self, seat: str) -> None:
        """A player has drawn."""
        self._after_pung.discard(seat)
        self._lapse(seat)

    def gave(self, seat: str) -> None:
        """A player has discarded: after a draw, unless it was after a pung."""
        if seat in self._after_pung:
            self._after_pung.remove(seat)
        else:
            self._lapse(seat)

    def _lapse(self, seat: str) -> None:
        self._open = [one for one in self._open if one.by != seat]
