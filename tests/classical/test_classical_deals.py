"""Whole classical deals: the settlement, the worked charts, the four penalties with their excuses, and next East."""

from __future__ import annotations

from typing import Any

import pytest

from mahjong_calc import Settlement, settle
from mahjong_calc.errors import MahjongError
from mahjong_calc.hand.tiles import SEATS

CHARTS = {
    # winner, values of E S W N, net of E S W N
    "Four Winds, Chinese classical": ("N", (2, 46, 12, 192), (-492, -70, -206, 768)),
    "Harr 1922, layout": ("E", (608, 64, 400, 16), (3648, -1504, -496, -1648)),
    "a loser comes out better than the winner": ("S", (64, 22, 0, 4), (204, 88, -154, -138)),
    "losers alike": ("W", (8, 8, 40, 8), (-80, -40, 160, -40)),
    "two over the limit are alike": ("S", (2816, 40, 5632, 0), (3920, 160, 1960, -6040)),
}


@pytest.mark.parametrize("chart", CHARTS)
def test_worked_charts(chart: str) -> None:
    winner, values, net = CHARTS[chart]
    found = settle({"winner": winner, "values": dict(zip(SEATS, values, strict=True))}, rules="classical")
    assert tuple(found.net[seat] for seat in SEATS) == net


BAMBOOS = {
    "W": "33s88s+222s+555s+678s",
    "E": "1478m369p14sEWCF",
    "S": "258m258p999sSSFP",
    "N": "369m147p1sEWWCFP",
}
WINDS = {"S": "456mS+EEE+WWW+NNN", "E": "1478m369p147sCFP", "W": "258m258p258s99sCF", "N": "369m147p136sFFPC"}
DRAGONS = {"N": "234m678pP+CCC+FFF", "E": "1478m369p147sEWS", "S": "258m258p25999sSS", "W": "369m147p136sEENN"}
TERMINALS = {"W": "78m55p+111m+999p+111s", "E": "2468m246p246sEEC", "S": "335m3377p37sSSFP", "N": "2468m278p258sNNC"}


def deal(hands: dict[str, str], winner: str, giver: str, win: str, **more: Any) -> Settlement:
    record = {"winner": winner, "from": giver, "win": win, "round": "E", "hands": hands, **more}
    return settle(record, rules="classical")


PENALTIES = {
    "1: one suit": (BAMBOOS, "W", "E", "3s", (1,), -832),
    "2: three winds": (WINDS, "S", "W", "S", (2,), -1152),
    "3: two dragons": (DRAGONS, "N", "E", "P", (3,), -1024),
    "4: three sets of ones or nines": (TERMINALS, "W", "S", "9m", (4,), -128),
}


@pytest.mark.parametrize("kind", PENALTIES)
def test_the_guilty_player_pays_for_all_three(kind: str) -> None:
    hands, winner, giver, win, kinds, paid = PENALTIES[kind]
    found = deal(hands, winner, giver, win)
    assert found.penalty_kinds == kinds
    assert found.net == {**dict.fromkeys(SEATS, 0), winner: -paid, giver: paid}
    assert [one.because for one in found.transfers] == ["penalty"]


@pytest.mark.parametrize("kind", PENALTIES)
def test_no_penalty_on_a_drawn_tile(kind: str) -> None:
    hands, winner, _, win, _, _ = PENALTIES[kind]
    found = settle({"winner": winner, "self_drawn": True, "win": win, "hands": hands}, rules="classical")
    assert found.penalty_kinds == ()
    assert "penalty" not in [one.because for one in found.transfers]


INNOCENT = {
    "a closed kong is not open": ({**DRAGONS, "N": "234m678pP-CCCC+FFF"}, "N", "E", "P"),
    "only two wind sets shown": ({**WINDS, "S": "456mSNNN+EEE+WWW"}, "S", "W", "S"),
    "two kongs are eight tiles": ({**BAMBOOS, "W": "3345688s+2222s+9999s", "S": "258m258p77sSSFFP"}, "W", "E", "3s"),
    "the hand is not of one suit": ({**BAMBOOS, "W": "33s88p+222s+555s+678s"}, "W", "E", "3s"),
    "the tile is no one or nine": ({**TERMINALS, "W": "57m55p+111m+999p+111s"}, "W", "S", "6m"),
    "sequences of ones are no sets of ones": ({**TERMINALS, "W": "78m55p+111m+999p+123s"}, "W", "S", "9m"),
}


@pytest.mark.parametrize("case", INNOCENT)
def test_no_penalty(case: str) -> None:
    hands, winner, giver, win = INNOCENT[case]
    assert deal(hands, winner, giver, win).penalty_kinds == ()


def test_a_ready_hand_or_only_that_suit_excuses_the_first_kind() -> None:
    ready = {**BAMBOOS, "E": "234567m234p78sCC"}
    assert deal(ready, "W", "E", "3s").penalty_kinds == (1,)
    assert deal(ready, "W", "E", "3s", ready=["E"]).penalty_kinds == ()
    only = {**BAMBOOS, "E": "1144467899s+123m", "S": "258m258pSSFFPP"}
    assert deal(only, "W", "E", "3s").penalty_kinds == ()
    assert deal(only, "W", "E", "3s", options={"penalty_own_suit": "all_tiles"}).penalty_kinds == (1,)


def test_the_other_kinds_have_no_excuse_but_by_option() -> None:
    assert deal(WINDS, "S", "W", "S", ready=["W"]).penalty_kinds == (2,)
    assert deal(WINDS, "S", "W", "S", ready=["W"], options={"penalty_exempt": "all_kinds"}).penalty_kinds == ()


def test_winds_and_dragons_are_no_suit_that_excuses() -> None:
    """Who threw the fourth wind and holds dragons had a choice."""
    hands = {**WINDS, "W": "SCCCCFFFFPPPP", "E": "1478m369p147s258p", "N": "369m147p1368s258s"}
    found = deal(hands, "S", "W", "S", options={"penalty_exempt": "all_kinds"})
    assert found.penalty_kinds == (2,)
    assert [(one.payer, one.payee, one.because) for one in found.transfers] == [("W", "S", "penalty")]
    dragons = {**DRAGONS, "E": "EEEESSSSWWWNN", "S": "258m258p2511999s", "W": "369m147p1346788s"}
    assert deal(dragons, "N", "E", "P", options={"penalty_exempt": "all_kinds"}).penalty_kinds == (3,)


def test_a_hand_of_the_suit_thrown_excuses_the_fourth_kind_by_option() -> None:
    hands = {**TERMINALS, "S": "2233445566678m", "E": "147p2468s258pEEC", "N": "24m278p258sNNCFW"}
    assert deal(hands, "W", "S", "9m").penalty_kinds == (4,)
    assert deal(hands, "W", "S", "9m", options={"penalty_exempt": "all_kinds"}).penalty_kinds == ()


def test_one_suit_with_honors_is_a_pure_suit_but_by_option() -> None:
    hands = {**BAMBOOS, "W": "33sNN+222s+555s+678s"}
    assert deal(hands, "W", "E", "3s").net["E"] == -208
    assert deal(hands, "W", "E", "3s", options={"penalty_suit": "without_honours"}).penalty_kinds == ()


def test_a_penalty_is_forced_or_waived() -> None:
    waived = deal(BAMBOOS, "W", "E", "3s", penalty="none")
    assert (waived.penalty_kinds, len(waived.transfers) > 1) == ((), True)
    assert [note.key for note in waived.notes] == ["penalty_waived"]
    hands = {**BAMBOOS, "W": "33s88p+222s+555s+678s"}
    forced = deal(hands, "W", "E", "3s", penalty="E")
    assert forced.net == {"E": -104, "S": 0, "W": 104, "N": 0}
    assert [note.key for note in forced.notes] == ["penalty_forced"]


def test_whoever_is_told_to_pay_the_penalty_discarded() -> None:
    """So the hand is valued as won on a discard: 20 doubled for no points, and no 2 for a drawn tile."""
    hands = {"S": "456p789s34s22m+123m", "E": "444m258p36sWW+111s", "W": "258p369m144sN+EEE", "N": "66677m12388pSNF"}
    found = settle({"winner": "S", "win": "5s", "penalty": "W", "hands": hands}, rules="classical")
    assert found.net == {"E": 0, "S": 160, "W": -160, "N": 0}


def test_what_nobody_gave_was_drawn_and_that_is_said() -> None:
    hands = {"S": "456p789s34s22m+123m", "E": "444m258p36sWW+111s", "W": "258p369m144sN+EEE", "N": "66677m12388pSNF"}
    found = settle({"winner": "S", "win": "5s", "hands": hands}, rules="classical")
    assert found.values is not None
    assert (found.values["S"], found.notes[0].key) == (44, "assumed_drawn")


def test_an_excused_discard_is_told() -> None:
    found = deal({**BAMBOOS, "E": "234567m234p78sCC"}, "W", "E", "3s", ready=["E"])
    assert [(note.key, note.values["kinds"]) for note in found.notes] == [("penalty_excused", (1,))]


@pytest.mark.parametrize(("winner", "guilty", "paid"), [("S", "N", 4), ("N", "E", 4), ("E", "W", 6)])
def test_a_penalty_is_four_values_or_six_where_east_wins(winner: str, guilty: str, paid: int) -> None:
    values = {**dict.fromkeys(SEATS, 50), winner: 100}
    found = settle({"winner": winner, "from": guilty, "penalty": guilty, "values": values}, rules="classical")
    assert found.net == {**dict.fromkeys(SEATS, 0), winner: paid * 100, guilty: -paid * 100}


@pytest.mark.parametrize("winner", SEATS)
def test_next_east(winner: str) -> None:
    values = dict.fromkeys(SEATS, 20)
    assert settle({"winner": winner, "values": values}, rules="classical").next_dealer == (
        "E" if winner == "E" else "S"
    )


@pytest.mark.parametrize(("option", "dealer"), [("stay", "E"), ("pass", "S")])
def test_a_drawn_game_moves_no_points(option: str, dealer: str) -> None:
    record = {"winner": None, "values": dict.fromkeys(SEATS, 64), "options": {"draw_dealer": option}}
    found = settle(record, rules="classical")
    assert (found.transfers, found.values, found.next_dealer) == ((), dict.fromkeys(SEATS, 0), dealer)


def test_a_robbed_player_holds_the_pung_and_no_penalty_follows() -> None:
    hands = {"W": "456p789s45s55m+123m", "E": "258p369m144sN+666s", "S": "147m258p39sESWCF", "N": "147m258p39sESNCF"}
    found = deal(hands, "W", "E", "6s", robbing_kong=True)
    assert found.values == {"E": 2, "S": 0, "W": 80, "N": 0}
    with pytest.raises(MahjongError) as caught:
        deal({**hands, "E": "258p369m144s666sN"}, "W", "E", "6s", robbing_kong=True)
    assert [fault.message for fault in caught.value.faults] == ["impossible_circumstance.robbed_pung"]


@pytest.mark.parametrize(
    ("win", "north", "message"),
    [
        ("S", "147m258p39sEWNC", "robbed_honor"),
        ("6s", "147m258p369sESNC", "robbed_tile_elsewhere"),
        ("6s", "147m258p39sE+666s", "robbed_tile_elsewhere"),
    ],
)
def test_a_robbed_tile_finishes_a_sequence_and_the_robbed_player_has_the_other_three(
    win: str, north: str, message: str
) -> None:
    """Also where neither the winner's hand nor the robbed player's is told."""
    told: dict[str, Any] = {"values": dict.fromkeys(SEATS, 20), "robbing_kong": True}
    with pytest.raises(MahjongError) as caught:
        deal({"N": north}, "W", "E", win, **told)
    assert [fault.message for fault in caught.value.faults] == [f"impossible_circumstance.{message}"]
    assert deal({"N": "147m258p39sESNCF"}, "W", "E", "6s", **told).net["W"] == 80


def test_a_free_tile_is_drawn_whatever_else_is_told() -> None:
    told = {"winner": "S", "values": dict.fromkeys(SEATS, 20), "replacement": True}
    assert settle(told, rules="classical").net["S"] == 80
    with pytest.raises(MahjongError) as caught:
        settle({**told, "self_drawn": False}, rules="classical")
    assert [fault.message for fault in caught.value.faults] == ["impossible_circumstance.replacement_is_self_drawn"]


def test_a_told_value_that_the_tiles_do_not_make_is_a_finding_and_is_settled() -> None:
    found = deal(WINDS, "S", "W", "S", values={"S": 300})
    assert [(one.code, one.seat, one.said, one.should) for one in found.findings or ()] == [
        ("points_differ", "S", 300, 288)
    ]
    assert found.net["W"] == -1200


VALUES = {"values": dict.fromkeys(SEATS, 20)}
HANDS = {"hands": WINDS, "win": "S"}
REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "guilty wins": ({"winner": "S", "penalty": "S", **VALUES}, "guilty_is_winner"),
    "guilty on a drawn win": ({"winner": "S", "penalty": "N", "self_drawn": True, **VALUES}, "guilty_without_discard"),
    "guilty on a robbed tile": (
        {"winner": "S", "penalty": "N", "from": "N", "robbing_kong": True, **VALUES},
        "guilty_without_discard",
    ),
    "guilty did not discard": ({"winner": "S", "penalty": "N", "from": "W", **VALUES}, "guilty_is_not_discarder"),
    "two winners": ({"winner": ["S", "N"], **VALUES}, "bad_record"),
    "no winner told": (VALUES, "bad_record"),
    "a player is missing": ({"winner": "S", "values": {"E": 1, "S": 2, "W": 3}}, "no_worth"),
    "negative limit": ({"winner": "S", "limit": -1, **VALUES}, "bad_record"),
    "round wind": ({"winner": "S", "round": "C", **VALUES}, "bad_record"),
    "fifth copy on the table": (
        {"winner": "S", "from": "W", "win": "S", "hands": {**WINDS, "E": "1478m369p147sEEE"}},
        "five_of_a_kind",
    ),
    "winner of twelve": (
        {"winner": "S", "from": "W", **HANDS, "hands": {**WINDS, "S": "456m+EEE+WWW+NNN"}},
        "tile_count",
    ),
    "winner of fourteen": (
        {"winner": "S", "from": "W", **HANDS, "hands": {**WINDS, "S": "456mSS+EEE+WWW+NNN"}},
        "tile_count",
    ),
    "no winning tile": ({"winner": "S", "from": "W", "hands": WINDS}, "bad_record"),
    "not a win": ({"winner": "S", "from": "W", "win": "9p", "hands": WINDS}, "not_a_win"),
    "own discard": ({"winner": "S", "from": "S", **HANDS}, "discarder_is_winner"),
    "drawn from a player": ({"winner": "S", "from": "W", "self_drawn": True, **HANDS}, "self_drawn_with_discarder"),
    "free and last tile": ({"winner": "S", "replacement": True, "last_tile": True, **VALUES}, "replacement_last_tile"),
    "nobody won, yet a tile": ({"winner": "draw", **HANDS}, "drawn_with"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_deals_that_cannot_be(case: str) -> None:
    record, detail = REFUSED[case]
    with pytest.raises(MahjongError) as caught:
        settle(record, rules="classical")
    said = {word for fault in caught.value.faults for word in (fault.code, fault.message.rpartition(".")[2])}
    assert detail in said
