"""Keys of views: keys that are alike get the same answer, and every way to put one together agrees."""

from __future__ import annotations

import random

import pytest
from generate import generate
from scored import scored

from mahjong_calc.cli.hands import read_hand
from mahjong_calc.engine.book import Book
from mahjong_calc.engine.rule_sets import NAMES, RuleSet, rule_set
from mahjong_calc.game.fan import Fan
from mahjong_calc.hand.hand import Circumstances, Meld
from mahjong_calc.hand.tiles import FIRST_WIND, KINDS, pack
from mahjong_calc.reading.packed import add_up, pack_win
from mahjong_calc.reading.views import Pungs, Tiles
from mahjong_calc.scoring.one_hand import score_hand


def random_tiles(rng: random.Random) -> list[int]:
    """The kinds of a hand, often of few ranks."""
    hand = generate(rng)
    return [*hand.concealed, *(tile for _, tile, _ in hand.melds)]


@pytest.mark.parametrize("rules", NAMES)
def test_keys_of_tiles_that_are_alike_get_the_same_answer(rules: str) -> None:
    book, rng = rule_set(rules).book, random.Random(rules)
    for _ in range(1000):
        key = 0
        for tile in random_tiles(rng):
            key |= Tiles.bits(tile)
        assert book.look("Tiles", key) == book.look("Tiles", Tiles.alike(key))


def random_pungs(rng: random.Random) -> int:
    pungs = rng.sample(range(KINDS), rng.randint(0, 4))
    if rng.random() < 0.5:
        pungs = [tile for tile in pungs if tile >= FIRST_WIND or rng.random() < 0.5] + rng.sample(
            [0, 9, 18, 1, 10, 19], 2
        )
    key = sum(1 << tile for tile in set(pungs[-4:]))
    for wind in range(4):
        for field in (Pungs.SEAT, Pungs.ROUND):
            key |= (key >> (FIRST_WIND + wind) & rng.randint(0, 1)) << (field + wind)
    return key | (1 << (Pungs.PAIR + rng.randrange(7)) if rng.random() < 0.5 else 0)


@pytest.mark.parametrize("rules", NAMES)
def test_pungs_of_numbers_and_of_honors_add_up(rules: str) -> None:
    book, rng = rule_set(rules).book, random.Random(rules)
    for _ in range(1000):
        key = random_pungs(rng)
        assert book.pung_table[key][1] == book.mask(book.look("Pungs", key)[0].kept)


def test_what_is_told_of_strikes_changes_nothing() -> None:
    book, rng = rule_set("mcr").book, random.Random(1)
    for _ in range(300):
        hand = generate(rng)
        melds = add_up(Meld(kind, tile, concealed) for kind, tile, concealed in hand.melds)
        for one in book.candidates(pack(hand.concealed), hand.win, melds, pack_win(Circumstances())):
            told: list[tuple[Fan, int, Fan]] = []
            left = book.without_struck(one[-1], told)
            assert left == book.without_struck(one[-1])
            fallen = book.counts(one[-1] & ~left)
            assert sorted((fan.id, count) for fan, count, _ in told) == sorted((fan.id, count) for fan, count in fallen)


def test_a_claimed_pung_may_stay_closed_in_any_game() -> None:
    line = "111m555p999s22s34s5s win=1m"
    mcr = rule_set("mcr")
    assert "three_concealed_pungs" not in {one.fan for one in scored(line).lines}
    game, options = mcr.game._replace(claimed_pung="closed"), mcr.options
    asked = read_hand(line, {}, "mcr")
    found = score_hand(asked.hand, asked.circumstances, RuleSet("mcr", game, options, {}, Book(game, options)))
    sets = {one.fan: one.sets for one in found.lines}
    assert sets["three_concealed_pungs"] == (("111m", "555p", "999s"),)
