"""Rule sets of one's own: a file gives options a name that every command knows; a sheet carries it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from running import Run

import mahjong_calc
from mahjong_calc import RulesError, add_rules, forget_rules, score
from mahjong_calc.engine import rule_sets
from mahjong_calc.words import LANGUAGES

HAND = "223344m789p99s+EEE"
"""Six points by the book, seat and round East."""
CLUB = """\
[rules.our-club]
from = "mcr"
minimum = 4
title = "Club Dragon"

[rules.late-night]
from = "our-club"
base = 4
"""


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    yield
    forget_rules()


@pytest.fixture
def club(tmp_path: Path) -> str:
    file = tmp_path / "club.toml"
    file.write_text(CLUB)
    return str(file)


def test_every_command_knows_them(run: Run, club: str, tmp_path: Path) -> None:
    with_rules = ("--rules-file", club, "-r", "our-club")
    deal = tmp_path / "deal.json"
    deal.write_text(json.dumps({"rules": "our-club", "winner": "E", "points": 5}))
    for args, wanted in (
        (("score", HAND, "-w", "9s", *with_rules), "Club Dragon"),
        (("waits", HAND[:-6] + "s+EEE", *with_rules), ""),
        (("why", HAND, "-w", "9s", *with_rules), ""),
        (("compare", HAND, "-w", "9s", "--with", "rules=late-night", *with_rules), "late-night"),
        (("fans", *with_rules), ""),
        (("fan", "39", *with_rules), ""),
        (("rules", "our-club", "--rules-file", club), "minimum=4"),
        (("rules", "--rules-file", club), "late-night"),
        (("deal", str(deal), "--rules-file", club), "our-club"),
        (("quiz", "--print", "1", *with_rules), ""),
    ):
        ran = run(*args)
        assert "unknown rule set" not in ran.err, args
        assert wanted in ran.out, args
    record = json.loads(run("score", HAND, "-w", "9s", "-s", "E", "-R", "E", *with_rules, "--json").out)
    assert (record["rules"], record["minimum"]) == ("our-club", 4)


def test_records_of_a_file_may_name_them(run: Run, club: str) -> None:
    text = f"hand,win,rules\n{HAND},9s,our-club\n{HAND},9s,late-night\n{HAND},9s,mcr\n"
    out = run("batch", "-", "--rules-file", club, stdin=text).out.splitlines()
    assert [line.split(",")[3] for line in out[1:]] == ["our-club", "late-night", "mcr"]


def test_a_settings_file_has_them_and_which_is_meant(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(f'[rules]\ndefault = "our-club"\n{CLUB}')
    monkeypatch.setenv("MAHJONG_CALC_SETTINGS", str(file))
    assert json.loads(run("score", HAND, "-w", "9s", "--json").out)["rules"] == "our-club"
    assert "our-club" in run("settings").out


def test_nothing_is_known_without_the_file(run: Run, club: str) -> None:
    run("score", HAND, "-w", "9s", "--rules-file", club, "-r", "our-club")
    assert 'unknown rule set "our-club"' in run("score", HAND, "-w", "9s", "-r", "our-club").err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_fault_is_told_at_its_line(run: Run, tmp_path: Path, lang: str) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(
        '[rules.a]\nfrom = "mrc"\n[rules.b]\nfrom = "mcr"\nminimun = 6\n[rules.c]\nminimum = 600\n[rules.mcr]\n'
        '[rules.d]\nfrom = "d"\n[rules."E F"]\n[other]\nx = 1\n'
    )
    ran = run("score", HAND, "-w", "9s", "--rules-file", str(file), "--lang", lang)
    assert (ran.status, ran.out) == (2, "")
    assert "Traceback" not in ran.err
    for line in (2, 5, 7, 8, 10, 11, 12):
        assert f"bad.toml:{line}" in ran.err, line
    if lang == "en":
        for said in (
            "did you mean mcr?",
            "did you mean minimum?",
            "0-88",
            "is a rule set already",
            "no name for rules",
        ):
            assert said in ran.err


def test_a_circle_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "round.toml"
    file.write_text('[rules.a]\nfrom = "b"\n[rules.b]\nfrom = "a"\n')
    ran = run("score", HAND, "-w", "9s", "--rules-file", str(file))
    assert ran.status == 2
    assert ran.err.count("unknown rule set") >= 1


def test_hostile_titles_are_made_harmless(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    file.write_text('[rules.a]\ntitle = "\\u001b[31mred\\n[bold]x"\n')
    out = run("rules", "a", "--rules-file", str(file)).out
    assert "\x1b" not in out
    assert "[bold]x" in out


def test_a_sheet_carries_its_rules(run: Run, club: str, tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.csv"
    run("sheet", "new", str(sheet), "--rules-file", club, "-r", "late-night")
    lines = sheet.read_text().splitlines()
    assert lines[:3] == ["# rules: late-night", "# from: mcr", "# options: minimum=4 base=4"]
    rows = "hand,winner,discarder,points,P1,P2,P3,P4\n1,P1,P2,5,{},{},-4,-4\n"
    for changes, status in (((17, -9), 0), ((29, -13), 1)):
        sheet.write_text("\n".join([*lines[:3], rows.format(*changes)]))
        assert run("check", str(sheet)).status == status
        assert run("check", str(sheet), "--rules-file", club).status == status


def test_a_table_is_kept_by_them_and_carried_on_without_the_file(run: Run, club: str, tmp_path: Path) -> None:
    sheet = str(tmp_path / "t.csv")
    first = run("table", sheet, "--rules-file", club, "-r", "our-club", stdin="names A, B, C, D\nA from B 5\n")
    assert first.status == 0
    assert run("table", sheet, stdin="C from D 4\nshow\n").status == 0
    assert run("check", sheet).status == 0


def test_house_rules_of_a_new_sheet_stand_in_it(run: Run, tmp_path: Path) -> None:
    sheet = tmp_path / "s.csv"
    run("sheet", "new", str(sheet), "-o", "minimum=6")
    assert sheet.read_text().startswith("# rules: mcr\n# options: minimum=6\n")


def test_a_program_names_rules_of_its_own() -> None:
    add_rules("our-club", "mcr", {"minimum": 4}, "Club")
    assert score(HAND, rules="our-club").minimum == 4
    assert "our-club" in rule_sets.names()
    add_rules("our-club", "mcr", {"minimum": 5})
    assert score(HAND, rules="our-club").minimum == 5
    assert [one.name for one in mahjong_calc.rule_sets()][-1] == "our-club"
    for name, base, options in (("mcr", "mcr", {}), ("A", "mcr", {}), ("x", "y", {}), ("x", "mcr", {"nope": 1})):
        with pytest.raises(RulesError):
            add_rules(name, base, options)
