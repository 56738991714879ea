"""Classical hands and deals at random, with options at random: a second valuation and settlement, written from the rule
text, agrees."""

from __future__ import annotations

import random

import pytest
from second_settlement_classical import CHOICES, Dealt, differences, settle
from second_valuation_classical import worth

from mahjong_calc.engine.rule_sets import game_of

OF_DEALS = ("limit_scope", "draw_dealer", "only_winner_paid", "east_doubles", "discarder_pays", "drawn_doubles")


def test_both_agree() -> None:
    assert list(differences(seed=20_261_202, size=400)) == []


def test_every_value_of_the_options_is_drawn() -> None:
    declared = {one.name: set(one.values) for one in game_of("classical").options}
    assert {name: set(values) for name, values in CHOICES.items()} == {name: declared[name] for name in CHOICES}


@pytest.mark.parametrize("name", CHOICES)
def test_each_value_of_each_option_decides_something(name: str) -> None:
    """Else an agreement would say nothing of it."""
    rng = random.Random(5)
    left = set(CHOICES[name])
    for _ in range(8_000):
        dealt = Dealt(rng)
        value = dealt.rules[name]
        if value not in left:
            continue
        others = [dealt.rules | {name: one} for one in CHOICES[name] if one != value]
        if name in OF_DEALS:
            deal = dealt.deal()
            changed = any(settle(deal) != settle(deal | {"options": one}) for one in others)
        else:
            hand = dealt.winner() if name != "loser_tile_doublings" else dealt.loser()
            changed = any(worth(hand, dealt.rules) != worth(hand, one) for one in others)
        left -= {value} if changed else set()
        if not left:
            return
    pytest.fail(f"{name}: {left} decides nothing")
