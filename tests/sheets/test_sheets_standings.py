"""`check --standings`, `--plot` and `--svg`: who is where, and how the scores of a table went."""

from __future__ import annotations

import csv
import io
import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from running import Run
from sheets_told import DATA

from mahjong_calc.sheets.standings import told_apart

SAMPLES = Path(__file__).parents[2] / "sample_hands"
GOOD = str(SAMPLES / "sheet.csv")
TOURNAMENT = str(DATA / "tournament_2017.csv")


def test_standings(run: Run, tmp_path: Path) -> None:
    """Table points, then score; who is level in both shares a place; thirds sum up to a whole."""
    lines = ["round,table,hand,winner,discarder,points,P1,P2,P3,P4"]
    for number, names in enumerate(("A,B,C,D", "D,C,B,A", "B,A,C,D"), 1):
        lines += [
            f"{number},1,PLAYERS,,,,{names}",
            f"{number},1,TOTAL,,,,8,8,8,-24",
            f"{number},1,POINTS,,,,2.33,2.33,2.33,0",
        ]
    path = tmp_path / "event.csv"
    path.write_text("\n".join(lines), encoding="utf-8")
    rows = list(csv.reader(io.StringIO(run("check", str(path), "--standings", "--format", "csv").out)))
    assert rows == [
        ["place", "player", "tables", "table_points", "total", "table_points_due", "total_due"],
        ["1", "B", "3", "7", "24", "7", "24"],
        ["1", "C", "3", "7", "24", "7", "24"],
        ["3", "A", "3", "4.67", "-8", "4.67", "-8"],
        ["4", "D", "3", "2.33", "-40", "2.33", "-40"],
    ]
    assert "Table points" in run("check", str(path), "--standings").out
    by_place = json.loads(run("check", TOURNAMENT, "--standings", "--json").out)
    assert len(by_place) == 432
    first = {"place": 1, "player": "3/8 P4", "tables": 1, "table_points": 4, "total": 391}
    assert by_place[0] == first | {"table_points_due": 4, "total_due": 391}


def test_the_running_scores_are_drawn(run: Run, tmp_path: Path) -> None:
    out = run("check", TOURNAMENT, "--plot", "1/6").out
    assert "P1 -379" in out
    assert max(map(len, out.splitlines())) <= 80
    drawn = tmp_path / "table.svg"
    assert run("check", TOURNAMENT, "--plot", "1/6", "--svg", str(drawn)).out == ""
    root = ET.fromstring(drawn.read_text(encoding="utf-8"))
    assert len(root.findall("{http://www.w3.org/2000/svg}polyline")) == 4
    assert json.loads(run("check", GOOD, "--plot", "", "--json").out)["scores"][-1] == [103, 126, -33, -196]
    ran = run("check", TOURNAMENT, "--plot", "9/9")
    assert ran.status == 2
    assert "there is no table" in ran.err
    assert run("check", TOURNAMENT, "--svg", str(drawn)).status == 2


def two_files(folder: Path, named: bool) -> tuple[str, str]:
    """Two files with a table each; both called 3, or neither called anything."""
    paths = []
    for file, line in (("one.csv", "1,P1,,8,48,-16,-16,-16"), ("two.csv", "1,P2,,10,-18,54,-18,-18")):
        heading = "hand,winner,discarder,points,P1,P2,P3,P4"
        lines = [f"table,{heading}", f"3,{line}"] if named else [heading, line]
        (folder / file).write_text("\n".join(lines), encoding="utf-8")
        paths.append(str(folder / file))
    return paths[0], paths[1]


@pytest.mark.parametrize("named", [True, False])
def test_players_without_a_name_are_told_apart_by_file(run: Run, tmp_path: Path, named: bool) -> None:
    one, two = two_files(tmp_path, named)
    table = "/3" if named else ""
    found = json.loads(run("check", one, two, "--standings", "--json").out)
    assert {each["player"] for each in found} == {
        f"{file}{table} P{n}" for file in ("one.csv", "two.csv") for n in range(1, 5)
    }
    assert {each["tables"] for each in found} == {1}
    far = tmp_path / "-".join(["a long way"] * 15)
    far.mkdir()
    assert len(json.loads(run("check", *two_files(far, named), "--standings", "--json").out)) == 8
    alone = json.loads(run("check", one, "--standings", "--json").out)
    assert alone[0]["player"] == ("3 P1" if named else "P1")


@pytest.mark.parametrize(
    ("files", "names"),
    [
        (("/a/b/one.csv",), ("",)),
        (("/a/b/one.csv", "/a/b/two.csv"), ("one.csv", "two.csv")),
        (("day1/t.csv", "day2/t.csv", "day2/u.csv"), ("day1/t.csv", "day2/t.csv", "u.csv")),
        (("t.csv", "day/t.csv"), ("t.csv", "day/t.csv")),
        (("C:\\a\\t.csv", "C:\\b\\t.csv"), ("a/t.csv", "b/t.csv")),
    ],
)
def test_a_file_is_named_by_the_end_of_its_path_that_no_other_has(
    files: tuple[str, ...], names: tuple[str, ...]
) -> None:
    assert told_apart(files) == dict(zip(files, names, strict=True))


@pytest.mark.parametrize("named", [True, False])
def test_a_table_is_drawn_only_where_it_is_clear_which_one(run: Run, tmp_path: Path, named: bool) -> None:
    one, two = two_files(tmp_path, named)
    picture = tmp_path / "picture.svg"
    for args in (["--plot", ""], ["--svg", str(picture)], ["--plot", "3"], ["--plot", "", "--svg", str(picture)]):
        ran = run("check", one, two, *args, "--lang", "en")
        assert ran.status == 2
        assert not ran.out
        assert not picture.exists()
        if args[:2] != ["--plot", "3"]:
            assert ran.err.startswith("mahjong-calc: there are 2 tables; --plot says which one to draw\n")
        else:
            said = '"3" can be 2 tables' if named else 'there is no table "3"'
            assert ran.err.startswith(f"mahjong-calc: {said}")
    title = f"{two}/3" if named else two
    drawn = json.loads(run("check", one, two, "--plot", title, "--json").out)
    assert (drawn["table"], drawn["scores"][-1]) == ("two.csv/3" if named else "two.csv", [-18, 54, -18, -18])
    short = json.loads(run("check", one, two, "--plot", "two.csv/3" if named else "two.csv", "--json").out)
    assert short == drawn


def test_a_file_that_cannot_be_read_is_no_missing_table(run: Run, tmp_path: Path) -> None:
    ran = run("check", str(tmp_path / "missing.csv"), "--plot", "3")
    assert ran.status == 2
    assert ran.err.count("mahjong-calc: ") == 1


def test_a_name_in_a_picture_is_no_markup(run: Run, tmp_path: Path) -> None:
    path, drawn = tmp_path / "sheet.csv", tmp_path / "sheet.svg"
    path.write_text(
        'hand,winner,discarder,points,P1,P2,P3,P4\nPLAYERS,,,,"<script>",a&b,c,d\n1,P1,,8,,,,\n', encoding="utf-8"
    )
    run("check", str(path), "--svg", str(drawn))
    assert "&lt;script&gt;" in drawn.read_text(encoding="utf-8")
    ET.fromstring(drawn.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", ["1", "table.csv", "table", "PATH", None])
def test_the_only_table_is_drawn_by_any_natural_name(run: Run, tmp_path: Path, name: str | None) -> None:
    file, drawn = tmp_path / "table.csv", tmp_path / "table.svg"
    file.write_text("hand,winner,discarder,points\n1,P1,,8\n", encoding="utf-8")
    asked = ["--svg", str(drawn)] if name is None else ["--plot", str(file) if name == "PATH" else name]
    ran = run("check", str(file), *asked, "--lang", "en")
    assert (ran.status, ran.err) == (0, "")
    assert "P1 +48" in (drawn.read_text(encoding="utf-8") if name is None else ran.out)
    ran = run("check", str(file), "--plot", "9", "--lang", "en")
    assert ran.err == 'mahjong-calc: there is no table "9"\n  there are: 1\n'


def test_of_many_tables_some_names_are_told(run: Run, tmp_path: Path) -> None:
    for asked in (["--svg", str(tmp_path / "x.svg")], ["--plot", "nothing"]):
        ran = run("check", TOURNAMENT, *asked, "--lang", "en")
        assert ran.status == 2
        assert ran.err.endswith("there are: 1/1, 1/2, 1/3, 1/4, 1/5, 1/6, 1/7, 1/8, 1/9, 1/10, ..., 6/18\n")


def test_a_table_of_which_no_hand_is_known_is_not_drawn(run: Run, tmp_path: Path) -> None:
    picture = tmp_path / "x.svg"
    for asked in (["--plot", "6/1"], ["--plot", "6/1", "--svg", str(picture)], ["--plot", "6/1", "--json"]):
        ran = run("check", TOURNAMENT, *asked, "--lang", "en")
        assert (ran.status, ran.out) == (2, "")
        assert 'no hand of table "6/1" is known' in ran.err
    assert not picture.exists()


def test_an_absent_player_is_not_drawn(run: Run, tmp_path: Path) -> None:
    file, drawn = tmp_path / "three.csv", tmp_path / "three.svg"
    names = "PLAYERS,,,,Anna,,Chen,Dora"
    file.write_text(f"{names}\nhand,winner,discarder,points,P1,P2,P3,P4\n1,Anna,,8\n", encoding="utf-8")
    out = run("check", str(file), "--plot", "1").out
    assert "P2" not in out
    assert "1 Anna +32     3 Chen -16     4 Dora -16" in out
    found = json.loads(run("check", str(file), "--plot", "1", "--json").out)
    assert (found["players"], found["scores"][-1]) == (["Anna", "Chen", "Dora"], [32, -16, -16])
    assert run("check", str(file), "--plot", "1", "--svg", str(drawn)).status == 0
    root = ET.fromstring(drawn.read_text(encoding="utf-8"))
    assert len(root.findall("{http://www.w3.org/2000/svg}polyline")) == 3


HEADING = "round,table,hand,winner,discarder,points,P1,P2,P3,P4"
UNREADABLE = [
    HEADING,
    "1,1,PLAYERS,,,,Ann,Bob,Cid,Dan",
    "1,1,TOTAL,,,,114x,-38,-38,-38",
    "1,1,POINTS,,,,4,1,1,1",
    "1,2,PLAYERS,,,,Eva,Fay,Gus,Hal",
    "1,2,TOTAL,,,,8,8,,-24",
    "1,2,POINTS,,,,x,2.33,2.33,0",
    "2,1,PLAYERS,,,,Ann,Eva,Fay,Gus",
    "2,1,TOTAL,,,,16,8,0,-24",
    "2,1,POINTS,,,,4,2,1,0",
]
REASONS = [
    "2 tables have errors (1/1, 1/2); the standings are as written, see what check finds there",
    'Ann: table 1/1 is not counted, since the total "114x" cannot be read',
    'Eva: the table points "x" of table 1/2 cannot be read, and none are counted',
    "Gus: table 1/2 is not counted, since there is no total",
]


@pytest.mark.parametrize("form", ["table", "plain", "markdown", "csv", "tsv", "json", "jsonl"])
def test_standings_say_which_tables_have_errors_and_whose_results_are_not_counted(form: str, run: Run) -> None:
    ran = run("check", "-", "--standings", "--format", form, "--lang", "en", stdin="\n".join(UNREADABLE))
    assert ran.status == 1
    machine = form in ("csv", "tsv", "json", "jsonl")
    said = " ".join((ran.err if machine else ran.out).replace("\\", "").split())
    for reason in REASONS:
        assert reason in said
    assert bool(ran.err) == machine


def test_programs_get_players_without_a_place_last(run: Run) -> None:
    said = "\n".join(UNREADABLE[:4])
    ran = run("check", "-", "--standings", "--json", stdin=said)
    assert [(one["place"], one["player"]) for one in json.loads(ran.out)] == [
        *((1, "Bob"), (1, "Cid"), (1, "Dan"), (None, "Ann")),
    ]
    assert json.loads(ran.out)[-1] == {
        "place": None,
        "player": "Ann",
        "tables": 0,
        **dict.fromkeys(("table_points", "total", "table_points_due", "total_due")),
    }
    rows = run("check", "-", "--standings", "--format", "csv", stdin=said).out.splitlines()
    assert rows[-1] == ",Ann,0,,,,"


def test_a_player_with_some_results_is_told_to_lack_one_and_keeps_the_place(run: Run) -> None:
    ran = run("check", "-", "--standings", "--json", "--lang", "en", stdin="\n".join(UNREADABLE))
    by_name = {one["player"]: one for one in json.loads(ran.out)}
    assert (by_name["Ann"]["tables"], by_name["Ann"]["total"]) == (1, 16)
    assert None not in {one["place"] for one in by_name.values()}
    assert ran.err.splitlines() == [f"mahjong-calc: {reason}" for reason in REASONS]


@pytest.mark.parametrize(("lang", "word"), [("ru", "ошибками"), ("zh", "桌有错")])
def test_reasons_are_told_in_each_language(lang: str, word: str, run: Run) -> None:
    out = run("check", "-", "--standings", "--lang", lang, stdin="\n".join(UNREADABLE)).out
    assert word in out
    assert not any(english in out for english in ("counted", "cannot", "written"))


def test_standings_of_good_sheets_say_nothing_else(run: Run) -> None:
    ran = run("check", GOOD, "--standings", "--lang", "en")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.split()[0] == "Place"


def test_of_many_missing_results_some_are_named(run: Run) -> None:
    lines = [HEADING, *(f"1,{table},TOTAL,,,,x,y,z,-24" for table in range(1, 31))]
    ran = run("check", "-", "--standings", "--lang", "en", "--format", "csv", stdin="\n".join(lines))
    assert len(ran.err.splitlines()) == 22
    assert ran.err.endswith("and 70 more\n")


def test_no_causes_are_looked_for_where_none_are_shown(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr("mahjong_calc.sheets.candidates.Search.explained", fail)
    bad = str(SAMPLES / "sheet_with_mistakes.csv")
    assert run("check", bad, "--standings").status == 1
    with pytest.raises(AssertionError):
        run("check", bad)


@pytest.mark.parametrize(("lang", "row"), [("en", "PENALTIES"), ("ru", "ШТРАФЫ"), ("zh", "罚分")])
def test_a_fine_below_the_hands_is_told_by_the_name_of_its_row(lang: str, row: str, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "fined.csv"
    lines = ["hand,winner,discarder,points,P1,P2,P3,P4,pen P1,pen P2,pen P3,pen P4", "PLAYERS,,,,A,B,C,D,,,,"]
    lines += ["1,1,2,8,32,-16,-8,-8,,,,", "PENALTIES,,,,-10,,,,,,,", "TOTAL,,,,22,-16,-8,-8,,,,"]
    file.write_text("\n".join(lines), encoding="utf-8")
    out = run("check", str(file), "--standings", "--lang", lang).out
    (fine,) = [line.split() for line in out.splitlines() if line.split()[-1:] in (["-10"], ["−10"])]
    assert fine[-2] == row
