"""What `batch` writes: errors as records, options key by key, waits, every format, whole files, harmless text."""

from __future__ import annotations

import csv
import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from test_batch import HAND, RECORD, Batch, batch, lines, totals

from mahjong_calc.cli import main

__all__ = ["batch"]  # the fixture

ROOT = Path(__file__).resolve().parents[2]
SEVEN = "22m-2222p+123s+EEE+555s"
"""7 points with 2m: Prevalent and Seat Wind, Concealed Kong, Single Wait."""
FORMATS = ("table", "plain", "json", "jsonl", "csv", "tsv", "markdown")


# Errors and status


def test_an_error_record_says_where_and_all(batch: Batch) -> None:
    (record,) = batch("12x3y id=q\n", "--format", "jsonl").records
    assert record.keys() >= {"id", "line", "error"}
    assert (record["id"], record["line"]) == ("q", 1)
    error = record["error"]
    assert (error["code"], error["column"]) == ("unknown_symbol", 3)
    assert [(fault["code"], fault["column"]) for fault in error["all"]] == [
        ("unknown_symbol", 3),
        ("unknown_symbol", 5),
    ]


@pytest.mark.parametrize(("line", "code"), [("1234567m159pESWN win=N", "not_a_win"), (HAND, "incomplete_hand")])
def test_a_hand_that_can_be_read_is_carried_along(batch: Batch, line: str, code: str) -> None:
    (record,) = batch(f"{line}\n", "--format", "jsonl").records
    assert record["error"]["code"] == code
    assert record["hand"] == line.split()[0]
    assert record["gb"]


@pytest.mark.parametrize(
    ("content", "args", "status"),
    [
        (f"{HAND} win=9s\n", (), 0),
        (f"{SEVEN} win=2m\n", (), 0),  # below the minimum is a result
        ("", (), 0),
        (f"{HAND} win=9s\nx\n", (), 1),
        ("1234567m159pESWN win=N\n", (), 1),
        (f"{HAND} win=9s\n", ("-r", "mrc"), 2),
        (f"{HAND} win=9s\n", ("-o", "minimum=x"), 2),
        (f"{HAND} win=9s\n", ("-s", "Q"), 2),
        (f"{HAND} win=9s\n", ("--format", "xml"), 2),
    ],
)
def test_exit_status(batch: Batch, content: str, args: tuple[str, ...], status: int) -> None:
    ran = batch(content, *args)
    assert ran.status == status
    assert bool(ran.err) == (status == 2)
    assert "Traceback" not in ran.err


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for name in ("nothing.csv", ".", "a\x00b"):
        assert main(["batch", str(tmp_path / name), "--lang", "en"]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert err.startswith("mahjong-calc: ")


def test_a_refused_table_leaves_no_traceback() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "mahjong_calc", "batch", "-", "--input-format", "csv", "--lang", "en"],
        input="hands\n1m\n",
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("mahjong-calc: the header names no column hand; did you mean hands?\n")
    assert "Traceback" not in done.stderr


def test_order_is_kept_and_none_is_lost(batch: Batch) -> None:
    content = [f"{HAND} win={'9s' if number % 3 else '1s'} id=n{number}\n" for number in range(2500)]
    ran = batch("".join(content))
    assert [row["id"] for row in ran.rows] == [f"n{number}" for number in range(2500)]
    assert [bool(row["error"]) for row in ran.rows] == [number % 3 == 0 for number in range(2500)]


# Options key by key


def test_a_record_beats_the_command_line_key_by_key(batch: Batch) -> None:
    records = (
        {"hand": SEVEN, "win": "2m"},
        {"hand": SEVEN, "win": "2m", "options": {"minimum": 7}},
        {"hand": SEVEN, "win": "2m", "options": {"wind_pung_point": False}},
        {"hand": SEVEN, "win": "2m", "seat": "S"},
        {"hand": SEVEN, "win": "2m", "flowers": 2},
        {"hand": SEVEN, "win": "2m", "rules": "mcr-mil"},
    )
    args = ("-o", "minimum=9", "-o", "wind_pung_point=yes", "--flowers", "1", "-R", "E", "--format", "jsonl")
    found = batch(lines(*records), *args).records
    assert [(one["rules"], one["minimum"], one["counted"], one["total"], one["legal"]) for one in found] == [
        ("mcr", 9, 8, 9, False),
        ("mcr", 7, 8, 9, True),
        ("mcr", 9, 7, 8, False),
        ("mcr", 9, 6, 7, False),
        ("mcr", 9, 8, 10, False),
        ("mcr-mil", 9, 8, 9, False),
    ]


def test_options_and_rules_of_a_row(batch: Batch) -> None:
    table = (
        "hand,win,rules,options\n"
        f"{SEVEN},2m,,\n{SEVEN},2m,,minimum=7;wind_pung_point=yes\n{SEVEN},2m,mcr-mil,minimum=7\n"
        f"{SEVEN},2m,,minimun=7\n{SEVEN},2m,mrc,\n"
    )
    ran = batch(table)
    assert [(row["rules"], row["total"], row["legal"]) for row in ran.rows[:3]] == [
        ("mcr", "7", "0"),
        ("mcr", "8", "1"),
        ("mcr-mil", "7", "1"),
    ]
    assert [code for _, _, code in totals(ran)[3:]] == ["unknown_option", "unknown_rules"]


def test_circumstances_of_the_command_line_hold_where_a_record_is_silent(batch: Batch) -> None:
    table = f"hand,win,seat,self-drawn\n{HAND},9s,,\n{HAND},9s,W,0\n"
    ran = batch(table, "-s", "S", "-d")
    assert [row["fans"] for row in ran.rows] == [
        "Mixed Straight x 1; Prevalent Wind x 1; Self-Drawn x 1",
        "Mixed Straight x 1; Prevalent Wind x 1",
    ]


# Waits


def test_waits_as_records(batch: Batch) -> None:
    ran = batch(f"{HAND}\n1234567m159pESW\n12m\n", "--waits", "--format", "jsonl")
    assert (ran.status, ran.err) == (1, "")
    ready, not_ready, bad = ran.records
    assert ready.keys() >= {"id", "rules", "hand", "ready", "waits", "best"}
    assert (ready["ready"], ready["best"]) == (True, {"win": "9s", "total": 12, "fan_total": None})
    shown = [(one["win"], one["left"], one["total"], one["legal"], one["drawn"]["total"]) for one in ready["waits"]]
    assert shown == [("6s", 4, 4, False, 5), ("9s", 2, 12, True, 13)]
    assert [line["fan"] for line in ready["waits"][1]["lines"]] == ["mixed_straight", "prevalent_wind", "seat_wind"]
    assert (not_ready["ready"], not_ready["waits"], not_ready["best"]) == (False, [], None)
    assert bad["error"]["code"] == "tile_count"


def test_not_ready_is_an_answer(batch: Batch) -> None:
    assert batch("1234567m159pESW\n", "--waits").status == 0


def test_waits_as_rows(batch: Batch) -> None:
    ran = batch(f"hand,table\n{HAND},A\n1234567m159pESW,B\n", "--waits", "--keep")
    first = "id,hand,rules,win,left,total,legal,fans,fan_total,drawn_total,drawn_legal,error"
    assert ran.out.splitlines()[0] == f"{first},table"
    assert [(row["id"], row["win"], row["left"], row["total"], row["legal"]) for row in ran.rows] == [
        ("2", "6s", "4", "4", "0"),
        ("2", "9s", "2", "12", "1"),
        ("3", "", "", "", ""),
    ]
    assert [row["table"] for row in ran.rows] == ["A", "A", "B"]


# Formats


def test_csv_always_has_all_columns(batch: Batch) -> None:
    header = "id,hand,win,rules,total,legal,fans,fan_total,base,doublings,E,S,W,N,error,notes"
    assert batch("").out == header + "\n"
    assert batch("x\n").out.splitlines()[0] == header
    assert batch("", "--format", "tsv").out == header.replace(",", "\t") + "\n"


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("waiting", [False, True])
def test_every_format(batch: Batch, form: str, waiting: bool) -> None:
    content = f"{HAND}{'' if waiting else ' win=9s'}\n12x\n"
    ran = batch(content, "--format", form, *(["--waits"] if waiting else []))
    assert (ran.status, ran.err) == (1, "")
    assert "12" in ran.out
    assert "unknown" in ran.out
    if form == "json":
        assert [record["id"] for record in json.loads(ran.out)] == [1, 2]
    if form in ("csv", "tsv"):
        delimiter = "\t" if form == "tsv" else ","
        table = list(csv.reader(io.StringIO(ran.out), delimiter=delimiter))
        assert len({len(row) for row in table}) == 1


HOSTILE = "=cmd|'/C calc'!A0 [red]x[/red] \x1b[31m \u202e \x07 <b> | `a`"


@pytest.mark.parametrize("form", FORMATS)
def test_text_never_becomes_markup_formula_or_control_sequence(batch: Batch, form: str) -> None:
    table = io.StringIO()
    rows = [["hand", "id", "note"], [HOSTILE, HOSTILE, HOSTILE], ["+SUM(1)", "-1", "@x"]]
    csv.writer(table).writerows(rows)
    ran = batch(table.getvalue(), "--keep", "--format", form, "--color", "never")
    assert ran.status == 1
    assert not any(sign in ran.out for sign in "\x1b\x07\u202e")
    assert "[red]x" in ran.out.replace("\\", "")
    if form in ("csv", "tsv"):
        for row in csv.reader(io.StringIO(ran.out), delimiter="\t" if form == "tsv" else ","):
            assert not any(cell.startswith(("=", "+", "-", "@")) for cell in row)


def test_names_change_with_the_language_but_keys_do_not(batch: Batch) -> None:
    english, russian = (batch(lines(RECORD), "--format", "jsonl", "--lang", lang).records[0] for lang in ("en", "ru"))
    assert english.keys() == russian.keys()
    assert [line["fan"] for line in english["lines"]] == [line["fan"] for line in russian["lines"]]
    assert russian["lines"][0]["name"] == "Смешанный ряд"


# Whole files


def files(folder: Path) -> dict[str, str]:
    """Everything that is there."""
    return {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()}


@pytest.mark.parametrize("form", ["csv", "jsonl", "json", "markdown"])
def test_output_is_written_whole(batch: Batch, tmp_path: Path, form: str) -> None:
    content = f"{HAND} win=9s\nx\n"
    printed = batch(content, "--format", form)
    written = batch(content, "--format", form, "--output", str(tmp_path / "out"))
    assert (written.status, written.out, written.err) == (1, "", "")
    assert files(tmp_path) == {"out": printed.out}


def test_an_interrupted_run_leaves_the_old_file(batch: Batch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "out").write_text("old", encoding="utf-8")

    def interrupt(*_: Any, **__: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("mahjong_calc.files.scorer.RecordScorer.answer", interrupt)
    ran = batch(f"{HAND} win=9s\n", "--format", "jsonl", "--output", str(tmp_path / "out"))
    assert ran.status == 130
    assert files(tmp_path) == {"out": "old"}


def test_a_refused_input_leaves_the_old_file(batch: Batch, tmp_path: Path) -> None:
    (tmp_path / "out").write_text("old", encoding="utf-8")
    assert batch("hands\n", "--input-format", "csv", "--output", str(tmp_path / "out")).status == 2
    assert files(tmp_path) == {"out": "old"}


def test_an_output_that_cannot_be_written(batch: Batch, tmp_path: Path) -> None:
    for target in (tmp_path, tmp_path / "no" / "out"):
        ran = batch(f"{HAND} win=9s\n", "--output", str(target))
        assert (ran.status, ran.out) == (2, "")
        assert ran.err.startswith("mahjong-calc: cannot write ")
