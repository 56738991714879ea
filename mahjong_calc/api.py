"""The calculator for programs: `score` and `waits` take a hand as text or as a `Hand` and return plain results."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from . import notation, readings, variants
from .circumstances import BY_FIELD, foreign, merge, read_circumstances
from .engine import Candidate
from .errors import Fault, HandError
from .explain import Case, lines_and_struck
from .hand import Circumstances, Hand
from .ledger import SEATS, Transfer, net
from .result import Line, Note, Score, Wait, Waits, WaitValue
from .situation import Declared, Situation, declared
from .tiles import BY_NAME, FIRST_DRAGON, FIRST_WIND, KINDS, NAMES, UNIT, Tile, pack
from .variants import RuleSet
from .views import Win, kinds_of

FULL = 14
"""Tiles of a complete hand, a kong counted as three."""
FLOWER_TILE = "unknown_symbol.flower_tile"


class NotAWin(HandError):  # noqa: N818 - it says what the hand is, not that something failed
    """A hand that can be read but cannot be scored: no win, or one tile short. It keeps the hand and its GB form."""

    def __init__(self, faults: Iterable[Fault], hand: Hand, gb: str | None) -> None:
        super().__init__(faults, hand.text)
        self.hand = hand
        self.gb = gb

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.faults, self.hand, self.gb)


def score(
    hand: str | Hand,
    circumstances: Circumstances | None = None,
    *,
    rules: str = variants.DEFAULT,
    options: Mapping[str, Any] | None = None,
    explain: bool = False,
) -> Score:
    """Score a complete hand.

    hand: text in any notation, or a parsed hand: 14 tiles (a kong counts as three), or 13 and `circumstances.win`.
    rules, options: a rule set and the options to change in it. explain: look for the next-best reading too.
    Returns the score, legal or not, with reasons and payments.
    Raises HandError with every fault of the hand and its circumstances (NotAWin where it is no win), RulesError.
    """
    rule_set = variants.rule_set(rules, options)
    read, how = read_hand(hand, _checked(circumstances, hand), rule_set)
    return score_hand(read, how, rule_set, explain)


def waits(
    hand: str | Hand,
    circumstances: Circumstances | None = None,
    *,
    rules: str = variants.DEFAULT,
    options: Mapping[str, Any] | None = None,
) -> Waits:
    """Every tile that completes a hand one tile short, with its value by discard and self-drawn.

    hand: 13 tiles, a kong counted as three. Of the circumstances those are used that hold for every win alike.
    Not listed is a tile that the game takes for no wait (in MCR one of which the hand holds all four). Raises
    HandError, RulesError.
    """
    rule_set = variants.rule_set(rules, options)
    read, how = read_hand(hand, _checked(circumstances, hand), rule_set)
    return waits_of(read, how, rule_set)


def _checked(circumstances: Circumstances | None, hand: str | Hand) -> Circumstances:
    """What a program gave, with values as the engine knows them. Raises HandError for one that there is not."""
    if circumstances is None:
        return Circumstances()
    given = {BY_FIELD[name].name: value for name, value in circumstances._asdict().items() if value is not None}
    how, faults = read_circumstances(given)
    if faults:
        raise HandError(faults, hand if isinstance(hand, str) else hand.text)
    return how


def read_hand(hand: str | Hand, given: Circumstances, rule_set: RuleSet) -> tuple[Hand, Circumstances]:
    """The hand and what is known of the win from its own text and beside it. Raises HandError with all faults."""
    faults: list[Fault] = []
    if isinstance(hand, str):
        hand, faults = notation.read(hand)
        faults = fitted(faults, rule_set.name)
    how, contradictions = merge(hand.said, given)
    faults += contradictions
    misfits = list(rule_set.game.misfits(hand, how))
    if any(fault.message == "not_in_this_game.flowers" for fault in misfits):
        how = how._replace(flowers=given.flowers)
    faults += misfits
    faults += foreign(how, rule_set.game.name)
    if faults:
        raise HandError(faults, hand.text)
    return hand, how


def fitted(faults: Iterable[Fault], rules: str) -> list[Fault]:
    """The faults of a hand's text in the words of its game: flower tiles are misplaced in one, unknown to another.

    Raises RulesError where there are such tiles but no such rules.
    """
    return [
        fault._replace(code="not_in_this_game", message="not_in_this_game.flowers")
        if fault.message == FLOWER_TILE and variants.game_of(rules).name not in BY_FIELD["flowers"].games
        else fault
        for fault in faults
    ]


class _Settled(NamedTuple):
    """A complete hand: the winning tile among the concealed ones, and what is known of the win."""

    hand: Hand
    win: Tile
    how: Circumstances
    notes: tuple[Note, ...]
    gb: str | None


def _settle(hand: Hand, how: Circumstances, rule_set: RuleSet) -> _Settled:
    """Find the winning tile, and refuse what cannot be."""
    named = BY_NAME[how.win] if how.win else None
    size = hand.size
    notes: tuple[Note, ...] = ()
    faults: list[Fault] = []
    win = named
    full = hand
    if size == FULL and named is None and hand.concealed:
        win = hand.concealed[-1]
        if not hand.text.count("[") and "|" not in hand.text:
            notes = (Note("assumed_win", {"tile": NAMES[win]}),)
    elif size == FULL and named not in hand.concealed and named is not None:
        faults.append(Fault("tile_count", "tile_count.win_not_held", {"tile": NAMES[named]}))
    elif size == FULL - 1 and named is not None:
        full = hand._replace(concealed=(*hand.concealed, named))
        if hand.packed >> (3 * named) & 4:
            faults.append(Fault("five_of_a_kind", "five_of_a_kind", {"tile": NAMES[named]}))
    elif size == FULL - 1:
        gb = notation.write(hand, "gb", circumstances=how) if rule_set.game.has_gb else None
        raise NotAWin([Fault("incomplete_hand", "incomplete_hand")], hand, gb)
    elif size != FULL:
        faults.append(Fault("tile_count", "tile_count", {"count": size, "needed": FULL}))
    if win is not None:
        faults += rule_set.game.impossible(full, win, how, rule_set.options)
    if faults or win is None:
        raise HandError(faults, hand.text)
    gb = notation.gb(hand, win, how) if rule_set.game.has_gb else None
    how, certain = rule_set.game.certain(full, win, how)
    return _Settled(full, win, how, (*notes, *certain), gb)


def situation(how: Circumstances) -> Situation:
    """The circumstances as the engine takes them."""
    bits = int(how.flowers or 0) << Win.FLOWERS
    for given, bit in (
        (how.self_drawn, Win.SELF_DRAWN),
        (how.last_tile, Win.LAST_TILE),
        (how.replacement, Win.REPLACEMENT),
        (how.robbing_kong, Win.ROBBING),
        (how.last_of_kind, Win.LAST_OF_KIND),
        (how.after_kong, Win.AFTER_KONG),
    ):
        if given:
            bits |= bit
    return Situation(SEATS.index(how.seat or "E"), SEATS.index(how.round or "E"), bool(how.self_drawn), bits)


def add_up(hand: Hand) -> Declared:
    """The hand's melds as the engine takes them."""
    total = Declared()
    for meld in hand.melds:
        total = total + declared(meld)
    return total


def score_hand(hand: Hand, how: Circumstances, rule_set: RuleSet, explain: bool = False) -> Score:
    """Score a hand that was read. Raises HandError (NotAWin where it is no win)."""
    settled = _settle(hand, how, rule_set)
    full, win, how = settled.hand, settled.win, settled.how
    book, melds = rule_set.book, add_up(full)
    case = Case(pack(full.concealed), win, full.melds, melds, situation(how))
    game = rule_set.game
    best = book.best(case.concealed, win, melds, case.how)
    failures = list(game.fails(full, how))
    if best is None and not any(fault.code == "not_a_win" for fault in failures):
        failures.append(Fault("not_a_win", game.no_win))
    if best is None or failures:
        raise NotAWin(failures, hand, settled.gb)
    candidate, final = best
    standing = case.concealed - UNIT[win]
    awaited = [NAMES[tile] for tile in kinds_of(readings.awaited(standing, melds.sets, game.forms))]
    others = [name for name in awaited if name != NAMES[win]]
    reading, lines, struck = lines_and_struck(book, case, candidate, final, others)
    worth, counted = book.worth(final), book.worth(final & ~book.aside)
    total = book.value(worth)
    minimum = int(rule_set.options.get("minimum", 0))
    legal = counted >= minimum
    seat, round_wind, self_drawn = how.seat or "E", how.round or "E", bool(how.self_drawn)
    transfers: tuple[Transfer, ...] = game.payments(total, how) if legal else ()
    balance = net(transfers)
    notes = [*settled.notes, *_assumptions(full, how, balance is not None and legal)]
    notes += game.remarks(worth, rule_set.options)
    if not legal:
        notes.append(Note("below_minimum", {"counted": counted, "minimum": minimum}))
    return Score(
        rules=rule_set.name,
        hand=hand.text,
        win=NAMES[win],
        gb=settled.gb,
        total=total,
        fan_total=fans_in(rule_set, worth),
        counted=counted,
        minimum=minimum,
        legal=legal,
        lines=lines,
        struck=struck,
        transfers=transfers,
        net=balance,
        notes=tuple(notes),
        reading=reading,
        waits=tuple(awaited),
        seat=seat,
        round=round_wind,
        self_drawn=self_drawn,
        discarder=how.discarder,
        options=rule_set.changed,
        how=how,
        next_best=_next_best(rule_set, case, others) if explain else None,
    )


def _assumptions(hand: Hand, how: Circumstances, seats_matter: bool) -> list[Note]:
    """Notes on the winds that were not told and change the value (a wind pung or kong) or the payments by seat."""
    held = hand.packed
    wind_pung = any(held >> (3 * wind) & 7 >= 3 for wind in range(FIRST_WIND, FIRST_DRAGON))
    notes = []
    if how.seat is None and (wind_pung or seats_matter):
        notes.append(Note("assumed_seat", {"wind": "E"}))
    if how.round is None and wind_pung:
        notes.append(Note("assumed_round", {"wind": "E"}))
    return notes


def _next_best(rule_set: RuleSet, case: Case, others: list[str]) -> tuple[Any, tuple[Line, ...], int] | None:
    """The dearest of the readings that count otherwise than the chosen one."""
    book = rule_set.book
    ranked = [Candidate(*one) for one in sorted(book.candidates(case.concealed, case.win, case.declared, case.how))]
    other = next((one for one in ranked if one.outcome[2] != ranked[0].outcome[2]), None)
    if other is None:
        return None
    final = other.outcome[2]
    reading, lines, _ = lines_and_struck(book, case, other, final, others)
    return reading, lines, book.worth(final)


def fans_in(rule_set: RuleSet, worth: int) -> int | None:
    """The number of fans, not cut by a limit, where the game counts in fans."""
    return worth if rule_set.game.unit == "fans" else None


UNUSED = ("win", "self_drawn", "discarder", "replacement", "robbing_kong")
"""Circumstances of one win, which say nothing about waits."""


def waits_of(hand: Hand, how: Circumstances, rule_set: RuleSet) -> Waits:
    """The waits of a hand that was read. Raises HandError."""
    if hand.size != FULL - 1:
        fault = Fault("tile_count", "tile_count.waits", {"count": hand.size, "needed": FULL - 1})
        raise HandError([fault], hand.text)
    game = rule_set.game
    notes = [
        Note("left_out" if name in game.situational else "unused_circumstance", {"name": name})
        for name in dict.fromkeys((*UNUSED, *game.situational))
        if getattr(how, name)
    ]
    how = how._replace(**dict.fromkeys((*UNUSED, *game.situational)))
    notes += [Note("not_ready", {"fault": fault}) for fault in game.fails(hand, how)]
    found = [_wait(hand, tile, how, rule_set) for tile in awaited_tiles(hand, how, rule_set)]
    notes += _assumptions(hand, how, False)
    return Waits(
        rules=rule_set.name,
        hand=hand.text,
        waits=tuple(found),
        minimum=int(rule_set.options.get("minimum", 0)),
        notes=tuple(notes),
        seat=how.seat or "E",
        round=how.round or "E",
        options=rule_set.changed,
        how=how,
    )


def awaited_tiles(hand: Hand, how: Circumstances, rule_set: RuleSet) -> list[Tile]:
    """The kinds of tile that a hand one tile short waits for."""
    game = rule_set.game
    mask = readings.awaited(pack(hand.concealed), len(hand.melds), game.forms)
    return [
        tile
        for tile in range(KINDS)
        if mask >> tile & 1
        and not game.dead_wait(hand, tile)
        and not any(True for _ in game.fails(hand._replace(concealed=(*hand.concealed, tile)), how))
    ]


def _wait(hand: Hand, tile: Tile, how: Circumstances, rule_set: RuleSet) -> Wait:
    full, melds = hand._replace(concealed=(*hand.concealed, tile)), add_up(hand)
    by_discard = _value(full, tile, how, rule_set, melds)
    drawn = _value(full, tile, how._replace(self_drawn=True), rule_set, melds)
    return Wait(NAMES[tile], 4 - min(4, hand.packed >> (3 * tile) & 7), by_discard, drawn)


def _value(full: Hand, win: Tile, how: Circumstances, rule_set: RuleSet, melds: Declared) -> WaitValue:
    if how.last_of_kind and full.concealed.count(win) > 1:
        how = how._replace(last_of_kind=None)  # true of another of the waits, not of this one
    how, _ = rule_set.game.certain(full, win, how)
    book = rule_set.book
    case = Case(pack(full.concealed), win, full.melds, melds, situation(how))
    best = book.best(case.concealed, win, melds, case.how)
    assert best is not None, "an awaited tile completes the hand"
    _, lines, _ = lines_and_struck(book, case, best[0], best[1], ())
    counted = book.worth(best[1] & ~book.aside)
    worth = book.worth(best[1])
    legal = counted >= int(rule_set.options.get("minimum", 0))
    return WaitValue(book.value(worth), fans_in(rule_set, worth), legal, lines)
