"""Files of hands as they come: text, CSV, JSON. Order is kept, and a bad record costs no other."""

from __future__ import annotations

import csv
import io
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from mahjong_calc.cli import main

HAND = "123m456p78s99s+EEE"
RECORD = {"hand": HAND, "win": "9s"}
"""12 points: Mixed Straight, Prevalent Wind, Seat Wind."""


class Ran(NamedTuple):
    """What a run left behind. rows: of CSV, as dictionaries."""

    status: int
    out: str
    err: str

    @property
    def rows(self) -> list[dict[str, str]]:
        return list(csv.DictReader(io.StringIO(self.out)))

    @property
    def records(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.out.splitlines()]


Batch = Callable[..., Ran]


@pytest.fixture
def batch(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Batch:
    """Run `batch` in this process over standard input, CSV out."""
    for name in ("MAHJONG_CALC_LANG", "MAHJONG_CALC_RULES", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)

    def run(content: str | bytes, *args: str) -> Ran:
        content = content.encode() if isinstance(content, str) else content
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(content)))
        status = main(["batch", "-", "--lang", "en", *args])
        return Ran(status, *capsys.readouterr())

    return run


def totals(ran: Ran) -> list[tuple[str, str, str]]:
    """Id, total and the error's code of each row."""
    return [(row["id"], row["total"], row["error"].partition(":")[0]) for row in ran.rows]


# Text lines


def test_text_lines(batch: Batch) -> None:
    ran = batch(
        f"# a session\n\n{HAND} win=9s\n  \n{HAND} win=9s seat=S self-drawn flowers=2 id=a7 # the last\n"
        f"{HAND} win=9s rules=mcr-mil\n12x\n{HAND}\n{HAND} win=9s wim=8s\n"
    )
    assert ran.status == 1
    assert ran.err == ""
    assert totals(ran) == [
        ("3", "12", ""),
        ("a7", "13", ""),
        ("6", "12", ""),
        ("7", "", "unknown_symbol"),
        ("8", "", "incomplete_hand"),
        ("9", "", "bad_record"),
    ]
    assert [row["rules"] for row in ran.rows] == ["mcr", "mcr", "mcr-mil", "mcr", "mcr", "mcr"]
    assert ran.rows[1]["hand"] == HAND
    assert [ran.rows[1][seat] for seat in "ESWN"] == ["-21", "63", "-21", "-21"]


@pytest.mark.parametrize("end", ["\n", "\r\n", ""])
def test_line_ends(batch: Batch, end: str) -> None:
    assert totals(batch(f"{HAND} win=9s\r\n{HAND} win=9s{end}")) == [("1", "12", ""), ("2", "12", "")]


# CSV


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
def test_delimiters_of_csv(batch: Batch, delimiter: str) -> None:
    table = f"id,hand,win,seat\nx,{HAND},9s,S\n".replace(",", delimiter)
    assert totals(batch(table)) == [("x", "10", "")]
    assert totals(batch(table, "--input-format", "csv", "--delimiter", "tab" if delimiter == "\t" else delimiter)) == [
        ("x", "10", "")
    ]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "cp1251", "gbk"])
def test_encodings_of_csv(batch: Batch, encoding: str) -> None:
    unmarked = encoding not in ("utf-8", "utf-8-sig", "utf-16")
    name = {"cp1251": "Игрок", "gbk": "玩家"}.get(encoding, "Игрок 玩家")
    table = f"hand,win,note\n{HAND},9s,{name}\n".encode(encoding)
    ran = batch(table, "--keep", *(["--encoding", encoding] if unmarked else []))
    assert totals(ran) == [("2", "12", "")]
    assert ran.rows[0]["note"] == name


def test_an_unknown_encoding_is_refused(batch: Batch) -> None:
    ran = batch("hand\n", "--encoding", "utf-99")
    assert (ran.status, ran.out) == (2, "")
    assert "utf-99" in ran.err


def test_headings_in_any_order_and_case(batch: Batch) -> None:
    ran = batch(f"SELF-DRAWN;Round;WIN;Last_Tile;Hand;Seat\nx;S;9s;no;{HAND};W\nyes;;9s;1;{HAND};\n")
    assert [row["fans"] for row in ran.rows] == [
        "Mixed Straight x 1; Pung of Terminals or Honors x 1; Self-Drawn x 1",
        "Mixed Straight x 1; Last Tile Draw x 1; Prevalent Wind x 1; Seat Wind x 1",
    ]


def test_quoted_cells(batch: Batch) -> None:
    ran = batch(f'hand,"win",note\n"{HAND}","9s","a ""b"", c"\n" {HAND[:9]}\n{HAND[9:]}",9s,\n', "--keep")
    assert [(row["total"], row["note"]) for row in ran.rows] == [("12", 'a "b", c'), ("12", "")]


def test_unknown_columns_are_left_out_with_one_note_or_kept(batch: Batch) -> None:
    table = f"hand,date,win,=formula\n{HAND},2024-01-05,9s,=1+1\n{HAND},2024-01-06,9s,-5\n"
    ran = batch(table)
    assert ran.err.count("\n") == 1
    assert "date, =formula" in ran.err
    assert "date" not in ran.rows[0]
    kept = batch(table, "--keep")
    assert kept.err == ""
    assert [row["date"] for row in kept.rows] == ["2024-01-05", "2024-01-06"]
    assert [row["'=formula"] for row in kept.rows] == ["'=1+1", "'-5"]
    assert [row["total"] for row in kept.rows] == ["12", "12"]
    record = batch(table, "--keep", "--format", "jsonl").records[0]
    assert "2024-01-05" in json.dumps(record)


@pytest.mark.parametrize("heading", ["win", "WIN", " Win "])
def test_a_heading_that_is_there_twice_is_refused(batch: Batch, heading: str) -> None:
    ran = batch(f"hand,win,{heading}\n{HAND},9s,9s\n")
    assert (ran.status, ran.out) == (2, "")
    assert "twice" in ran.err


@pytest.mark.parametrize("table", ["hands,win\n1m,9s\n", "\n", ""])
def test_a_table_without_the_column_hand_is_refused(batch: Batch, table: str) -> None:
    ran = batch(table, "--input-format", "csv")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("mahjong-calc: the header names no column hand")
    assert ("did you mean hands?" in ran.err) == ("hands" in table)


def test_short_long_and_blank_rows(batch: Batch) -> None:
    ran = batch(f"hand,win,seat\n{HAND},9s\n\n,,\n{HAND}\n{HAND},9s,S,more\n{HAND},9s,S,,\n,9s,\n", "--keep")
    assert totals(ran) == [
        ("2", "12", ""),
        ("5", "", "incomplete_hand"),
        ("6", "", "bad_record"),
        ("7", "10", ""),
        ("8", "", "bad_record"),
    ]


def test_bytes_that_are_no_text_cost_their_row_only(batch: Batch) -> None:
    good = f"{HAND},9s\n".encode()
    ran = batch(b"hand,win\n" + good + b"\xff\xfe123m,9s\n" + b"12\x003m,9s\n" + b"\xc3,9s\n" + good)
    assert [code for _, _, code in totals(ran)] == ["", *["unknown_symbol"] * 3, ""]
    assert "\x00" not in ran.out
    assert ran.err == ""


def test_a_huge_cell_costs_its_row_only(batch: Batch) -> None:
    ran = batch(f"hand,win,note\n{HAND},9s,{'a' * 200_000}\n{'1' * 5_000}m,9s,\n{HAND},9s,\n", "--keep")
    assert [row["total"] for row in ran.rows] == ["12", "", "12"]
    assert ran.rows[1]["error"]
    assert len(ran.rows[0]["note"]) == 200_000


@pytest.mark.parametrize("hand", ["1" * 300_000 + "m", "x" * 50_000, "+" * 50_000, "[1m]" * 20_000])
def test_a_huge_hand_holds_nobody_up(hand: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "mahjong_calc", "batch", "-", "--input-format", "csv"],
        input=f"hand,win\n{hand},9s\n",
        capture_output=True,
        text=True,
        check=False,
        timeout=20,  # it takes a second
        cwd=Path(__file__).resolve().parents[2],
    )
    assert done.returncode == 1
    assert done.stderr == ""


def test_cells_kept_from_being_formulas_come_back(batch: Batch) -> None:
    hand = "-2222p22m+123s+EEE+555s"
    first = batch(f"id,hand,win,note\n=1,{hand},2m,+1\n-x,{HAND},9s,@a\n", "--keep")
    assert [row["hand"] for row in first.rows] == [f"'{hand}", HAND]
    assert [row["id"] for row in first.rows] == ["'=1", "'-x"]
    columns = ("id", "hand", "win", "note")
    table = io.StringIO()
    writer = csv.writer(table)
    writer.writerows([columns, *([row[name] for name in columns] for row in first.rows)])
    assert batch(table.getvalue(), "--keep").out == first.out


# JSON


def lines(*records: object) -> str:
    """JSON lines."""
    return "".join(json.dumps(record) + "\n" for record in records)


@pytest.mark.parametrize(("name", "echoed"), [("7", "7"), (7, 7), (None, 1), ("", ""), ("a b", "a b"), (0, 0)])
def test_the_id_is_echoed(batch: Batch, name: object, echoed: object) -> None:
    assert batch(lines({"id": name, **RECORD}), "--format", "jsonl").records[0]["id"] == echoed
    assert batch(lines({"id": name, "hand": "x"}), "--format", "jsonl").records[0]["id"] == echoed


def test_without_an_id_it_is_the_number_of_the_line(batch: Batch) -> None:
    ran = batch("\n" + lines(RECORD) + "\n" + lines(RECORD), "--format", "jsonl")
    assert [record["id"] for record in ran.records] == [2, 4]


BAD = {
    "unknown key": ({**RECORD, "wim": "9s"}, "bad_record"),
    "number for a hand": ({"hand": 3}, "bad_record"),
    "no hand": ({"win": "9s"}, "bad_record"),
    "null for a hand": ({"hand": None}, "bad_record"),
    "number for a tile": ({**RECORD, "win": 9}, "bad_record"),
    "list for a wind": ({**RECORD, "seat": ["E"]}, "bad_record"),
    "word for a flag": ({**RECORD, "self_drawn": "maybe"}, "bad_record"),
    "fraction of flowers": ({**RECORD, "flowers": 1.5}, "bad_record"),
    "nine flowers": ({**RECORD, "flowers": 9}, "impossible_circumstance"),
    "list for an id": ({**RECORD, "id": [1]}, "bad_record"),
    "list for options": ({**RECORD, "options": [1]}, "bad_record"),
    "list for an option": ({**RECORD, "options": {"minimum": [1]}}, "bad_record"),
    "number for rules": ({**RECORD, "rules": 1}, "bad_record"),
    "unknown rules": ({**RECORD, "rules": "mrc"}, "unknown_rules"),
    "unknown option": ({**RECORD, "options": {"minimun": 7}}, "unknown_option"),
    "unknown value": ({**RECORD, "options": {"minimum": "many"}}, "unknown_option"),
    "a list": ([1], "bad_record"),
    "a number": (3, "bad_record"),
    "null": (None, "bad_record"),
    "half a character": ({"hand": "\ud800"}, "unknown_symbol"),
}


@pytest.mark.parametrize("what", BAD)
def test_a_bad_record_is_an_error_and_costs_no_other(batch: Batch, what: str) -> None:
    record, code = BAD[what]
    ran = batch(lines(RECORD, record, RECORD), "--input-format", "jsonl", "--format", "jsonl")
    assert ran.status == 1
    assert ran.err == ""
    good, bad, last = ran.records
    assert good["total"] == last["total"] == 12
    assert bad["line"] == 2
    assert bad["error"]["code"] == code
    assert bad["error"]["message"]
    assert {"code", "message", "column"} == bad["error"]["all"][0].keys()
    messages = [fault["message"] for fault in bad["error"]["all"]]
    assert len(set(messages)) == len(messages), messages


@pytest.mark.parametrize("line", ["not json", "{", '{"hand": ', "[" * 100_000, '{"a":' * 100_000, "1" * 5000, "\x00"])
def test_a_line_that_is_no_json_costs_no_other(batch: Batch, line: str) -> None:
    ran = batch(lines(RECORD) + line + "\n" + lines(RECORD), "--input-format", "jsonl", "--format", "jsonl")
    assert [record.get("total") for record in ran.records] == [12, None, 12]
    assert ran.records[1]["error"]["code"] == "bad_record"


def test_hyphens_and_capitals_in_keys(batch: Batch) -> None:
    record = {"Hand": HAND, "WIN": "9s", "Self-Drawn": True, "last-tile": False, "Seat": "s", "from": None}
    (found,) = batch(lines(record), "--format", "jsonl").records
    assert (found["total"], found["net"]["S"]) == (11, 57)


def test_null_false_and_empty_say_nothing(batch: Batch) -> None:
    record = {**RECORD, "seat": None, "round": "", "from": None, "forbidden": "", "out": None, "loser": False}
    assert batch(lines(record), "--format", "jsonl").records[0]["total"] == 12
    told = batch(lines({**RECORD, "forbidden": "m"}), "--format", "jsonl").records[0]
    assert told["error"]["code"] == "impossible_circumstance"


def test_a_list_of_records(batch: Batch) -> None:
    text = json.dumps([{**RECORD, "id": "a"}, {"hand": "x"}, 5, RECORD], indent=1)
    for args in ((), ("--input-format", "json")):
        ran = batch(text, "--format", "jsonl", *args)
        assert [record["id"] for record in ran.records] == ["a", 2, 3, 4]
        assert [record.get("total") for record in ran.records] == [12, None, None, 12]
    assert batch(json.dumps(RECORD, indent=1), "--format", "jsonl").records[0]["total"] == 12


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("hands.txt", f"{HAND} win=9s\n"),
        ("hands.csv", f"hand,win\n{HAND},9s\n"),
        ("hands.TSV", f"hand\twin\n{HAND}\t9s\n"),
        ("hands.jsonl", lines(RECORD)),
        ("hands.json", json.dumps([RECORD])),
        ("hands", json.dumps([RECORD])),
        ("hands.dat", f"win;hand\n9s;{HAND}\n"),
    ],
)
def test_the_form_is_known_by_name_or_look(
    name: str, content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / name).write_text(content, encoding="utf-8")
    assert main(["batch", str(tmp_path / name), "--lang", "en", "--format", "jsonl"]) == 0
    assert json.loads(capsys.readouterr().out)["total"] == 12
