"""What people paste: codes of programs, suits before digits, calls, links, flowers in GB strings; what is asked."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from urllib.parse import quote, quote_plus

import pytest
from hypothesis import given
from hypothesis import strategies as st
from running import GOOD, Run, loaded
from test_notation import hands

from mahjong_calc.faults import Fault
from mahjong_calc.hand.hand import CHOW, KONG, Hand
from mahjong_calc.hand.tiles import CHINESE, NAMES, Tile
from mahjong_calc.notation import gb, read, read_tile, split_line
from mahjong_calc.words import LANGUAGES, hint, say_fault

CODES = [f"{suit}{rank}" for suit in "WBT" for rank in range(1, 10)] + [f"F{n}" for n in "1234"] + ["J1", "J2", "J3"]


def coded(tiles: tuple[Tile, ...]) -> str:
    return " ".join(CODES[tile] for tile in tiles)


def suits_first(tiles: tuple[Tile, ...]) -> str:
    """Each suit named before its numbers, each honor by itself."""
    runs = groupby(tiles, key=lambda tile: CHINESE[tile][1:] or CHINESE[tile])
    return " ".join(
        suit + "".join(NAMES[tile][0] if suit in "万筒条" else suit for tile in run)[suit not in "万筒条" :]
        for suit, run in runs
    )


def marked(hand: Hand, text: Callable[[tuple[Tile, ...]], str]) -> str:
    signs = ["-" if meld.concealed else "+" for meld in hand.melds]
    return text(hand.concealed) + "".join(sign + text(meld.tiles) for sign, meld in zip(signs, hand.melds, strict=True))


def called(hand: Hand) -> str:
    text = suits_first(hand.concealed)
    for meld in hand.melds:
        call = "暗杠" if meld.concealed else "杠" if meld.kind == KONG else "吃" if meld.kind == CHOW else "碰"
        text += " " + call + suits_first(meld.tiles)
    return text


def same(text: str, hand: Hand) -> None:
    found, faults = read(text)
    assert faults == [], text
    assert (found.concealed, found.melds) == (hand.concealed, hand.melds), text
    assert found.text == text
    assert list(found.columns) == sorted(found.columns)


@given(hands())
def test_a_hand_comes_back_from_the_codes_of_programs(hand: Hand) -> None:
    same(marked(hand, coded), hand)
    found, _ = read(marked(hand, coded))
    assert all(
        found.text[column - 1] == CODES[tile][0] for tile, column in zip(found.concealed, found.columns, strict=True)
    )


@given(hands())
def test_a_hand_comes_back_from_suits_before_digits(hand: Hand) -> None:
    same(marked(hand, suits_first), hand)
    found, _ = read(marked(hand, suits_first))
    assert all(
        found.text[column - 1] == NAMES[tile][0]
        for tile, column in zip(found.concealed, found.columns, strict=True)
        if tile < 27
    )


@given(hands())
def test_a_hand_comes_back_from_the_calls_of_players(hand: Hand) -> None:
    same(called(hand), hand)


@given(hands(), st.sampled_from([quote, quote_plus, str]), st.text("abcdefgh", max_size=8).map(set), st.booleans())
def test_a_hand_comes_back_from_a_link(hand: Hand, escape: Callable[[str], str], flowers: set[str], last: bool) -> None:
    string = gb(hand, hand.concealed[-1]) if hand.concealed else gb(hand, 0)
    string = string[: string.rindex("|") + 1] + "".join(sorted(flowers))
    link = f"https://example.org/mahjong/calc.html?{'' if last else 'lang=zh&'}hand={escape(string)}" + "&x=1" * last
    found, faults = read(link)
    plain, _ = read(string)
    assert faults == []
    assert (found.concealed, found.melds, found.said) == (plain.concealed, plain.melds, plain.said)
    assert found.flower_letters == plain.flower_letters
    assert split_line(f"{link} win=9s")[0] == link
    assert split_line(f"{link} win=9s")[1]["win"][0] == "9s"


@given(hands(), st.permutations("abcdefgh"), st.integers(0, 8), st.integers(0, 8))
def test_flowers_may_stand_among_the_tiles_of_a_gb_string(
    hand: Hand, letters: list[str], many: int, inside: int
) -> None:
    """Wherever in front of the state they stand, between tiles; the rest behind it."""
    plain = gb(hand, hand.concealed[-1]) if hand.concealed else gb(hand, 0)
    head, state, _ = plain.split("|")
    among, behind = letters[: min(many, inside)], letters[min(many, inside) : many]
    found, faults = read("".join(among) + head + f"|{state}|" + "".join(behind))
    assert faults == []
    assert found.said.flowers == many
    assert found.flower_letters == "".join([*among, *behind])
    assert found.concealed == read(plain)[0].concealed


def faults(text: str) -> list[tuple[str, int | None]]:
    found: list[Fault] = read(text)[1]
    for fault in found:
        for lang in LANGUAGES:
            assert "{" not in say_fault(fault, lang) + hint(fault, lang)
            assert fault.code not in say_fault(fault, lang)
    return [(fault.message, fault.column) for fault in found]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("W1 99s EE", [("ambiguous_notation.code_west", 1)]),
        ("99sW1", [("ambiguous_notation.code_west", 4)]),
        ("99s F1 23m", [("ambiguous_notation.code", 5)]),
        ("T9 99s", [("ambiguous_notation.code", 1)]),
        ("EE J3", [("ambiguous_notation.code", 4)]),
        ("W1F5", [("unknown_symbol.code", 3)]),
        ("W1 J4", [("unknown_symbol.code", 4)]),
        ("W1 H1", [("unknown_symbol.flower_tile", 4)]),
        ("W9W9W9W9W9", [("five_of_a_kind", 9)]),
        ("万11111", [("five_of_a_kind", 6)]),
        ("123万 万234", [("unknown_symbol.lone_suit", 6), ("digits_without_suit", 7)]),
        ("吃222筒", [("bad_meld.called", 1)]),
        ("99条碰345条", [("bad_meld.called", 4)]),
        ("暗杠222筒", [("bad_meld.called", 1)]),
        ("杠222筒", [("bad_meld.called", 1)]),
        ("11m|", [("bad_record.state_empty", 4)]),
        ("11m||5", [("bad_record.state_empty", 4)]),
        ("11m| |abc", [("bad_record.state_empty", 4)]),
        ("a11m|EE0000|a", [("impossible_circumstance.flower_twice", 13)]),
        ("a11m|EE0000|2", [("impossible_circumstance.flowers_apart", 13)]),
        ("11ma", [("unknown_symbol", 4)]),
        ("12a3m|EE0000|", [("unknown_symbol", 3)]),
        ("https://example.org/calc", [("unknown_symbol.link", 1)]),
        ("https://example.org/calc?lang=zh", [("unknown_symbol.link", 1)]),
        ("https://a.b/?h=11m22x|EE0000|", [("unknown_symbol", 21)]),
        ("https://a.b/?h=11m%5B123p%7CEE0000%7C", [("bad_meld.not_closed", 19)]),
    ],
)
def test_what_could_mean_two_things_is_asked_about(text: str, expected: list[tuple[str, int]]) -> None:
    assert faults(text) == expected


@pytest.mark.parametrize(
    ("text", "tile"), [("W1", "1m"), ("T9", "9s"), ("B3", "3p"), ("F3", "W"), ("J2", "F"), ("万3", "3m")]
)
def test_one_tile_in_code_is_a_value_too(text: str, tile: str) -> None:
    found = read_tile(text)
    assert found is not None
    assert NAMES[found] == tile


def test_west_and_a_suited_digit_stay_what_they_were() -> None:
    assert [NAMES[tile] for tile in read("W1m")[0].concealed] == ["W", "1m"]
    assert [NAMES[tile] for tile in read("FF2p W3s")[0].concealed] == ["F", "F", "2p", "W", "3s"]
    assert read("W 1m W")[1] == []


@pytest.mark.parametrize(
    "text", ["123万456筒78条99条 碰东东东 自摸 win=9条", "123万456筒78条99条碰东东东自摸，win=9条"]
)
def test_a_chinese_line_is_scored(run: Run, text: str) -> None:
    told = run("score", *text.split(), "--json")
    plain = run("score", "123m456p78s99s+EEE", "win=9s", "self-drawn", "--json")
    assert (told.status, told.err) == (plain.status, "")
    assert told.out.split('"gb"')[1] == plain.out.split('"gb"')[1]


def test_nobody_pays_for_spellings_that_are_not_used() -> None:
    assert not {name for name in loaded(*GOOD) if name.endswith((".pasted", ".links"))}


def test_self_drawn_in_chinese_contradicts_as_its_name_does() -> None:
    assert split_line("123m 自摸 self-drawn")[2][0].message == "bad_record.twice"
