"""One hand: read, checked against its circumstances, scored with reasons and payments."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from .. import notation
from ..engine import rule_sets
from ..engine.book import Book, Candidate
from ..engine.rule_sets import RuleSet
from ..errors import HandError
from ..faults import Fault
from ..hand.circumstances import merge, of_the_tiles, with_what_follows
from ..hand.hand import FULL, Circumstances, Hand
from ..hand.tiles import BITS, BY_NAME, HONORS, KINDS, NAMES, SEATS, WINDS, Tile, has_five, held_four, pack, without
from ..reading import forms
from ..reading.keyed import kinds_of
from ..reading.packed import add_up, pack_win
from ..results.score import Line, Note, Reading, Score, Totals
from ..results.transfers import Transfer, net
from .alternatives import next_best
from .explain import Case, chosen, lines_and_struck, lines_of, unfinished_lines
from .near_reasons import Asked, expected

FLOWER_TILE = "unknown_symbol.flower_tile"


class NotAWin(HandError):  # noqa: N818 - it says what the hand is, not that something failed
    """A hand that can be read but cannot be scored: no win, or one tile short. It keeps the hand and its GB form."""

    def __init__(self, faults: Iterable[Fault], hand: Hand, gb: str | None) -> None:
        super().__init__(faults, hand.text)
        self.hand = hand
        self.gb = gb

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.faults, self.hand, self.gb)


def read_hand(hand: str | Hand, given: Circumstances, rule_set: RuleSet) -> tuple[Hand, Circumstances]:
    """The hand and what is known of the win from its own text and beside it. Raises HandError with all faults."""
    faults: list[Fault] = []
    if isinstance(hand, str):
        hand, faults = notation.read(hand)
        faults = fitted(faults, rule_set.name)
    how, contradictions = merge(hand.said, given)
    faults += contradictions
    faults += rule_set.game.not_in_this_game(hand, how)
    if hand.said.flowers and "flowers" not in rule_set.game.circumstances:
        faults.append(Fault("not_in_this_game", "not_in_this_game.flowers", {"count": hand.said.flowers}))
        how = how._replace(flowers=given.flowers)
    faults += rule_sets.foreign_faults(how, rule_set.game)
    if faults:
        raise HandError(faults, hand.text)
    return hand, how


def fitted(faults: Iterable[Fault], rules: str) -> list[Fault]:
    """The faults of a hand's text in the words of its game: flower tiles are misplaced in one, unknown to another.

    Raises RulesError where there are such tiles but no such rules.
    """
    return [
        fault._replace(code="not_in_this_game", message="not_in_this_game.flowers")
        if fault.message == FLOWER_TILE and "flowers" not in rule_sets.rule_set(rules).game.circumstances
        else fault
        for fault in faults
    ]


class _Complete(NamedTuple):
    """A complete hand: the winning tile among the concealed ones, and what is known of the win."""

    hand: Hand
    win: Tile
    how: Circumstances
    notes: tuple[Note, ...]


def _completed(hand: Hand, how: Circumstances, rule_set: RuleSet) -> _Complete:
    """Find the winning tile, and refuse what cannot be."""
    named = BY_NAME[how.win] if how.win else None
    size = hand.size
    notes: tuple[Note, ...] = ()
    faults = list(rule_set.game.circumstance_faults(how, rule_set.options))
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
    elif size == FULL - 1 and not faults:
        gb = notation.write(hand, "gb", circumstances=how) if rule_set.game.has_gb else None
        raise NotAWin([Fault("incomplete_hand", "incomplete_hand")], hand, gb)
    elif size == FULL - 1:
        faults.append(Fault("incomplete_hand", "incomplete_hand"))
    elif size != FULL:
        faults.append(Fault("tile_count", "tile_count", {"count": size, "needed": FULL}))
    if win in full.concealed:  # all that follows presumes it, whatever else is wrong
        assert win is not None
        faults += of_the_tiles(full, win, how)
        if faults and full.size == FULL and not has_five(full.packed):
            faults += _failures(full, win, how, rule_set)
    if faults or win is None:
        raise HandError(faults, hand.text)
    if rule_set.game.notes_on_win:
        notes = (*notes, *rule_set.game.notes_on_win(full, win, how))
    return _Complete(full, win, with_what_follows(how), notes)


def score_hand(hand: Hand, how: Circumstances, rule_set: RuleSet, explain: bool = False) -> Score:
    """Score a hand that was read. Raises HandError (NotAWin where it is no win)."""
    try:
        return _score_hand(hand, how, rule_set, explain)
    except HandError as error:
        from .advice import advised

        error.faults = advised(error.faults, hand, how, rule_set)
        raise


def _score_hand(hand: Hand, how: Circumstances, rule_set: RuleSet, explain: bool) -> Score:
    if how.loser:
        return _unfinished(hand, how, rule_set)
    complete = _completed(hand, how, rule_set)
    full, win, how = complete.hand, complete.win, complete.how
    book, melds = rule_set.book, add_up(full.melds)
    case = Case(pack(full.concealed), win, full.melds, melds, pack_win(how))
    best = book.best(case.concealed, win, melds, case.how)
    if best is None or rule_set.game.failures(full, how):
        raise NotAWin(_failures(full, win, how, rule_set), hand, _gb(complete, rule_set))
    totals = book.totals(best[1], how)
    later = _Later(hand, complete, rule_set, case, *best, totals)
    found = Score(later.of, **_figures(hand, NAMES[win], how, rule_set, totals))
    return found._replace(next_best=next_best(book, case)) if explain else found


def _gb(complete: _Complete, rule_set: RuleSet) -> str | None:
    return notation.gb(complete.hand, complete.win, complete.how) if rule_set.game.has_gb else None


class _Later(NamedTuple):
    """What is said of a win beside its figures, worked out as far as it is asked for."""

    hand: Hand
    complete: _Complete
    rule_set: RuleSet
    case: Case
    candidate: Candidate
    final: int
    totals: Totals

    def of(self, field: str) -> Mapping[str, Any]:
        """The value of a field of `Score`, and those of others that come with it."""
        if field == "lines":
            return {"lines": lines_of(self.rule_set.book, self.final, lambda: self.reasons()["lines"])}
        return self.payments() if field in ("transfers", "net") else self.reasons()

    def payments(self) -> dict[str, Any]:
        """Who pays whom, and what each seat gains."""
        game, options, how = self.rule_set.game, self.rule_set.options, self.complete.how
        transfers = game.payments(self.totals.total, how, options) if self.totals.legal else ()
        return {"transfers": transfers, "net": net(transfers) if game.balances(options) else None}

    def reasons(self) -> dict[str, Any]:
        """The reading, the lines with their sets, what is not counted, and all notes."""
        full, win, how = self.complete.hand, self.complete.win, self.complete.how
        awaited = tuple([NAMES[tile] for tile in kinds_of(_awaited(full, win, self.rule_set))])
        taken = chosen(self.rule_set.book, self.case, self.candidate, self.final)
        reading, lines, struck = lines_and_struck(taken, [name for name in awaited if name != NAMES[win]])
        paid = self.payments()
        noticed = _Noticed(reading, lines, paid["transfers"], awaited)
        notes = list(self.complete.notes)
        if not self.totals.legal:
            notes.append(below_minimum(self.rule_set.book, self.totals.counted))
        return {
            "reading": reading,
            "lines": lines,
            "struck": struck,
            "missed": expected(Asked(taken, lines, awaited), struck),
            "waits": awaited,
            "gb": _gb(self.complete, self.rule_set),
            "notes": (*notes, *_notes(noticed, NAMES[win], how, self.rule_set, self.totals)),
            **paid,
        }


def below_minimum(book: Book, counted: int) -> Note:
    """That a win is worth too little to be declared, in the unit of its game."""
    unit, least = book.minimum_unit, book.minimum
    figures = {"counted": counted, "minimum": least, "short": least - counted}
    return Note("below_minimum", {**figures, "unit": unit} if unit else figures)


def _failures(full: Hand, win: Tile, how: Circumstances, rule_set: RuleSet) -> list[Fault]:
    """Why a complete hand is no win, if it is none."""
    failures = rule_set.game.failures(full, how)
    found = rule_set.book.checked_candidates(pack(full.concealed), win, add_up(full.melds), pack_win(how))
    if not found and not any(fault.code == "not_a_win" for fault in failures):
        failures.append(Fault("not_a_win", rule_set.game.no_form))
    return failures


class _Noticed(NamedTuple):
    """What the notes of a score look at."""

    reading: Reading
    lines: tuple[Line, ...]
    transfers: tuple[Transfer, ...] = ()
    waits: tuple[str, ...] = ()


def _figures(hand: Hand, win: str | None, how: Circumstances, rule_set: RuleSet, totals: Totals) -> dict[str, Any]:
    """The fields of `Score` that are known at once."""
    return {
        "rules": rule_set.name,
        "hand": hand.text,
        "win": win,
        "total": totals.total,
        "fan_total": totals.fan_total,
        "base": totals.base,
        "doublings": totals.doublings,
        "raw": totals.raw,
        "counted": totals.counted,
        "minimum": rule_set.book.minimum,
        "legal": totals.legal,
        "seat": how.seat or "E",
        "round": how.round or "E",
        "self_drawn": bool(how.self_drawn),
        "discarder": how.discarder,
        "options": rule_set.changed,
        "how": how,
    }


def _notes(
    noticed: _Noticed, win: str | None, how: Circumstances, rule_set: RuleSet, totals: Totals
) -> tuple[Note, ...]:
    """What the reader should know beside what the hand itself made worth a note."""
    # A win that counts for nothing may do so for want of its winds; a hand that did not win may be dead all the same.
    winds = (win is not None or bool(noticed.lines)) and _shows_winds(noticed.reading, rule_set)
    by_seat = bool(noticed.transfers) and all(transfer.payer in SEATS for transfer in noticed.transfers)
    by_seat = by_seat or rule_set.game.asks_seat(how, rule_set.options)
    balanced = rule_set.game.balances(rule_set.options)
    return (
        *assumptions(winds, how, by_seat),
        *_notes_on_value(rule_set, totals, noticed.lines, how),
        *([] if balanced or win is None else [Note("losers_settle")]),
    )


def _notes_on_value(rule_set: RuleSet, totals: Totals, lines: Iterable[Line], how: Circumstances) -> Iterable[Note]:
    notes_on_value = rule_set.game.notes_on_value
    return notes_on_value(totals.worth, [one.fan for one in lines], how, rule_set.options) if notes_on_value else ()


def _unfinished(hand: Hand, how: Circumstances, rule_set: RuleSet) -> Score:
    """Value a hand that did not win. Raises HandError."""
    game, book = rule_set.game, rule_set.book
    assert game.unfinished is not None, "a circumstance of games that value such hands"
    faults = list(game.circumstance_faults(how, rule_set.options))
    if faults:
        raise HandError(faults, hand.text)
    found = game.unfinished(hand, pack_win(how), rule_set.options)
    final = book.unfinished(found.keys, found.units)
    reading, lines, struck = unfinished_lines(book, hand.melds, found, final)
    totals = book.totals(final, how)
    return Score(
        **_figures(hand, None, how, rule_set, totals),
        reading=reading,
        lines=lines,
        struck=struck,
        transfers=(),
        net=None,
        waits=(),
        missed=(),
        gb=None,
        notes=(*found.notes, *_notes(_Noticed(reading, lines), None, how, rule_set, totals)),
    )


def _awaited(full: Hand, win: Tile, rule_set: RuleSet) -> int:
    """The kinds that would have completed a hand before it won, as a mask."""
    held = without(full.packed, win)
    dead = 0 if rule_set.book.dead_waits_count else held_four(held)
    return forms.awaited(without(pack(full.concealed), win), len(full.melds), rule_set.game.forms) & ~dead


def least_set_of_winds(rule_set: RuleSet) -> int:
    """How many winds alike make a set that can count."""
    return 2 if rule_set.book.exposed else 3


def _shows_winds(reading: Reading, rule_set: RuleSet) -> bool:
    """Whether a reading has a set of winds that can count."""
    least = least_set_of_winds(rule_set)
    sets = (name.lstrip("+-") for name in (*reading.concealed, *reading.declared))
    return any(name[0] in WINDS and len(name) >= least and len(set(name)) == 1 for name in sets)


def holds_sets_of_winds(tiles: int, declared: int, least: int) -> bool:
    """What `_shows_winds` says of the best reading of a winning hand, by its packed tiles alone.

    declared: the tiles of its declared sets among them. least: tiles of a set that can count, 2 or 3. Three of a wind
    are a pung in every form, four of them concealed are two pairs.
    """
    held = [tiles >> BITS * tile & 7 for tile in range(BY_NAME[HONORS[0]], KINDS)]
    if all(held):  # singles of the forms that take one of each honor
        return False
    winds = [(count, declared >> BITS * BY_NAME[wind] & 7) for wind, count in zip(WINDS, held, strict=False)]
    return any(count == 3 or (count > 3 and open_ > 0) or (count > 1 and least < 3) for count, open_ in winds)


def assumptions(winds: bool, how: Circumstances, by_seat: bool) -> list[Note]:
    """Notes on the winds that were not told. winds: whether what counts shows sets of winds, which then matter.
    by_seat: whether players pay by seat, or it matters otherwise."""
    notes = []
    if how.seat is None and (winds or by_seat):
        notes.append(Note("assumed_seat", {"wind": "E"}))
    if how.round is None and winds:
        notes.append(Note("assumed_round", {"wind": "E"}))
    return notes
