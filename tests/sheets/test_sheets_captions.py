"""Captions and signatures: a line that is no row names the table below it, or is passed over."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from openpyxl import Workbook
from running import Run
from sheets_told import findings, read, told

from mahjong_calc.sheets.captions import caption
from mahjong_calc.sheets.model import LeftOut, Sheet
from mahjong_calc.sheets.reading import read_sheet

HEADING = "hand,winner,discarder,points"
HANDS = ("1,P1,P2,9", "2,P3,,10")


def names(sheet: Sheet) -> list[tuple[object, ...]]:
    return [(table.round, table.name, len(table.hands)) for table in sheet.tables]


@pytest.mark.parametrize(
    ("said", "round", "table"),
    [
        *[(words, "", "2") for words in ("Table 2", "TABLE: 2", "Table,2", "Table No. 2", "table #2", "Table-2,,,")],
        *[(words, "", "2") for words in ("Стол 2", "Стол №2", "стол № 2", "2 стол", "Стол:,2", "2-й стол")],
        *[(words, "", "2") for words in ("第2桌", "2号桌", "桌号 2", "第 2 桌", "２号台")],
        *[("Table A", "", "A"), ("Стол 2б", "", "2б"), ("第二桌", "", "二")],
        *[(words, "1", "3") for words in ("Round 1 Table 3", "Тур 1, стол 3", "1 тур,3 стол", "Table 3,Round 1")],
        *[(words, "1", "3") for words in ("第1轮第3桌", "Round 1 - Table 3")],
        *[(words, "4", "") for words in ("Round 4", "Тур 4", "第4轮")],
    ],
)
def test_a_caption_names_round_and_table(said: str, round: str, table: str) -> None:
    assert caption(said.split(",")) == (round, table)


@pytest.mark.parametrize(
    "said", ["Table points", "Table", "Timetable 2", "Table 2 of 8", "Судья: Иванов", "", "1,P1,,8"]
)
def test_any_other_line_names_nothing(said: str) -> None:
    assert caption(said.split(",")) is None


@pytest.mark.parametrize("captions", [("Table 1", "Table 2"), ("Стол,1", "Стол,2"), ("第1桌", "第2桌,,,")])
@pytest.mark.parametrize("again", [(), (HEADING,)])
@pytest.mark.parametrize("total", [(), ("TOTAL,,,",)])
def test_a_caption_between_tables_begins_another(
    captions: tuple[str, str], again: tuple[str, ...], total: tuple[str, ...]
) -> None:
    first, second = captions
    sheet = read(first, HEADING, *HANDS, *total, second, *again, *HANDS, *total)
    assert names(sheet) == [(None, 1, 2), (None, 2, 2)]
    assert findings(sheet) == []
    assert sheet.left_out == LeftOut()


def test_a_caption_of_a_round_goes_for_all_tables_below_it() -> None:
    sheet = read("Round 1", "Table 1", HEADING, *HANDS, "Table 2", *HANDS, "TOTAL", "Round 2", "Table 1", *HANDS)
    assert names(sheet) == [(1, 1, 2), (1, 2, 2), (2, 1, 2)]


def test_tables_below_a_caption_of_a_round_are_told_apart_by_their_closing_rows() -> None:
    sheet = read("Round 1", HEADING, *HANDS, "TOTAL", *HANDS, "TOTAL")
    assert names(sheet) == [(1, 1, 2), (1, 2, 2)]


def test_a_round_without_a_result_is_a_hand_where_hands_are_called_so() -> None:
    (table,) = read("Round,Winner,Discarder,Points", "Round 1,P1,,8", "Round 2,,,").tables
    assert [(row.number, row.outcome) for row in table.hands] == [(1, "won"), (2, "blank")]


def test_names_stand_below_the_caption_of_their_table() -> None:
    heading = f"{HEADING},P1,P2,P3,P4"
    sheet = read(
        *("Table 1", "PLAYERS,,,,Anna,Boris,Chen,Dora", heading, "1,Anna,,8", "Table 2"),
        *("PLAYERS,,,,Eva,Fay,Gus,Hal", heading, "1,Eva,Hal,8", "Table 3", heading, "1,P1,,8"),
    )
    assert [table.players and table.players[0] for table in sheet.tables] == ["Anna", "Eva", None]
    assert [row.winner for table in sheet.tables for row in table.hands] == [0, 0, 0]


def test_names_above_repeated_headings_are_those_of_the_table_below() -> None:
    heading, total = f"{HEADING},P1,P2,P3,P4", "TOTAL,,,,,,,"
    sheet = read(
        *("PLAYERS,,,,Anna,Boris,Chen,Dora", heading, "1,Anna,,8", total),
        *("PLAYERS,,,,Eva,Fay,Gus,Hal", heading, "1,Eva,Hal,8", total),
    )
    assert [table.players and table.players[0] for table in sheet.tables] == ["Anna", "Eva"]


@pytest.mark.parametrize(
    "line",
    [
        "Судья: Иванов",
        "Судья: Иванов,,,",
        "Судья:,Иванов",
        "Judge 5",
        "裁判：张三",
        "Signed,Anna,Boris,Chen",
        "Hall B, left",
    ],
)
def test_a_signature_is_passed_over_with_one_note(line: str, run: Run, tmp_path: Path) -> None:
    sheet = read(HEADING, *HANDS, line)
    assert names(sheet) == [(None, None, 2)]
    assert [(one.check.code, one.severity) for one in findings(sheet)] == [("lines_ignored", "note")]
    file = tmp_path / "sheet.csv"
    file.write_text("\n".join([HEADING, *HANDS, line, line]), encoding="utf-8")
    ran = run("check", str(file), "--lang", "en", "--format", "jsonl")
    assert ran.status == 0
    assert ran.out.count("lines that are no hands are passed over: ") == 1


def test_a_hand_is_no_caption() -> None:
    """A row that tells a winner or a figure stays one, whatever stands for its number."""
    assert [one[0] for one in told(HEADING, *HANDS, "x,P1,,8")] == ["hand_count"]
    assert [one[0] for one in told(HEADING, *HANDS, "x,draw,,0")] == ["hand_count"]
    assert "hand_count" in [one[0] for one in told(HEADING, *HANDS, "x,Иванов,,12")]
    (table,) = read(HEADING, *HANDS, "Hand 3,,,", "4.,,,", "E4,,,").tables
    assert [row.number for row in table.hands] == [1, 2, 3, 4, 4]


@pytest.mark.parametrize(
    "label",
    [
        "Hand 3",
        "3.",
        "№3",
        "3/16",
        "E3",
        "East 3",
        "Восток 3",
        "Раздача 3",
        "3-я раздача",
        "第3局",
        "第3盘",
        "3а",
    ],
)
def test_a_hand_that_was_not_played_is_no_caption(label: str) -> None:
    (table,) = (sheet := read(HEADING, *HANDS, f"{label},,,")).tables
    assert sheet.left_out == LeftOut()
    assert table.hands[-1].outcome == "blank"


def test_captions_in_one_worksheet() -> None:
    book = Workbook()
    for number in (1, 2):
        for row in (["Table", number], HEADING.split(","), [1, "P1", "P2", 9], [2, "P3", None, 8], []):
            book.active.append(row)
    out = io.BytesIO()
    book.save(out)
    sheet = read_sheet(out.getvalue(), "one.xlsx")
    assert names(sheet) == [(None, 1, 2), (None, 2, 2)]
    assert findings(sheet) == []
