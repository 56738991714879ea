"""What to throw: how far a hand is after each discard, and what brings it nearer."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..hand.hand import Circumstances
from .score import Note, Wait


class Help(NamedTuple):
    """A tile that brings a hand nearer. left: copies that are neither in the hand nor seen elsewhere."""

    tile: str
    left: int


class Throw(NamedTuple):
    """A hand after a discard.

    throw: the tile, None for a hand that has none to throw. distance: how many tiles the hand lacks to be ready, 0 for
    one that is, None for one that can never win. helps: the tiles that bring it one nearer, or complete it. waits: of a
    hand that is ready, those same tiles with what they are worth.
    """

    throw: str | None
    distance: int | None
    helps: tuple[Help, ...]
    waits: tuple[Wait, ...] = ()

    @property
    def ready(self) -> bool:
        """Whether any tile completes the hand."""
        return self.distance == 0

    @property
    def left(self) -> int:
        """Copies left of all tiles that help."""
        return sum(one.left for one in self.helps)

    @property
    def legal_left(self) -> int:
        """Copies left of the tiles that complete the hand to a legal win, by discard or at least self-drawn."""
        return sum(one.left for one in self.waits if one.discard.legal or one.drawn.legal)

    @property
    def best(self) -> Wait | None:
        """Of the waits that can still come and are legal, the one worth most; None where there is none."""
        possible = [one for one in self.waits if one.left and (one.discard.legal or one.drawn.legal)]
        return max(possible, key=worth, default=None)


def worth(wait: Wait) -> tuple[int, int]:
    """What a wait that can be legal is worth, by discard if that is enough, else self-drawn; what lies above a limit
    decides between equals."""
    value = wait.discard if wait.discard.legal else wait.drawn
    return value.total, value.totals.worth


class Discards(NamedTuple):
    """A hand of fourteen tiles after each discard, best first; or one of thirteen as it is, a single `Throw` without a
    tile.

    complete: whether the hand wins as it stands. minimum: points needed to claim. seen: the tiles that were seen
    elsewhere, in compact notation.
    """

    rules: str
    hand: str
    throws: tuple[Throw, ...]
    complete: bool
    minimum: int
    notes: tuple[Note, ...]
    seat: str
    round: str
    options: dict[str, Any]
    how: Circumstances = Circumstances()
    seen: str = ""

    @property
    def distance(self) -> int | None:
        """How many tiles the hand lacks to be ready after the best discard for that; None where it can never win."""
        return min((one.distance for one in self.throws if one.distance is not None), default=None)

    @property
    def ready(self) -> bool:
        """Whether the hand is ready, or some discard makes it so."""
        return self.distance == 0
