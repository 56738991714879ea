"""What programs can do that import the package: everything that the commands show, typed, and nothing loaded before."""

from __future__ import annotations

import doctest
import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from running import ROOT, Run

import mahjong_calc
from mahjong_calc import (
    Circumstances,
    HandError,
    RecordError,
    RulesError,
    check,
    compare,
    convert,
    discards,
    fan,
    fans,
    rule_sets,
    score,
    settle,
    shortfall,
    text_of,
    to_dict,
    waits,
    why,
)
from mahjong_calc.engine.rule_sets import names
from mahjong_calc.words import LANGUAGES

HAND = "222m444p666s99m888s"
DOCUMENTED = ("api", "engine.catalogue", "notation.convert", "sheets.check", "render.to_dict")


@pytest.mark.parametrize("module", DOCUMENTED)
def test_the_examples_of_public_functions_run(module: str) -> None:
    done = doctest.testmod(import_module(f"mahjong_calc.{module}"))
    assert done.attempted
    assert done.failed == 0


def test_every_public_name_is_there_and_told_on_the_front_page() -> None:
    for name in mahjong_calc.__all__:
        assert getattr(mahjong_calc, name) is not None
        assert f"`{name}`" in (mahjong_calc.__doc__ or "") or name == "__version__"
    assert sorted(mahjong_calc.__all__) == list(mahjong_calc.__all__)


def test_the_package_itself_costs_nothing() -> None:
    program = "import sys, mahjong_calc; print(*[one for one in sys.modules if one.startswith('mahjong_calc.')])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.split() == ["mahjong_calc.version"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_result_is_the_record_of_its_command(lang: str, run: Run) -> None:
    asked: list[tuple[Any, tuple[str, ...]]] = [
        (score(HAND), ("score", HAND)),
        (waits("34579pEEENN+567p"), ("waits", "34579pEEENN+567p")),
        (discards("123m456p789s11s57mE"), ("discards", "123m456p789s11s57mE")),
        (why(HAND, "12"), ("why", HAND, "--fan", "12")),
        (shortfall(HAND), ("why", HAND)),
        (compare(HAND, ["self-drawn"]), ("compare", HAND, "--with", "self-drawn")),
    ]
    for result, words in asked:
        written = json.loads(run(*words, "--json", "--lang", lang).out)
        assert json.loads(json.dumps(to_dict(result, lang))) == written


def test_a_deal_and_a_finding_have_records_too(tmp_path: Path, run: Run) -> None:
    deal = {"rules": "mcr", "winner": "E", "from": "W", "win": "8p", "points": 25}
    file = tmp_path / "deal.json"
    file.write_text(json.dumps(deal))
    assert to_dict(settle(deal)) == {**json.loads(run("deal", str(file), "--json").out), "id": None}
    sheet = ROOT / "sample_hands" / "sheet_with_mistakes.csv"
    found = check(sheet)
    written = json.loads(run("check", str(sheet), "--json").out)
    told = [to_dict(one) for one in found.findings]
    assert [one["message"] for one in told] == [one["message"] for one in written]
    assert len(found.errors) == 3


def test_an_error_has_its_record(run: Run) -> None:
    with pytest.raises(HandError) as caught:
        score("123x")
    written = json.loads(run("score", "123x", "--json").out)
    assert to_dict(caught.value)["error"] == written["error"]
    assert text_of(caught.value.faults[0], "ru") != text_of(caught.value.faults[0], "en")


def test_what_is_no_result_is_refused() -> None:
    with pytest.raises(TypeError):
        to_dict("something")  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        text_of("something")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="fr"):
        to_dict(score(HAND), "fr")


@pytest.mark.parametrize("rules", names())
def test_the_catalogue_is_that_of_the_command(rules: str, run: Run) -> None:
    written = json.loads(run("fans", "-r", rules, "--json").out)
    found = fans(rules)
    assert [(one.id, one.points, one.names) for one in found] == [
        (one["fan"], one["points"], one["names"]) for one in written
    ]
    for one in found:
        assert fan(one.id, rules) == one
        assert all(fan(name, rules) == one for name in one.names.values())


def test_a_fan_under_options_and_one_that_there_is_not() -> None:
    assert fan("two_concealed_kongs", options={"two_concealed_kongs": 6}).points == 6
    with pytest.raises(RecordError, match="half_flush"):
        fan("half_flash")
    with pytest.raises(RulesError):
        fans("none")


def test_rule_sets_tell_their_options() -> None:
    found = {one.name: one for one in rule_sets()}
    assert set(names()) <= set(found)
    mil = {option.name: option for option in found["mcr-mil"].options}
    assert mil["mixed_kongs"].value == 5
    assert mil["mixed_kongs"].values == (6, 5)
    assert all(mil["mixed_kongs"].question[lang] for lang in LANGUAGES)
    assert found["classical"].title["ru"]


def test_notations_go_round() -> None:
    for to in ("compact", "gb", "tenhou", "chinese", "unicode"):
        text = convert("123m456p78s99sEEE+PPP"[:-4], to)
        assert convert(text) == convert("123m456p78s99sEEE")
    with pytest.raises(ValueError, match="runes"):
        convert("123m", "runes")


def test_a_sheet_is_checked_from_its_bytes_and_from_its_file() -> None:
    sheet = ROOT / "sample_hands" / "sheet_with_mistakes.csv"
    ours, theirs = check(sheet.read_bytes()), check(str(sheet))
    assert [one.finding for one in ours.findings] == [one.finding for one in theirs.findings]
    only = check(sheet, only=["running_total"], causes=False)
    assert {one.check.code for one in only.findings} == {"running_total"}
    with pytest.raises(RecordError):
        check(sheet, only=["no_such_check"])


def test_circumstances_of_a_program_are_those_of_the_commands() -> None:
    found = why(HAND, "self_drawn", Circumstances(win="8s", self_drawn=True))
    assert found.struck[0].by == ("fully_concealed_hand",)
