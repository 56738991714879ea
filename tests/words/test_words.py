"""Everything is said in three languages, and every key that the code uses exists."""

from __future__ import annotations

import re
import string
from pathlib import Path

import pytest

from mahjong_calc import words
from mahjong_calc.faults import CODES, Fault
from mahjong_calc.hand.circumstances import CIRCUMSTANCES
from mahjong_calc.hand.tiles import SEATS

PACKAGE = Path(words.__file__).parent.parent
TOPICS = sorted(path.stem for path in (PACKAGE / "words" / "topics").glob("*.py") if path.stem != "__init__")
SOURCES = {path: path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py") if path.parent.name != "topics"}
EVERYTHING = "\n".join(SOURCES.values())
SENTENCES = [(topic, key) for topic in TOPICS for key in words.topic(topic)]


def placeholders(sentence: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name is not None}


@pytest.mark.parametrize(("topic", "key"), SENTENCES)
def test_each_message_is_there_three_times_with_the_same_placeholders(topic: str, key: str) -> None:
    triple = words.topic(topic)[key]
    assert len(triple) == len(words.LANGUAGES)
    assert all(sentence.strip() for sentence in triple)
    assert len({frozenset(placeholders(sentence)) for sentence in triple}) == 1, triple


@pytest.mark.parametrize(("topic", "key"), SENTENCES)
def test_each_message_is_in_its_language(topic: str, key: str) -> None:
    english, russian, chinese = (re.sub(r"\{\w+\}|[“”«»]", "", sentence) for sentence in words.topic(topic)[key])
    assert english.isascii()
    if re.search("[a-z]{4}", english):
        assert re.search("[а-яё]", russian, re.IGNORECASE)
        assert re.search("[\u4e00-\u9fff]", chinese)


def test_no_fault_is_worded_twice() -> None:
    keys = [key for topic in ("faults", "hand_faults", "refusals") for key in words.topic(topic)]
    assert sorted(keys) == sorted(set(keys))


def test_every_code_is_explained() -> None:
    codes = words.topic("codes")
    for code in CODES:
        assert {code, f"{code}.why", f"{code}.mend"} <= codes.keys()
    assert len(codes) % 3 == 0


def test_every_fault_that_is_raised_has_a_sentence_and_an_explanation() -> None:
    raised = set(re.findall(r'Fault\(\s*"(\w+)",\s*f?"([\w.]+)"', EVERYTHING))
    raised |= {(message.partition(".")[0], message) for message in re.findall(r'message = "([\w.]+)"', EVERYTHING)}
    assert len(raised) > 20
    for code, message in raised:
        assert f"{code}.why" in words.topic("codes"), code
        sentence = words.say_fault(Fault(code, message, {"name": "x"}), "en")
        assert sentence != f"{code}: {message}", message


@pytest.mark.parametrize("detail", re.findall(r'contradiction\("(\w+)"', EVERYTHING))
def test_every_impossible_circumstance_has_a_sentence(detail: str) -> None:
    fault = Fault("impossible_circumstance", f"impossible_circumstance.{detail}", {"tile": "E", "seat": "E"})
    for lang in words.LANGUAGES:
        assert "impossible" not in words.say_fault(fault, lang)


def test_every_key_that_is_said_exists() -> None:
    said = re.findall(r'say\(\s*f?"(\w+)\.([\w.]+)"', EVERYTHING)
    assert len(said) > 30
    for topic, key in said:
        assert key in words.topic(topic), f"{topic}.{key}"


def test_every_note_principle_and_reason_that_is_made_has_words() -> None:
    for key in re.findall(r'Note\("(\w+)"', EVERYTHING):
        assert key in words.topic("notes"), key
    principles = {*re.findall(r'principle(?:, by)? = \(?"(\w+)"', EVERYTHING)}
    principles |= {*re.findall(r'Lost\(.*?, "(\w+)", \(', EVERYTHING)}
    assert len(principles) > 2
    for key in principles:
        assert key in words.topic("principles"), key
    for key in re.findall(r'"(\w+)"', " ".join(re.findall(r"because = .*", EVERYTHING))):
        assert key in words.topic("reasons"), key


def test_winds_ways_to_win_and_units_have_words() -> None:
    ways = {"discard", "robbing_kong", "discard_from", "robbing_kong_from"}
    assert set(SEATS) | ways <= words.topic("circumstances").keys()
    assert {"unit_points", "unit_fans", "unit_doublings"} <= words.topic("headings").keys()


MADE = re.compile(
    "unit_.*|false_win_.*|too_little_means_.*|below_minimum_.*|.*_from|.*_east|.*_several|[ESWN]|assumed_.*|sheet_.*|severity_.*|count_.*|mend_.*|.*_of_event"
)
"""Keys that are put together when they are said."""


@pytest.mark.parametrize("topic", ["headings", "console", "notes", "principles", "reasons", "circumstances", "usage"])
def test_every_message_is_used(topic: str) -> None:
    used = {*re.findall(r"[\w.]+", EVERYTHING), *re.findall(r"\w+", EVERYTHING)}
    keys = [key for key in words.topic(topic) if not key.endswith(".hint")]
    assert [key for key in keys if key not in used and not MADE.fullmatch(key)] == []


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("123m", "123m"),
        ("\x1b[31m", r"\x1b[31m"),
        ("a\nb\tc", r"a\nb\tc"),
        ("\u202e1\u200b", r"\u202e1\u200b"),
        ("\udc80", r"\udc80"),
        ("八筒 🀇", "八筒 🀇"),
        ("[red]", "[red]"),
    ],
)
def test_text_of_users_is_made_harmless(text: str, shown: str) -> None:
    assert words.visible(text) == shown
    assert words.visible(text).isprintable()


def test_values_in_sentences_are_made_harmless_and_never_read_as_placeholders() -> None:
    fault = Fault("unknown_rules", "unknown_rules", {"name": "\x1b{names}", "names": "mcr"})
    assert r"\x1b{names}" in words.say_fault(fault, "en")


def test_a_missing_value_does_not_break_the_sentence() -> None:
    assert "{" in words.say("notes.assumed_win", "en")


@pytest.mark.parametrize(
    ("option", "environ", "machine", "language"),
    [
        (None, {}, False, "en"),
        ("zh", {"MAHJONG_CALC_LANG": "ru"}, False, "zh"),
        (None, {"MAHJONG_CALC_LANG": "ru", "LC_ALL": "zh_CN.UTF-8"}, False, "ru"),
        (None, {"MAHJONG_CALC_LANG": "ru"}, True, "ru"),
        (None, {"LC_ALL": "zh_CN.UTF-8", "LANG": "ru_RU"}, False, "zh"),
        (None, {"LC_MESSAGES": "ru", "LANG": "zh_CN"}, False, "ru"),
        (None, {"LANG": "ru_RU.UTF-8"}, False, "ru"),
        (None, {"LANG": "ru_RU.UTF-8"}, True, "en"),
        (None, {"LC_ALL": "C", "LANG": "ru_RU.UTF-8"}, False, "en"),
        (None, {"LC_ALL": "", "LANG": "ru"}, False, "ru"),
        ("ru", {}, True, "ru"),
        (None, {"LANG": "de_DE.UTF-8"}, False, "en"),
        (None, {"LANG": "rubbish"}, False, "en"),
    ],
)
def test_the_language_is_chosen(option: str | None, environ: dict[str, str], machine: bool, language: str) -> None:
    assert words.choose_language(option, environ, machine=machine) == language


def test_every_circumstance_has_an_option_with_help() -> None:
    from mahjong_calc.cli.options import METAVARS

    for row in CIRCUMSTANCES:
        assert all(row.help), row.name
        assert row.help[0].isascii()
        assert len(set(row.help)) == len(words.LANGUAGES)
    assert METAVARS.keys() == {row.kind for row in CIRCUMSTANCES} - {"flag"}


def test_a_long_value_is_cut_but_not_a_list_of_what_there_is() -> None:
    long = "x" * 900
    fault = Fault("unknown_name", "unknown_name.code", {"name": long, "near": "", "names": long})
    assert words.say_fault(fault, "en") == f'unknown code "{"x" * 200}..."'
    assert long in words.hint(fault, "en")
