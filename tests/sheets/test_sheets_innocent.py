"""Habits of real sheets that are no mistakes, and mistakes that are told once, at their place."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from running import Run
from sheets_told import FULL, findings, read, told

from mahjong_calc.sheets.cells import hand_number, wind_and_number
from mahjong_calc.sheets.checking import Habits, account_of
from mahjong_calc.sheets.headings import LABELS
from mahjong_calc.sheets.model import EVERY_PLAYER, PLAYERS
from mahjong_calc.variants.classical.sheet.settlement import settle_four_values

BARE = "hand,winner,discarder,points"
WINS = ["1,win,P1,P2,1", "1,win,P2,,2", "1,win,P3,P4,4"]


@pytest.mark.parametrize("wins", range(4))
def test_lines_of_an_empty_sheet_that_nobody_needed_are_no_findings(wins: int, run: Run, tmp_path: Path) -> None:
    """A hand of Sichuan has room for eight lines; three wins end it."""
    file = tmp_path / "sichuan.csv"
    assert run("sheet", "new", str(file), "-r", "sichuan").status == 0
    lines = file.read_text(encoding="utf-8-sig").splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("1,"))
    lines[first : first + wins] = WINS[:wins]
    sheet = read(*lines)
    assert findings(sheet, "sichuan") == []


@pytest.mark.parametrize("blank", ["1,win,,,,", "1,,,,,", "1,not ready,P4,P1,1"])
def test_of_lines_after_the_end_only_those_that_say_something_are_told(blank: str) -> None:
    found = told("hand,event,winner,discarder,points", *WINS, blank, rules="sichuan")
    assert [one[0] for one in found] == (["hand_over"] if "P4" in blank else [])


def sixteen(labels: list[str]) -> list[str]:
    return [f"{label},draw,,0" for label in labels]


@pytest.mark.parametrize(
    "form", ["E S W N", "East-South-West-North", "东 南 西 北", "Восток Юг Запад Север", "В Ю З С", "e s w n"]
)
@pytest.mark.parametrize("between", ["{wind}{number}", "{wind} {number}", "{wind}-{number}", "{wind} round {number}"])
def test_hands_are_numbered_through_where_each_round_begins_anew(form: str, between: str) -> None:
    winds = form.replace("-", " ").split()
    labels = [between.format(wind=wind, number=number) for wind in winds for number in range(1, 5)]
    sheet = read(BARE, *sixteen(labels))
    assert [row.number for row in sheet.tables[0].hands] == list(range(1, 17))
    assert findings(sheet) == []


@pytest.mark.parametrize("label", ["东一局", "东1局", "東1", "东风1局", "E.1", "East wind 1"])
def test_the_first_hand_as_it_is_called(label: str) -> None:
    assert wind_and_number(label) == (0, 1)
    assert read(BARE, f"{label},draw,,0").tables[0].hands[0].number == 1


def test_letters_that_mean_number_are_no_winds() -> None:
    """N1 to N16 are sixteen hands, and E1, E5 one after the other is a mistake."""
    (table,) = read(BARE, *sixteen([f"N{number}" for number in range(1, 17)])).tables
    assert [row.number for row in table.hands] == list(range(1, 17))
    (table,) = read(BARE, *sixteen([f"E{number}" for number in range(1, 17)])).tables
    assert [row.number for row in table.hands] == list(range(1, 17))
    assert [row.number for row in read(BARE, *sixteen(["N1", "N2"])).tables[0].hands] == [1, 2]


def test_a_hand_that_lacks_is_missing_however_hands_are_labelled() -> None:
    assert [one[:2] for one in told(BARE, *sixteen(["E1", "E2", "E4", "S1"]))] == [("hand_missing", 3)]


def test_tables_below_each_other_begin_with_the_first_hand_however_it_is_labelled() -> None:
    for label in ("1", "Hand 1", "E1", "东1", "№ 1"):
        sheet = read(BARE, f"{label},draw,,0", "TOTAL,,,", f"{label},draw,,0", "TOTAL,,,")
        assert [len(table.hands) for table in sheet.tables] == [1, 1], label


def test_one_number_in_a_label_is_that_of_the_hand() -> None:
    assert [hand_number(one) for one in ("5", "Hand 5", "第5局", "3/16", "", "x", "5.0")] == [
        5,
        5,
        5,
        None,
        None,
        None,
        5,
    ]


PAPER = [
    "1,P1,,8,48,-16,-16,-16,,,,,48,-16,-16,-16",
    "2,P2,P1,8,-16,32,-8,-8,,,,,32,16,-24,-24",
]
UNDER_CHANGES, UNDER_PENALTIES = "{label},,,,-30,10,10,10,,,,,{after}", "{label},,,,,,,,-30,10,10,10,{after}"
AFTER = "2,26,-14,-14"


@pytest.mark.parametrize("label", LABELS["PENALTIES"])
def test_penalties_of_the_whole_table_stand_in_a_row_of_their_own(label: str) -> None:
    for row in (UNDER_CHANGES, UNDER_PENALTIES, "{label},,,,,,,,,,,,-30,10,10,10"):
        for after in (AFTER, ",,,"):
            lines = [*PAPER, row.format(label=label.title(), after=after), f"TOTAL,,,,,,,,,,,,{AFTER}"]
            assert told(FULL, *lines, "POINTS,,,,,,,,,,,,2,4,0.5,0.5") == []


def test_a_row_of_penalties_is_checked_with_what_stands_around_it() -> None:
    row = UNDER_CHANGES.format(label="Penalties", after="2,26,-14,-13")
    assert [one[:3] for one in told(FULL, *PAPER, row)] == [("running_total", "Penalties", "total")]
    row = UNDER_CHANGES.format(label="Penalties", after=",,,")
    heading = FULL.replace(",total P1,total P2,total P3,total P4", "")
    lines = [line[: line.index(",,,,,") + 4] for line in PAPER]
    rows = [*lines * 4, row.rstrip(","), "TOTAL,,,,32,16,-24,-24"]
    numbered = [f"{number},{line.partition(',')[2]}" for number, line in enumerate(rows[:8], 1)]
    right = [sum(int(line.split(",")[4 + player]) for line in numbered) for player in EVERY_PLAYER]
    fined = [right[0] - 30, *(one + 10 for one in right[1:])]
    assert told(heading, *numbered, rows[8], f"TOTAL,,,,{','.join(map(str, fined))}") == []
    without = told(heading, *numbered, rows[8], f"TOTAL,,,,{','.join(map(str, right))}")
    assert [one[0] for one in without] == ["total_differs"]


def test_penalties_that_nobody_received_are_what_the_totals_sum_to() -> None:
    lines = ["1,draw,,0,,,,,,,,,,,,", "Penalties,,,,-20,,,,,,,,,,,", "TOTAL,,,,,,,,,,,,-20,0,0,0"]
    assert told(FULL, *lines) == []
    gained = told(FULL, lines[0], lines[1].replace("-20", "20"), lines[2].replace("-20", "20"))
    assert [one[:2] for one in gained] == [("penalty_gain", "Penalties")]
    assert [one[0] for one in told(FULL, lines[0], lines[1].replace("-20", "x"), lines[2])] == ["unreadable_cell"]


def test_penalties_between_two_totals_belong_to_the_second() -> None:
    lines = ["1,draw,,0,,,,,,,,,,,,", "TOTAL,,,,,,,,,,,,0,0,0,0", "Penalties,,,,-20,,,,,,,,,,,"]
    found = findings(read(FULL, *lines, "TOTAL,,,,,,,,,,,,-20,0,0,0"))
    assert [(one.check.code, one.finding.said) for one in found] == [("lines_ignored", ["TOTAL 0 0 0 0"])]
    found = findings(read(FULL, *lines))
    assert [(one.check.code, one.finding.said) for one in found] == [("lines_ignored", ["Penalties -20"])]


def test_penalties_of_the_whole_table_do_not_hide_what_explains_a_hand() -> None:
    """A wrong row of penalties is one problem before and after a change, not one for each row that is changed."""
    lines = ["1,P1,,8,48,-16,-16,-16,,,,,,,,", "2,P2,P1,8,-16,32,-8,-9,,,,,,,,", "Penalties,,,,20,,,,,,,,,,,"]
    found = {one.finding.code: one.finding for one in findings(read(FULL, *lines))}
    assert found.keys() == {"changes_differ", "penalty_gain"}
    assert [(one.column, one.should_be) for one in found["changes_differ"].candidates][:1] == [("P4", -8)]


FOUR_VALUES = "hand,east,winner,discarder,points P1,points P2,points P3,points P4,P1,P2,P3,P4"


def session(chance: random.Random, hands: int) -> list[list[object]]:
    """Hands of a classical game, East staying and passing: number, east, winner, discarder, values, changes."""
    east = 0
    rows: list[list[object]] = []
    for number in range(1, hands + 1):
        winner = chance.choice(EVERY_PLAYER)
        values = tuple(chance.randrange(4, 200, 2) for _ in EVERY_PLAYER)
        changes = settle_four_values(values, winner, east)
        rows.append([number, PLAYERS[east], PLAYERS[winner], "", *values, *changes])
        east = east if winner == east else (east + 1) % 4
    return rows


@pytest.mark.parametrize("seed", range(20))
def test_after_a_wrong_winner_the_next_east_is_believed_where_it_was_paid_so(seed: int) -> None:
    chance = random.Random(seed)
    rows = session(chance, 8)
    index = chance.randrange(7)
    right = rows[index][2]
    rows[index][2] = chance.choice([one for one in PLAYERS if one != right])
    (one,) = findings(read(FOUR_VALUES, *(",".join(map(str, row)) for row in rows)), "classical")
    best = one.finding.candidates[0]
    assert (best.kind, best.hand, best.should_be) == ("winner", index + 1, right)


@pytest.mark.parametrize("seed", range(20))
def test_after_a_wrong_winner_the_deal_has_passed_on_as_often_as_it_was_paid(seed: int) -> None:
    chance = random.Random(seed)
    rows = session(chance, 8)
    (right,) = read(FOUR_VALUES, *(",".join(map(str, row)) for row in rows)).tables
    rows[chance.randrange(7)][2] = chance.choice(PLAYERS)
    (written,) = read(FOUR_VALUES, *(",".join(map(str, row)) for row in rows)).tables
    before = [account_of(table, Habits("classical")).before for table in (right, written)]
    assert [(east.used, east.passed) for east in before[0]] == [(east.used, east.passed) for east in before[1]]
