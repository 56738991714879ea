"""Hands as columns give what the engine gives for each, and the tables behind them what the slow functions give."""

from __future__ import annotations

import random
from typing import Any

import pytest

np = pytest.importorskip("numpy")

import ways
from generate import NAMES, generate

from mahjong_calc.columns import candidates, codes, counting, finals, freezing, frozen, hands, parts
from mahjong_calc.columns import readings as by_parts
from mahjong_calc.engine.fast import count_plain
from mahjong_calc.engine.rule_sets import NAMES as RULES
from mahjong_calc.engine.rule_sets import game_of, rule_set
from mahjong_calc.hand.tiles import BITS, FIRST_WIND, UNIT
from mahjong_calc.reading import forms
from mahjong_calc.reading.keyed import CHOW_BITS
from mahjong_calc.reading.packed import PackedWin
from mahjong_calc.reading.readings import CHOWS, PAIR_FIELD, PARTS, PUNG_FIELD
from mahjong_calc.reading.views import Chows, Pungs

MCR = rule_set("mcr").book


@pytest.mark.parametrize("first_tile", [0, FIRST_WIND])
def test_parts_can_be_what_the_slow_functions_say(first_tile: int) -> None:
    table, rng = by_parts.part_table(first_tile), random.Random(first_tile)
    ranks, part_number = (9, 0) if first_tile == 0 else (7, 3)
    for _ in range(4000):
        tiles = [rank for rank in range(ranks) for _ in range(4)]
        chosen = rng.sample(tiles, rng.randint(0, 14)) if rng.random() < 0.3 else sets_and_pair(rng, ranks)
        packed = sum(UNIT[rank] for rank in chosen)
        if len(chosen) > 14 or any(chosen.count(rank) > 4 for rank in chosen):
            continue
        part = PARTS[packed << BITS * first_tile]
        number = int(parts.number_of(packed))
        start, count = int(table.first[number]), int(table.ways[number])
        found = {
            (int(table.chows[at]), int(table.pungs[at]), int(table.pair[at])) for at in range(start, start + count)
        }
        wanted = {
            (way & CHOWS, way >> PUNG_FIELD + first_tile & (1 << ranks) - 1, max(0, (way >> PAIR_FIELD) - first_tile))
            for way in part.ways
        }
        assert found == wanted
        if len(chosen) < 14 and part.over:
            awaited = forms.AWAITED[packed << BITS * first_tile] >> 9 * part_number
            assert int(table.awaited[number]) == awaited, oct(packed)


def sets_and_pair(rng: random.Random, ranks: int) -> list[int]:
    """Tiles of one part that can be taken apart, or nearly so."""
    found = []
    for _ in range(rng.randint(0, 4)):
        rank = rng.randrange(ranks)
        chow = ranks == 9 and rank <= 6 and rng.random() < 0.6
        found += [rank, rank + 1, rank + 2] if chow else [rank] * 3
    found += [rng.randrange(ranks)] * 2 * rng.randint(0, 1)
    return found[: len(found) - rng.randint(0, 1)]


def test_what_is_frozen_is_what_the_fans_say() -> None:
    for name in RULES:
        book = rule_set(name).book
        kept = {view: dict(map_of(answers)) for view, answers in frozen.thaw(book).items()}
        assert kept == {view: dict(map_of(answers)) for view, answers in freezing.freeze(book).items()}, (
            f"{name}: write the file anew, python -m {freezing.__name__}"
        )


def map_of(answers: list[tuple[object, list[int]]]) -> list[tuple[int, object]]:
    return [(key, answer) for answer, keys in answers for key in keys]


def test_other_prices_are_not_looked_up_in_the_file() -> None:
    assert frozen.thaw(rule_set("mcr", {"wind_pung_point": True}).book) == {}


def test_dense_keys_stand_for_the_engines() -> None:
    rng = random.Random(1)
    chows, pungs = codes.chow_keys(), codes.pung_keys()
    for _ in range(500):
        suits = [0, 0, 0]
        for _ in range(rng.randint(0, 4)):
            suits[rng.randrange(3)] += 1 << CHOW_BITS * rng.randrange(7)
        dense = int(chows.dense(np.array(suits)[:, None])[0])
        assert Chows.alike(chows.key(dense)) == Chows.alike(sum(one << 21 * suit for suit, one in enumerate(suits)))
        suits = [0, 0, 0]
        for tile in rng.sample(range(27), rng.randint(0, 4)):
            suits[tile // 9] |= 1 << tile % 9
        dense = int(pungs.dense(np.array(suits)[:, None])[0])
        assert Pungs.alike(pungs.key(dense)) == Pungs.alike(sum(one << 9 * suit for suit, one in enumerate(suits)))


@pytest.mark.parametrize("rules", RULES)
def test_hands_count_the_same_as_one_by_one(rules: str) -> None:
    rng = random.Random()
    book = rule_set(rules, ways.draw_options(rng, rules)).book
    texts, wins, hows = [], [], []
    for _ in range(300):
        hand = ways.draw_hand(rng, game_of(rules).name)
        texts.append(hand.text())
        wins.append(NAMES[hand.win])
        drawn = rng.randrange(2)
        hows.append(PackedWin(rng.randrange(4), rng.randrange(4), bool(drawn), drawn | rng.choice((0, 2, 1 << 10))))
    counter = counting.Counter(book)
    columns = np.array([(how.seat, how.round, int(how.self_drawn), how.win) for how in hows]).T
    numbers = counter.count(hands.read_hands(texts, hands.win_column(wins)), candidates.How(*columns))
    final = counter.principles.finish(counter.shown.best)
    for text, win, how, number in zip(texts, wins, hows, numbers.tolist(), strict=True):
        if number >= 0:
            found = count_plain(book, text, win, how)
            assert found is not None
            counts = {fan.position: count for fan, count in book.counts(found[0])}
            assert {place: count for place, count in enumerate(final[:, number].tolist()) if count} == counts, text


def test_strikes_and_choices_are_the_engines() -> None:
    rng, principles = random.Random(2), finals.Principles(MCR)
    masks = [draw_mask(rng) for _ in range(400)]
    counts = principles.columns(masks)
    principles.take_struck_away(counts)
    assert [MCR.without_struck(mask) for mask in masks] == [mask_of(column) for column in counts.T]
    sums = principles.sums(counts)
    groups = np.array(sorted(rng.randrange(60) for _ in masks))
    best = finals.best_of(groups, counts, principles.worth(sums), sums[0])
    for group, chosen in zip(sorted(set(groups.tolist())), best.tolist(), strict=True):
        members = np.flatnonzero(groups == group).tolist()
        assert MCR.outcomes[masks[chosen]] == min(MCR.outcomes[masks[member]] for member in members)


def draw_mask(rng: random.Random) -> int:
    """A few fans, often the same sum by others."""
    fans = rng.sample(MCR.fans[-20:], rng.randint(0, 4)) + rng.sample(MCR.fans, rng.randint(0, 2))
    return sum({fan.position: MCR.full(fan) for fan in fans}.values())


def mask_of(column: Any) -> int:
    """The mask of a column of counts."""
    found = 0
    for place in np.flatnonzero(column).tolist():
        full = MCR.full(MCR.fans[place])
        low = full & -full
        found |= ((1 << int(column[place])) - 1) * low
    return found


@pytest.mark.parametrize("text", ["5", "m", "", "+", "5m5m", "12m", "123m+", "E", "111111111m", "22m-333p+", "+EEE"])
def test_text_that_is_no_hand_is_left_alone(text: str) -> None:
    found = hands.read_hands(["123m456p789sEE+PPP", text, "11m22p33s44m55p66s7m"], hands.win_column(["E", "5m", "7m"]))
    assert found.plain.tolist() == [True, False, True]


def test_no_hand_that_is_left_alone_spoils_its_neighbours() -> None:
    rng = random.Random(3)
    good = [generate(rng) for _ in range(200)]
    texts = [hand.text() for hand in good]
    spoilt = [text if at % 3 else ways.dirtied(rng, text).replace("\n", "") for at, text in enumerate(texts)]
    win = hands.win_column([NAMES[hand.win] for hand in good])
    whole, part = hands.read_hands(texts, win), hands.read_hands(spoilt, win)
    kept = np.array([one == other for one, other in zip(texts, spoilt, strict=True)])
    assert (whole.parts[:, kept] == part.parts[:, kept]).all()
    assert (whole.plain[kept] == part.plain[kept]).all()
