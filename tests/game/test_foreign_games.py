"""Games that come by entry points, from the command line: found last, played in full, harmless where broken."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest
from foreign_games import COPIED, add_distribution, copy_variants, on_path
from running import ROOT, Ran, Run, process

from mahjong_calc import RulesError, score, words
from mahjong_calc.engine import rule_sets

HAND = "123456m99m234s+555s"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which copies of the built-in games are installed."""
    site = tmp_path_factory.mktemp("site")
    copy_variants(site)
    return site


def installed(site: Path, *args: str, stdin: str = "", **environ: str) -> Ran:
    """Run the program in a process that finds what is installed in a folder."""
    return process(*args, stdin=stdin, PYTHONPATH=os.pathsep.join((str(site), str(ROOT))), **environ)


def test_the_copies_depend_on_nothing_but_the_package(site: Path) -> None:
    """No import leads out of the folder, and no built-in variant is loaded by a copy that is played."""
    code = (
        "import sys, mahjong_calc\n"
        f"mahjong_calc.score('{HAND}', rules='copied-sichuan')\n"
        "print([name for name in sys.modules if name.startswith('mahjong_calc.variants.')])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": os.pathsep.join((str(site), str(ROOT)))},
    )
    assert done.stdout == "[]\n"


def test_every_command_plays_a_copied_game(site: Path) -> None:
    ran = installed(site, "score", HAND, "-r", "copied-sichuan-zh", "--json")
    assert (ran.status, ran.err) == (0, "")
    copy, own = json.loads(ran.out), json.loads(process("score", HAND, "-r", "sichuan-zh", "--json").out)
    assert copy == own | {"rules": "copied-sichuan-zh"}
    ran = installed(site, "waits", "23456m99m234s+555s", "-r", "copied-sichuan", "--forbidden", "p", "--json")
    assert [wait["win"] for wait in json.loads(ran.out)["waits"]]
    ran = installed(site, "batch", "-", "-r", "copied-classical", stdin=f"{HAND}\n{HAND} rules=copied-sichuan\n")
    assert [line.split(",")[3] for line in ran.out.splitlines()[1:]] == ["copied-classical", "copied-sichuan"]
    assert ran.status == 0


@pytest.mark.parametrize("rules", ["copied-mcr", "copied-sichuan-app", "copied-classical"])
def test_deals_fans_and_rules_of_a_copied_game(site: Path, rules: str) -> None:
    home = rule_sets.game_of(rules.removeprefix("copied-")).deals
    record = {**import_module(f"{home}.deal_form").EXAMPLE, "rules": rules}
    ran = installed(site, "deal", "-", "--json", stdin=json.dumps(record))
    assert (ran.status, json.loads(ran.out)["rules"]) == (0, rules)
    fans = json.loads(installed(site, "fans", "-r", rules, "--json").out)
    assert [fan["fan"] for fan in fans] == [fan.id for fan in rule_sets.rule_set(rules[7:]).book.fans]
    assert installed(site, "rules", rules, "--lang", "ru").status == 0


def test_the_list_of_rule_sets_ends_with_other_peoples(site: Path) -> None:
    listed = [one["rules"] for one in json.loads(installed(site, "rules", "--json").out)]
    assert listed[: len(rule_sets.NAMES)] == list(rule_sets.NAMES)
    assert set(COPIED) <= set(listed[len(rule_sets.NAMES) :])
    ran = installed(site, "score", HAND, "-r", "copied-sichaun")
    assert "copied-sichuan" in ran.err
    completed = installed(
        site, _MAHJONG_CALC_COMPLETE="complete_bash", COMP_WORDS="mahjong-calc score -r copied-s", COMP_CWORD="3"
    )
    assert completed.out.split() == [name for name in COPIED if name.startswith("copied-s")]


def test_a_circumstance_is_told_to_belong_to_every_game_that_has_it(site: Path) -> None:
    ran = installed(site, "score", HAND, "-r", "copied-sichuan", "--flowers", "2")
    assert "flowers=2 does not belong to this game (mcr, classical, copied-mcr, copied-classical has it)" in ran.err


def test_flowers_of_another_game_are_refused_in_files_that_need_no_looking_at(run: Run) -> None:
    ran = run("batch", "-", "-r", "sichuan", stdin=f"hand,flowers\n{HAND},2\n")
    assert (ran.status, "impossible_circumstance" in ran.out) == (1, True)


def test_a_broken_game_costs_a_warning_and_no_other_game(tmp_path: Path) -> None:
    copy_variants(tmp_path)
    (tmp_path / "broken_game.py").write_text("raise OSError('no such tiles')\n")
    add_distribution(tmp_path, {"broken": "broken_game"})
    with on_path(tmp_path):
        with pytest.warns(RuntimeWarning, match="broken cannot be loaded: OSError"):
            assert score(HAND, rules="copied-sichuan").total
        with pytest.raises(RulesError):
            rule_sets.rule_set("broken")


def test_a_fault_in_a_game_is_told_as_its_own_with_its_line(tmp_path: Path, run: Run) -> None:
    copy_variants(tmp_path)
    (tmp_path / "faulty_game.py").write_text(
        "from copied_sichuan import GAME as SICHUAN\n"
        "def payments(value, how, options):\n"
        "    return value / 0\n"
        "TITLES = {'faulty': ('o', 'o', 'o')}\n"
        "GAME = SICHUAN._replace(\n"
        "    name='faulty', rule_sets={'faulty': {}}, titles=TITLES, payments=payments, home=__name__\n"
        ")\n"
    )
    add_distribution(tmp_path, {"faulty": "faulty_game"})
    with on_path(tmp_path):
        ran = run("score", HAND, "-r", "faulty", "--format", "json")
    assert "ZeroDivisionError: division by zero; a fault in the game faulty" in ran.out
    assert "faulty_game.py, line 3" in ran.out


def test_words_of_a_topic_that_there_is_not_are_told_with_the_topics(tmp_path: Path) -> None:
    copy_variants(tmp_path)
    (tmp_path / "odd_words.py").write_text(
        "from copied_sichuan import GAME as SICHUAN\n"
        "GAME = SICHUAN._replace(name='odd', rule_sets={'odd': {}}, words={'reason': {'x': ('x',)}})\n"
    )
    add_distribution(tmp_path, {"odd": "odd_words"})
    with on_path(tmp_path), pytest.warns(RuntimeWarning, match="there is no topic reason; there are .*reasons"):
        assert "odd" not in rule_sets.third_parties()


def test_a_game_brings_its_own_words_and_takes_no_name_that_is_built_in(tmp_path: Path) -> None:
    copy_variants(tmp_path)
    (tmp_path / "own_words.py").write_text(
        "from copied_sichuan import GAME as SICHUAN\n"
        "WORDS = {'notes': {'of_own': ('mine', 'моё', '我的'), 'assumed_win': ('x', 'x', 'x')}}\n"
        "SETS = {'mcr': {}, 'own': {}}\n"
        "TITLES = dict.fromkeys(SETS, ('o', 'o', 'o'))\n"
        "GAME = SICHUAN._replace(name='own', rule_sets=SETS, titles=TITLES, words=WORDS)\n"
    )
    add_distribution(tmp_path, {"own": "own_words"})
    with on_path(tmp_path):
        assert rule_sets.game_of("own").name == "own"
        assert rule_sets.game_of("mcr").name == "mcr"
        assert words.say("notes.of_own", "ru") == "моё"
        assert words.say("notes.assumed_win", "en", tile="1m") != "x"
    words.topic("notes").pop("of_own")


def test_points_without_a_minimum_are_shown_without_one(tmp_path: Path, run: Run) -> None:
    """Where they are paid with another value, that is shown beside them."""
    copy_variants(tmp_path)
    (tmp_path / "points_game.py").write_text(
        "from copied_sichuan import GAME as SICHUAN\n"
        "SETS = {'plain': {}}\n"
        "TITLES = {'plain': ('o', 'o', 'o')}\n"
        "GAME = SICHUAN._replace(name='plain', rule_sets=SETS, titles=TITLES, unit='points', deals=None)\n"
    )
    add_distribution(tmp_path, {"plain": "points_game"})
    with on_path(tmp_path):
        assert "  Points  Fan    Made by\n       0  total  worth 1\n" in run("score", HAND, "-r", "plain").out
        assert "cannot be settled" in run("deal", "-", "-r", "plain", stdin="{}").err
