"""Sichuan: the fans that a table adds by option, each worked by hand."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from scored import fans, named, scored

from mahjong_calc import add_rules, why
from mahjong_calc.engine.own_rules import forget_rules
from mahjong_calc.engine.rule_sets import rule_set
from mahjong_calc.notation.values import read_circumstances
from mahjong_calc.testing import contract
from mahjong_calc.testing.running import run

EVERY = {"concealed_fan": 1, "no_terminals_fan": 1, "terminals_fan": 2, "pungs_of_258_fan": 2}
NEW = {"no_claimed_set", "middle_tiles_only", "terminals_in_every_set", "pungs_of_258"}

CASES = {
    "concealed, won on a discard": ("123s345456p66p789s win=5p", "no_claimed_set"),
    "a concealed kong claims nothing": ("123s345456p6p-8888s win=6p", "no_claimed_set kong"),
    "a kong from a discard claims": ("123s345456p6p+8888s win=6p", "kong"),
    "seven pairs claim nothing": ("1155s2277s4488p9p win=9p", "no_claimed_set seven_pairs"),
    "middle tiles with a claimed set": ("234s345456p6p+888s win=6p", "middle_tiles_only"),
    "middle seven pairs": ("2255s3377s4488p6p win=6p", "no_claimed_set middle_tiles_only seven_pairs"),
    "terminals in chows, pungs and the pair": ("123123s11999p+999s win=9p", "terminals_in_every_set"),
    "pungs of 2 5 8": ("222s55p888p555s+222p win=5p", "all_pungs pungs_of_258 middle_tiles_only"),
    "a pair of another rank spoils it": ("222s44p888p555s+222p win=4p", "all_pungs middle_tiles_only"),
}


@pytest.mark.parametrize("case", CASES)
def test_fans_by_option(case: str) -> None:
    line, expected = CASES[case]
    assert fans(line, "sichuan", **EVERY) == named(expected)
    assert fans(line, "sichuan") == named(" ".join(word for word in expected.split() if word not in NEW))


@pytest.mark.parametrize(("price", "total"), [(0, 2), (1, 4), (2, 8)])
def test_the_option_is_the_price(price: int, total: int) -> None:
    """All Pungs 1, value 2; each fan more doubles it."""
    assert scored("222s55p888p555s+222p win=5p", "sichuan", pungs_of_258_fan=price).total == total


def test_each_option_adds_its_own_fan_alone() -> None:
    line = "222s55p888p555s+222p win=5p"
    assert fans(line, "sichuan", no_terminals_fan=1) == named("all_pungs middle_tiles_only")
    assert fans(line, "sichuan", pungs_of_258_fan=1) == named("all_pungs pungs_of_258")


def test_a_fan_that_is_not_played_is_in_no_list_and_has_a_page() -> None:
    assert not NEW & {fan.id for fan in rule_set("sichuan").book.fans}
    assert {fan.id for fan in rule_set("sichuan", EVERY).book.fans} >= NEW
    for word in ("门清", "pungs_of_258", "Единицы и девятки везде"):
        found = run("fan", word, "-r", "sichuan")
        assert (found.status, found.err) == (0, "")
        assert "_fan" in found.out


def test_why_of_a_fan_that_is_not_played_names_its_option() -> None:
    line = "222s55p888p555s+222p"
    (said,) = why(line, "将对", read_circumstances({"win": "5p"})[0], rules="sichuan").because
    assert (said.key, said.values) == ("missed.option", {"option": "pungs_of_258_fan", "value": 1})
    (said,) = why(line, "带幺九", read_circumstances({"win": "5p"})[0], rules="sichuan").because
    assert (said.key, said.values) == ("not_played", {"option": "terminals_fan"})


@pytest.fixture
def every_fan() -> Iterator[None]:
    add_rules("every-fan", "sichuan", EVERY)
    yield
    forget_rules()


NOT_OF_OWN_RULES = (
    *("options_and_rule_sets_are_told", "its_empty_sheet_is_read_back"),
    *("files_say_what_score_says", "its_pages_are_in_every_language"),
)
"""Their titles are not the game's, their sheets begin with them, and a run of the program knows only those it reads."""


@pytest.mark.usefixtures("every_fan")
@pytest.mark.parametrize(
    "check", [one for one in contract("every-fan") if one.check.__name__ not in NOT_OF_OWN_RULES], ids=str
)
def test_with_every_fan_the_contract_of_a_game_holds(check: object) -> None:
    assert callable(check)
    check()
