"""Sheets of Sichuan and of the classical game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from sheets_told import brief, findings, read, told

from mahjong_calc.sheets.model import PLAYERS
from mahjong_calc.variants.classical.sheet.settlement import settle_four_values

SICHUAN = "hand,event,winner,discarder,points,P1,P2,P3,P4,total P1,total P2,total P3,total P4"
LINES = [
    "1,kong,P1,,2,6,-2,-2,-2,,,,",  # concealed: 2 from each
    "1,kong,P3,P1,2,-2,0,2,0,,,,",  # from a discard: 2 from the discarder
    "1,win,P2,P3,4,0,4,-4,0,,,,",
    "1,refund,P3,,2,2,0,-2,0,,,,",
    "1,kong,P4,,1,-1,0,-1,2,,,,",  # added: 1 from each player still in
    "1,win,P1,,2,6,0,-3,-3,,,,",  # self-drawn: 1 more, from those still in
    "1,not ready,P4,P3,2,0,0,-2,2,,,,",
    "1,TOTAL,,,,11,2,-12,-1,11,2,-12,-1",
    "2,foul,P4,,24,0,0,0,-24,,,,",
    "2,TOTAL,,,,0,0,0,-24,11,2,-12,-25",
    "TOTAL,,,,,,,,,11,2,-12,-25",
    "POINTS,,,,,,,,,4,3,2,1",
]
CLASSICAL = "hand,east,winner,discarder,points P1,points P2,points P3,points P4,P1,P2,P3,P4"
HAND = "1,P2,P1,,200,100,50,20,800,-140,-270,-390"
"""The published table of a win by a player who is not East."""
AFTER = "2,P3,draw,,0,0,0,0,0,0,0,0"


def changed(place: int, line: str) -> list[str]:
    return [line if at == place else one for at, one in enumerate(LINES)]


def test_a_sichuan_sheet_without_a_mistake() -> None:
    assert told(SICHUAN, *LINES, rules="sichuan") == []
    assert told(SICHUAN, *LINES) == []  # its columns tell the game
    one_total = [line for line in LINES if "1,TOTAL" not in line and "2,TOTAL" not in line]
    assert told(SICHUAN, *one_total, rules="sichuan") == []


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (changed(0, "1,kong,P1,,2,6,-2,-2,-3,,,,"), [("changes_differ", 1, "P4", -3, -2)]),
        (changed(2, "1,win,P2,P3,8,0,4,-4,0,,,,"), [("changes_differ", 1, "points", 8, 4)]),
        (changed(2, "1,win,P2,P4,4,0,4,-4,0,,,,"), [("changes_differ", 1, "discarder", "P4", "P3")]),
        (
            changed(2, "1,win,P2,P3,3,0,3,-3,0,,,,"),
            [
                ("points_of_result", 1, "points", 3, None),
                ("hand_total", 1, "P1-P4", [11, 2, -12, -1], [11, 1, -11, -1]),
            ],
        ),
        (changed(3, "1,refund,P2,,2,2,0,-2,0,,,,"), [("refund_without_kong", 1, "winner", "P2", None)]),
        (changed(4, "1,pong,P4,,1,-1,0,-1,2,,,,"), [("unknown_event", 1, "event", "pong", None)]),
        (changed(7, "1,TOTAL,,,,11,2,-12,-1,11,3,-12,-1"), [("hand_total", 1, "total P2", 3, 2)]),
        (changed(7, "1,TOTAL,,,,11,1,-12,-1,11,2,-12,-1"), [("hand_total", 1, "P2", 1, 2)]),
        (
            changed(8, "2,foul,P4,,25,0,0,0,-25,,,,"),
            [("penalty_form", 2, "points", 25, None), ("hand_total", 2, "P4", -24, -25)],
        ),
        (changed(11, "POINTS,,,,,,,,,4,2,2,1"), [("table_points", "POINTS", "total P2", 2, 3)]),
        (
            changed(6, "1,win,P2,P3,2,0,2,-2,0,,,,"),
            [
                ("already_out", 1, "winner", "P2", None),
                ("hand_total", 1, "P1-P4", [11, 2, -12, -1], [11, 4, -12, -3]),
            ],
        ),
    ],
)
def test_a_mistake_in_a_sichuan_sheet(lines: list[str], expected: list[tuple[Any, ...]]) -> None:
    assert told(SICHUAN, *lines, rules="sichuan") == expected


def test_a_closing_line_that_does_not_follow_is_told_once() -> None:
    """Its running totals are off by as much, later ones and those of the table go on from it, or do not."""
    alone = changed(7, "1,TOTAL,,,,12,2,-12,-1,12,2,-12,-1")
    assert told(SICHUAN, *alone) == [("hand_total", 1, "P1", 12, 11)]
    carried = [line.replace("11,2,-12,-25", "12,2,-12,-25") for line in alone]
    assert told(SICHUAN, *carried) == [("hand_total", 1, "P1", 12, 11)]


def test_a_closing_line_tells_the_line_that_was_wrong() -> None:
    lines = changed(2, "1,win,P2,P3,3,0,3,-3,0,,,,")
    by_code = {one.finding.code: one.finding.candidates for one in findings(read(SICHUAN, *lines), "sichuan")}
    assert [brief(one) for one in by_code["hand_total"]] == [("value", 1, "points", 3, 4)]


def test_the_limit_of_the_rule_set() -> None:
    line = "1,win,P2,P3,16,0,16,-16,0,,,,"
    assert told(SICHUAN, line, rules="sichuan") == []
    assert [one[0] for one in told(SICHUAN, line, rules="sichuan-zh")] == ["points_of_result"]


def test_four_values_are_settled_as_published() -> None:
    """From the rules: values of two published tables, with East among the losers and as the winner."""
    assert settle_four_values((200, 100, 50, 20), winner=0, east=1) == (800, -140, -270, -390)
    assert settle_four_values((200, 100, 50, 20), winner=0, east=0) == (1200, -270, -420, -510)


def test_a_classical_sheet_without_a_mistake() -> None:
    assert told(CLASSICAL, HAND, AFTER, rules="classical") == []
    assert told(CLASSICAL, HAND, AFTER) == []  # its columns tell the game


@pytest.mark.parametrize(
    ("line", "expected", "cause"),
    [
        ("1,P2,P1,,200,100,50,20,800,-140,-270,-309", ("changes_differ", 1, "P4", -309, -390), ("value", 1, "P4", -309, -390)),
        ("1,P2,P1,,200,100,50,20,800,-400,-200,-200", ("changes_differ", 1, "P1-P4", [800, -400, -200, -200], [800, -140, -270, -390]), ("value", 1, "P1-P4", [800, -400, -200, -200], [800, -140, -270, -390])),
        ("1,P2,P1,,200,100,50,20,800,-240,-170,-390", None, ("value", 1, "P1-P4", [800, -240, -170, -390], [800, -140, -270, -390])),
        ("1,P2,P1,,200,100,50,20,1200,-270,-420,-510", None, ("order", 1, "P1-P4", [1200, -270, -420, -510], [800, -140, -270, -390])),
        ("1,P2,P1,,200,100,80,20,800,-140,-270,-390", ("changes_differ", 1, "points P3", 80, 50), ("value", 1, "points P3", 80, 50)),
    ],
)  # fmt: skip
def test_a_mistake_in_a_classical_hand(
    line: str, expected: tuple[Any, ...] | None, cause: tuple[Any, ...] | None
) -> None:
    """A settlement that the losers forgot, or one by a wrong East, still sums to zero; every pair is checked."""
    (one,) = findings(read(CLASSICAL, line), "classical")
    assert one.check.code == "changes_differ"
    if expected is not None:
        assert (one.check.code, *one.finding[1:5]) == expected
    if cause is not None:
        assert brief(one.finding.candidates[0]) == cause


def test_east_stays_after_a_win_or_a_draw_and_passes_else() -> None:
    rows = ["1,P1,P1,,20,0,0,0,120,-40,-40,-40", "2,P1,draw,,0,0,0,0,0,0,0,0", "3,P1,P2,,0,20,0,0,-40,80,-20,-20"]
    assert told(CLASSICAL, *rows, "4,P2,draw,,0,0,0,0,0,0,0,0") == []
    assert told(CLASSICAL, *rows, "4,P1,draw,,0,0,0,0,0,0,0,0") == [("wrong_east", 4, "east", "P1", "P2")]
    carried = [*rows, "4,P3,draw,,0,0,0,0,0,0,0,0", "5,P3,draw,,0,0,0,0,0,0,0,0"]
    assert told(CLASSICAL, *carried) == [("wrong_east", 4, "east", "P3", "P2")]


TOTALS = ",total P1,total P2,total P3,total P4"
SETTLED = [
    f"{HAND},800,-140,-270,-390",
    "2,P3,P3,,20,100,200,50,-510,-270,1200,-420,290,-410,930,-810",
    "3,P3,draw,,0,0,0,0,0,0,0,0,290,-410,930,-810",
    f"TOTAL{',' * 12}290,-410,930,-810",
]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("1,kong,,,2,6,-2,-2,-2", ("row_incomplete", 1, "winner", None, None)),
        ("1,kong,P1,,,6,-2,-2,-2", ("row_incomplete", 1, "points", None, None)),
        ("1,refund,,,2,-6,2,2,2", ("row_incomplete", 1, "winner", None, None)),
        ("1,not ready,,P2,4,4,-4,0,0", ("row_incomplete", 1, "winner", None, None)),
        ("1,not ready,P1,,4,,,,", ("row_incomplete", 1, "discarder", None, None)),
        ("1,not ready,P1,,4,0,0,0,0", ("row_incomplete", 1, "discarder", None, None)),
        ("1,not ready,P1,P2,,4,-4,0,0", ("row_incomplete", 1, "points", None, None)),
        ("1,foul,,,24,-24,0,0,0", ("row_incomplete", 1, "winner", None, None)),
        ("1,foul,P1,,,-24,0,0,0", ("row_incomplete", 1, "points", None, None)),
        # What another finding says is not said again.
        ("1,win,,P2,4,4,-4,0,0", ("winner_missing", 1, "winner", None, None)),
        ("1,pong,,,4,0,0,0,0", ("unknown_event", 1, "event", "pong", None)),
        ("1,kong,P1,,3,6,-2,-2,-2", ("points_of_result", 1, "points", 3, None)),
    ],
)
def test_a_line_that_does_not_say_enough(line: str, expected: tuple[Any, ...]) -> None:
    assert told(SICHUAN, f"{line},,,,", rules="sichuan") == [expected]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("1,P2,P1,,,,,,800,-140,-270,-390", [("row_incomplete", 1, "points P1", None, None)]),
        ("1,P2,P1,,200,100,50,,800,-140,-270,-390", [("row_incomplete", 1, "points P4", None, None)]),
        ("1,P2,P1,,200,100,-50,20,800,-140,-270,-390", [("points_of_result", 1, "points P3", -50, None)]),
        ("1,P2,P1,,0,0,0,0,0,0,0,0", [("points_of_result", 1, "points P1", 0, None)]),
        ("1,P9,P1,,200,100,50,20,1200,-270,-420,-510", [("wrong_east", 1, "east", "P9", None)]),
        ("0,P1,draw,,0,0,0,0,0,0,0,0", [("hand_count", 0, "hand", 0, None)]),
        ("-5,P1,draw,,0,0,0,0,0,0,0,0", [("hand_count", -5, "hand", -5, None)]),
    ],
)
def test_a_classical_row_that_cannot_be(line: str, expected: list[tuple[Any, ...]]) -> None:
    assert told(CLASSICAL, line, rules="classical") == expected


@pytest.mark.parametrize("cell", ["-50", "", "x"])
def test_a_value_that_lacks_follows_from_the_payments(cell: str) -> None:
    (one,) = findings(read(CLASSICAL, f"1,P2,P1,,200,100,{cell},20,800,-140,-270,-390"), "classical")
    assert [brief(each)[2:] for each in one.finding.candidates] == [("points P3", -50 if cell == "-50" else None, 50)]


CHANGES_ONLY = "hand,event,winner,discarder,points,P1,P2,P3,P4"


@pytest.mark.parametrize(
    ("heading", "lines", "rules", "options", "otherwise"),
    [
        # 48 points to nobody, or 16 to each of the others.
        (CHANGES_ONLY, ["1,foul,P1,,48,-48,16,16,16"], "sichuan", {"pig_penalty_to": "others"}, [("changes_differ", 1, "P1-P4", [-48, 16, 16, 16], [-48, 0, 0, 0])]),
        # A refund to those who have won since, or not.
        (CHANGES_ONLY, ["1,kong,P1,,2,6,-2,-2,-2", "1,win,P2,P3,1,0,1,-1,0", "1,refund,P1,,2,-4,0,2,2"], "sichuan", {"refund_to_out": False}, [("changes_differ", 1, "P1-P4", [-4, 0, 2, 2], [-6, 2, 2, 2])]),
        # 3000 is due of each, doubled with East; 2000 is the limit of one payment.
        (CLASSICAL, ["1,P1,P1,,1500,0,0,0,6000,-2000,-2000,-2000"], "classical", {"limit_scope": "payment"}, [("changes_differ", 1, "points P1", 1500, 1000)]),
        (CLASSICAL, ["1,P1,draw,,0,0,0,0,0,0,0,0", "2,P2,draw,,0,0,0,0,0,0,0,0"], "classical", {"draw_dealer": "pass"}, [("wrong_east", 2, "east", "P2", "P1")]),
    ],
)  # fmt: skip
def test_house_rules_are_kept_in_payments(
    heading: str, lines: list[str], rules: str, options: dict[str, Any], otherwise: list[tuple[Any, ...]]
) -> None:
    assert told(heading, *lines, rules=rules, options=options) == []
    assert told(heading, *lines, rules=rules) == otherwise


THREE_MCR = [
    "1,P1,P2,10,26,-18,-8,,26,-18,-8,",
    "2,P2,,10,-18,36,-18,,8,18,-26,",
    *[f"{number},draw,,0,0,0,0,,8,18,-26," for number in range(3, 9)],
    "TOTAL,,,,,,,,8,18,-26,",
    "POINTS,,,,,,,,2,4,1,",
]
MCR = "hand,winner,discarder,points,P1,P2,P3,P4,total P1,total P2,total P3,total P4"


def test_three_players_by_name_in_every_game() -> None:
    """Nobody pays the part of the fourth: of a self-drawn win, of a kong, of a classical settlement."""
    assert told(MCR, "PLAYERS,,,,Anna,Boris,Chen,", *THREE_MCR, rules="mcr-mil") == []
    sichuan = ["1,win,P1,,2,6,-3,-3,", "2,kong,P2,,2,-2,4,-2,", "2,win,P2,P1,2,-2,2,0,"]
    assert told(CHANGES_ONLY, "PLAYERS,,,,,Anna,Boris,Chen,", *sichuan) == []
    # 200 to the winner, doubled from and to East, who gets 50 twice from the third; then East passes P3 by P4 to P1.
    classical = ["1,P2,P1,,200,100,50,,600,-300,-300,", "2,P3,P2,,0,20,0,,-20,60,-40,", "3,P1,draw,,0,0,0,,0,0,0,"]
    assert told(CLASSICAL, "PLAYERS,,,,,,,,Anna,Boris,Chen,", *classical) == []
    wrong = ["1,P2,P1,,300,100,50,,600,-300,-300,"]
    assert told(CLASSICAL, "PLAYERS,,,,,,,,Anna,Boris,Chen,", *wrong) == [("changes_differ", 1, "points P1", 300, 200)]


def test_who_pays_for_all_does_not_pay_for_a_fourth_who_is_not_there() -> None:
    """10 points off P2, and the bases of the two who are there; then 10 and a base from each of two."""
    three = ["PLAYERS,,,,Anna,Boris,Chen,", "1,P1,P2,10,26,-26,0,,26,-26,0,", "2,P2,,10,-18,36,-18,,8,10,-18,"]
    assert told(MCR, *three, remarks=["# options: discarder_pays=all"]) == []
    wrong = three[1].replace("26", "34")
    assert told(MCR, three[0], wrong, remarks=["# options: discarder_pays=all"])[0][:2] == ("changes_differ", 1)


def test_three_players_without_names_have_no_figure_of_the_fourth_anywhere() -> None:
    assert told(MCR, *THREE_MCR, rules="mcr-mil") == []


def test_a_forgotten_total_makes_no_table_of_three() -> None:
    """The fourth figure lacks in one row only; the hands are those of four players."""
    hands = [
        "1,P1,P2,10,34,-18,-8,-8,34,-18,-8,-8",
        *[f"{number},draw,,0,0,0,0,0,34,-18,-8,-8" for number in range(2, 9)],
    ]
    assert told(MCR, *hands, "TOTAL,,,,,,,,34,-18,-8,") == []
    bare = [",".join([*line.split(",")[:4], *[""] * 8]) for line in hands]
    assert told(MCR, *bare, "TOTAL,,,,,,,,34,-18,-8,") == []
    assert told(MCR, *bare, "TOTAL,,,,,,,,34,-18,-8,", "POINTS,,,,,,,,4,0,1.5,1.5") == []


def test_a_forgotten_name_makes_no_table_of_three() -> None:
    """The fourth has no name and no change is written, but his total says that he played."""
    bare = ["1,P1,P2,10,,,,,,,,", *[f"{number},draw,,0,,,,,,,," for number in range(2, 9)]]
    assert told(MCR, "PLAYERS,,,,Anna,Boris,Chen,", *bare, "TOTAL,,,,,,,,34,-18,-8,-8") == []


def test_the_value_of_a_self_drawn_win_of_three_is_found() -> None:
    lines = [line.replace("2,P2,,10,", "2,P2,,12,") for line in THREE_MCR]
    (one,) = findings(read(MCR, "PLAYERS,,,,Anna,Boris,Chen,", *lines), "mcr-mil")
    assert brief(one.finding.candidates[0]) == ("value", 2, "points", 12, 10)


def one_cell_changed(heading: str, lines: list[str]) -> Iterator[list[str]]:
    """The sheet with each player replaced by each other one, and each figure by others."""
    names = heading.split(",")
    for number, line in enumerate(lines):
        cells = line.split(",")
        for place, cell in enumerate(cells):
            others: list[str] = []
            if cell in PLAYERS:
                others = [player for player in PLAYERS if player != cell]
            elif names[place] != "hand" and cell.lstrip("-").isdigit():
                others = [str(int(cell) + 3), str(int(cell) * -1), str(int(cell) * 2)]
            for other in others:
                if other != cell:
                    yield [
                        ",".join([*cells[:place], other, *cells[place + 1 :]]) if at == number else one
                        for at, one in enumerate(lines)
                    ]


@pytest.mark.parametrize(
    ("heading", "lines", "rules"), [(SICHUAN, LINES, "sichuan"), (CLASSICAL + TOTALS, SETTLED, "classical")]
)
def test_every_changed_cell_is_found(heading: str, lines: list[str], rules: str) -> None:
    assert told(heading, *lines, rules=rules) == []
    sheets = list(one_cell_changed(heading, lines))
    assert len(sheets) > 100
    assert [one for one in sheets if not told(heading, *one, rules=rules)] == []


WITH_TOTALS = "hand,east,winner,points P1,points P2,points P3,points P4,P1,P2,P3,P4,total P1,total P2,total P3,total P4"


def test_losers_who_did_not_settle_and_totals_that_go_on_from_that() -> None:
    lines = [
        "1,P1,P1,40,20,10,0,240,-80,-80,-80,240,-80,-80,-80",
        "2,P1,P3,40,20,10,0,100,-30,40,-110,340,-110,-40,-190",
    ]
    assert told(WITH_TOTALS, *lines) == [("changes_differ", 1, "P1-P4", [240, -80, -80, -80], [240, -50, -80, -110])]
    (one,) = findings(read(WITH_TOTALS, *lines), "classical")
    assert [each.message for each in one.finding.candidates] == ["losers"]


def test_payments_by_a_wrong_east_are_told_and_later_hands_go_by_the_east_they_had() -> None:
    lines = [
        "1,P1,P1,40,20,10,0,240,-50,-80,-110,240,-50,-80,-110",
        "2,P2,P3,40,20,10,0,70,-20,40,-90,310,-70,-40,-200",
        "3,P3,draw,0,0,0,0,0,0,0,0,310,-70,-40,-200",
    ]
    expected = [
        ("changes_differ", 2, "P1-P4", [70, -20, 40, -90], [100, -30, 40, -110]),
        ("wrong_east", 2, "east", "P2", "P1"),
    ]
    assert told(WITH_TOTALS, *lines) == expected
    for one in findings(read(WITH_TOTALS, *lines), "classical"):
        assert one.finding.candidates[0].message == "as_east"
