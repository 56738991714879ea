"""What docs/adding_a_game.md says is true: the game that it declares plays, its tables are those of the code."""

from __future__ import annotations

import doctest
import inspect
import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from foreign_games import add_distribution, on_path
from running import ROOT, Run

from mahjong_calc import game, settle
from mahjong_calc.engine import rule_sets
from mahjong_calc.game import Catalogue
from mahjong_calc.game.fan import VIEWS
from mahjong_calc.testing import contract
from mahjong_calc.testing.__main__ import main

PAGE = (ROOT / "docs" / "adding_a_game.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
GAME, DEAL, DEAL_FORM, SHEET, TESTS = (block for kind, block in BLOCKS if kind == "python")


def block(kind: str) -> str:
    """The one block of this kind."""
    (found,) = (str(block) for one, block in BLOCKS if one == kind)
    return found


@pytest.fixture(scope="module", autouse=True)
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Where the game of the page is installed, with the deals that it tells of, while the tests of this module run."""
    site = tmp_path_factory.mktemp("site")
    package = site / "twofold_mahjong"
    package.mkdir()
    declared = GAME.replace(
        "    payments=payments,\n", "    payments=payments,\n    deals=__name__,\n    sheet=__name__,\n"
    )
    assert declared != GAME
    for module, source in (("__init__", declared), ("deal", DEAL), ("deal_form", DEAL_FORM), ("sheet", SHEET)):
        (package / f"{module}.py").write_text(source, encoding="utf-8")
    add_distribution(site, tomllib.loads(block("toml"))["project"]["entry-points"][rule_sets.GROUP])
    with on_path(site):
        yield site


def test_the_game_of_the_page_passes_the_contract() -> None:
    for check in contract("twofold"):
        check()


def test_the_game_of_the_page_plays_without_deals_too() -> None:
    """As it stands there, in one module."""
    namespace: dict[str, Any] = {}
    exec(GAME, namespace)
    assert namespace["GAME"].deals is None
    assert namespace["GAME"].forms == rule_sets.game_of("twofold").forms


def test_its_session_is_what_the_program_prints(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    sessions = re.findall(r"^```\n\$ mahjong-calc (.*)\n((?:.*\n)*?)```", PAGE, re.MULTILINE)
    assert sessions
    monkeypatch.setenv("COLUMNS", "80")
    for command, shown in sessions:
        assert "".join(f"{line.rstrip()}\n" for line in run(*shlex.split(command)).out.splitlines()) == shown


def test_its_deal_settles() -> None:
    assert settle({"winner": "S", "from": "W", "points": 4}, rules="twofold").net == {"E": 0, "S": 5, "W": -5, "N": 0}


def test_its_sheet_is_checked_by_what_a_win_pays(run: Run) -> None:
    heading = "hand,winner,discarder,points,P1,P2,P3,P4"
    right, wrong = "1,P2,P3,4,0,5,-5,0", "1,P2,P3,4,0,4,-4,0"
    found = [
        run("check", "-", "-r", "twofold", "--lang", "en", "--format", "jsonl", stdin=f"{heading}\n{row}\n").out
        for row in (right, wrong)
    ]
    assert found[0] == ""
    assert '"changes_differ"' in found[1]


def test_its_commands_lay_out_what_its_table_lists(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    new, install, check = block("sh").splitlines()
    monkeypatch.chdir(tmp_path)
    words = shlex.split(new)
    assert words[:3] == ["python", "-m", "mahjong_calc.testing"]
    assert main(words[3:]) == 0
    assert install == f"pip install -e {words[-1]}"
    assert (tmp_path / words[-1] / "pyproject.toml").exists()
    assert shlex.split(check)[3:] == ["check", words[4]]


def test_its_table_of_modules_is_that_of_the_games() -> None:
    folders = [path.parent for path in (ROOT / "mahjong_calc" / "variants").glob("*/__init__.py")]
    modules = {path.stem for folder in folders for path in folder.iterdir() if path.stem != "__pycache__"}
    table = PAGE.partition("| module |")[2].partition("\n\n")[0]
    rows = re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)
    assert {name for row in rows for name in re.findall(r"`(\w+)`", row)} == modules


def test_its_table_of_views_names_what_each_may_be_asked() -> None:
    """Every attribute and method, and none that is not there."""
    table = PAGE.partition("| view |")[2].partition("\n\n")[0]
    told = {
        view: set(re.findall(r"`(\w+)", asked))
        for view, asked in re.findall(r"^\| `(\w+)`:[^|]*\|([^|]*)\|", table, re.MULTILINE)
    }
    assert told.keys() == set(VIEWS)
    for name, asked in told.items():
        view = getattr(game, name)
        shown = view(0, 0, [], None, 0, game.Win(0)) if name == "Whole" else view(0)
        public = {one for one in dir(shown) if re.fullmatch("[a-z]+(_[a-z]+)*", one)}
        assert asked == public - {"alike", "bits", "of_chow", "of_pung", "of_pair"}, name


def test_its_table_of_a_fan_names_the_arguments_of_the_decorator() -> None:
    table = PAGE.partition("| argument |")[2].partition("\n\n")[0]
    named = {name for name in inspect.signature(Catalogue.__call__).parameters if name not in ("self", "price", "en")}
    assert set(re.findall(r"`(\w+)=`", table)) == named


def test_its_other_blocks_run() -> None:
    examples = doctest.DocTestParser().get_doctest(PAGE, {}, "adding_a_game.md", "adding_a_game.md", 0)
    assert examples.examples
    runner = doctest.DocTestRunner()
    runner.run(examples)
    assert runner.failures == 0
    namespace: dict[str, Any] = {}
    exec(TESTS, namespace)
    assert namespace["test_contract"]
    assert {kind for kind, _ in BLOCKS} == {"sh", "python", "toml", ""}
