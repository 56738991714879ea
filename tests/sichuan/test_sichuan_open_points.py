"""Sichuan: every point that the texts leave open, as docs/rules.md lists them, with what was decided."""

from __future__ import annotations

from typing import Any

import pytest
from deals_told import NOT_READY, PASSIVE_PIG, PIG, discard, kong, let_go, nets, pung, settled, wall_end, win
from scored import fans, refused, scored

from mahjong_calc import Settlement, waits
from mahjong_calc.errors import MahjongError


def keys(settlement: Settlement) -> list[str]:
    """The notes, those on one hand by what they say of it."""
    return [note.values["note"].key if note.key == "of_hand" else note.key for note in settlement.notes]


@pytest.mark.parametrize(("rules", "value"), [("sichuan", 16), ("sichuan-zh", 8), ("sichuan-app", 16)])
def test_limit(rules: str, value: int) -> None:
    line = "6s+1111s-3333s+8888s+9999p win=6s"
    assert scored(line, rules).total == value
    assert scored(line, rules, limit_fans=5).total == 32


def test_a_pig_pays_ready_players_too() -> None:
    assert nets(wall_end(E=0, S=PIG, W=0, N=0)) == (1, -51, 1, 1)
    assert nets(wall_end(E=0, S=PIG, W=0, N=0), options={"pig_pays_ready": "no"}) == (0, -48, 0, 0)


def test_nobody_receives_the_48_points() -> None:
    assert settled(wall_end(E=NOT_READY, S=PIG, W=NOT_READY, N=NOT_READY)).burned == 48
    shared = settled(wall_end(E=NOT_READY, S=PIG, W=NOT_READY, N=NOT_READY), options={"pig_penalty_to": "others"})
    assert (shared.burned, shared.net["E"]) == (0, 16)


@pytest.mark.parametrize(("rules", "burned"), [("sichuan", 192), ("sichuan-zh", 0), ("sichuan-app", 192)])
def test_pigs_alone(rules: str, burned: int) -> None:
    assert settled(wall_end(E=PIG, S=PIG, W=PIG, N=PIG), rules=rules).burned == burned


def test_an_annulled_kong_is_paid_back_to_who_is_out() -> None:
    events = [kong("E", "concealed"), win("W", S=0), wall_end(E=NOT_READY, W=0, N=0)]
    assert nets(*events)[1] == 1
    assert nets(*events, options={"refund_to_out": "no"})[1] == 1 - 2


def test_of_two_kongs_in_a_turn_the_last_goes_back() -> None:
    events = [kong("E", "concealed", "1m"), kong("E", "concealed", "2m"), win("E", S=2)]
    assert nets(*events)[0] == 6 - 4
    assert nets(*events, options={"kongs_returned": "all"})[0] == -4


def test_a_dead_tile_among_several_waits_is_dropped() -> None:
    found = waits("22223344s99p+777p", rules="sichuan")
    assert [one.win for one in found.waits] == ["9p", "5s"]
    assert [(note.key, note.values["tiles"]) for note in found.notes] == [("dead_waits", "2s")]


def test_a_tile_that_cannot_come_is_valued_as_a_tile_with_its_root_once() -> None:
    found = waits("34567p888s99s+555p", rules="sichuan")
    assert {one.win: (one.discard.fan_total, one.left) for one in found.waits}["5p"] == (1, 0)


def test_kongs_are_annulled_though_nobody_is_ready() -> None:
    assert nets(kong("E", "concealed"), wall_end(E=NOT_READY, S=NOT_READY, W=NOT_READY, N=NOT_READY)) == (0, 0, 0, 0)


THREE_WINS = [win("W", S=0), win("W", N=0), win("W", E=0)]


def test_the_last_player_of_three_wins_keeps_kongs_and_shows_nothing() -> None:
    assert nets(kong("W", "concealed"), discard("W"), *THREE_WINS)[2] == 6 - 3


def test_a_third_win_on_the_last_discard_is_no_end_of_the_wall() -> None:
    last = win("W", E=1, last_tile=True)
    found = settled(win("W", S=0), win("W", N=0), last)
    assert "unfinished_deal" not in keys(found)
    with pytest.raises(MahjongError):
        settled(win("W", S=0), win("W", N=0), last, wall_end(W=NOT_READY))


def test_concealed_kongs_count_for_the_golden_wait() -> None:
    assert fans("5p-2222s+444s+777p-9999p win=5p", "sichuan")["golden_wait"] == 1


def test_of_two_who_rob_a_first_kong_its_owner_deals() -> None:
    assert settled(win("W", S=1, N=1, robbing_kong=True)).next_dealer == "W"


def test_a_postponed_kong_can_be_robbed() -> None:
    found = settled(kong("W", "postponed", "5p"), win("W", "5p", S=1, robbing_kong=True))
    assert found.net == {"E": 0, "S": 2, "W": -2, "N": 0}


def test_the_forbidden_suit_must_be_absent_whatever_the_number_of_suits() -> None:
    assert refused("12388s345456p66p win=8s forbidden=s", "sichuan") == ["forbidden_suit"]


@pytest.mark.parametrize("end", [THREE_WINS[:1], THREE_WINS, [wall_end(E=0, S=0, W=0, N=0)]])
def test_a_declared_set_of_the_forbidden_suit_is_refused_at_every_end(end: list[dict[str, Any]]) -> None:
    with pytest.raises(MahjongError) as caught:
        settled(*end, hands={"W": {"hand": "123m456m1112p+777m", "forbidden": "m"}})
    assert "forbidden_suit" in {fault.code for fault in caught.value.faults}


def test_every_discard_after_the_last_tile_is_under_the_sea() -> None:
    """The last discard was taken for a pung; what its owner then discards is won on under the sea too."""
    won = {"event": "win", "by": ["S"], "from": "W", "last_tile": True}
    found = settled(pung("W", "N", "1s"), won, hands={"S": {"hand": "88s333p456p678p35s", "win": "4s"}})
    assert found.scores is not None
    assert [one.fan for one in found.scores["S"].lines] == ["under_the_sea"]


def test_a_win_in_the_first_turn_adds_nothing() -> None:
    """A dealer who is complete from the deal has drawn the last tile, and no more."""
    assert fans("123s456s789s11p23p win=4p self-drawn", "sichuan") == {}


def test_a_robbed_kong_after_another_one_is_a_shot_only_by_the_option() -> None:
    line = "12388s35567p999p win=4p robbing-kong after-kong"
    assert refused(line, "sichuan") == ["impossible_circumstance.after_kong_and_robbing"]
    assert scored(line, "sichuan-zh", robbed_after_kong="yes").fan_total == 2


def test_a_false_win_is_not_scored() -> None:
    assert refused("12388s345456p6p9p win=8s", "sichuan") == ["not_a_win.sets_or_pairs"]


def test_fans_above_the_limit_still_decide_a_missed_win_in_the_chinese_rules() -> None:
    events = [let_go("S", "W", "5p", 3), win("N", "5p", S=4)]
    assert not settled(*events, rules="sichuan-zh").findings
    assert settled(*[let_go("S", "W", "5p", 4), win("N", "5p", S=5)], rules="sichuan").findings


@pytest.mark.parametrize(("rules", "barred"), [("sichuan", True), ("sichuan-zh", True), ("sichuan-app", True)])
def test_a_pung_between_is_no_draw(rules: str, barred: bool) -> None:
    events = [let_go("S", "W", "5p", 1), pung("S", "N", "9s"), win("E", "5p", S=1)]
    assert bool(settled(*events, rules=rules).findings) is barred
    assert not settled(*events, options={"missed_win": "until_own_turn"}).findings


def test_one_discard_told_twice_is_one_discard() -> None:
    """Two players let the same discard go: its owner has discarded once, after the pung, and not drawn."""
    start = [let_go("E", "W", "5p", 1), pung("E", "N", "9s")]
    for told in (
        [let_go("S", "E", "1m", 0), let_go("W", "E", "1m", 0)],
        [let_go("S", "E", "1m", 0), discard("E", "1m")],
        [discard("E", "1m"), let_go("S", "E", "1m", 0)],
    ):
        assert [one.code for one in settled(*start, *told, win("N", "5p", E=1)).findings or ()] == ["barred_win"]
    again = [discard("E", "1m"), discard("E", "1m")]
    assert not settled(*start, *again, win("N", "5p", E=1)).findings


def test_another_discard_is_not_directly_after_the_kong() -> None:
    events = [kong("E", "concealed", "1m"), let_go("S", "E", "5p", 0), win("E", "6p", W=0)]
    assert nets(*events) == (5, -2, -1, -2)
    same = [kong("E", "concealed", "1m"), let_go("S", "E", "5p", 1), win("E", "5p", W=1)]
    assert nets(*same) == (-2, 0, 2, 0)


def test_an_assumed_winning_tile_is_known_to_the_table_and_told() -> None:
    hands = {"E": "123m456m789m11122p"}
    won = {"event": "win", "by": ["E"], "from": "N"}
    found = settled(won, hands=hands)
    assert "assumed_win" in keys(found)
    assert found.steps[-1].values["tile"] == "2p"
    with pytest.raises(MahjongError) as caught:
        settled(*[discard("S", "2p")] * 3, won, hands=hands)
    assert {fault.code for fault in caught.value.faults} == {"five_of_a_kind"}
    assert settled(let_go("E", "W", "2p", 0), won, hands=hands).findings


@pytest.mark.parametrize(
    "after",
    [
        win("W", S=1, last_tile=True),
        discard("W"),
        win("N", S=1, last_tile=True),
    ],
)
def test_nobody_discards_after_the_last_tile_was_won_on(after: dict[str, Any]) -> None:
    with pytest.raises(MahjongError) as caught:
        settled(win(E=1, last_tile=True), after)
    assert [fault.message for fault in caught.value.faults] == ["impossible_circumstance.after_last_tile"]


def test_only_the_same_last_discard_may_be_won_on_again_and_is_one_tile() -> None:
    hands = {
        "S": {"hand": "55p44p123s456s789s", "win": "5p"},
        "E": {"hand": "5p123m456m789m111p", "win": "5p"},
    }
    won = [{"event": "win", "by": [seat], "from": "W", "last_tile": True} for seat in "SE"]
    assert settled(*won, hands=hands).net["W"] == -4
    with pytest.raises(MahjongError):
        settled(win("W", "5p", S=1, last_tile=True), win("N", "5p", E=1, last_tile=True))


@pytest.mark.parametrize("end", [THREE_WINS, [win("N", S=0)], [wall_end(S=0, E=0, N=0, W=0)]])
def test_a_hand_that_did_not_win_has_thirteen_tiles(end: list[dict[str, Any]]) -> None:
    with pytest.raises(MahjongError) as caught:
        settled(*end, hands={"W": "123m"})
    assert "tile_count" in {fault.code for fault in caught.value.faults}


def test_a_winning_tile_needs_a_win() -> None:
    with pytest.raises(MahjongError) as caught:
        settled(win("N", S=0), hands={"W": {"hand": "123m456m789m1112p", "win": "2p"}})
    assert [fault.message for fault in caught.value.faults] == ["impossible_circumstance.wins_in_no_event"]


def test_a_kong_without_its_tile_is_looked_for_in_the_hand() -> None:
    with pytest.raises(MahjongError) as caught:
        settled({"event": "kong", "by": "E", "kind": "concealed"}, hands={"E": "123m456m789m1112p"})
    assert [fault.message for fault in caught.value.faults] == ["impossible_circumstance.kong_not_in_hand"]
    assert settled({"event": "kong", "by": "E", "kind": "concealed"}, hands={"E": "123m456m11p22p-1111s"})


def test_a_postponed_kong_need_not_be_written() -> None:
    drawn = {"event": "win", "by": ["E"], "replacement": True}
    hands = {"E": {"hand": "123m456m77m22p+1111p", "win": "7m"}}
    assert settled(drawn, hands=hands).net["E"] == 3 * (4 + 1)
    with pytest.raises(MahjongError):
        settled(drawn, hands={"E": {"hand": "123m456m77m22p+111p", "win": "7m"}})


PIGGISH = {"hand": "123m456m789p1112s", "forbidden": "s"}


def test_what_a_pig_discarded_is_compared() -> None:
    others = dict.fromkeys("EWS", NOT_READY)
    told = wall_end(**others, N=PASSIVE_PIG)
    found = settled(discard("N", "1p"), told, hands={"N": PIGGISH})
    assert [(one.said, one.should) for one in found.findings or ()] == [("passive_pig", "pig")]
    differs = settled(told, hands={"N": {**PIGGISH, "only_forbidden_discards": False}})
    assert [(one.said, one.should) for one in differs.findings or ()] == [("passive_pig", "pig")]
    assert "assumed_other_discards" in keys(settled(wall_end(**others, N=PIG)))
    assert "assumed_other_discards" not in keys(
        settled(discard("N", "1p"), discard("N", "1s"), wall_end(**others, N=PIG))
    )


@pytest.mark.parametrize("hand", ["444s555s6677s789p", "222p555s6677s789p"])
def test_the_robbed_player_shows_the_pung(hand: str) -> None:
    events = [kong("S", "added", "2p"), win("S", "2p", E=1, robbing_kong=True)]
    with pytest.raises(MahjongError) as caught:
        settled(*events, hands={"S": hand})
    assert [fault.message for fault in caught.value.faults] == ["impossible_circumstance.pung_not_in_hand"]
    assert settled(*events, hands={"S": "555s6677s789p+222p"})


def test_a_tile_drawn_after_a_discard_is_no_replacement() -> None:
    """The discard right after the kong was let go, so the owner's next win comes off the wall."""
    hands = {"S": {"hand": "123456m77p34p-9999m", "win": "5p", "forbidden": "s"}}
    drawn = {"event": "win", "by": ["S"], "tile": "5p"}
    for between in (let_go("W", "S", "2p", 0), discard("S", "2p")):
        found = settled(kong("S", "concealed", "9m"), between, drawn, hands=hands)
        assert found.net["S"] == 3 * (2 + 2 + 1)
