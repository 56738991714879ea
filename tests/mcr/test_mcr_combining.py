"""How MCR fans combine: the five principles, with what they struck and why, the choice between equals, and the fans
whose limits programs got wrong."""

from __future__ import annotations

import random
import re
from itertools import permutations

import pytest
from scored import fans, named, scored, why

from mahjong_calc import Circumstances, score

# 1. Non-repeat


@pytest.mark.parametrize(
    ("line", "counted"),
    [
        ("EEESSSWWWNNN55p", "big_four_winds four_concealed_pungs half_flush single_wait"),
        (
            "EEESSSWWWNN234p win=4p",
            "little_four_winds three_concealed_pungs half_flush prevalent_wind seat_wind concealed_hand",
        ),
        (
            "EEESSSWWWCCCFF",
            "all_honors four_concealed_pungs big_three_winds dragon_pung prevalent_wind seat_wind single_wait",
        ),
        (
            "EEESSSWWW999m55p",
            "four_concealed_pungs big_three_winds prevalent_wind seat_wind pung_of_terminals_or_honors"
            " one_voided_suit single_wait",
        ),
        ("CCCFFF123m456p99s", "two_dragon_pungs concealed_hand two_concealed_pungs single_wait"),
        ("111m999m111p999p11s", "all_terminals four_concealed_pungs double_pung*2 single_wait"),
        ("111m111p111s999m99p", "all_terminals four_concealed_pungs triple_pung single_wait"),
        ("1111m9999m1111p99p", "all_terminals seven_pairs tile_hog*3 one_voided_suit"),
        (
            "111m999m111pEEENN",
            "four_concealed_pungs all_terminals_and_honors prevalent_wind seat_wind double_pung one_voided_suit"
            " single_wait",
        ),
        ("19m19p19sESWNCFPP", "thirteen_orphans"),
        ("111122223333m55p", "quadruple_chow concealed_hand all_chows one_voided_suit single_wait"),
        ("11223355778899m", "pure_terminal_chows concealed_hand"),
        ("123m123p789m789p55s", "three_suited_terminal_chows concealed_hand single_wait"),
        ("234666888s44sFFF", "all_green half_flush dragon_pung concealed_hand two_concealed_pungs"),
        ("1133m5577p22sEECC", "seven_pairs all_types"),
        ("4444m5555m66m77m88m", "seven_pairs full_flush tile_hog*2 all_simples"),
    ],
)
def test_what_is_contained_in_a_counted_fan_is_not_counted(line: str, counted: str) -> None:
    assert fans(line) == named(counted)


def test_striking_works_set_by_set() -> None:
    line = "EEESSSWWW999m55p seat=N round=N"
    counted = "four_concealed_pungs big_three_winds pung_of_terminals_or_honors one_voided_suit single_wait"
    assert fans(line) == named(counted)
    struck = [one for one in scored(line).struck if one.fan == "pung_of_terminals_or_honors"]
    assert [(one.principle, one.by) for one in struck] == [("non_repeat", ("big_three_winds",))]
    assert sorted(made for one in struck for made in one.sets) == [("EEE",), ("SSS",), ("WWW",)]
    kept = [one for one in scored(line).lines if one.fan == "pung_of_terminals_or_honors"]
    assert [one.sets for one in kept] == [(("999m",),)]


@pytest.mark.parametrize(
    ("line", "fan", "by"),
    [
        ("EEESSSWWWNNN55p", "big_three_winds", "big_four_winds"),
        ("EEESSSWWWNNN55p", "all_pungs", "big_four_winds"),
        ("EEESSSWWWNNN55p", "prevalent_wind", "big_four_winds"),
        ("EEESSSWWWNNN55p", "seat_wind", "big_four_winds"),
        ("EEESSSWWWNNN55p", "pung_of_terminals_or_honors", "big_four_winds"),
        ("EEESSSWWWNNN55p", "concealed_hand", "four_concealed_pungs"),
        ("EEESSSWWWNNN55p", "one_voided_suit", "half_flush"),
        ("5m+123m+456p+789s+EEE win=5m", "single_wait", "melded_hand"),
        ("123m456p789sEEE55m self-drawn", "self_drawn", "fully_concealed_hand"),
    ],
)
def test_a_struck_fan_names_what_struck_it(line: str, fan: str, by: str) -> None:
    assert why(line, fan) == [("non_repeat", (by,))]


# 2. Non-separation, 3. non-identical, 5. account once


def test_sets_of_a_fan_are_not_taken_apart_for_another_fan() -> None:
    line = "123345567789mCC"
    assert fans(line) == named("four_pure_shifted_chows half_flush concealed_hand single_wait")
    assert why(line, "two_terminal_chows") == [("non_separation", ("four_pure_shifted_chows",))]


def test_sets_of_a_fan_do_not_make_the_same_fan_again() -> None:
    line = "123m234m345m567mEE"
    assert fans(line) == named("pure_shifted_chows half_flush concealed_hand short_straight single_wait")
    assert why(line, "pure_shifted_chows") == [("non_identical", ("pure_shifted_chows",))]


def test_a_set_makes_the_same_fan_only_once() -> None:
    line = "123m123p123p789sEE"
    assert fans(line) == named("outside_hand concealed_hand pure_double_chow mixed_double_chow single_wait")
    assert why(line, "mixed_double_chow") == [("non_identical", ("mixed_double_chow",))]


def test_a_left_over_set_is_combined_once() -> None:
    line = "123m456m123p456pEE"
    assert fans(line) == named("concealed_hand mixed_double_chow*2 short_straight one_voided_suit single_wait")
    assert why(line, "short_straight") == [("account_once", ("mixed_double_chow",))]


# 4. High versus low


@pytest.mark.parametrize(
    ("line", "counted"),
    [
        # 222 333 444 as pungs are dearer than three chows
        (
            "22333444m55p+EEE win=2m",
            "pure_shifted_pungs all_pungs prevalent_wind seat_wind two_concealed_pungs one_voided_suit",
        ),
        # an exposed chow leaves only the chows
        ("112233m99sEEE+123m win=1m", "pure_triple_chow outside_hand prevalent_wind seat_wind one_voided_suit"),
        # the 7 finishes the chow, so that the pung stays concealed
        ("222m444p99m678s777s win=7s", "three_concealed_pungs concealed_hand tile_hog no_honors"),
        # seven pairs are dearer than two Pure Double Chows
        ("223344m778899pCC", "seven_pairs one_voided_suit"),
        # and cheaper than Pure Terminal Chows
        ("112233m55m778899m win=5m", "pure_terminal_chows concealed_hand single_wait"),
    ],
)
def test_the_best_reading_and_place_count(line: str, counted: str) -> None:
    found = scored(line, explain=True)
    assert {one.fan: one.count for one in found.lines} == named(counted)
    assert found.next_best is None or found.next_best[2] <= found.total


# Equals


@pytest.mark.parametrize(
    ("line", "counted"),
    [
        # 3 finishes 123 (Edge Wait, 77) or the pair (Single Wait, 79)
        ("1233m456p789s+EEE win=3m", "mixed_straight prevalent_wind seat_wind edge_wait"),
        # Mixed Double Chow (70) or Short Straight (71) beside Pure Double Chow
        ("234p1122334445s win=6s", "concealed_hand all_chows pure_double_chow mixed_double_chow one_voided_suit"),
        # two Mixed Double Chows and one Two Terminal Chows, or the other way about
        (
            "123789m12378pEE win=9p",
            "outside_hand concealed_hand mixed_double_chow*2 two_terminal_chows one_voided_suit",
        ),
    ],
)
def test_of_equals_the_first_in_the_rulebook_is_shown(line: str, counted: str) -> None:
    assert fans(line) == named(counted)


def test_seven_pairs_before_chows_of_the_same_worth() -> None:
    line = "445566p44555566s win=5s self-drawn"
    assert fans(line, "mcr-mil") == named("seven_pairs middle_tiles tile_hog one_voided_suit self_drawn")
    other = scored(line, "mcr-mil", explain=True).next_best
    assert other is not None
    assert other[2] == scored(line, "mcr-mil").total == 52


@pytest.mark.parametrize("tiles", ["2p3p4p1s1s2s2s3s3s4s4s4s5s6s", "1m2m3m7m8m9m1p2p3p7p8p9pEE"])
def test_the_choice_does_not_depend_on_the_order_of_tiles(tiles: str) -> None:
    names = re.findall("[1-9][mps]|[A-Z]", tiles)
    rng, how = random.Random(3), Circumstances(win=names[-1])
    first = score(tiles, how)
    for _ in range(20):
        rng.shuffle(names)
        assert score("".join(names), how).lines == first.lines


def test_the_choice_does_not_depend_on_the_order_of_melds() -> None:
    melds = ["+123m", "+123p", "+456m", "+456p"]
    seen = {tuple(sorted(fans(f"E{''.join(order)} win=E").items())) for order in permutations(melds)}
    assert seen == {tuple(sorted(named("mixed_double_chow*2 short_straight melded_hand one_voided_suit").items()))}


# Fans with limits


def test_chicken_hand_only_where_nothing_but_flowers_scores() -> None:
    hand = "567m34sEE+123m+678p win=5s"
    assert fans(hand) == named("chicken_hand")
    assert fans(f"{hand} flowers=3") == named("chicken_hand flower_tiles*3")
    assert fans(f"{hand} self-drawn") == named("self_drawn")
    assert (scored(f"{hand} flowers=3").total, scored(f"{hand} flowers=3").counted) == (11, 8)


@pytest.mark.parametrize(
    ("line", "hogs"),
    [
        ("123m333m456p99s+EEE win=6p", 1),  # a pung and a chow
        ("1111m2233m5577p99s", 1),  # two pairs of seven
        ("11112222m5555p99s", 3),
        ("19m19p19sESWNCFPP", 0),
        ("EEE33mEE44m55p66s", None),  # five copies
        ("44mEEEE55m66p77p88s", 0),  # of a suit tile; honors by `honor_tile_hog`
        ("147m258p369s1p+111m win=1p", 1),  # across the knitted straight and a meld
        ("123m456p99s+EEE-7777p win=3m", 0),  # a kong is none
        ("79m123p55s+888m+EEE win=8m", 1),  # a meld and the winning tile
    ],
)
def test_tile_hog(line: str, hogs: int | None) -> None:
    if hogs is None:
        with pytest.raises(ValueError, match="fifth"):
            fans(line)
        return
    assert fans(line).get("tile_hog", 0) == hogs


def test_four_pure_shifted_pungs_need_all_four_in_a_run() -> None:
    rest = "four_concealed_pungs one_voided_suit no_honors single_wait"
    assert fans("444555666777m11p") == named(f"{rest} four_pure_shifted_pungs")
    assert fans("444555666888m11p") == named(f"{rest} pure_shifted_pungs")
    assert fans("444555666m777p11p") == named(f"{rest} pure_shifted_pungs")


def test_nine_gates_need_the_nine_sided_wait() -> None:
    assert fans("1112345678999m5m") == named("nine_gates two_concealed_pungs")
    assert "nine_gates" not in fans("1112345678999m5m win=1m")
    assert fans("1112345678999m1m") == named("nine_gates pure_straight tile_hog")


def test_all_green_may_do_without_the_green_dragon() -> None:
    assert fans("23344s23466888s win=2s") == named(
        "all_green full_flush pure_shifted_pungs three_concealed_pungs all_pungs concealed_hand all_simples"
    )


@pytest.mark.parametrize(
    ("line", "counted"),
    [
        ("147m258p369s45m11p win=6m", "knitted_straight concealed_hand all_chows"),
        ("147m258p369s11p+PPP win=1p", "knitted_straight dragon_pung single_wait"),
        ("147m258p369s11p-PPPP win=1p", "knitted_straight dragon_pung concealed_hand concealed_kong single_wait"),
        ("147m258p369sEE+CCC win=E", "knitted_straight all_types dragon_pung single_wait"),
    ],
)
def test_what_may_stand_beside_a_knitted_straight(line: str, counted: str) -> None:
    assert fans(line) == named(counted)
