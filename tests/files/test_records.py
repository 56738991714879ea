"""What a file may hold and what it may not: JSON as it is defined, blank rows, bytes, columns that are not wanted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from running import Run

HAND = "123m456p78s99s+EEE"


@pytest.mark.parametrize(
    ("record", "said"),
    [
        ('{"hand": "H", "win": "9s", "win": "6s"}', '"win" is given twice'),
        ('{"hand": "H", "win": "9s", "Self-Drawn": true, "self_drawn": false}', '"self_drawn" is given twice'),
        ('{"hand": "H", "win": "9s", "options": {"minimum": 1, "minimum": 2}}', '"minimum" is given twice'),
        ('{"hand": "H", "win": NaN}', "NaN is not JSON"),
        ('{"hand": "H", "flowers": -Infinity}', "-Infinity is not JSON"),
        ('{"hand": "H", "flowers": 1%s}' % ("0" * 5000), "a JSON number with too many digits"),
        ("[" * 100_000, "JSON nested too deep"),
        ('{"hand": "H", "win": ["9s"]}', 'win cannot be "["9s"]"'),
        ('{"hand": "H", "win": true}', 'win cannot be "true"'),
        ('{"hand": null}', "hand cannot be null"),
        ('{"hand": "H", "win": "9s", "options": {"minimum": [1]}}', "minimum cannot be [1]"),
        ('{"hand": "H", "win": "9s", "id": {"a": 1}}', 'id cannot be {"a": 1}'),
        ('{"hand": "H", "win": "9s", "seat": "%s"}' % ("x" * 9000), "xxx..."),
    ],
)
def test_what_is_wrong_with_a_json_record_is_said_once(run: Run, record: str, said: str) -> None:
    ran = run("batch", "-", "--input-format", "jsonl", "--format", "jsonl", stdin=record.replace('"H"', f'"{HAND}"'))
    assert (ran.status, ran.err) == (1, "")
    faults = json.loads(ran.out)["error"]["all"]
    assert [fault["code"] for fault in faults if said in fault["message"]] == ["bad_record"]
    assert len(ran.out) < 3000


def test_an_option_that_is_null_is_not_given(run: Run) -> None:
    record = json.dumps({"hand": HAND, "win": "9s", "options": {"minimum": None}})
    ran = run("batch", "-", "--input-format", "jsonl", "--format", "jsonl", "-o", "minimum=7", stdin=record)
    assert json.loads(ran.out)["minimum"] == 7


def test_a_broken_json_file_names_its_line(run: Run, tmp_path: Path) -> None:
    (tmp_path / "hands.json").write_text('[\n{"hand": "1m"},\n{"hand": x}]', encoding="utf-8")
    record = json.loads(run("batch", str(tmp_path / "hands.json"), "--format", "jsonl").out)
    assert (record["line"], record["error"]["column"]) == (3, 10)


def test_rows_of_spaces_are_passed_over(run: Run) -> None:
    ran = run("batch", "-", stdin=f"hand,win\n  , \n{HAND},9s\n ,9s\n")
    assert [line[:2] for line in ran.out.splitlines()[1:]] == ["3,", "4,"]
    assert "no hand" in ran.out


def test_columns_that_are_left_out_leave_no_cells(run: Run) -> None:
    ran = run("batch", "-", stdin=f"hand,win,player\n{HAND},9s,Ann\n")
    assert {line.count(",") for line in ran.out.splitlines()} == {15}


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--encoding", "utf-16"), "not readable as utf-16"),
        (("--encoding", "klingon"), 'unknown encoding "klingon"'),
        (("--encoding", "a\0b"), "unknown encoding"),
        (("--encoding", "hex"), "unknown encoding"),
        (("--delimiter", "xx"), '"xx"'),
        (("--delimiter", '"'), '"""'),
    ],
)
def test_a_file_that_cannot_be_taken_apart_is_refused_in_words(
    run: Run, tmp_path: Path, args: tuple[str, ...], said: str
) -> None:
    (tmp_path / "hands.csv").write_text(f"hand,win\n{HAND},9s\n", encoding="utf-8")
    ran = run("batch", str(tmp_path / "hands.csv"), *args)
    assert (ran.status, ran.out) == (2, "")
    assert said in ran.err


def test_a_table_for_people_names_rules_payments_and_what_went_wrong(run: Run) -> None:
    lines = f"{HAND} win=9s seat=S self-drawn id=a\n22m-2222p+123s+EEE+555s win=2m\n1x\n"
    out = run("batch", "-", "--format", "plain", stdin=lines).out
    assert out.startswith("  mcr: the book of 2006")
    assert "East -19  South +57  West -19" in out
    assert "too little: " in out
    assert 'unknown symbol "x" at column 2' in out
    assert out.endswith("  3 records, 1 error, 1 false win\n")
    mixed = run("batch", "-", "--format", "plain", stdin=f"{HAND} win=9s\n{HAND} win=9s rules=mcr-mil\n").out
    assert "mcr-mil" in mixed
    assert "Rule set" in mixed
    assert "player" in run("batch", "-", "--format", "plain", "--keep", stdin=f"hand,player\n{HAND},Ann\n").out
    waits = run("batch", "-", "--waits", "--format", "markdown", stdin=f"{HAND}\n1234567m159pESW\n").out
    assert "| 1 | 123m456p78s99s+EEE | 6s | 4 |" in waits
    assert "1 not ready" in waits
    assert run("batch", "-", "--format", "plain").out == "  0 records\n"


def test_columns_without_a_heading_are_not_worth_a_note(run: Run) -> None:
    ran = run("batch", "-", stdin=f"hand,win,,\n{HAND},9s,,\n")
    assert (ran.status, ran.err) == (0, "")
