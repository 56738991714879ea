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

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from .errors import Fault
from .hand import Circumstances, Hand
from .ledger import Transfer
from .readings import EVERY_FORM, Forms
from .result import Note
from .situation import Situation
from .tiles import Tile

Made = bool | Sequence[tuple[Any, ...]]
"""What a fan returns: True or False for the whole view, or one tuple of sets for each occurrence."""


class Option(NamedTuple):
    """A house rule by name.

    values: what it can be (a range for whole numbers); default: what it is unless a rule set says otherwise.
    what: the question it answers, in English, Russian and Chinese. source: where the default comes from.
    """

    name: str
    values: Sequence[Any]
    default: Any
    what: tuple[str, str, str]
    source: str


class Price(NamedTuple):
    """A price that is an option's value."""

    option: str


def option(name: str) -> Price:
    """The price of a fan is the value of this option."""
    return Price(name)


class Allowed(NamedTuple):
    """A fan that another one excludes, unless a yes/no option allows it beside that; all but `less` of it, where that
    is not 0."""

    option: str
    fan: str
    less: int


class Fan(NamedTuple):
    """A declared fan; see `Catalogue.__call__` for the fields that are declared."""

    id: str
    number: int | None
    place: int
    price: int | Price
    names: tuple[str, str, str]
    source: str
    excludes: tuple[str, ...]
    lowers: tuple[tuple[str, int], ...]
    example: str
    near: str
    repeats: int
    scope: str
    allows: tuple[Allowed, ...]
    needs: tuple[str, ...]
    given: tuple[str, ...]
    surprising: bool
    missed: tuple[str, ...]
    unit: str
    winner_only: bool
    doc: str
    made: Callable[..., Made]

    def points(self, options: Mapping[str, Any]) -> int:
        """The price of one occurrence under these options."""
        return int(options[self.price.option]) if isinstance(self.price, Price) else self.price

    def under(self, options: Mapping[str, Any]) -> Fan:
        """The fan with the exclusions that it has under these options."""
        allowed = [one for one in self.allows if options[one.option]]
        if not allowed:
            return self
        names = {one.fan for one in allowed}
        return self._replace(
            excludes=tuple(name for name in self.excludes if name not in names),
            lowers=(*self.lowers, *((one.fan, one.less) for one in allowed if one.less)),
        )


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
        fan = fan._replace(number=self.numbered if numbered else None, place=len(self.fans))
        self.fans.append(fan)
        return fan

    def __call__(
        self,
        price: int | Price,
        en: str,
        *,
        ru: str,
        zh: str,
        source: str,
        excludes: str = "",
        allows: str = "",
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

        price: of one occurrence. source: the passage that defines it. excludes: ids of the fans that it implies, with
        `:n` where it implies only n occurrences of one. allows: `option:fan` for each of these that a yes/no option
        allows beside it, `option:fan:n` for one of which the option allows all but n. example: a text line that
        scores it; near: one that almost does. repeats: how often it can occur. given: fans that hold wherever it holds,
        so that it need be looked at only there. surprising: a player would ask why it is not counted, where it holds.
        missed: what a player would ask where it does not hold (`near_reasons.QUESTIONS`). numbered: whether the
        rulebook numbers it. unit: of the price, where it is not the game's. winner_only: it counts in a winning
        hand only, in a game that values the others too.
        """

        def declare(made: Callable[..., Made]) -> Fan:
            implied = [word.partition(":") for word in excludes.split()]
            code = made.__code__
            return self._add(
                Fan(
                    id=made.__name__,
                    number=None,
                    place=0,
                    price=price,
                    names=(en, ru, zh),
                    source=source,
                    excludes=tuple(name for name, _, count in implied if not count),
                    lowers=tuple((name, int(count)) for name, _, count in implied if count),
                    example=example,
                    near=near,
                    allows=tuple([_allowed(*word.split(":")) for word in allows.split()]),
                    repeats=repeats,
                    scope=str(made.__annotations__[code.co_varnames[0]]),
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


def _allowed(option: str, fan: str, less: str = "0") -> Allowed:
    return Allowed(option, fan, int(less))


def as_declared(fan: Fan, _: Mapping[str, Any]) -> Fan:
    """A fan that no option changes."""
    return fan


def only_sum(total: int) -> int:
    """A hand is worth the sum of its prices, where all are of one unit."""
    return total


def unlimited(worth: int, _how: Circumstances, _options: Mapping[str, Any]) -> int:
    """A hand is paid with what it is worth."""
    return worth


def non_repeat(_struck: Fan, _by: Sequence[Fan]) -> str:
    """A fan that is struck by others is part of them."""
    return "non_repeat"


def always(_tiles: int, _declared: int) -> bool:
    """Every hand may be counted alone."""
    return True


def nothing(*_: object) -> tuple[()]:
    """No faults, no notes."""
    return ()


class Unfinished(NamedTuple):
    """What is looked at in a hand that did not win.

    keys: of the views `Tiles`, `Pungs` and `Exposure`. named: its concealed tiles in the groups that are shown. units:
    those whose prices count. notes: what the reader should know.
    """

    keys: Mapping[str, int]
    named: tuple[str, ...]
    units: tuple[str, ...]
    notes: tuple[Note, ...] = ()


class Game(NamedTuple):
    """What a variant's package declares: its rule sets, options and fans, and how readings become a score.

    name: of the game. rule_sets: name -> values of the options that make it, beside the defaults. titles: name -> its
    title in English, Russian and Chinese; about: name -> where it comes from, alike. unit: of a fan's price: points,
    beside which there may be doublings; or fans, which the value that is paid is worked out from.

    Readings: forms: those that complete a hand. amend: a principle that changes what fans exclude, given the options.
    choose: view -> the principle that picks among what was found in it. principle: the one by which a fan is struck by
    others, a key in `words.principles`. fallback: id of the fan that stands where nothing else does. aside: ids of the
    fans that do not help to reach the minimum. any_wait: whether fans ask if the winning tile was the only one awaited
    whatever it finished, not only for a wait of edge, middle or pair.

    Three options have a meaning in every game that names them: `minimum` (of a legal win), `claimed_pung` (open: the
    rule elsewhere; or closed), `dead_waits` (count: the rule elsewhere; or skip: a kind that the hand holds four times
    is not awaited).

    Refusals: misfits: tiles and sets that the game does not have. impossible: circumstances that cannot be, whatever
    the tiles are, under the options. contradicts: those that the tiles rule out. fails: why a hand of complete shape is
    no win, or one that lacks a tile is not ready. no_win: the fault message of a hand that has no form. certain: what
    the hand itself makes certain about the circumstances, with notes that say so. dead_wait: whether a tile that would
    complete a hand is no wait, under the options. situational: circumstances that waits leave out beside those of a
    single win.

    Value: combine: from the sums of the prices, one for each unit, to the worth by which readings are compared.
    value: from that to what is paid; of the circumstances it looks at the limit only. remarks: notes on that step,
    and on the fans that count. payments: who pays whom for a legal win of a value. settled: whether those are all
    payments of a deal, so that they balance. self_draw: what each payer of a self-drawn win adds to the value.
    unfinished: what is looked at in a hand that did not win, where the game values it. deals: the package whose
    modules `deal` and `deal_form` settle whole deals (`__name__` in the variant's own), None where there are none.

    Around it: circumstances: fields of `Circumstances` that this game uses beside those of every game. winds: which of
    seat and round matter. has_gb: whether the Chinese programs' notation has such hands. words: sentences that the
    program does not know (of a principle, note, fault or step): topic of `words` -> key -> in three languages.
    plain: whether nothing in a hand's packed tiles and declared sets (given as a reading) calls for `misfits` or
    `fails`, and nothing is `certain` but a self-drawn replacement, so that it may be counted alone (`rapid`); None:
    that is not known, so every hand is looked at in full.
    """

    name: str
    rule_sets: Mapping[str, Mapping[str, Any]]
    titles: Mapping[str, tuple[str, str, str]]
    options: tuple[Option, ...]
    fans: Catalogue
    unit: str
    impossible: Callable[[Circumstances, Mapping[str, Any]], Iterable[Fault]]
    contradicts: Callable[[Hand, Tile, Circumstances], Iterable[Fault]]
    certain: Callable[[Hand, Tile, Circumstances], tuple[Circumstances, tuple[Note, ...]]]
    dead_wait: Callable[[Hand, Tile, Mapping[str, Any]], bool]
    payments: Callable[[int, Circumstances, Mapping[str, Any]], tuple[Transfer, ...]]
    forms: Forms = EVERY_FORM
    amend: Callable[[Fan, Mapping[str, Any]], Fan] = as_declared
    choose: Mapping[str, Callable[..., Any]] = {}
    principle: Callable[[Fan, Sequence[Fan]], str] = non_repeat
    fallback: str | None = None
    aside: tuple[str, ...] = ()
    any_wait: bool = False
    misfits: Callable[[Hand, Circumstances], Iterable[Fault]] = nothing
    fails: Callable[[Hand, Circumstances], Iterable[Fault]] = nothing
    no_win: str = "not_a_win"
    situational: tuple[str, ...] = ()
    combine: Callable[..., int] = only_sum
    value: Callable[[int, Circumstances, Mapping[str, Any]], int] = unlimited
    remarks: Callable[[int, Sequence[str], Circumstances, Mapping[str, Any]], tuple[Note, ...]] = nothing
    settled: bool = True
    self_draw: int = 0
    unfinished: Callable[[Hand, Situation, Mapping[str, Any]], Unfinished] | None = None
    deals: str | None = None
    circumstances: tuple[str, ...] = ()
    winds: tuple[str, ...] = ("seat", "round")
    has_gb: bool = True
    words: Mapping[str, Mapping[str, tuple[str, str, str]]] = {}
    plain: Callable[[int, int], bool] | None = None
    about: Mapping[str, tuple[str, str, str]] = {}
