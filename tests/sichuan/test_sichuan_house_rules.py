"""Sichuan: what tables play otherwise than the texts, each value of each option worked by hand."""

from __future__ import annotations

from typing import Any

import pytest
from deals_told import NOT_READY, PIG, kong, nets, settled, wall_end, win
from hypothesis import given, settings
from scored import scored
from test_sheets_writing import changes
from test_sichuan_deal_properties import deals

from mahjong_calc import RecordError, settle
from mahjong_calc.engine.rule_sets import rule_set
from mahjong_calc.game.fan import value_name


@pytest.mark.parametrize(
    ("fans", "point", "fan"),
    [(0, 1 + 1, 2), (1, 2 + 1, 4), (3, 8 + 1, 16), (4, 16 + 1, 16), (6, 16 + 1, 16)],
)
def test_self_drawing_adds_a_point_beyond_the_limit_or_a_fan_within_it(fans: int, point: int, fan: int) -> None:
    assert nets(win(S=fans)) == (-point, 3 * point, -point, -point)
    assert nets(win(S=fans), options={"self_draw": "fan"}) == (-fan, 3 * fan, -fan, -fan)


def test_a_discard_is_paid_alike_whatever_self_drawing_adds() -> None:
    assert nets(win("W", S=2)) == nets(win("W", S=2), options={"self_draw": "fan"}) == (0, 4, -4, 0)


def test_a_single_hand_is_paid_by_the_same_rule() -> None:
    """Seven pairs with nothing else: 2 fans, value 4."""
    line = "1155s2277s4488p9p win=9p self-drawn"
    for rule, each in (("point", 5), ("fan", 8)):
        score = scored(line, "sichuan", self_draw=rule)
        assert (score.total, {one.points for one in score.transfers}) == (4, {each})


def test_limited_by_the_rule_set_a_fan_more_is_worth_nothing() -> None:
    assert nets(win(S=3), rules="sichuan-zh", options={"self_draw": "fan"}) == (-8, 24, -8, -8)


FED = (kong("S", "exposed", "5p", "W"), win(S=2))


def test_a_win_on_the_replacement_of_a_fed_kong_is_paid_by_all_or_by_the_feeder() -> None:
    """The kong: 2 from West. The hand: 2 fans, 4; as self-drawn 5 from each, as a discard 4 from West alone."""
    assert nets(*FED) == (-5, 2 + 15, -2 - 5, -5)
    assert nets(*FED, options={"fed_kong_win": "discard"}) == (0, 2 + 4, -2 - 4, 0)


def test_only_the_last_kong_of_a_turn_decides_who_fed_the_win() -> None:
    """Two kongs in one turn, the last concealed: 2 from West, 2 from each; the hand, 3 fans, is paid by all."""
    events = (FED[0], kong("S", "concealed", "1m"), win(S=3))
    for kongs in ("last", "all"):
        options = {"fed_kong_win": "discard", "kongs_returned": kongs}
        assert nets(*events, options=options) == (-2 - 9, 2 + 6 + 27, -2 - 2 - 9, -2 - 9)


def test_a_feeder_pays_no_fan_of_self_drawing() -> None:
    assert nets(*FED, options={"fed_kong_win": "discard", "self_draw": "fan"}) == (0, 6, -6, 0)


@pytest.mark.parametrize(("penalty", "each"), [(48, 16), (24, 8), (0, 0)])
def test_a_pig_loses_what_the_option_says(penalty: int, each: int) -> None:
    end = wall_end(E=NOT_READY, S=PIG, W=NOT_READY, N=NOT_READY)
    assert settled(end, options={"pig_penalty": penalty}).burned == penalty
    options = {"pig_penalty": penalty, "pig_penalty_to": "others"}
    assert nets(end, options=options) == (each, -penalty, each, each)


SHOT = (kong("S", "concealed", "5p"), win("S", W=1))


def test_the_points_of_a_shot_kong_go_back_or_to_the_winner() -> None:
    """The kong: 2 from each. The hand of West: 1 fan and Shoot after Kong told in it, 2 from South."""
    assert nets(*SHOT) == (0, -2, 2, 0)
    assert nets(*SHOT, options={"shot_kong": "transfer"}) == (-2, 6 - 6 - 2, -2 + 6 + 2, -2)


def test_of_several_winners_the_next_in_turn_after_the_discarder_gets_them() -> None:
    events = (SHOT[0], win("S", N=1, E=1))
    assert nets(*events, options={"shot_kong": "transfer"}) == (-2 + 2, 6 - 6 - 4, -2, -2 + 6 + 2)


def test_points_that_went_to_a_winner_never_go_back() -> None:
    events = (*SHOT, wall_end(E=0, S=NOT_READY, N=0))
    found = settled(*events, options={"shot_kong": "transfer"})
    back = [one for one in found.transfers if one.because == "kong_not_ready"]
    assert back == []


def test_a_false_win_costs_24_points_and_the_offender_plays_on() -> None:
    events = ({"event": "false_win", "by": "S"}, win("W", S=0))
    assert nets(*events) == (8, -24 + 1, 8 - 1, 8)
    found = settled(*events, options={"false_hu_to": "nobody"})
    assert (found.net, found.burned) == ({"E": 0, "S": -24 + 1, "W": -1, "N": 0}, 24)


def test_the_last_tile_makes_a_fan_unless_the_table_says_no() -> None:
    line = "12388s345456p66p win=8s last-tile"
    assert {one.fan for one in scored(line, "sichuan").lines} >= {"under_the_sea"}
    assert "under_the_sea" not in {one.fan for one in scored(line, "sichuan", last_tile_fan="no").lines}


def test_a_win_on_the_last_tile_needs_no_fan_for_it_where_the_table_says_no() -> None:
    """Told is the whole number of fans, and Under the Sea is none of them."""
    drawn = (win(S=0, last_tile=True),)
    assert nets(*drawn, options={"last_tile_fan": "no"}) == (-2, 6, -2, -2)
    with pytest.raises(RecordError, match="kongs and circumstances alone make 1"):
        nets(*drawn)


def test_unlimited_fans_have_a_name() -> None:
    line = "9s+2222s+4444s+5555s-7777s win=9s"
    capped, free = (scored(line, "sichuan", limit_fans=limit) for limit in ("4", "unlimited"))
    assert capped.fan_total == free.fan_total
    assert free.fan_total is not None
    assert (capped.total, free.total) == (16, 2**free.fan_total)


def test_a_kong_right_after_ones_own_pung_is_a_finding_only() -> None:
    pung = {"event": "pung", "by": "S", "from": "E", "tile": "3p"}
    found = settled(pung, kong("S", "concealed", "5p"), win("W", S=1))
    assert [(one.code, one.event, one.seat) for one in found.findings or ()] == [("kong_after_pung", 2, "S")]
    between = {"event": "discard", "by": "S", "tile": "1m"}
    assert settled(pung, between, kong("S", "concealed", "5p"), win("W", S=1)).findings == ()


@settings(max_examples=100, deadline=None)
@given(deals())
def test_defaults_that_are_named_change_nothing(deal: dict[str, Any]) -> None:
    usual = {name: value_name(value) for name, value in rule_set(deal["rules"]).options.items()}
    assert settle({**deal, "options": usual | deal["options"]}) == settle(deal)


@pytest.mark.parametrize(("points", "each"), [(1, 2), (8, 16), (16, 16)])
def test_formulas_of_a_workbook_add_the_fan_of_self_drawing(points: int, each: int) -> None:
    cells = {"event": "win", "winner": "P1", "points": points}
    assert changes("sichuan", cells, options={"self_draw": "fan"}) == [[3 * each, -each, -each, -each]]
