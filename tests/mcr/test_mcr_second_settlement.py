"""MCR deals at random, with options at random: a second settlement, written from the rule text, agrees."""

from __future__ import annotations

import random

import pytest
from second_settlement_mcr import CHOICES, deal_at_random, difference, settle

from mahjong_calc.engine.rule_sets import game_of


def test_both_settlements_agree() -> None:
    rng = random.Random(20_261_202)
    assert [wrong for _ in range(1_500) if (wrong := difference(deal_at_random(rng)))] == []


@pytest.mark.parametrize("name", CHOICES)
def test_each_value_of_each_option_decides_some_deal(name: str) -> None:
    declared = next(one for one in game_of("mcr").options if one.name == name)
    assert set(CHOICES[name]) <= set(declared.values)
    rng, left = random.Random(3), set(CHOICES[name])
    for _ in range(4_000):
        deal = deal_at_random(rng)
        value = deal["options"][name]
        others = [deal | {"options": deal["options"] | {name: one}} for one in CHOICES[name] if one != value]
        if any(settle(deal) != settle(one) for one in others):
            left.discard(value)
        if not left:
            return
    pytest.fail(f"{name}: {left} decides nothing")
