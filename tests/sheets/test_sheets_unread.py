"""What a sheet holds and was not read: a finding in every format, of the file and not of a table, and no clean bill."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from openpyxl import Workbook
from running import Run
from sheets_told import DATA, findings, read

from mahjong_calc.sheets.beside import parts_of_grid
from mahjong_calc.sheets.decoding import Grid
from mahjong_calc.sheets.model import LeftOut, Sheet
from mahjong_calc.sheets.reading import read_sheet
from mahjong_calc.sheets.remains import MOST_NAMED, letters
from mahjong_calc.sheets.workbook import _index

BARE = "hand,winner,discarder,points"
FORMATS = ("table", "plain", "markdown", "csv", "tsv", "json", "jsonl")


def unread(sheet: Sheet) -> list[tuple[str, str, list[str]]]:
    """What was not read: code, severity, and what it is about."""
    return [(one.check.code, one.severity, one.finding.said) for one in findings(sheet) if one.of_file]


@pytest.mark.parametrize("form", FORMATS)
def test_columns_left_out_are_told_in_every_format(form: str, run: Run) -> None:
    """A wrong change that nobody looked at is no clean bill."""
    text = f"{BARE},Anna,Boris,Chen,Dora\n1,P1,,8,48,-16,-16,-17\n"
    ran = run("check", "-", "--format", form, "--lang", "en", stdin=text)
    assert ran.status == 1
    assert "columns_ignored" in ran.out.replace("\\", "")
    assert "Anna, Boris, Chen, Dora" in " ".join(ran.out.split())
    assert not ran.err


@pytest.mark.parametrize(
    ("columns", "cells", "expected"),
    [
        ("Anna,Boris,Chen,Dora", "48,-16,-16,-16", [("error", ["Anna", "Boris", "Chen", "Dora"])]),
        ("minutes,flowers,beer,seats", "4,2,1,4", [("question", ["minutes", "flowers", "beer", "seats"])]),
        ("check", "-8", [("question", ["check"])]),
        ("judge", "Ivanov", [("note", ["judge"])]),
        ("judge,check", "Ivanov,0", [("question", ["check"]), ("note", ["judge"])]),
        (",,,,", ",48,-16,-16,-16", [("error", ["(F)", "(G)", "(H)", "(I)"])]),
        ("judge,minutes", ",", []),
        ("note", "-40", []),
    ],
)
def test_columns_are_grave_by_what_stands_in_them(
    columns: str, cells: str, expected: list[tuple[str, list[str]]]
) -> None:
    sheet = read(f"{BARE},{columns}", f"1,P1,,8,{cells}")
    assert unread(sheet) == [("columns_ignored", *one) for one in expected]


def test_cells_beyond_the_headings_are_no_less_left_out() -> None:
    assert unread(read(BARE, "1,P1,,8,48,-16,-16,-16")) == [("columns_ignored", "error", ["(E)", "(F)", "(G)", "(H)"])]
    assert unread(read(BARE, "1,P1,,8,,,", "2,P1,,8,,,")) == []


def test_a_finding_of_a_file_names_no_table_and_stands_once(run: Run) -> None:
    lines = [f"table,{BARE},umpire", *(f"{table},1,P1,,8,x" for table in range(1, 9))]
    ran = run("check", "-", "--format", "jsonl", stdin="\n".join(lines))
    (one,) = map(json.loads, ran.out.splitlines())
    assert (one["code"], one["round"], one["table"], one["hand"], one["said"]) == (
        *("columns_ignored", None, None, None),
        ["umpire"],
    )
    shown = run("check", "-", "--lang", "en", stdin="\n".join(lines)).out
    assert "table 1" not in shown
    assert "note: columns of words" in shown


def test_checks_of_a_file_are_chosen_as_others_are() -> None:
    assert [one.check.code for one in findings(read(f"{BARE},x", "1,P1,,7,y"))] == [
        "columns_ignored",
        "points_below_minimum",
    ]


SIDE = [
    "# rules: mcr",
    "Table 5,,,,,,,,,Table 6,,,,,,,",
    f"{BARE},P1,P2,P3,P4,,{BARE},P1,P2,P3,P4",
    "1,P1,,8,48,-16,-16,-16,,1,P2,,8,-16,48,-16,-16",
    "2,P1,P2,8,32,-16,-8,-8,,2,P1,P2,8,32,-16,-8,-9",
    "TOTAL,,,,80,-32,-24,-24,,TOTAL,,,,16,32,-24,-24",
]


def test_tables_side_by_side_are_read_as_tables() -> None:
    sheet = read(*SIDE)
    assert [(one.name, len(one.hands), one.total is not None) for one in sheet.tables] == [(5, 2, True), (6, 2, True)]
    assert [table.rules for table in sheet.tables] == ["mcr", "mcr"]
    found = findings(sheet)
    assert [(one.account.table.name, one.check.code, one.finding.hand) for one in found] == [(6, "changes_differ", 2)]
    unnamed = read(*SIDE[2:])
    assert [one.name for one in unnamed.tables] == [1, 2]
    assert unread(unnamed) == []


def test_tables_side_by_side_can_share_the_numbers_of_hands() -> None:
    block = "winner,discarder,points,P1,P2,P3,P4"
    sheet = read(f"hand,{block},{block}", "1,P1,,8,48,-16,-16,-16,P2,,8,-16,48,-16,-17")
    assert [(one.name, one.hands[0].number, one.hands[0].winner) for one in sheet.tables] == [(1, 1, 0), (2, 1, 1)]
    assert [one.check.code for one in findings(sheet)] == ["changes_differ"]


def test_tables_stand_in_rows_and_columns() -> None:
    sheet = read(*SIDE[2:], *SIDE[2:])
    assert [one.name for one in sheet.tables] == ["1.1", "2.1", "1.2", "2.2"]
    assert len([one for one in findings(sheet) if one.check.code == "changes_differ"]) == 2


@pytest.mark.parametrize("form", FORMATS)
def test_half_a_table_beside_the_first_is_told(form: str, run: Run) -> None:
    text = f"{BARE},P1,P2,P3,P4,,hand,winner,P1,P2,P3,P4\n1,P1,,8,48,-16,-16,-16,,1,P1,48,-16,-16,-17\n"
    ran = run("check", "-", "--format", form, "--lang", "en", stdin=text)
    assert ran.status == 1
    assert ran.out.replace("\\", "").count("second_table_beside") == 1
    assert "columns_ignored" not in ran.out
    assert "hand, winner, P1, P2, P3, P4" in " ".join(ran.out.split())


def test_one_grid_is_cut_only_by_headings_that_come_again() -> None:
    grid = Grid("", iter([(1, f"{BARE},x,points".split(",")), (2, ["1", "P1", "", "8", "", "9"])]))
    assert len(parts_of_grid(grid)) == 1


def test_lines_of_figures_are_asked_about_and_lines_of_words_are_noted() -> None:
    heading = f"{BARE},total P1,total P2,total P3,total P4"
    sheet = read(heading, "1,P1,,8,48,-16,-16,-16", ",,,,48,-16,-16,-16", "Judge: me,,,")
    assert unread(sheet) == [
        ("lines_ignored", "question", ["48 -16 -16 -16"]),
        ("lines_ignored", "note", ["Judge: me"]),
    ]


def test_figures_above_the_headings_are_lines_too_and_a_title_is_none() -> None:
    foreign = ["Club championship 2024", "Hand,Sieger,Geber,Punkte,A,B,C,D", "1,P1,,8,48,-16,-16,-16"]
    assert unread(read(*foreign, BARE, "1,P1,,8")) == [("lines_ignored", "question", ["1 P1 8 48 -16 -16 -16"])]


def test_of_two_totals_the_first_is_told_to_be_left_out() -> None:
    sheet = read(f"{BARE},P1,P2,P3,P4", "1,P1,,8,,,,", "TOTAL,,,,48,-16,-16,-16", "TOTAL,,,,48,-16,-16,-16")
    assert unread(sheet) == [("lines_ignored", "question", ["TOTAL 48 -16 -16 -16"])]


def test_a_worksheet_without_headings_beside_others_is_told() -> None:
    book = Workbook()
    for row in (BARE.split(","), [1, "P1", None, 8]):
        book.active.append(row)
    book.create_sheet("empty")
    book.create_sheet("help").append(["how to use this"])
    foreign = book.create_sheet("Tisch 2")
    for row in (["Spiel", "Sieger"], [1, "P1", 8, 48, -16, -16, -16]):
        foreign.append(row)
    out = io.BytesIO()
    book.save(out)
    assert unread(read_sheet(out.getvalue(), "book.xlsx")) == [
        ("worksheets_ignored", "question", ["Tisch 2"]),
        ("worksheets_ignored", "note", ["help"]),
    ]


def test_of_many_some_are_named(run: Run) -> None:
    names = ",".join(f"x{number}" for number in range(900))
    sheet = read(f"{BARE},{names}", "1,P1,,8" + ",-1" * 900, *["Judge: me"] * 3, *(f"Judge {n}x" for n in range(2_000)))
    assert [len(one[2]) for one in unread(sheet)] == [MOST_NAMED, MOST_NAMED]
    ran = run("check", "-", "--lang", "en", stdin=f"{BARE},\x1b[2J[red]\n1,P1,,8,5\n")
    assert "\x1b" not in ran.out
    assert "[red]" in ran.out


@pytest.mark.parametrize("file", ["session_with_hands.csv", "tournament_2017.csv", "app_export.csv"])
def test_real_sheets_are_read_as_a_whole(file: str) -> None:
    assert read_sheet((DATA / file).read_bytes(), file).left_out == LeftOut()


@pytest.mark.parametrize("rules", ["mcr", "mcr-mil", "sichuan", "classical"])
@pytest.mark.parametrize("ending", ["csv", "xlsx"])
def test_empty_sheets_are_read_as_a_whole(rules: str, ending: str, run: Run, tmp_path: Path) -> None:
    for lang in ("en", "ru", "zh"):
        file = tmp_path / f"{lang}.{ending}"
        assert run("sheet", "new", str(file), "-r", rules, "--lang", lang).status == 0
        assert read_sheet(file.read_bytes(), "new").left_out == LeftOut()


def test_columns_are_called_as_spreadsheets_call_them() -> None:
    assert [letters(at) for at in (0, 25, 26, 51, 52, 701, 702)] == ["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]
    assert all(_index(letters(at)) == at for at in range(1_000))
