"""Notation: what a text stands for, every fault at its place, and every form read back."""

from __future__ import annotations

import random
from string import Formatter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_calc.errors import HandError
from mahjong_calc.faults import CODES, Fault
from mahjong_calc.hand.hand import CHOW, KONG, PUNG, Circumstances, Hand, Meld
from mahjong_calc.hand.tiles import BY_NAME, GLYPHS, KINDS, NAMES, RANK, compact
from mahjong_calc.notation import FORMS, gb, parse, read, read_tile, split_line, write
from mahjong_calc.notation.reader import _read_any
from mahjong_calc.words import LANGUAGES, say_fault
from mahjong_calc.words.topics.faults import FAULTS
from mahjong_calc.words.topics.pasted import PASTED

SENTENCES = {**FAULTS, **PASTED}


def faults(text: str) -> list[tuple[str, int | None]]:
    """Message and column of every fault of a hand."""
    return [(fault.message, fault.column) for fault in read(text)[1]]


def names(hand: Hand) -> list[str]:
    return [NAMES[tile] for tile in hand.concealed]


def assert_worded(found: list[Fault]) -> None:
    """Every fault has a known code and a sentence in each language that its values fill."""
    for fault in found:
        assert fault.code in CODES
        assert fault.message.partition(".")[0] == fault.code
        assert fault.message in SENTENCES
        for lang in LANGUAGES:
            assert say_fault(fault, lang)


# Compact notation


def test_compact_tiles_keep_their_order_and_columns() -> None:
    hand = parse("34579pEEENN+567p")
    assert names(hand) == ["3p", "4p", "5p", "7p", "9p", "E", "E", "E", "N", "N"]
    assert hand.columns == (1, 2, 3, 4, 5, 7, 8, 9, 10, 11)
    assert hand.melds == (Meld(CHOW, BY_NAME["5p"]),)
    assert hand.meld_columns == (12,)
    assert hand.said == Circumstances()
    assert hand.text == "34579pEEENN+567p"


def test_plus_opens_a_set_and_minus_before_four_alike_is_a_concealed_kong() -> None:
    assert parse("5p+123m+EEE+8888s-2222p").melds == (
        Meld(CHOW, BY_NAME["1m"]),
        Meld(PUNG, BY_NAME["E"]),
        Meld(KONG, BY_NAME["8s"]),
        Meld(KONG, BY_NAME["2p"], True, 0),
    )


def test_four_alike_without_a_sign_are_four_tiles() -> None:
    assert names(parse("2222p33s")) == ["2p"] * 4 + ["3s"] * 2


def test_minus_before_anything_else_only_groups() -> None:
    hand = parse("123m-45p-EE+SSS-6p")
    assert names(hand) == ["1m", "2m", "3m", "4p", "5p", "E", "E", "6p"]
    assert hand.melds == (Meld(PUNG, BY_NAME["S"]),)
    assert names(parse("-22223p")) == ["2p"] * 4 + ["3p"]


def test_spaces_are_ignored_but_counted() -> None:
    hand = parse(" 12 3m\t+ E EE")
    assert names(hand) == ["1m", "2m", "3m"]
    assert hand.columns == (2, 3, 5)
    assert hand.meld_columns == (8,)


def test_chow_in_any_order() -> None:
    assert parse("+312s").melds == parse("[231s]").melds == (Meld(CHOW, BY_NAME["1s"]),)


# Other notations, recognised by their look


@pytest.mark.parametrize(
    "text",
    [
        "1z2z3z4z5z6z7z",
        "1234567z",
        "东南西北白发中",
        "東南西北白發中",
        "🀀🀁🀂🀃🀆🀅🀄",
        "🀀\ufe0e🀁\ufe0e🀂🀃\ufe0e🀆\ufe0e🀅🀄\ufe0f",
        "ＥＳＷＮＰＦＣ",
        "ES西4z🀆F中",
    ],
)
def test_honors_in_every_notation(text: Any) -> None:
    assert names(parse(text)) == list("ESWNPFC")


@pytest.mark.parametrize(
    "text",
    [
        "123m45p67s",
        "一二三万四五筒六七条",
        "一萬二萬三萬四餅五饼六索七條",
        "123万45筒67索",
        "１２３ｍ４５ｐ６７ｓ",
        "🀇🀈🀉🀜🀝🀕🀖",
    ],
)
def test_suits_in_every_notation(text: Any) -> None:
    assert names(parse(text)) == ["1m", "2m", "3m", "4p", "5p", "6s", "7s"]


def test_melds_in_every_notation() -> None:
    expected = (Meld(PUNG, BY_NAME["2p"]), Meld(KONG, BY_NAME["E"], True, 0))
    assert parse("5m+222p-EEEE").melds == expected
    assert parse("五万＋二二二筒\u2212东东东东").melds == expected
    assert parse("🀋+🀚🀚🀚-🀀🀀🀀🀀").melds == expected
    assert parse("5m[222p,1][1111z]").melds == expected


@pytest.mark.parametrize(
    ("text", "tile"),
    [
        ("8p", "8p"),
        (" 8p ", "8p"),
        ("八筒", "8p"),
        ("🀠", "8p"),
        ("E", "E"),
        ("5z", "P"),
        ("发", "F"),
        ("🀄\ufe0f", "C"),
    ],
)
def test_one_tile_in_any_notation(text: Any, tile: Any) -> None:
    assert read_tile(text) == BY_NAME[tile]


@pytest.mark.parametrize(
    "text", ["", "8", "p", "88p", "8p9p", "e", "0p", "8z", "-8p", "+888p", "8p|EE0000", "8p|", "x"]
)
def test_anything_but_one_tile_is_none(text: Any) -> None:
    assert read_tile(text) is None


# GB strings


def test_gb_string_with_state_and_flowers() -> None:
    hand = parse("[456s,1][456s,1][456s,3]45s55m6s|EE1100|fah")
    assert hand.melds == (Meld(CHOW, BY_NAME["4s"]), Meld(CHOW, BY_NAME["4s"]), Meld(CHOW, BY_NAME["4s"], False, 3))
    assert names(hand) == ["4s", "5s", "5m", "5m", "6s"]
    assert hand.columns == (25, 26, 28, 29, 31)
    assert hand.meld_columns == (1, 9, 17)
    assert hand.flower_letters == "fah"
    assert hand.said == Circumstances(
        seat="E",
        round="E",
        self_drawn=True,
        last_of_kind=True,
        last_tile=False,
        replacement=False,
        robbing_kong=False,
        flowers=3,
    )


def test_gb_kong_flag_is_a_replacement_when_self_drawn_and_a_robbed_kong_otherwise() -> None:
    said = parse("11m|NS1001").said
    assert (said.round, said.seat, said.self_drawn, said.replacement, said.robbing_kong) == (
        "N",
        "S",
        True,
        True,
        False,
    )
    said = parse("11m|NS0001").said
    assert (said.self_drawn, said.replacement, said.robbing_kong) == (False, False, True)
    assert said.flowers is None


def test_gb_state_may_be_missing_and_flowers_may_be_a_count() -> None:
    assert parse("11m").said == Circumstances()
    assert parse("11m|EE0000|").said.flowers == 0
    assert parse("11m|EE0000|5").flower_letters == ""


def test_gb_digits_of_melds() -> None:
    melds = parse("[7777s,6][111m][2222m][EEE,3]").melds
    assert [meld.source for meld in melds] == [6, 1, 0, 3]
    assert [meld.concealed for meld in melds] == [False, False, True, False]


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("[CCCC][FFFF][PPPP][NNNN]EE", "[CCCC][FFFF][PPPP][NNNN]EE|EE0000|"),
        ("[345s,2]34555567p[789m]", "[345s,2][789m,1]3455556p7p|EE0000|"),
        ("345s3pFF5567p[789m]4p", "[789m,1]345s35567pFF4p|EE0000|"),
        ("345s345m55567p[789m]|NE1010|cbaghd", "[789m,1]345m345s5556p7p|NE1010|cbaghd"),
        ("345s[777m,3]345m55567p|NE1010|8", "[777m,3]345m345s5556p7p|NE1010|abcdefgh"),
        ("345s3p55p5567p[7777s,6]4p", "[7777s,6]345s3555567p4p|EE0000|"),
        ("1m22p33sEE+CCC-7777p-5s", "[CCC,1][7777p]1m33s22pEE5s|EE0000|"),
    ],
)
def test_canonical_gb(text: Any, canonical: Any) -> None:
    hand = parse(text)
    assert gb(hand, hand.concealed[-1]) == canonical


def test_gb_of_thirteen_tiles_gets_the_winning_tile_at_the_end() -> None:
    hand = parse("123m456p78s99s+EEE")
    given = Circumstances(seat="S", round="W", self_drawn=True, replacement=True, flowers=2)
    assert gb(hand, BY_NAME["9s"], given) == "[EEE,1]123m7899s456p9s|WS1001|ab"
    assert gb(parse("123m456p7899s9s+EEE"), BY_NAME["9s"]) == "[EEE,1]123m7899s456p9s|EE0000|"


# Faults, each at its place


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("123m45x6p", [("unknown_symbol", 7)]),
        ("123m45x6p7", [("unknown_symbol", 7), ("digits_without_suit", 10)]),
        ("123x", [("unknown_symbol", 4)]),
        ("12e3m", [("unknown_symbol.case", 3)]),
        ("ssE", [("unknown_symbol.lone_suit", 1), ("unknown_symbol.lone_suit", 2)]),
        ("xm", [("unknown_symbol", 1)]),
        ("0m", [("unknown_symbol.zero", 1)]),
        ("1890z", [("unknown_symbol.honor_number", 2), ("unknown_symbol.honor_number", 3), ("unknown_symbol.zero", 4)]),
        ("11m🀢", [("unknown_symbol.flower_tile", 4)]),
        ("123", [("digits_without_suit", 1)]),
        ("EE 12 +CCC", [("digits_without_suit", 4)]),
        ("123S", [("digits_without_suit.capital", 1)]),
        ("[red]", [("unknown_symbol", 2), ("unknown_symbol.case", 3), ("unknown_symbol", 4)]),
        ("123m+135p+EE", [("bad_meld.shape", 5), ("bad_meld.shape", 10)]),
        ("+891m", [("bad_meld.shape", 1)]),
        ("+89m1p", [("bad_meld.shape", 1)]),
        ("+ESW", [("bad_meld.shape", 1)]),
        ("+123m456p", [("bad_meld.shape", 1)]),
        ("11m[]", [("bad_meld.empty", 4)]),
        ("11m++CCC", [("bad_meld.empty", 4)]),
        ("C[333m,6]", [("bad_meld.source_of_kong", 8)]),
        ("C[345m,5]", [("bad_meld.source_of_kong", 8)]),
        ("C[333m,4][333s,][333p,12]", [("bad_meld.source", 8), ("bad_meld.source", 15), ("bad_meld.source", 23)]),
        ("C[346m]", [("bad_meld.shape", 2)]),
        ("[123m", [("bad_meld.not_closed", 1)]),
        ("[123m[EEE]", [("bad_meld.not_closed", 1)]),
        ("123m]", [("bad_meld.not_opened", 5)]),
        ("[3C45,2]", [("digits_without_suit", 2), ("digits_without_suit", 4)]),
        ("1m+EEE+SSS+WWW+NNN+CCC+FFF", [("bad_meld.too_many", 19)]),
        ("11m-111m+123m", [("five_of_a_kind", 7)]),
        ("24s2m3pFFP5567p[2222m]", [("five_of_a_kind", 20)]),
        ("111119pEEEEEE", [("five_of_a_kind", 5), ("five_of_a_kind", 12)]),
        ("-2222p3m", [("ambiguous_notation.kong", 1)]),
        ("1m-EEEEN", [("ambiguous_notation.kong", 3)]),
        ("11m|XE10", [("unknown_symbol.state_wind", 5), ("bad_record.state", 5)]),
        ("11m|EE1200", [("unknown_symbol.state_flag", 8)]),
        ("11m|EE0000|9", [("impossible_circumstance.flowers", 12)]),
        ("11m|EE0000|aba", [("impossible_circumstance.flower_twice", 14)]),
        ("11m|EE0000|az", [("unknown_symbol.flower", 13)]),
        ("11m|EE0000|a|", [("unknown_symbol.bar", 13)]),
        ("a5sghW|EE0000|dca", [("impossible_circumstance.flower_twice", 17)]),
        ("11m||5", [("bad_record.state_empty", 4)]),
        ("1x+13m7", [("unknown_symbol", 2), ("digits_without_suit", 7)]),
    ],
)
def test_every_fault_at_its_place(text: Any, expected: Any) -> None:
    """A set that cannot be read is not judged by its shape too: one cause, one fault."""
    assert faults(text) == expected
    assert_worded(read(text)[1])


def test_parse_raises_with_all_faults_and_the_text() -> None:
    with pytest.raises(HandError) as caught:
        parse("12x3m45")
    assert [fault.column for fault in caught.value.faults] == [3, 6]
    assert caught.value.text == "12x3m45"


def test_fault_values_hold_the_text_as_written() -> None:
    assert read("ｘ")[1] == [Fault("unknown_symbol", "unknown_symbol", {"symbol": "ｘ"}, 1)]
    assert read("[12m]")[1] == [Fault("bad_meld", "bad_meld.shape", {"meld": "[12m]"}, 1)]


@pytest.mark.parametrize("key", SENTENCES)
def test_sentences_name_the_same_values_in_each_language(key: Any) -> None:
    fields = [{name for _, name, _, _ in Formatter().parse(sentence) if name} for sentence in SENTENCES[key]]
    assert fields[0] == fields[1] == fields[2]
    if key.endswith(".hint"):
        assert key.removesuffix(".hint") in SENTENCES


@given(
    st.one_of(
        st.text(),
        st.text("123456789mpsz0ESWNCFP+-[],| 一二万筒东🀀🀙|abEx", max_size=40),
        st.text("1239WTBFJHm万碰暗杠吃+[,] |", max_size=30),
        st.text("12m[EE,%57C|+&=?ch万", max_size=30).map("http://a.b/?h=".__add__),
    )
)
def test_no_text_whatever_raises_anything_but_hand_error(text: Any) -> None:
    hand, found = read(text)
    assert_worded(found)
    columns = [fault.column or 0 for fault in found]
    assert columns == sorted(columns)
    assert all(1 <= column <= len(text) for column in columns)
    assert len(hand.columns) == len(hand.concealed)
    assert len(hand.meld_columns) == len(hand.melds)
    assert (hand, found) == _read_any(text)
    read_tile(text)
    assert_worded(split_line(text)[2])
    if found:
        with pytest.raises(HandError):
            parse(text)


# Writing


@st.composite
def hands(draw: Any) -> Any:
    """Any tiles and sets that four copies of each kind allow, and the winning tile."""
    stock = [tile for tile in range(KINDS) for _ in range(4)]
    rng = random.Random(draw(st.integers(0, 2**32)))
    melds = []
    for _ in range(draw(st.integers(0, 4))):
        kind = rng.choice((CHOW, PUNG, KONG))
        tile = rng.choice([t for t in range(KINDS) if kind != CHOW or 1 <= RANK[t] <= 7])
        hidden = kind == KONG and rng.random() < 0.5
        meld = Meld(kind, tile, hidden, 0 if hidden else 1)
        if all(stock.count(t) >= meld.tiles.count(t) for t in meld.tiles):
            melds.append(meld)
            for t in meld.tiles:
                stock.remove(t)
    # Often few kinds, so that four alike stand in a hand and after one another.
    kinds = rng.sample(range(KINDS), draw(st.sampled_from([6, 12, KINDS])))
    stock = [tile for tile in stock if tile in kinds] or stock
    rng.shuffle(stock)
    return Hand(tuple(stock[: 14 - 3 * len(melds)]), tuple(melds))


@pytest.mark.parametrize("form", FORMS)
@given(hand=hands())
def test_every_form_reads_back_as_the_same_hand(form: Any, hand: Any) -> None:
    text = write(hand, form)
    again, found = read(text)
    assert found == []
    assert again.melds == hand.melds
    assert sorted(again.concealed) == sorted(hand.concealed)
    if hand.size == 14:
        assert again.concealed[-1] == hand.concealed[-1]
    assert write(again, form) == text


@pytest.mark.parametrize("form", FORMS)
@given(hand=hands(), seed=st.integers(0, 1000))
def test_the_order_of_concealed_tiles_means_nothing_but_the_winning_tile(form: Any, hand: Any, seed: Any) -> None:
    tiles = list(hand.concealed)
    win = random.Random(seed).choice(tiles)
    random.Random(seed).shuffle(tiles)
    text = write(hand._replace(concealed=tuple(tiles)), form, win)
    assert text == write(hand, form, win)
    assert read(text)[0].concealed[-1] == win


def test_forms() -> None:
    hand = parse("5z1m23m55pCF-7777s+EEE")
    assert write(hand, "compact") == "123m55pCPF-7777s+EEE"
    assert write(hand, "tenhou", BY_NAME["C"]) == "123m55p56z7z-7777s+111z"
    assert write(hand, "chinese", BY_NAME["5p"]) == "一二三万五筒中发白五筒-七七七七条+东东东"
    assert write(hand, "unicode", BY_NAME["1m"]) == "🀈🀉🀝🀝🀄🀅🀆🀇-🀖🀖🀖🀖+🀀🀀🀀"
    assert write(hand, "gb", BY_NAME["1m"]) == "[7777s][EEE,1]23m55pCFP1m|EE0000|"
    assert write(parse("123m456p78s99s+EEE"), "compact", BY_NAME["9s"]) == "123m456p7899s9s+EEE"
    with pytest.raises(ValueError, match="riichi"):
        write(hand, "riichi")


def test_every_name_and_glyph_is_read() -> None:
    for tile in range(KINDS):
        assert read_tile(NAMES[tile]) == read_tile(GLYPHS[tile]) == tile
        assert parse(compact([tile] * 4)).concealed == (tile,) * 4


# Text lines


def test_line_of_hand_words_and_comment() -> None:
    line = "  123m456p 78s99s+EEE win=9s Seat=S self-drawn FLOWERS=2 rules=mcr id=7 # a comment win=1m"
    hand, words, found = split_line(line)
    assert hand == "  123m456p 78s99s+EEE"
    assert words == {
        "win": ("9s", 23),
        "seat": ("S", 30),
        "self_drawn": ("1", 37),
        "flowers": ("2", 48),
        "rules": ("mcr", 58),
        "id": ("7", 68),
    }
    assert found == []


def test_line_names_are_normal_and_from_is_the_discarder() -> None:
    assert split_line("11m last_of_kind=no FROM=W winner=no")[1] == {
        "last_of_kind": ("no", 5),
        "discarder": ("W", 21),
        "winner": ("no", 28),
    }


def test_line_without_words_or_without_hand() -> None:
    assert split_line("123m45") == ("123m45", {}, [])
    assert split_line("# only a comment") == ("", {}, [])
    assert split_line("") == ("", {}, [])
    assert split_line("seat=S") == ("", {"seat": ("S", 1)}, [])


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("11m win=9s 22m", ("bad_record.word", {"word": "22m", "near": ""}, 12)),
        ("11m win=9s self-dawn", ("bad_record.word_near", {"word": "self-dawn", "near": "self-drawn"}, 12)),
        ("11m selfdrawn", ("bad_record.word_near", {"word": "selfdrawn", "near": "self-drawn"}, 5)),
        ("11m seet=S", ("bad_record.word_near", {"word": "seet=S", "near": "seat=S"}, 5)),
        ("11m two_concealed_kongs=6", ("bad_record.word", {"word": "two_concealed_kongs=6", "near": ""}, 5)),
        ("11m win", ("bad_record.no_value", {"name": "win"}, 5)),
        ("11m seat=S SEAT=W", ("bad_record.twice", {"name": "SEAT"}, 12)),
    ],
)
def test_line_faults(line: Any, expected: Any) -> None:
    hand, _, found = split_line(line)
    assert hand == "11m"
    assert [(fault.message, fault.values, fault.column) for fault in found] == [expected]
    assert_worded(found)


def test_columns_of_a_hand_are_columns_of_its_line() -> None:
    hand, _, _ = split_line("   12x3m  seat=S")
    assert faults(hand) == [("unknown_symbol", 6)]
