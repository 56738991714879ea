"""A second opinion: a small run of `differential.py`, with a new seed each time.

MAHJONG_CALC_DIFFERENTIAL sets the number of hands.
"""

from __future__ import annotations

import os
import secrets

import pytest

from mahjong_calc.engine.rule_sets import rule_set

pytest.importorskip("MahjongGB")

import differential

RARE = (
    *("chicken_hand", "all_green", "upper_tiles", "middle_tiles", "lower_tiles", "four_pure_shifted_pungs"),
    *("big_four_winds", "all_terminals", "three_suited_terminal_chows", "pure_terminal_chows"),
)


def test_totals_and_fans_agree_with_the_peer() -> None:
    seed, size = secrets.randbits(48), int(os.environ.get("MAHJONG_CALC_DIFFERENTIAL", "3000"))
    found = differential.run(seed, size)
    assert found.differences == [], f"seed {seed}"


def test_every_fan_is_met() -> None:
    seen = differential.run(1, 10_000).seen
    assert {fan.id for fan in rule_set("mcr-mil").book.fans} == set(seen)
    assert {fan: seen[fan] for fan in RARE if seen[fan] < 10} == {}


def test_the_peers_names_are_known() -> None:
    assert differential.fan_of("Three-Suited Terminal Chows") == "three_suited_terminal_chows"
    assert differential.fan_of("Robbing The Kong") == "robbing_the_kong"
    known = rule_set("mcr-mil").book.by_id
    assert set(differential.OTHER_NAMES.values()) <= set(known)
