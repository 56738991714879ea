"""Which events speak of the same discard: one that several players let go is told more than once."""

from __future__ import annotations

from .events import EXPOSED, Discard, Event, Kong, Pass, Pung, Win


def giver_of(event: Event) -> str | None:
    """Whose discard an event speaks of, None where it is of none."""
    if isinstance(event, (Pass, Pung)):
        return event.giver
    if isinstance(event, Discard):
        return event.by
    if isinstance(event, Kong):
        return event.giver if event.kind == EXPOSED else None
    return event.giver if isinstance(event, Win) and not event.robbing_kong else None


class Discards:
    """The discard that the last event spoke of."""

    def __init__(self) -> None:
        self._last: Event | None = None

    def begins(self, event: Event) -> bool:
        """Whether an event speaks of a discard that the one before did not speak of."""
        last, self._last = self._last, event
        giver = giver_of(event)
        return giver is not None and not (last is not None and giver == giver_of(last) and self._same(last, event))

    @staticmethod
    def _same(last: Event, event: Event) -> bool:
        """Two events about one player's discards, one after the other: a discard that was let go may be let go again
        or taken; one that was taken, or that nobody took, can only have been let go before."""
        tiles = {one.tile for one in (last, event) if isinstance(one, (Pass, Pung, Discard, Kong, Win))}
        if isinstance(last, Pass):
            return len(tiles - {None}) < 2
        return isinstance(event, Pass) and len(tiles) == 1 and None not in tiles
