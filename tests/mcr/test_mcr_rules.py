"""MCR rule by rule: the options of the two rule sets, and the points that programs got wrong. The fans are exact."""

from __future__ import annotations

import json
from typing import Any

import pytest
from running import Run
from scored import fans, named, scored, why

from mahjong_calc import waits
from mahjong_calc.engine.rule_sets import rule_set
from mahjong_calc.words.marks import labelled

TWO_KONGS = "222m55p+EEE-7777s-4444s win=2m"
MIXED_KONGS = "123m55s+EEE-2222s+7777p win=3m"
BESIDE_KNITTED = "147m258p369s13m55p win=2m"
WIND_PUNG = "EEE123m456p789s55m"
SEVEN = "22m-2222p+123s+EEE+555s win=2m"


def test_the_options_of_the_two_rule_sets() -> None:
    """Those in which they differ, and what the book says; the page of rules has them all (tests/house)."""
    assert (
        rule_set("mcr").options.items()
        >= {
            "two_concealed_kongs": 8,
            "mixed_kongs": 6,
            "concealed_by_nature": "fully_concealed",
            "knitted_waits": False,
            "wind_pung_point": False,
            "honor_tile_hog": False,
            "all_green_half_flush": True,
            "nine_gates_pung": False,
            "all_terminals_double_pung": True,
            "minimum": 8,
            "base": 8,
            "flowers_to_minimum": False,
            "seven_pairs_four_alike": "counts",
            "discarder_pays": "own_share",
        }.items()
    )
    assert (
        rule_set("mcr-mil").options.items()
        >= {
            "two_concealed_kongs": 6,
            "mixed_kongs": 5,
            "concealed_by_nature": "self_drawn",
            "knitted_waits": True,
            "wind_pung_point": False,
            "honor_tile_hog": True,
            "all_green_half_flush": False,
            "nine_gates_pung": True,
            "all_terminals_double_pung": False,
            "minimum": 8,
            "base": 8,
            "flowers_to_minimum": False,
            "seven_pairs_four_alike": "counts",
            "discarder_pays": "own_share",
        }.items()
    )


@pytest.mark.parametrize(
    ("rules", "options", "total"),
    [
        ("mcr", {}, 18),
        ("mcr-mil", {}, 16),
        ("mcr", {"two_concealed_kongs": 6}, 16),
        ("mcr-mil", {"two_concealed_kongs": 8}, 18),
    ],
)
def test_option_two_concealed_kongs(rules: str, options: dict[str, Any], total: int) -> None:
    score = scored(TWO_KONGS, rules, **options)
    assert {line.fan: line.count for line in score.lines} == named(
        "two_concealed_kongs all_pungs prevalent_wind seat_wind"
    )
    assert score.total == total
    assert score.options == options


@pytest.mark.parametrize(
    ("rules", "options", "kongs", "points"),
    [
        ("mcr", {}, "two_melded_kongs concealed_kong", 6),
        ("mcr-mil", {}, "melded_and_concealed_kong", 5),
        ("mcr", {"mixed_kongs": 5}, "melded_and_concealed_kong", 5),
        ("mcr-mil", {"mixed_kongs": 6}, "two_melded_kongs concealed_kong", 6),
    ],
)
def test_option_mixed_kongs(rules: str, options: dict[str, Any], kongs: str, points: int) -> None:
    score = scored(MIXED_KONGS, rules, **options)
    assert {line.fan: line.count for line in score.lines} == named(f"{kongs} prevalent_wind seat_wind edge_wait")
    assert sum(line.sum for line in score.lines if "kong" in line.fan) == points


@pytest.mark.parametrize(
    ("hand", "counted"),
    [
        ("1112345678999m1m", "nine_gates pure_straight tile_hog"),
        ("1133m5577p22sEECC", "seven_pairs all_types"),
        ("22334455667788p", "seven_shifted_pairs all_simples"),
        ("19m19p19sESWNCFPP", "thirteen_orphans"),
        ("222m444p666s888s99m", "four_concealed_pungs no_honors single_wait"),
        ("147m258p36sESWNCF", "lesser_honors_and_knitted_tiles"),
        ("147m258p3sESWNCFP", "greater_honors_and_knitted_tiles"),
    ],
)
def test_option_concealed_by_nature(hand: str, counted: str) -> None:
    line = f"{hand} self-drawn"
    assert fans(line, "mcr") == named(f"{counted} fully_concealed_hand")
    assert fans(line, "mcr-mil") == named(f"{counted} self_drawn")
    assert fans(line, "mcr", concealed_by_nature="self_drawn") == named(f"{counted} self_drawn")
    assert fans(line, "mcr-mil", concealed_by_nature="fully_concealed") == named(f"{counted} fully_concealed_hand")
    assert why(line, "fully_concealed_hand", "mcr-mil") == [("concealed_by_nature", (counted.split()[0],))]


@pytest.mark.parametrize(
    ("hand", "plain", "wait"),
    [
        (BESIDE_KNITTED, "knitted_straight concealed_hand all_chows", "closed_wait"),
        ("147m258p369s12mEE win=3m", "knitted_straight concealed_hand", "edge_wait"),
    ],
)
def test_option_knitted_waits(hand: str, plain: str, wait: str) -> None:
    assert fans(hand, "mcr") == named(plain)
    assert fans(hand, "mcr-mil") == named(f"{plain} {wait}")
    assert fans(hand, "mcr", knitted_waits="yes") == named(f"{plain} {wait}")
    assert fans(hand, "mcr-mil", knitted_waits=False) == named(plain)


@pytest.mark.parametrize("rules", ["mcr", "mcr-mil"])
def test_single_wait_beside_a_knitted_straight(rules: str) -> None:
    assert fans("147m258p369sE+123m win=E", rules) == named("knitted_straight single_wait")


BOOK_AGAINST_PRACTICE = [
    ("honor_tile_hog", "1133m5577p22sEEEE win=E", "tile_hog", False),
    ("all_green_half_flush", "223344666888sFF win=2s", "half_flush", True),
    ("nine_gates_pung", "1112345678999m5m", "pung_of_terminals_or_honors", False),
    ("all_terminals_double_pung", "111m999m111p999p11s", "double_pung", True),
]
"""An option, a hand, a fan that the option adds to it, and whether the book has it so; Chinese practice has it not."""


@pytest.mark.parametrize(("option", "hand", "fan", "book"), BOOK_AGAINST_PRACTICE)
def test_what_the_book_and_chinese_practice_see_otherwise(option: str, hand: str, fan: str, book: bool) -> None:
    for rules, usual in (("mcr", book), ("mcr-mil", not book)):
        assert (fan in fans(hand, rules)) == usual
        for value in (True, False):
            told: dict[str, Any] = {option: value}
            assert (fan in fans(hand, rules, **told)) == value


def test_beside_nine_gates_one_pung_counts_at_most() -> None:
    for tile in range(1, 10):
        counted = fans(f"1112345678999m{tile}m", nine_gates_pung=True)
        assert counted["nine_gates"] == 1
        assert counted.get("pung_of_terminals_or_honors", 0) <= 1
        assert "pung_of_terminals_or_honors" not in fans(f"1112345678999m{tile}m")


@pytest.mark.parametrize("name", ["mcr", "mcr-mil"])
@pytest.mark.parametrize(("option", "hand", "fan", "book"), BOOK_AGAINST_PRACTICE)
def test_the_pages_of_fans_name_the_option_and_claim_the_book_where_it_is_so(
    run: Run, name: str, option: str, hand: str, fan: str, book: bool
) -> None:
    striking = max(scored(hand, name).lines, key=lambda line: line.points).fan if fan != "tile_hog" else fan
    for shown in {fan, striking}:
        for lang in ("en", "ru", "zh"):
            page = run("fan", shown, "-r", name, "--format", "plain", "--lang", lang).out
            here = labelled(name, "yes" if book == (name == "mcr") else "no", lang)
            decided, found, source = " ".join(page.split()).rpartition("2006 年规则书" if lang == "zh" else "WMO 2006")
            assert found
            assert option in decided
            assert here in decided[decided.index(option) :]
            assert (option in source) == (name != "mcr")
        record = json.loads(run("fan", shown, "-r", name, "--json").out)
        values = {one["option"]: one["values"] for one in record["options"]}
        assert values[option] == {"mcr": book, "mcr-mil": not book}


@pytest.mark.parametrize("rules", ["mcr", "mcr-mil"])
def test_option_wind_pung_point(rules: str) -> None:
    counted = "mixed_straight prevalent_wind seat_wind concealed_hand single_wait"
    assert fans(WIND_PUNG, rules) == named(counted)
    assert why(WIND_PUNG, "pung_of_terminals_or_honors", rules) == [("non_repeat", ("prevalent_wind", "seat_wind"))]
    assert fans(WIND_PUNG, rules, wind_pung_point="yes") == named(f"{counted} pung_of_terminals_or_honors")
    assert fans(f"{WIND_PUNG} seat=S round=W", rules) == named(
        "mixed_straight concealed_hand pung_of_terminals_or_honors single_wait"
    )


@pytest.mark.parametrize(("minimum", "legal"), [(8, False), (7, True), (0, True), (88, False)])
def test_option_minimum(minimum: int, legal: bool) -> None:
    score = scored(SEVEN, minimum=minimum)
    assert (score.total, score.counted, score.minimum, score.legal) == (7, 7, minimum, legal)


@pytest.mark.parametrize("how", ["", " self-drawn"])
def test_the_minimum_is_eight_without_flowers_however_the_hand_was_won(how: str) -> None:
    line = "234m234m567p678s55s flowers=8" + how
    score = scored(line)
    assert score.minimum == 8
    assert score.legal == (score.counted >= 8)
    assert score.total == score.counted + 8
    assert (score.counted, score.legal) == ((9, True) if how else (7, False))


@pytest.mark.parametrize("rules", ["mcr", "mcr-mil"])
def test_lesser_honors_with_all_nine_knitted_tiles_has_the_knitted_straight_too(rules: str) -> None:
    score = scored("147m258p369sESWNC", rules)
    assert score.total == 24
    assert fans("147m258p369sESWNC", rules) == named("lesser_honors_and_knitted_tiles knitted_straight")


def test_replacement_tile_on_the_last_tile_of_the_wall() -> None:
    hand = "123m456p99s-PPPP+EEEE win=6p"
    rest = "out_with_replacement_tile all_types two_melded_kongs dragon_pung prevalent_wind seat_wind concealed_kong"
    assert fans(f"{hand} replacement") == named(rest)
    assert fans(f"{hand} replacement last-tile") == named(f"{rest} last_tile_draw")
    assert fans(f"{hand} replacement last-tile") == fans(f"{hand} replacement last-tile self-drawn")


# Waits


@pytest.mark.parametrize(
    ("line", "wait"),
    [
        ("12m456p789s99s+EEE win=3m", "edge_wait"),
        ("89m456p789s99s+EEE win=7m", "edge_wait"),
        ("24m456p789s99s+EEE win=3m", "closed_wait"),
        ("123m456p789s5m+EEE win=5m", "single_wait"),
        ("123m456p789s2s+EEE win=2s", "single_wait"),
        ("23m456p789s99s+EEE win=1m", ""),  # 4m too
        ("12345m456p99s+EEE win=3m", ""),  # 6m too
        ("2444m456p789s+EEE win=3m", ""),  # 2m too
        ("1333m456p789s+EEE win=2m", ""),  # 1m too
        ("123m456p678s9s+EEE win=9s", ""),  # 6s too
        ("55m22p789s+123p+EEE win=5m", ""),  # 2p too: pungs
        ("445566m2277779s win=8s", ""),  # 9s makes seven pairs
        ("1234444678m456p win=1m", ""),  # 4m, of which there is no fifth
    ],
)
def test_one_wait_only_and_only_where_nothing_else_wins(line: str, wait: str) -> None:
    assert {fan for fan in fans(line) if fan.endswith("_wait")} == ({wait} if wait else set())


def test_a_wait_that_is_spoiled_names_the_principle() -> None:
    assert why("445566m2277779s win=8s", "closed_wait") == [("one_wait", ())]
    struck = [one for one in scored("445566m2277779s win=8s").struck if one.fan == "closed_wait"]
    assert [one.tiles for one in struck] == [("9s",)]


@pytest.mark.parametrize("rules", ["mcr", "mcr-mil"])
def test_a_dead_wait_is_not_listed_but_spoils_the_wait_fan(rules: str) -> None:
    found = waits("1234444678m456p", rules=rules).waits
    assert [wait.win for wait in found] == ["1m"]
    assert {line.fan: line.count for line in found[0].discard.lines} == named(
        "concealed_hand tile_hog one_voided_suit no_honors"
    )
    assert scored("1234444678m456p win=1m", rules).waits == ("1m", "4m")


def test_an_exposed_chow_never_gives_a_wait() -> None:
    counted = "prevalent_wind seat_wind pure_double_chow one_voided_suit"
    assert fans("23m456p99p+123m+EEE win=1m") == named(counted)
    assert fans("12m456p99p+123m+EEE win=3m") == named(f"{counted} edge_wait")


def test_a_wait_made_by_the_knitted_part_alone_is_no_wait_fan() -> None:
    for rules in ("mcr", "mcr-mil"):
        assert fans("147m258p36s55s+123m win=9s", rules) == named("knitted_straight all_chows")


# Concealed pungs and kongs


@pytest.mark.parametrize(
    ("line", "counted"),
    [
        ("22m777p99p456s+EEE win=2m", "prevalent_wind seat_wind"),
        ("22m777p99p456s+EEE win=2m self-drawn", "prevalent_wind seat_wind two_concealed_pungs self_drawn"),
        ("222m777p99p45s+EEE win=6s", "prevalent_wind seat_wind two_concealed_pungs"),
    ],
)
def test_a_pung_finished_by_a_discard_is_melded(line: str, counted: str) -> None:
    assert fans(line) == named(counted)


def test_a_concealed_kong_keeps_the_hand_concealed() -> None:
    rest = "two_concealed_kongs pung_of_terminals_or_honors no_honors single_wait"
    line = "123m456p5s-7777p-9999m win=5s"
    assert fans(line) == named(f"{rest} concealed_hand")
    assert fans(f"{line} self-drawn") == named(f"{rest} fully_concealed_hand")


@pytest.mark.parametrize(
    ("line", "kongs", "pungs"),
    [
        ("123m55s+1111p-2222s+EEEE win=3m", "three_kongs", ""),
        ("123m55s-1111p-2222s+EEEE win=3m", "three_kongs", "two_concealed_pungs"),
        ("123m55s-1111p-2222s-EEEE win=3m", "three_kongs", "three_concealed_pungs"),
        ("33m99s-1111p-2222s-EEEE win=3m self-drawn", "three_kongs", "four_concealed_pungs"),
        ("5m+1111p-2222s-EEEE+9999p win=5m", "four_kongs", "two_concealed_pungs"),
        ("5m-1111p-2222s-EEEE+9999p win=5m", "four_kongs", "three_concealed_pungs"),
        ("5m-1111p-2222s-EEEE-9999p win=5m", "four_kongs", "four_concealed_pungs"),
        ("222m33p5s5s-7777p-9999m win=3p", "two_concealed_kongs", "three_concealed_pungs"),
        ("222m333p5s-7777p-9999m win=5s", "two_concealed_kongs", "four_concealed_pungs"),
        ("123m5s+EEE-7777p-9999m win=5s", "two_concealed_kongs", ""),
        ("123m55s+EEE+2222s+7777p win=3m", "two_melded_kongs", ""),
    ],
)
def test_only_the_best_of_each_series_counts(line: str, kongs: str, pungs: str) -> None:
    counted = set(fans(line))
    assert {fan for fan in counted if "kong" in fan} == {kongs}
    assert {fan for fan in counted if "concealed_pungs" in fan} == ({pungs} if pungs else set())


def test_two_concealed_kongs_strike_two_concealed_pungs() -> None:
    assert why(TWO_KONGS, "two_concealed_pungs") == [("non_repeat", ("two_concealed_kongs",))]
