"""Every check of a score sheet by its rule: what is found, where, what was said and what it should be."""

from __future__ import annotations

from typing import Any

import pytest
from sheets_told import BARE, FULL, findings, read, told

from mahjong_calc.render.check_records import message
from mahjong_calc.sheets.candidates.ranking import BLAMED
from mahjong_calc.sheets.checks import every_check
from mahjong_calc.sheets.model import ERROR, NOTE, QUESTION
from mahjong_calc.words import LANGUAGES
from mahjong_calc.words.topics.sheets import SHEETS

BASIC = "hand,winner,discarder,points"
CHANGES = f"{BASIC},P1,P2,P3,P4"
RUNNING = f"{CHANGES},total P1,total P2,total P3,total P4"
PENALIZED = f"{CHANGES},pen P1,pen P2,pen P3,pen P4"
TILES = f"{BASIC},hand tiles"
MIL = {"rules": "mcr-mil"}
EIGHT = [f"{number},draw,,0" for number in range(3, 9)]
"""Hands 3 to 8, so that a table has hands enough to be compared with its totals."""

CASES: list[tuple[str, str, list[str], dict[str, Any], list[tuple[Any, ...]]]] = [
    ("points that are no number", BASIC, ["1,P1,,x"], {}, [("unreadable_cell", 1, "points", "x", None)]),
    ("points that are not whole", BASIC, ["1,P1,,8.5"], {}, [("unreadable_cell", 1, "points", "8.5", None)]),
    ("a winner who is nobody", BASIC, ["1,P5,,8"], {}, [("unreadable_cell", 1, "winner", "P5", None)]),
    ("a discarder who is nobody", BASIC, ["1,P1,Bob,8"], {}, [("unreadable_cell", 1, "discarder", "Bob", None)]),
    ("a name of two players", CHANGES, ["PLAYERS,,,,Ann,Ann,Chen,Dora", "1,Ann,Chen,8", "2,Chen,Ann,8"], {}, [("unclear_name", 1, "winner", "Ann", None), ("player_twice", None, "P2", "Ann", None)]),
    ("a name that is another seat", CHANGES, ["PLAYERS,,,,3,1,7,9", "1,3,7,8", "2,9,7,8"], {}, [("unclear_name", 1, "winner", "3", None)]),
    ("a name that is its own seat", CHANGES, ["PLAYERS,,,,1,East,7,9", "1,1,7,8"], {}, []),
    ("a name that means nobody", CHANGES, ["PLAYERS,,,,Wall,Draw,Chen,Dora", "1,Chen,Wall,8", "2,Draw,wall,8"], {}, [("unclear_name", 1, "discarder", "Wall", None), ("unclear_name", 2, "winner", "Draw", None)]),
    ("a name that the changes tell", CHANGES, ["PLAYERS,,,,3,1,7,Wall", "1,3,7,8,32,-8,-16,-8", "2,7,Wall,8,-8,-8,32,-16"], {}, []),
    ("a discarder without a winner", BASIC, ["1,,P2,0"], {}, [("winner_missing", 1, "winner", None, None)]),
    ("points without a winner", BASIC, ["1,,,12"], {}, [("winner_missing", 1, "winner", None, None)]),
    ("a discarder in a draw", BASIC, ["1,draw,P2,0"], {}, [("winner_missing", 1, "discarder", "P2", None)]),
    ("the winner as discarder", BASIC, ["1,P1,P1,8"], {}, [("discarder_is_winner", 1, "discarder", "P1", "")]),
    ("points of a draw", BASIC, ["1,draw,,8"], {}, [("points_of_result", 1, "points", 8, 0)]),
    ("a win for nothing", BASIC, ["1,P1,,0"], {}, [("points_of_result", 1, "points", 0, None)]),
    ("a win without points", BASIC, ["1,P1,,"], {}, [("points_of_result", 1, "points", None, None)]),
    ("a win below the minimum", BASIC, ["1,P1,P2,7"], {}, [("points_below_minimum", 1, "points", 7, None)]),
    ("a house rule for the minimum", BASIC, ["1,P1,P2,7"], {"options": {"minimum": 6}}, []),
    ("more than 88 points", BASIC, ["1,P1,P2,89"], {}, [("points_high", 1, "points", 89, None)]),
    ("88 points", BASIC, ["1,P1,P2,88"], {}, []),
    # Discard: the discarder pays 8 and the points, the others 8; self-drawn each pays 8 and the points.
    ("a discard", CHANGES, ["1,P3,P4,10,-8,-8,34,-18"], {}, []),
    ("self-drawn", CHANGES, ["1,P1,,30,114,-38,-38,-38"], {}, []),
    ("one change", CHANGES, ["1,P3,P4,10,-8,-8,34,-8"], {}, [("changes_differ", 1, "P4", -8, -18)]),
    ("a value", CHANGES, ["1,P3,P4,21,-8,-8,36,-20"], {}, [("changes_differ", 1, "points", 21, 12)]),
    ("a discarder", CHANGES, ["1,P3,P4,10,-18,-8,34,-8"], {}, [("changes_differ", 1, "discarder", "P4", "P1")]),
    ("self-drawn told as a discard", CHANGES, ["1,P3,P4,10,-18,-18,54,-18"], {}, [("changes_differ", 1, "discarder", "P4", "")]),
    ("changes of nobody's win", CHANGES, ["1,x,,8,10,-10,0,1"], {}, [("unreadable_cell", 1, "winner", "x", None), ("row_sum", 1, "P1-P4", 1, 0)]),
    ("a false win in its row", PENALIZED, ["1,P2,P4,12,-38,46,2,-10,-30,10,10,10"], {}, []),
    ("changes without the penalties", PENALIZED, ["1,P2,P4,12,-8,36,-8,-20,-30,10,10,10"], {"apart": True}, []),
    ("a double false win and a fine", PENALIZED, ["1,P2,P4,28,-68,72,-18,-16,-60,20,-10,20"], {}, []),
    ("a penalty that is no number", PENALIZED, ["1,P2,P4,12,-38,46,2,-10,-3O,10,10,10"], {}, [("unreadable_cell", 1, "pen P1", "-3O", None)]),
    ("a penalty and a row that cannot be read", PENALIZED, ["1,x,P4,12,-38,46,2,-10,-3O,10,10,10"], {}, [("unreadable_cell", 1, "pen P1", "-3O", None), ("unreadable_cell", 1, "winner", "x", None)]),
    # mil: -40 and nobody gains; wmo: 10 to each other player.
    ("a false win of mil", PENALIZED, ["1,P2,P4,12,-48,36,-8,-20,-40,,,"], MIL, []),
    ("a false win of mil under wmo", PENALIZED, ["1,P2,P4,12,-48,36,-8,-20,-40,,,"], {}, []),
    ("a penalty of wmo under mil", PENALIZED, ["1,P2,P4,12,-38,46,2,-10,-30,10,10,10"], MIL, [("penalty_form", 1, "pen P1-P4", [-30, 10, 10, 10], None)]),
    ("penalties chosen apart from the rules", PENALIZED, ["1,P2,P4,12,-38,46,2,-10,-30,10,10,10"], {**MIL, "penalties": "wmo"}, []),
    ("a penalty that gives more than it takes", PENALIZED, ["1,P2,P4,12,2,46,2,-10,10,10,10,10"], {}, [("penalty_gain", 1, "pen P1-P4", [10, 10, 10, 10], None)]),
    ("a fine that nobody knows", PENALIZED, ["1,P2,P4,12,-41,36,-8,-20,-33,,,"], {}, [("penalty_form", 1, "pen P1-P4", [-33, 0, 0, 0], None)]),
    ("a fine paid to a player", PENALIZED, ["1,draw,,0,-20,20,0,0,-20,20,,"], {}, []),
    ("a false win of the winner", PENALIZED, ["1,P1,P4,12,6,2,2,-10,-30,10,10,10"], {}, [("offender_wins", 1, "pen P1", -30, None)]),
    ("a fine of the winner", PENALIZED, ["1,P1,P4,12,26,-8,-8,-20,-10,,,"], {}, []),
    # The seats of hand 5 are P2 P1 P4 P3, those of hand 6 P1 P4 P3 P2.
    ("winds and seats", f"{BASIC},wind,east", ["5,draw,,0,S,P2", "6,draw,,0,S,P1"], {}, [("hand_missing", n, "hand", None, n) for n in range(1, 5)]),
    ("a wrong wind", f"{BASIC},wind", ["1,draw,,0,S"], {}, [("wrong_wind", 1, "wind", "S", "E")]),
    ("a wrong East", f"{BASIC},east", ["1,draw,,0,P2"], {}, [("wrong_seat", 1, "east", "P2", "P1")]),
    ("hand 17", BASIC, ["17,draw,,0"], {}, [("hand_count", 17, "hand", 17, None)]),
    ("a hand without a number", BASIC, ["x,P1,,8"], {}, [("hand_count", "x", "hand", "x", None)]),
    ("a number twice", BASIC, ["1,draw,,0", "1,draw,,0"], {}, [("hand_twice", 1, "hand", 1, 2)]),
    ("a number missing", BASIC, ["1,draw,,0", "3,draw,,0"], {}, [("hand_missing", 2, "hand", None, 2)]),
    ("rows exchanged", BASIC, ["1,draw,,0", "3,P1,,8", "2,draw,,0"], {}, [("hand_order", 3, "hand", 3, 2)]),
    ("a hand after the totals", f"{BASIC},P1,P2,P3,P4", ["1,draw,,0", "TOTAL,,,,0,0,0,0", "2,draw,,0,0,0,0,0"], {}, [("hand_order", 2, "hand", 2, None)]),
    ("a blank row in the middle", BASIC, ["1,draw,,0", "2,,,", "3,draw,,0"], {}, [("blank_row", 2, "winner", None, None)]),
    ("blank rows at the end", BASIC, ["1,draw,,0", "2,,,", "3,,,"], {}, []),
    ("totals carried", RUNNING, ["1,P1,,8,48,-16,-16,-16,48,-16,-16,-16", "2,P2,P1,8,-16,32,-8,-8,32,16,-24,-24"], {}, []),
    ("a total wrong alone", RUNNING, ["1,P1,,8,48,-16,-16,-16,84,-16,-16,-16", "2,P2,P1,8,-16,32,-8,-8,32,16,-24,-24"], {}, [("running_total", 1, "total P1", 84, 48)]),
    ("a total wrong and carried on", RUNNING, ["1,P1,,8,48,-16,-16,-16,58,-16,-16,-16", "2,P2,P1,8,-16,32,-8,-8,42,16,-24,-24"], {}, [("running_total", 1, "total P1", 58, 48)]),
    ("totals that follow", BARE, ["1,P1,,8", "2,P2,P1,9", *EIGHT, "TOTAL,,,,,,,,31,17,-24,-24"], {}, []),
    ("one total", BARE, ["1,P1,,8", "2,P2,P1,9", *EIGHT, "TOTAL,,,,,,,,13,17,-24,-24"], {}, [("total_differs", "TOTAL", "total P1", 13, 31), ("total_sum", "TOTAL", "total", -18, 0)]),
    ("two totals", BARE, ["1,P1,,8", "2,P2,P1,9", *EIGHT, "TOTAL,,,,,,,,29,19,-24,-24"], {}, [("total_differs", "TOTAL", "total", [29, 19, -24, -24], [31, 17, -24, -24])]),
    ("too few hands for totals", BARE, ["1,P1,,8", "TOTAL,,,,,,,,29,19,-24,-24"], {}, [("incomplete", "TOTAL", "total", None, None)]),
    ("few hands whose totals follow", BARE, ["1,P1,,8", "TOTAL,,,,,,,,48,-16,-16,-16"], {}, []),
    ("totals only, which do not sum to zero", BARE, ["1,,,", "TOTAL,,,,,,,,29,19,-24,-23"], {}, [("incomplete", "TOTAL", "total", None, None), ("total_sum", "TOTAL", "total", 1, 0)]),
    ("a penalty that nobody received", BARE, ["1,P1,,8,-10,,,", *EIGHT, "2,draw,,0", "TOTAL,,,,,,,,38,-16,-16,-16"], {}, [("hand_order", 3, "hand", 3, 2)]),
    ("table points", BARE, ["TOTAL,,,,,,,,8,-8,5,-5", "POINTS,,,,,,,,4,0,2,1"], {}, [("incomplete", "TOTAL", "total", None, None)]),
    ("two players level", BARE, ["TOTAL,,,,,,,,8,8,-8,-8", "POINTS,,,,,,,,3,3,0.5,0.5"], {}, [("incomplete", "TOTAL", "total", None, None)]),
    ("three players level", BARE, ["TOTAL,,,,,,,,8,8,8,-24", "POINTS,,,,,,,,2.33,2.33,7/3,0"], {}, [("incomplete", "TOTAL", "total", None, None)]),
    ("a table point", BARE, ["TOTAL,,,,,,,,8,-8,5,-5", "POINTS,,,,,,,,4,1,2,1"], {}, [("incomplete", "TOTAL", "total", None, None), ("table_points", "POINTS", "total P2", 1, 0)]),
    ("three players", BARE, ["TOTAL,,,,,,,,8,-13,5,", "POINTS,,,,,,,,4,1,2,"], MIL, [("incomplete", "TOTAL", "total", None, None)]),
    ("a hand worth what is claimed", TILES, ["1,P1,,30,34579pEEENN+567p win=8p flowers=2"], MIL, []),
    ("a hand worth more", TILES, ["1,P1,,28,34579pEEENN+567p win=8p flowers=2"], MIL, [("hand_worth_more", 1, "points", 28, 30)]),
    ("a hand worth less", TILES, ["1,P1,,31,34579pEEENN+567p win=8p flowers=2"], MIL, [("hand_worth_less", 1, "points", 31, 30)]),
    ("seats from the number", TILES, ["2,P1,,30,34579pEEENN+567p win=8p flowers=2"], MIL, [("hand_missing", 1, "hand", None, 1), ("hand_worth_less", 2, "points", 30, 28)]),
    ("tiles that are no win", TILES, ["1,P1,,30,34579pEEENN+567p win=1p"], MIL, [("hand_not_a_win", 1, "tiles", "34579pEEENN+567p win=1p", None)]),
    ("tiles that cannot be read", TILES, ["1,P1,,30,34579x win=8p"], MIL, [("hand_unreadable", 1, "tiles", "34579x win=8p", None)]),
    ("a hand below the minimum", TILES, ["1,P1,P2,8,123m456m789s22p+123s win=2p"], {}, [("hand_below_minimum", 1, "points", 8, 6)]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("heading", "lines", "habits", "expected"), [case[1:] for case in CASES], ids=[case[0] for case in CASES]
)
def test_what_is_found(heading: str, lines: list[str], habits: dict[str, Any], expected: list[tuple[Any, ...]]) -> None:
    assert told(heading, *lines, **habits) == expected


def test_every_check_is_proved_here_or_by_its_game() -> None:
    here = {one[0] for case in CASES for one in case[4]}
    assert every_check().keys() - here == {
        "unknown_event",
        "wrong_east",
        "already_out",
        "hand_over",
        "refund_without_kong",
        "hand_total",
        "row_incomplete",
        "payments_unknown",
        "causes_limited",
        "habit",
        *(one.code for one in every_check().values() if one.of_file),
        "fans_for_points",
    }


def test_severities() -> None:
    by_severity = {
        name: {one.code for one in every_check().values() if one.severity == name} for name in (ERROR, QUESTION, NOTE)
    }
    assert by_severity[NOTE] == {
        *("discarder_is_winner", "points_high", "incomplete", "payments_unknown", "causes_limited"),
    }
    assert {"hand_worth_more", "hand_worth_less", "blank_row"} <= by_severity[QUESTION]
    assert {"hand_below_minimum", "changes_differ", "total_differs"} <= by_severity[ERROR]
    assert sum(map(len, by_severity.values())) == len(every_check())


def test_every_check_is_said_in_three_languages() -> None:
    for one in every_check().values():
        for english, russian, chinese in (one.title, one.rule):
            assert english.isascii()
            assert any("а" <= char <= "я" for char in russian)
            assert any("\u4e00" <= char <= "\u9fff" for char in chinese)


def test_a_wrong_row_has_no_followers() -> None:
    """One wrong value: a finding of its row, none of the rows after it, of the totals or of the table points."""
    lines = ["1,P1,,8,48,-16,-16,-16,,,,,48,-16,-16,-16", "2,P2,P1,19,-17,33,-8,-8,,,,,31,17,-24,-24"]
    lines += [f"{number},draw,,0,0,0,0,0,,,,,31,17,-24,-24" for number in range(3, 17)]
    lines += ["TOTAL,,,,,,,,,,,,31,17,-24,-24", "POINTS,,,,,,,,,,,,4,2,0.5,0.5"]
    assert told(FULL, *lines) == [("changes_differ", 2, "points", 19, 9)]


def test_a_sentence_says_the_totals_whatever_the_likeliest_cause_is() -> None:
    """The cell that is blamed is the hand's points; the sentence still tells the totals that were compared."""
    lines = ["1,P1,,8,,,,,48,-16,-16,-16", "2,P2,P1,12,,,,,31,17,-24,-24", "3,draw,,0,,,,,31,17,-24,-24"]
    (one,) = findings(read(BARE.replace("pen ", ""), *lines))
    assert one.finding[:5] == ("running_total", 2, "points", 12, 9)
    assert message(one, "en").startswith("P1, P2: the running totals are 31 17 -24 -24, they should be 28 20 -24 -24")


def test_sentences_of_findings_that_blame_a_cell_do_not_say_the_cell() -> None:
    said = [text for key, texts in SHEETS.items() if key.partition(".")[0] in BLAMED for text in texts]
    assert said
    assert [text for text in said if "{said}" in text or "{should_be}" in text] == []


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        # The last row, without TOTAL: nothing goes on from it.
        (["1,P1,,8,48,-16,-16,-16,58,-16,-16,-16"], "running_total.one"),
        (["1,P1,,8,48,-16,-16,-16,58,-16,-16,-16", "TOTAL,,,,,,,,58,-16,-16,-16"], "running_total.carried_one"),
        (["1,P1,,8,48,-16,-16,-16,58,-16,-16,-16", "TOTAL,,,,,,,,48,-16,-16,-16"], "running_total.one"),
        (["1,P1,,8,48,-16,-16,-16,58,-16,-16,-16", "TOTAL,,,,,,,,,-16,-16,-16"], "running_total.one"),
        (["1,P1,,8,48,-16,-16,-16,58,-16,-16,-16", "2,draw,,0,0,0,0,0,58,-16,-16,-16"], "running_total.carried_one"),
        (["1,P1,,8,48,-16,-16,-16,58,-16,-16,-16", "2,draw,,0,0,0,0,0,48,-16,-16,-16"], "running_total.one"),
    ],
)
def test_later_totals_go_on_from_a_wrong_one_only_where_there_are_some(lines: list[str], sentence: str) -> None:
    told_so = [one.finding.message for one in findings(read(RUNNING, *lines)) if one.finding.code == "running_total"]
    assert told_so == [sentence]


def test_a_difference_names_the_fan() -> None:
    """Half Flush makes the six points that were not claimed; a pung of winds, counted as winds, the one claimed too much."""
    for points, fan, names in (
        (24, "half_flush", ("Half Flush", "Пол-изобилия", "混一色")),
        (31, "pung_of_terminals_or_honors", ("Pung of Terminals or Honors", "Панг терминальных", "幺九刻")),
    ):
        sheet = read(TILES, f"1,P1,,{points},34579pEEENN+567p win=8p flowers=2")
        (one,) = findings(sheet, "mcr-mil")
        assert one.finding.values["fan"] == fan
        for lang, name in zip(LANGUAGES, names, strict=True):
            assert name in message(one, lang)


def test_a_player_sits_once_a_round() -> None:
    lines = [
        "1,1,PLAYERS,,,,Anna,Boris,Chen,Dora",
        "1,1,1,draw,,0,,,,",
        "1,2,PLAYERS,,,,anna,Emil,Fay,Gao",
        "1,2,1,draw,,0,,,,",
    ]
    heading = f"round,table,{CHANGES}"
    (here,) = findings(read(heading, lines[0].replace("Dora", "anna"), lines[1]))
    assert (here.finding[:5], here.finding.message) == (("player_twice", None, "P4", "anna", None), "player_twice.here")
    assert told(heading, *lines) == [("player_twice", None, "P1", "anna", None)]
    assert told(heading, *[line.replace("1,2,", "2,2,") for line in lines]) == []
