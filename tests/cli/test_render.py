"""Pages, records and rows: nothing too wide, nothing lost, nothing of the user's text obeyed."""

from __future__ import annotations

import csv
import io
import json
import re

import pytest

from mahjong_calc import api
from mahjong_calc.cli.hands import read_hand
from mahjong_calc.engine import rule_sets
from mahjong_calc.engine.book import Book
from mahjong_calc.errors import HandError, MahjongError
from mahjong_calc.faults import Fault
from mahjong_calc.game.fan import Fan
from mahjong_calc.hand.hand import Circumstances
from mahjong_calc.render import blocks, catalogue, columns, csvs, jsons, markdown, naming, plain, table
from mahjong_calc.render.blocks import Column, Flow, Grid, Lines, Page, Sides, text
from mahjong_calc.render.score_page import glyph_line, score_page
from mahjong_calc.render.waits_page import waits_page
from mahjong_calc.results.score import Score
from mahjong_calc.words import LANGUAGES, say

FANS = [(rules, fan) for rules in rule_sets.NAMES for fan in rule_sets.game_of(rules).fans]
ANSI = re.compile(r"\x1b\[[\d;]*m")


def scored(line: str, rules: str) -> tuple[Score, Book]:
    asked = read_hand(line, {}, rules)
    result = api.score(asked.hand, asked.circumstances, rules=rules, explain=True)
    return result, rule_sets.rule_set(rules).book


def widest(shown: str) -> int:
    return max(columns.width_of(line) for line in ANSI.sub("", shown).splitlines())


@pytest.fixture(scope="module")
def mixed() -> tuple[Score, Book]:
    """The hand of the manual: 16 + 6 + 2 + 2 + 1 + 1 + two flowers."""
    return scored("34579pEEENN+567p win=8p self-drawn flowers=2", "mcr-mil")


@pytest.mark.parametrize(("rules", "fan"), FANS, ids=lambda one: getattr(one, "id", one))
def test_no_page_of_a_fans_example_is_wider_than_80_columns(rules: str, fan: Fan) -> None:
    pages: list[Page] = []
    for line in (fan.example, fan.near):
        try:
            result, book = scored(line, rules)
        except MahjongError:
            continue
        for lang in LANGUAGES:
            pages.append(score_page(result, book, lang, explain=True, glyphs=True))
            pages.append(score_page(result, book, lang))
    rule_set = rule_sets.rule_set(rules)
    pages += [catalogue.fan_page(fan, [rule_set], lang) for lang in LANGUAGES]
    for page in pages:
        assert widest(plain.show(page)) <= 80
        assert widest(table.show(page)) <= 80


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rules", rule_sets.NAMES)
def test_no_page_of_the_catalogue_is_wider_than_80_columns(rules: str, lang: str) -> None:
    rule_set = rule_sets.rule_set(rules)
    games = [(name, rule_sets.game_of(name)) for name in rule_sets.NAMES]
    for page in (
        catalogue.fans_page(rule_set, lang),
        catalogue.options_page(rule_set, lang),
        catalogue.rule_sets_page(games, lang),
        catalogue.code_page(catalogue.code_record("bad_record", lang), lang),
        waits_page(api.waits("2233445566778m", rules=rules), rule_set.book, lang, explain=True, glyphs=True),
    ):
        assert widest(table.show(page, 80)) <= 80
        assert widest(plain.show(page, 40)) <= 40


def test_the_layout_of_a_score(mixed: tuple[Score, Book]) -> None:
    assert plain.show(score_page(*mixed, "en")).splitlines()[:15] == [
        "  mcr-mil: Chinese and MIL practice      East seat, East round, self-drawn",
        "",
        "  345p  7[8]9p  EEE  NN  | +567p      8p is the only tile awaited",
        "",
        "  Points  Fan                 Made by",
        "      16  Pure Shifted Chows  345p 567p 789p",
        "       6  Half Flush          the whole hand",
        "       2  Prevalent Wind      EEE",
        "       2  Seat Wind           EEE",
        "       1  Closed Wait         7_9p + 8p",
        "       1  Self-Drawn          8p",
        "       2  Flower Tiles x 2",
        "      30  total               28 without flowers, 8 needed",
        "",
        "  Not counted                  Because",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_narrow_terminal_loses_no_text(mixed: tuple[Score, Book], lang: str) -> None:
    page = score_page(*mixed, lang, explain=True)

    def characters(shown: str) -> list[str]:
        return sorted(re.sub(r"\s", "", shown))

    wide = plain.show(page, 200)
    for width in (20, 30, 40, 60):
        assert characters(plain.show(page, width)) == characters(wide)
        assert widest(plain.show(page, width)) <= width


def test_colour_says_nothing_that_the_text_does_not(mixed: tuple[Score, Book]) -> None:
    page = score_page(*mixed, "en", explain=True)
    assert ANSI.sub("", table.show(page, color=True)) == table.show(page)
    assert "\x1b[" in table.show(page, color=True)
    assert "\x1b[" not in table.show(page)


def test_a_terminal_without_line_drawing_gets_ascii(mixed: tuple[Score, Book]) -> None:
    assert table.show(score_page(*mixed, "en"), unicode=False).isascii()


def test_a_false_win_is_said_plainly() -> None:
    result, book = scored("22m-2222p+123s+EEE+555s win=2m", "mcr")
    shown = plain.show(score_page(result, book, "en"))
    assert "False win: 7 points without flowers, 8 needed, 1 short. Nobody pays." in shown
    assert "wins" not in shown.replace("False win", "")


def test_payments_by_role_and_by_seat() -> None:
    by_role, book = scored("123m456p78s99s+EEE win=9s", "mcr")
    by_seat, _ = scored("123m456p78s99s+EEE win=9s from=W seat=S round=S", "mcr")
    assert "East wins +36     discarder -20     each other player -8" in plain.show(score_page(by_role, book, "en"))
    shown = plain.show(score_page(by_seat, book, "en"))
    assert "South seat, South round, won on West's discard" in re.sub(r"\s+", " ", shown)
    assert "South wins" in shown
    assert "West -" in shown


@pytest.mark.parametrize(
    "hostile", ["[red]", "[/x]", "[bold red on blue]x[/]", ":smile:", "\x1b[31m", "a\nb", "\u202e"]
)
def test_text_of_users_survives_harmlessly(hostile: str) -> None:
    page: Page = [Lines((text(blocks.string(blocks.tiles(hostile))),)), Grid((Column("x"),), ((text(hostile),),))]
    colored = ANSI.sub("", table.show(page, color=True))
    if hostile.isprintable():
        assert colored.count(hostile) == 2
        assert plain.show(page).count(hostile) == 2
        assert markdown.show(page).replace("\\", "").count(hostile) == 2
    error = HandError([Fault("unknown_symbol", "unknown_symbol", {"symbol": hostile}, 1)], hostile)
    for form in (jsons.dumps(jsons.error_record(error, "en", hostile)), csvs.safe(hostile)):
        assert form.isprintable()
    assert json.loads(jsons.dumps({"text": hostile}))["text"] == hostile


def test_the_record_has_the_keys_of_the_contract_in_order(mixed: tuple[Score, Book]) -> None:
    record = jsons.record(*mixed, "en", "7")
    assert list(record) == [
        *("id", "rules", "hand", "win", "gb", "total", "lines", "struck", "transfers", "net", "notes"),
        *("minimum", "counted", "legal"),
        "missed",
    ]
    assert list(record["lines"][0]) == ["fan", "name", "points", "count", "sum", "unit", "sets"]
    assert list(record["struck"][0]) == ["fan", "name", "points", "because"]
    assert list(record["transfers"][0]) == ["payer", "payee", "points", "because"]
    assert record["net"] == {"E": 114, "S": -38, "W": -38, "N": -38}
    assert json.loads(jsons.dumps(record)) == json.loads(jsons.dumps(record, unicode=False, indent=2))


def test_keys_and_identifiers_do_not_change_with_the_language(mixed: tuple[Score, Book]) -> None:
    records = [jsons.record(*mixed, lang) for lang in LANGUAGES]
    assert len({tuple(line["fan"] for line in record["lines"]) for record in records}) == 1
    assert len({record["lines"][0]["name"] for record in records}) == len(LANGUAGES)


def test_the_record_of_waits() -> None:
    record = jsons.waits_record(api.waits("34579pEEENN+567p"), rule_sets.rule_set("mcr").book, "en", 3)
    assert list(record)[:6] == ["id", "rules", "hand", "ready", "waits", "best"]
    assert list(record["waits"][0]) == ["win", "left", "total", "fan_total", "legal", "lines", "drawn"]
    assert record["best"] == {"win": "8p", "total": 27, "fan_total": None}
    nothing = jsons.waits_record(api.waits("1234567m159pESW"), rule_sets.rule_set("mcr").book, "en")
    assert (nothing["ready"], nothing["waits"], nothing["best"]) == (False, [], None)


def test_the_record_of_an_error() -> None:
    error = HandError([Fault("unknown_symbol", "unknown_symbol", {"symbol": "x"}, 7), Fault("not_a_win", "not_a_win")])
    record = jsons.error_record(error, "en", "a", 3)
    assert list(record) == ["id", "line", "error"]
    assert list(record["error"]) == ["code", "message", "column", "all"]
    assert [fault["code"] for fault in record["error"]["all"]] == ["unknown_symbol", "not_a_win"]
    with pytest.raises(HandError) as caught:
        api.score("34579pEEENN+567p")
    record = jsons.error_record(caught.value, "en")
    assert record["hand"] == "34579pEEENN+567p"
    assert record["gb"]


def test_rows_for_spreadsheets(mixed: tuple[Score, Book]) -> None:
    written = csvs.rows_text([csvs.SCORE_COLUMNS, csvs.score_row(*mixed, "en", 7)])
    head, row = csv.reader(io.StringIO(written))
    assert ",".join(head) == "id,hand,win,rules,total,legal,fans,fan_total,base,doublings,E,S,W,N,error,notes"
    assert row[:6] == ["7", "34579pEEENN+567p", "8p", "mcr-mil", "30", "1"]
    assert row[6].startswith("Pure Shifted Chows x 1; Half Flush x 1; ")
    assert row[7:-1] == ["", "", "", "114", "-38", "-38", "-38", ""]
    assert row[-1] == "seat and round are not given; East is assumed for both"


@pytest.mark.parametrize("cell", ["=1+1", "+123m", "-2222p", "@x", "\tx", "\rx", "＝1", "＋1", "－1", "＠x"])
def test_no_cell_of_text_is_a_formula(cell: str) -> None:
    assert csvs.safe(cell).startswith("'")
    assert csvs.safe("x" + cell).startswith("x")


def test_the_header_of_waits() -> None:
    expected = "id,hand,rules,win,left,total,legal,fans,fan_total,drawn_total,drawn_legal,error"
    assert ",".join(csvs.WAITS_COLUMNS) == expected
    waits = api.waits("34579pEEENN+567p")
    (row,) = csvs.waits_rows(waits, rule_sets.rule_set("mcr").book, "en", 1)
    assert len(row) == len(csvs.WAITS_COLUMNS)


@pytest.mark.parametrize(
    ("name", "win", "shown"),
    [
        ("789p", "8p", "7[8]9p"),
        ("EEE", "E", "EE[E]"),
        ("555s", "5s", "55[5]s"),
        ("19m19p19sESWNCFPE", "9p", "19m1[9]p19sESWNCFPE"),
        ("147m258p36sESWNCF", "W", "147m258p36sES[W]NCF"),
        ("123m", "4m", "123m"),
    ],
)
def test_the_winning_tile_is_in_brackets(name: str, win: str, shown: str) -> None:
    assert blocks.with_win(name, win) == shown
    assert blocks.string(blocks.tiles(shown)) == shown


def test_tiles_are_coloured_by_suit() -> None:
    assert [span.style for span in blocks.tiles("12m[3]pE -x")] == ["m", "p", "honor", "", "", ""]


def test_glyphs_leave_the_red_dragon_in_its_text_form() -> None:
    result, _ = scored("123m456p789sCC+EEE", "mcr")
    assert "\U0001f004\ufe0e" in glyph_line(result.reading)


@pytest.mark.parametrize(("words", "cells"), [("abc", 3), ("麻将", 4), ("Ж", 1), ("🀇", 1), ("🀄\ufe0e", 2), ("，", 2)])
def test_width_in_terminal_cells(words: str, cells: int) -> None:
    assert columns.width_of(words) == cells


def test_wrapping_keeps_every_word() -> None:
    cell = (*text("one two ", "m"), *text("threefourfive 麻将番和 end"))
    lines = columns.wrap(cell, 7)
    assert [blocks.string(line) for line in lines] == ["one two", "threefo", "urfive", "麻将番", "和 end"]
    assert lines[0][0].style == "m"
    assert columns.wrap((), 5) == [()]
    assert [blocks.string(line) for line in columns.wrap(text("麻将（番）和"), 8)] == ["麻将", "（番）和"]
    assert [blocks.string(line) for line in columns.wrap(text("番 8），和"), 7)] == ["番", "8），和"]
    assert [blocks.string(line) for line in columns.wrap(text(f"one two{blocks.TIE}2"), 7)] == [
        "one",
        f"two{blocks.TIE}2",
    ]


def test_short_texts_stand_beside_each_other_unbroken() -> None:
    page: Page = [Flow((text("one two"), text("three four"), text("five six")))]
    assert plain.show(page, 80) == "  one two     three four     five six\n"
    assert plain.show(page, 26).splitlines() == ["  one two     three four", "  five six"]
    assert markdown.show(page) == "one two · three four · five six\n"


def test_the_last_column_goes_under_the_others_where_it_has_no_room() -> None:
    columns = tuple(Column(name) for name in ("A", "B", "C", "Fans"))
    row = (text("first cell"), text("second"), text("3"), text("a long text that needs room"))
    page: Page = [Grid(columns, (row, (text(""), text(""), text(""), text("more"))))]
    assert plain.show(page, 80).splitlines()[1] == "  first cell  second  3  a long text that needs room"
    assert plain.show(page, 34).splitlines() == [
        "  A           B       C",
        "      Fans",
        "  first cell  second  3",
        "      a long text that needs room",
        "      more",
    ]


@pytest.mark.parametrize(
    ("name", "win", "shown"),
    [("789p", "8p", "7_9p"), ("123m", "3m", "12m"), ("789s", "7s", "89s"), ("22m", "2m", "2m"), ("EE", "E", "E")],
)
def test_a_set_without_its_winning_tile(name: str, win: str, shown: str) -> None:
    assert blocks.without_win(name, win) == shown


def test_what_is_struck_set_by_set_names_the_set(mixed: tuple[Score, Book]) -> None:
    result, book = mixed
    because = {one.fan: naming.because(book, one, "en") for one in result.struck}
    assert because == {
        "pung_of_terminals_or_honors": "EEE: Prevalent Wind, Seat Wind have it (non-repeat)",
        "one_voided_suit": "Half Flush has it (non-repeat)",
    }


def test_notes_that_say_the_same_are_one() -> None:
    result, book = scored("123m456p78s99s+EEE win=9s", "mcr")
    assert [one.key for one in result.notes] == ["assumed_seat", "assumed_round"]
    assert plain.show(score_page(result, book, "en")).count("Note: ") == 1
    waits = api.waits("34579pEEENN+567p", Circumstances(win="8p", self_drawn=True, discarder="S", seat="E", round="E"))
    shown = plain.show(waits_page(waits, book, "en"))
    assert "Note: win, self-drawn, from are not used here" in shown
    assert shown.count("Note: ") == 1


def test_the_default_of_an_option_is_the_rule_sets_own() -> None:
    rule_set = rule_sets.rule_set("mcr-mil")
    records = {one.name: catalogue.option_record(rule_set, one, "en") for one in rule_set.game.options}
    assert (records["two_concealed_kongs"]["value"], records["two_concealed_kongs"]["default"]) == (6, 6)
    assert "Values: 8, 6; default: 6" in plain.show(catalogue.options_page(rule_set, "en"))


def test_two_sides_share_a_line_only_where_they_fit() -> None:
    page: Page = [Sides(text("a" * 30), text("b" * 30))]
    assert len(plain.show(page, 80).splitlines()) == 1
    assert len(plain.show(page, 40).splitlines()) == 2


def test_markdown_is_a_table_and_nothing_in_it_is_markup(mixed: tuple[Score, Book]) -> None:
    shown = markdown.show(score_page(*mixed, "en"))
    assert "| ---: | --- | --- |" in shown
    assert r"7\[8\]9p" in shown
    rows = [line for line in shown.splitlines() if line.startswith("|")]
    assert {len(re.findall(r"(?<!\\)\|", row)) for row in rows} == {3, 4}


@pytest.mark.parametrize(("lang", "robbed"), [("en", "robbed player"), ("ru", "ограбленным"), ("zh", "被抢杠者")])
def test_a_robbed_player_is_no_discarder(lang: str, robbed: str) -> None:
    book = rule_sets.rule_set("mcr").book
    hand = "12m456p789sEE+PPP"
    for robbing in (True, False):
        score = api.score(hand, Circumstances(win="3m", robbing_kong=robbing))
        page = plain.show(score_page(score, book, lang), 200)
        assert (robbed in page) == robbing
        assert (say("headings.discarder", lang) in page) == (not robbing)


@pytest.mark.parametrize("sign", "=+-@＝＋－＠")
@pytest.mark.parametrize("space", ["", " ", "\u3000"])
def test_no_cell_is_a_formula_where_semicolons_set_cells_apart(sign: str, space: str) -> None:
    for words in (f"x;{space}{sign}1", f"a;b;{space}{sign}1;{space}{sign}2"):
        for cell in csvs.safe(words).split(";"):
            assert not cell.lstrip().startswith(csvs.FORMULA)
    assert csvs.safe("a; b;1-2") == "a; b;1-2"


def test_a_name_of_a_character_is_no_character_in_markdown() -> None:
    assert markdown.escape("&copy; A&B") == "\\&copy; A\\&B"
