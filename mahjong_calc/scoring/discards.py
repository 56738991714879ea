"""What to throw: each discard with how far the hand is then, and what its waits are worth where it is ready."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Literal

from ..engine.rule_sets import RuleSet
from ..errors import HandError
from ..faults import Fault
from ..game.game import Game
from ..hand.hand import FULL, Circumstances, Hand
from ..hand.tiles import BITS, BY_NAME, COPIES, KINDS, NAMES, UNIT, Tile, compact, pack
from ..reading.distance import OUT_OF_REACH, Lack, lacks_of_sets, nearest
from ..reading.forms import Forms
from ..reading.keyed import kinds_of
from ..results.discards import Discards, Help, Throw, worth
from ..results.score import Note
from .awaited import awaited_tiles
from .seen import check_seen, copies_left, last_of_kind
from .waits import notes_on_waits, of_any_win, value_wait

Order = Literal["value", "width"]
"""What comes first among discards after which the hand is equally far: dear waits, or many copies."""
SETS = 4


def discards_of(
    hand: Hand, how: Circumstances, rule_set: RuleSet, seen: Sequence[Tile] = (), by: Order | None = None
) -> Discards:
    """Every discard of a hand that was read; of one a tile short, how far it is as it stands. Raises HandError.

    seen: tiles that lie open elsewhere. by: what comes first; None: copies that win.
    """
    hand, how = _with_drawn(hand, how)
    if hand.size not in (FULL - 1, FULL):
        from .advice import advised

        fault = Fault("tile_count", "tile_count.discards", {"count": hand.size, "needed": FULL, "least": FULL - 1})
        raise HandError(advised([fault], hand, how, rule_set), hand.text)
    check_seen(hand, seen)
    how, notes = of_any_win(hand, how, rule_set)
    kinds = kinds_of_a_win(hand, how, rule_set.game)
    throws = [_after(rest, thrown, kinds, how, rule_set, seen) for thrown, rest in _rests(hand)]
    throws.sort(key=ORDERS[by])
    notes += _notes_on_distance(hand, throws, how, rule_set.game)
    waits = {(BY_NAME[wait.win], one.throw) for one in throws for wait in one.waits}
    awaited = sorted({tile for tile, _ in waits})
    last = sorted({tile for tile, name in waits if last_of_kind(hand, tile, rule_set.game, with_thrown(seen, name))})
    return Discards(
        rules=rule_set.name,
        hand=hand.text,
        throws=tuple(throws),
        complete=hand.size == FULL and _is_complete(hand, how, rule_set),
        minimum=rule_set.book.minimum,
        notes=(*notes, *(notes_on_waits(hand, awaited, last, how, rule_set) if awaited else ())),
        seat=how.seat or "E",
        round=how.round or "E",
        options=rule_set.changed,
        how=how,
        seen=compact(seen),
    )


def _with_drawn(hand: Hand, how: Circumstances) -> tuple[Hand, Circumstances]:
    """A hand of thirteen tiles with the fourteenth, where that is named as the winning tile. Raises HandError where it
    is the fifth of its kind."""
    if how.win is None or hand.size != FULL - 1:
        return hand, how
    if not copies_left(hand, BY_NAME[how.win], ()):
        raise HandError([Fault("five_of_a_kind", "five_of_a_kind", {"tile": how.win})], hand.text)
    return hand._replace(concealed=(*hand.concealed, BY_NAME[how.win])), how._replace(win=None)


def _rests(hand: Hand) -> Iterator[tuple[Tile | None, Hand]]:
    """Each kind of tile that can be thrown, with the hand that is left; the hand itself where it has none too many."""
    if hand.size < FULL:
        yield None, hand
        return
    for tile in dict.fromkeys(hand.concealed):
        rest = list(hand.concealed)
        rest.remove(tile)
        yield tile, hand._replace(concealed=tuple(rest))


def with_thrown(seen: Sequence[Tile], throw: str | None) -> Sequence[Tile]:
    """The tiles that lie open after a discard."""
    return seen if throw is None else (*seen, BY_NAME[throw])


def _is_complete(hand: Hand, how: Circumstances, rule_set: RuleSet) -> bool:
    """Whether a hand of fourteen tiles wins as it stands."""
    rest = hand._replace(concealed=hand.concealed[:-1])
    return hand.concealed[-1] in awaited_tiles(rest, how, rule_set)


def _after(
    hand: Hand, thrown: Tile | None, kinds: Sequence[int], how: Circumstances, rule_set: RuleSet, seen: Sequence[Tile]
) -> Throw:
    """A hand of thirteen tiles. thrown: the tile that was discarded. kinds: as `kinds_of_a_win` has them."""
    name = None if thrown is None else NAMES[thrown]
    seen = with_thrown(seen, name)
    options = rule_set.options
    awaited = [tile for tile in awaited_tiles(hand, how, rule_set) if not rule_set.game.dead_wait(hand, tile, options)]
    if awaited:
        waits = tuple([value_wait(hand, tile, how, rule_set, seen) for tile in awaited])
        return Throw(name, 0, tuple([Help(one.win, one.left) for one in waits]), waits)
    lack = lack_of(hand, kinds, rule_set.game.forms)
    if lack.tiles >= OUT_OF_REACH:
        return Throw(name, None, ())
    helps = tuple([Help(NAMES[tile], copies_left(hand, tile, seen)) for tile in kinds_of(lack.helps)])
    return Throw(name, max(1, lack.tiles - 1), helps)


def lack_of(hand: Hand, kinds: Sequence[int], forms: Forms) -> Lack:
    """What a hand of thirteen tiles lacks of a win in any form. kinds: as `kinds_of_a_win` has them."""
    standing, melds = pack(hand.concealed), len(hand.melds)
    declared = hand.packed - standing
    found = []
    for possible in kinds:
        copies = [declared >> BITS * tile & 7 if possible >> tile & 1 else COPIES for tile in range(KINDS)]
        taken = sum(UNIT[tile] * count for tile, count in enumerate(copies))
        found += [lacks_of_sets(standing, taken, SETS - melds), *forms.lacks(standing, taken, melds)]
    return nearest(*found)


def kinds_of_a_win(hand: Hand, how: Circumstances, game: Game) -> list[int]:
    """The kinds of tile that a win of this hand may consist of, as masks; it keeps to one of them."""
    had = [
        tile for tile in range(KINDS) if not any(True for _ in game.not_in_this_game(Hand((tile,)), Circumstances()))
    ]
    there = sum(1 << tile for tile in had)
    return [there & kinds for kinds in game.kinds_of_a_win(hand.melds, how)] if game.kinds_of_a_win else [there]


def _notes_on_distance(hand: Hand, throws: Sequence[Throw], how: Circumstances, game: Game) -> list[Note]:
    """Why a hand can never win; or that a game's reasons to refuse a win were not looked at."""
    if all(one.distance is None for one in throws):
        return [Note("not_ready", {"fault": fault}) for fault in game.failures(hand._replace(concealed=()), how)]
    measured = game.why_not_a_win is None or game.kinds_of_a_win
    return [] if measured or all(one.ready for one in throws) else [Note("distance_by_form")]


def _far(throw: Throw) -> int:
    """How far a hand is for a player: one tile more where nothing that is left brings it on, since it must change."""
    stuck = not (throw.legal_left if throw.ready else throw.left)
    return OUT_OF_REACH if throw.distance is None else throw.distance + stuck


def _value(throw: Throw) -> tuple[int, int]:
    best = throw.best
    return worth(best) if best else (0, 0)


def _claimable(throw: Throw) -> int:
    """Copies with which one can win off a discard."""
    return sum(one.left for one in throw.waits if one.discard.legal)


def _down(value: tuple[int, int]) -> tuple[int, int]:
    return -value[0], -value[1]


ORDERS: dict[Order | None, Callable[[Throw], tuple[object, ...]]] = {
    None: lambda one: (_far(one), -one.legal_left, -_claimable(one), -one.left, _down(_value(one))),
    "width": lambda one: (_far(one), -one.left, -one.legal_left, _down(_value(one))),
    "value": lambda one: (_far(one), _down(_value(one)), -one.legal_left, -one.left),
}
"""What comes first -> the key by which discards are sorted; equals stay in the order in which the hand was written."""
