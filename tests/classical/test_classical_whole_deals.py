"""Whole classical deals at random, of four hands or values: a second settlement agrees, in what it refuses too."""

from __future__ import annotations

import random

import pytest
from second_settlement_classical import CHOICES
from second_whole_deals_classical import differences, second
from whole_deals_classical import VALUES, deal_at_random

from mahjong_calc.engine.rule_sets import game_of

OF_DEALS_ALONE = ("dead_short_doublings", "penalty_suit", "penalty_own_suit", "penalty_exempt")
"""Options that only a whole deal of hands decides."""


def test_both_settlements_agree() -> None:
    rng = random.Random(20_261_201)
    for _ in range(300):
        record = deal_at_random(rng)
        assert differences(record, second(record)) == [], record


def test_every_option_is_drawn_somewhere() -> None:
    assert {*VALUES, *CHOICES} == {one.name for one in game_of("classical").options}


@pytest.mark.parametrize("name", OF_DEALS_ALONE)
def test_each_value_of_each_option_decides_some_deal(name: str) -> None:
    """Else an agreement would say nothing of it."""
    rng = random.Random(7)
    for _ in range(10_000):
        record = deal_at_random(rng)
        if record.get("winner") in (None, "draw") or "hands" not in record:
            continue
        options = record.get("options", {})
        one, other = (second(record | {"options": options | {name: value}}) for value in VALUES[name])
        if one != other:
            return
    pytest.fail(f"{name} changes nothing")
