"""Classical: limit hands by option, each with hands that are it and hands that nearly are, and what is paid."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scored import scored
from test_classical_properties import sample

from mahjong_calc import Circumstances, settle, waits
from mahjong_calc.errors import HandError, RecordError
from mahjong_calc.testing.running import run

ORPHANS = "19m19p19sESWNCFP"
GATES = "1112345678999m"

HANDS: list[tuple[str, str, int]] = [
    # option, hand, points and doublings without the limit
    ("thirteen_orphans", f"{ORPHANS} win=P", 20 * 2),
    ("thirteen_orphans", f"{ORPHANS} win=P self-drawn", 22 * 2),
    ("thirteen_orphans", "19m19p19sESWNCCF win=P", 22 * 2),  # the only possible tile
    ("nine_gates", f"{GATES} win=5m", 36 * 8),
    ("nine_gates", f"{GATES} win=9m", 28 * 8),  # 11m 123m 456m 789m 999m
    ("all_honors", "NNFF+SSS+WWW+CCC win=N", 38 * 64),
    ("all_terminals", "11m99p+999m+111p+999s win=9p", 36 * 4),
    ("four_kongs", "5m+1111p-2222s+EEEE+9999p win=5m seat=S round=W", (16 + 16 + 16 + 16 + 20 + 2) * 2),
    ("hidden_treasure", "222m444p666s99m88s win=8s self-drawn", (4 + 4 + 4 + 4 + 22) * 2),
    ("hidden_treasure", "444p666s99m88s-1111p win=8s self-drawn", (4 + 4 + 4 + 32 + 22) * 2),
    ("heavenly_hand", "123m456p34789s55m win=5s seat=E first-turn", 22 * 2),
    ("earthly_hand", "123m456p34789s55m win=5s seat=W first-turn", 20 * 2),
]


ITEMS = {"all_honors": "all_winds_and_dragons"}
"""Options whose items are called otherwise, since the doubling for honors is called so too."""


@pytest.mark.parametrize(("option", "line", "counted"), HANDS)
def test_a_limit_hand_is_worth_the_limit_by_its_option(option: str, line: str, counted: int) -> None:
    on, item = {f"limit_{option}": True}, ITEMS.get(option, option)
    found = scored(line, "classical", **on)
    assert item in {one.fan for one in found.lines}
    assert (found.total, found.raw) == (2000, counted)
    assert scored(f"{line} limit=500", "classical", **on).total == 500
    assert scored(f"{line} limit=5000", "classical", **on).total == 5000
    assert scored(f"{line} limit=0", "classical", **on).total == max(2000, counted)
    assert scored(line, "classical", **on, limit_scope="payment").total == max(2000, counted)
    if option != "thirteen_orphans":
        off = scored(line, "classical")
        assert (off.total, item in {one.fan for one in off.lines}) == (min(counted, 2000), False)


NO_LIMIT_HANDS = {
    "nine gates that waited for one tile": ("nine_gates", f"{GATES}5m win=1m"),
    "nine gates with a claimed set": ("nine_gates", "1112345678m+999m win=5m"),
    "an honor beside the winds": ("all_honors", "NNFF+SSS+WWW+111m win=N"),
    "a dragon beside the terminals": ("all_terminals", "11m99p+999m+111p+CCC win=9p"),
    "three kongs": ("four_kongs", "5m555s+1111p-2222s+EEEE win=5m"),
    "four closed pungs on a discard": ("hidden_treasure", "222m444p666s888s9m win=9m"),
    "an open pung": ("hidden_treasure", "222m444p666s9m+888s win=9m self-drawn"),
    "a sequence": ("hidden_treasure", "222m444p666s789s9m win=9m self-drawn"),
    "East later": ("heavenly_hand", "123m456p34789s55m win=5s seat=E self-drawn"),
    "East's first discard, but for heaven": ("heavenly_hand", "123m456p34789s55m win=5s seat=S first-turn"),
    "the tiles dealt, but for earth": ("earthly_hand", "123m456p34789s55m win=5s seat=E first-turn"),
}


@pytest.mark.parametrize("case", NO_LIMIT_HANDS)
def test_what_is_nearly_a_limit_hand_is_none(case: str) -> None:
    option, line = NO_LIMIT_HANDS[case]
    found = scored(line, "classical", **{f"limit_{option}": True})
    assert ITEMS.get(option, option) not in {one.fan for one in found.lines}
    assert found.total == min(found.raw or 0, 2000)


def test_thirteen_orphans_win_by_the_option_alone() -> None:
    with pytest.raises(HandError) as caught:
        scored(f"{ORPHANS} win=P", "classical")
    assert [fault.message for fault in caught.value.faults] == ["not_a_win.sets"]
    how = Circumstances(seat="S", round="E")
    assert not waits(ORPHANS, how, rules="classical").ready
    options = {"limit_thirteen_orphans": True}
    assert len(waits(ORPHANS, how, rules="classical", options=options).waits) == 13
    assert [one.win for one in waits("19m19p19sESWNCCF", how, rules="classical", options=options).waits] == ["P"]


def test_thirteen_orphans_are_no_hand_without_points() -> None:
    found = scored(f"{ORPHANS} win=P", "classical", limit_thirteen_orphans=True)
    assert {one.fan for one in found.lines} == {"mahjong", "terminals_and_honors", "thirteen_orphans"}
    assert [(one.fan, one.by) for one in found.struck] == [("no_points", ("thirteen_orphans",))]


def test_two_limit_hands_are_one_limit() -> None:
    line = "1m-1111p-1111s-9999p-9999s win=1m self-drawn"
    on = {"limit_four_kongs": True, "limit_all_terminals": True, "limit_hidden_treasure": True}
    found = scored(line, "classical", **on)
    assert {one.fan for one in found.lines if one.unit == "limits"} == {name.removeprefix("limit_") for name in on}
    assert found.total == 2000


def test_the_reading_that_is_a_limit_hand_is_chosen() -> None:
    """111222333m as pungs with a drawn pair is a hidden treasure, as sequences it counts more points nowhere."""
    found = scored("111222333m555p9s win=9s self-drawn", "classical", limit_hidden_treasure=True)
    assert (found.total, "hidden_treasure" in {one.fan for one in found.lines}) == (2000, True)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("seat=E first-turn from=S", "first_turn_of_east"),
        ("seat=E first-turn self-drawn=0", "first_turn_of_east"),
        ("seat=S first-turn self-drawn", "first_turn_of_others"),
        ("seat=S first-turn from=W", "first_turn_of_others"),
        ("seat=S first-turn last-tile", "first_turn_with"),
        ("seat=S first-turn robbing-kong", "first_turn_with"),
    ],
)
def test_first_turns_that_cannot_be(words: str, message: str) -> None:
    with pytest.raises(HandError) as caught:
        scored(f"123m456p34789s55m win=5s {words}", "classical")
    assert [fault.message.rpartition(".")[2] for fault in caught.value.faults] == [message]


def test_nothing_is_declared_in_the_first_turn() -> None:
    with pytest.raises(HandError) as caught:
        scored("456p789s34s55m+123m win=5s seat=S first-turn", "classical")
    assert [fault.message.rpartition(".")[2] for fault in caught.value.faults] == ["first_turn_with_melds"]
    with pytest.raises(HandError):
        scored("456p789s34s55m+123m loser first-turn", "classical")


DEAL: dict[str, Any] = {
    "rules": "classical",
    "winner": "S",
    "from": "W",
    "win": "P",
    "hands": {"S": ORPHANS},
    "values": {"E": 10, "W": 30, "N": 4},
    "options": {"limit_thirteen_orphans": True},
}


def test_a_deal_settles_a_limit_hand_with_the_limit() -> None:
    """East's difference to West is 40 doubled 20, to North 12, West's to North 26."""
    found = settle(DEAL)
    assert found.values == {"E": 10, "S": 2000, "W": 30, "N": 4}
    assert found.net == {"E": -4000 - 40 + 12, "S": 8000, "W": -2000 + 66, "N": -2000 - 38}
    assert settle({**DEAL, "limit": 500}).net["S"] == 2000
    assert found.findings == ()
    told = settle({**DEAL, "values": {**DEAL["values"], "S": 1500}})
    assert [(one.code, one.said) for one in told.findings or ()] == [("points_differ", 1500)]


def test_a_deal_won_in_the_first_turn() -> None:
    deal = {**DEAL, "winner": "E", "win": "5s", "hands": {"E": "123m456p34789s55m"}, "values": dict.fromkeys("SWN", 0)}
    del deal["from"]
    on = {"limit_heavenly_hand": True}
    assert settle({**deal, "first_turn": True, "options": on}).net["E"] == 12_000
    assert settle({**deal, "options": on}).net["E"] == 44 * 6
    with pytest.raises(RecordError):
        settle({**deal, "first_turn": True, "from": "S"})


def test_a_page_says_that_it_is_a_limit_hand() -> None:
    on = ("-r", "classical", "-o", "limit_thirteen_orphans=yes", "-w", "P")
    assert "worth 20 x 2 = 40, a limit hand: 2000" in run("score", ORPHANS, *on).out
    assert "предельная рука: 500" in run("score", ORPHANS, *on, "--limit", "500", "--lang", "ru").out
    assert "满贯牌：2000" in run("score", ORPHANS, *on, "--lang", "zh").out


@settings(deadline=None, max_examples=20)
@given(st.integers(0, 10_000), st.sampled_from([0, 300, 2000]))
def test_no_hand_is_worth_less_with_limit_hands(seed: int, limit: int) -> None:
    """And all others are worth what they were."""
    on = {f"limit_{option}": True for option, _, _ in HANDS}
    for hand in sample(seed, 10):
        hand = hand._replace(how={**hand.how, "limit": limit})
        usual, found = hand.worth(), hand.worth(**on)
        assert found[:2] == usual[:2]
        assert found[2] in (usual[2], max(usual[2], limit or 2000))
