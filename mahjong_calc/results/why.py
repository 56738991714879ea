"""Why a fan counts or does not, and what a win lacks: plain values that hold everything a page or a record shows."""

from __future__ import annotations

from typing import Any, NamedTuple

from .score import Line, Reading, Score, Struck


class Because(NamedTuple):
    """A sentence that says why: its key in `words.topics.why`, and what it names."""

    key: str
    values: dict[str, Any] = {}  # noqa: RUF012 - a NamedTuple's default; never written to


class Change(NamedTuple):
    """One thing that is otherwise in another hand: its key in `words.topics.changes`, and what it names."""

    key: str
    values: dict[str, Any] = {}  # noqa: RUF012 - a NamedTuple's default; never written to


class Nearest(NamedTuple):
    """The nearest win that was found in which a fan counts.

    changes: what is otherwise there. score: what comes of it; its `hand` is the text that was scored, with `words` as
    a text line has them.
    """

    changes: tuple[Change, ...]
    score: Score
    words: str


class Why(NamedTuple):
    """Why a fan counts in a hand or not.

    fan: its id. points: of one occurrence, in `unit`. verdict: `counts`, `struck` (it holds, and something else is
    counted for it), `other_reading` (it counts in another reading that is worth less) or `missing`.
    line: of a fan that counts. struck: the occurrences that hold and are not counted. because: what is in the way, or
    what the hand has of what the fan asks. other: the best other reading in which it counts, with its lines and
    worth. nearest: see there; None where the fan counts as often as it can, or nothing was found.
    score: of the hand as it is.
    """

    fan: str
    points: int
    unit: str
    verdict: str
    line: Line | None
    struck: tuple[Struck, ...]
    because: tuple[Because, ...]
    other: tuple[Reading, tuple[Line, ...], int] | None
    nearest: Nearest | None
    score: Score

    @property
    def counts(self) -> bool:
        """Whether the fan counts in the hand."""
        return self.line is not None


class OtherWin(NamedTuple):
    """Another win with the same thirteen tiles: what is otherwise, and its score."""

    changes: tuple[Change, ...]
    score: Score


class Shortfall(NamedTuple):
    """What a win lacks, and other wins with the same tiles.

    short: points to the minimum, 0 where it is reached. wanted: the minimum, or more than this hand where it reaches
    that. wins: every other win that was looked at and is worth so much, or more than this one with one thing changed,
    those first that change least.
    """

    score: Score
    short: int
    wanted: int
    wins: tuple[OtherWin, ...]

    @property
    def enough(self) -> tuple[OtherWin, ...]:
        """The wins that are worth what is wanted."""
        return tuple(one for one in self.wins if one.score.counted >= self.wanted)


class NoWin(NamedTuple):
    """How a hand of complete size fails to be a win.

    distance: how many tiles would have to be others; None where it can be none, whatever they are. sets: the most
    complete sets and pair that its tiles make together. loose: the tiles that are left over. exchanges: (tile to give,
    tiles any of which makes it a win in its place) where one tile is all that is wrong.
    """

    distance: int | None
    sets: tuple[str, ...]
    loose: str
    exchanges: tuple[tuple[str, tuple[str, ...]], ...]
