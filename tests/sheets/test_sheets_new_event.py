"""Empty sheets of a whole event: who sits where, names in formulas and lists, and how they print."""

from __future__ import annotations

import io
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from formulas import Sheet
from openpyxl import load_workbook
from running import Run

from mahjong_calc.sheets.blank_workbook import workbook
from mahjong_calc.sheets.event import event
from mahjong_calc.sheets.model import PLAYERS
from mahjong_calc.sheets.reading import read_sheet
from mahjong_calc.sheets.writing import blank_sheet
from mahjong_calc.words import LANGUAGES

NAMES = [f"Player {letter}" for letter in "ABCDEFGHIJKLMNOPQRST"]
SEATING = ["round,table,East,South,West,North", "1,1,Ann,Bob,Cid,Dan", "1,2,Eve,Fay,Gil,Hal", "2,1,Bob,Eve,Cid,Hal"]


@pytest.fixture
def names(tmp_path: Path) -> str:
    file = tmp_path / "names.txt"
    file.write_text("\n".join(NAMES) + "\n", encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ending", ["csv", "xlsx"])
@pytest.mark.parametrize("rules", ["mcr", "sichuan", "classical"])
def test_every_table_of_an_event_has_a_sheet_that_reads_back(
    rules: str, ending: str, lang: str, names: str, run: Run, tmp_path: Path
) -> None:
    file = tmp_path / f"event.{ending}"
    asked = ("--tables", "5", "--rounds", "2", "--players", names)
    assert run("sheet", "new", str(file), "-r", rules, "--lang", lang, *asked).status == 0
    tables = read_sheet(file.read_bytes(), file.name).tables
    assert [(one.round, one.name) for one in tables] == [(of, at) for of in (1, 2) for at in range(1, 6)]
    for of_round in (1, 2):
        assert sorted(name for one in tables if one.round == of_round for name in one.players or ()) == NAMES
    assert run("check", str(file)).status == 0


def test_a_seating_that_is_worked_out_says_so(names: str, run: Run, tmp_path: Path) -> None:
    ran = run("sheet", "new", str(tmp_path / "a.csv"), "--players", names)
    assert "worked out" in ran.err
    told = tmp_path / "seating.csv"
    told.write_text("\n".join(SEATING), encoding="utf-8")
    ran = run("sheet", "new", str(tmp_path / "b.csv"), "--players", str(told))
    assert (ran.status, ran.err) == (0, "")


def test_in_a_worked_out_seating_everybody_keeps_the_seat_and_few_meet_twice() -> None:
    made = event([(at, [name]) for at, name in enumerate(NAMES, 1)], None, 4, "names.txt")
    assert made.worked_out
    for name in NAMES:
        assert len({one.players.index(name) for one in made.tables if name in one.players}) == 1
    meetings = Counter(pair for one in made.tables for pair in combinations(sorted(one.players), 2))
    assert max(meetings.values()) == 1


def test_a_seating_of_a_file_is_kept() -> None:
    made = event([(line, row.split(",")) for line, row in enumerate(SEATING, 1)], None, None, "seating.csv")
    assert not made.worked_out
    assert [(one.round, one.table, *one.players) for one in made.tables] == [
        (int(row.split(",")[0]), int(row.split(",")[1]), *row.split(",")[2:]) for row in SEATING[1:]
    ]


@pytest.mark.parametrize(
    ("lines", "asked", "said"),
    [
        (NAMES[:7], (), "7 names are given; 2 tables need 8"),
        (NAMES[:8], ("--tables", "3"), "8 names are given; 3 tables need 12"),
        ([*NAMES[:3], "player a"], (), "line 4: player a stands twice"),
        (SEATING, ("--rounds", "3"), "3 rounds are asked for, the seating has 2"),
        (SEATING, ("--tables", "4"), "4 tables are asked for, the seating has 2"),
        ([*SEATING, "2,1,Ann,Dan,Fay,Gil"], (), "line 5: table 1 of round 2 stands twice"),
        ([*SEATING, "2,2,Ann,Dan,,Gil"], (), "line 5: a seat has no name"),
        ([*SEATING, "2,2,Ann,Dan,Bob,Gil"], (), "line 5: Bob stands twice"),
    ],
)
def test_a_seating_that_cannot_be_is_refused_at_its_place(
    lines: list[str], asked: tuple[str, ...], said: str, run: Run, tmp_path: Path
) -> None:
    file, sheet = tmp_path / "players.csv", tmp_path / "event.csv"
    file.write_text("\n".join(lines), encoding="utf-8")
    ran = run("sheet", "new", str(sheet), "--players", str(file), *asked, "--lang", "en")
    assert ran.status == 2
    assert said in " ".join(ran.err.split())
    assert not sheet.exists()


def test_tables_without_names_are_numbered(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "event.csv"
    assert run("sheet", "new", str(file), "--tables", "3", "--rounds", "2").status == 0
    assert len(read_sheet(file.read_bytes(), file.name).tables) == 6


def test_a_name_is_never_a_formula(run: Run, tmp_path: Path) -> None:
    players, file = tmp_path / "players.txt", tmp_path / "event.xlsx"
    players.write_text("=1+1\nBob\nCid\nDan\n", encoding="utf-8")
    assert run("sheet", "new", str(file), "--players", str(players)).status == 0
    (sheet,) = load_workbook(file).worksheets
    (cell,) = [one for row in sheet.iter_rows() for one in row if one.value == "=1+1"]
    assert cell.data_type == "s"


# Names in formulas


def changes(rules: str, players: tuple[str, ...], *lines: dict[str, Any]) -> list[Any]:
    """What the formulas of the first four rows work out."""
    blank = blank_sheet(rules, hands=2, formulas=True, players=players)
    rows, place = blank.rows, {name: at for at, name in enumerate(blank.columns)}
    for row, cells in zip(rows[blank.headings :], lines, strict=False):
        for name, value in cells.items():
            row[place[name]] = value
    sheet = Sheet([[None if cell == "" else cell for cell in row] for row in rows])
    first = blank.headings + 1
    return [
        [sheet.value(f"{chr(65 + place[player])}{line}") for player in PLAYERS]
        for line in range(first, first + len(lines))
    ]


@pytest.mark.parametrize(
    ("rules", "lines"),
    [
        ("mcr", [{"winner": 1, "discarder": 3, "points": 20}, {"winner": 2, "points": 8}]),
        (
            "sichuan",
            [{"event": "win", "winner": 1, "discarder": 3, "points": 4}, {"event": "win", "winner": 2, "points": 2}],
        ),
        ("classical", [{"winner": 1, "points P1": 20, "points P2": 40, "points P3": 8, "points P4": 2}]),
    ],
)
def test_names_are_paid_as_places_are(rules: str, lines: list[dict[str, Any]]) -> None:
    people = ("Ann", "Bob", "Cid", "Dan")

    def said(names: tuple[str, ...]) -> list[dict[str, Any]]:
        return [
            {key: names[value - 1] if key in ("winner", "discarder") else value for key, value in line.items()}
            for line in lines
        ]

    by_place = changes(rules, (), *said(tuple(PLAYERS)))
    assert any(by_place[0])
    assert changes(rules, people, *said(people)) == by_place
    assert changes(rules, people, *said(tuple(PLAYERS))) == by_place
    assert changes(rules, people, *said(("Xan", "Yve", "Zoe", "Una")))[0] == ["", "", "", ""]


def test_east_of_a_classical_sheet_stays_with_a_winner_called_by_name() -> None:
    blank = blank_sheet("classical", hands=3, formulas=True, players=("Ann", "Bob", "Cid", "Dan"))
    winner, east = (blank.columns.index(name) for name in ("winner", "east"))
    for line, name in enumerate(("Ann", "Cid")):
        blank.rows[blank.headings + line][winner] = name
    sheet = Sheet([[None if cell == "" else cell for cell in row] for row in blank.rows])
    column = chr(65 + east)
    assert [sheet.value(f"{column}{blank.headings + line}") for line in (1, 2, 3)] == ["P1", "P1", "P2"]


# Lists and paper


def lists(lang: str, players: tuple[str, ...]) -> set[str]:
    made = load_workbook(io.BytesIO(workbook(blank_sheet("mcr", formulas=True, lang=lang, players=players)))).active
    return {one.formula1.strip('"') for one in made.data_validations.dataValidation}


@pytest.mark.parametrize(
    ("lang", "draw", "own"), [("en", "draw", "self"), ("ru", "ничья", "сам"), ("zh", "流局", "自摸")]
)
def test_lists_offer_names_and_words_of_the_language(lang: str, draw: str, own: str) -> None:
    found = lists(lang, ("Ann", "Bob", "Cid", "Dan"))
    assert f"Ann,Bob,Cid,Dan,{draw}" in found
    assert f"Ann,Bob,Cid,Dan,{own}" in found
    assert "P1,P2,P3,P4" in found  # East is a seat


@pytest.mark.parametrize("players", [("Berg, Ann", "Bob", "Cid", "Dan"), ("A" * 250, "Bob", "Cid", "Dan"), ()])
def test_lists_that_names_would_break_offer_places(players: tuple[str, ...]) -> None:
    assert "P1,P2,P3,P4,draw" in lists("en", players)


def test_a_table_prints_on_one_landscape_page() -> None:
    made = load_workbook(io.BytesIO(workbook(blank_sheet("mcr", formulas=True)))).active
    assert (made.page_setup.orientation, made.page_setup.fitToWidth, made.page_setup.fitToHeight) == ("landscape", 1, 1)
    assert made.sheet_properties.pageSetUpPr.fitToPage
    assert made["A5"].border.left.style == "thin"
    assert made.column_dimensions["D"].width > made.column_dimensions["B"].width


def test_a_comma_and_a_space_belong_to_a_players_name(run: Run, tmp_path: Path) -> None:
    names, file = tmp_path / "names.txt", tmp_path / "event.csv"
    people = ["Berg, Anna (SWE)", "Berg, Bo (SWE)", "Cid", "Dan"]
    names.write_text("\n".join((*people[:2], "Cid,ESP,0412", "Dan")) + "\n", encoding="utf-8")
    assert run("sheet", "new", str(file), "--players", str(names)).status == 0
    (table,) = read_sheet(file.read_bytes(), file.name).tables
    assert list(table.players or ()) == people
