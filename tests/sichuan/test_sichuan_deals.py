"""Sichuan deals: every line of the rules on payments, kongs, points that go back and the end of the wall."""

from __future__ import annotations

import pytest
from deals_told import NOT_READY, PASSIVE_PIG, PIG, discard, kong, nets, pung, settled, wall_end, win

from mahjong_calc.errors import RecordError


@pytest.mark.parametrize(("fans", "value"), [(0, 1), (1, 2), (2, 4), (3, 8), (4, 16), (9, 16)])
def test_the_discarder_pays_the_value(fans: int, value: int) -> None:
    assert nets(win("W", S=fans)) == (0, value, -value, 0)


@pytest.mark.parametrize(("fans", "value"), [(0, 1), (1, 2), (2, 4), (3, 8), (4, 8), (9, 8)])
def test_the_chinese_rules_end_at_three_fans(fans: int, value: int) -> None:
    assert nets(win("W", S=fans), rules="sichuan-zh") == (0, value, -value, 0)


@pytest.mark.parametrize(("rules", "each"), [("sichuan", 17), ("sichuan-zh", 9), ("sichuan-app", 17)])
def test_self_drawn_adds_a_point_after_the_limit(rules: str, each: int) -> None:
    assert nets(win(E=5), rules=rules) == (3 * each, -each, -each, -each)


def test_each_of_several_winners_is_paid_for_the_own_hand() -> None:
    assert nets(win("W", E=3, N=1)) == (8, 0, -10, 2)
    assert nets(win("W", E=3, S=0, N=1)) == (8, 1, -11, 2)


def test_who_has_won_neither_pays_nor_receives_any_more() -> None:
    assert nets(win("W", S=0), win("W", N=0), win(E=4)) == (17, 1, -1 - 1 - 17, 1)


def test_whoever_fed_the_kong_pays_a_win_after_it_like_the_others() -> None:
    assert nets(kong("E", "exposed", "9m", "W"), win(E=2, replacement=True)) == (17, -5, -7, -5)


@pytest.mark.parametrize(
    ("kind", "giver", "paid"),
    [
        ("concealed", None, (6, -2, -2, -2)),
        ("exposed", "W", (2, 0, -2, 0)),
        ("added", None, (3, -1, -1, -1)),
        ("postponed", None, (0, 0, 0, 0)),
    ],
)
def test_a_kong_is_paid(kind: str, giver: str | None, paid: tuple[int, ...]) -> None:
    assert nets(kong("E", kind, giver=giver)) == paid


@pytest.mark.parametrize(("kind", "gain"), [("concealed", 4), ("added", 2), ("postponed", 0)])
def test_a_kong_is_paid_by_those_without_hu_at_that_moment(kind: str, gain: int) -> None:
    before = win("S", N=0)
    paid = settled(before, kong("E", kind)).transfers[1:]
    assert sum(one.points for one in paid) == gain
    assert "N" not in {one.payer for one in paid}


@pytest.mark.parametrize("kind", ["added", "postponed"])
def test_a_robbed_kong_is_undone(kind: str) -> None:
    robbing = win("S", tile="7s", W=1, E=4, robbing_kong=True)
    assert nets(kong("S", kind, "7s"), robbing) == nets(robbing) == (16, -18, 2, 0)


def test_a_robbed_kong_that_was_not_written_leaves_the_kong_before_it() -> None:
    assert nets(kong("S", "concealed", "5p"), win("S", tile="7s", W=1, robbing_kong=True)) == (-2, 4, 0, -2)


@pytest.mark.parametrize(("kind", "giver"), [("concealed", None), ("exposed", "N"), ("added", None)])
def test_the_points_of_a_kong_go_back_when_the_next_discard_is_won_on(kind: str, giver: str | None) -> None:
    shot = settled(kong("E", kind, giver=giver), win("E", S=1, W=3))
    assert shot.net == {"E": -10, "S": 2, "W": 8, "N": 0}


def test_a_postponed_kong_has_no_points_to_go_back_and_is_shot_all_the_same() -> None:
    assert nets(kong("E", "postponed"), win("E", S=1, W=3)) == (-10, 2, 8, 0)


@pytest.mark.parametrize("between", [discard("E"), pung("N", "E")])
def test_a_discard_or_a_pung_ends_directly_after_the_kong(between: dict[str, object]) -> None:
    assert nets(kong("E", "concealed"), between, win("E", S=1)) == (4, 0, -2, -2)


def test_a_kong_of_another_player_ends_directly_after_the_kong() -> None:
    assert nets(kong("E", "concealed"), kong("N", "concealed", "6p"), win("E", S=2)) == (0, 0, -4, 4)


def test_of_two_kongs_in_a_turn_only_the_last_goes_back() -> None:
    both = [kong("E", "concealed", "1s"), kong("E", "concealed", "5p"), win("E", W=1)]
    assert nets(*both) == (4, -2, 0, -2)
    assert nets(*both, options={"kongs_returned": "all"}) == (-2, 0, 2, 0)


def test_a_kong_from_a_discard_begins_a_new_turn() -> None:
    both = [kong("E", "concealed", "1s"), kong("E", "exposed", "5p", "S"), win("E", W=1)]
    assert nets(*both, options={"kongs_returned": "all"}) == (4, -2, 0, -2)


def test_a_robbed_kong_after_another_one_is_no_shot_unless_the_option_says_so() -> None:
    deal = [kong("E", "concealed", "1s"), kong("E", "added", "5p"), win("E", tile="5p", W=2, robbing_kong=True)]
    assert nets(*deal) == (2, -2, 2, -2)
    assert nets(*deal, options={"robbed_after_kong": "yes"}) == (-4, 0, 4, 0)


def test_all_kongs_of_a_player_who_is_not_ready_go_back() -> None:
    deal = [kong("E", "concealed"), kong("E", "exposed", "9m", "S"), wall_end(E=NOT_READY, S=0, W=0, N=0)]
    assert nets(*deal) == (-3, 1, 1, 1)


def test_ready_players_keep_their_kongs() -> None:
    assert nets(kong("W", "concealed"), wall_end(E=0, S=1, W=1, N=2)) == (-2, -2, 6, -2)


def test_who_has_won_keeps_the_kongs() -> None:
    deal = [kong("E", "concealed"), discard("E"), win("W", E=1), wall_end(S=0, W=0, N=0)]
    assert nets(*deal) == (8, -2, -4, -2)


def test_kongs_go_back_though_nobody_is_ready() -> None:
    assert nets(kong("E", "concealed"), wall_end(E=NOT_READY, S=NOT_READY, W=NOT_READY, N=NOT_READY)) == (0,) * 4


def test_a_kong_goes_back_once_only() -> None:
    deal = [kong("E", "concealed"), win("E", S=1), wall_end(E=NOT_READY, W=NOT_READY, N=NOT_READY)]
    assert nets(*deal) == (-2, 2, 0, 0)


def test_a_player_who_is_out_gets_kong_points_back_unless_the_option_says_no() -> None:
    deal = [kong("S", "concealed"), win("E", N=0), wall_end(S=NOT_READY, E=0, W=0)]
    assert nets(*deal) == (0, -2, 1, 1)
    assert nets(*deal, options={"refund_to_out": "no"}) == (0, 0, 1, -1)


def test_three_winners_end_the_deal_and_nothing_more_is_settled() -> None:
    deal = [kong("W", "concealed"), discard("W"), win("W", E=0), win("W", S=0), win("W", N=0, last_tile=False)]
    assert nets(*deal) == (-1, -1, 3, -1)


def test_not_ready_players_pay_each_ready_one_without_the_point_of_drawing() -> None:
    assert nets(wall_end(E=1, S=3, W=NOT_READY, N=NOT_READY)) == (4, 16, -10, -10)


def test_a_ready_hand_is_paid_up_to_the_limit() -> None:
    assert nets(wall_end(E=6, S=NOT_READY, W=6, N=6)) == (16, -48, 16, 16)
    assert nets(wall_end(E=6, S=NOT_READY, W=6, N=6), rules="sichuan-zh") == (8, -24, 8, 8)


@pytest.mark.parametrize("state", [NOT_READY, 2])
def test_players_in_the_same_state_do_not_pay_each_other(state: object) -> None:
    assert nets(wall_end(E=state, S=state, W=state, N=state)) == (0, 0, 0, 0)


def test_a_flower_pig_pays_48_that_nobody_receives_and_the_ready_players() -> None:
    found = settled(wall_end(E=0, S=1, W=PIG, N=NOT_READY))
    assert (found.net, found.burned) == ({"E": 2, "S": 4, "W": -51, "N": -3}, 48)
    assert [one.payee for one in found.transfers if one.because == "flower_pig"] == ["nobody"]


def test_a_pig_that_discarded_nothing_else_is_only_not_ready() -> None:
    assert nets(wall_end(E=0, S=1, W=PASSIVE_PIG, N=NOT_READY)) == (2, 4, -3, -3)


def test_a_pig_can_be_a_state_of_its_own() -> None:
    deal = [kong("W", "added"), wall_end(E=0, S=1, W=PIG, N=NOT_READY)]
    assert nets(*deal, options={"pig_pays_ready": "no"}) == (0, 1, -45, -4)
    assert nets(kong("W", "added"), wall_end(E=0, S=1, W=PASSIVE_PIG, N=1), options={"pig_pays_ready": "no"})[2] == -5


def test_the_48_can_go_to_the_others() -> None:
    found = settled(win("S", N=0), wall_end(E=0, S=0, W=PIG), options={"pig_penalty_to": "others"})
    assert (found.net, found.burned) == ({"E": 17, "S": 16, "W": -50, "N": 17}, 0)


@pytest.mark.parametrize(
    ("rules", "options", "burned"),
    [("sichuan", {}, 96), ("sichuan-zh", {}, 0), ("sichuan-zh", {"lone_pigs_pay": "yes"}, 96), ("sichuan-app", {}, 96)],
)
def test_where_only_pigs_remain_the_rule_sets_differ(rules: str, options: dict[str, str], burned: int) -> None:
    assert settled(win("E", N=0), win("W", S=0), wall_end(E=PIG, W=PIG), rules=rules, options=options).burned == burned


def test_one_passive_pig_lifts_the_rule_for_pigs_alone() -> None:
    found = settled(win("E", N=0), win("W", S=0), wall_end(E=PIG, W=PASSIVE_PIG), rules="sichuan-zh")
    assert found.burned == 48


def test_a_limit_can_be_set() -> None:
    assert nets(win("W", S=9), options={"limit_fans": 6}) == (0, 64, -64, 0)


@pytest.mark.parametrize(
    ("events", "dealer"),
    [
        ([wall_end(E=0, S=0, W=0, N=0)], "E"),
        ([win("W", S=0)], "S"),
        ([win(N=0)], "N"),
        ([win("W", S=0, N=0)], "W"),
        ([win("S", tile="7s", W=1, E=4, robbing_kong=True)], "S"),
        ([win("W", S=0), win("E", W=1, N=0)], "S"),
    ],
)
def test_the_first_win_makes_the_next_dealer(events: list[dict[str, object]], dealer: str) -> None:
    assert settled(*events).next_dealer == dealer


def test_a_deal_without_an_end_is_settled_so_far_and_says_so() -> None:
    assert [one.key for one in settled(kong("E", "concealed")).notes] == ["unfinished_deal"]


TILES = {
    "E": {"hand": "22s888p66s+333p+777s", "forbidden": "m", "win": "2s"},
    "S": {"hand": "11m234p678p55p+9999m", "forbidden": "s", "win": "5p"},
    "W": {"hand": "1357m2468m13579s", "forbidden": "p"},
    "N": {"hand": "11334455s99s11p2p", "forbidden": "m"},
}
PLAYED = [kong("S", "exposed", "9m", "E"), {"event": "win", "by": ["S"], "from": "W"}, {"event": "win", "by": ["E"]}]


def test_fans_and_states_are_worked_out_from_the_tiles() -> None:
    found = settled(*PLAYED, {"event": "wall_end"}, hands=TILES)
    assert found.net == {"E": 4, "S": 4, "W": -9, "N": 1}
    assert found.findings == ()
    assert found.scores is not None
    assert found.scores["S"].fan_total == 1


def test_what_is_told_is_settled_and_compared_with_the_tiles() -> None:
    told = [PLAYED[0], {**PLAYED[1], "fans": {"S": 3}}, PLAYED[2], wall_end(W=PIG, N=3)]
    found = settled(*told, hands=TILES)
    assert found.net["S"] == 2 + 8
    assert [(one.code, one.seat, one.said, one.should) for one in found.findings or ()] == [
        ("fans_differ", "S", 3, 1),
        ("state_differs", "W", "pig", "not_ready"),
        ("fans_differ", "N", 3, 2),
    ]


@pytest.mark.parametrize("forbidden", ["p", None])
def test_who_holds_the_forbidden_suit_or_all_three_is_a_pig(forbidden: str | None) -> None:
    held: dict[str, object] = {**TILES["W"], "hand": "1357m2468m1357s1p", "forbidden": forbidden}
    assert settled(*PLAYED, {"event": "wall_end"}, hands={**TILES, "W": held}).burned == 48
    held["only_forbidden_discards"] = True
    assert settled(*PLAYED, {"event": "wall_end"}, hands={**TILES, "W": held}).burned == 0


def test_a_win_directly_after_the_own_kong_counts_the_replacement() -> None:
    hands = {"S": {"hand": "11m234p678p55p-9999m", "win": "5p"}}
    found = settled(kong("S", "concealed", "9m"), {"event": "win", "by": "S"}, hands=hands)
    assert found.scores is not None
    assert [line.fan for line in found.scores["S"].lines] == ["kong", "win_after_kong"]


def test_a_shot_and_a_robbed_kong_count_together_only_by_the_option() -> None:
    deal = [kong("E", "concealed", "1s"), win("E", tile="5p", W=2, robbing_kong=True, after_kong=True)]
    with pytest.raises(RecordError, match="robbed"):
        settled(*deal)
    assert nets(*deal, options={"robbed_after_kong": "yes"}) == (-4, 0, 4, 0)
