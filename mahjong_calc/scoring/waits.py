"""A hand one tile short: the tiles that complete it, each with what it is then worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from ..engine.rule_sets import RuleSet
from ..errors import HandError
from ..faults import Fault
from ..hand.circumstances import CIRCUMSTANCES
from ..hand.contradictions import last_of_kind_is_held
from ..hand.hand import FULL, Circumstances, Hand
from ..hand.tiles import FIRST_DRAGON, FIRST_WIND, NAMES, Tile, compact, pack
from ..reading.packed import Declared, add_up, pack_win
from ..results.score import Line, Note, Wait, Waits, WaitValue
from .advice import advised
from .awaited import awaited_tiles
from .explain import Case, chosen, lines_and_struck, lines_of
from .one_hand import assumptions
from .seen import check_seen, copies_left, last_of_kind

UNUSED = tuple(row.field for row in CIRCUMSTANCES if row.of_one_win)
"""Circumstances that say nothing about waits."""


def waits_of(hand: Hand, how: Circumstances, rule_set: RuleSet, seen: Sequence[Tile] = ()) -> Waits:
    """The waits of a hand that was read. seen: tiles that lie open elsewhere. Raises HandError."""
    if hand.size != FULL - 1:
        message = "tile_count.full" if hand.size == FULL else "tile_count.waits"
        fault = Fault("tile_count", message, {"count": hand.size, "needed": FULL - 1})
        raise HandError(advised([fault], hand, how, rule_set), hand.text)
    check_seen(hand, seen)
    how, notes = of_any_win(hand, how, rule_set)
    game = rule_set.game
    notes += [Note("not_ready", {"fault": fault}) for fault in game.failures(hand, how)]
    awaited = awaited_tiles(hand, how, rule_set)
    dead = [tile for tile in awaited if game.dead_wait(hand, tile, rule_set.options)]
    alive = [tile for tile in awaited if tile not in dead]
    if dead:
        notes.append(Note("dead_waits", {"tiles": " ".join(NAMES[tile] for tile in dead)}))
    last = [tile for tile in alive if last_of_kind(hand, tile, game, seen)]
    notes += notes_on_waits(hand, awaited, last, how, rule_set)
    return Waits(
        rules=rule_set.name,
        hand=hand.text,
        waits=tuple([value_wait(hand, tile, how, rule_set, seen) for tile in alive]),
        minimum=rule_set.book.minimum,
        notes=tuple(notes),
        seat=how.seat or "E",
        round=how.round or "E",
        options=rule_set.changed,
        how=how,
        seen=compact(seen),
    )


def of_any_win(hand: Hand, how: Circumstances, rule_set: RuleSet) -> tuple[Circumstances, list[Note]]:
    """The circumstances that hold whichever tile wins, and notes on the others. Raises HandError for what cannot be."""
    game = rule_set.game
    left_out = tuple(dict.fromkeys((*UNUSED, *game.of_one_win)))
    notes = [
        Note("left_out" if name in game.of_one_win else "unused_circumstance", {"name": name})
        for name in left_out
        if getattr(how, name)
    ]
    how = how._replace(**dict.fromkeys(left_out))
    faults = list(game.circumstance_faults(how, rule_set.options))
    if faults:
        raise HandError(faults, hand.text)
    return how, notes


def notes_on_waits(
    hand: Hand, awaited: Iterable[Tile], last: Iterable[Tile], how: Circumstances, rule_set: RuleSet
) -> list[Note]:
    """What the reader should know of the values of waits. last: those that are the last of their kind by what was
    seen."""
    names = " ".join(NAMES[tile] for tile in last)
    copies = Counter((*hand.concealed, *(tile for meld in hand.melds for tile in meld.tiles), *awaited))
    least = 2 if rule_set.book.exposed else 3  # a pair counts where the game has points for it
    winds = any(copies[wind] >= least for wind in range(FIRST_WIND, FIRST_DRAGON))
    return [*([Note("last_of_kind_seen", {"tiles": names})] if names else []), *assumptions(winds, how, False)]


def value_wait(hand: Hand, tile: Tile, how: Circumstances, rule_set: RuleSet, seen: Sequence[Tile] = ()) -> Wait:
    """What a tile that completes a hand is worth. seen: tiles that lie open elsewhere."""
    full, melds = hand._replace(concealed=(*hand.concealed, tile)), add_up(hand.melds)
    if last_of_kind(hand, tile, rule_set.game, seen):
        how = how._replace(last_of_kind=True)
    by_discard = _value(full, tile, how, rule_set, melds)
    drawn = _value(full, tile, how._replace(self_drawn=True), rule_set, melds)
    return Wait(NAMES[tile], copies_left(hand, tile, seen), by_discard, drawn)


def _value(full: Hand, win: Tile, how: Circumstances, rule_set: RuleSet, melds: Declared) -> WaitValue:
    if how.last_of_kind and any(True for _ in last_of_kind_is_held(full, win)):
        how = how._replace(last_of_kind=None)  # true of another of the waits, not of this one
    book = rule_set.book
    case = Case(pack(full.concealed), win, full.melds, melds, pack_win(how))
    best = book.best(case.concealed, win, melds, case.how)
    assert best is not None, "an awaited tile completes the hand"
    candidate, final = best

    def explained() -> tuple[Line, ...]:
        return lines_and_struck(chosen(book, case, candidate, final), ())[1]

    return WaitValue(totals=book.totals(final, how), lines=lines_of(book, final, explained))
