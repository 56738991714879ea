"""Standings beside what the hands say, round by round, with penalties, and as the form of results."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest
from running import Run

from mahjong_calc.sheets.results_form import Person, person

HEADING = "round,table,hand,winner,discarder,points,P1,P2,P3,P4,pen P1,pen P2,pen P3,pen P4"


def table(of_round: int, names: str, total: str, points: str, *, more: str = "") -> list[str]:
    """A table of eight hands: P1 wins four self-drawn, the rest are drawn."""
    rows = [f"{of_round},1,PLAYERS,,,,{names},,,,"]
    for hand in range(1, 9):
        won = f"{hand},P1,,8,48,-16,-16,-16,,,," if hand < 5 else f"{hand},draw,,0,0,0,0,0,,,,"
        rows.append(f"{of_round},1,{won}")
    return [
        *rows,
        *([more] if more else []),
        f"{of_round},1,TOTAL,,,,{total},,,,",
        f"{of_round},1,POINTS,,,,{points},,,,",
    ]


@pytest.fixture
def event(tmp_path: Path) -> list[str]:
    """Two rounds, a file each. In the second the totals of two players were written in each other's place."""
    first = table(1, "Ann,Bob,Cid,Dan", "192,-64,-64,-64", "4,1,1,1")
    second = table(2, "Bob,Ann,Cid,Dan", "-64,192,-64,-64", "1,4,1,1")
    files = [tmp_path / "round1.csv", tmp_path / "round2.csv"]
    for file, rows in zip(files, (first, second), strict=True):
        file.write_text("\n".join([HEADING, *rows, ""]))
    return [str(file) for file in files]


def test_what_follows_from_the_hands_stands_beside_what_is_written(event: list[str], run: Run) -> None:
    records = {one["player"]: one for one in json.loads(run("check", *event, "--standings", "--json").out)}
    assert (records["Ann"]["table_points"], records["Ann"]["total"]) == (8, 384)
    assert (records["Ann"]["table_points_due"], records["Ann"]["total_due"]) == (5, 128)
    assert (records["Bob"]["table_points_due"], records["Bob"]["total_due"]) == (5, 128)
    assert (records["Cid"]["table_points_due"], records["Cid"]["total_due"]) == (2, -128)
    assert "Score due" in " ".join(run("check", *event, "--standings").out.split())


def test_nothing_stands_beside_where_nothing_differs(event: list[str], run: Run) -> None:
    assert "Score due" not in " ".join(run("check", event[0], "--standings").out.split())


@pytest.mark.parametrize(
    ("lang", "heads"), [("en", "round 1 round 2"), ("ru", "тур 1 тур 2"), ("zh", "第 1 轮 第 2 轮")]
)
def test_each_round_has_a_column(lang: str, heads: str, event: list[str], run: Run) -> None:
    lines = [" ".join(line.split()) for line in run("check", *event, "--standings", "--lang", lang).out.splitlines()]
    (head,) = [line for line in lines if line.endswith(heads)]
    assert any("Ann" in line and line.endswith("4 (192) 4 (192)") for line in lines[lines.index(head) :])
    assert any("Bob" in line and line.endswith("1 (-64) 1 (-64)") for line in lines[lines.index(head) :])


def test_one_round_has_no_columns_of_rounds(event: list[str], run: Run) -> None:
    assert "round 1" not in run("check", event[0], "--standings").out


def test_penalties_are_listed_by_player_and_what_others_get_of_them_is_none(tmp_path: Path, run: Run) -> None:
    fined = "1,1,9,draw,,0,-30,10,10,10,-30,10,10,10"
    sheet = tmp_path / "fined.csv"
    sheet.write_text("\n".join([HEADING, *table(1, "Ann,Bob,Cid,Dan", "162,-54,-54,-54", "4,1,1,1", more=fined), ""]))
    lines = [line.split() for line in run("check", str(sheet), "--standings").out.splitlines() if line]
    at = lines.index(["Player", "Table", "Hand", "Penalty"])
    assert lines[at + 1 :] == [["Ann", "1/1", "9", "-30"]]


def test_a_table_without_totals_that_lacks_hands_is_not_final(tmp_path: Path, run: Run) -> None:
    sheet = tmp_path / "going.csv"
    rows = table(1, "Ann,Bob,Cid,Dan", "", "")[:-2]
    sheet.write_text("\n".join([HEADING, *rows, ""]))
    assert "1 table is not final (1/1)" in run("check", str(sheet), "--standings").out
    sheet.write_text("\n".join([HEADING, *rows, "1,1,TOTAL,,,,192,-64,-64,-64,,,,", ""]))
    assert "not final" not in run("check", str(sheet), "--standings").out


@pytest.mark.parametrize(
    ("cell", "who"),
    [
        ("Anna Berg", ("Berg", "Anna", "", "")),
        ("Berg, Anna (SWE) 09990001", ("Berg", "Anna", "SWE", "09990001")),
        ("VAN DAM Jan Piet [NED]", ("VAN DAM", "Jan Piet", "NED", "")),
        ("04990012 Zoe", ("Zoe", "", "", "04990012")),
        ("王 芳", ("芳", "王", "", "")),
        ("ANNA BERG", ("BERG", "ANNA", "", "")),
        ("", ("", "", "", "")),
    ],
)
def test_a_cell_holds_name_country_and_number(cell: str, who: tuple[str, ...]) -> None:
    assert person(cell) == Person(*who)


def test_the_form_of_results_has_a_row_a_player(tmp_path: Path, run: Run) -> None:
    sheet, form = tmp_path / "one.csv", tmp_path / "form.csv"
    rows = table(1, "Anna Berg (SWE) 09990001,Bob Low,=1+1,Dan Fox", "192,-64,-64,-64", "4,1,1,1")
    sheet.write_text("\n".join([HEADING, *rows, ""]))
    assert run("check", str(sheet), "--results", str(form)).status == 0
    with form.open(encoding="utf-8", newline="") as file:
        found = list(csv.reader(file))
    assert found[0] == ["Place", "Last name", "First name", "Country", "EMA number", "Table points", "Points"]
    assert found[1] == ["1", "Berg", "Anna", "SWE", "09990001", "4", "192"]
    assert [row[5:] for row in found[2:]] == [["1", "-64"]] * 3
    assert not any(cell.startswith("=") for row in found for cell in row)


def test_a_form_that_cannot_be_written_says_so(event: list[str], tmp_path: Path, run: Run) -> None:
    ran = run("check", *event, "--results", str(tmp_path / "none" / "form.csv"))
    assert ran.status == 2
    assert "form.csv" in ran.err
