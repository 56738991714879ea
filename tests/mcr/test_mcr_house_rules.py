"""MCR: what tables pay otherwise than the book, each value of each option worked by hand."""

from __future__ import annotations

import json
from collections import Counter
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scored import fans, scored
from test_sheets_writing import changes

from mahjong_calc import discards, settle, waits
from mahjong_calc.errors import HandError
from mahjong_calc.hand.tiles import NAMES
from mahjong_calc.testing.running import run

WON = {"rules": "mcr", "winner": "E", "points": 12}
FED = {**WON, "from": "S"}


def net(deal: dict[str, Any], **options: Any) -> list[int]:
    """What E, S, W and N gain."""
    return [settle({**deal, "options": options}).net[seat] for seat in "ESWN"]


@pytest.mark.parametrize(
    ("options", "drawn", "fed"),
    [
        ({}, [60, -20, -20, -20], [36, -20, -8, -8]),
        ({"base": 5}, [51, -17, -17, -17], [27, -17, -5, -5]),
        ({"base": 0}, [36, -12, -12, -12], [12, -12, 0, 0]),
        ({"discarder_pays": "all"}, [60, -20, -20, -20], [36, -36, 0, 0]),
        ({"discarder_pays": "all", "base": 5}, [51, -17, -17, -17], [27, -27, 0, 0]),
    ],
)
def test_who_pays_how_much(options: dict[str, Any], drawn: list[int], fed: list[int]) -> None:
    assert net(WON | {"self_drawn": True}, **options) == drawn
    assert net(FED, **options) == fed
    assert net(FED | {"robbing_kong": True}, **options) == fed
    cells = {"winner": "P1", "points": 12}
    found = changes("mcr", cells, cells | {"discarder": "P2"}, options=options)
    assert [[0 if one == "" else one for one in row] for row in found] == [drawn, fed]


@pytest.mark.parametrize(
    ("options", "paid"),
    [
        ({}, [("discarder", 32), ("other", 8), ("other", 8)]),
        ({"discarder_pays": "all"}, [("discarder", 48)]),
        ({"base": 0}, [("discarder", 24)]),
    ],
)
def test_an_unnamed_discarder_pays_by_the_same_rule(options: dict[str, Any], paid: list[tuple[str, int]]) -> None:
    """123m 456p 789s EE and PPP melded, on the last discard: 24 points."""
    found = scored("123m456p789sEE+PPP win=9s last-tile", **options)
    assert [(one.payer, one.points) for one in found.transfers] == paid


@given(st.integers(8, 400), st.sampled_from("SWN"), st.booleans())
def test_defaults_that_are_named_change_nothing(points: int, giver: str, drawn: bool) -> None:
    deal = {**WON, "points": points, **({"self_drawn": True} if drawn else {"from": giver})}
    assert settle({**deal, "options": {"base": 8, "discarder_pays": "own_share"}}) == settle(deal)


@given(st.integers(0, 100), st.sampled_from(("own_share", "all")), st.booleans())
def test_a_win_is_worth_three_bases_whoever_pays_them(base: int, payer: str, drawn: bool) -> None:
    deal = {**WON, **({"self_drawn": True} if drawn else {"from": "N"})}
    found = settle({**deal, "options": {"base": base, "discarder_pays": payer}})
    assert found.net["E"] == 3 * base + 12 * (3 if drawn else 1)
    assert sum(found.net.values()) == 0
    assert all(one.points for one in found.transfers)


SHORT = "223344m789p99s+EEE win=9s seat=S round=S"
"""Pure Double Chow, Pung of Terminals or Honors, Single Wait: 3 points."""


@pytest.mark.parametrize(("flowers", "legal", "total"), [(4, False, 7), (5, True, 8), (8, True, 11)])
def test_flowers_help_to_reach_the_minimum_where_the_table_says_so(flowers: int, legal: bool, total: int) -> None:
    line = f"{SHORT} flowers={flowers}"
    by_book, here = scored(line), scored(line, flowers_to_minimum="yes")
    assert (by_book.legal, by_book.counted, by_book.total) == (False, 3, total)
    assert (here.legal, here.counted, here.total) == (legal, total, total)


def test_flowers_alone_are_a_chicken_hand_all_the_same() -> None:
    line = "123s567m34sEE+678p win=5s seat=S round=S flowers=3"
    for helps in ("no", "yes"):
        assert [one.fan for one in scored(line, flowers_to_minimum=helps).lines] == ["chicken_hand", "flower_tiles"]


@pytest.mark.parametrize(("flowers", "net"), [(4, 0), (5, 8 + 5 + 3)])
def test_a_deal_pays_by_the_same_rule(flowers: int, net: int) -> None:
    deal = {"rules": "mcr", "winner": "S", "from": "E", "points": 3 + flowers, "flowers": flowers}
    found = settle({**deal, "options": {"flowers_to_minimum": True}})
    assert found.net["E"] == -net
    assert settle(deal).net["E"] == 0


FOUR_ALIKE = "1133m5577p22sEEEE"
"""Seven pairs, two of them alike, and nothing else."""
STRICT: dict[str, Any] = {"seven_pairs_four_alike": "not_allowed"}


def test_four_alike_are_two_pairs_or_no_win_by_option() -> None:
    line = f"{FOUR_ALIKE} win=E seat=S round=S"
    assert fans(line) == {"seven_pairs": 1}
    assert fans(line, seven_pairs_four_alike="counts") == fans(line)
    with pytest.raises(HandError) as caught:
        scored(line, **STRICT)
    assert [fault.code for fault in caught.value.faults] == ["not_a_win"]


def test_four_alike_that_are_a_pung_and_a_tile_of_a_chow_are_no_matter() -> None:
    line = "1111m23m456p789sEE win=1m seat=S round=S"
    assert fans(line, **STRICT) == fans(line)


def test_seven_different_pairs_win_either_way() -> None:
    for line in ("1133m5577p22sEECC win=C", "11223344556677m win=7m"):
        assert fans(line, **STRICT) == fans(line)


def test_a_hand_that_is_pairs_and_chows_alike_loses_the_pairs_only() -> None:
    """112233m11m 223344p: four ones, so no seven pairs; as chows it wins all the same."""
    line = "11112233m223344p win=1m self-drawn seat=S round=S"
    assert "seven_pairs" in fans(line)
    found = fans(line, **STRICT)
    assert "seven_pairs" not in found
    assert "pure_double_chow" in found


@pytest.mark.parametrize(
    ("hand", "counts", "strict"),
    [
        ("1133m5577p22sEEE", ["E"], []),
        ("1133m5577p22sEEC", ["C"], ["C"]),
        ("1133m55p22sEEEEC", ["C"], []),
    ],
)
def test_what_four_alike_wait_for(hand: str, counts: list[str], strict: list[str]) -> None:
    assert [one.win for one in waits(hand).waits] == counts
    assert [one.win for one in waits(hand, options=STRICT).waits] == strict


def test_a_fourth_copy_brings_no_nearer_where_it_makes_no_pair() -> None:
    """1133m5577p22sEEE and a thrown C: with four alike the hand waits for E, else it lacks a pair of its own."""
    assert [one.distance for one in discards("1133m5577p22sEEEC").throws if one.throw == "C"] == [0]
    assert [one.distance for one in discards("1133m5577p22sEEEC", options=STRICT).throws if one.throw == "C"] == [1]


@pytest.mark.parametrize("fan", ["out_with_replacement_tile", "last_tile_draw", "three_kongs", "concealed_kong"])
def test_a_page_tells_where_the_sources_differ(fan: str) -> None:
    for lang, heading in (("en", "Sources differ"), ("ru", "Разночтения"), ("zh", "各书不同")):
        assert heading in run("fan", fan, "--lang", lang).out
    assert json.loads(run("fan", fan, "--json").out)["open_point"]
    assert json.loads(run("fan", "all_green", "--json").out)["open_point"] is None


def test_the_page_of_seven_pairs_names_the_option() -> None:
    assert "seven_pairs_four_alike" in run("fan", "seven_pairs").out


PAIRS = st.lists(st.sampled_from(sorted(NAMES)), min_size=7, max_size=7)


@given(PAIRS)
def test_seven_pairs_of_any_kind_win_by_the_strict_rule_where_they_differ(kinds: list[str]) -> None:
    if max(Counter(kinds).values()) > 2:
        return
    text = "".join(kind * 2 if len(kind) == 1 else kind[0] * 2 + kind[1] for kind in kinds)
    usual = scored(text, "mcr")
    if len(set(kinds)) == 7:
        assert scored(text, **STRICT).total == usual.total
        return
    with suppress(HandError):
        assert scored(text, **STRICT).reading.form != "seven_pairs"
