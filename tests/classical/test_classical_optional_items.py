"""Classical: what only an option adds to hands, each worked by hand."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scored import scored
from test_classical_properties import sample

from mahjong_calc import add_rules
from mahjong_calc.engine.own_rules import forget_rules
from mahjong_calc.engine.rule_sets import rule_set
from mahjong_calc.testing import contract
from mahjong_calc.testing.running import run

EVERY = {"concealed_hand": "any"}
"""Every item that only an option adds."""
OFF = {"concealed_hand": "no"}
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
    optional = {fan.id for fan in rule_set("classical", EVERY).book.fans} - {
        fan.id for fan in rule_set("classical").book.fans
    }
    assert optional == {"concealed_hand"}
    for word in ("门清", "concealed_hand", "Закрытая рука"):
        found = run("fan", word, "-r", "classical")
        assert (found.status, found.err) == (0, "")
        assert "concealed_hand (classical: no)" in found.out


@settings(deadline=None, max_examples=30)
@given(st.integers(0, 10_000))
def test_defaults_that_are_named_change_nothing(seed: int) -> None:
    for hand in sample(seed, 10):
        assert hand.worth(**OFF) == hand.worth()


@pytest.fixture
def every_item() -> Iterator[None]:
    add_rules("every-item", "classical", EVERY)
    yield
    forget_rules()


NOT_OF_OWN_RULES = (
    *("options_and_rule_sets_are_told", "its_empty_sheet_is_read_back"),
    *("files_say_what_score_says", "its_pages_are_in_every_language"),
)
"""Their titles are not the game's, their sheets begin with them, and a run of the program knows only those it reads."""


@pytest.mark.usefixtures("every_item")
@pytest.mark.parametrize(
    "check", [one for one in contract("every-item") if one.check.__name__ not in NOT_OF_OWN_RULES], ids=str
)
def test_with_every_item_the_contract_of_a_game_holds(check: object) -> None:
    assert callable(check)
    check()
