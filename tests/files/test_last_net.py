"""Whatever goes wrong inside one record, foreseen or not, is the error of that record and costs no other one."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from running import Run

from mahjong_calc import words
from mahjong_calc.faults import CODES
from mahjong_calc.words import LANGUAGES

GOOD = "123m456p78s99s+EEE"
PLANTED = "123m456p789sEE+PPP"
DEAL = {"rules": "mcr", "winner": "E", "from": "S", "points": 25}
FORMATS = ("csv", "tsv", "json", "jsonl", "plain", "markdown")


def planted(real: Callable[..., Any], problem: type[BaseException], sign: str = PLANTED) -> Callable[..., Any]:
    """The function, which fails where the planted hand is among what it is given."""

    def fails(*args: Any, **more: Any) -> Any:
        if sign in re.sub(r" at 0x\w+", "", repr(args)):  # an address may hold any figures
            raise problem("planted")
        return real(*args, **more)

    return fails


def plant(monkeypatch: pytest.MonkeyPatch, *places: str, problem: type[BaseException] = ZeroDivisionError) -> None:
    """Let functions fail at the planted hand, each by `module:name`."""
    from importlib import import_module

    for place in places:
        module, _, path = place.partition(":")
        *owner, name = path.split(".")
        holder: Any = import_module(module)
        for one in owner:
            holder = getattr(holder, one)
        monkeypatch.setattr(holder, name, planted(getattr(holder, name), problem))


RECORDS = "".join(f"{hand} win=9s seat=E round=E\n" for hand in (GOOD, PLANTED, GOOD))
QUICK, FULL = "mahjong_calc.files.scorer:count_plain", "mahjong_calc.files.scorer:read_hand"
IN_FULL = (
    FULL,
    "mahjong_calc.files.scorer:score_hand",
    "mahjong_calc.files.scorer:notation.read",
    "mahjong_calc.files.records:split_line",
    "mahjong_calc.render.csvs:score_row",
    "mahjong_calc.render.jsons:record",
    "mahjong_calc.render.batch_page:_score_rows",
)


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("place", IN_FULL)
def test_an_exception_in_one_record_is_its_error(
    run: Run, monkeypatch: pytest.MonkeyPatch, form: str, place: str
) -> None:
    plant(monkeypatch, QUICK, place)
    monkeypatch.setenv("COLUMNS", "300")
    ran = run("batch", "-", "--format", form, stdin=RECORDS)
    assert ran.err == ""
    if ran.status == 0:  # this format does not pass there
        assert "ZeroDivisionError" not in ran.out
        return
    assert ran.status == 1
    assert ran.out.count("ZeroDivisionError: planted") in (1, 2)  # JSON tells the first fault twice
    assert ran.out.count(GOOD) >= 2
    if form == "csv":
        rows = list(csv.DictReader(io.StringIO(ran.out)))
        assert [row["id"] for row in rows] == ["1", "2", "3"]
        assert [row["total"] for row in rows] == ["12", "", "12"]
        assert rows[1]["error"].startswith("internal_error: ")
    if form == "jsonl":
        codes = [json.loads(line).get("error", {}).get("code") for line in ran.out.splitlines()]
        assert codes == [None, "internal_error", None]


def test_every_planted_place_is_passed_by_some_format(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for place in IN_FULL:
        with monkeypatch.context() as patch:
            plant(patch, QUICK, place)
            unknown = RECORDS.replace("seat=E", "rules=mrc") if place.endswith("notation.read") else RECORDS
            told = [run("batch", "-", "--format", form, stdin=unknown).out for form in FORMATS]
        assert any("ZeroDivisionError" in out for out in told), place


def test_where_the_quick_way_fails_the_full_one_answers(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    table = "hand,win,seat,round\n" + "".join(f"{hand},9s,E,E\n" for hand in (GOOD, PLANTED, GOOD))
    whole = run("batch", "-", stdin=table)
    plant(monkeypatch, QUICK)
    assert run("batch", "-", stdin=table) == whole
    plant(monkeypatch, FULL)
    ran = run("batch", "-", stdin=table)
    assert ran.status == 1
    assert [line.split(",")[4] for line in ran.out.splitlines()[1:]] == ["12", "", "12"]


@pytest.mark.parametrize("form", FORMATS)
def test_an_exception_among_waits_is_the_error_of_its_record(
    run: Run, monkeypatch: pytest.MonkeyPatch, form: str
) -> None:
    plant(monkeypatch, "mahjong_calc.files.scorer:waits_of")
    ran = run("batch", "-", "--waits", "--format", form, stdin="".join(f"{one[:-4]}+EEE\n" for one in (GOOD, GOOD)))
    assert ran.status == 0
    monkeypatch.setattr("mahjong_calc.files.scorer.waits_of", planted(lambda *_: None, ZeroDivisionError, "E"))
    ran = run("batch", "-", "--waits", "--format", form, stdin=f"{GOOD}\n{GOOD}\n")
    assert (ran.status, ran.err) == (1, "")
    assert "ZeroDivisionError" in ran.out


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize(
    "place", ["mahjong_calc.variants.mcr.deal:settle", "mahjong_calc.cli.deal:deal_records.deal_record"]
)
def test_an_exception_in_one_deal_is_its_error(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, form: str, place: str
) -> None:
    deals = [DEAL, {**DEAL, "points": 77}, DEAL]
    (tmp_path / "deals.jsonl").write_text("".join(json.dumps(one) + "\n" for one in deals), encoding="utf-8")
    from importlib import import_module

    module, _, name = place.partition(":")
    holder: Any = import_module(module)
    *path, last = name.split(".")
    for one in path:
        holder = getattr(holder, one)
    monkeypatch.setattr(holder, last, planted(getattr(holder, last), ZeroDivisionError, "77"))
    ran = run("deal", str(tmp_path / "deals.jsonl"), "--format", form)
    said = ran.out + ran.err
    if place.endswith("deal_record") and form not in ("json", "jsonl"):
        assert ran.status == 0
        return
    assert ran.status == 1
    assert said.count("ZeroDivisionError: planted") in (1, 2)
    if form == "jsonl":
        codes = [json.loads(line).get("error", {}).get("code") for line in ran.out.splitlines()]
        assert codes == [None, "internal_error", None]


@pytest.mark.parametrize("command", ["score", "waits"])
def test_an_exception_in_one_line_is_its_error(run: Run, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    plant(monkeypatch, f"mahjong_calc.api:{command}")
    hand = PLANTED if command == "score" else GOOD
    monkeypatch.setattr(f"mahjong_calc.api.{command}", planted(lambda *_, **__: None, ZeroDivisionError, "E"))
    ran = run(command, "-", "--format", "jsonl", stdin=f"{hand}\n1x\n")
    assert ran.status == 2
    codes = [json.loads(line)["error"]["code"] for line in ran.out.splitlines()]
    assert codes[0] == "internal_error"
    assert len(codes) == 2
    assert "ZeroDivisionError" in run(command, hand).err


@pytest.mark.parametrize("problem", [KeyboardInterrupt, SystemExit, GeneratorExit])
def test_what_is_no_fault_passes_through(
    run: Run, monkeypatch: pytest.MonkeyPatch, problem: type[BaseException]
) -> None:
    plant(monkeypatch, QUICK, problem=problem)
    table = f"hand,win,seat,round\n{PLANTED},9s,E,E\n"
    if problem is KeyboardInterrupt:
        assert run("batch", "-", stdin=table).status == 130
    else:
        with pytest.raises(problem):
            run("batch", "-", stdin=table)


def test_it_is_worded_in_three_languages_with_what_to_do() -> None:
    assert "internal_error" in CODES
    for key in ("internal_error", "internal_error.hint"):
        assert len(set(words.topic("input_faults")[key])) == len(LANGUAGES)


# Records that were not foreseen once


@pytest.mark.parametrize("key", [r'"\ud800x"', r'"\udfff"', '"\udcff"', r'"options": {"\ud800": 1}, "x"'])
@pytest.mark.parametrize("form", FORMATS)
def test_a_key_that_is_no_unicode_is_an_unknown_one(run: Run, tmp_path: Path, key: str, form: str) -> None:
    line = f'{{"hand": "{GOOD}", "win": "9s", {key}: 1}}\n'
    good = json.dumps({"hand": GOOD, "win": "9s"})
    file = tmp_path / "hands.jsonl"
    file.write_bytes((line + good).encode("utf-8", "surrogateescape"))
    ran = run("batch", str(file), "--format", form)
    assert (ran.status, ran.err) == (1, "")
    assert "unknown" in ran.out or "utf-8" in ran.out
    assert "Mixed Straight" in ran.out
    assert "internal_error" not in ran.out
    if form == "jsonl":
        assert [json.loads(one).get("total") for one in ran.out.splitlines()] == [None, 12]


@pytest.mark.parametrize("place", ["", '"hands": {KEY: "1m"}, ', '"options": {KEY: 1}, '])
def test_a_key_of_a_deal_that_is_no_unicode_is_named(run: Run, place: str) -> None:
    key = r'"\ud800x"'
    text = '{"rules": "mcr", "winner": "E", "from": "S", %s"points": 25}' % (place.replace("KEY", key) or f"{key}: 1, ")
    ran = run("deal", "-", "--input-format", "json", "--format", "jsonl", stdin=text)
    error = json.loads(ran.out)["error"]
    assert r"\ud800x" in error["message"]
    assert error["code"] in ("bad_record", "unknown_option")


@pytest.mark.parametrize("depth", [1, 40, 49, 50, 51, 52, 60, 200, 330, 900, *range(960, 1010, 3), 20_000])
@pytest.mark.parametrize("ends", ["[]", '{"a":}'])
def test_no_depth_is_too_deep_for_an_answer(run: Run, depth: int, ends: str) -> None:
    start, end = (ends[:1], ends[1:]) if ends == "[]" else (ends[:-1], ends[-1:])
    value = start * depth + "1" + end * depth
    lines = f'{{"hand": "{GOOD}", "win": {value}}}\n{{"hand": "{GOOD}", "win": "9s"}}\n'
    for form in ("csv", "jsonl"):
        ran = run("batch", "-", "--input-format", "jsonl", "--format", form, stdin=lines)
        assert (ran.status, ran.err) == (1, "")
        assert "bad_record" in ran.out
        assert "internal_error" not in ran.out
        assert "Mixed Straight" in ran.out
    deal = json.dumps({**DEAL, "hands": None}).replace("null", value)
    ran = run("deal", "-", "--input-format", "json", "--format", "jsonl", stdin=deal)
    assert json.loads(ran.out)["error"]["code"] == "bad_record"


@pytest.mark.parametrize("number", ["1" * 10_000, "0x" + "f" * 100_000, "-" + "9" * 5000, "0b" + "1" * 100_000])
@pytest.mark.parametrize("key", ["points", "id", "x"])
def test_a_number_of_too_many_digits_is_told(run: Run, number: str, key: str) -> None:
    ran = run("deal", "-", "--input-format", "toml", "--format", "jsonl", stdin=f'winner = "E"\n{key} = {number}\n')
    assert ran.status == 1
    assert json.loads(ran.out)["error"]["message"] == "a TOML number with too many digits"
