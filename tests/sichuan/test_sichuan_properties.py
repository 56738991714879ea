"""What holds for every Sichuan hand, on random ones; a short second scorer, written for this test alone, agrees."""

from __future__ import annotations

import random
from itertools import permutations
from typing import NamedTuple

import pytest

from mahjong_calc import Circumstances, Score, score, waits
from mahjong_calc.engine.rule_sets import rule_set
from mahjong_calc.files.records import Record, Said
from mahjong_calc.files.scorer import RecordScorer
from mahjong_calc.hand.tiles import NAMES, compact
from mahjong_calc.render.csvs import QuickRows, rows_text, score_row

HANDS = 1500


class Dealt(NamedTuple):
    """A complete hand. melds: (tile, sign, copies)."""

    concealed: list[int]
    win: int
    melds: list[tuple[int, str, int]]
    forbidden: int

    def text(self, suits: tuple[int, ...] = (0, 1, 2), rng: random.Random | None = None) -> str:
        """Compact notation with the suits exchanged, in any order if a source of chance is given."""
        tiles, melds = list(self.concealed), list(self.melds)
        if rng:
            rng.shuffle(tiles)
            rng.shuffle(melds)
        tail = "".join(sign + compact([other(tile, suits)] * copies) for tile, sign, copies in melds)
        return "".join(NAMES[other(tile, suits)] for tile in tiles) + tail


def other(tile: int, suits: tuple[int, ...]) -> int:
    """The tile of the suit that stands for its own."""
    return 9 * suits[tile // 9] + tile % 9


def dealt(rng: random.Random) -> Dealt:
    """A complete hand of two suits at most, the winning tile taken out."""
    while True:
        forbidden, *suits = rng.sample(range(3), 3)
        if rng.random() < 0.3:
            suits = suits[:1]
        narrow = rng.choice((3, 9))
        if rng.random() < 0.2:
            tiles = [9 * rng.choice(suits) + rng.randrange(narrow) for _ in range(7)] * 2
            melds: list[tuple[int, str, int]] = []
        else:
            tiles, melds = [9 * rng.choice(suits) + rng.randrange(narrow)] * 2, []
            declared = rng.choice((0, 0, 1, 2, 4))
            pungs = rng.random()
            for _ in range(4):
                if rng.random() < pungs or declared:
                    tile = 9 * rng.choice(suits) + rng.randrange(narrow)
                    if declared:
                        sign, copies = rng.choice((("+", 3), ("+", 4), ("-", 4)))
                        melds.append((tile, sign, copies))
                        declared -= 1
                    else:
                        tiles += [tile] * 3
                else:
                    first = 9 * rng.choice(suits) + rng.randrange(min(narrow, 7))
                    tiles += [first, first + 1, first + 2]
        every = tiles + [tile for tile, _, copies in melds for _ in range(copies)]
        if max(every.count(tile) for tile in every) <= 4:
            win = tiles.pop(rng.randrange(len(tiles)))
            return Dealt(tiles, win, melds, forbidden)


def sample(seed: int, size: int = HANDS) -> list[Dealt]:
    """So many hands."""
    rng = random.Random(seed)
    return [dealt(rng) for _ in range(size)]


def scored(hand: Dealt, suits: tuple[int, ...] = (0, 1, 2), rng: random.Random | None = None, **told: object) -> Score:
    """The hand scored, its forbidden suit named."""
    how = Circumstances(win=NAMES[other(hand.win, suits)], forbidden="mps"[suits[hand.forbidden]], **told)  # type: ignore[arg-type]
    return score(hand.text(suits, rng), how, rules="sichuan")


def fans(result: Score) -> dict[str, int]:
    """The fans with their counts."""
    return {line.fan: line.count for line in result.lines}


def all_pungs(tiles: list[int]) -> bool:
    """Whether the tiles are pungs and one pair."""
    counts = sorted(tiles.count(tile) for tile in set(tiles))
    return counts.count(2) == 1 and set(counts) <= {2, 3}


def expected(hand: Dealt) -> int:
    """The number of fans, by counting tiles alone."""
    tiles = sorted([*hand.concealed, hand.win])
    every = tiles + [tile for tile, _, copies in hand.melds for _ in range(copies)]
    kongs = {tile for tile, _, copies in hand.melds if copies == 4}
    found = len(kongs) + sum(every.count(tile) == 4 for tile in set(every) - kongs)
    found += 2 * (len({tile // 9 for tile in every}) == 1)
    pungs = all_pungs(tiles) + (len(hand.melds) == 4)
    pairs = 2 * (len(tiles) == 14 and all(tiles.count(tile) % 2 == 0 for tile in tiles))
    return found + max(pungs, pairs)


def test_a_second_scorer_agrees() -> None:
    for hand in sample(1, 4 * HANDS):
        result = scored(hand)
        assert result.fan_total == expected(hand), hand.text()
        assert result.total == 2 ** min(expected(hand), 4)


def test_order_means_nothing() -> None:
    rng = random.Random(2)
    for hand in sample(2):
        assert fans(scored(hand, rng=rng)) == fans(scored(hand))


def test_suits_may_be_exchanged_with_the_forbidden_one() -> None:
    for hand in sample(3, HANDS // 3):
        plain = fans(scored(hand))
        for suits in permutations(range(3)):
            assert fans(scored(hand, suits)) == plain


def test_what_others_pay_does_not_rise_with_players_out() -> None:
    for hand in sample(4, HANDS // 5):
        whole = scored(hand, self_drawn=True, seat="S")
        assert whole.net is not None
        for out in ("E", "N", "WN"):
            fewer = scored(hand, self_drawn=True, seat="S", out=out)
            assert fewer.net is not None
            assert sum(fewer.net.values()) == 0
            for seat in "EWN":
                assert fewer.net[seat] == (0 if seat in out else whole.net[seat])


def test_the_winning_tile_is_awaited() -> None:
    for hand in sample(5, HANDS // 3):
        found = {one.win: one for one in waits(hand.text(), rules="sichuan").waits}
        if hand.concealed.count(hand.win) < 4:
            assert found[NAMES[hand.win]].discard.fan_total == scored(hand).fan_total


@pytest.mark.parametrize("rules", ["sichuan", "sichuan-zh"])
def test_the_quick_way_gives_the_same_rows(rules: str) -> None:
    desk = RecordScorer(rules)
    found = rule_set(rules)
    quick = QuickRows(found, "en", ",")
    for drawn in ("1", "0"):
        setting = desk.conditions_of(Said({"seat": "W", "self_drawn": drawn, "last_tile": "1"}))
        for number, hand in enumerate(sample(6, HANDS // 3)):
            entry = Record(number, number, hand.text(), NAMES[hand.win], setting)
            counted = desk.counted(entry)
            assert counted is not None
            result = desk.answer(entry)
            assert result.score is not None
            row = quick.row(number, entry.hand, counted, setting.how, ())
            assert row == rows_text([score_row(result.score, found.book, "en", number)])


@pytest.mark.parametrize("hand", ["123456789s11pEEE", "123456s11p123p+789s", "123m456p789s11m123p"])
def test_the_quick_way_leaves_what_does_not_fit(hand: str) -> None:
    desk = RecordScorer("sichuan")
    assert desk.counted(Record(1, 1, hand, "", desk.conditions_of(Said()))) is None
