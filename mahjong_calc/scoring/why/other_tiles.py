"""Other tiles: one exchanged for another, or a set or two for others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import reduce
from itertools import combinations
from operator import or_

from ...hand.tiles import COPIES, KINDS, NAMES, Tile
from ...results.why import Change
from .blocks import EVERY_PAIR, EVERY_SET, PAIR, Block, distance, hand_of, like
from .situation import Situation, Step


def one_tile(situation: Situation) -> Iterator[Step]:
    """Each concealed tile exchanged for each other kind; a near one first."""
    held = list(situation.hand.concealed)
    whole = [*held, *(tile for meld in situation.hand.melds for tile in meld.tiles)]
    win = None if situation.how.loser else situation.win
    pairs = [
        (old, new) for old in sorted(set(held)) for new in range(KINDS) if whole.count(new) < COPIES and new != old
    ]
    for old, new in sorted(pairs, key=lambda pair: (pair[0] == win, abs(pair[0] - pair[1]), pair)):
        rest = [*held]
        rest.remove(old)
        change = Change("tile", {"old": NAMES[old], "new": NAMES[new]})
        hand = situation.hand._replace(concealed=tuple(sorted([*rest, new])), columns=())
        if win is None:
            yield Step((change,), situation._replace(hand=hand))
        else:
            yield Step((change,), situation.with_tiles([*rest, new], win if win in rest else new))


def one_set(situation: Situation, blocks: Sequence[Block]) -> Iterator[Step]:
    """Each set and the pair exchanged for each other one; those first that exchange the fewest tiles."""
    found = [
        (distance(new, old), place, like(new, old))
        for place, old in enumerate(blocks)
        for new in (EVERY_PAIR if old.kind == PAIR else EVERY_SET)
        if like(new, old) != old
    ]
    for _, place, new in sorted(found, key=lambda one: one[:2]):
        yield from exchanged(situation, blocks, {place: new})


def exchanged(situation: Situation, blocks: Sequence[Block], new: dict[int, Block]) -> Iterator[Step]:
    """The hand with other blocks in these places, won on the same tile where it is still there, else on one of the
    new ones. Nothing where there are not tiles enough."""
    after = [new.get(place, block) for place, block in enumerate(blocks)]
    tiles = [tile for block in after for tile in block.tiles]
    if any(tiles.count(tile) > COPIES for tile in set(tiles)):
        return
    hand = hand_of(after, situation.hand)
    old_sets, new_sets = (" ".join(one.signed for one in sets) for sets in ([blocks[at] for at in new], new.values()))
    changes = (Change("set", {"old": old_sets, "new": new_sets}),)
    wins: list[Tile] = [situation.win] if situation.win in hand.concealed else []
    wins = wins or sorted({tile for one in new.values() if not one.declared for tile in one.tiles})
    for win in wins or sorted(set(hand.concealed)):
        yield Step(changes, situation._replace(hand=hand, how=situation.how._replace(win=NAMES[win])))


def fitting_sets(situation: Situation, blocks: Sequence[Block], fits: Callable[[Block], bool]) -> Iterator[Step]:
    """Every block that does not fit by itself exchanged for the nearest that does."""
    wrong = [place for place, block in enumerate(blocks) if not fits(block)]
    if len(wrong) < 2:
        return
    new: dict[int, Block] = {}
    for place in wrong:
        old = blocks[place]
        held = [t for at, block in enumerate(blocks) if at not in wrong or at in new for t in new.get(at, block).tiles]
        for one in sorted(EVERY_PAIR if old.kind == PAIR else EVERY_SET, key=lambda one: distance(one, old)):
            put = like(one, old)
            room = all(held.count(tile) + put.tiles.count(tile) <= COPIES for tile in set(put.tiles))
            if fits(put) and room:
                new[place] = put
                break
    if len(new) == len(wrong):
        yield from exchanged(situation, blocks, new)


def two_sets(
    situation: Situation, blocks: Sequence[Block], traits: Callable[[Block], int], may: Callable[[int], bool]
) -> Iterator[Step]:
    """Every two blocks exchanged where the hand may then be wanted; the fewest tiles first.

    traits: what a block adds to the kinds of tile that `may` is asked about.
    """
    found: list[tuple[tuple[int, ...], int, dict[int, Block]]] = []
    for first, second in combinations(range(len(blocks)), 2):
        rest = reduce(or_, [traits(one) for place, one in enumerate(blocks) if place not in (first, second)], 0)
        others = [(one, traits(one)) for one in _choices(blocks[second])]
        for one in _choices(blocks[first]):
            so_far = rest | traits(one)
            for other, more in others:
                if may(so_far | more):
                    costs = zip(distance(one, blocks[first]), distance(other, blocks[second]), strict=True)
                    found.append((tuple(map(sum, costs)), len(found), {first: one, second: other}))
    for _, _, new in sorted(found, key=lambda one: one[:2])[:MOST_TRIED]:
        yield from exchanged(situation, blocks, new)


MOST_TRIED = 200
"""Of hands with two other sets no more than this are looked at closely."""


def _choices(old: Block) -> list[Block]:
    return [put for one in (EVERY_PAIR if old.kind == PAIR else EVERY_SET) if (put := like(one, old)) != old]
