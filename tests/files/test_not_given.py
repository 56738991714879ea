"""What counts as not given: null and blank text, in every way in, and nothing else."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

import pytest
from running import Run

from mahjong_calc.hand.circumstances import CIRCUMSTANCES, is_given

HAND = "123m456p78999s+EEE"
NAMES = [row.name.replace("-", "_") for row in CIRCUMSTANCES]
FALSE: tuple[object, ...] = (0, 0.0, False, [], {})
"""What is false to Python and yet says something."""


def answers(run: Run, record: dict[str, Any]) -> list[tuple[int, Any, str]]:
    """Status, total and code of a record of JSON, as JSON lines tell it and as CSV does."""
    line = json.dumps(record)
    told = run("batch", "-", "--input-format", "jsonl", "--format", "jsonl", stdin=line)
    one = json.loads(told.out)
    rows = run("batch", "-", "--input-format", "jsonl", "--format", "csv", stdin=line)
    (row,) = csv.DictReader(io.StringIO(rows.out))
    return [
        (told.status, one.get("total"), one.get("error", {}).get("code", "")),
        (rows.status, int(row["total"]) if row["total"] else None, row["error"].partition(":")[0]),
    ]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("value", [None, "", " ", "\t", *FALSE, "0", "x", 1, True, ["9s"]])
def test_every_format_reads_a_value_alike(run: Run, name: str, value: object) -> None:
    first, second = answers(run, {"hand": HAND, name: value})
    assert first == second


@pytest.mark.parametrize("name", [*NAMES, "rules", "options", "winner"])
@pytest.mark.parametrize("value", [None, "", "  "])
def test_null_and_blank_text_are_not_given(run: Run, name: str, value: object) -> None:
    assert answers(run, {"hand": HAND, name: value}) == answers(run, {"hand": HAND})


@pytest.mark.parametrize("value", FALSE)
def test_what_is_false_is_given(run: Run, value: object) -> None:
    assert is_given(value)
    assert {code for _, _, code in answers(run, {"hand": HAND, "win": value})} == {"bad_record"}


@pytest.mark.parametrize("cell", ["0", "0.0", "[]", "{}", "false"])
def test_a_cell_and_a_word_are_read_as_json_is(run: Run, cell: str) -> None:
    for form, text in (("csv", f"hand,win\n{HAND},{cell}\n"), ("text", f"{HAND} win={cell}\n")):
        ran = run("batch", "-", "--input-format", form, stdin=text)
        assert ran.status == 1
        assert "bad_record: " in ran.out
    assert run("score", HAND, "-w", cell).status == 2


@pytest.mark.parametrize("text", [f"hand,win,seat\n{HAND},,\n", f"hand,win,seat\n{HAND}, , \n", f"hand\n{HAND}\n"])
def test_an_empty_cell_is_not_given(run: Run, text: str) -> None:
    assert run("batch", "-", stdin=text).out.splitlines()[1].split(",")[4] == "12"


OPTIONAL = ("rules", "options", "from", "win", "hands", "self_drawn", "last_tile", "replacement", "seat")


@pytest.mark.parametrize("name", OPTIONAL)
def test_a_deal_reads_blank_text_as_nothing(run: Run, name: str) -> None:
    deal = {"rules": "mcr", "winner": "E", "from": "S", "points": 25}
    deal.pop(name, None)
    nothing, blank = (
        run("deal", "-", "--input-format", "json", "--format", "jsonl", stdin=json.dumps(one))
        for one in (deal, {**deal, name: " "})
    )
    assert nothing == blank


@pytest.mark.parametrize("value", FALSE)
def test_a_deal_refuses_what_is_false_and_no_tile(run: Run, value: object) -> None:
    deal = {"rules": "mcr", "winner": "E", "from": "S", "points": 25, "win": value}
    ran = run("deal", "-", "--input-format", "json", "--format", "jsonl", stdin=json.dumps(deal))
    assert json.loads(ran.out)["error"]["code"] == "bad_record"


def test_a_winner_that_is_blank_is_missing_and_no_drawn_game(run: Run) -> None:
    ran = run("deal", "-", "--input-format", "json", "--format", "jsonl", stdin='{"rules": "mcr", "winner": ""}')
    assert "winner is missing" in ran.out
