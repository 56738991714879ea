"""The quiz: hands that have what was wished for, answers judged by the score, and hands to be printed."""

from __future__ import annotations

import json
import os
import re
import select
import subprocess
import sys
import time
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from foreign_games import COPIED, copy_variants, on_path
from hypothesis import given, settings
from hypothesis import strategies as st
from running import GOOD, ROOT, Ran, Run, heed, loaded

from mahjong_calc import score
from mahjong_calc.cli.answers import read_answer
from mahjong_calc.engine import rule_sets
from mahjong_calc.errors import RecordError
from mahjong_calc.hand.hand import KONG
from mahjong_calc.hand.tiles import compact
from mahjong_calc.notation import read, split_line
from mahjong_calc.notation.values import read_circumstances
from mahjong_calc.practice.drawing import Drawn, Wish, draw
from mahjong_calc.practice.judging import Given, judge, tally
from mahjong_calc.render.columns import width_of
from mahjong_calc.render.quiz_page import text_line
from mahjong_calc.words import LANGUAGES

FANS = [(rules, fan.id) for rules in rule_sets.NAMES for fan in rule_sets.rule_set(rules).book.fans]
HELD = {("mcr", "melded_and_concealed_kong")}
"""Fans that their rule set does not count."""


def some(rules: str, wish: Wish = Wish(), seed: int = 1, count: int = 4, **options: Any) -> list[Drawn]:  # noqa: B008
    return list(islice(draw(rule_sets.rule_set(rules, options), wish, Random(seed)), count))


def assert_is_what_it_says(drawn: Drawn, rules: str) -> None:
    """Read back from its line, the hand has the same score."""
    typed, words, faults = split_line(text_line(drawn.hand, drawn.how, ""))
    hand, more = read(typed)
    how, last = read_circumstances({name: value for name, (value, _) in words.items()})
    assert [*faults, *more, *last] == []
    assert (hand.concealed, hand.melds) == (drawn.hand.concealed, drawn.hand.melds)
    again = score(hand, how, rules=rules)
    assert (again.total, again.lines) == (drawn.score.total, drawn.score.lines)


@pytest.mark.parametrize(("rules", "fan"), [one for one in FANS if one not in HELD])
def test_a_hand_is_found_for_every_fan(rules: str, fan: str) -> None:
    book = rule_sets.rule_set(rules).book
    for drawn in some(rules, Wish((book.by_id[fan],))):
        assert fan in [line.fan for line in drawn.score.lines]
        assert drawn.fan == fan
        assert drawn.score.legal
        assert_is_what_it_says(drawn, rules)


@pytest.mark.parametrize(("rules", "fan"), sorted(HELD))
def test_a_fan_that_does_not_count_is_refused(rules: str, fan: str) -> None:
    with pytest.raises(RecordError) as caught:
        some(rules, Wish((rule_sets.rule_set(rules).book.by_id[fan],)))
    assert [fault.code for fault in caught.value.faults] == ["no_hand_found"]


def test_hands_of_a_fan_are_not_its_example_over_and_over() -> None:
    book = rule_sets.rule_set("mcr").book
    hands = some("mcr", Wish((book.by_id["pure_straight"],)), count=30)
    assert len({(one.hand, one.how) for one in hands}) == 30
    assert len({compact(one.hand.concealed) for one in hands}) > 20
    assert {meld.kind for one in hands for meld in one.hand.melds} >= {"chow", "pung"}


def test_other_games_are_practised_alike(tmp_path: Path) -> None:
    copy_variants(tmp_path)
    with on_path(tmp_path):
        for rules in COPIED:
            for drawn in some(rules, count=6):
                assert_is_what_it_says(drawn, rules)


def test_a_declared_game_is_practised_alike() -> None:
    with on_path(ROOT / "tests" / "games" / "hong_kong"):
        sys.path.insert(0, str(ROOT / "tests" / "games" / "hong_kong"))
        try:
            from hong_kong_mahjong import GAME

            from mahjong_calc.engine.book import Book
            from mahjong_calc.engine.rule_sets import RuleSet

            (name,) = list(GAME.rule_sets)[:1]
            options = {one.name: one.default for one in GAME.options} | dict(GAME.rule_sets[name])
            rule_set = RuleSet(name, GAME, options, {}, Book(GAME, options))
            for fan in rule_set.book.fans:
                (drawn,) = islice(draw(rule_set, Wish((fan,)), Random(2)), 1)
                assert fan.id in [line.fan for line in drawn.score.lines]
        finally:
            sys.path.remove(str(ROOT / "tests" / "games" / "hong_kong"))


@given(st.integers(0, 10**6), st.sampled_from(rule_sets.NAMES))
@settings(max_examples=20, deadline=None)
def test_the_same_seed_draws_the_same_hands(seed: int, rules: str) -> None:
    first, again = some(rules, seed=seed, count=3), some(rules, seed=seed, count=3)
    assert [(one.hand, one.how) for one in first] == [(one.hand, one.how) for one in again]
    assert all(max(map(one.hand.concealed.count, one.hand.concealed)) <= 4 for one in first)


@pytest.mark.parametrize(("least", "most"), [(8, 24), (24, None), (None, 7), (12, 12), (88, 200)])
def test_hands_are_worth_what_was_wished(least: int | None, most: int | None) -> None:
    for drawn in some("mcr", Wish((), least, most), count=8):
        assert (least or 0) <= drawn.score.total <= (most or 10**6)


def test_what_cannot_be_ends() -> None:
    four_winds = rule_sets.rule_set("mcr").book.by_id["big_four_winds"]
    with pytest.raises(RecordError):
        some("mcr", Wish((four_winds,), 1, 8))


def test_a_set_is_drawn_with_every_kind_of_declaration() -> None:
    melds = {meld for one in some("mcr", count=150) for meld in one.hand.melds}
    assert any(meld.kind == KONG and meld.concealed for meld in melds)
    assert any(meld.kind == KONG and not meld.concealed for meld in melds)


# Answers

BOOK = rule_sets.rule_set("mcr").book


def answered(typed: str) -> Given:
    given, wrong = read_answer(typed, BOOK, "mcr", "en")
    assert given is not None, wrong
    return given


@pytest.mark.parametrize(
    ("typed", "fans"),
    [
        ("Half Flush", {"half_flush": None}),
        ("half_flush, all pungs", {"half_flush": None, "all_pungs": None}),
        ("混一色、碰碰和", {"half_flush": None, "all_pungs": None}),
        ("Чистый ряд; flower tiles x 2", {"pure_straight": None, "flower_tiles": 2}),
        ("flower tiles x2+tile hog ×3", {"flower_tiles": 2, "tile_hog": 3}),
        ("big four", {"big_four_winds": None}),
    ],
)
def test_fans_are_named_in_any_language(typed: str, fans: dict[str, int | None]) -> None:
    assert answered(typed) == Given(fans=fans)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("typed", "told"), [("haf flush", True), ("pung", True), ("-5", False), ("\x1b[31m", False)])
def test_what_names_no_fan_is_told(typed: str, told: bool, lang: str) -> None:
    given, wrong = read_answer(typed, BOOK, "mcr", lang)
    assert given is None
    assert wrong.isprintable()
    assert ("mcr" in wrong) or told


def test_a_number_is_a_total_and_nothing_asks_for_the_answer() -> None:
    assert answered(" 30 ") == Given(total=30)
    assert answered("") == answered(" , ") == Given()


@given(st.integers(0, 1000), st.data())
@settings(max_examples=60, deadline=None)
def test_an_answer_is_right_when_it_is_the_score(seed: int, data: Any) -> None:
    (drawn,) = some("mcr", seed=seed, count=1)
    lines = drawn.score.lines
    counts = {line.fan: line.count for line in lines}
    assert judge(Given(total=drawn.score.total), drawn.score).right
    assert judge(Given(fans=counts), drawn.score).right
    assert judge(Given(fans=dict.fromkeys(counts)), drawn.score).right
    assert not judge(Given(total=drawn.score.total + 1), drawn.score).right
    assert not judge(Given(), drawn.score).right
    left_out = data.draw(st.sampled_from(sorted(counts)))
    verdict = judge(Given(fans={fan: None for fan in counts if fan != left_out}), drawn.score)
    assert [line.fan for line in verdict.missed] == [left_out]
    other = next(fan.id for fan in BOOK.fans if fan.id not in counts)
    assert judge(Given(fans={**dict.fromkeys(counts), other: None}), drawn.score).extra == (other,)
    twice = judge(Given(fans={**counts, left_out: counts[left_out] + 1}), drawn.score)
    assert [(line.fan, said) for line, said in twice.miscounted] == [(left_out, counts[left_out] + 1)]


def test_the_tally_counts_each_fan_of_each_hand() -> None:
    hands = some("mcr", count=12)
    verdicts = [
        (one.score, judge(Given(total=one.score.total if number % 2 else 0), one.score))
        for number, one in enumerate(hands)
    ]
    found = {one.fan: one for one in tally(verdicts)}
    assert sum(one.asked for one in found.values()) == sum(len(one.score.lines) for one in hands)
    assert sum(one.found for one in found.values()) == sum(len(one.score.lines) for one in hands[1::2])
    assert all(0 <= one.found <= one.asked for one in found.values())


# The command


def quiz(run: Run, *args: str, stdin: str = "") -> Ran:
    return run("quiz", "--seed", "3", *args, stdin=stdin)


def test_a_quiz_from_a_pipe(run: Run) -> None:
    ran = quiz(run, "-r", "mcr-mil", "--count", "4", stdin="24\nFull Flush\n\nqwxz\nnever read\n")
    assert ran.status == 0
    assert "Right: 24." in ran.out
    assert "You did not name" in ran.out
    assert "the hand does not have it; fan full_flush" in " ".join(ran.out.split())
    assert "The answer is 68." in ran.out
    assert '"qwxz" is neither a number nor a fan of mcr-mil' in ran.out
    assert "1 of 4 hands right." in ran.out
    assert "--seed 3 draws the same hands again." in ran.out


@pytest.mark.parametrize("end", ["", "q\n", "QUIT\n", "й\n"])
def test_a_quiz_ends_when_the_player_does(run: Run, end: str) -> None:
    ran = quiz(run, stdin="24\n" + end)
    assert ran.status == 0
    assert "of 1 hand right" in ran.out
    assert "No hand was answered" in quiz(run, stdin=end).out


def test_a_quiz_for_programs_asks_on_stderr(run: Run) -> None:
    ran = quiz(run, "--count", "2", "--json", stdin="24\nall fives\n")
    record = json.loads(ran.out)
    assert (record["asked"], record["seed"], len(record["hands"])) == (2, 3, 2)
    assert record["hands"][1]["answer"] == "all fives"
    assert "Hand 1 of 2" in ran.err
    rows = quiz(run, "--count", "2", "--format", "csv", stdin="24\n1\n").out.splitlines()
    assert rows[0] == "fan,name,asked,found"
    assert len(rows) > 2


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60, 80])
@pytest.mark.parametrize("rules", ["mcr", "sichuan", "classical"])
def test_a_quiz_fits_the_terminal(run: Run, monkeypatch: pytest.MonkeyPatch, lang: str, width: int, rules: str) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    answers = "1\n\n自摸、清一色\n无此番种\n2\n"
    ran = quiz(run, "-r", rules, "--lang", lang, "--count", "5", stdin=answers)
    assert ran.status == 0
    assert max(map(width_of, ran.out.splitlines())) <= width
    if lang == "zh":
        words = re.sub(
            r"--seed|fan \w+|[0-9]+[mps]|[\w_]*[ESWNCFP]+[\w_]*|mcr|sichuan|classical", "", " ".join(ran.out.split())
        )
        assert not re.search("[a-z]{3,}", words)


@pytest.mark.parametrize("form", ["jsonl", "json", "csv", "tsv", "plain"])
@pytest.mark.parametrize("rules", rule_sets.NAMES)
def test_printed_hands_are_read_by_batch(run: Run, tmp_path: Path, form: str, rules: str) -> None:
    file = tmp_path / ("x." + {"plain": "txt"}.get(form, form))
    assert quiz(run, "--print", "20", "-r", rules, "--output", str(file)) == (0, "", "")
    ran = run("batch", str(file), "--format", "jsonl", "-r", rules)
    records = [json.loads(line) for line in ran.out.splitlines()]
    assert len(records) == 20
    assert [record["total"] for record in records] == [one.score.total for one in some(rules, seed=3, count=20)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_worksheet_has_its_answers_on_a_second_page(run: Run, tmp_path: Path, lang: str) -> None:
    file = tmp_path / "x.md"
    assert quiz(run, "--print", "5", "--lang", lang, "--output", str(file)).status == 0
    sheet, answers = file.read_text(encoding="utf-8").split('<div style="page-break-before: always"></div>')
    for number, one in enumerate(some("mcr", seed=3, count=5), 1):
        name = re.escape(one.hand.text).replace("\\", "\\\\?")
        assert re.search(rf"{number}\\?\.", sheet)
        assert re.search(rf"\*?\*?{one.score.total}\b", answers)
        assert one.hand.text in sheet.replace("\\", ""), name
    assert "---" not in sheet


def test_a_worksheet_is_drawn(run: Run, tmp_path: Path) -> None:
    from test_pictures import assert_holds_all_it_needs

    file = tmp_path / "x.html"
    assert quiz(run, "--print", "5", "--html", str(file)) == (0, "", "")
    text = file.read_text(encoding="utf-8")
    assert_holds_all_it_needs(text)
    assert text.count('role="img"') == 5
    assert '<section class="new">' in text


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("--points", "x"), "8..24"),
        (("--points", ".."), "8..24"),
        (("--points", "24..8"), "24..8"),
        (("--fan", "haf flush"), "Half Flush"),
        (("--fan", "kong"), "concealed_kong"),
        (("--fan", "melded_and_concealed_kong"), "melded_and_concealed_kong"),
        (("--html", "x.html"), "--print"),
        (("--count", "0"), "count"),
        (("-r", "nosuch"), "nosuch"),
    ],
)
def test_unusable_arguments_cost_a_message(run: Run, args: tuple[str, ...], told: str) -> None:
    ran = run("quiz", *args, stdin="1\n")
    assert ran.status == 2
    assert told in ran.err
    assert ran.out == ""


def test_what_is_no_text_is_a_wrong_answer() -> None:
    command = [sys.executable, "-m", "mahjong_calc", "quiz", "--seed", "3", "--count", "2", "--lang", "en"]
    done = subprocess.run(command, input=b"\xff\xfe\x00\n24\n", capture_output=True, cwd=ROOT, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"is neither a number nor a fan" in done.stdout


def test_nobody_pays_for_a_quiz_that_is_not_asked() -> None:
    assert not {name for name in loaded(*GOOD) if "practice" in name or name == "random" or "quiz" in name}


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
def test_a_quiz_at_a_real_terminal() -> None:
    """What cannot be read is asked again; Ctrl-C shows the tally and ends with its status."""
    import pty

    pid, terminal = pty.fork()
    if pid == 0:
        heed()
        os.environ.update(COLUMNS="80", LANG="C.UTF-8", MAHJONG_CALC_LANG="en", NO_COLOR="1")
        os.execv(sys.executable, [sys.executable, "-m", "mahjong_calc", "quiz", "--seed", "3", "-r", "mcr-mil"])
    seen = ""

    def until(words: str) -> None:
        nonlocal seen
        start, end = len(seen), time.monotonic() + 60
        while words not in seen[start:]:
            assert time.monotonic() < end, seen
            if select.select([terminal], [], [], 1)[0]:
                seen += os.read(terminal, 4096).decode()

    until("Total, or its fans: ")
    os.write(terminal, b"qwxz\n")
    until("Total, or its fans: ")
    os.write(terminal, b"24\n")
    until("Right: 24.")
    until("Total, or its fans: ")
    os.write(terminal, b"\x03")
    until("draws the same hands again")
    _, status = os.waitpid(pid, 0)
    os.close(terminal)
    assert os.waitstatus_to_exitcode(status) == 130
    assert "1 of 1 hand right." in seen
    assert "is neither a number nor a fan" in seen
