"""What a game says to its referee: checks of its own, and how people of this game write and settle wrongly.

A game's module `sheet` may have a `REFEREE` beside its `SHEET`; without it a table is checked, and its mistakes are
searched for, as in every game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from ..engine.rule_sets import game_of
from .model import Four, Phrase, Row, Table
from .rules import declared_by

if TYPE_CHECKING:
    from ..game.game import Game
    from .account import Account, Span
    from .candidates.edits import Changed, Edit, Source
    from .checks.declare import Check, Find


class Mispaid(NamedTuple):
    """A wrong way to settle a row. paid: what each player would gain by it. message: key of its sentence in
    `words.topics.candidates`, with `values` beside the hand. share: how likely it is, against others."""

    paid: Four
    message: str
    values: Mapping[str, Any] = {}
    share: float = 1.0


class ForgottenLine(NamedTuple):
    """A line of a hand that may not have been written down. at: index of the row before which it belongs. share: how
    likely it is, against others."""

    at: int
    row: Row
    share: float = 1.0


class Referee(NamedTuple):
    """What is looked for in the sheets of a game beside what is looked for in all. Every field may be left out."""

    checks: tuple[Check, ...] = ()
    """Checks that only this game has."""
    instead: Mapping[str, Find] = {}
    """Code of a check that every game has -> how it looks at a table of this game; at single rows
    where the check itself looks at single rows."""
    causes: Mapping[str, Source] = {}
    """Code of a check of this game -> what can be tried to explain its findings."""
    results: Callable[[Account, int, Row, Four], Iterator[Changed]] | None = None
    """Account, index of a row, row, wanted changes -> other results of the row, where they are others than in most
    games."""
    mispaid: Callable[[Account, int], Iterator[Mispaid]] | None = None
    """Account, index of a row -> the ways in which people of this game settle such a row wrongly."""
    forgotten: Callable[[Account, Span, Four], Iterator[ForgottenLine]] | None = None
    """Account, a hand of several lines, what its lines lack -> the lines that may not have been written down."""
    told: Callable[[Row], Phrase] | None = None
    """A line -> what it tells, as a part of a sentence."""
    wrong_settlements: Callable[[Account, int, Table], Iterator[Edit]] | None = None
    """Account, index of a row, table with the row set right -> ways of the game to settle it wrongly."""


NEUTRAL = Referee()


def referee_of(game: Game) -> Referee:
    """What a game says to its referee; where that cannot be loaded it costs a warning, and no other game."""
    return declared_by(game, "REFEREE", NEUTRAL)


def referee_at(account: Account) -> Referee:
    """What the game of a table says to its referee."""
    return _by_rules(account.ruling.rules)


@cache
def _by_rules(rules: str) -> Referee:
    return referee_of(game_of(rules))
