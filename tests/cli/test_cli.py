"""What is asked and answered on the command line: exit status, errors, words of the hand, rules, languages."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from running import BELOW, GOOD, HAND, NO_WIN, ROOT, Run

from mahjong_calc.cli import app
from mahjong_calc.render.columns import width_of
from mahjong_calc.words import visible


@pytest.mark.parametrize(
    ("args", "status"),
    [
        (GOOD, 0),
        (BELOW, 1),
        (NO_WIN, 1),
        (("score", "123m45x6p"), 2),
        (("score", HAND), 2),
        (("score", "123m"), 2),
        (("score", HAND, "-w", "8p", "--replacement"), 2),
        (("score", HAND, "-w", "8p", "-r", "mrc"), 2),
        (("score", HAND, "-w", "8p", "-o", "minimum=x"), 2),
        (("score", HAND, "-w", "8p", "--nonsense"), 2),
        (("score", HAND, "-w", "8p", "--lang", "fr"), 2),
        (("score",), 2),
        (("waits", HAND), 0),
        (("waits", "1234567m159pESW"), 1),
        (("waits", "12m"), 2),
        (("fans",), 0),
        (("fan", "half_flush"), 0),
        (("fan", "nothing"), 2),
        (("rules",), 0),
        (("rules", "mcr-mil"), 0),
        (("rules", "E"), 2),
        (("finding",), 0),
        (("finding", "tile_count"), 0),
        (("finding", "nothing"), 2),
        (("convert", HAND, "--to", "gb"), 0),
        (("convert", HAND, "--to", "morse"), 2),
        (("--version",), 0),
        (("-h",), 0),
        ((), 2),
        (("nothing",), 2),
    ],
)
def test_exit_status_and_streams(run: Run, args: tuple[str, ...], status: int) -> None:
    ran = run(*args)
    assert ran.status == status
    assert bool(ran.out) == (status == 0 or args in (BELOW, ("waits", "1234567m159pESW")))
    assert bool(ran.err) == (not ran.out)
    assert "Traceback" not in ran.err


@pytest.mark.parametrize("form", ["json", "jsonl", "csv", "tsv"])
@pytest.mark.parametrize("args", [GOOD, BELOW, NO_WIN, ("score", "1x"), ("score", HAND, "-r", "E"), ("fan", "x")])
def test_machine_formats_leave_stderr_empty(run: Run, args: tuple[str, ...], form: str) -> None:
    ran = run(*args, "--format", form)
    assert ran.err == ""
    if form.startswith("json"):
        record = json.loads(ran.out)
        assert ("error" in record) == (args not in (GOOD, BELOW))


def test_the_error_of_the_manual(run: Run) -> None:
    assert run("score", "123m45x6p").err.splitlines()[:3] == [
        'mahjong-calc: unknown symbol "x" at column 7',
        "  123m45x6p",
        "        ^",
    ]


def test_all_faults_are_told_one_after_another(run: Run) -> None:
    err = run("score", "123x", "1y", "--flowers", "9", "seat=Q").err
    assert [line for line in err.splitlines() if line.startswith("mahjong-calc")] == [
        'mahjong-calc: unknown symbol "x" at column 4',
        'mahjong-calc: unknown symbol "y" at column 7',
        *[line for line in err.splitlines() if "seat" in line and "column" in line],
        "mahjong-calc: 9 flowers: there are only eight",
    ]


def test_the_caret_stands_under_wide_and_escaped_characters(run: Run) -> None:
    lines = run("score", "八筒\x1bx").err.splitlines()
    assert [line for line in lines if line.strip() == "^"] == [" " * 6 + "^", " " * 10 + "^"]
    assert r"  八筒\x1bx" in lines


@pytest.mark.parametrize("hostile", ["[red]", "[/x]", "\x1b[31mred", "\u202e123m", "[pung 555p]", "%s{0}", "\udcff"])
def test_hostile_text_comes_back_harmless(run: Run, hostile: str) -> None:
    ran = run("score", hostile, "--color", "always")
    assert ran.status == 2
    assert visible(hostile) in ran.err
    assert "\x1b" not in ran.err
    record = json.loads(run("score", hostile, "--json").out)
    assert record["error"]["code"]
    assert "\x1b" not in run("fan", hostile).err + run(hostile).err + run("score", "--" + hostile).err


@pytest.mark.parametrize("word", ["-2222p", "-EEEE", "-2222s", "-1z1z1z1z", "-[2222p]", "-二筒", "-R2"])
def test_words_that_begin_with_a_dash(word: str) -> None:
    assert app.is_hand_word(word) == (word != "-R2")


def test_kongs_after_a_dash_belong_to_the_hand(run: Run) -> None:
    words = ["22m", "-7777s", "+123s", "-EEEE", "+555s"]
    record = json.loads(run("score", *words, "-w", "2m", "-RS", "-ds", "E", "--json").out)
    assert record["hand"] == " ".join(words)
    assert {"concealed_kong", "two_concealed_kongs"} & {line["fan"] for line in record["lines"]}
    assert record == json.loads(run("score", "--json", "-RS", "-ds", "E", "-w", "2m", "--", *words).out)
    assert "-EEEE" in run("score", "-EEEE", "1x").err


def test_a_pasted_line_is_the_same_as_options(run: Run) -> None:
    pasted = run("score", "123m456p78s99s+EEE", "win=9s", "seat=S", "self-drawn", "rules=mcr-mil", "--json")
    typed = run("score", "123m456p78s99s+EEE", "-w", "9s", "-s", "S", "-d", "-r", "mcr-mil", "--json")
    assert json.loads(pasted.out) == json.loads(typed.out)


def test_a_contradiction_of_line_and_option_is_an_error(run: Run) -> None:
    ran = run("score", "123m456p78s99s+EEE", "win=9s", "-w", "8s")
    assert ran.status == 2
    assert "9s" in ran.err
    assert "8s" in ran.err


def test_swapped_short_options_are_answered_with_the_right_ones(run: Run) -> None:
    assert "-R E" in run(*GOOD, "-r", "E").err
    assert "--output out.json" in run(*GOOD, "-o", "out.json").err
    assert "did you mean mcr-mil" in run(*GOOD, "-r", "mcr_mil").err
    assert "did you mean minimum" in run(*GOOD, "-o", "minimun=6").err


def test_house_rules(run: Run) -> None:
    ran = run(*BELOW, "-o", "minimum=6", "-o", "wind_pung_point=yes")
    assert ran.status == 0
    assert "house rules: " in ran.out
    assert "minimum=6" in ran.out
    assert run(*BELOW, "-o", "minimum=6", "-o", "minimum=7").status == 2


def test_the_rule_set_of_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAHJONG_CALC_RULES", "mcr-mil")
    assert json.loads(run(*GOOD, "--json").out)["rules"] == "mcr-mil"
    assert json.loads(run(*GOOD, "-r", "mcr", "--json").out)["rules"] == "mcr"


def test_languages(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Half Flush" in run(*GOOD).out
    assert "混一色" in run(*GOOD, "--lang", "ZH").out
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert "Пол-изобилия" in run(*GOOD).out
    assert "Half Flush" in run(*GOOD, "--json").out
    monkeypatch.setenv("MAHJONG_CALC_LANG", "zh")
    assert "混一色" in run(*GOOD, "--json").out
    assert "八" not in run("score", "1x").err
    assert "无法识别的字符" in run("score", "1x").err


def test_a_rule_set_that_nobody_typed_is_traced_to_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("xx", "E", "MCRX"):
        monkeypatch.setenv("MAHJONG_CALC_RULES", name)
        ran = run(*GOOD)
        assert ran.status == 2
        assert "MAHJONG_CALC_RULES" in ran.err
        assert "MAHJONG_CALC_RULES" not in run(*GOOD, "-r", "yy").err


def test_the_column_stands_where_the_sentence_stays_clear(run: Run) -> None:
    assert 'mahjong-calc: unknown symbol "x" at column 2\n' in run("score", "1x").err
    err = run("score", HAND, "self-draw").err
    assert 'column 18: unknown word "self-draw" after the hand; did you mean self-drawn?' in err
    assert "line 1: column 1: " in run("score", "-", stdin="-2222p3m").err


@pytest.mark.parametrize("hand", ["ЕЕЕ", "123м", "11р", "С"])
def test_cyrillic_letters_that_look_latin_are_named(run: Run, hand: str) -> None:
    assert "Latin" in run("score", hand).err
    assert "латинскими" in run("score", hand, "--lang", "ru").err


def test_a_discarder_who_is_the_winner_by_default_is_told_about_the_seat(run: Run) -> None:
    assert "-s SEAT" in run(*GOOD, "-f", "E").err


@pytest.mark.parametrize("lang", ["en", "ru", "zh"])
@pytest.mark.parametrize("how", [("-d",), ("-f", "W"), ("-f", "N", "--robbing-kong"), ()])
def test_payments_fit_on_one_line(run: Run, lang: str, how: tuple[str, ...]) -> None:
    lines = run(
        "score",
        "33p+567m+567p+567s+EEE" if "-d" in how else "33p56s+567m+567p+EEE",
        "-w",
        "3p" if "-d" in how else "7s",
        *how,
        "--explain",
        "--lang",
        lang,
    ).out.splitlines()
    winner = {"en": "East wins", "ru": "Восток выигрывает", "zh": "东和牌"}[lang]
    (paid,) = [line for line in lines if winner in line]
    assert paid.count(" -") == (3 if how else 2)
    assert width_of(paid) <= 80
    assert max(map(width_of, lines)) <= 80


def test_the_end_of_the_process_looks_for_no_cycles() -> None:
    """What the program holds at its end is set aside; a call of `main` in somebody's process sets nothing aside."""
    code = (
        "import atexit, gc, sys\n"
        "from mahjong_calc.cli import main\n"
        "atexit.register(lambda: print(gc.get_freeze_count() > 0))\n"
        "sys.argv = ['mahjong-calc', '--version']\n"
        "main({args})"
    )
    for args, frozen in (("", "True"), ("['--version']", "False")):
        ran = subprocess.run(
            [sys.executable, "-c", code.format(args=args)], capture_output=True, text=True, check=True, cwd=ROOT
        )
        assert ran.stdout.split()[-1] == frozen
