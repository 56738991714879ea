"""What a game's package declares: rule sets, fans, forms, refusals, payments, deals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from ..faults import Fault
from ..hand.contradictions import contradictions
from ..hand.hand import Circumstances, Hand, Meld
from ..hand.tiles import Tile, held_four
from ..reading.forms import EVERY_FORM, Forms
from ..reading.keys import Number
from ..reading.packed import PackedWin
from ..results.score import Note
from ..results.transfers import Transfer
from ..words import Texts
from .fan import Catalogue, Fan, Option, OptionValue, under, value_name

Options = Mapping[str, Any]
"""Every option of a rule set with its value."""


class Unfinished(NamedTuple):
    """What is looked at in a hand that did not win."""

    keys: Mapping[str, int]
    """Of the views `Tiles`, `Pungs`, `Exposure` and `Win`; of the last the flower tiles only."""
    named: tuple[str, ...]
    """Its concealed tiles in the groups that are shown."""
    units: tuple[str, ...]
    """Those whose prices count."""
    notes: tuple[Note, ...] = ()
    """What the reader should know."""


class Game(NamedTuple):
    """A game: its rule sets, options and fans, and how what is found in a hand becomes a score.

    Most games need few of the fields; what is not given has a meaning of its own, told at the field. `options` in the
    arguments of a function are all options of the rule set with their values, `how` the circumstances of the win.
    """

    # How it is called

    name: str
    """Of the game; each of its rule sets has another, which users write after `-r`."""
    rule_sets: Mapping[str, Mapping[str, Any]]
    """Rule set -> the values of the options that make it, beside the defaults."""
    titles: Mapping[str, Texts]
    """Rule set -> its title."""

    # What is counted

    options: tuple[Option, ...]
    """The house rules."""
    fans: Catalogue
    """The fans in rulebook order."""
    unit: Literal["points", "fans"]
    """Of a fan's price: points that are paid, beside which there may be doublings; or fans, which the value that is
    paid is worked out from."""
    payments: Callable[[int, Circumstances, Options], tuple[Transfer, ...]]
    """(value, how, options) -> who pays whom for a legal win of that value."""

    # From a hand to what counts in it

    forms: Forms = EVERY_FORM
    """Those that complete a hand beside four sets and a pair: `Forms.of(SEVEN_PAIRS, ORPHANS)`."""
    forms_if: Mapping[str, Forms] = {}
    """`option=value` -> the forms instead, where the option has this value."""
    choose: Mapping[str, Callable[..., Any]] = {}
    """View -> the principle that picks among the fans found in it, where they are not simply all taken."""
    why_struck: Callable[[Fan, Sequence[Fan]], str] | None = None
    """(struck fan, fans that exclude it) -> the principle behind that, a key of `words` under `principles`. None: it is
    part of them (`non_repeat`)."""
    fallback: str | None = None
    """Id of the fan that stands where nothing else counts."""
    asks_every_wait: bool = False
    """Whether fans ask if the winning tile was the only one awaited whatever it finished; else only of a wait of edge,
    middle or pair."""
    claimed_pung: Literal["open", "closed"] | OptionValue = "open"
    """What a concealed pung is that a claimed winning tile finished."""
    dead_waits: Literal["count", "skip"] | OptionValue = "count"
    """Whether fans that ask for other tiles awaited count a kind of which the hand holds all four."""

    # What a win must be worth

    minimum: int | OptionValue = 0
    """Of a legal win, in the game's unit."""
    outside_minimum: tuple[str, ...] = ()
    """Ids of the fans that do not help to reach it, and beside which a hand can still count for nothing; they must be
    seen by the circumstances alone (`Win`)."""
    all_reach_minimum: bool | OptionValue = False
    """Whether they help to reach it all the same."""

    # What the game does not have, and what cannot be

    circumstances: tuple[str, ...] = ()
    """Those that it uses beside those of every game: fields of `Circumstances`."""
    circumstances_if: Mapping[str, str] = {}
    """Those of them that it uses only where an option has a value, `option=value`."""
    winds: tuple[str, ...] = ("seat", "round")
    """Which of the two winds of a player matter."""
    has_gb: bool = True
    """Whether the notation of the Chinese programs has such hands."""
    foreign_tiles: Callable[[Hand, Circumstances], Iterable[Fault]] | None = None
    """The tiles and sets of a hand that the game does not have. None: it has all."""
    impossible: Callable[[Circumstances, Options], Iterable[Fault]] | None = None
    """Circumstances that cannot be, whatever the tiles are, beside those that no game allows."""
    why_not_a_win: Callable[[Hand, Circumstances], Iterable[Fault]] | None = None
    """Why a hand that has a form is no win all the same, or one that lacks a tile is not ready. None: it is one."""
    kinds_of_a_win: Callable[[Sequence[Meld], Circumstances], Iterable[int]] | None = None
    """(declared sets, how) -> the kinds of tile that a win may consist of, as masks, of which it keeps to one: what
    `why_not_a_win` refuses, told before the win, so that `discards` knows how far a hand is. None: all kinds."""
    refuses_nothing: Callable[[Sequence[Number], Number, Number], Number] | None = None
    """(tiles of each suit, honors, declared chows) -> whether `foreign_tiles` and `why_not_a_win` find nothing, so that
    a hand may be counted without looking at it more closely (`engine.fast`, `columns`). Tiles are packed, chows are 0
    where there are none. It gets the numbers of a hand or columns of them (`reading.keys`), so it has operators only:
    `&`, not `and`. None: that is not known."""
    no_form: str = "not_a_win"
    """Message of the fault of a hand that has no form."""

    # Waits

    is_dead_wait: Callable[[Hand, Tile, Options], bool] | None = None
    """Whether a tile that would complete a hand is no wait. None: where the hand holds all four of it."""
    of_one_win: tuple[str, ...] = ()
    """Circumstances that say nothing about waits in this game, beside those that do in none."""

    # From what counts to what is paid

    combine: Callable[..., int] | None = None
    """The sums of the prices, one for each unit -> the worth by which readings are compared. None: their sum."""
    value: Callable[[int, Circumstances, Options], int] | None = None
    """(worth, how, options) -> what is paid; of `how` it may look at the limit only. None: the worth."""
    notes_on_value: Callable[[int, Sequence[str], Circumstances, Options], Iterable[Note]] | None = None
    """(worth, ids of the fans that count, how, options) -> what the reader should know of that step."""
    notes_on_win: Callable[[Hand, Tile, Circumstances], Iterable[Note]] | None = None
    """(hand, winning tile, how) -> what the reader should know of the hand beside its circumstances."""
    self_draw_adds: Callable[[int, Options], int] | None = None
    """(value, options) -> what each payer of a self-drawn win adds to it; for pages only, `payments` has it too."""
    payments_balance: bool | OptionValue = True
    """Whether `payments` are all that passes between the players; else a win alone has no net."""
    seat_counts: Callable[[Circumstances, Options], bool] | None = None
    """(how, options) -> whether more depends on the own seat than sets of winds and payments from seat to seat. None:
    nothing does."""
    unfinished: Callable[[Hand, PackedWin, Options], Unfinished] | None = None
    """What is looked at in a hand that did not win, in a game that values it (circumstance `loser`)."""

    # Around it

    claimants: Literal["nearest", "farthest"] | OptionValue = "nearest"
    """Which of several players who claim one discard wins, where only one can: the first or the last in turn after
    whoever discarded."""
    deals: str | None = None
    """The package whose modules `deal` and `deal_form` settle whole deals, `__name__` in the game's own. None: it
    settles none."""
    sheet: str | None = None
    """The package whose module `sheet` holds `SHEET`, what the game says of its score sheets: a
    `sheets.rules.SheetRules`. None: nothing, so that sheets are checked only for what holds in every game."""
    home: str | None = None
    """The game's own package, `__name__` in it, where modules may say more of its fans and rule sets: `definitions` in
    other languages than English, `other_names` that players use besides. None: it says no more."""
    about: Mapping[str, Texts] = {}
    """Rule set -> where it comes from, in a sentence or two."""
    words: Mapping[str, Mapping[str, Texts]] = {}
    """Sentences that the program does not know (of a principle, note, fault, step): topic of `words` -> key -> text."""

    # What is asked of it: the fields, and what they mean where they are not given

    def under(self, options: Options) -> Game:
        """The game with the forms and circumstances that it has under these options."""

        def holds(condition: str) -> bool:
            name, _, value = condition.partition("=")
            return value_name(options[name]) == value

        forms = next((forms for condition, forms in self.forms_if.items() if holds(condition)), self.forms)
        unused = {field for field, condition in self.circumstances_if.items() if not holds(condition)}
        if forms is self.forms and not unused:
            return self
        return self._replace(forms=forms, circumstances=tuple(one for one in self.circumstances if one not in unused))

    @property
    def has_minimum(self) -> bool:
        """Whether a win must be worth something, or an option may say so."""
        return self.minimum != 0

    @property
    def can_count_fast(self) -> bool:
        """Whether hands may be counted without a closer look, each by `refuses_nothing` where that is there."""
        return self.refuses_nothing is not None or not (self.foreign_tiles or self.why_not_a_win)

    def principle(self, struck: Fan, by: Sequence[Fan]) -> str:
        """Why others strike a fan that they exclude, a key of `words` under `principles`."""
        return self.why_struck(struck, by) if self.why_struck else "non_repeat"

    def balances(self, options: Options) -> bool:
        """Whether the payments of a win are all that passes between the players."""
        return bool(under(self.payments_balance, options))

    def asks_seat(self, how: Circumstances, options: Options) -> bool:
        """Whether the own seat matters whatever sets and payments there are."""
        return bool(self.seat_counts and self.seat_counts(how, options))

    def added_by_self_draw(self, value: int, options: Options) -> int:
        """What each payer of a self-drawn win of this value adds to it."""
        return self.self_draw_adds(value, options) if self.self_draw_adds else 0

    def worth(self, sums: Iterable[int]) -> int:
        """What fans come to. sums: of their prices, one for each unit."""
        return self.combine(*sums) if self.combine else sum(sums)

    def paid(self, worth: int, how: Circumstances, options: Options) -> int:
        """What a win of this worth is paid with."""
        return self.value(worth, how, options) if self.value else worth

    def circumstance_faults(self, how: Circumstances, options: Options) -> Iterator[Fault]:
        """Every contradiction among circumstances. how: as given, None where nothing was given."""
        yield from contradictions(how)
        if self.impossible:
            yield from self.impossible(how, options)

    def not_in_this_game(self, hand: Hand, how: Circumstances) -> Iterable[Fault]:
        """The tiles and sets that the game does not have."""
        return self.foreign_tiles(hand, how) if self.foreign_tiles else ()

    def failures(self, hand: Hand, how: Circumstances) -> list[Fault]:
        """Why a hand that has a form is no win."""
        return list(self.why_not_a_win(hand, how)) if self.why_not_a_win else []

    def dead_wait(self, hand: Hand, tile: Tile, options: Options) -> bool:
        """Whether a tile that would complete a hand is no wait."""
        if self.is_dead_wait:
            return self.is_dead_wait(hand, tile, options)
        return bool(held_four(hand.packed) >> tile & 1)
