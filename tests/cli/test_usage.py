"""Command lines that cannot be run: told in the program's own words, with what was meant and where to look."""

from __future__ import annotations

import json
import re

import pytest
from running import GOOD, HAND, Run

from mahjong_calc.cli.app import COMMANDS, program
from mahjong_calc.words import LANGUAGES

OPTIONS = [
    (command, name)
    for command in COMMANDS
    for one in program().commands[command].params
    for name in one.opts
    if name[0] == "-"
]
SHORT = [(command, name) for command, name in OPTIONS if len(name) == 2]
LONG = [(command, name) for command, name in OPTIONS if name[:2] == "--"]


@pytest.mark.parametrize(("command", "short"), SHORT)
def test_a_capital_slip_of_every_short_option_names_the_option(run: Run, command: str, short: str) -> None:
    wrong = short.swapcase()
    if (command, wrong) in SHORT:
        return
    ran = run(command, HAND, wrong, "E")
    assert (ran.status, ran.out) == (2, "")
    assert re.search(rf"{wrong}\b.*{short}\b", ran.err.splitlines()[0])
    assert f"mahjong-calc {command} --help" in ran.err


@pytest.mark.parametrize(("command", "long"), LONG)
def test_one_dash_before_every_long_option_names_the_option(run: Run, command: str, long: str) -> None:
    for typed in (long[1:], "-" + long[2:].replace("-", ""), long[1:] + "=1", "—" + long[2:], "–" + long[2:]):
        ran = run(command, HAND, typed, "E")
        assert (ran.status, ran.out) == (2, ""), typed
        assert long in ran.err.splitlines()[0], typed


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("-self", ["--self-drawn"]),
        ("-last", ["--last-tile", "--last-of-kind"]),
        ("-Win", ["--win"]),
        ("-flow", ["--flowers"]),
        ("--selfdrawn", ["--self-drawn"]),
        ("--last", ["--last-tile", "--last-of-kind"]),
        ("--flower", ["--flowers"]),
        ("--jsn", ["--json"]),
    ],
)
def test_a_part_of_a_long_option_is_told_with_all_that_it_can_be(run: Run, typed: str, meant: list[str]) -> None:
    first = run("score", HAND, typed, "8p").err.splitlines()[0]
    assert [name for name in re.findall(r"--[a-z-]+", first) if name != typed] == meant


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("typed", ["-E", "-N", "-C", "-P"])
def test_one_tile_after_a_dash_is_no_option(run: Run, typed: str, lang: str) -> None:
    ran = run("score", HAND, "-w", "8p", typed, "--lang", lang)
    assert (ran.status, ran.out) == (2, "")
    assert ("-s N" in ran.err) == (typed == "-N")


def test_all_slips_are_told_at_once(run: Run) -> None:
    err = run("score", HAND, "-win", "8p", "-selfdrawn", "-S", "S").err
    assert err.count("mahjong-calc: ") == 3


@pytest.mark.parametrize(
    "words",
    [
        ("22m", "-7777s", "+123s", "-EEEE", "+555s", "-w", "2m"),
        ("22m", "-7777s", "+123s", "+EEE", "+555s", "-ds", "E", "-w", "2m"),
        ("EE", "-22m", "+123s", "+234s", "+555s", "-333m", "-w2m"),
        ("3m", "-EE", "-SE3m", "+123s", "+234s", "+555s", "-wE"),
        ("--", "22m", "+123s", "+234s", "+555s", "33m", "-E", "-EE"),
        ("123m456p789s99s+EEE", "--output", "-S"),
    ],
)
def test_words_of_the_hand_and_values_of_options_are_no_slips(
    run: Run, words: tuple[str, ...], tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(str(tmp_path))
    ran = run("score", *words)
    assert "option" not in ran.err
    assert "dash" not in ran.err


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("score", "1m", "--nonsense"), "no such option: --nonsense"),
        (("score", "1m", "--tsumo"), "no such option: --tsumo"),
        (("score", "1m", "--zimo"), "no such option: --zimo"),
        (("score", "1m", "-w"), "-w needs a value"),
        (("score", "1m", "--self-drawn=yes"), "--self-drawn takes no value"),
        (("score", "1m", "--lang", "de"), 'unknown language "de"; there are en, ru, zh'),
        (("score", "1m", "--format", "jsno"), '--format cannot be "jsno"; did you mean json?'),
        (("sheet", "new", "--hands", "0"), '--hands cannot be "0"; allowed: 1-100'),
        (("sheet", "new", "--hands", "x"), '--hands cannot be "x"; allowed: 1-100'),
        (("sheet",), "new is missing"),
        (("fan",), "NAME is missing"),
        (("score", HAND, "--json", "--format", "csv"), "--json and --format csv contradict each other"),
        (("deal", "a.toml", "b.toml"), 'one argument too many: "b.toml"'),
        (("finding", "tile_count", "-r", "mcr"), "no such option here: -r"),
    ],
)
def test_usage_errors_are_told_in_own_words_with_the_help_of_the_command(
    run: Run, args: tuple[str, ...], told: str
) -> None:
    ran = run(*args)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(f"mahjong-calc: {told}")
    assert f"see mahjong-calc {args[0]} --help" in ran.err


@pytest.mark.parametrize("lang", ["ru", "zh"])
@pytest.mark.parametrize(
    "args",
    [
        ("score", "1m", "--nonsense"),
        ("score", "1m", "-w"),
        ("score", "1m", "--self-drawn=yes"),
        ("score", "1m", "--color", "de"),
        ("sheet", "new", "--hands", "0"),
        ("sheet",),
        ("batch", "a", "b"),
        ("scroe",),
        ("score", "1m", "-S", "S"),
        ("score", "1m", "-win", "1m"),
        ("--lang", "ru", "score", "1m"),
    ],
)
def test_no_english_is_left_in_usage_errors(
    run: Run, args: tuple[str, ...], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if "--lang" in args:
        monkeypatch.setenv("MAHJONG_CALC_LANG", lang)
        args = ("--color", "never", *args[2:])
    else:
        args = (*args, "--lang", lang) if args != ("score", "1m", "-w") else ("score", "1m", "--lang", lang, "-w")
    err = run(*args).err
    assert not re.search(r"\b(did|you|mean|there|value|missing|option|see|no)\b", err), err
    assert err.count("mahjong-calc") >= 2


def test_a_command_that_there_is_not(run: Run) -> None:
    assert "did you mean score?" in run("scroe").err
    assert "did you mean" not in run("compare").err
    assert "mahjong-calc score HAND" in run("123m").err


def test_an_option_before_the_command_is_sent_behind_it(run: Run) -> None:
    assert "mahjong-calc score ... --json" in run("--json", *GOOD).err


def test_hostile_words_come_back_harmless(run: Run) -> None:
    for args in (("\x1b[31m",), ("score", "--\x1b[31m"), ("score", "1m", "--lang", "\x1b"), ("batch", "a", "\u202e")):
        err = run(*args).err
        assert err
        assert "\x1b" not in err
        assert "\u202e" not in err


def test_a_slip_is_told_although_a_program_reads(run: Run) -> None:
    assert run("score", HAND, "-w", "8p", "-S", "S", "--json").status == 2
    assert json.loads(run("score", HAND, "-w", "8p", "-s", "S", "--json").out)


def test_a_number_below_zero_is_told_as_it_was_typed(run: Run) -> None:
    ran = run("batch", "-", "--jobs", "-1", "--lang", "en")
    assert ran.status == 2
    assert 'cannot be "-1"' in ran.err
