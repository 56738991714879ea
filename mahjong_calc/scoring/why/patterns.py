"""The sets that make a fan in its example, carried over to a hand: in other suits, higher or lower, of other winds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations

from ... import notation
from ...engine.rule_sets import RuleSet, rule_set
from ...game.fan import Fan
from ...hand.hand import CHOW, KONG, PUNG
from ...hand.tiles import FIRST_WIND, KINDS, NAMES, RANK, SUIT, Tile
from ...notation.values import read_circumstances
from ...results.score import Score
from ...results.why import Change
from ..one_hand import read_hand, score_hand
from .blocks import PAIR, Block, distance, like
from .other_tiles import exchanged
from .situation import Situation, Step, situation_of


def example_of(fan: Fan, rules: RuleSet) -> tuple[Situation, Score]:
    """The fan's example, a text line, with its score: by the rule set as it is, unless only house rules play the
    fan."""
    typed, words, _ = notation.split_line(fan.example)
    values: dict[str, object] = {name: value for name, (value, _) in words.items() if name != "rules"}
    how, _ = read_circumstances(values)
    asked = rule_set(words["rules"][0] if "rules" in words else rules.name)
    asked = asked if fan.is_played(asked.options) else rules
    hand, how = read_hand(typed, how, asked)
    score = score_hand(hand, how, asked)
    return situation_of(hand, score, asked), score


def from_example(fan: Fan, situation: Situation, blocks: Sequence[Block]) -> Iterator[Step]:
    """The hand with the sets of the example in the place of its own, as few of them exchanged as can be."""
    _, score = example_of(fan, situation.rule_set)
    line = next((one for one in score.lines if one.fan == fan.id), None)
    if line is None or not blocks or len(line.sets[0]) > len(blocks):
        return
    names = [name for name in line.sets[0] if name]
    pattern = [block for block in map(_block, names) if block is not None]
    if len(pattern) != len(names):
        return
    found = [exchange for one in _alike(pattern) if (exchange := _placed(one, blocks)) is not None]
    for new in sorted(found, key=lambda new: sum(distance(one, blocks[place])[0] for place, one in new.items())):
        yield from exchanged(situation, blocks, new)


def _block(name: str) -> Block | None:
    """A block by its name; None for what is no set or pair."""
    tiles = notation.parse(name).concealed
    if len(set(tiles)) == 1:
        kind = {2: PAIR, 3: PUNG, 4: KONG}.get(len(tiles))
        return Block(kind, tiles[0]) if kind else None
    return Block(CHOW, tiles[0]) if len(tiles) == 3 and tiles[2] == tiles[0] + 2 else None


def _alike(pattern: Sequence[Block]) -> Iterator[list[Block]]:
    """The pattern in every suit and at every height at which it can stand."""
    for suits in permutations(range(3)):
        for shift in range(-8, 9):
            moved = [_moved(block, suits, shift) for block in pattern]
            if all(block is not None for block in moved):
                yield [block for block in moved if block is not None]


def _moved(block: Block, suits: Sequence[int], shift: int) -> Block | None:
    if block.tile >= FIRST_WIND:
        return block if shift == 0 else None
    highest = 7 if block.kind == CHOW else 9
    rank = RANK[block.tile] + shift
    return block._replace(tile=9 * suits[SUIT[block.tile]] + rank - 1) if 1 <= rank <= highest else None


def _placed(pattern: Sequence[Block], blocks: Sequence[Block]) -> dict[int, Block] | None:
    """Which blocks to exchange so that all of the pattern is there; None where it finds no place."""
    free = list(range(len(blocks)))
    wanted = []
    for block in pattern:
        place = next((at for at in free if _same(blocks[at], block)), None)
        if place is None:
            wanted.append(block)
        else:
            free.remove(place)
    new: dict[int, Block] = {}
    for block in wanted:
        fitting = [at for at in free if (blocks[at].kind == PAIR) == (block.kind == PAIR)]
        if not fitting:
            return None
        place = min(fitting, key=lambda at: distance(block, blocks[at]))
        free.remove(place)
        new[place] = like(block._replace(kind=PUNG) if block.kind == KONG else block, blocks[place])
    return new or None


def _same(mine: Block, wanted: Block) -> bool:
    alike = mine.kind == wanted.kind or {mine.kind, wanted.kind} == {PUNG, KONG}
    return alike and mine.tile == wanted.tile


def far(fan: Fan, situation: Situation) -> Iterator[Step]:
    """The example itself, with the number of tiles that are otherwise; in the suits that come nearest."""
    example, _ = example_of(fan, situation.rule_set)
    steps = [(_differing(other, situation), number, other) for number, other in enumerate(_in_other_suits(example))]
    for rules in dict.fromkeys((situation.rule_set.name, example.rule_set.name)):
        for count, _, other in sorted(steps, key=lambda one: one[:2]):
            asked = situation.rule_set if rules == situation.rule_set.name else example.rule_set
            yield Step((Change("far", {"count": count}),), other._replace(rule_set=asked))


def _in_other_suits(situation: Situation) -> Iterator[Situation]:
    for suits in permutations(range(3)):
        moved = [9 * suits[SUIT[tile]] + RANK[tile] - 1 if tile < FIRST_WIND else tile for tile in range(KINDS)]
        hand = situation.hand._replace(
            concealed=tuple(sorted(moved[tile] for tile in situation.hand.concealed)),
            melds=tuple(meld._replace(tile=moved[meld.tile]) for meld in situation.hand.melds),
            columns=(),
        )
        yield situation._replace(hand=hand, how=situation.how._replace(win=_name(moved, situation)))


def _name(moved: Sequence[Tile], situation: Situation) -> str | None:
    return None if situation.how.win is None else NAMES[moved[situation.win]]


def _differing(other: Situation, situation: Situation) -> int:
    mine = [*situation.hand.concealed, *(tile for meld in situation.hand.melds for tile in meld.tiles)]
    count = 0
    for tile in (*other.hand.concealed, *(tile for meld in other.hand.melds for tile in meld.tiles)):
        if tile in mine:
            mine.remove(tile)
        else:
            count += 1
    return count
