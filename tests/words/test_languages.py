"""Each language by its own rules: numbers inflect, marks are the language's, and nothing is left in English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from mahjong_calc import words
from mahjong_calc.engine import rule_sets
from mahjong_calc.game import in_words
from mahjong_calc.hand.circumstances import CIRCUMSTANCES
from mahjong_calc.sheets.checks import every_check
from mahjong_calc.words import marks
from mahjong_calc.words.values import Shown

PACKAGE = Path(words.__file__).parent.parent
TOPICS = sorted(path.stem for path in (PACKAGE / "words" / "topics").glob("*.py") if path.stem != "__init__")
FORMS = {"en": 2, "ru": 3}


def every_text(lang: str) -> Iterator[tuple[str, str]]:
    """Every text of a language with its place: sentences, checks, fans, options, rule sets."""
    for topic in TOPICS:
        for key, texts in words.topic(topic).items():
            yield f"{topic}.{key}", words.in_language(texts, lang)
    for row in CIRCUMSTANCES:
        yield f"{row.name}.help", words.in_language(row.help, lang)
    for check in every_check().values():
        yield f"{check.code}.title", words.in_language(check.title, lang)
        yield f"{check.code}.rule", words.in_language(check.rule, lang)
    for name in rule_sets.one_of_each_game():
        game = rule_sets.game_of(name)
        for fan in game.fans:
            yield f"{game.name}.{fan.id}.name", words.in_language(fan.names, lang)
            yield f"{game.name}.{fan.id}.definition", in_words.definition(game, fan, lang)
            yield f"{game.name}.{fan.id}.source", in_words.source(game, fan, lang)
            yield f"{game.name}.{fan.id}.open_point", in_words.open_point(game, fan, lang)
        for option in game.options:
            yield f"{game.name}.{option.name}.what", words.in_language(option.what, lang)
            yield f"{game.name}.{option.name}.source", words.in_language(option.source, lang)
        for each in game.rule_sets:
            yield f"{each}.title", words.in_language(game.titles[each], lang)
            yield f"{each}.about", words.in_language(game.about[each], lang)


TEXTS = {lang: dict(every_text(lang)) for lang in words.LANGUAGES}


def bare(text: str) -> str:
    """The text without its placeholders."""
    return re.sub(r"\{[^{}|]*\}", "7", re.sub(r"\{\w+:([^{}|]*)(\|[^{}]*)?\}", r"7 \1", text))


# Numbers


@pytest.mark.parametrize(
    ("number", "english", "russian"),
    [
        (1, "1 point", "1 очко"),
        (2, "2 points", "2 очка"),
        (4, "4 points", "4 очка"),
        (5, "5 points", "5 очков"),
        (0, "0 points", "0 очков"),
        (11, "11 points", "11 очков"),
        (12, "12 points", "12 очков"),
        (21, "21 points", "21 очко"),
        (22, "22 points", "22 очка"),
        (111, "111 points", "111 очков"),
        (-1, "-1 point", "-1 очко"),
        (1.5, "1.5 points", "1,5 очка"),
        ("3", "3 points", "3 очка"),
        ("-", "- points", "- очков"),
        ("восемь", "восемь points", "восемь очков"),
    ],
)
def test_a_number_brings_the_form_of_the_word_that_it_counts(number: object, english: str, russian: str) -> None:
    assert "{n:point|points}".format_map(Shown({"n": number}, "en")) == english
    assert "{n:очко|очка|очков}".format_map(Shown({"n": number}, "ru")) == russian
    assert "{n} 分".format_map(Shown({"n": 3}, "zh")) == "3 分"


def test_a_form_may_say_where_the_number_stands() -> None:
    sentence = "{n:остался # знак|осталось # знака|осталось # знаков}"
    assert sentence.format_map(Shown({"n": 1}, "ru")) == "остался 1 знак"
    assert sentence.format_map(Shown({"n": 7}, "ru")) == "осталось 7 знаков"


def test_a_number_that_nobody_gave_does_not_break_the_sentence() -> None:
    assert "{n:point|points}".format_map(Shown({}, "en")) == "{n} points"
    assert "{n:x}".format_map(Shown({"n": "a"}, "en")) == "a"


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_number_has_as_many_forms_as_the_language(lang: str) -> None:
    for place, text in TEXTS[lang].items():
        for forms in re.findall(r"\{\w+:([^{}]*)\}", text):
            assert len(forms.split("|")) == FORMS.get(lang), (place, text)


def test_no_sentence_counts_around_the_form() -> None:
    """`points: 7` for `7 points` is how a program talks that cannot inflect."""
    words_of_numbers = "очков|фанов|костей|записей|столов|ячеек|знаков|строк|points|fans|tiles|errors|tables"
    evasive = rf"(?<![«\w-])({words_of_numbers}):? \{{(count|points|fans|said|most)\b"
    assert [place for lang in ("en", "ru") for place, text in TEXTS[lang].items() if re.search(evasive, text)] == []
    plain = r"\{(count|points|fans|said|should_be|needed)\} (points|fans|tiles|errors|tables|cells|findings)\b"
    assert [place for place, text in TEXTS["en"].items() if re.search(plain, text)] == []


def test_fractions_of_a_page_have_the_mark_of_the_language() -> None:
    from mahjong_calc.render import plain
    from mahjong_calc.render.standings_page import standings_page
    from mahjong_calc.sheets.standings import Standing

    page = {lang: plain.show(standings_page([Standing(1, "A", 1, 1.5, 8)], lang)) for lang in words.LANGUAGES}
    assert ("1.5" in page["en"], "1,5" in page["ru"], "1.5" in page["zh"]) == (True, True, True)


# Marks


def test_which_language_it_is_only_the_table_of_marks_knows() -> None:
    """Nothing else compares a language with a name, but where English is what programs get."""
    for path in PACKAGE.rglob("*.py"):
        for found in re.findall(r"(?:==|!=) \"(?:ru|zh)\"|\"(?:ru|zh)\" (?:==|!=)", path.read_text(encoding="utf-8")):
            raise AssertionError(f"{path}: {found}")


CJK = "[\u4e00-\u9fff，。；：、（）“”]"


def test_chinese_has_chinese_marks() -> None:
    wrong = re.compile(f"{CJK} ?[,;:()!?](?![\\d/=-])|[,;:()!?] ?{CJK}|{CJK}\\.\\.\\.|[\"'«»]|{CJK} - ")
    for place, text in TEXTS["zh"].items():
        found = wrong.search(bare(text).replace(", ; ", ""))
        assert found is None or "pip install" in text, (place, text, found)


def test_russian_has_russian_marks() -> None:
    for place, text in TEXTS["ru"].items():
        said = re.sub(r"'mahjong-calc\[\w+\]'", "", bare(text))
        assert not re.search("[“”\"'，。；：]", said), (place, text)
        assert not re.search("[а-яё»] - [а-яё«]", said), (place, text)


def test_english_is_plain_ascii() -> None:
    assert [place for place, text in TEXTS["en"].items() if not text.isascii() and not place.endswith(".name")] == []


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_labels_lists_and_asides_are_those_of_the_language(lang: str) -> None:
    shown = {
        "en": ("a: b", "a, b", "a, b", "a; b", " (a)", "a\u00a0x\u00a02"),
        "ru": ("a: b", "a, b", "a, b", "a; b", " (a)", "a\u00a0x\u00a02"),
        "zh": ("a：b", "a，b", "a、b", "a；b", "（a）", "a×2"),
    }[lang]
    two = ("a", "b")
    said = (marks.labelled("a", "b", lang), marks.listed(two, lang), marks.named(two, lang), marks.clauses(two, lang))
    assert (*said, marks.aside("a", lang), marks.times("a", 2, lang)) == shown
    assert marks.times("a", 1, lang) == "a"


# Nothing left in English

COMMANDS = {"check", "deal", "fans", "finding", "rules", "sheet", "new", "waits", "mahjong", "calc", "help", "score"}
COMMANDS |= {"batch", "discards", "fan", "settings"}
AT_A_TABLE = {
    *("Ann", "Anna", "Boris", "Chen", "Dora", "all", "double", "draw", "drop", "edit", "end", "false", "kong", "names"),
    *("next", "note", "penalty", "quit", "redo", "show", "to", "undo"),
}
"""What is typed while the score of a table is kept."""
OPTIONS = {
    *("encoding", "format", "input", "output", "keep", "max", "plot", "force", "forbidden", "win", "seat"),
    *("loser", "replacement", "flowers", "from", "discard", "drawn", "only_forbidden_discards", "wall_end"),
    *("lang", "exposed", "hand", "table", "deltas", "without", "penalties", "html", "options", "points", "print"),
    *("round", "seed", "with", "watch"),
}
VALUES = {
    *("yes", "no", "none", "all_kinds", "any", "both", "closed", "open", "either", "fewer_fans", "same_tile"),
    *("refund", "transfer", "share"),
    *(
        "concealed_hand",
        "each",
        "farthest",
        "nearest",
        "seven_pairs_four_alike",
        "until_own_turn",
        "free_is_wall",
        "last_discard",
        "only_tile",
        "missed_win",
        "no_points",
        "robbed_after_kong",
    ),
    *("terminals_need_honour", "minimum", "payment", "sets", "shape", "skip", "stay", "strict", "wait", "self"),
    *("always", "auto", "never", "ascii", "unicode", "compact", "gb", "tenhou", "chinese", "mil", "wmo", "sbr"),
    *("ru", "zh", "en", "sichuan", "mcr", "error", "question", "off", "value", "width"),
}
FORMATS = {
    *(
        "CSV",
        "JSON",
        "TOML",
        "XLSX",
        "gz",
        "ODS",
        "ODS",
        "SVG",
        "ZIP",
        "DOCTYPE",
        "NUL",
        "UTF",
        "MB",
        "Excel",
        "GB",
        "lines",
        "text",
    ),
    *("csv", "tsv", "txt", "json", "jsonl", "toml", "xls", "xlsx", "markdown", "plain", "cp", "gb", "tab", "final"),
    *("HTML", "KiB", "Markdown", "ODS", "gz", "tcp", "host"),
}
NAMES = {
    "Ctrl",
    *(
        "MCR",
        "MIL",
        "WMO",
        "BMJA",
        "kajongg",
        "Four",
        "Winds",
        "mah",
        "jong",
        "openpyxl",
        "calamine",
        "Dask",
        "scheduler",
        "stats",
        "jobs",
        "dask",
        "distributed",
        "python",
        "resume",
        "LibreOffice",
        "pip",
        "install",
        "shell",
    ),
    *("APPDATA", "CCC", "MAHJONG_CALC_SETTINGS", "Windows", "config", "fast", "numpy", "prompt_toolkit"),
    *("MAHJONG_CALC_LANG", "MAHJONG_CALC_RULES", "EE", "EEE", "SN", "HAND"),
}
KEPT = COMMANDS | AT_A_TABLE | OPTIONS | VALUES | FORMATS | NAMES
"""Words that are typed or are names, and so the same in every language."""


@pytest.mark.parametrize("lang", ["ru", "zh"])
def test_no_english_word_is_left_but_those_that_are_typed(lang: str) -> None:
    for place, text in TEXTS[lang].items():
        said = re.sub(r"\{[^{}]*\}", "", text)
        assert set(re.findall(r"[A-Za-z][A-Za-z_]+", said)) <= KEPT, (place, text)


def test_every_kept_word_is_needed() -> None:
    said = " ".join(text for lang in ("ru", "zh") for text in TEXTS[lang].values())
    assert set(re.findall(r"[A-Za-z][A-Za-z_]+", said)) >= KEPT
