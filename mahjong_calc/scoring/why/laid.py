"""The same sets, claimed or not, as kongs or not, and pungs in the place of chows: how sets came about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from ...hand.hand import CHOW, KONG, PUNG
from ...hand.tiles import COPIES, KINDS, NAMES, Tile
from ...results.why import Change
from .blocks import PAIR, Block, hand_of
from .situation import Situation, Step


def ways_to_lie(situation: Situation, blocks: Sequence[Block], finished: int) -> Iterator[Step]:
    """Every way in which the sets could lie, the fewest changes first; the set that the winning tile finished is
    concealed in all. finished: its place."""
    spare = spare_tiles(blocks)
    choices = [_ways(block, spare[place], place == finished) for place, block in enumerate(blocks)]
    found = [new for new in product(*choices) if list(new) != list(blocks)]
    for new in sorted(found, key=lambda new: sum(_cost(a, b) for a, b in zip(blocks, new, strict=True))):
        yield from _laid(situation, blocks, new)


def one_laid_otherwise(situation: Situation, blocks: Sequence[Block], finished: int) -> Iterator[Step]:
    """The same with one set only, what changes least first."""
    spare = spare_tiles(blocks)
    found = [
        (_cost(block, way), block.declared != way.declared, place, way)
        for place, block in enumerate(blocks)
        for way in _ways(block, spare[place], place == finished)
        if way != block
    ]
    for _, _, place, way in sorted(found, key=lambda one: one[:3]):
        yield from _laid(situation, blocks, [*blocks[:place], way, *blocks[place + 1 :]])


def nothing_claimed(situation: Situation, blocks: Sequence[Block]) -> Iterator[Step]:
    """Every claimed set in the hand; kongs as concealed ones."""
    new = [one._replace(concealed=True, declared=one.kind == KONG) if one.is_claimed else one for one in blocks]
    if new != list(blocks):
        yield Step((Change("nothing_claimed"),), situation._replace(hand=hand_of(new, situation.hand)))


def all_claimed(situation: Situation, blocks: Sequence[Block]) -> Iterator[Step]:
    """Every set claimed, and the win on the pair."""
    new = [one if one.kind == PAIR else one._replace(declared=True, concealed=False) for one in blocks]
    pair = next((one.tile for one in blocks if one.kind == PAIR), None)
    if pair is not None and new != list(blocks):
        how = situation.how._replace(win=NAMES[pair])
        change = Change("all_claimed", {"tile": NAMES[pair]})
        yield Step((change,), situation._replace(hand=hand_of(new, situation.hand), how=how))


def spare_tiles(blocks: Sequence[Block]) -> list[Tile]:
    """For each block a kind of which no tile is in the hand, near to it, for a pung in its place."""
    used = {tile for block in blocks for tile in block.tiles}
    found = []
    for block in blocks:
        spare = min((tile for tile in range(KINDS) if tile not in used), key=lambda tile: abs(tile - block.tile))
        used.add(spare)
        found.append(spare)
    return found


def _ways(block: Block, spare: Tile, finished: bool) -> list[Block]:
    if block.kind == PAIR:
        return [block]
    tile = spare if block.kind == CHOW else block.tile
    ways = [block, Block(PUNG, tile)]
    if not finished:
        ways += [Block(PUNG, tile, True, False), Block(KONG, tile, True, False), Block(KONG, tile, True, True)]
        if block.kind == CHOW:
            ways.append(block._replace(declared=not block.declared, concealed=block.declared))
    return list(dict.fromkeys(ways))


def _cost(old: Block, new: Block) -> int:
    return 0 if old == new else 1 if old.kind == new.kind and old.tile == new.tile else 2 if old.tile == new.tile else 5


def _laid(situation: Situation, blocks: Sequence[Block], new: Sequence[Block]) -> Iterator[Step]:
    tiles = [tile for block in new for tile in block.tiles]
    hand = hand_of(new, situation.hand)
    if any(tiles.count(tile) > COPIES for tile in set(tiles)) or not hand.concealed:
        return
    win = situation.win if situation.win in hand.concealed else hand.concealed[-1]
    changes = tuple(_change(old, other) for old, other in zip(blocks, new, strict=True) if old != other)
    yield Step(changes, situation._replace(hand=hand, how=situation.how._replace(win=NAMES[win])))


def _change(old: Block, new: Block) -> Change:
    if (old.kind, old.tile) != (new.kind, new.tile):
        return Change("set", {"old": old.signed, "new": new.signed})
    key = "claimed" if new.is_claimed else "unclaimed"
    return Change(key, {"set": new.name})
