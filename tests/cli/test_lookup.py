"""What can be looked up: help, fans, rule sets, codes, notations, completion; and what each run has to load."""

from __future__ import annotations

import csv
import io
import json

import pytest
from running import GOOD, HAND, Run, loaded, process

from mahjong_calc.cli import app
from mahjong_calc.engine import rule_sets

HEAVY = {"rich", "pydantic", "csv", "openpyxl", "importlib.metadata", "asyncio", "unicodedata", "tempfile"}


@pytest.mark.parametrize(
    ("args", "allowed"),
    [
        ((*GOOD, "--format", "json"), {"json"}),
        ((*GOOD, "--format", "table", "--color", "never"), {"unicodedata"}),
        ((*GOOD, "--format", "csv"), {"csv"}),
        (("--version",), set()),
        (("-h",), set()),
    ],
)
def test_a_run_imports_only_what_it_uses(args: tuple[str, ...], allowed: set[str]) -> None:
    modules = loaded(*args)
    assert modules & HEAVY <= allowed
    of_commands = {app.MODULES.get(name, name) for name in app.COMMANDS}
    commands = {name.rpartition(".")[2] for name in modules if name.startswith("mahjong_calc.cli.")} & of_commands
    assert commands == ({"score"} if args[0] == "score" else set())
    if args[0] != "score":
        assert "mahjong_calc.engine.book" not in modules


@pytest.mark.parametrize("command", [None, *app.COMMANDS])
def test_help_has_an_example_and_fits(run: Run, command: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    ran = run(*([command] if command else []), "--help")
    assert ran.status == 0
    assert ran.out == run(*([command] if command else []), "-h").out
    assert "Examples:\n    mahjong-calc " in ran.out
    assert ran.out.index("Examples:") < ran.out.index("Options:")
    assert max(map(len, ran.out.splitlines())) < 80


def test_the_version(run: Run) -> None:
    from mahjong_calc import __version__

    assert run("--version").out == f"mahjong-calc {__version__}\n"


def test_nothing_to_do_shows_the_help_on_stderr(run: Run) -> None:
    ran = run()
    assert (ran.status, ran.out) == (2, "")
    assert "Commands:" in ran.err


def test_a_hand_without_a_command_gets_a_hint(run: Run) -> None:
    assert "mahjong-calc score HAND" in run(HAND).err
    assert "did you mean score?" in run("scor").err


@pytest.mark.parametrize("name", ["half_flush", "Half Flush", "half-flush", "50", "混一色", "пол-изобилия"])
def test_a_fan_by_any_of_its_names(run: Run, name: str) -> None:
    assert json.loads(run("fan", *name.split(), "--json").out)["fan"] == "half_flush"


def test_catalogues_for_programs(run: Run) -> None:
    fans = json.loads(run("fans", "-r", "mcr-mil", "--json").out)
    assert [fan["number"] for fan in fans if fan["number"]] == list(range(1, 82))
    rows = list(csv.DictReader(io.StringIO(run("fans", "--format", "csv").out)))
    assert rows[0]["fan"] == "big_four_winds"
    options = {option["option"]: option["value"] for option in json.loads(run("rules", "mcr-mil", "--json").out)}
    assert options["two_concealed_kongs"] == 6
    assert {"code", "title", "meaning", "mend"} == json.loads(run("finding", "Tile-Count", "--json").out).keys()


@pytest.mark.parametrize(
    ("form", "written"),
    [
        ("gb", "[EEE,1]123m7899s456p9s|EE0000|\n"),
        ("compact", "123m456p7899s9s+EEE\n"),
        ("unicode", "🀇🀈🀉🀜🀝🀞🀖🀗🀘🀘🀘+🀀🀀🀀\n"),
    ],
)
def test_convert_writes_the_bare_text(run: Run, form: str, written: str) -> None:
    assert run("convert", "123m456p78s99s+EEE", "-w", "9s", "--to", form).out == written


def test_completion_of_commands_and_names() -> None:
    def complete(words: str, place: int) -> list[str]:
        ran = process(_MAHJONG_CALC_COMPLETE="complete_bash", COMP_WORDS=words, COMP_CWORD=str(place))
        return ran.out.split()

    assert complete("mahjong-calc fa", 1) == ["fans", "fan"]
    assert complete("mahjong-calc score -r mcr", 3) == ["mcr", "mcr-mil"]
    assert complete("mahjong-calc fan half", 2) == ["half_flush"]


def test_a_part_of_a_name_shows_the_only_fan_that_has_it_or_names_all(run: Run) -> None:
    assert "chicken_hand" in run("fan", "chicken").out
    several = run("fan", "straight")
    assert several.status == 2
    for name in ("pure_straight", "mixed_straight", "knitted_straight", "short_straight"):
        assert name in several.err
    assert "pure_straight" in run("fan", "straight", "--json").out
    assert "花龙" in run("fan", "龙", "花", "--lang", "zh").err + run("fan", "花龙", "--lang", "zh").out
    for name in ("foo", "99", "0", "1.5", "٣"):
        assert "unknown fan" in run("fan", name).err
        assert "did you mean" not in run("fan", name).err


def test_the_rule_set_may_be_named_by_its_option(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("rules", "-r", "mcr").out == run("rules", "mcr").out
    assert run("rules", "mcr", "-r", "mcr").out == run("rules", "mcr").out
    assert run("rules", "mcr", "-r", "sichuan").status == 2
    monkeypatch.setenv("MAHJONG_CALC_RULES", "mcr")
    assert "classical" in run("rules").out


@pytest.mark.parametrize("rules", rule_sets.NAMES)
def test_a_fan_is_not_said_to_be_in_the_game_that_is_shown(rules: str, run: Run) -> None:
    for fan in rule_sets.game_of(rules).fans:
        if fan.id in rule_sets.rule_set(rules).book.by_id:
            others = json.loads(run("fan", fan.id, "-r", rules, "--json").out)["also_in"]
            assert rule_sets.game_of(rules).name not in {rule_sets.game_of(one).name for one in others}
