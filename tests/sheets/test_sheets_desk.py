"""The summary that a referee works from: a line a table, and which sheets to fetch."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from running import Run

HEADING = "round,table,hand,winner,discarder,points,P1,P2,P3,P4"
SLIP = "1,1,1,P1,,18,48,-16,-16,-16"
UNKNOWN = "1,2,1,P1,,8,50,-17,-3,-44"
QUESTION = "1,3,1,P1,P1,8,48,-16,-16,-16"
CLEAN = "1,4,1,P1,,8,48,-16,-16,-16"


@pytest.fixture
def sheet(tmp_path: Path) -> str:
    """Four tables: a value that the changes correct, a row that nothing explains, a remark on a discarder, and one without fault."""
    path = tmp_path / "round1.csv"
    path.write_text("\n".join([HEADING, SLIP, UNKNOWN, QUESTION, CLEAN, ""]))
    return str(path)


def test_each_table_has_one_line_and_says_what_to_do(sheet: str, run: Run) -> None:
    ran = run("check", sheet, "--summary", "--format", "jsonl")
    verdicts = {one["table"]: one["verdict"] for one in map(json.loads, ran.out.splitlines())}
    assert verdicts == {1: "slip", 2: "fetch", 3: "ask"}
    assert ran.status == 1


@pytest.mark.parametrize(
    ("lang", "last"), [("en", "fetch 1 sheet: 1/2"), ("ru", "принести 1 протокол: 1/2"), ("zh", "1/2")]
)
def test_the_last_line_tells_which_sheets_to_fetch(lang: str, last: str, sheet: str, run: Run) -> None:
    ran = run("check", sheet, "--summary", "--lang", lang)
    assert ran.out.strip().splitlines()[-1].endswith(last)


@pytest.mark.parametrize("options", [(), ("--summary",)])
def test_the_name_of_a_file_stands_once(options: tuple[str, ...], sheet: str, run: Run) -> None:
    assert "".join(run("check", sheet, *options).out.split()).count("round1.csv") == 1


def test_findings_are_shown_from_a_severity_on(sheet: str, run: Run) -> None:
    """What is not shown still counts for the exit status."""
    shown = {}
    for level in ("error", "question", "note"):
        ran = run("check", sheet, "--severity", level, "--format", "jsonl")
        shown[level] = {json.loads(line)["severity"] for line in ran.out.splitlines()}
        assert ran.status == 1
    assert shown["error"] == {"error"}
    assert "note" not in shown["question"]
    assert shown["error"] <= shown["question"] <= shown["note"]
