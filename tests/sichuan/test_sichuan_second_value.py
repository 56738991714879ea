"""Sichuan hands at random, with options at random: a second valuation, written from the rule texts, agrees."""

from __future__ import annotations

import random

import pytest
from second_value_sichuan import CHOICES, CIRCUMSTANCES, Dealt, Hand, differences, fans, ready

from mahjong_calc.engine.rule_sets import game_of

NO_HOUSE_RULES = dict.fromkeys(CHOICES, 0)


def test_both_agree() -> None:
    assert list(differences(seed=20_261_203, size=400)) == []


def test_every_value_of_every_option_that_prices_a_fan_is_drawn() -> None:
    priced = {one.name: set(one.values) for one in game_of("sichuan").options if one.name.endswith("_fan")}
    assert {name: set(values) for name, values in CHOICES.items()} == priced


@pytest.mark.parametrize("name", CHOICES)
def test_each_value_of_each_option_decides_some_win(name: str) -> None:
    """Else an agreement would say nothing of it."""
    rng, left = random.Random(6), set(CHOICES[name])
    for _ in range(3_000):
        dealt = Dealt(rng)
        value, worth = dealt.rules[name], dealt.fans
        for other in CHOICES[name]:
            dealt.rules[name] = other
            if dealt.fans != worth:
                left.discard(value)
        if not left:
            return
    pytest.fail(f"{name}: {left} decides nothing")


def test_every_way_to_win_and_every_state_at_the_end_is_drawn() -> None:
    rng = random.Random(7)
    dealt = [Dealt(rng) for _ in range(400)]
    assert {one for hand in dealt for one in hand.how} == {"self_drawn", *CIRCUMSTANCES}
    states = set()
    for one in dealt:
        hand, forbidden = one.waiting()
        pig = any(tile // 9 == forbidden for tile in hand.standing)
        states.add("pig" if pig else "not ready" if ready(hand, one.rules, forbidden) is None else "ready")
    assert states == {"pig", "not ready", "ready"}


def test_worked_hands_of_the_rules() -> None:
    """The second valuation itself, by hand: 18 arhats; pure seven pairs with a root; a root over two chows."""
    kongs = tuple((tile,) * 4 for tile in (0, 2, 10, 12))
    assert fans(Hand((5, 5), kongs), NO_HOUSE_RULES) == 4 + 1 + 1
    assert fans(Hand((0, 0, 0, 0, 2, 2, 3, 3, 5, 5, 6, 6, 8, 8)), NO_HOUSE_RULES) == 2 + 2 + 1
    assert fans(Hand((0, 1, 2, 2, 3, 4, 10, 10, 2, 2, 3), ((12,) * 3,)), NO_HOUSE_RULES) is None
    assert fans(Hand((0, 1, 2, 2, 3, 4, 2, 2, 10, 11, 12, 13, 14, 15)), NO_HOUSE_RULES) == 1
