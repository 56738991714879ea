"""From a hand to its best reading: fans over views, what strikes what, and the choice.

A `Book` is a game's catalogue bound to a set of options. It asks each fan once for every distinct view and keeps the
answers in tables; what a reading holds is then an int, one bit for each occurrence of each fan, and readings are
compared through a table of such ints. The tables are caches of the fans' own answers and hold no rule.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from ..game.fan import Fan, under
from ..game.game import Game
from ..hand.hand import Circumstances
from ..hand.tiles import BITS, FOURS, NAMES, UNIT, Tile, held_four, without
from ..limits import ANSWERS
from ..reading.forms import waits_for_only
from ..reading.keyed import chow_tiles, kinds_of
from ..reading.keys import (
    EVERY_PAIR,
    KNITTED_TRAIT,
    claimed_pung,
    exposure_key,
    kongs_key,
    pung_key,
    whole_view,
    win_bits,
)
from ..reading.memo import Memo
from ..reading.packed import Declared, PackedWin
from ..reading.readings import BAMBOOS, CHARACTERS, CHOWS, DOTS, HONORS, PAIR_FIELD, PARTS, PUNG_FIELD, PUNGS, combine
from ..reading.views import SCOPES, Chows, Form, Pungs, Sets, Wait
from ..reading.wait_shapes import EVERY_SHAPE, FINISHED, WAIT_FANS, finished_shapes
from ..results.score import Totals
from .expectations import Expectations
from .fans_as_bits import SET_SCOPES, FansAsBits
from .strikes import Choice, FoundFan, strike_by_sets


class Candidate(NamedTuple):
    """A reading with a place for the winning tile and a choice of chow fans. Candidates compare by `outcome`."""

    outcome: tuple[int, tuple[int, ...], int]
    form: int
    reading: int
    knitting: int
    wait: int
    choice: int
    mask: int


TABLED = ("Tiles", "Sets", "Kongs", "Copies", "Wait", "Win", "Form", "Exposure")
"""Views with a table of masks, in the order in which `Book.candidates` takes them."""


class Book(FansAsBits):
    """A game's fans under one set of options, with the tables that make them quick. Made by `rule_sets`, once for
    each distinct set of options.

    minimum: what a win must be worth. exposed: whether fans ask which sets are open.
    explained: view that fans look at -> key -> the ways to count it, with all that is lost.
    expectations: what players ask about fans that do not hold.
    """

    def __init__(self, game: Game, options: Mapping[str, Any]) -> None:
        super().__init__(game, options)
        self.minimum = int(under(game.minimum, options))
        self._by_scope: dict[str, list[tuple[Fan, dict[str, Any]]]] = {scope: [] for scope in (*SCOPES, "Whole")}
        for fan in self.fans:
            self._by_scope[fan.scope].append((fan, {name: options[name] for name in fan.needs}))
        self.expectations = Expectations(game, self.fans, self.options, self.price)
        self._special_forms = game.forms.by_melds
        # Whether other tiles are awaited is looked up only where a fan asks about the wait.
        self.wait_shapes = () if not self._by_scope["Wait"] else EVERY_SHAPE if game.asks_every_wait else WAIT_FANS
        self.exposed = bool(self._by_scope["Exposure"])
        self.claim_opens = under(game.claimed_pung, options) == "open"
        self.dead_waits_count = under(game.dead_waits, options) == "count"
        self.tables = tuple(
            [Memo(partial(self._counted, scope), getattr(SCOPES[scope], "alike", None)) for scope in TABLED]
        )
        self.chow_table = Memo(self._chows, Chows.alike)
        self.pung_halves = Memo(self._half_of_pungs, Pungs.alike)
        self.pung_table = Memo(self._pungs)
        self._sums_of_masks = Memo(self.add_masks)
        self.outcomes = Memo(self.outcome)
        self.explained = {
            scope: Memo(partial(self.look, scope, reasons=True), most=ANSWERS)
            for scope in SCOPES
            if self._by_scope[scope]
        }
        self._whole = [
            (fan, sum(self._first[self.by_id[name].position] for name in fan.given))
            for fan, _ in self._by_scope["Whole"]
        ]
        # Not a full test, but most readings hold none of it and need no closer look.
        self._any_given = self.mask_of({name for fan, _ in self._whole for name in fan.given})

    def look(self, scope: str, key: int, reasons: bool = False) -> list[Choice]:
        """Ask every fan of a scope about the view with this key; the ways to count what they say.

        reasons: whether what is lost is wanted too.
        """
        view = SCOPES[scope](key)
        found = []
        for fan, keywords in self._by_scope[scope]:
            made = fan.made(view, **keywords)
            if made:
                found.append(FoundFan(fan, None if isinstance(made, bool) else tuple(made)))
        choose = self.game.choose.get(scope)
        if choose:
            return list(choose(view, found, self.price, reasons))
        return [strike_by_sets(found) if scope in SET_SCOPES else Choice(tuple(found), ())]

    def _counted(self, scope: str, key: int) -> int:
        """The mask of the fans that count in a view."""
        return self.mask(self.look(scope, key)[0].kept)

    def _chows(self, key: int) -> tuple[int, tuple[int, ...]]:
        """What is true of every chow (`Sets`), and the mask of every choice of chow fans worth keeping."""
        every = Sets.ALL
        for tile in chow_tiles(key):
            every &= Sets.of_chow(tile)
        return every, tuple([self.mask(choice.kept) for choice in self.look("Chows", key)])

    def _pungs(self, key: int) -> tuple[int, int]:
        """What is true of every pung (`Sets`), and the mask of the fans that count in `Pungs`."""
        of_numbers, by_numbers = self.pung_halves[key & Pungs.NUMBERS]
        of_honors, by_honors = self.pung_halves[key & ~Pungs.NUMBERS]
        return of_numbers & of_honors, self._sums_of_masks[by_numbers, by_honors]

    def _half_of_pungs(self, key: int) -> tuple[int, int]:
        """`_pungs` of a key that has pungs of numbers only, or honors only."""
        every = Sets.ALL
        for tile in kinds_of(key & PUNGS):
            every &= Sets.of_pung(tile)
        return every, self._counted("Pungs", key)

    def best(self, concealed: int, win: Tile, declared: Declared, how: PackedWin) -> tuple[Candidate, int] | None:
        """The best candidate and what counts in it, or None where the hand is no win. As `checked_candidates`."""
        found = self.checked_candidates(concealed, win, declared, how)
        if not found:
            return None
        best = Candidate._make(min(found))
        return best, self.final(best.outcome[2])

    def totals(self, mask: int, how: Circumstances) -> Totals:
        """What comes of what counts."""
        sums = self.sums[mask]
        return self.totals_of(sums, self.sums[mask & ~self.beyond] if mask & self.beyond else sums, how)

    def totals_of(self, sums: Mapping[str, int], counted_sums: Mapping[str, int], how: Circumstances) -> Totals:
        """What comes of sums of prices. counted_sums: without what does not help to reach the minimum."""
        worth = self.game.worth(sums.values())
        raw = self._raw(counted_sums)
        counted = self.game.worth(counted_sums.values()) if raw is None else raw
        return Totals(
            worth=worth,
            total=self.game.paid(worth, how, self.options),
            counted=counted,
            legal=self.is_legal(counted),
            fan_total=sums.get("fans"),
            base=sums["points"] if "doublings" in sums else None,
            doublings=sums.get("doublings"),
            raw=self._raw(sums),
        )

    def before_limit(self, mask: int) -> int:
        """What counts in one figure that can be shown: where points are doubled what they make, without limit hands."""
        raw = self._raw(self.sums[mask])
        return self.worth(mask) if raw is None else raw

    def _raw(self, sums: Mapping[str, int]) -> int | None:
        """What points and doublings make, None where no points are doubled."""
        return self.game.worth((sums["points"], sums["doublings"])) if "doublings" in sums else None

    @property
    def minimum_unit(self) -> str:
        """What sentences on the minimum count in: points or fans; "" where they add that flowers are left aside."""
        return "" if self.beyond else self.game.unit

    def closer_look(self) -> list[tuple[Fan, int]]:
        """The fans that look at everything, each with the mask of those that hold wherever it need be asked."""
        return self._whole

    def is_legal(self, counted: int) -> bool:
        """Whether a win that counts so much, what does not help to reach the minimum aside, may be declared."""
        return counted >= self.minimum

    def unfinished(self, keys: Mapping[str, int], units: Sequence[str]) -> int:
        """The mask of what counts in a hand that did not win. keys: view -> its key. units: those that count."""
        mask = 0
        for scope, key in keys.items():
            if scope in self.explained:
                mask |= self.mask(self.explained[scope][key][0].kept)
        return self.without_struck(mask & self.of_losers(units))

    def checked_candidates(
        self, concealed: int, win: Tile, declared: Declared, how: PackedWin
    ) -> list[tuple[Any, ...]]:
        """As `candidates`, for callers that did not look for the winning tile: ValueError where it is not there."""
        if not concealed >> BITS * win & 7:
            raise ValueError(f"{NAMES[win]} is not among the concealed tiles")
        return self.candidates(concealed, win, declared, how)

    def candidates(self, concealed: int, win: Tile, declared: Declared, how: PackedWin) -> list[tuple[Any, ...]]:
        """Every reading of a complete hand with every place of its winning tile: the fields of `Candidate`.

        concealed: the packed concealed tiles; the caller has made sure that the winning tile is among them. Nothing
        comes where the hand is no win.
        """
        tiles, sets, kongs, copies, waits, wins, forms, exposures = self.tables
        chows, pungs, outcomes = self.chow_table, self.pung_table, self.outcomes
        parts = (
            PARTS[concealed & CHARACTERS],
            PARTS[concealed & DOTS],
            PARTS[concealed & BAMBOOS],
            PARTS[concealed & HONORS],
        )
        total = concealed + declared.packed
        won = win_bits(declared, how, win)
        common = (
            tiles[declared.traits | parts[0].traits | parts[1].traits | parts[2].traits | parts[3].traits] | wins[won]
        )
        fours = total & FOURS & ~declared.kongs
        if fours:
            common |= copies[fours]
        finished, relevant = FINISHED[win]
        several: int | None = None
        wait_fans = self.wait_shapes
        standing = concealed - UNIT[win]
        ways = [(Form.STANDARD, reading, 0) for reading in combine(*parts)]
        for special in self._special_forms[declared.sets]:
            ways += special.read(concealed, parts)
        found = []
        for form, reading, knitting in ways:
            whole = reading + declared.reading
            base = common | forms[form] if form else common
            kind = form & 7
            every_chow, choices = chows[whole & CHOWS]
            if kind in (Form.STANDARD, Form.KNITTED_STRAIGHT):
                every_pung, by_pungs = pungs[pung_key(whole, reading, how)]
                every = every_chow & every_pung & EVERY_PAIR[reading >> PAIR_FIELD] & KNITTED_TRAIT[kind]
                base |= sets[every] | by_pungs
            own_pungs = (reading >> PUNG_FIELD & PUNGS).bit_count()
            for shape in (
                finished[reading & relevant] if kind == Form.STANDARD else finished_shapes(kind, reading, knitting, win)
            ):
                wait = shape
                if shape in wait_fans:
                    if several is None:
                        several = self._several(standing, total, declared.sets, win, kind == Form.STANDARD)
                    wait |= several | (Wait.KNITTED if kind == Form.KNITTED_STRAIGHT else 0)
                claimed = claimed_pung(shape, how.self_drawn, self.claim_opens)
                here = base | kongs[kongs_key(own_pungs, claimed, declared.ways)] | waits[wait]
                if self.exposed:
                    here |= exposures[exposure_key(reading, win if claimed else None, declared, how)]
                for number, choice in enumerate(choices):
                    mask = here | choice
                    if mask & self._any_given:
                        for fan in self.whole_fans(mask, standing, total, whole, declared.sets, won):
                            mask |= self._first[fan.position]
                    found.append((outcomes[mask], form, reading, knitting, wait, number, mask))
        return found

    def _several(self, standing: int, total: int, sets: int, win: Tile, is_standard: bool) -> int:
        """The bit of `Wait` that other kinds of tile were awaited too."""
        dead = 0 if self.dead_waits_count else held_four(without(total, win))
        alone = waits_for_only(standing, sets, win, is_standard, self.game.forms, dead)
        return 0 if alone else Wait.SEVERAL

    def asked_of(self, mask: int) -> frozenset[str]:
        """The fans that look at everything and are asked about a reading of which so much holds."""
        if not mask & self._any_given:
            return frozenset()
        return frozenset(fan.id for fan, given in self._whole if mask & given == given)

    def whole_fans(self, mask: int, standing: int, packed: int, reading: int, sets: int, won: int) -> list[Fan]:
        """The fans that look at everything and hold, where what they are given does; see `views.Whole`."""
        asked = [fan for fan, given in self._whole if mask & given == given]
        if not asked:
            return []
        view = whole_view(standing, packed, reading, sets, won)
        return [fan for fan in asked if fan.made(view)]
