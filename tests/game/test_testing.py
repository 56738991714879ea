"""What ships for somebody who adds a game: a folder to begin with, and the contract, without a checkout or pytest."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from foreign_games import install, on_path
from running import ROOT

from mahjong_calc.engine import rule_sets
from mahjong_calc.errors import RulesError
from mahjong_calc.game import Catalogue, Tiles
from mahjong_calc.game.fan import value_name
from mahjong_calc.game.undeclared import undeclared
from mahjong_calc.testing import CHECKS, contract
from mahjong_calc.testing.__main__ import main
from mahjong_calc.testing.layout import lay_out

GAMES = tuple(rule_sets.one_of_each_game())


def python(*args: str, path: Path | None = None, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Run Python with a folder to import from, beside this project."""
    paths = os.pathsep.join(map(str, (path or ROOT, ROOT)))
    environ = {**os.environ, "PYTHONPATH": paths}
    return subprocess.run([sys.executable, *args], capture_output=True, text=True, env=environ, cwd=cwd, check=False)


@pytest.mark.parametrize("like", GAMES)
def test_a_game_that_was_laid_out_passes_the_contract_at_once(like: str, tmp_path: Path) -> None:
    mine = f"mine{like}"  # a name of its own each: what is remembered of a rule set goes by its name
    assert main(["new", mine, "--like", like, str(tmp_path / "project")]) == 0
    install(tmp_path, tmp_path / "project")
    with on_path(tmp_path):
        game = rule_sets.game_of(mine)
        own = rule_sets.game_of(like)
        assert list(game.rule_sets) == [mine + name.removeprefix(own.name) for name in own.rule_sets]
        assert [fan.id for fan in game.fans] == [fan.id for fan in own.fans]
        for check in contract(*game.rule_sets):
            check()


def test_a_game_is_laid_out_with_a_test_that_runs(tmp_path: Path) -> None:
    """One check of it, by pytest in a folder of its own."""
    lay_out("mine", "classical", tmp_path / "project")
    install(tmp_path, tmp_path / "project")
    tests = str(tmp_path / "project" / "tests")
    ran = python("-m", "pytest", "-q", "-k", "its_deal_settles", tests, path=tmp_path, cwd=tmp_path)
    assert ran.returncode == 0, ran.stdout
    assert f"1 passed, {len(CHECKS) - 1} deselected" in ran.stdout


def test_a_project_that_was_laid_out_names_its_entry_point(tmp_path: Path) -> None:
    lay_out("mine", "mcr-mil", tmp_path / "project")
    told = tomllib.loads((tmp_path / "project" / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert told["entry-points"] == {rule_sets.GROUP: {"mine": "mine_mahjong"}}
    assert told["dependencies"][0].startswith("mahjong-calc>=")


@pytest.mark.parametrize(
    ("name", "like", "error"),
    [
        ("mcr", "mcr", "there is a rule set mcr already"),
        ("My Game", "mcr", "small letters and digits"),
        ("mine", "mrc", "mcr"),
    ],
)
def test_what_cannot_be_laid_out_is_refused_and_nothing_is_written(
    name: str, like: str, error: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new", name, "--like", like, str(tmp_path / "project")]) == 2
    assert error in capsys.readouterr().err
    assert not (tmp_path / "project").exists()


def test_a_folder_that_holds_something_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    with pytest.raises(ValueError, match="not empty"):
        lay_out("mine", "mcr", tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["notes.txt"]


@pytest.mark.parametrize(
    ("module", "right", "wrong", "told"),
    [
        (
            "points",
            'near="456p789s34s55m+123m win=5s"',
            'near="456p789s34sCC+123m win=5s"',
            "an_example_makes_its_fan_and_a_near_miss_does_not: pair_of_dragons",
        ),
        (
            "points",
            'near="456p789s34s55m+123m win=5s"',
            'near="456p789s345s555m+123m win=5s"',
            "an_example_makes_its_fan_and_a_near_miss_does_not: "
            'pair_of_dragons, near "456p789s345s555m+123m win=5s": 15 tiles',
        ),
        (
            "doublings",
            "[(tile,) for tile in pungs.dragons]",
            "[(tile,) for tile in pungs.dragons if tile == 31]",
            "fans_of_chows_and_pungs_ask_for_no_suit_or_wind_by_name: a fan of Pungs",
        ),
        (
            "doublings",
            "[(tile,) for tile in pungs.dragons]",
            "[(tile,) for tile in pungs.dragons if len(pungs.tiles) < 3]",
            "fans_of_pungs_look_at_numbers_and_honors_apart: a fan of Pungs",
        ),
        (
            "points",
            "return exposure.sets(kong=kong, closed=closed, outside=outside)",
            "return [made for made in exposure.sets(kong=kong, closed=closed, outside=outside) if made[0] != 4]",
            "fans_of_exposure_count_and_ask_for_no_tile: a fan of Exposure",
        ),
        (
            "doublings",
            '    zh="箭刻",\n',
            "",
            "the_catalogue_is_complete: set_of_dragons has no name in zh",
        ),
    ],
)
def test_a_game_that_breaks_the_contract_is_told_where(
    module: str, right: str, wrong: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lay_out("mine", "classical", tmp_path / "project")
    page = tmp_path / "project" / "mine_mahjong" / "fans" / f"{module}.py"
    source = page.read_text(encoding="utf-8")
    assert right in source
    page.write_text(source.replace(right, wrong, 1), encoding="utf-8")
    install(tmp_path, tmp_path / "project")
    with on_path(tmp_path):
        assert main(["check", "mine"]) == 1
    out = capsys.readouterr().out
    assert f"FAILED  mine: {told}" in out
    assert "passed  mine: options_and_rule_sets_are_told" in out


@pytest.mark.parametrize(
    ("module", "right", "wrong", "told"),
    [
        (
            "fans/doublings",
            "    repeats=3,\n",
            "",
            "no_fan_answers_more_than_it_may_count: set_of_dragons answered [(31,), (32,), (33,)], but repeats=1",
        ),
        (
            "fans/doublings",
            "[(tile,) for tile in pungs.dragons]",
            "pungs.dragons",
            "set_of_dragons answered [31]; a fan of Pungs answers True, False or tuples of members, e.g. [(31,)]",
        ),
        (
            "fans/doublings",
            "[(tile,) for tile in pungs.dragons]",
            "len(pungs.dragons)",
            "set_of_dragons answered 1; a fan of Pungs answers True, False or tuples of members, e.g. [(0,)]",
        ),
        (
            "fans/doublings",
            "return sets.all_pungs",
            "return [(1,)] if sets.all_pungs else []",
            "no_sequences answered [(1,)]; a fan of Sets answers True or False",
        ),
        ("fans/doublings", "return sets.all_pungs", "return sets.all_pung", "no_sequences raised AttributeError("),
        ("payments", "rule == ALL else tuple(found)", "rule == ALL else found[0]", "payments answered Transfer("),
    ],
)
def test_an_answer_of_a_wrong_type_is_told_once_with_its_fan(
    module: str, right: str, wrong: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lay_out("mine", "classical", tmp_path / "project")
    page = tmp_path / "project" / "mine_mahjong" / f"{module}.py"
    source = page.read_text(encoding="utf-8")
    assert right in source
    page.write_text(source.replace(right, wrong, 1), encoding="utf-8")
    install(tmp_path, tmp_path / "project")
    with on_path(tmp_path):
        assert main(["check", "mine"]) == 1
    out = capsys.readouterr().out
    assert told in out
    assert out.count("FAILED") == 1


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        (
            'excludes_if="honours_stack=no:',
            'excludes_if="honours_stack=never:',
            r"honours_stack=never \(excludes_if= of .*; it is one of ",
        ),
        (
            'excludes_if="honours_stack=no:terminals',
            'excludes_if="honours_stack=no:terminal',
            r"terminal_and_honors \(excludes_if= of .*did you mean terminals",
        ),
        (
            "win: Win, last_discard: bool",
            "win: Win, last_discrad: bool",
            r"last_discrad \(an argument of .*one view.*did you mean last_discard\?",
        ),
        (
            'zh="箭刻",',
            'zh="箭刻", excludes=["no_sequences"],',
            r"the fan set_of_dragons: excludes= is \['no_seq.*\.py, line",
        ),
        ("    repeats=3,\n", "    repeat=3,\n", r"unexpected keyword argument 'repeat'.*doublings.py, line \d+: @fan"),
    ],
)
def test_a_game_that_names_what_it_does_not_declare_is_not_loaded(
    right: str, wrong: str, told: str, tmp_path: Path
) -> None:
    lay_out("mine", "classical", tmp_path / "project")
    page = tmp_path / "project" / "mine_mahjong" / "fans" / "doublings.py"
    source = page.read_text(encoding="utf-8")
    assert right in source
    page.write_text(source.replace(right, wrong, 1), encoding="utf-8")
    install(tmp_path, tmp_path / "project")
    with (
        on_path(tmp_path),
        pytest.warns(RuntimeWarning, match=f"mine cannot be loaded: .*{told}"),
        pytest.raises(RulesError, match='"mine" is installed but cannot be loaded: TypeError'),
    ):
        rule_sets.rule_set("mine")


@pytest.mark.parametrize("row", [{"no_such_option": True}, {"two_concealed_kongs": 99}])
def test_a_rule_set_names_options_and_values_that_there_are(row: dict[str, object]) -> None:
    game = rule_sets.game_of("mcr")
    ((name, value),) = row.items()
    assert undeclared(game) == []
    (told,) = undeclared(game._replace(rule_sets={"mcr": row}))
    assert told.startswith(f"{name}={value_name(value)} (the rule set mcr")


def test_a_rule_set_that_is_not_installed_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "hongkogn"]) == 2
    assert "hongkogn" in capsys.readouterr().err
    with pytest.raises(RulesError):
        contract("hongkogn")[0]()


def test_neither_pytest_nor_what_games_are_declared_with_is_loaded_without_need() -> None:
    told = "import sys, {}; print([name for name in sys.modules if name in ('pytest', 'mahjong_calc.game')])"
    assert python("-c", told.format("mahjong_calc")).stdout == "[]\n"
    assert python("-c", told.format("mahjong_calc.testing")).stdout == "['mahjong_calc.game']\n"


def test_a_game_declared_without_postponed_annotations_is_read() -> None:
    """A view is named by the type itself or by its text; what is no view is refused where it is declared."""
    fan = Catalogue()
    declare = fan(1, "One", ru="Один", zh="一", source="-", example="", near="")
    namespace: dict[str, object] = {"Tiles": Tiles, "declare": declare}
    exec("@declare\ndef one(tiles: Tiles): return True", namespace)
    assert [one.scope for one in fan] == ["Tiles"]
    with pytest.raises(TypeError, match="the fan wrong must be of one of Tiles, "):
        exec("@declare\ndef wrong(tiles: int): return True", namespace)
