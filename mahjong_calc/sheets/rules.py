"""What a game says of its score sheets: their columns, what a row pays, who sits where. What it does not say is not
known here, and nothing is claimed of it.

A game names the package that has a module `sheet` with its `SHEET` (`Game.sheet`); it is imported when a sheet of the
game is first read or written, so that scoring a hand never loads it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from .columns import COLUMNS, EVERYWHERE
from .model import Four, Number, Row

if TYPE_CHECKING:
    from ..game.game import Game
    from .cells import People
    from .formulas import Formulas

WIN, FOUL, OTHER = "win", "foul", "other"
"""What a row tells of: a win, or that nobody won; points taken off; something of the game's own."""
VALUE, FANS = "value", "fans"
"""What stands under points: the value that is paid, or the fans that it is worked out from."""


Choices = tuple[tuple[str, Any], ...]
"""The options of a table that are not its rule set's own, with their values."""


class Terms(NamedTuple):
    """What the rows of one table are counted by.

    rules, choices: the rule set, and the options that are not its own. absent: the player who is not there, None
    where four play. people: reads the cells that name players.
    """

    rules: str
    choices: Choices
    absent: int | None
    people: People


class Seating(NamedTuple):
    """Who sits where in a hand. players: on the seats East, South, West and North. round: the wind of the round, None
    where it is not known."""

    players: tuple[int, ...]
    round: str | None


class East(NamedTuple):
    """Who is East in a hand where that follows from the hands before it.

    expected: as it follows, None in the first row. used: the one whom the hands after it go by. passed: how often the
    deal has passed on since the first hand, None where hands lack before this one.
    """

    expected: int | None
    used: int
    passed: int | None = None


def not_scored(_row: Row, _before: Any) -> None:
    """No tiles are scored."""


class SheetRules(NamedTuple):
    """What a game says of its score sheets. Every field that is left out claims nothing."""

    columns: tuple[str, ...] = COLUMNS
    """The columns of an empty sheet. One that is not in `EVERYWHERE` tells the game where a sheet does not name it."""
    choices: Mapping[str, Sequence[str]] = {}
    """Column -> what may be written under it in a workbook with formulas."""
    points: str | None = None
    """VALUE or FANS; None: not known, so that no points are compared with a minimum."""
    penalties: Mapping[str, str] = {}
    """Rule set -> name of the profile of penalties and table points that it is played with (`profiles.PROFILES`)."""
    other_fouls: tuple[int, ...] = ()
    """Points that a row of the kind FOUL may take off beside those of the profile."""
    kind: Callable[[Row], str] | None = None
    """Row -> WIN, FOUL or OTHER; None where every row tells of a win, or that nobody won."""
    lines: int = 1
    """Lines that an empty sheet has for a hand; of more than one every hand may take as many as it needs, and a line
    TOTAL closes it."""
    hands: int | None = None
    """How many hands a table plays at most."""

    due: Callable[[Row, Any, Terms], Four | None] | None = None
    """Row, what came before it -> what each player gains, penalties aside; None where the row does not say enough.
    `payments.due_of_win` where a win pays the same wherever the four sit. None: not known."""
    follow: Callable[[Sequence[Row], Terms], list[Any]] | None = None
    """Rows -> what came before each, as far as `due` looks at it; None where each row pays by itself."""
    next_east: Callable[[int, Row, Terms], int] | None = None
    """East of a hand, its row -> East of the next hand. Where it is given, what came before a row is an `East`, from
    which `seating.around` tells the seats."""
    seats: Callable[[int], Seating | None] | None = None
    """Number of a hand -> who sits where, where the number alone tells; None for a number that no hand has."""
    circumstances: Callable[[Row, Any], tuple[tuple[str, str], ...] | None] = not_scored
    """Row of a win, what came before it -> circumstances that its tiles are scored with (`seating.of_win`); None where
    the tiles of such a row cannot be scored."""

    usual: Callable[[Number], float] | None = None
    """Value of a hand -> how frequent it is, against others."""
    unusual: int | None = None
    """A value above which a hand is rare enough to be looked at."""
    values: tuple[int, ...] = ()
    """Points that can stand in a row; () where any can."""
    payable: Callable[[Four], bool] | None = None
    """What four players gain -> whether a win or a draw can pay that; a quick answer, so that less is tried."""

    lacking: Callable[[Row, Terms], str] | None = None
    """A row that does not say enough -> the first column to be filled, where it is another than in most games."""
    change: Callable[[Formulas, int, int, int], str] | None = None
    """Player, line, first line of the hand -> the formula of what the hand changes for the player."""
    east: Callable[[Formulas, int], str] | None = None
    """Line -> the formula of who is East in the hand after it."""

    def tells_win(self, row: Row) -> bool:
        """Whether a row tells of a win, or that nobody won."""
        return self.kind is None or self.kind(row) == WIN

    def is_foul(self, row: Row) -> bool:
        """Whether a row takes points off by itself."""
        return self.kind is not None and self.kind(row) == FOUL

    @property
    def by_itself(self) -> bool:
        """Whether what a row pays depends on no other row."""
        return self.follow is None and self.next_east is None

    @property
    def own_columns(self) -> frozenset[str]:
        """The columns that tell the game."""
        return frozenset(self.columns) - EVERYWHERE


NEUTRAL = SheetRules()
"""The rules of sheets of a game that says nothing of them."""

Declared = TypeVar("Declared")


def sheet_of(game: Game) -> SheetRules:
    """What a game says of its sheets; where that cannot be loaded it costs a warning, and no other game."""
    return declared_by(game, "SHEET", NEUTRAL)


def declared_by(game: Game, name: str, neutral: Declared) -> Declared:
    """What the module `sheet` of a game has by this name. neutral: taken where it has nothing, or cannot be loaded."""
    if game.sheet is None:
        return neutral
    try:
        found = getattr(import_module(f"{game.sheet}.sheet"), name, neutral)
        if not isinstance(found, type(neutral)):
            raise TypeError(f"{name} is no {type(neutral).__name__}")
    except Exception as problem:  # whatever may go wrong in somebody else's code
        import warnings

        said = f"what the game {game.name} says of its sheets cannot be loaded: {problem!r}"
        warnings.warn(said, RuntimeWarning, stacklevel=3)
        return neutral
    return found


def rules_by_columns(names: Iterable[str], rules: str) -> str:
    """The rule set of a sheet that names none: that asked for, unless columns stand in it that only another game has.

    names: of the sheet's columns. rules: the rule set asked for.
    """
    telling = set(names) - EVERYWHERE
    if not telling:
        return rules
    from ..engine import rule_sets

    telling -= sheet_of(rule_sets.game_of(rules)).own_columns
    for other in rule_sets.one_of_each_game() if telling else ():
        if telling & sheet_of(rule_sets.game_of(other)).own_columns:
            return other
    return rules
