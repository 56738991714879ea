"""What scoring yields: plain values that hold everything a table, a JSON record or a CSV row shows."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..hand.hand import Circumstances
from .later import Later
from .transfers import Transfer


class Line(Later):
    """One fan of a scored hand.

    fan: its id. points: price of one occurrence, in `unit` (points, fans or doublings). count: how often.
    sets: one entry an occurrence, each the sets that made it, in compact notation.
    """

    fan: str
    points: int
    count: int
    unit: str
    sets: tuple[tuple[str, ...], ...]

    @property
    def sum(self) -> int:
        """points x count."""
        return self.points * self.count


class Struck(NamedTuple):
    """A fan that holds but is not counted.

    principle: key in `words.topics.principles` (non_repeat, account_once ...). by: ids of the fans that struck it.
    sets: as in `Line`. surprising: whether a player would miss it, so that the short table shows it too.
    tiles: what the principle names beside fans (the other tiles awaited).
    """

    fan: str
    points: int
    count: int  # type: ignore[assignment]  # hides the method of tuple, which nobody needs here
    principle: str
    by: tuple[str, ...]
    sets: tuple[tuple[str, ...], ...]
    surprising: bool = False
    tiles: tuple[str, ...] = ()


class Missed(NamedTuple):
    """A fan that does not hold although a player may expect it.

    points: of one occurrence. reason: key in `words.missed`, the question of `near_reasons` that found it. values: of
    its sentence; `by` in them is a tuple of ids of fans.
    """

    fan: str
    points: int
    reason: str
    values: dict[str, Any]


class Note(NamedTuple):
    """Something the reader should know, worded when shown: key in `words.topics.notes` and what it names."""

    key: str
    values: dict[str, Any] = {}  # noqa: RUF012 - a NamedTuple's default; never written to


class Totals(NamedTuple):
    """What the fans of a hand come to.

    worth: before any limit. total: what is paid. counted: without flowers. legal: counted reaches the minimum.
    fan_total: fans before any limit, in a game that counts in them. base, doublings, raw: in a game that doubles
    points, and what that makes before any limit.
    """

    worth: int
    total: int
    counted: int
    legal: bool
    fan_total: int | None
    base: int | None
    doublings: int | None
    raw: int | None


class Reading(NamedTuple):
    """How the tiles were read, for people.

    concealed: the concealed sets in order, compact; `won` is the index of the one that the winning tile finished, -1 in
    a hand that did not win.
    declared: the melds in the order typed, as typed (`+123m`, `-2222p`).
    form: standard, seven_pairs, thirteen_orphans, knitted_straight, knitted_honors, unfinished.
    """

    concealed: tuple[str, ...]
    won: int
    declared: tuple[str, ...]
    form: str


class Score(Later):
    """A scored hand: what `score` prints.

    total: what is paid, in MCR the whole hand's points, legal or not; fan_total: fans before any limit, None where a
    game does not count in fans; counted: without flowers; legal: counted reaches minimum. base, doublings, raw: points,
    how often they double and what that makes before the limit, None where a game does not double points.
    net: gain or loss of each seat, None where only roles are known, or other hands matter too.
    win: the winning tile, None for a hand that did not win.
    waits: the kinds of tile that would have completed the hand, the winning tile among them.
    options: the options that differ from the rule set's defaults. how: all circumstances, with what follows from them.
    next_best: the next-best reading with its lines, where there is one and explanation was asked for.
    missed: fans that do not hold although a player may expect them.

    Lines, payments and all reasons are worked out when they are first read.
    """

    rules: str
    hand: str
    win: str | None
    gb: str | None
    total: int
    counted: int
    minimum: int
    legal: bool
    lines: tuple[Line, ...]
    struck: tuple[Struck, ...]
    transfers: tuple[Transfer, ...]
    net: dict[str, int] | None
    notes: tuple[Note, ...]
    reading: Reading
    waits: tuple[str, ...]
    seat: str
    round: str
    self_drawn: bool
    discarder: str | None
    options: dict[str, Any]
    fan_total: int | None = None
    base: int | None = None
    doublings: int | None = None
    raw: int | None = None
    how: Circumstances = Circumstances()
    next_best: tuple[Reading, tuple[Line, ...], int] | None = None
    missed: tuple[Missed, ...]


class WaitValue(Later):
    """What a winning tile is worth one way: by discard or self-drawn."""

    totals: Totals
    lines: tuple[Line, ...]

    @property
    def total(self) -> int:
        """As in `Score`."""
        return self.totals.total

    @property
    def fan_total(self) -> int | None:
        """As in `Score`."""
        return self.totals.fan_total

    @property
    def legal(self) -> bool:
        """As in `Score`."""
        return self.totals.legal


class Wait(NamedTuple):
    """A tile that completes the hand. left: copies neither in the own hand nor seen elsewhere."""

    win: str
    left: int
    discard: WaitValue
    drawn: WaitValue


class Waits(NamedTuple):
    """A hand one tile short. `ready` is False where nothing completes it. minimum: points needed to claim. seen: the
    tiles that were seen elsewhere, in compact notation."""

    rules: str
    hand: str
    waits: tuple[Wait, ...]
    minimum: int
    notes: tuple[Note, ...]
    seat: str
    round: str
    options: dict[str, Any]
    how: Circumstances = Circumstances()
    seen: str = ""

    @property
    def ready(self) -> bool:
        """Whether any tile completes the hand."""
        return bool(self.waits)

    @property
    def best(self) -> Wait | None:
        """The wait worth most by discard, the first of equals; what lies above a limit decides between them."""
        return max(self.waits, key=lambda wait: (wait.discard.total, wait.discard.totals.worth), default=None)
