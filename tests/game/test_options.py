"""What holds of the options of every game, whatever they are: a new one is played here without being named."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest
from scored import scored

from mahjong_calc import settle
from mahjong_calc.engine import rule_sets
from mahjong_calc.game.fan import value_name


def as_named(rules: str) -> dict[str, Any]:
    """The options of a rule set, each with its value, as a user would type them all."""
    return {name: value_name(value) for name, value in rule_sets.rule_set(rules).options.items()}


@pytest.mark.parametrize("rules", rule_sets.NAMES)
def test_options_named_with_the_values_that_they_have_change_nothing(rules: str) -> None:
    for fan in rule_sets.rule_set(rules).book.fans:
        line = fan.example.partition(" rules=")[0]
        if f" rules={rules}" in fan.example or " rules=" not in fan.example:
            assert scored(line, rules, **as_named(rules)) == scored(line, rules), fan.id


@pytest.mark.parametrize("rules", rule_sets.NAMES)
def test_a_deal_is_settled_alike_where_they_are_named(rules: str) -> None:
    deal = import_module(f"{rule_sets.game_of(rules).deals}.deal_form").EXAMPLE
    named = settle({**deal, "options": as_named(rules) | deal.get("options", {})}, rules=rules)
    assert named == settle(deal, rules=rules)
