"""What the README says is true: its commands run, its outputs are the program's, its samples score as recorded."""

from __future__ import annotations

import csv
import doctest
import re
import shlex
from pathlib import Path

import pytest

import mahjong_calc
from mahjong_calc.cli import main

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
SAMPLES = ROOT / "sample_hands"
SESSIONS = re.findall(r"^```\n\$ (mahjong-calc .*)\n((?:.*\n)*?)```", README, re.MULTILINE)
STATUS = {"mahjong-calc score 123m45x6p": 2}


@pytest.fixture(autouse=True)
def plain_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("MAHJONG_CALC_LANG", "MAHJONG_CALC_RULES", "FORCE_COLOR", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(ROOT)


@pytest.mark.parametrize(("command", "shown"), SESSIONS, ids=[command for command, _ in SESSIONS])
def test_a_session_of_the_readme_is_what_the_program_prints(
    command: str, shown: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(shlex.split(command)[1:]) == STATUS.get(command, 0)
    printed = capsys.readouterr()
    assert [line.rstrip() for line in (printed.out + printed.err).splitlines()] == shown.splitlines()


def test_the_readme_shows_sessions() -> None:
    assert len(SESSIONS) >= 4


def test_the_python_of_the_readme_and_of_the_front_page_runs() -> None:
    tests = doctest.DocTestParser().get_doctest(README, {}, "README.md", "README.md", 0)
    assert tests.examples
    runner = doctest.DocTestRunner()
    runner.run(tests)
    assert runner.failures == 0
    assert doctest.testmod(mahjong_calc).failed == 0


def test_the_fan_that_the_readme_shows_is_the_one_in_the_catalogue() -> None:
    shown = re.search(r"@fan\(.*?all_within\(7, 9\)", README, re.DOTALL)
    assert shown
    catalogue = ROOT / "mahjong_calc" / "variants" / "mcr" / "fans" / "great_hands.py"
    assert shown.group() in catalogue.read_text(encoding="utf-8")


def test_the_options_of_the_readme_are_those_of_the_rule_sets() -> None:
    from mahjong_calc import variants

    rows = re.findall(r"^\| `(\w+)` \| `?([\w]+)`? \| `?([\w]+)`? \|", README, re.MULTILINE)
    for column, name in ((1, "mcr"), (2, "mcr-mil")):
        options = variants.rule_set(name).options
        assert {row[0]: row[column] for row in rows} == {
            option: variants.value_name(value) for option, value in options.items()
        }


@pytest.mark.parametrize("name", ["hands.txt", "hands.csv", "hands.jsonl"])
def test_every_sample_hand_is_scored(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["batch", str(SAMPLES / name)]) == 0
    rows = list(csv.DictReader(capsys.readouterr().out.splitlines()))
    assert rows
    assert all(row["total"] for row in rows)


def test_the_sample_waits_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["batch", "--waits", str(SAMPLES / "ready.txt")]) == 0
    rows = list(csv.DictReader(capsys.readouterr().out.splitlines()))
    assert [row["hand"] for row in rows if not row["win"]] == ["123m456p789sESWN"]


def test_the_session_is_worth_what_was_recorded(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["batch", str(SAMPLES / "session.csv"), "-r", "mcr-mil", "--keep"]) == 0
    rows = list(csv.DictReader(capsys.readouterr().out.splitlines()))
    assert [row["total"] for row in rows] == [row["recorded"] for row in rows]
    assert all(sum(int(row[seat]) for seat in "ESWN") == 0 for row in rows)
    assert len(rows) == 16
