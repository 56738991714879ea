"""What a newcomer types by mistake is answered with what to type."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from running import Run

from mahjong_calc.faults import Fault
from mahjong_calc.notation import read, split_line
from mahjong_calc.notation.runs import runs
from mahjong_calc.words import LANGUAGES, hint, say_fault

HAND = "123m456p78s99s+EEE"


@pytest.mark.parametrize("sign", [",", "，", "、", "/", ";", "；", ", ", " ， "])
def test_separators_between_runs_say_as_much_as_a_space(sign: str) -> None:
    hand, faults = read(sign.join(["123m", "456p", "789s", "99s", "+EEE", "-2222p"]) + sign.strip())
    plain, _ = read("123m 456p 789s 99s +EEE -2222p")
    assert faults == []
    assert (hand.concealed, hand.melds) == (plain.concealed, plain.melds)


@pytest.mark.parametrize("text", ["1,2,3m", "12，3m", "123m+EEE,9s", "+123m/99s", "+EEE、 9s", "+EEE,,9s"])
def test_a_separator_that_could_mean_two_things_is_refused(text: str) -> None:
    faults = [fault for fault in read(text)[1] if fault.message == "unknown_symbol.separator"]
    assert faults
    assert all(text[(fault.column or 0) - 1] in ",，、/" for fault in faults)
    assert all("win=9s" in hint(fault, lang) for fault in faults for lang in LANGUAGES)


@pytest.mark.parametrize("sign", [",", "，", "、", ";", "/"])
@pytest.mark.parametrize("space", ["", " "])
def test_separators_between_hand_and_words_are_passed_over(sign: str, space: str) -> None:
    line = (sign + space).join([HAND, "win=9s", "seat=S", "self-drawn"])
    hand, words, faults = split_line(line)
    assert faults == []
    assert read(hand)[0].concealed == read(HAND)[0].concealed
    assert {name: value for name, (value, _) in words.items()} == {"win": "9s", "seat": "S", "self_drawn": "1"}
    for name, (_, column) in words.items():
        assert line[column - 1 :].lower().startswith(name.replace("_", "-"))


def test_brackets_and_values_keep_their_commas() -> None:
    text = "[456s,1][456s,1][456s,3]45s55m6s|EE1100|fah"
    assert split_line(text)[0] == text
    assert split_line(f"{HAND} out=S,N win=9s")[1]["out"] == ("S,N", 20)


@pytest.mark.parametrize(
    ("text", "near"),
    [
        *[("EE R", "C"), ("EE G", "F"), ("EE B", "P"), ("RRR", "CCC"), ("EE D", "C / F / P")],
        *[(f"123{letter}", "s") for letter in "bB"],
        *[(f"123{letter}", "m") for letter in "cwkWC"[:3]],
        *[(f"123{letter}", "p") for letter in "dtoDT"],
    ],
)
def test_letters_of_other_books_are_answered_with_ours(text: str, near: str) -> None:
    (run,) = runs(read(text)[1], text)
    assert run.fault.values["near"] == near
    assert all(near in say_fault(run.fault, lang) for lang in LANGUAGES)


def test_full_chinese_names_of_honors_are_read() -> None:
    assert read("红中紅中白板发财發財东风南风西風北风")[1] == []
    assert read("红中紅中白板发财發財东风南风西風北风")[0].concealed == read("CCPFFESWN")[0].concealed
    assert [fault.column for fault in read("板红E财")[1]] == [1, 2, 4]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("w=9s", "win=9s"),
        ("W=9s", "win=9s"),
        ("winn=9s", "win=9s"),
        ("win:9s", "win=9s"),
        ("seat:S", "seat=S"),
        ("seat：南", "seat=南"),
        ("s=S", "seat=S"),
        ("R=S", "round=S"),
        ("r=mcr", "rules=mcr"),
        ("d=1", "self-drawn"),
        ("South", "seat=S / round=S"),
        ("юг", "seat=S / round=S"),
        ("tsumo", "self-drawn"),
        ("zimo", "self-drawn"),
        ("selfdrawn", "self-drawn"),
        ("flower", "flowers=..."),
    ],
)
def test_a_word_that_is_nearly_one_is_answered_in_the_form_to_type(typed: str, meant: str) -> None:
    hand, _, faults = split_line(f"{HAND} {typed}")
    assert hand == HAND
    assert [(fault.message, fault.values["near"]) for fault in faults] == [("bad_record.word_near", meant)]


@pytest.mark.parametrize("text", ["extra words here", "hello", "Mahjong hand", "рука мастера", "привет"])
def test_words_of_a_language_are_one_fault(run: Run, text: str) -> None:
    for words in (text, f"{HAND} {text}"):
        ran = run("score", *words.split())
        assert ran.status == 2
        assert ran.err.count("mahjong-calc: ") == 1
        assert text in ran.err.splitlines()[0]
        record = json.loads(run("batch", "-", "--format", "jsonl", "--input-format", "text", stdin=words).out)
        assert {one["code"] for one in record["error"]["all"]} == {"unknown_symbol"}


def test_equal_faults_of_one_run_are_one_message(run: Run) -> None:
    assert run("score", "+eee", "123m").err.count("mahjong-calc: ") == 1
    assert '"eee"' in run("score", "+eee", "123m").err
    assert "  +eee 123m\n   ^^^\n" in run("score", "+eee", "123m").err
    err = run("score", "EEESSSWWW22m+111m", "-r", "sichuan", "-w", "2m").err
    assert err.count("mahjong-calc: ") == 1
    assert "E S W" in err
    assert run("score", "12x3y").err.count("unknown symbol") == 2


@given(st.text("123456789mpsz0ESWNCFP+-[],| xyRGBeee东白板", max_size=40))
def test_joining_loses_no_fault_and_changes_no_order(text: str) -> None:
    faults = read(text)[1]
    joined = runs(faults, text)
    assert len(joined) <= len(faults)
    columns = [run.fault.column or 0 for run in joined]
    assert columns == sorted(columns)
    covered = {
        column for run in joined for column in range(run.fault.column or 0, (run.fault.column or 0) + run.length)
    }
    assert {fault.column for fault in faults} <= covered
    assert joined == [one for fault in (run.fault for run in joined) for one in joined if one.fault is fault]


def test_flower_tiles_in_a_hand_are_counted_for_the_option(run: Run) -> None:
    err = run("score", "11m🀢🀣22m🀤").err
    assert err.count("mahjong-calc: ") == 1
    assert "--flowers 3" in err
    assert run("score", "11m🀢🀣22m🀤", "-r", "sichuan").err.count("mahjong-calc: ") == 1


def test_different_faults_side_by_side_stay_apart() -> None:
    faults = [Fault("unknown_symbol", "unknown_symbol", {"symbol": "x"}, 1), Fault("bad_meld", "bad_meld.shape", {}, 2)]
    assert [run.fault for run in runs(faults, "x+")] == faults


@pytest.mark.parametrize(
    ("file", "command"),
    [("hands.txt", "batch"), ("./a/b.csv", "batch"), ("x.jsonl", "batch"), ("d.toml", "deal"), ("s.XLSX", "check")],
)
def test_a_file_in_place_of_a_hand_is_sent_to_its_command(run: Run, file: str, command: str) -> None:
    for asked in ("score", "waits", "convert"):
        ran = run(asked, file)
        assert ran.status == 2
        assert f"mahjong-calc {command} {file}" in ran.err
        assert ran.err.count("mahjong-calc: ") == 1


def test_a_hand_in_place_of_a_file_is_sent_to_score(run: Run) -> None:
    ran = run("batch", HAND)
    assert ran.status == 2
    assert f"mahjong-calc score {HAND}" in ran.err
    assert "score" not in run("batch", "nothing.csv").err
