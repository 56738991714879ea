"""Classical: what only an option adds to hands, each worked by hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scored import scored
from test_classical_properties import sample

from mahjong_calc import add_rules, why
from mahjong_calc.engine.own_rules import forget_rules
from mahjong_calc.engine.rule_sets import rule_set
from mahjong_calc.notation.values import read_circumstances
from mahjong_calc.testing import contract
from mahjong_calc.testing.running import run

LIMITS = (
    *("thirteen_orphans", "nine_gates", "all_honors", "all_terminals"),
    *("four_kongs", "hidden_treasure", "heavenly_hand", "earthly_hand"),
)
EVERY: dict[str, Any] = {"concealed_hand": "any", "with_flowers": True, **{f"limit_{one}": True for one in LIMITS}}
OTHERWISE = {"concealed_hand": "drawn", "with_flowers": True, "own_flower": "both", "flower_points": 0, "flower_set": 3}
"""Two ways to play, which together have every item that only an option adds."""
NEW = {"concealed_hand", "flower_tile", "own_flower_or_season", "own_flower_and_season", "flower_set"}
NEW |= {"all_winds_and_dragons" if one == "all_honors" else one for one in LIMITS}
OFF = {"concealed_hand": "no", "with_flowers": False, "own_flower": "each", "flower_points": 4, "flower_set": 1}
OFF |= {f"limit_{one}": False for one in LIMITS}
"""The defaults, named."""

CONCEALED = "123m456p34789s55m win=5s"
"""20 doubled for no points; 22 where the last tile is drawn."""
OPEN = "456p789s34s55m+123m win=5s"
KONG = "34556s88m-2222p-3333p win=7s"
"""20 and two closed kongs at 16 each, open-ended wait."""


@pytest.mark.parametrize(
    ("line", "words", "value", "doubled", "total"),
    [
        (CONCEALED, "self-drawn", "no", False, 22 * 2),
        (CONCEALED, "self-drawn", "drawn", True, 22 * 4),
        (CONCEALED, "self-drawn", "any", True, 22 * 4),
        (CONCEALED, "", "drawn", False, 20 * 2),
        (CONCEALED, "", "any", True, 20 * 4),
        (CONCEALED, "robbing-kong", "any", True, 20 * 8),
        (OPEN, "self-drawn", "any", False, 22 * 2),
        (KONG, "", "any", True, 52 * 2),
        (KONG, "replacement", "drawn", True, 54 * 4),
        (KONG.replace("-2222p", "+2222p"), "self-drawn", "any", False, 46),
    ],
)
def test_a_concealed_hand_doubles(line: str, words: str, value: str, doubled: bool, total: int) -> None:
    found = scored(f"{line} {words}", "classical", concealed_hand=value)
    assert ("concealed_hand" in {one.fan for one in found.lines}) == doubled
    assert found.total == total


def test_a_losing_hand_is_not_doubled_for_being_concealed() -> None:
    line = "123m456p34789s55m loser"
    assert scored(line, "classical", concealed_hand="any") == scored(line, "classical")._replace(
        options={"concealed_hand": "any"}
    )


def test_what_is_not_played_is_in_no_list_and_has_a_page() -> None:
    usual = {fan.id for fan in rule_set("classical").book.fans}
    both = [{fan.id for fan in rule_set("classical", options).book.fans} for options in (EVERY, OTHERWISE)]
    assert both[0] | both[1] == usual | NEW
    for word, option in (("门清", "concealed_hand"), ("Букет", "flower_set"), ("双正花", "own_flower")):
        found = run("fan", word, "-r", "classical")
        assert (found.status, found.err) == (0, "")
        assert f"{option} (classical: " in found.out


@pytest.mark.parametrize(
    ("item", "options", "by"),
    [
        ("flower_tile", {}, "with_flowers"),
        ("flower_tile", {"with_flowers": True, "flower_points": 0}, "flower_points"),
        ("own_flower_and_season", {"with_flowers": True}, "own_flower"),
        ("concealed_hand", {}, "concealed_hand"),
    ],
)
def test_why_of_what_is_not_played_names_the_option(item: str, options: dict[str, Any], by: str) -> None:
    told = read_circumstances({"win": "5s"})[0]
    (said,) = why("456p789s34s55m+123m", item, told, rules="classical", options=options).because
    assert said.values["option"] == by


def test_why_of_an_item_of_a_house_rule_shows_its_example_by_that_rule() -> None:
    told = read_circumstances({"win": "5s", "seat": "S"})[0]
    found = why("456p789s34s55m+123m", "flower_set", told, rules="classical", options={"with_flowers": True})
    assert found.nearest is not None
    assert "flower_set" in {line.fan for line in found.nearest.score.lines}


@settings(deadline=None, max_examples=30)
@given(st.integers(0, 10_000))
def test_defaults_that_are_named_change_nothing(seed: int) -> None:
    for hand in sample(seed, 10):
        assert hand.worth(**OFF) == hand.worth()


@pytest.fixture
def own_rules() -> Iterator[None]:
    add_rules("every-item", "classical", EVERY)
    add_rules("otherwise", "classical", OTHERWISE)
    yield
    forget_rules()


NOT_OF_OWN_RULES = (
    *("options_and_rule_sets_are_told", "its_empty_sheet_is_read_back"),
    *("files_say_what_score_says", "its_pages_are_in_every_language"),
)
"""Their titles are not the game's, their sheets begin with them, and a run of the program knows only those it reads."""


@pytest.mark.usefixtures("own_rules")
@pytest.mark.parametrize(
    "check",
    [
        one
        for name in ("every-item", "otherwise")
        for one in contract(name)
        if one.check.__name__ not in NOT_OF_OWN_RULES
    ],
    ids=str,
)
def test_with_every_item_the_contract_of_a_game_holds(check: object) -> None:
    assert callable(check)
    check()
