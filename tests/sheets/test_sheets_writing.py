"""Empty sheets: what `sheet new` writes can be filled in and has no mistake then."""

from __future__ import annotations

import io
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from formulas import Sheet
from openpyxl import load_workbook
from running import Run
from sheets_told import findings

from mahjong_calc.engine import rule_sets
from mahjong_calc.sheets import headings
from mahjong_calc.sheets.blank_workbook import workbook
from mahjong_calc.sheets.columns import PENALTIES, VALUES
from mahjong_calc.sheets.model import PLAYERS
from mahjong_calc.sheets.reading import read_sheet
from mahjong_calc.sheets.writing import blank_sheet
from mahjong_calc.words import LANGUAGES


@pytest.mark.parametrize("rules", rule_sets.NAMES)
def test_an_empty_sheet_has_no_mistake(rules: str, run: Run, tmp_path: Path) -> None:
    ran = run("sheet", "new", "-r", rules)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith(f"# rules: {rules}\n")
    assert findings(read_sheet(ran.out.encode(), "new.csv")) == []
    for name in ("new.csv", "new.xlsx"):
        assert run("sheet", "new", str(tmp_path / name), "-r", rules).status == 0
        assert run("check", str(tmp_path / name)).status == 0
    assert (tmp_path / "new.csv").read_text(encoding="utf-8") == ran.out


def test_seats_and_winds_are_filled_in(run: Run) -> None:
    lines = run("sheet", "new").out.splitlines()
    assert [line.split(",")[:3] for line in lines[7:10]] == [["5", "S", "P2"], ["6", "S", "P1"], ["7", "S", "P4"]]
    assert len(run("sheet", "new", "--hands", "3").out.splitlines()) == 8


def test_what_cannot_be_written(run: Run, tmp_path: Path) -> None:
    assert run("sheet", "new", "-r", "mrc").status == 2
    assert run("sheet", "old").status == 2
    ran = run("sheet", "new", str(tmp_path / "missing" / "new.xlsx"))
    assert ran.status == 2
    assert ran.err.startswith("mahjong-calc: cannot write ")


@pytest.mark.parametrize("name", ["new.csv", "new.xlsx"])
def test_a_sheet_that_is_there_is_overwritten_only_by_force(name: str, run: Run, tmp_path: Path) -> None:
    file = tmp_path / name
    file.write_text("filled in", encoding="utf-8")
    ran = run("sheet", "new", str(file), "--lang", "en")
    assert ran.status == 2
    assert ran.err == f"mahjong-calc: {file} is there already; nothing was written\n  --force overwrites it\n"
    assert file.read_text(encoding="utf-8") == "filled in"
    assert run("sheet", "new", str(file), "--force").status == 0
    assert run("check", str(file)).status == 0


@pytest.mark.parametrize("name", ["new.pdf", "new.xls", "new", "csv"])
def test_a_sheet_is_written_in_no_form_but_those_that_are_read(name: str, run: Run, tmp_path: Path) -> None:
    ran = run("sheet", "new", str(tmp_path / name), "--lang", "en")
    assert ran.status == 2
    assert "a sheet is written as .csv, .tsv, .txt, .xlsx" in ran.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("name", "between"), [("new.csv", ","), ("new.TSV", "\t"), ("new.txt", ",")])
def test_the_ending_says_what_stands_between_cells(name: str, between: str, run: Run, tmp_path: Path) -> None:
    assert run("sheet", "new", str(tmp_path / name)).status == 0
    heading = (tmp_path / name).read_text(encoding="utf-8").splitlines()[2]
    assert heading.startswith(between.join(("hand", "wind", "east", "winner")))
    assert run("check", str(tmp_path / name)).status == 0


def test_what_is_no_ordinary_file_is_written_to(run: Run) -> None:
    assert run("sheet", "new", "/dev/null").status == 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rules", rule_sets.NAMES)
def test_headings_in_every_language_are_read_back(rules: str, lang: str, run: Run, tmp_path: Path) -> None:
    blank = blank_sheet(rules, lang=lang)
    assert [headings.column(str(one)) for one in blank.rows[2]] == [
        {"hand tiles": "tiles"}.get(name, name) for name in blank.columns
    ]
    labels = [said for row in blank.rows if (said := headings.label(str(row[0])))]
    assert labels[0] == "PLAYERS"
    assert "TOTAL" in labels
    for name in ("new.csv", "new.xlsx"):
        file = tmp_path / name
        assert run("sheet", "new", str(file), "-r", rules, "--lang", lang).status == 0
        ran = run("check", str(file))
        assert (ran.status, ran.err) == (0, "")
    (table,) = read_sheet((tmp_path / "new.csv").read_bytes(), "new.csv").tables
    assert table.total is not None


def test_without_openpyxl_no_workbook_is_written(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "openpyxl", None)
    ran = run("sheet", "new", str(tmp_path / "new.xlsx"), "--lang", "en")
    assert ran.status == 2
    assert ran.err.startswith("mahjong-calc: workbooks need openpyxl, which is not installed\n")
    assert not (tmp_path / "new.xlsx").exists()


def worked_out(rules: str, hands: int, filled: list[dict[str, Any]]) -> bytes:
    """A sheet filled in, its formulas worked out, as a file. filled: the cells of the rows after the headings."""
    rows = blank_sheet(rules, hands=hands, formulas=True).rows
    heading = next(at for at, row in enumerate(rows) if "winner" in row)
    place = {name: at for at, name in enumerate(rows[heading])}
    for row, cells in zip(rows[heading + 1 :], filled, strict=False):
        for name, value in cells.items():
            row[place[name]] = value
    sheet = Sheet([[None if cell == "" else cell for cell in row] for row in rows])
    names = [name for name, value in sheet.cells.items() if isinstance(value, str) and value.startswith("=")]
    made = load_workbook(io.BytesIO(workbook(blank_sheet(rules, hands=hands, formulas=True))))
    for line, row in enumerate(rows, 1):
        for at, cell in enumerate(row, 1):
            made.active.cell(line, at, None if cell == "" else cell)
    for name in names:
        made.active[name] = sheet.value(name)
    out = io.BytesIO()
    made.save(out)
    return out.getvalue()


def test_the_formulas_of_mcr_are_the_payments_that_are_checked() -> None:
    filled = [
        {"winner": "P3", "discarder": "P4", "points": 10},
        {"winner": "P1", "points": 30},
        {"winner": "draw", "points": 0, "pen P1": -30, "pen P2": 10, "pen P3": 10, "pen P4": 10},
        {"winner": "P2", "discarder": "P2", "points": 8},
    ]
    data = worked_out("mcr", 5, filled)
    (table,) = read_sheet(data, "new.xlsx").tables
    assert table.hands[0].changes == (-8, -8, 34, -18)
    assert table.hands[2].changes == (-30, 10, 10, 10)
    assert table.total is not None
    assert table.points is not None
    assert table.total.totals == (60, 12, -10, -62)
    assert table.points.totals == (4, 2, 1, 0)
    assert [one.check.code for one in findings(read_sheet(data, "new.xlsx"))] == ["discarder_is_winner"]


def test_thirds_that_the_workbook_works_out_are_read() -> None:
    """Three players level in the first place have 7/3 table points each, with all their decimals."""
    data = worked_out("mcr", 1, [{"winner": "draw", "points": 0, "pen P1": -30, **dict.fromkeys(PENALTIES[1:], 10)}])
    (table,) = read_sheet(data, "new.xlsx").tables
    assert table.points is not None
    assert table.points.totals == pytest.approx((0, 7 / 3, 7 / 3, 7 / 3))
    assert findings(read_sheet(data, "new.xlsx")) == []


def test_the_formulas_of_sichuan_know_who_is_out() -> None:
    first = [
        {"event": "kong", "winner": "P1", "points": 2},
        {"event": "win", "winner": "P2", "discarder": "P3", "points": 4},
        {"event": "kong", "winner": "P4", "points": 1},
        {"event": "win", "winner": "P1", "points": 2},
        *[{}] * 5,
    ]
    data = worked_out("sichuan", 2, [*first, {"event": "win", "winner": "P2", "points": 1}])
    (table,) = read_sheet(data, "new.xlsx").tables
    assert [row.changes for row in table.hands[:4]] == [(6, -2, -2, -2), (0, 4, -4, 0), (-1, 0, -1, 2), (6, 0, -3, -3)]
    assert [row.totals for _, row in table.closings] == [(11, 2, -10, -3), (9, 8, -12, -5)]
    assert findings(read_sheet(data, "new.xlsx")) == []


def test_the_formulas_of_the_classical_game_settle_every_pair() -> None:
    values = {f"points P{player}": value for player, value in enumerate((200, 100, 50, 20), 1)}
    data = worked_out(
        "classical", 2, [{"east": "P1", "winner": "P1", **values}, {"east": "P1", "winner": "P3", **values}]
    )
    (table,) = read_sheet(data, "new.xlsx").tables
    assert table.hands[0].changes == (1200, -270, -420, -510)
    assert sum(one or 0 for one in table.hands[1].changes) == 0
    assert findings(read_sheet(data, "new.xlsx")) == []


def changes(rules: str, *filled: dict[str, Any], options: dict[str, Any] | None = None) -> list[list[Any]]:
    """The changes that the formulas work out, "" where they pay nothing."""
    rows = blank_sheet(rules, hands=len(filled), formulas=True, options=options).rows
    top = next(at for at, row in enumerate(rows) if "winner" in row)
    heading = rows[top]
    for row, cells in zip(rows[top + 1 :], filled, strict=False):
        for name, value in cells.items():
            row[heading.index(name)] = value
    sheet = Sheet([[None if cell == "" else cell for cell in row] for row in rows])
    letters = [chr(65 + heading.index(player)) for player in PLAYERS]
    lines = range(top + 2, top + 2 + len(filled))
    return [[sheet.value(f"{letter}{line}") for letter in letters] for line in lines]


@pytest.mark.parametrize("winner", ["E", 1, "1", "Anna", "x", None])
@pytest.mark.parametrize(
    ("rules", "cells"),
    [
        ("mcr", {"discarder": "P2", "points": 12}),
        ("sichuan", {"event": "win", "discarder": "P2", "points": 2}),
        ("classical", {"east": "P1", **dict.fromkeys(VALUES, 20)}),
    ],
)
def test_formulas_pay_nothing_unless_the_winner_is_one_of_four(rules: str, cells: dict[str, Any], winner: Any) -> None:
    assert changes(rules, cells | {"winner": winner}) == [["", "", "", ""]]
    assert changes(rules, cells | {"winner": "P1"}) != [["", "", "", ""]]
    assert changes(rules, cells | {"winner": "p1"}) == changes(rules, cells | {"winner": "P1"})


@pytest.mark.parametrize("giver", [None, "-", "self", "Self", "0", 0, "P1"])
def test_formulas_take_every_word_for_nobody_as_self_drawn(giver: Any) -> None:
    assert changes("mcr", {"winner": "P1", "discarder": giver, "points": 8}) == [[48, -16, -16, -16]]
    drawn = {"event": "win", "winner": "P1", "discarder": giver, "points": 2}
    assert changes("sichuan", drawn) == [[9, -3, -3, -3]]


@pytest.mark.parametrize("giver", ["E", 2, "Boris"])
def test_formulas_pay_nothing_for_a_discarder_they_do_not_know(giver: Any) -> None:
    assert changes("mcr", {"winner": "P1", "discarder": giver, "points": 8}) == [["", "", "", ""]]
    assert changes("sichuan", {"event": "kong", "winner": "P1", "discarder": giver, "points": 2}) == [["", "", "", ""]]


@pytest.mark.parametrize("nobody", ["draw", "Draw", "-", "0", 0])
def test_formulas_take_every_word_for_nobody_as_a_draw(nobody: Any) -> None:
    fouls = {"pen P1": -30, "pen P2": 10, "pen P3": 10, "pen P4": 10}
    assert changes("mcr", {"winner": nobody, "points": 0, **fouls}) == [[-30, 10, 10, 10]]
    assert changes("classical", {"winner": nobody, "east": "P1", **dict.fromkeys(VALUES, 20)}) == [[0, 0, 0, 0]]


def test_formulas_wait_until_a_result_is_whole() -> None:
    assert changes("mcr", {"winner": "P1"}) == [["", "", "", ""]]
    assert changes("sichuan", {"event": "win", "winner": "P1"}) == [["", "", "", ""]]
    values = dict(zip(VALUES, (200, 100, 50, 20), strict=True))
    assert changes("classical", {"winner": "P1", "east": "", **values}) == [["", "", "", ""]]
    assert changes("classical", {"winner": "P1", "east": "P1", **values, VALUES[3]: ""}) == [["", "", "", ""]]


def test_the_prices_are_those_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("mahjong_calc.variants.sichuan.payments"), "SELF_DRAW", 3)
    base = {"base": 5}
    assert changes("mcr", {"winner": "P1", "points": 8}, options=base) == [[39, -13, -13, -13]]
    assert changes("mcr", {"winner": "P1", "discarder": "P2", "points": 8}, options=base) == [[23, -13, -5, -5]]
    assert changes("sichuan", {"event": "win", "winner": "P1", "points": 1}) == [[12, -4, -4, -4]]


@pytest.mark.parametrize(
    ("rules", "columns"),
    [
        ("mcr", {"winner", "discarder", "east"}),
        ("sichuan", {"event", "winner", "discarder"}),
        ("classical", {"winner", "discarder", "east"}),
    ],
)
def test_a_workbook_offers_what_its_formulas_understand(rules: str, columns: set[str]) -> None:
    made = load_workbook(io.BytesIO(workbook(blank_sheet(rules, hands=2, formulas=True)))).active
    heading = [cell.value for cell in made[3]]
    choices = made.data_validations.dataValidation
    assert {heading[next(iter(one.sqref.ranges)).min_col - 1] for one in choices} == columns
    assert all(one.formula1.startswith('"') and one.showErrorMessage for one in choices)


def test_east_of_a_classical_sheet_follows_from_the_hand_before() -> None:
    """East stays where East wins or nobody does; else the next player is East. Only that of hand 1 is written."""
    rows = blank_sheet("classical", hands=9, formulas=True).rows
    east, winner = rows[2].index("east"), rows[2].index("winner")
    assert [row[east] for row in rows[3:12] if not str(row[east]).startswith("=")] == ["P1"]
    results: tuple[str | int, ...] = ("P1", "draw", "P3", "-", "P2", "P4", 0, "P1")
    for row, said in zip(rows[3:], results, strict=False):
        row[winner] = said
    sheet = Sheet([[None if cell == "" else cell for cell in row] for row in rows])
    letter = chr(65 + east)
    found = [sheet.value(f"{letter}{line}") for line in range(4, 13)]
    assert found == ["P1", "P1", "P1", "P2", "P2", "P2", "P3", "P3", "P4"]
    for nothing in ("", "x"):
        rows[4][winner] = nothing
        sheet = Sheet([[None if cell == "" else cell for cell in row] for row in rows])
        assert [sheet.value(f"{letter}{line}") for line in (5, 6, 7)] == ["P1", "", ""]


@pytest.mark.parametrize("rules", ["mcr", "sichuan", "classical"])
def test_what_a_workbook_offers_is_read(rules: str) -> None:
    blank = blank_sheet(rules, hands=1, formulas=True)
    heading = blank.rows[2]
    for column, words in blank.choices.items():
        for word in words:
            row: list[object] = ["" for _ in heading]
            row[heading.index("hand")], row[heading.index(column)] = 1, word
            text = "\n".join(",".join(map(str, line)) for line in (blank.rows[0], heading, row))
            codes = {one.check.code for one in findings(read_sheet(text.encode(), "sheet.csv"))}
            assert not codes & {"unreadable_cell", "unknown_event", "wrong_east"}
