"""Columns that are not read, what was assumed, and faults beside one another: said on stderr and in every format."""

from __future__ import annotations

import csv
import io
import json
import random
from typing import Any

import pytest
from generate import NAMES, generate, meld_text
from running import Run

from mahjong_calc.hand.circumstances import CIRCUMSTANCES, meant_by, normal
from mahjong_calc.words import LANGUAGES

HAND = "123m456p78s99s+EEE"
FORMATS = ("csv", "tsv", "json", "jsonl", "plain", "table", "markdown")


def rows(out: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(out)))


@pytest.mark.parametrize(
    ("heading", "name"),
    [
        ("wim", "win"),
        ("wiin", "win"),
        ("Winning tile", "win"),
        ("Winning_Tile", "win"),
        ("Seat wind", "seat"),
        ("Round no.", "round"),
        ("selfdrawn", "self-drawn"),
        ("self draw", "self-drawn"),
        ("flower", "flowers"),
        ("rule", "rules"),
    ],
)
@pytest.mark.parametrize("keep", [False, True])
def test_a_heading_that_is_nearly_a_name_is_told_with_it(run: Run, heading: str, name: str, keep: bool) -> None:
    args = ("--keep",) if keep else ()
    table = f"hand,{heading},player\n{HAND}9s,9s,Ann\n1x,,\n".replace("78s99s+EEE9s", "78999s+EEE")
    for form in FORMATS:
        ran = run("batch", "-", "--format", form, *args, stdin=table)
        assert f"{heading} (did you mean {name}?)" in ran.err
        assert ("left out: player (--keep" in ran.err) != keep
        said = " ".join(ran.out.replace("\\", "").split())
        assert f"the column {heading} is not read; did you mean {name}?" in said, form
    assert all(heading in row["notes"] for row in rows(run("batch", "-", *args, stdin=table).out))


def test_a_heading_that_is_like_nothing_is_only_named(run: Run) -> None:
    ran = run("batch", "-", stdin=f"hand,win,player,table\n{HAND},9s,Ann,3\n")
    assert ran.err == "mahjong-calc: columns that mean nothing here are left out: player, table (--keep copies them)\n"
    assert "not read" not in ran.out
    assert meant_by("win-rate of player", ()) == "win"
    for heading in ("player", "table", "note", "№", "", "点数"):
        assert meant_by(heading) == ""


def test_a_name_that_is_there_already_was_not_meant(run: Run) -> None:
    ran = run("batch", "-", stdin=f"hand,win,wind\n{HAND},9s,E\n")
    assert "did you mean" not in ran.err + ran.out


@pytest.mark.parametrize("row", CIRCUMSTANCES, ids=lambda row: row.name)
def test_spaces_count_as_hyphens(row: Any) -> None:
    for between in (" ", "-", "_", "  ", " - "):
        assert normal(row.name.replace("-", between).title()) == row.field
        assert normal(f" {row.name.replace('-', between).upper()} ") == row.field


def test_headings_and_keys_may_have_spaces(run: Run) -> None:
    told = run("batch", "-", stdin=f"Hand,Win,Self drawn,Last Tile\n{HAND},9s,1,1\n")
    plain = run("batch", "-", stdin=f"hand,win,self_drawn,last_tile\n{HAND},9s,1,1\n")
    assert (told.err, told.out) == ("", plain.out)
    assert "Self-Drawn" not in told.out  # Last Tile Draw has it
    assert "Last Tile Draw" in told.out
    record = json.dumps({"Hand": HAND, "win": "9s", "Self Drawn": True, "LAST TILE": True})
    assert rows(run("batch", "-", stdin=record).out)[0]["fans"] == rows(plain.out)[0]["fans"]


# What was assumed


NOTED = ("assumed_win", "assumed_seat", "assumed_round", "assumed_both")


@pytest.mark.parametrize("rules", ["mcr", "mcr-mil", "sichuan", "classical"])
@pytest.mark.parametrize("told", [{}, {"seat": "S"}, {"round": "W"}, {"seat": "S", "round": "W"}, {"discarder": "N"}])
def test_the_quick_way_notes_what_the_full_one_does(rules: str, told: dict[str, str]) -> None:
    from mahjong_calc.engine import rule_sets
    from mahjong_calc.files.records import Record, Said
    from mahjong_calc.files.scorer import RecordScorer
    from mahjong_calc.render.csvs import QuickRows, rows_text, score_row

    desk, rule_set = RecordScorer(rules), rule_sets.rule_set(rules)
    quick = QuickRows(rule_set, "en", ",")
    setting = desk.conditions_of(Said(told))
    compared = noted = 0
    rng = random.Random(11)
    for hand in (generate(rng) for _ in range(1200)):
        whole = "".join(NAMES[tile] for tile in hand.concealed) + "".join(map(meld_text, hand.melds))
        for text, win in ((whole, None), (hand.text(), NAMES[hand.win])):
            entry = Record(1, 1, text, win, setting)
            found = desk.counted(entry)
            if found is None:
                continue
            result = desk.answer(entry)
            assert result.score is not None
            row = quick.row(1, entry.hand, found, setting.how, (), win_given=win is not None)
            assert row == rows_text([score_row(result.score, rule_set.book, "en", 1)])
            compared += 1
            noted += "assumed" in row
    if rules.startswith("mcr"):
        assert compared > 1000
        assert noted > 100


@pytest.mark.parametrize("lang", LANGUAGES)
def test_csv_tells_what_was_assumed_as_json_does(run: Run, lang: str) -> None:
    lines = [
        f"{HAND} win=9s",
        "123m456p78999s+EEE",
        "123m456p78999s+EEE seat=S",
        "123m456p78999s+EEE round=E win=9s",
        f"{HAND} win=9s seat=S round=E",
        "123m456p78999s+444m from=S",
        "EEE123m456p78999s",
        "EEEE1122m3344pPP",
        "[EEE,1]123m456p78s99s9s",
    ]
    told = "".join(f"{line}\n" for line in lines)
    out = run("batch", "-", "--lang", lang, stdin=told).out
    records = run("batch", "-", "--format", "jsonl", "--lang", lang, stdin=told).out.splitlines()
    for row, record in zip(rows(out), map(json.loads, records), strict=True):
        assert bool(row["notes"]) == bool(_assumed(record["notes"], lang))
    assert rows(out)[4]["notes"] == ""
    assert rows(out)[0]["notes"] != ""


def _assumed(notes: list[str], lang: str) -> list[str]:
    word = {"en": "is assumed", "ru": "принят", "zh": "计算"}[lang]
    return [note for note in notes if word in note]


def test_waits_have_their_errors_in_a_column(run: Run) -> None:
    out = run("batch", "-", "--waits", stdin=f"{HAND}\n1234567m159pESW\n1x\n").out
    assert out.splitlines()[0].endswith(",drawn_legal,error")
    *ready, not_ready, bad = rows(out)
    assert {row["error"] for row in [*ready, not_ready]} == {""}
    assert bad["error"].startswith("unknown_symbol: ")
    assert bad["fans"] == ""
    (row,) = rows(run("waits", "1x", "--format", "csv").out)
    assert row["error"].startswith("unknown_symbol: ")


# Faults beside one another


@pytest.mark.parametrize("form", FORMATS)
def test_unknown_rules_do_not_hide_an_unreadable_hand(run: Run, form: str) -> None:
    ran = run("batch", "-", "--format", form, stdin="12x rules=mrc\n")
    for said in ("unknown rule set", "unknown symbol"):
        assert said in " ".join(ran.out.split())
    table = "hand,rules\n12x,mrc\n123m,mrc\n"
    out = run("batch", "-", "--format", "csv", stdin=table).out
    assert [row["error"].count("unknown") for row in rows(out)] == [4, 2]


@pytest.mark.parametrize("command", ["score", "waits"])
def test_a_command_tells_both_too(run: Run, command: str) -> None:
    for words in (("12x", "-r", "mrc"), ("12x rules=mrc",), ("🀢12m", "-r", "mrc")):
        ran = run(command, *words)
        assert ran.status == 2
        assert "unknown rule set" in ran.err
        assert ran.err.count("mahjong-calc: ") == 2
