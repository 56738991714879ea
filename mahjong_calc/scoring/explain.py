"""From the engine's answer to reasons: the lines of a score with their sets, and what was struck, by what.

The views of the chosen reading are asked once more, and what they say is followed step by step; the outcome is the
one that the engine's tables gave.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, NamedTuple

from ..engine.book import Book, Candidate
from ..engine.strikes import FoundFan, StruckFan
from ..game.fan import Fan
from ..game.game import Unfinished
from ..hand.hand import KONG, Meld
from ..hand.tiles import FOURS, KINDS, NAMES, RANK, SUIT, SUITS, Tile, compact, unpack, without
from ..reading.keyed import chow_name, chow_tiles, kinds_of, pair_member
from ..reading.keys import EVERY_PAIR, KNITTED_TRAIT, claimed_pung, exposure_key, kongs_key, pung_key, win_bits
from ..reading.packed import Declared, PackedWin
from ..reading.readings import CHOWS, PAIR_FIELD, PARTS, PUNG_FIELD, PUNGS, chow_unit, pair_of, pung_unit
from ..reading.readings import PART_MASKS as PARTS_OF_A_HAND
from ..reading.views import Form, Wait
from ..reading.wait_shapes import sets_with
from ..results.score import Line, Reading, Struck


class Case(NamedTuple):
    """A complete hand as it was given to the engine, and the melds in the order typed."""

    concealed: int
    win: Tile
    melds: tuple[Meld, ...]
    declared: Declared
    how: PackedWin


def copies(tile: Tile, count: int) -> str:
    """So many of a tile in compact notation: `555p`, `EE`."""
    return str(RANK[tile]) * count + SUITS[SUIT[tile]] if RANK[tile] else NAMES[tile] * count


def pung_name(member: int, melds: Sequence[Meld]) -> str:
    """What a member of `Pungs` or `Exposure` is called: a pung, a kong where it is declared so, or a pair."""
    if member < 0:
        return copies(pair_member(member), 2)
    return copies(member, 4 if any(meld.kind == KONG and meld.tile == member for meld in melds) else 3)


def meld_text(meld: Meld) -> str:
    """The meld's tiles in compact notation, without its sign."""
    return compact(meld.tiles)


def signed(melds: Iterable[Meld]) -> tuple[str, ...]:
    """Declared sets as they are typed."""
    return tuple(("-" if meld.concealed else "+") + meld_text(meld) for meld in melds)


def _by_suit(packed: int) -> list[list[Tile]]:
    """The number tiles of a heap, those of each suit together."""
    return [[tile for tile in unpack(packed) if SUIT[tile] == suit] for suit in range(3)]


class _Sets:
    """The sets of a candidate by name: the concealed ones, and how each view's members are called."""

    def __init__(self, book: Book, case: Case, candidate: Candidate) -> None:
        self.case, self.candidate = case, candidate
        self.claimed = claimed_tile(book, case, candidate)
        kind = candidate.form & 7
        self.named: list[tuple[Tile, str, int]] = []  # (first tile, name, shape the winning tile would have there)
        if kind in (Form.STANDARD, Form.KNITTED_STRAIGHT):
            self._standard()
        if kind == Form.KNITTED_STRAIGHT:
            self._rows(candidate.knitting)
        elif kind == Form.SEVEN_PAIRS:
            left = case.concealed
            for tile in range(KINDS):
                for _ in range((left >> (3 * tile) & 7) // 2):
                    self.named.append((tile, copies(tile, 2), Wait.SINGLE))
        elif kind in (Form.ORPHANS, Form.KNITTED_HONORS):
            self.named.append((0, compact(unpack(case.concealed)), Wait.NONE))
        self.named.sort()
        self.concealed = tuple(name for _, name, _ in self.named)
        self.all = (*self.concealed, *(meld_text(meld) for meld in case.melds))

    def _standard(self) -> None:
        reading, win = self.candidate.reading, self.case.win
        finishable = sets_with(win)

        def shape_of(unit: int) -> int:
            return next((shape for field, shape in finishable if field & unit), -1)

        for tile in chow_tiles(reading & CHOWS):
            self.named.append((tile, chow_name(tile), shape_of(chow_unit(tile))))
        for tile in kinds_of(reading >> PUNG_FIELD & PUNGS):
            self.named.append((tile, copies(tile, 3), shape_of(pung_unit(tile))))
        pair = pair_of(reading)
        if pair is not None:
            self.named.append((pair, copies(pair, 2), Wait.SINGLE if pair == win else -1))

    def _rows(self, knitting: int) -> None:
        for row in _by_suit(knitting):
            self.named.append((row[0], compact(row), Wait.NONE if self.case.win in row else -1))

    def won(self) -> int:
        """Index of the concealed set that the winning tile finished."""
        shape = self.candidate.wait & 7
        for place, (tile, _, here) in enumerate(self.named):
            if here == shape and (shape != Wait.SINGLE or tile == self.case.win):
                return place
        return 0

    def reading(self) -> Reading:
        """The reading for people."""
        return Reading(self.concealed, self.won(), signed(self.case.melds), Form.NAMES[self.candidate.form & 7])

    def names(self, held: FoundFan) -> tuple[tuple[str, ...], ...]:
        """The sets of each occurrence."""
        scope = held.fan.scope
        if scope == "Wait":
            return ((self.concealed[self.won()],),)
        if held.made is None:
            return (self.all,)
        name = {
            "Chows": self._chow,
            "Pungs": self._pung,
            "Exposure": self._pung,
            "Kongs": self._kong,
            "Copies": self._four,
            "Win": self._winning_tile,
            "Form": self._row,
        }[scope]
        return tuple(tuple(name(member) for member in made) for made in held.made)

    def _chow(self, member: int) -> str:
        whole = self.candidate.reading + self.case.declared.reading
        return chow_name(chow_tiles(whole & CHOWS)[member])

    def _pung(self, member: int) -> str:
        return pung_name(member, self.case.melds)

    def _winning_tile(self, _: int) -> str:
        return NAMES[self.case.win]

    def _kong(self, member: int) -> str:
        reading, melds = self.candidate.reading, self.case.melds
        pungs = [tile for tile in kinds_of(reading >> PUNG_FIELD & PUNGS) if tile != self.claimed]
        # In the order that `Kongs` counts them in, and by tile, so that the order of typing means nothing.
        kongs = [
            meld.tile for meld in sorted(melds, key=lambda meld: (not meld.concealed, meld.tile)) if meld.kind == KONG
        ]
        return copies(pungs[member], 3) if member < len(pungs) else copies(kongs[member - len(pungs)], 4)

    def _row(self, suit: int) -> str:
        # Beside honors the knitted tiles are all the number tiles that there are.
        return compact(_by_suit(self.candidate.knitting or self.case.concealed)[suit])

    @staticmethod
    def _four(tile: int) -> str:
        return copies(tile, 4)


def claimed_tile(book: Book, case: Case, candidate: Candidate) -> Tile | None:
    """The tile of a concealed pung that is open because a claim finished it, if any."""
    return case.win if claimed_pung(candidate.wait & 7, case.how.self_drawn, book.claim_opens) else None


def view_keys(book: Book, case: Case, candidate: Candidate) -> dict[str, int]:
    """The key of each view of a candidate."""
    whole = candidate.reading + case.declared.reading
    kind = candidate.form & 7
    traits = case.declared.traits
    for part in PARTS_OF_A_HAND:
        traits |= PARTS[case.concealed & part].traits
    own = (candidate.reading >> PUNG_FIELD & PUNGS).bit_count()
    claimed = claimed_tile(book, case, candidate)
    keys = {
        "Tiles": traits,
        "Win": win_bits(case.declared, case.how, case.win),
        "Form": candidate.form,
        "Copies": (case.concealed + case.declared.packed) & FOURS & ~case.declared.kongs,
        "Kongs": kongs_key(own, claimed is not None, case.declared.ways),
        "Wait": candidate.wait,
        "Chows": whole & CHOWS,
        "Exposure": exposure_key(candidate.reading, claimed, case.declared, case.how),
    }
    if kind in (Form.STANDARD, Form.KNITTED_STRAIGHT):
        keys["Pungs"] = pung_key(whole, candidate.reading, case.how)
        every_chow, every_pung = book.chow_table[whole & CHOWS][0], book.pung_table[keys["Pungs"]][0]
        keys["Sets"] = every_chow & every_pung & EVERY_PAIR[candidate.reading >> PAIR_FIELD] & KNITTED_TRAIT[kind]
    return keys


class Chosen(NamedTuple):
    """A candidate that was chosen. final: the mask of what counts, as `Book.best` gave it. keys: of its views."""

    book: Book
    case: Case
    candidate: Candidate
    final: int
    keys: dict[str, int]


def chosen(book: Book, case: Case, candidate: Candidate, final: int) -> Chosen:
    """The candidate with the keys of its views."""
    return Chosen(book, case, candidate, final, view_keys(book, case, candidate))


def lines_and_struck(chosen: Chosen, awaited: Sequence[str]) -> tuple[Reading, tuple[Line, ...], tuple[Struck, ...]]:
    """The reading, what counts and what does not. awaited: the other tiles that would have won."""
    book, case, candidate, final, keys = chosen
    sets = _Sets(book, case, candidate)
    held: list[FoundFan] = []
    lost: list[StruckFan] = []
    for scope, explained in book.explained.items():
        if scope not in keys:
            continue
        choices = explained[keys[scope]]
        choice = choices[candidate.choice if scope == "Chows" else 0]
        held += choice.kept
        lost += choice.lost
    whole_fans = book.whole_fans(
        candidate.mask,
        without(case.concealed, case.win),
        case.concealed + case.declared.packed,
        candidate.reading + case.declared.reading,
        case.declared.sets,
        win_bits(case.declared, case.how, case.win),
    )
    held += [FoundFan(fan, None) for fan in whole_fans]
    lines, struck = _lines_and_struck(book, held, lost, final, sets.names, awaited)
    return sets.reading(), lines, struck


def lines_of(book: Book, final: int, explained: Callable[[], Iterable[Line]]) -> tuple[Line, ...]:
    """What counts, as `final` has it. explained: the same lines with their sets, asked for with the first of these."""

    known: dict[str, tuple[tuple[str, ...], ...]] = {}

    def sets_of(fan: str, field: str) -> dict[str, Any]:
        if not known:
            known.update({line.fan: line.sets for line in explained()})
        return {field: known[fan]}

    return tuple([Line(partial(sets_of, entry["fan"]), **entry) for entry in book.entries[final]])


def unfinished_lines(
    book: Book, melds: tuple[Meld, ...], found: Unfinished, final: int
) -> tuple[Reading, tuple[Line, ...], tuple[Struck, ...]]:
    """The same for a hand that did not win. final: the mask of what counts, as `Book.unfinished` gave it."""
    reading = Reading(found.named, -1, signed(melds), "unfinished")
    everything = (*found.named, *(meld_text(meld) for meld in melds))

    def names(one: FoundFan) -> tuple[tuple[str, ...], ...]:
        if one.made is None:
            return (everything,)
        return tuple(tuple(pung_name(member, melds) for member in made) for made in one.made)

    allowed = book.of_losers(found.units)
    held: list[FoundFan] = []
    lost: list[StruckFan] = []
    for scope, key in found.keys.items():
        if scope in book.explained:
            choice = book.explained[scope][key][0]
            held += [one for one in choice.kept if book.full(one.fan) & allowed]
            lost += [one for one in choice.lost if book.full(one.held.fan) & allowed]
    return reading, *_lines_and_struck(book, held, lost, final, names, ())


def _lines_and_struck(
    book: Book,
    held: Sequence[FoundFan],
    lost: list[StruckFan],
    final: int,
    names: Callable[[FoundFan], tuple[tuple[str, ...], ...]],
    awaited: Sequence[str],
) -> tuple[tuple[Line, ...], tuple[Struck, ...]]:
    """The lines of what counts, and what was struck: inside a view (`lost`), or by what another view shows."""
    by_id = {one.fan.id: one for one in held}
    fallen: list[tuple[Fan, int, Fan]] = []
    book.without_struck(book.mask(held), fallen)
    for fan, count, by in fallen:
        one = by_id[fan.id]
        lost.append(StruckFan(FoundFan(one.fan, one.made[-count:] if one.made is not None else None), "", (by,)))
    counted = {fan.id for fan, _ in book.counts(final)}
    lost = [_by_what_counts(book, one, counted) for one in lost]
    lines = [
        Line(**entry, sets=names(by_id.get(entry["fan"], FoundFan(book.by_id[entry["fan"]], None)))[: entry["count"]])
        for entry in book.entries[final]
    ]
    struck = [_struck(book, names, one, awaited) for one in sorted(lost, key=lambda one: one.held.fan.position)]
    return tuple(lines), _joined(struck)


def _joined(struck: Iterable[Struck]) -> tuple[Struck, ...]:
    """What was struck for the same reason, as one: Quadruple Chow has six Pure Double Chows."""
    found: dict[tuple[object, ...], Struck] = {}
    for one in struck:
        key = (one.fan, one.principle, one.by)
        if key in found:
            before = found[key]
            one = before._replace(count=before.count + one.count, sets=before.sets + one.sets)
        found[key] = one
    return tuple(found.values())


def _by_what_counts(book: Book, lost: StruckFan, counted: set[str]) -> StruckFan:
    """A loss inside a view whose cause was struck in its turn is due to what struck them both."""
    if all(by.id in counted for by in lost.by):
        return lost
    by = tuple(fan for fan in book.fans if fan.id in counted and lost.held.fan.id in fan.excludes)
    return StruckFan(lost.held, "", by) if by else lost


def _struck(
    book: Book, names: Callable[[FoundFan], tuple[tuple[str, ...], ...]], lost: StruckFan, awaited: Sequence[str]
) -> Struck:
    fan = lost.held.fan
    principle = lost.principle or book.game.principle(fan, lost.by)
    made = names(lost.held)
    return Struck(
        fan=fan.id,
        points=book.price[fan.id],
        count=len(made),
        principle=principle,
        by=tuple(by.id for by in lost.by),
        sets=made,
        surprising=fan.surprising and principle != "account_once",
        tiles=tuple(awaited) if principle == "one_wait" else (),
    )
