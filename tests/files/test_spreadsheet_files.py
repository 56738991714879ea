"""Files of cells for people: a spreadsheet program of their language opens them, and programs get what they got."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import Any

import pytest
from running import GOOD, HAND, Run
from sheets_told import findings

from mahjong_calc.engine.rule_sets import game_of
from mahjong_calc.sheets.model import LeftOut
from mahjong_calc.sheets.reading import read_sheet
from mahjong_calc.sheets.rules import sheet_of
from mahjong_calc.sheets.writing import Blank, blank_sheet
from mahjong_calc.words import LANGUAGES

MARK = b"\xef\xbb\xbf"
HANDS = f"id,hand,win\na,{HAND},8p\nb,22m-2222p+123s+EEE+555s,2m\nc,1x,\n"


def separator(lang: str) -> str:
    return ";" if lang == "ru" else ","


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "args",
    [
        ("batch", "-", "-r", "mcr-mil"),
        ("batch", "-", "--waits"),
        (*GOOD, "--format", "csv"),
        ("fans", "--format", "csv"),
    ],
)
def test_a_csv_file_opens_in_a_spreadsheet_program_of_the_language(
    run: Run, tmp_path: Path, args: tuple[str, ...], lang: str
) -> None:
    target = tmp_path / "Results.CSV"
    printed = run(*args, "--lang", lang, stdin=HANDS)
    ran = run(*args, "--lang", lang, "--format", "csv", "--output", str(target), stdin=HANDS)
    assert (ran.status, ran.out) == (printed.status, "")
    data = target.read_bytes()
    assert data.startswith(MARK) == (lang != "en")
    rows = list(csv.reader(io.StringIO(data.decode("utf-8-sig"), newline=""), delimiter=separator(lang)))
    assert rows == list(csv.reader(io.StringIO(printed.out, newline="")))
    assert len({len(row) for row in rows}) == 1


@pytest.mark.parametrize(
    ("lang", "name", "form"),
    [("ru", "a.txt", "csv"), ("ru", "a.tsv", "tsv"), ("zh", "a.csv", "jsonl"), ("en", "a.csv", "csv")],
)
def test_no_other_file_has_a_mark(run: Run, tmp_path: Path, lang: str, name: str, form: str) -> None:
    target = tmp_path / name
    printed = run("batch", "-", "--lang", lang, "--format", form, stdin=HANDS).out
    run("batch", "-", "--lang", lang, "--format", form, "--output", str(target), stdin=HANDS)
    assert target.read_bytes() == printed.encode()


def test_the_locale_alone_changes_no_file_for_programs(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "a.csv"
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    run("batch", "-", "--output", str(target), "--format", "csv", stdin=HANDS)
    assert target.read_bytes().startswith(b"id,hand,win,")
    monkeypatch.setenv("MAHJONG_CALC_LANG", "ru")
    run("batch", "-", "--output", str(target), "--format", "csv", stdin=HANDS)
    assert target.read_bytes().startswith(MARK + b"id;hand;win;")


def test_fractions_have_the_mark_of_the_language_in_such_a_file(run: Run, tmp_path: Path) -> None:
    sheet, target = tmp_path / "sheet.csv", tmp_path / "standings.csv"
    rows = "hand,winner,discarder,points,total P1,total P2,total P3,total P4\n1,P1,,8,48,-16,-16,-16\n"
    sheet.write_text(f"{rows}TOTAL,,,,48,-8,-20,-20\nPOINTS,,,,4,2,0.5,0.5\n", encoding="utf-8")
    args = ("check", str(sheet), "--standings", "--format", "csv", "--lang", "ru")
    assert ",0.50," in run(*args).out
    run(*args, "--output", str(target))
    assert ";0,50;" in target.read_text(encoding="utf-8-sig")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rules", ["mcr", "sichuan", "classical"])
def test_an_empty_sheet_is_read_back(run: Run, tmp_path: Path, rules: str, lang: str) -> None:
    target = tmp_path / "new.csv"
    assert run("sheet", "new", str(target), "-r", rules, "--lang", lang).status == 0
    data = target.read_bytes()
    assert data.startswith(MARK) == (lang != "en")
    lines = data.decode("utf-8-sig").splitlines()
    assert lines[2].count(separator(lang)) > 8
    first = 5 if rules == "sichuan" else 3
    cells = lines[first].split(separator(lang))
    heading = lines[2].split(separator(lang))
    for place, value in (("winner", "P1"), ("discarder", "P2")):
        from mahjong_calc.words import say

        cells[heading.index(say(f"written.{place}", lang))] = value
    filled = [*lines[:first], separator(lang).join(cells), *lines[first + 1 :]]
    (table,) = read_sheet(MARK + "\n".join(filled).encode(), "new.csv").tables
    assert table.rules == rules
    (row,) = [one for one in table.hands if one.winner is not None]
    assert (row.winner, row.discarder) == (0, 1)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rules", ["mcr", "sichuan", "classical"])
def test_every_word_that_a_workbook_offers_is_read(rules: str, lang: str) -> None:
    from mahjong_calc.sheets import cells
    from mahjong_calc.sheets.headings import plain
    from mahjong_calc.variants.sichuan.sheet import events

    blank: Blank = blank_sheet(rules, formulas=True, lang=lang)
    choices = sheet_of(game_of(rules)).choices
    for column, words in blank.choices.items():
        for word, english in zip(words, choices[column], strict=True):
            if column == "event":
                assert events._kind(word) == events._kind(english) != ""
            elif cells.seat_by_word(word) is None:
                assert (cells.nobody_won if column == "winner" else cells.nobody_discarded)(plain(word))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_formulas_pay_for_the_words_of_the_language(lang: str) -> None:
    from formulas import Sheet as Worked

    from mahjong_calc.words import say

    for rules, filled in (
        ("mcr", {"winner": "P1", "discarder": "self", "points": 8}),
        ("mcr", {"winner": "draw"}),
        ("sichuan", {"event": "win", "winner": "P1", "discarder": "self", "points": 2}),
        ("sichuan", {"event": "kong", "winner": "P1", "points": 2}),
        ("classical", {"east": "P1", "winner": "draw"}),
    ):
        paid = []
        for spoken in ("en", lang):
            blank = blank_sheet(rules, hands=1, formulas=True, lang=lang)
            row: list[Any] = blank.rows[3]
            for column, value in filled.items():
                known = isinstance(value, str) and value not in ("P1", "P2", "P3", "P4")
                row[blank.columns.index(column)] = say(f"written.{value}", spoken) if known else value
            sheet = Worked([[None if cell == "" else cell for cell in one] for one in blank.rows])
            letters = [chr(65 + blank.columns.index(player)) for player in ("P1", "P2", "P3", "P4")]
            paid.append([sheet.value(f"{letter}4") for letter in letters])
        assert paid[0] == paid[1] != ["", "", "", ""], (rules, filled)


def test_a_sheet_in_traditional_characters_is_read() -> None:
    heading = "局,和牌,點炮,和牌分,玩家1,玩家2,玩家3,玩家4,罰分1,累計1,累計2,累計3,累計4"
    rows = f"{heading}\n1,東,南,8,32,-16,-8,-8,,32,-16,-8,-8\n"
    sheet = read_sheet(f"{rows}總計,,,,,,,,,32,-16,-8,-8\n".encode(), "sheet.csv")
    assert sheet.left_out == LeftOut()
    assert findings(sheet) == []
