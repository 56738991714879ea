"""The command `check`: what it prints, its exit status, choices; and `finding`."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest
from running import Run, Terminal, loaded
from sheets_mutated import tournament
from sheets_told import DATA

from mahjong_calc.cli import main
from mahjong_calc.sheets.account import Account
from mahjong_calc.sheets.checks import every_check

SAMPLES = Path(__file__).parents[2] / "sample_hands"
BAD = str(SAMPLES / "sheet_with_mistakes.csv")
GOOD = str(SAMPLES / "sheet.csv")
TOURNAMENT = str(DATA / "tournament_2017.csv")
KEYS = [
    "file",
    "round",
    "table",
    "hand",
    "column",
    "code",
    "severity",
    "said",
    "should_be",
    "rule",
    "message",
    "candidates",
]


def records(run: Run, *args: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in run("check", *args, "--format", "jsonl").out.splitlines()]


def test_json_lines_have_the_keys_of_the_contract(run: Run) -> None:
    found = records(run, BAD)
    assert [list(one) for one in found] == [KEYS] * 4
    first = found[0]
    assert (first["round"], first["table"], first["hand"], first["column"]) == (None, None, 5, "points")
    assert (first["code"], first["severity"], first["said"], first["should_be"]) == ("changes_differ", "error", 19, 9)
    (candidate,) = first["candidates"]
    assert list(candidate) == ["hand", "column", "said", "should_be", "kind", "message"]
    assert candidate["kind"] == "value"
    assert json.loads(run("check", BAD, "--json").out) == found
    assert json.loads(run("check", GOOD, "--json").out) == []


def test_csv_has_a_row_a_finding(run: Run) -> None:
    rows = list(csv.DictReader(io.StringIO(run("check", BAD, GOOD, "--format", "csv").out)))
    assert [list(row) for row in rows] == [KEYS] * 4
    assert rows[0]["candidates"] == "hand 5: 9 points instead of 19"
    assert run("check", GOOD, "--format", "csv").out == ",".join(KEYS) + "\n"


def test_the_exit_status(run: Run, tmp_path: Path) -> None:
    assert run("check", GOOD).status == 0
    assert run("check", BAD).status == 1
    assert run("check", BAD, "--exit-zero").status == 0
    assert run("check", BAD, "--only", "hand_worth_less").status == 0  # a question
    assert run("check", BAD, "--max", "1").status == 1
    assert run("check", TOURNAMENT).status == 0
    assert run("check").status == 2
    assert run("check", GOOD, "-r", "mrc").status == 2
    assert run("check", GOOD, "--penalties", "mil").status == 0
    ran = run("check", GOOD, BAD, "--penalties", "wmoo", "--lang", "en")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == 'mahjong-calc: unknown penalties "wmoo"; did you mean wmo?\n  there are: wmo, mil, sbr\n'
    ran = run("check", str(tmp_path), "missing.csv", BAD, "--format", "jsonl")
    assert ran.status == 2
    assert len(ran.out.splitlines()) == 4
    assert ran.err.count("mahjong-calc: ") == 2


def test_a_sheet_with_rules_that_do_not_exist_costs_no_other_one(run: Run, tmp_path: Path) -> None:
    bad = tmp_path / "bad.csv"
    bad.write_text("# rules: nothing\nhand,winner,discarder,points\n1,P1,,8\n", encoding="utf-8")
    ran = run("check", str(bad), GOOD)
    assert ran.status == 2
    assert "nothing" in ran.err
    assert "1 table" in ran.out


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("# penalties: wmoo\n{sheet}", 'unknown penalties "wmoo"; did you mean wmo?'),
        ("# rules: mrc\n{sheet}", "mrc"),
        ("a,b\n1,2\n", "no row of headings; missing: hand, winner, discarder, points"),
        ("hand,winner,discarder,points\n", "no rows"),
        ("{sheet}1,P1,,\0\n", "line 3 holds a NUL"),
        (None, "No such file or directory"),
    ],
)
def test_every_error_says_in_which_file(run: Run, tmp_path: Path, text: str | None, said: str) -> None:
    path = tmp_path / "bad\u202e.csv"
    if text is not None:
        path.write_text(text.format(sheet="hand,winner,discarder,points\n1,P1,,8\n"), encoding="utf-8")
    ran = run("check", GOOD, str(path), "--lang", "en")
    assert ran.status == 2
    start, _, rest = ran.err.partition("bad\\u202e.csv: ")
    assert start == f"mahjong-calc: {tmp_path}/"
    assert said in rest.splitlines()[0]
    assert ran.err.count(str(tmp_path)) == 1


def test_a_file_is_named_beside_a_name_of_the_fault(run: Run) -> None:
    ran = run("check", GOOD, "--encoding", "nothing", "--lang", "en")
    assert ran.err.startswith(f'mahjong-calc: {GOOD}: unknown encoding "nothing"')


def test_checks_are_chosen(run: Run) -> None:
    assert {one["code"] for one in records(run, BAD, "--only", "table_points,running-total")} == {
        "table_points",
        "running_total",
    }
    assert "table_points" not in {
        one["code"] for one in records(run, BAD, "--ignore", "table_points", "--ignore", "row_sum")
    }
    ran = run("check", BAD, "--only", "table_point")
    assert ran.status == 2
    assert "did you mean table_points?" in ran.err


def test_max_is_for_each_file(run: Run) -> None:
    ran = run("check", BAD, GOOD, BAD.replace("sample_hands", "sample_hands/."), "--max", "2", "--format", "jsonl")
    assert len(ran.out.splitlines()) == 4
    assert ran.err.count("2 more findings") == 2


def test_every_check_is_listed_and_explained_in_three_languages(run: Run) -> None:
    listed = json.loads(run("check", "--list", "--json").out)
    assert [one["code"] for one in listed] == list(every_check())
    assert list(listed[0]) == ["code", "severity", "title", "rule"]
    assert len(run("check", "--list").out.splitlines()) == len(every_check())
    known = {one["code"] for one in json.loads(run("finding", "--json").out)}
    for code in every_check():
        assert code in known
        said = {run("finding", code, "--lang", lang).out for lang in ("en", "ru", "zh")}
        assert len(said) == 3
        assert all(code in one for one in said)
    assert json.loads(run("finding", "Total-Differs", "--json").out)["title"] == "Totals that do not follow"


@pytest.mark.parametrize(("lang", "words"), [("en", "running total"), ("ru", "итог"), ("zh", "累计")])
def test_messages_are_in_the_language_that_was_asked_for(run: Run, lang: str, words: str) -> None:
    for one in records(run, BAD, "--lang", lang):
        for said in (one["rule"], one["message"], *(each["message"] for each in one["candidates"])):
            assert said.isascii() == (lang == "en")
    out = run("check", BAD, "--lang", lang).out
    assert words in out


def test_the_row_is_shown_as_written_with_the_wrong_cell_marked(run: Run) -> None:
    out = run("check", BAD).out
    assert "     5      P2         P3  [19] 9  -8  33  -17  -8\n" in out
    assert "       9        84        51   [73] 37      -172\n" in out


def test_a_terminal_gets_a_table_in_colour(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: ARG001
    terminal = Terminal()
    monkeypatch.setattr("sys.stdout", terminal)
    monkeypatch.setenv("TERM", "xterm")
    assert main(["check", BAD, "--lang", "en"]) == 1
    assert "\x1b[" in terminal.getvalue()
    assert "──" in terminal.getvalue()


def test_control_sequences_never_reach_the_terminal(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "sheet\x1b[31m.csv"
    path.write_text(
        "round,table,hand,winner,discarder,points,\x1b[2J\n\x1b]0;x\x07,[red],1,\x1b[31mP9,=1+1,@x\n", encoding="utf-8"
    )
    for form in ("table", "plain", "markdown", "csv", "json", "jsonl"):
        ran = run("check", str(path), "--format", form, "--color", "never")
        assert ran.status == 1
        assert all(char.isprintable() or char == "\n" for char in ran.out + ran.err), form
        assert "red" in ran.out
    assert ",'=1+1," in run("check", str(path), "--format", "csv").out


def test_a_sheet_is_read_from_standard_input(run: Run) -> None:
    ran = run("check", "-", "--format", "jsonl", stdin=Path(BAD).read_text(encoding="utf-8"))
    assert ran.status == 1
    assert json.loads(ran.out.splitlines()[0])["file"] == "-"


def test_of_many_tables_those_with_a_mistake_are_told(run: Run, tmp_path: Path) -> None:
    data, wrong = tournament(90)
    (tmp_path / "event.csv").write_bytes(data)
    found = records(run, str(tmp_path / "event.csv"))
    assert len({(one["round"], one["table"]) for one in found}) == wrong == 10


def test_a_table_is_worked_out_once_and_again_only_for_causes(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a tournament costs: each table once, and some more for each mistake, however many others there are."""
    made: list[Account] = []
    work = Account.__init__

    def counted(account: Account, *given: Any) -> None:
        made.append(account)
        work(account, *given)

    monkeypatch.setattr(Account, "__init__", counted)
    for size in (45, 90):
        data, wrong = tournament(size)
        (tmp_path / "event.csv").write_bytes(data)
        made.clear()
        records(run, str(tmp_path / "event.csv"))
        assert size <= len(made) <= size + 20 * wrong
    made.clear()
    assert records(run, TOURNAMENT, "--ignore", "incomplete,offender_wins") == []
    assert len(made) == 108


def test_scoring_is_loaded_where_there_are_tiles(tmp_path: Path) -> None:
    """A column of tiles that nobody filled in needs none; neither do values that are claimed wrong."""
    path = tmp_path / "sheet.csv"
    path.write_text("hand,winner,discarder,points,hand tiles\n1,P1,,30,\n2,P2,,8,\n", encoding="utf-8")
    assert "mahjong_calc.sheets.worth" not in loaded("check", str(path), "--format", "jsonl")
    assert "mahjong_calc.sheets.worth" in loaded("check", GOOD, "--format", "jsonl")


def test_an_error_code_is_explained_without_the_checks() -> None:
    sheets = {name for name in loaded("finding", "tile_count") if name.startswith("mahjong_calc.sheets")}
    assert sheets == set()
    assert "mahjong_calc.sheets.checks" in loaded("finding", "total_differs")


def test_the_command_loads_what_it_needs_only() -> None:
    modules = loaded("check", GOOD, "--format", "jsonl")
    assert not modules & {"openpyxl", "rich", "pydantic", "importlib.metadata", "zipfile"}


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "P3 won 8 points, self-drawn"), ("ru", "P3 выиграл 8 очков со стены"), ("zh", "P3 自摸 8 分")],
)
def test_a_win_without_a_discarder_is_told_in_words(run: Run, tmp_path: Path, lang: str, words: str) -> None:
    file = tmp_path / "sheet.csv"
    file.write_text("hand,winner,discarder,points,P1,P2,P3,P4\n1,,,8,-16,-16,48,-16\n", encoding="utf-8")
    assert words in " ".join(run("check", str(file), "--lang", lang).out.split())
