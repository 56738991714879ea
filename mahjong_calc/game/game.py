"""What a variant's package declares of its game: rule sets, fans, forms, refusals, payments, deals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from ..faults import Fault
from ..hand.hand import Circumstances, Hand, Meld
from ..hand.tiles import Tile
from ..reading.forms import EVERY_FORM, Forms
from ..reading.view_keys import PackedWin
from ..results.score import Note
from ..results.transfers import Transfer
from .fan import Catalogue, Fan, Option


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
    sheet: the package whose module `sheet` holds `SHEET`, what the game says of its score sheets
    (`sheets.rules.SheetRules`); None: nothing, so that sheets are checked only for what holds in every game.

    Around it: circumstances: fields of `Circumstances` that this game uses beside those of every game. winds: which of
    seat and round matter. has_gb: whether the Chinese programs' notation has such hands. words: sentences that the
    program does not know (of a principle, note, fault or step): topic of `words` -> key -> in three languages.
    plain: whether nothing in a hand's packed tiles and declared sets (given as a reading) calls for `misfits` or
    `fails`, and nothing is `certain` but a self-drawn replacement, so that it may be counted alone
    (`engine.fast`); None: that is not known, so every hand is looked at in full.
    kinds_of_a_win: where `fails` looks at which kinds of tile a hand has: those that a win with these declared sets may
    consist of, as masks, of which it keeps to one; how far a hand is gets measured within them.
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
    unfinished: Callable[[Hand, PackedWin, Mapping[str, Any]], Unfinished] | None = None
    deals: str | None = None
    sheet: str | None = None
    circumstances: tuple[str, ...] = ()
    winds: tuple[str, ...] = ("seat", "round")
    has_gb: bool = True
    words: Mapping[str, Mapping[str, tuple[str, str, str]]] = {}
    plain: Callable[[int, int], bool] | None = None
    kinds_of_a_win: Callable[[Sequence[Meld], Circumstances], Iterable[int]] | None = None
    about: Mapping[str, tuple[str, str, str]] = {}
