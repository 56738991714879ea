"""Classical: flowers and seasons by option, each value worked by hand; how they are written, told and refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scored import fans, named, scored

from mahjong_calc import Circumstances, score, settle
from mahjong_calc.errors import HandError, RecordError
from mahjong_calc.hand import flowers
from mahjong_calc.notation.flowers import read_flowers
from mahjong_calc.testing.running import run

LINE = "456p789s34s55m+123m win=5s"
"""20 doubled once for no points, which flowers do not spoil."""
YES = {"with_flowers": True}

CASES: list[tuple[str, dict[str, Any], str, int]] = [
    # flowers and seat, house rules, what counts beside mahjong and no_points, value
    ("flowers=f1 seat=S", {}, "flower_tile", 24 * 2),
    ("flowers=f2 seat=S", {}, "flower_tile own_flower_or_season", 24 * 4),
    ("flowers=f2s2 seat=S", {}, "flower_tile*2 own_flower_or_season*2", 28 * 8),
    ("flowers=f2s2 seat=S", {"own_flower": "both"}, "flower_tile*2 own_flower_and_season", 28 * 4),
    ("flowers=f2 seat=S", {"own_flower": "both"}, "flower_tile", 24 * 2),
    ("flowers=f2s2 seat=S", {"own_flower": "no"}, "flower_tile*2", 28 * 2),
    ("flowers=f2s2 seat=S", {"flower_points": 0}, "own_flower_or_season*2", 20 * 8),
    ("flowers=s1234 seat=N", {}, "flower_tile*4 own_flower_or_season flower_set", 36 * 8),
    ("flowers=s1234 seat=N", {"flower_set": 2}, "flower_tile*4 own_flower_or_season flower_set", 36 * 16),
    ("flowers=s1234 seat=N", {"flower_set": 3}, "flower_tile*4 own_flower_or_season flower_set", 36 * 32),
    ("flowers=s1234 seat=N", {"flower_set": 0}, "flower_tile*4 own_flower_or_season", 36 * 4),
    ("flowers=f123s4 seat=N", {}, "flower_tile*4 own_flower_or_season", 36 * 4),
    ("flowers=8 seat=W", {}, "flower_tile*8 own_flower_or_season*2 flower_set*2", 52 * 32),
    ("flowers=3 seat=W", {}, "flower_tile*3", 32 * 2),
]


@pytest.mark.parametrize(("words", "options", "expected", "total"), CASES)
def test_flowers_of_a_winner(words: str, options: dict[str, Any], expected: str, total: int) -> None:
    found = scored(f"{LINE} {words}", "classical", **YES, **options)
    assert {one.fan: one.count for one in found.lines} == named(f"mahjong no_points {expected}")
    assert found.total == total


@pytest.mark.parametrize(("words", "options", "expected"), [case[:3] for case in CASES])
def test_a_loser_counts_them_too(words: str, options: dict[str, Any], expected: str) -> None:
    """The same hand did not win: a pair of dragons, 2 points, and no 20."""
    found = scored(f"456p789s34sCC+123m loser {words}", "classical", **YES, **options)
    assert {one.fan: one.count for one in found.lines} == named(f"pair_of_dragons {expected}")
    assert found.base is not None
    assert found.total == (found.base << (found.doublings or 0))
    # The winner's hand has 20 points and one doubling more.
    assert found.base - 2 == scored(f"{LINE} {words}", "classical", **YES, **options).base - 20  # type: ignore[operator]


def test_a_dead_hand_with_too_many_tiles_has_nothing() -> None:
    line = "456p789s345s55m+123m flowers=f1 loser"
    assert scored(line, "classical", **YES).total == 0


def test_no_doubling_is_given_where_only_the_number_is_told_and_that_is_said() -> None:
    def notes(words: str, **options: Any) -> list[str]:
        return [note.key for note in scored(f"{LINE} {words}", "classical", **YES, **options).notes]

    assert "flowers_unnamed" in notes("flowers=3")
    assert "flowers_unnamed" in notes("flowers=3", own_flower="no")
    for words in ("flowers=f123", "flowers=8", "", "flowers=0"):
        assert "flowers_unnamed" not in notes(words)
    assert "flowers_unnamed" not in notes("flowers=3", own_flower="no", flower_set=0)


@pytest.mark.parametrize(
    ("text", "read"),
    [
        *(("f13s2", "f13s2"), ("S2F31", "f13s2"), ("f1 f3, s2", "f13s2"), ("f1s2f3", "f13s2")),
        *(("梅菊夏", "f13s2"), ("蘭竹", "f24"), ("花13季2", "f13s2"), ("ц13 с2", "f13s2")),
        *(("\U0001f022\U0001f024\U0001f025", "f134"), ("\U0001f029", "s4")),
        *(("f11", None), ("f5", None), ("f", None), ("13", None), ("x1", None), ("f1梅", None), ("", None)),
    ],
)
def test_how_flowers_are_written(text: str, read: str | None) -> None:
    assert read_flowers(text) == read


@given(st.sets(st.sampled_from([series + number for series in "fs" for number in "1234"])), st.integers(0, 3))
def test_what_is_packed_is_what_is_held(tiles: set[str], seat: int) -> None:
    word = flowers.named(tiles)
    assert set(flowers.tiles_of(word)) == tiles
    packed = flowers.packed(word or None, seat)
    assert packed & flowers.COUNT_BITS == flowers.count(word) == len(tiles)
    assert packed >> flowers.OWN & 3 == len({f"f{seat + 1}", f"s{seat + 1}"} & tiles)
    assert packed >> flowers.SETS & 3 == sum({f"{series}{n}" for n in "1234"} <= tiles for series in "fs")


@pytest.mark.parametrize("words", ["flowers=1", "flowers=f1", "flowers=f1 loser"])
def test_flowers_are_refused_where_the_table_does_not_play_them(words: str) -> None:
    line = LINE.replace("win=5s", "") if "loser" in words else LINE
    with pytest.raises(HandError) as caught:
        scored(f"{line} {words}", "classical")
    assert [fault.message for fault in caught.value.faults] == ["impossible_circumstance.by_option"]


def test_a_file_refuses_them_line_by_line() -> None:
    found = run("batch", "-", "-r", "classical", "--format", "csv", stdin=f"{LINE} flowers=f1\n{LINE} seat=E\n")
    totals = [row.split(",")[4] for row in found.out.splitlines()[1:]]
    assert totals == ["", "40"]
    assert "with_flowers=yes" in found.out


def test_a_column_of_flowers_is_read() -> None:
    hand = LINE.removesuffix(" win=5s")
    table = f"hand,win,seat,flowers\n{hand},5s,E,f1\n{hand},5s,E,2\n{hand},5s,S,\U0001f023\n"
    found = run("batch", "-", "-r", "classical", "-o", "with_flowers=yes", "--format", "csv", stdin=table)
    assert [row.split(",")[4] for row in found.out.splitlines()[1:]] == ["96", "56", "96"]


def test_mcr_counts_named_flowers_as_so_many() -> None:
    line = "34579pEEENN+567p win=8p self-drawn"
    assert fans(f"{line} flowers=f1s23") == fans(f"{line} flowers=3")
    assert fans(f"{line} flowers=f1s23")["flower_tiles"] == 3


def test_flowers_of_a_string_of_the_chinese_programs_are_a_number_of_them() -> None:
    text = "[123m,1]456p34789s55m5s|ES0000|ab"
    found = score(text, Circumstances(win="5s"), rules="classical", options={"with_flowers": True})
    assert ({one.fan: one.count for one in found.lines})["flower_tile"] == 2
    with pytest.raises(HandError):
        score(text, Circumstances(win="5s"), rules="classical")


DEAL: dict[str, Any] = {
    "rules": "classical",
    "winner": "S",
    "from": "E",
    "win": "5s",
    "hands": {"S": "456p789s34s55m+123m", "W": "258p369m144sN+EEE"},
    "values": {"E": 10, "N": 4},
    "options": {"with_flowers": True},
}
"""South has 40; West 4 for the pung of winds, doubled for the wind of the round."""


def test_a_deal_counts_the_flowers_of_each_hand() -> None:
    """South: 28 doubled for no points and for the own flower; West: 4 + 4 doubled for East and for the own season."""
    found = settle({**DEAL, "round": "E", "flowers": {"S": "f2s1", "W": "s3"}})
    assert found.values == {"E": 10, "S": 28 * 4, "W": 8 * 4, "N": 4}
    assert settle({**DEAL, "round": "E"}).values == {"E": 10, "S": 40, "W": 8, "N": 4}


@pytest.mark.parametrize(
    ("flowers_told", "options", "message"),
    [
        ({"S": "f2", "W": "f2"}, YES, "impossible_circumstance.flower_twice"),
        ({"S": 5, "W": "f124s1"}, YES, "impossible_circumstance.flowers"),
        ({"W": "f1"}, {}, "impossible_circumstance.by_option"),
        ({"S": "f1"}, {}, "impossible_circumstance.by_option"),
        ({"S": "g1"}, YES, "bad_record.type"),
        ({"S": 9}, YES, "bad_record.type"),
    ],
)
def test_flowers_of_a_deal_that_cannot_be(flowers_told: dict[str, Any], options: dict[str, Any], message: str) -> None:
    with pytest.raises(RecordError) as caught:
        settle({**DEAL, "flowers": flowers_told, "options": options})
    assert [fault.message for fault in caught.value.faults] == [message]


def test_at_a_table_flowers_stand_beside_the_tiles(tmp_path: Path) -> None:
    """Ann: 24 x 4, for no points and her own flower; Boris, South: 4 + 4, doubled for East and his own flower."""
    line = f"Ann from Boris {LINE} flowers=f1; 258p369m144sN+EEE flowers=f2; 0; 0\n"
    sheet = tmp_path / "sheet.csv"
    names = ("--names", "Ann, Boris, Carl, Dora")
    found = run("table", "-r", "classical", "-o", "with_flowers=yes", *names, str(sheet), stdin=line)
    assert found.status == 0
    assert [row.split(",")[4:12] for row in sheet.read_text().splitlines() if row.startswith("1,")] == [
        ["96", "32", "0", "0", "576", "-128", "-224", "-224"]
    ]


@pytest.mark.parametrize(
    ("line", "options", "told"),
    [
        ("456p789s34s55m+123m loser flowers=f1", YES, True),
        ("456p789s34s55m+123m loser flowers=f1 seat=E", YES, False),
        ("456p789s34s55m+123m loser flowers=1", YES, False),
        ("456p789s34s55m+123m loser flowers=f1", {**YES, "own_flower": "no", "flower_set": 0}, False),
        (LINE, {"discarder_pays": "all"}, True),
        (LINE, {"discarder_pays": "all", "east_doubles": False}, False),
    ],
)
def test_an_assumed_seat_is_told_where_it_matters(line: str, options: dict[str, Any], told: bool) -> None:
    found = scored(line, "classical", **options)
    assert ("assumed_seat" in [note.key for note in found.notes]) == told
