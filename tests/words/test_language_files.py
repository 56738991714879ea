"""A language of somebody's own is one file: it says what it holds, English the rest; `.po` goes out and comes back.

The language of these tests turns every text around, so that what is not from its file can be seen.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import polib
import pytest
from running import GOOD, HAND, ROOT, Run

from mahjong_calc import words
from mahjong_calc.engine import rule_sets
from mahjong_calc.words import grammar, marks, overlays
from mahjong_calc.words.values import Shown

sys.path.insert(0, str(ROOT / "tools"))
import translations

LANG = "xq"


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """What is learned of a file is forgotten after a test."""
    yield
    for memory in (overlays._FILES, overlays._LOADED, overlays._PROBLEMS):
        memory.clear()
    grammar.MARKS.pop(LANG, None)


def around(text: str) -> str:
    """A text that shows that it is not English: its words in capitals, what is filled in as it was."""
    pieces = re.split(r"(\{[^{}]*\})", text)
    return "".join(piece if number % 2 else piece.upper() for number, piece in enumerate(pieces))


def whole_language(folder: Path) -> Path:
    """A file with a text for everything there is, made by way of `.po`."""
    po = translations.written(LANG)
    for entry in po:
        entry.msgstr = around(entry.msgid)
    file = folder / f"{LANG}.toml"
    head = '[language]\nplural = "east_slavic"\nlist = " & "\ncolon = " = "\nletters = "Ω"'
    file.write_text(translations.as_toml(po, head), encoding="utf-8")
    return file


def test_a_whole_language_says_everything(run: Run, tmp_path: Path) -> None:
    file = str(whole_language(tmp_path))
    assert words.read_language(file) == LANG
    shown = run(*GOOD, "--explain", "--lang", file)
    assert shown.status == 0
    assert "CLOSED WAIT" in shown.out
    assert "MADE BY" in shown.out
    assert "mcr = THE BOOK OF 2006" not in shown.out  # the sentence of the topic has its own colon
    told = re.sub(r"mahjong-calc|mcr|[a-z]{1,2}\b|\d[mps]", "", shown.out)
    assert not re.search("[a-z]{4}", told), told
    assert "HALF FLUSH" in run("fan", "Half Flush", "--lang", file).out
    assert "ONE SUIT AND HONORS." in run("fan", "Half Flush", "--lang", file).out
    assert "RUNNING TOTAL NOT CARRIED" in run("finding", "running_total", "--lang", file).out
    assert "POINTS A WIN NEEDS, FLOWERS ASIDE" in run("rules", "mcr", "--lang", file).out
    assert "SCORE A HAND" in run("score", "--help", "--lang", file).out
    assert "UNKNOWN SYMBOL" in run("score", "1x", "--lang", file).err
    assert json.loads(run(*GOOD, "--lang", file, "--json").out)["lines"][0]["name"].isupper()


def test_the_environment_names_a_file_too(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = whole_language(tmp_path)
    monkeypatch.setenv("MAHJONG_CALC_LANG", str(file))
    assert "CLOSED WAIT" in run(*GOOD).out
    assert "ЗАКРЫТОЕ" not in run(*GOOD, "--lang", "ru").out


def test_a_file_beside_the_program_is_a_language_of_its_own(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole_language(tmp_path)
    monkeypatch.setattr(overlays, "HOME", str(tmp_path))
    assert words.read_language(f"{LANG}_XX.UTF-8") == LANG
    monkeypatch.setenv("LANG", f"{LANG}_XX.UTF-8")
    assert "CLOSED WAIT" in run(*GOOD).out


def test_what_is_missing_is_said_in_english_with_english_forms(run: Run, tmp_path: Path) -> None:
    file = tmp_path / f"{LANG}.toml"
    file.write_text('[language]\nplural = "east_slavic"\n[headings]\nmade_by = "GEMAAKT VAN"\n', encoding="utf-8")
    shown = run(*GOOD, "--lang", str(file))
    assert "GEMAAKT VAN" in shown.out
    assert "Closed Wait" in shown.out
    assert words.say("deals.worth_points", LANG, points=5) == "5 points"


def test_numbers_follow_the_rule_of_the_file(tmp_path: Path) -> None:
    whole_language(tmp_path)
    assert words.read_language(str(tmp_path / f"{LANG}.toml")) == LANG
    assert [f"{Shown({'n': n}, LANG)['n']:a|b|c}" for n in (1, 2, 5)] == ["1 a", "2 b", "5 c"]
    assert marks.listed(("a", "b"), LANG) == "a & b"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("not toml", "Expected"),
        ('[headings]\ntotal = "{0.__class__}"\n', "headings.total: a placeholder is no name"),
        ('[headings]\ntotal = "{"\n', "headings.total: "),
        ("[headings]\ntotal = 7\n", "headings.total is no text"),
        ('total = "x"\n', "total is no table"),
        ('[language]\nplural = "klingon"\n', "language.plural: one of none, one_other, east_slavic"),
    ],
)
def test_a_file_that_cannot_be_used_is_told_with_its_place(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, problem: str
) -> None:
    file = tmp_path / f"{LANG}.toml"
    file.write_text(text, encoding="utf-8")
    ran = run(*GOOD, "--lang", str(file))
    assert (ran.status, ran.out) == (2, "")
    assert f"{LANG}.toml: {problem}" in ran.err
    monkeypatch.setenv("MAHJONG_CALC_LANG", str(file))
    ran = run(*GOOD)
    assert ran.status == 0
    assert "Closed Wait" in ran.out
    assert f"{LANG}.toml: {problem}" in ran.err


def test_every_rule_of_plurals_and_every_mark_can_be_named() -> None:
    assert {grammar.MARKS[lang].plural for lang in words.LANGUAGES} <= grammar.PLURALS.keys()
    assert {
        name for lang in words.LANGUAGES for name in vars(grammar.MARKS[lang])
    } <= grammar.Marks.__annotations__.keys()


def test_po_goes_out_and_comes_back(tmp_path: Path) -> None:
    po = translations.written(LANG)
    contexts = [(entry.msgctxt, entry.msgid) for entry in po]
    assert len(set(contexts)) == len(contexts) > 1_000
    for entry in po[::2]:
        entry.msgstr = around(entry.msgid)
    saved = tmp_path / f"{LANG}.po"
    po.save(str(saved))
    text = translations.as_toml(polib.pofile(str(saved)), "")
    file = tmp_path / f"{LANG}.toml"
    file.write_text(text, encoding="utf-8")
    assert words.read_language(str(file)) == LANG
    assert {entry.msgstr for entry in po if entry.msgstr} == set(overlays.overlay(LANG).texts.values())
    again = translations.written(LANG)
    assert [(entry.msgid, entry.msgstr) for entry in again if entry.msgctxt != translations.TEXTS] == [
        (entry.msgid, entry.msgstr) for entry in po if entry.msgctxt != translations.TEXTS
    ]


def test_a_translation_with_other_placeholders_is_refused() -> None:
    po = polib.POFile()
    po.append(polib.POEntry(msgctxt="headings.value", msgid="worth {value}", msgstr="wert {wert}"))
    with pytest.raises(ValueError, match=r"headings.value"):
        translations.as_toml(po, "")


def test_the_script_writes_and_reads(tmp_path: Path) -> None:
    def ran(*args: str) -> subprocess.CompletedProcess[str]:
        program = [sys.executable, str(ROOT / "tools" / "translations.py"), *args]
        return subprocess.run(program, capture_output=True, encoding="utf-8", check=False)

    po = polib.pofile(ran("write", LANG).stdout)
    assert len(po) > 1_000
    broken = tmp_path / f"{LANG}.po"
    broken.write_text('msgctxt "headings.value"\nmsgid "worth {value}"\nmsgstr "wert {wert}"\n', encoding="utf-8")
    refused = ran("read", str(broken))
    assert refused.returncode == 2
    assert "headings.value" in refused.stderr
    assert not (Path(overlays.HOME) / f"{LANG}.toml").exists()


def test_a_game_of_somebody_elses_may_speak_english_alone(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Names, titles, questions and sources that are there in English only are shown so."""
    game = rule_sets.game_of("sichuan")
    english = {name: texts[:1] for name, texts in game.titles.items()}
    options = tuple(one._replace(what=one.what[0], source=(one.source[0],)) for one in game.options)
    fans = [fan._replace(names=(fan.names[0], "", "")) for fan in game.fans]
    plain = game._replace(titles=english, about={}, options=options, home=None)
    monkeypatch.setattr("mahjong_calc.engine.rule_sets.game_of", lambda _: plain)
    monkeypatch.setattr(plain.fans, "fans", fans)
    rule_sets._book.cache_clear()
    rule_sets._as_it_is.cache_clear()
    try:
        shown = run("fans", "-r", "sichuan", "--lang", "ru").out
        assert "Golden Wait" in shown
        assert "Sichuan, Russian and English rules" in shown
        assert "fans above this number" in run("rules", "sichuan", "--lang", "zh").out
        assert "Four declared sets" in run("fan", "Golden Wait", "-r", "sichuan", "--lang", "zh").out
        record = json.loads(run("fan", "Golden Wait", "-r", "sichuan", "--lang", "zh", "--json").out)
        assert record["names"] == {"en": "Golden Wait"}
        assert run("score", HAND, "-w", "8p", "-r", "sichuan", "--lang", "ru").status in (1, 2)
    finally:
        rule_sets._book.cache_clear()
        rule_sets._as_it_is.cache_clear()
