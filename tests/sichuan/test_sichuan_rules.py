"""Sichuan hands, after the rulebooks: every line of the table of fans, of the table of payments and of what the texts
leave open about hands. The case is a text line as a user would write it; the exact fans are asserted."""

from __future__ import annotations

from typing import Any

import pytest
from scored import fans, named, refused, scored

from mahjong_calc import Circumstances, HandError, parse, waits
from mahjong_calc.engine.rule_sets import rule_set
from mahjong_calc.scoring.one_hand import NotAWin
from mahjong_calc.variants.sichuan.payments import paid, value

RULE_SETS = ("sichuan", "sichuan-zh", "sichuan-app")
BOOK = rule_set("sichuan").book

FANS = {
    "a plain hand": ("12388s345456p66p win=8s", ""),
    "kong, claimed": ("123s345456p6p+8888s win=6p", "kong"),
    "kong, concealed": ("123s345456p6p-8888s win=6p", "kong"),
    "kong, two of them": ("345456p6p+8888s-2222s win=6p", "kong*2"),
    "kong is no root": ("34s678s999p11s+2222p win=5s", "kong"),
    "root of a pung and a chow in hand": ("12388s345456p66p win=6p", "root"),
    "root of a melded pung and a chow": ("45s77s677778p+333s win=3s", "root*2"),
    "root of a pair and two chows": ("77s68s89s123p456p7s win=7s", "root"),
    "root, three of them": ("234444s5p+222s+333s win=5p", "root*3"),
    "root by the winning tile": ("23s456s88s789p+111s win=1s", "root"),
    "all pungs": ("88p99s+555s+666s+777p win=9s", "all_pungs"),
    "golden wait": ("6s+111s+333s+888s+999p win=6s", "all_pungs golden_wait"),
    "golden wait, a kong claimed": ("6s+111s+333s+888s+9999p win=6s", "kong all_pungs golden_wait"),
    "golden wait, a kong concealed": ("6s+111s-3333s+888s+999p win=6s", "kong all_pungs golden_wait"),
    "golden wait, all kongs concealed": ("6s-1111s-3333s-8888s-9999p win=6s", "kong*4 all_pungs golden_wait"),
    "no golden wait with a pung in the hand": ("222s6p+111s+333s+999p win=6p", "all_pungs"),
    "no golden wait with four pungs in the hand": ("111222s444777p6p win=6p", "all_pungs"),
    "full flush": ("123456s5567s+999s win=8s", "full_flush"),
    "full flush and all pungs": ("888p9p+111p+222p+444p win=9p", "full_flush all_pungs"),
    "seven pairs": ("11223388s99s44p6p win=6p", "seven_pairs"),
    "seven pairs, a root": ("33334m66m77m55s77s win=4m", "seven_pairs root"),
    "seven pairs, three roots": ("1111222233334s win=4s", "seven_pairs full_flush root*3"),
    "win after kong": ("234s33p456p56p+8888s win=7p replacement", "kong win_after_kong"),
    "shoot after kong": ("88s333p456p678p34s win=5s after-kong", "shoot_after_kong"),
    "robbing the kong": ("12388s35567p999p win=4p robbing-kong", "robbing_kong"),
    "under the sea, self-drawn": ("88s333p456p678p35s win=4s last-tile self-drawn", "under_the_sea"),
    "under the sea, the last discard": ("88s333p456p678p35s win=4s last-tile", "under_the_sea"),
    "win after kong on the last tile": (
        "234s33p456p56p-8888s win=7p replacement last-tile",
        "kong win_after_kong under_the_sea",
    ),
    "shoot after kong, the last discard": (
        "88s333p456p678p34s win=5s after-kong last-tile",
        "shoot_after_kong under_the_sea",
    ),
    "shoot after kong, seven pairs": ("1111s2233s44p6p99p win=6p after-kong", "seven_pairs root shoot_after_kong"),
}


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("case", FANS)
def test_fans(case: str, rules: str) -> None:
    line, expected = FANS[case]
    assert fans(line, rules) == named(expected)


NO_FANS = {
    "self-drawn": "12388s345456p66p win=8s self-drawn",
    "terminals in every set": "123789s99s123p789p win=1p",
    "no terminals": "234567s55s345p678p win=3p",
    "nine in a row": "123456789s23455p win=5p",
}


@pytest.mark.parametrize("case", NO_FANS)
def test_what_is_no_fan(case: str) -> None:
    assert fans(NO_FANS[case], "sichuan") == {}


def test_pungs_of_two_five_and_eight_are_pungs_like_others() -> None:
    assert fans("222555888p22255s win=5s", "sichuan") == {"all_pungs": 1}


def test_the_best_reading_counts() -> None:
    """Two pairs of four chows and a pair are seven pairs too."""
    assert fans("112233s445566p9s win=9s", "sichuan") == {"seven_pairs": 1}


VALUES = [(0, 1, 1), (1, 2, 2), (2, 4, 4), (3, 8, 8), (4, 16, 8), (9, 16, 8)]


@pytest.mark.parametrize(("number", "russian", "chinese"), VALUES)
def test_value(number: int, russian: int, chinese: int) -> None:
    assert value(number, 4) == paid(number, Circumstances(), rule_set("sichuan").options) == russian
    assert value(number, 3) == paid(number, Circumstances(), rule_set("sichuan-zh").options) == chinese


EIGHTEEN_ARHATS = "6s+1111s-3333s+8888s+9999p win=6s"


def test_fans_are_told_in_full_and_paid_to_the_limit() -> None:
    score = scored(EIGHTEEN_ARHATS, "sichuan")
    assert (score.fan_total, score.total) == (6, 16)
    assert next(one for one in score.notes if one.key == "fan_limit").values == {"fans": 6, "limit": 4, "value": 16}
    assert scored(EIGHTEEN_ARHATS, "sichuan", limit_fans=6).total == 64
    assert not any(one.key == "fan_limit" for one in scored(EIGHTEEN_ARHATS, "sichuan", limit_fans=6).notes)


PAYMENTS: dict[str, tuple[str, str, dict[str, int]]] = {
    "a discard": ("12388s345456p66p win=8s seat=S from=W", "sichuan", {"E": 0, "S": 1, "W": -1, "N": 0}),
    "self-drawn": ("12388s345456p66p win=8s seat=S self-drawn", "sichuan", {"E": -2, "S": 6, "W": -2, "N": -2}),
    "self-drawn, one is out": (
        "12388s345456p66p win=8s seat=S self-drawn out=N",
        "sichuan",
        {"E": -2, "S": 4, "W": -2, "N": 0},
    ),
    "self-drawn over the limit, two are out": (
        EIGHTEEN_ARHATS + " seat=E self-drawn out=SN",
        "sichuan",
        {"E": 17, "S": 0, "W": -17, "N": 0},
    ),
    "self-drawn, limit of three fans": (
        EIGHTEEN_ARHATS + " seat=E self-drawn",
        "sichuan-zh",
        {"E": 27, "S": -9, "W": -9, "N": -9},
    ),
    "win after kong is self-drawn": (
        "234s33p456p56p+8888s win=7p replacement seat=N",
        "sichuan",
        {"E": -5, "S": -5, "W": -5, "N": 15},
    ),
    "a robbed kong": (
        "12388s35567p999p win=4p robbing-kong seat=N from=S",
        "sichuan",
        {"E": 0, "S": -2, "W": 0, "N": 2},
    ),
}


@pytest.mark.parametrize("case", PAYMENTS)
def test_payments(case: str) -> None:
    line, rules, net = PAYMENTS[case]
    assert scored(line, rules).net == net


def test_who_discarded_need_not_be_known() -> None:
    score = scored("12388s345456p66p win=8s", "sichuan")
    assert score.net is None
    assert [(one.payer, one.payee, one.points) for one in score.transfers] == [("discarder", "E", 1)]
    assert not any(one.key == "assumed_seat" for one in score.notes)


def test_an_assumed_seat_is_told_where_it_decides_who_pays() -> None:
    assert any(one.key == "assumed_seat" for one in scored("12388s345456p66p win=8s self-drawn", "sichuan").notes)


REFUSED = {
    "a honor": ("123456789s11pEEE", "not_in_this_game.honor"),
    "a melded honor": ("123456s11p789s+EEE win=1p", "not_in_this_game.honor"),
    "a claimed chow": ("456789s11p567p+123s win=1p", "not_in_this_game.chow"),
    "a flower in the hand": ("🀢123456789s11p234p", "not_in_this_game.flowers"),
    "flowers beside it": ("123456789s11p234p flowers=1", "impossible_circumstance.foreign"),
    "three suits": ("123m456p789s11m123p", "not_a_win.three_suits"),
    "no win": ("123456789s12456p", "not_a_win.sets_or_pairs"),
    "win after kong without a kong": ("123456789s11p234p win=4p replacement", "replacement_without_kong"),
    "win after kong, seven pairs": ("11223344s55667p win=7p replacement", "replacement_without_kong"),
    "robbing a tile of an own pung": ("44s888s999p11p+222s win=4s robbing-kong", "robbing_held_tile"),
    "robbing, the tile pairs": ("6s+111s+333s+888s+999p win=6s robbing-kong", "robbing_held_tile"),
    "kong and seven pairs": ("1122334455s7p-6666p win=7p", "not_a_win.sets_or_pairs"),
    "robbing, seven pairs": ("11223344s55667p win=7p robbing-kong", "robbing_held_tile"),
    "robbing and win after kong": ("123s45456p66p+8888s win=3p replacement robbing-kong", "replacement_and_robbing"),
    "robbing, self-drawn": ("12388s35567p999p win=4p robbing-kong self-drawn", "robbing_self_drawn"),
    "robbing, last tile": ("12388s35567p999p win=4p robbing-kong last-tile", "robbing_last_tile"),
    "robbing and shoot after kong": ("12388s35567p999p win=4p robbing-kong after-kong", "after_kong_and_robbing"),
    "shoot after kong, self-drawn": ("12388s35567p999p win=4p self-drawn after-kong", "after_kong_self_drawn"),
    "shoot and win after kong": ("123s345456p6p+8888s win=6p replacement after-kong", "after_kong_and_replacement"),
    "the winner is out": ("12388s35567p999p win=4p seat=S out=S", "winner_is_out"),
    "the assumed winner is out": ("12388s35567p999p win=4p out=E", "assumed_winner_is_out"),
    "the discarder is out": ("12388s35567p999p win=4p from=S out=S", "discarder_is_out"),
    "three are out": ("12388s35567p999p win=4p out=SWN", "all_are_out"),
    "a circumstance of MCR": ("12388s35567p999p win=4p last-of-kind", "impossible_circumstance.foreign"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_cannot_be(case: str) -> None:
    line, message = REFUSED[case]
    assert refused(line, "sichuan") == [message if "." in message else f"impossible_circumstance.{message}"]


@pytest.mark.parametrize("rules", RULE_SETS)
def test_forbidden_suit(rules: str) -> None:
    """The suit given up must be gone, from melds too, even where the hand holds two suits only."""
    with pytest.raises(NotAWin) as caught:
        scored("123m456m789p1p+444m win=1p forbidden=m", rules)
    assert [fault.code for fault in caught.value.faults] == ["forbidden_suit"]
    assert fans("123s456s789p1p+444s win=1p forbidden=m", rules) == {"root": 1}


def test_robbed_after_kong_is_an_option() -> None:
    line = "12388s35567p999p win=4p robbing-kong after-kong"
    assert fans(line, "sichuan-zh", robbed_after_kong=True) == named("shoot_after_kong robbing_kong")


def awaited(hand: str, **told: Any) -> dict[str, int | None]:
    """The waits with their fans."""
    found = waits(hand, Circumstances(**told), rules="sichuan")
    return {one.win: one.discard.fan_total for one in found.waits}


WAITS: dict[str, tuple[str, dict[str, int]]] = {
    "the best of several": ("3444m+111m+888p+999p", {"2m": 0, "3m": 1, "5m": 0}),
    "a root made by one tile": ("1112233456s+888s", {"1s": 3, "2s": 2, "3s": 2, "4s": 2, "7s": 2}),
    "a root made by the waiting tile and a meld": ("678s99s34m666m+222m", {"2m": 1, "5m": 0}),
    "kongs and the golden wait": ("9s+1111s+3333p-8888s+444p", {"9s": 5}),
    "seven pairs": ("1155s2277s4488p9p", {"9p": 2}),
    "a full flush with a kong": ("2345678s+1111s+999s", {"2s": 3, "5s": 3, "8s": 3}),
    "two pairs": ("88s99p345p+222s+555s", {"8s": 0, "9p": 0}),
}


@pytest.mark.parametrize("case", WAITS)
def test_waits(case: str) -> None:
    hand, expected = WAITS[case]
    assert awaited(hand) == expected


def test_a_tile_that_stands_four_times_in_the_hand_is_no_wait() -> None:
    assert awaited("9999m+888m+111p+444p") == {}
    assert awaited("1111s23s4444s+999p") == {}
    assert "2s" not in awaited("22223344s99p+777p")


def test_a_fifth_copy_is_a_wait_where_the_others_are_declared_and_no_second_root() -> None:
    assert awaited("34567p888s99s+555p") == {"2p": 1, "5p": 1, "8p": 1}
    assert awaited("345p66p35s+999p-4444s") == {"4s": 1}
    assert waits("345p66p35s+999p-4444s", rules="sichuan").waits[0].left == 0


def test_a_forbidden_tile_makes_a_hand_not_ready() -> None:
    found = waits("123456789s35p5p4m", Circumstances(forbidden="m"), rules="sichuan")
    assert not found.ready
    assert [one.key for one in found.notes] == ["not_ready", "not_ready"]
    assert waits("3444m+111m+888p+999p", Circumstances(forbidden="m"), rules="sichuan").waits == ()


def test_a_third_suit_is_not_awaited() -> None:
    assert not waits("123m456m789p11p23s", rules="sichuan").ready


def test_waits_leave_out_how_the_tile_comes() -> None:
    plain = waits("3444m+111m+888p+999p", rules="sichuan")
    told = waits("3444m+111m+888p+999p", Circumstances(last_tile=True, after_kong=True), rules="sichuan")
    assert told.waits == plain.waits
    assert [(one.key, one.values["name"]) for one in told.notes] == [
        ("left_out", "last_tile"),
        ("left_out", "after_kong"),
    ]


def test_a_wait_is_worth_the_same_drawn_and_discarded() -> None:
    """What each payer adds to a self-drawn win is no part of the value."""
    for one in waits("1112345678999s", rules="sichuan").waits:
        assert one.discard == one.drawn
        assert one.discard.total == value(one.discard.fan_total or 0, 4)


def test_no_other_rule_sets_fans() -> None:
    names = "kong root all_pungs golden_wait full_flush seven_pairs"
    of_the_moment = "win_after_kong shoot_after_kong robbing_kong under_the_sea"
    assert [fan.id for fan in BOOK.fans] == f"{names} {of_the_moment}".split()
    assert [BOOK.price[fan.id] for fan in BOOK.fans] == [1, 1, 1, 1, 2, 2, 1, 1, 1, 1]


def test_gb_has_no_such_hands() -> None:
    assert scored("12388s345456p66p win=8s", "sichuan").gb is None
    with pytest.raises(HandError) as caught:
        scored("123456789s12456p", "sichuan")
    assert getattr(caught.value, "gb", "") is None
    assert parse("12388s345456p66p").size == 13
