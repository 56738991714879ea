"""Sichuan deals at random, with all options at random: a second settlement, written from the rule texts, agrees."""

from __future__ import annotations

import pytest
from deals_told import kong, let_go, nets, win
from second_settlement_sichuan import VALUES, deals
from second_settlement_sichuan import settle as second

from mahjong_calc import settle
from mahjong_calc.engine.rule_sets import game_of

OF_HANDS = {"last_tile_fan", "concealed_fan", "no_terminals_fan", "terminals_fan", "pungs_of_258_fan", "missed_win"}
"""Options that decide what a hand is worth, or which win is a finding; the fans are told here."""


def test_both_settlements_agree() -> None:
    for deal in deals(seed=20_261_201, size=1_200):
        found = settle(deal)
        assert (found.net, found.next_dealer) == second(deal), deal


def test_every_option_of_a_settlement_is_drawn_with_every_value() -> None:
    declared = {one.name: tuple(one.values) for one in game_of("sichuan").options if one.name not in OF_HANDS}
    assert {name: set(values) for name, values in declared.items()} == {
        name: set(each) for name, each in VALUES.items()
    }


@pytest.mark.parametrize("name", [one for one in VALUES if one != "after_win"])
def test_each_value_of_each_option_decides_some_deal(name: str) -> None:
    """Else an agreement would say nothing of it. Where winners play on, other events follow, so nothing compares."""
    for value in VALUES[name]:
        for deal in deals(seed=7, size=1_500):
            if deal["options"][name] != value:
                continue
            others = [deal["options"] | {name: one} for one in VALUES[name] if one != value]
            if any(second(deal | {"options": one}) != second(deal) for one in others):
                break
        else:
            pytest.fail(f"{name}={value} changes nothing")


def test_a_kong_robbed_after_a_discard_of_its_owner_is_another_than_the_one_before() -> None:
    """South's added kong brings 3. South discards, West lets it go; the kong that East then robs was not written."""
    events = (kong("S", "added", "5p"), let_go("W", "S", "2m", 1), win("S", E=2, robbing_kong=True))
    assert nets(*events) == (-1 + 4, 3 - 4, -1, -1)
    assert nets(events[0], events[2]) == (4, -4, 0, 0)
