"""Settings files: what beats what, faults at their lines, and results that say what came from there."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest
from running import Run, loaded, process

from mahjong_calc.cli import preferences
from mahjong_calc.errors import RecordError
from mahjong_calc.words import LANGUAGES, say_fault

HAND = ("score", "123m456p78s99s+EEE", "-w", "9s", "-s", "E", "-R", "E")
FOLDER = preferences.NAME


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plain_environment: None) -> Path:  # noqa: ARG001
    """A user's folder of settings; the folder of the run is beside it."""
    user, folder = tmp_path / "user", tmp_path / "folder"
    user.mkdir()
    folder.mkdir()
    monkeypatch.delenv("MAHJONG_CALC_SETTINGS")
    for name in ("XDG_CONFIG_HOME", "APPDATA"):
        monkeypatch.setenv(name, str(user))
    monkeypatch.chdir(folder)
    preferences.begin()
    return user


def table(run: Run) -> dict[str, tuple[object, str]]:
    """What `settings` shows."""
    return {one["setting"]: (one["value"], one["source"]) for one in json.loads(run("settings", "--json").out)}


def test_the_command_line_beats_environment_folder_and_user(
    home: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def rules(*args: str) -> str:
        return str(json.loads(run(*HAND, "--json", *args).out)["rules"])

    assert rules() == "mcr"
    (home / FOLDER).write_text('rules = "classical"\nlang = "ru"\n')
    assert rules() == "classical"
    Path(FOLDER).write_text('rules = "mcr-mil"\n')
    assert rules() == "mcr-mil"
    assert table(run)["lang"] == ("ru", "file")  # key by key
    monkeypatch.setenv("MAHJONG_CALC_RULES", "mcr")
    assert rules() == "mcr"
    assert rules("-r", "mcr-mil") == "mcr-mil"


def test_the_language_beats_the_locale_and_nothing_else(home: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / FOLDER).write_text('language = "ru"\n')
    monkeypatch.setenv("LANG", "zh_CN.UTF-8")
    assert "Очки" in run(*HAND).out
    monkeypatch.setenv("MAHJONG_CALC_LANG", "zh")
    assert "番种" in run(*HAND).out
    assert "Points" in run(*HAND, "--lang", "en").out
    monkeypatch.delenv("MAHJONG_CALC_LANG")
    assert "Mixed Straight" in run(*HAND, "--json").out  # machine formats stay English
    assert "рука" in run("score").err


def test_colour_and_tiles(home: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / FOLDER).write_text('colour = "always"\ntiles = "unicode"\n')
    out = run(*HAND).out
    assert "\x1b[" in out
    assert "🀇" in out
    assert "🀇" not in run(*HAND, "--tiles", "ascii").out
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[" not in run(*HAND).out


def test_house_rules_hold_for_their_rule_set_only(home: Path, run: Run) -> None:
    (home / FOLDER).write_text("[options.mcr]\nminimum = 14\n[options.mcr-mil]\nminimum = 9\n")
    assert run(*HAND).status == 1
    assert run(*HAND, "-r", "mcr-mil").status == 0
    assert run(*HAND, "-o", "minimum=8").status == 0
    assert run(*HAND, "-r", "classical").status == 0
    lines = "123m456p78s99s+EEE win=9s\n123m456p78s99s+EEE win=9s rules=mcr-mil\n"
    told = [json.loads(line) for line in run("score", "-", "--format", "jsonl", stdin=lines).out.splitlines()]
    assert [one["minimum"] for one in told] == [14, 9]
    told = [json.loads(line) for line in run("batch", "-", "--format", "jsonl", stdin=lines).out.splitlines()]
    assert [one["minimum"] for one in told] == [14, 9]
    assert "unknown" not in run("rules", "mcr").err


def test_a_result_says_what_came_from_a_file_where_that_changes_it(
    home: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    (home / FOLDER).write_text('rules = "mcr-mil"\n[options.mcr-mil]\nminimum = 9\n')
    same = ("score", "123m456p78s99s+234p", "-w", "9s", "-d", "-s", "S", "-R", "E")
    assert run(*HAND).out.count(FOLDER) == 0  # the round wind counts in both, as the seat does
    (home / FOLDER).write_text('rules = "mcr-mil"\n[options.mcr-mil]\nminimum = 30\n')
    told = run(*HAND)
    assert f"from {home / FOLDER}: rules=mcr-mil, minimum=30" in " ".join(told.out.split())
    assert "rules=mcr-mil" not in run(*HAND, "-r", "mcr-mil").out
    assert any("minimum=30" in note for note in json.loads(run(*HAND, "--json").out)["notes"])
    assert FOLDER in run("waits", "34579pEEENN+567p", "--json").out
    assert FOLDER not in run(*same, "-r", "mcr").out
    assert f"from {home / FOLDER}: rules=mcr-mil, minimum=30" in run("batch", "-", stdin="11m").err


@pytest.mark.parametrize(
    ("content", "line", "said"),
    [
        ('rulez = "mcr"', 1, "did you mean rules?"),
        ('\nlang = "rus"', 2, "did you mean ru?"),
        ('rules = "mcr-mill"', 1, "did you mean mcr-mil?"),
        ("color = true", 1, "there are auto, always, never"),
        ("[options]\nminimum = 8", 2, "is a table"),
        ("options = 3", 1, "is a table"),
        ("[options.mcx]\nminimum = 8", 1, "did you mean mcr?"),
        ("[options.mcr]\n\nminimun = 8", 3, "did you mean minimum?"),
        ("[options.mcr]\nminimum = [8]", 2, "cannot be"),
        ('[options.mcr]\nminimum = "x"', 2, "minimum"),
        ("a = = 3", 1, "no TOML"),
        ("x = 1\n" * 2, 2, "no TOML"),
        ('lang = "ru', 1, "no TOML"),
    ],
)
def test_a_fault_is_told_at_its_line(content: str, line: int, said: str, home: Path, run: Run) -> None:
    (home / FOLDER).write_text(content)
    for command in (("settings",), HAND):
        ran = run(*command)
        assert ran.status == 2
        assert f"{home / FOLDER}:{line}: " in ran.err
        assert said in ran.err
        assert "Traceback" not in ran.err


def test_every_fault_is_told_at_once_in_every_language(home: Path, run: Run) -> None:
    (home / FOLDER).write_text('rulez = "mcr"\nlang = "rus"\n')
    with pytest.raises(RecordError) as refused:
        preferences.current()
    assert len(refused.value.faults) == 2
    for lang in LANGUAGES:
        told = [say_fault(fault, lang) for fault in refused.value.faults]
        assert all("{" not in one for one in told)
    assert run("--version").status == 0


def test_other_files_than_text_are_faults(home: Path, run: Run) -> None:
    (home / FOLDER).write_bytes(b"lang = '\xff'")
    assert "UTF-8" in run(*HAND).err
    (home / FOLDER).write_bytes(b"# x\n" * 50_000)
    assert "KiB" in run(*HAND).err


def test_one_file_can_stand_in_place_of_both(home: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / FOLDER).write_text('rules = "classical"\n')
    other = home / "other.toml"
    other.write_text('rules = "mcr-mil"\n')
    monkeypatch.setenv("MAHJONG_CALC_SETTINGS", str(other))
    assert table(run)["rules"] == ("mcr-mil", "file")
    monkeypatch.setenv("MAHJONG_CALC_SETTINGS", "off")
    assert table(run)["rules"] == ("mcr", "default")
    monkeypatch.setenv("MAHJONG_CALC_SETTINGS", str(home / "none.toml"))
    assert "none.toml" in run(*HAND).err


@pytest.mark.parametrize("form", ["plain", "markdown", "csv", "json", "jsonl"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_settings_are_shown_in_every_format(form: str, lang: str, home: Path, run: Run) -> None:
    (home / FOLDER).write_text("[options.mcr]\nminimum = 6\n")
    ran = run("settings", "--format", form, "--lang", lang)
    assert (ran.status, ran.err) == (0, "")
    assert "minimum" in ran.out


def test_the_tests_see_no_settings_of_their_developer(tmp_path: Path, run: Run) -> None:
    assert os.environ["MAHJONG_CALC_SETTINGS"] == "off"
    (tmp_path / FOLDER).write_text('rules = "classical"\n')
    assert json.loads(process(*HAND, "--json", XDG_CONFIG_HOME=str(tmp_path)).out)["rules"] == "mcr"
    assert table(run)["rules"] == ("mcr", "default")


def test_no_toml_is_read_where_there_is_no_file() -> None:
    assert "tomllib" not in loaded(*HAND)
    assert "mahjong_calc.cli.preferences_file" not in loaded(*HAND)


@pytest.mark.skipif(sys.platform == "win32", reason="there it is APPDATA")
def test_the_users_file_stands_in_the_folder_of_the_system() -> None:
    assert preferences.possible_files({"XDG_CONFIG_HOME": "/x"}) == ("/x/mahjong-calc.toml", FOLDER)
    assert preferences.possible_files({})[0].endswith("/.config/mahjong-calc.toml")


@pytest.mark.parametrize(("named", "label"), [("zh-CN", "番种"), ("RU", "Очки"), ("en_GB.UTF-8", "Points")])
def test_a_language_is_named_as_on_the_command_line(named: str, label: str, home: Path, run: Run) -> None:
    (home / FOLDER).write_text(f'lang = "{named}"\n')
    assert label in run(*HAND).out


def test_a_language_that_there_is_not_is_a_fault_with_those_that_there_are(home: Path, run: Run) -> None:
    (home / FOLDER).write_text('lang = "xx"\n')
    assert "en, ru, zh" in run(*HAND).err
