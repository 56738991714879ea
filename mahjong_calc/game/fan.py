"""How a fan is declared. Nothing about any rule set is here.

A fan is a function that looks at one view of a reading (`views`) and says what makes it; the decorator keeps names,
price, source, exclusions and examples beside it:

    @fan(24, "Upper Tiles", ru="...", zh="...", source="...", excludes="upper_four no_honors", example=..., near=...)
    def upper_tiles(tiles: Tiles) -> Made:
        '''Every tile is a 7, 8 or 9.'''
        return tiles.all_within(7, 9)

The type of the first argument is the fan's scope; further arguments name the options it depends on. It returns True
where the whole view makes it, else its sets, one entry an occurrence.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from ..reading.views import SCOPES, Whole
from ..words import Texts

Made = bool | Sequence[tuple[Any, ...]]
"""What a fan returns: True or False for the whole view, or one tuple of sets for each occurrence."""


class Option(NamedTuple):
    """A house rule by name.

    values: what it can be (a range for whole numbers); default: what it is unless a rule set says otherwise.
    what: the question it answers, in English, Russian and Chinese. source: where the default comes from, alike. Of
    somebody else's game both may be in the first of these languages only. called: words that stand for some of its
    values: `unlimited` for the highest limit.
    """

    name: str
    values: Sequence[Any]
    default: Any
    what: Texts
    source: Texts
    called: Mapping[str, Any] = {}


class OptionValue(NamedTuple):
    """Stands in a declaration for what an option is."""

    option: str


def option(name: str) -> Any:
    """Whatever this option is: for the price of a fan, or a field of `Game` that says so."""
    return OptionValue(name)


def under(declared: Any, options: Mapping[str, Any]) -> Any:
    """What is declared, under these options."""
    return options[declared.option] if isinstance(declared, OptionValue) else declared


def value_name(value: object) -> str:
    """A value of an option as it is written on the command line."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


class ExcludesIf(NamedTuple):
    """An exclusion that an option decides on.

    It holds where the option has this value, written as on the command line. less: how many occurrences of the other
    fan fall; 0 for all.
    """

    option: str
    value: str
    fan: str
    less: int = 0

    @classmethod
    def read(cls, word: str) -> ExcludesIf:
        """From `option=value:fan` or `option=value:fan:n`."""
        condition, fan, *less = word.split(":")
        return cls(*_condition(condition), fan, *map(int, less))


def _condition(word: str) -> tuple[str, str]:
    """An option and a value of it, from `option=value`."""
    name, _, value = word.partition("=")
    return name, value


class Fan(NamedTuple):
    """A declared fan; see `Catalogue.__call__` for the fields that are declared."""

    id: str
    number: int | None
    position: int
    price: int | OptionValue
    unplayed_if: tuple[tuple[str, str], ...]
    decided_by: tuple[str, ...]
    names: Texts
    source: str
    excludes: tuple[str, ...]
    lowers: tuple[tuple[str, int], ...]
    excludes_if: tuple[ExcludesIf, ...]
    example: str
    near: str
    repeats: int
    scope: str
    needs: tuple[str, ...]
    given: tuple[str, ...]
    surprising: bool
    missed: tuple[str, ...]
    unit: str
    winner_only: bool
    doc: str
    made: Callable[..., Made]

    def points(self, options: Mapping[str, Any]) -> int:
        """The price of one occurrence under these options; 0 where one of them leaves the fan out."""
        return 0 if self._is_left_out(options) else int(under(self.price, options))

    def is_played(self, options: Mapping[str, Any]) -> bool:
        """Whether there is such a fan under these options: not where one leaves it out, or gives it no price."""
        priced = not isinstance(self.price, OptionValue) or self.points(options) != 0
        return priced and not self._is_left_out(options)

    def left_out_by(self, options: Mapping[str, Any]) -> str | None:
        """The option under whose value there is no such fan; None where there is."""
        if self._is_left_out(options):
            return next(name for name, value in self.unplayed_if if value_name(options[name]) == value)
        return None if self.is_played(options) or not isinstance(self.price, OptionValue) else self.price.option

    def _is_left_out(self, options: Mapping[str, Any]) -> bool:
        """Whether an option has the value under which there is no such fan."""
        return any(value_name(options[name]) == value for name, value in self.unplayed_if)

    @property
    def played_by(self) -> tuple[str, ...]:
        """The options that decide whether there is such a fan."""
        price = (self.price.option,) if isinstance(self.price, OptionValue) else ()
        return (*price, *(name for name, _ in self.unplayed_if))

    def under(self, options: Mapping[str, Any]) -> Fan:
        """The fan with the exclusions that it has under these options."""
        held = [one for one in self.excludes_if if value_name(options[one.option]) == one.value]
        return self._replace(
            excludes=(*self.excludes, *(one.fan for one in held if not one.less)),
            lowers=(*self.lowers, *((one.fan, one.less) for one in held if one.less)),
        )


def _scope(made: Callable[..., Made]) -> str:
    """The view that a fan looks at: the type of its first argument, with `from __future__ import annotations` or not.

    Raises TypeError where that is no view.
    """
    arguments = made.__code__.co_varnames[: made.__code__.co_argcount]
    view = made.__annotations__.get(arguments[0]) if arguments else None
    name = view if isinstance(view, str) else getattr(view, "__name__", "")
    if name not in VIEWS:
        raise TypeError(f"the first argument of the fan {made.__name__} must be of one of {', '.join(VIEWS)}")
    return name


def _not_words(texts: Mapping[str, object]) -> str:
    """Which arguments of a declaration are no text of words, "" where all are."""
    wrong = [f"{name}= is {text!r}" for name, text in texts.items() if not isinstance(text, str)]
    return f"{', '.join(wrong)}, not one text of words, 'one other'" if wrong else ""


VIEWS = (*SCOPES, Whole.__name__)


class Catalogue:
    """Fans in rulebook order: the decorator that declares them, and the sequence of what was declared."""

    def __init__(self, *earlier: Catalogue) -> None:
        """A catalogue that begins with the fans of earlier ones (a long rulebook is several modules)."""
        self.fans: list[Fan] = []
        self.numbered = 0
        for catalogue in earlier:
            for fan in catalogue.fans:
                self._add(fan, numbered=fan.number is not None)

    def _add(self, fan: Fan, numbered: bool) -> Fan:
        self.numbered += numbered
        fan = fan._replace(number=self.numbered if numbered else None, position=len(self.fans))
        self.fans.append(fan)
        return fan

    def __call__(
        self,
        price: int | OptionValue,
        en: str,
        *,
        ru: str = "",
        zh: str = "",
        source: str,
        excludes: str = "",
        excludes_if: str = "",
        unplayed_if: str = "",
        decided_by: str = "",
        example: str,
        near: str,
        repeats: int = 1,
        given: str = "",
        surprising: bool = False,
        missed: str = "",
        numbered: bool = True,
        unit: str = "",
        winner_only: bool = False,
    ) -> Callable[[Callable[..., Made]], Fan]:
        """Declare a fan.

        price: of one occurrence; an option that says 0 leaves the fan out. en, ru, zh: its names; where one is missing
        the English one is shown. source: the passage that defines it. excludes: ids of the fans that it implies, with
        `:n` where it implies only n occurrences of one. excludes_if: those that it excludes where an option has a
        value, `option=value:fan`, or `option=value:fan:n` for n occurrences. unplayed_if: `option=value`, where there
        is no such fan. decided_by: options that decide elsewhere which hands have it, by their forms. example: a text
        line that scores it; near: one that almost does. repeats: how often it can occur. given: fans that hold
        wherever it holds, so that it need be looked at only there. surprising: a player would ask why it is not
        counted, where it holds. missed: what a player would ask where it does not hold (`near_reasons.QUESTIONS`).
        numbered: whether the rulebook numbers it. unit: of the price, where it is not the game's. winner_only: it
        counts in a winning hand only, in a game that values the others too.
        """

        def declare(made: Callable[..., Made]) -> Fan:
            try:
                return declared(made)
            except (AttributeError, ValueError) as problem:
                texts = {
                    "excludes": excludes,
                    "excludes_if": excludes_if,
                    "unplayed_if": unplayed_if,
                    "decided_by": decided_by,
                    "given": given,
                    "missed": missed,
                }
                raise TypeError(f"the fan {made.__name__}: {_not_words(texts) or problem}") from problem

        def declared(made: Callable[..., Made]) -> Fan:
            implied = [word.partition(":") for word in excludes.split()]
            code = made.__code__
            return self._add(
                Fan(
                    id=made.__name__,
                    number=None,
                    position=0,
                    price=price,
                    unplayed_if=tuple(_condition(word) for word in unplayed_if.split()),
                    decided_by=tuple(decided_by.split()),
                    names=(en, ru, zh),
                    source=source,
                    excludes=tuple(name for name, _, count in implied if not count),
                    lowers=tuple((name, int(count)) for name, _, count in implied if count),
                    excludes_if=tuple(map(ExcludesIf.read, excludes_if.split())),
                    example=example,
                    near=near,
                    repeats=repeats,
                    scope=_scope(made),
                    needs=code.co_varnames[1 : code.co_argcount],
                    given=tuple(given.split()),
                    surprising=surprising,
                    missed=tuple(missed.split()),
                    unit=unit,
                    winner_only=winner_only,
                    doc=made.__doc__ or "",
                    made=made,
                ),
                numbered,
            )

        return declare

    def __iter__(self) -> Iterator[Fan]:
        return iter(self.fans)
