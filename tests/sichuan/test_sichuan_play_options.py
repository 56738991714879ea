"""Sichuan: kong points that winners share, players who play on after a win, false wins; worked by hand."""

from __future__ import annotations

import pytest
from deals_told import NOT_READY, Event, kong, nets, settled, wall_end, win
from sheets_told import told
from test_sheets_writing import changes

from mahjong_calc import RecordError

PASSED = {"shot_kong": "share"}


def test_several_winners_share_the_points_of_a_shot_kong() -> None:
    """6 for two: 3 each. 3 for two, an added kong: 1 each, and the rest is the next one's in turn after South."""
    for kind, each, west, north in (("concealed", 2, 3, 3), ("added", 1, 2, 1)):
        found = nets(kong("S", kind), win("S", N=1, W=1), options=PASSED)
        assert found == (-each, 3 * each - (west + north) - 4, -each + west + 2, -each + north + 2)


def test_who_fed_the_kong_and_wins_takes_its_points_alone() -> None:
    events = (kong("S", "exposed", "5p", "N"), win("S", W=1, N=1))
    assert nets(*events, options=PASSED) == (0, 2 - 2 - 4, 2, -2 + 2 + 2)
    other = (kong("S", "exposed", "5p", "E"), win("S", W=1, N=1))
    assert nets(*other, options=PASSED) == (-2, 2 - 2 - 4, 1 + 2, 1 + 2)


def test_of_two_kongs_in_a_turn_the_points_of_the_last_or_of_both_pass_on() -> None:
    events = (kong("S", "exposed", "5p", "N"), kong("S", "concealed", "1m"), win("S", W=1))
    assert nets(*events, options=PASSED) == (-2, 2 + 6 - 6 - 2, -2 + 6 + 2, -2 - 2)
    assert nets(*events, options=PASSED | {"kongs_returned": "all"}) == (-2, 8 - 8 - 2, -2 + 8 + 2, -2 - 2)


def test_points_that_have_passed_on_do_not_go_back_at_the_end() -> None:
    events = (kong("S", "concealed"), win("S", W=1), wall_end(E=0, S=NOT_READY, N=NOT_READY))
    assert nets(*events, options=PASSED) == (-2 + 2, 6 - 6 - 2 - 1, -2 + 6 + 2, -2 - 1)


def test_a_postponed_kong_has_no_points_to_pass_on() -> None:
    assert nets(kong("S", "postponed"), win("S", W=2), options=PASSED) == (0, -4, 4, 0)


ON = {"after_win": "plays_on"}


def test_who_has_won_plays_on_or_is_out() -> None:
    """West wins on East, then draws another winning tile: each of three pays 2 + 1."""
    events: tuple[Event, ...] = (win("E", W=1), win(W=1))
    with pytest.raises(RecordError) as error:
        settled(*events)
    assert [fault.values["seat"] for fault in error.value.faults] == ["W"]
    assert nets(*events, options=ON) == (-2 - 3, -3, 2 + 9, -3)


def test_a_winner_who_plays_on_feeds_and_pays_and_is_asked_at_the_end() -> None:
    events = (win("E", W=1), win("W", N=2), kong("N", "concealed"), wall_end(E=NOT_READY, S=NOT_READY, W=1, N=3))
    east = -2 - 2 - (2 + 8)
    south = -2 - (2 + 8)
    assert nets(*events, options=ON) == (east, south, 2 - 4 - 2 + 4, 4 + 6 + 16)


def test_four_players_may_win_where_they_play_on_and_the_first_deals_next() -> None:
    found = settled(win("E", W=0), win("W", E=0), win("N", S=0), win("S", N=0), win(E=0), options=ON)
    assert found.next_dealer == "W"
    assert [one.key for one in found.notes] == ["unfinished_deal"]


def test_formulas_of_a_workbook_let_winners_pay_where_they_play_on() -> None:
    lines = [{"event": "win", "winner": "P1", "points": 1}, {"event": "win", "winner": "P2", "points": 2}]
    assert changes("sichuan", *lines)[1] == [0, 6, -3, -3]
    assert changes("sichuan", *lines, options=ON)[1] == [-3, 9, -3, -3]


def test_a_false_win_costs_8_to_each_player_still_in_or_24() -> None:
    assert nets({"event": "false_win", "by": "S"}) == (8, -24, 8, 8)
    assert nets(win("E", W=0), {"event": "false_win", "by": "S"}) == (-1 + 8, -16, 1, 8)
    found = settled({"event": "false_win", "by": "S"}, options={"false_hu_to": "nobody"})
    assert (found.net["S"], found.net["E"], found.burned) == (-24, 0, 24)


def test_a_false_win_takes_the_kong_points_of_the_player_back_and_only_once() -> None:
    events = (kong("S", "concealed"), {"event": "false_win", "by": "S"}, wall_end(E=0, S=NOT_READY, W=0, N=0))
    assert nets(*events) == (8 + 1, -24 - 3, 8 + 1, 8 + 1)


def test_who_is_out_declares_no_false_win() -> None:
    with pytest.raises(RecordError) as error:
        settled(win("E", W=0), {"event": "false_win", "by": "W"})
    assert [fault.values["seat"] for fault in error.value.faults] == ["W"]


SHEET = "hand,event,winner,discarder,points,P1,P2,P3,P4"


def test_lines_of_a_sheet_let_winners_play_on() -> None:
    """The second win is self-drawn by who has won: each of three pays 2 + 1; then the first winner feeds a kong."""
    lines = ("1,win,P3,P1,2,-2,0,2,0", "1,win,P3,,2,-3,-3,9,-3", "1,kong,P2,P3,2,0,2,-2,0")
    assert {one[0] for one in told(SHEET, *lines, rules="sichuan")} >= {"already_out"}
    assert told(SHEET, *lines, rules="sichuan", options=ON) == []


def test_a_refund_of_a_sheet_names_the_winner_that_the_points_of_a_kong_go_to() -> None:
    lines = ("1,kong,P2,,2,-2,6,-2,-2", "1,win,P3,P2,2,0,-2,2,0", "1,refund,P2,P3,2,0,-6,6,0")
    assert told(SHEET, *lines, rules="sichuan", options=PASSED) == []
    assert told(SHEET, *lines, rules="sichuan") == [("changes_differ", 1, "P1-P4", [0, -6, 6, 0], [2, -6, 2, 2])]


@pytest.mark.parametrize(("rule", "each"), [("back", 0), ("kept", 2)])
def test_kongs_of_players_who_are_all_not_ready_go_back_or_are_kept(rule: str, each: int) -> None:
    """South's concealed kong: 2 from each. With one ready player the states differ, and the points go back."""
    options, start = {"kongs_of_alike": rule}, kong("S", "concealed")
    alike = wall_end(E=NOT_READY, S=NOT_READY, W=NOT_READY, N=NOT_READY)
    assert nets(start, alike, options=options) == (-each, 3 * each, -each, -each)
    assert nets(start, wall_end(E=0, S=NOT_READY, W=NOT_READY, N=NOT_READY), options=options) == (3, -1, -1, -1)
