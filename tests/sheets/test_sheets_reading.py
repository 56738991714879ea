"""Score sheets as people and programs write them: headings, separators, encodings, names and workbooks."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from openpyxl import Workbook
from sheets_told import DATA, findings, read, told

from mahjong_calc.errors import RecordError
from mahjong_calc.files.csv_records import Csv
from mahjong_calc.render.check_records import message
from mahjong_calc.sheets.model import DRAWN, WON, Sheet
from mahjong_calc.sheets.reading import read_sheet

PLAIN = "hand,winner,discarder,points\n1,P1,P2,12\n2,draw,,0\n3,P3,,8\n"


def outcomes(sheet: Sheet) -> list[tuple[object, ...]]:
    """What each row of the only table says: number, outcome, winner, discarder, points."""
    (table,) = sheet.tables
    return [(row.number, row.outcome, row.winner, row.discarder, row.points) for row in table.hands]


READ: list[tuple[object, ...]] = [(1, WON, 0, 1, 12), (2, DRAWN, None, None, 0), (3, WON, 2, None, 8)]


@pytest.mark.parametrize(
    "text",
    [
        PLAIN,
        PLAIN.replace(",", ";"),
        PLAIN.replace(",", "\t"),
        PLAIN.replace("\n", "\r\n"),
        "points,discarder,hand,winner\n12,P2,1,P1\n0,,2,0\n8,self,3,P3\n",
        "Hand,Winner,From,Value\n1,1,2,12\n2,-,-,0\n3,3,0,8\n",
        "HAND;Winner;Discarder;Fan\n1;E;S;12\n2;Draw;;0\n3;W;W;8\n",
        "Deal\tWinner\tDiscarder\tHand Points\n1\tP1\tP2\t'12\n2\tdraw\t\t0\n3\tP3\t\t 8.0\n",
        "局,和,点炮,番\n1,东,南,12\n2,流局,,0\n3,西,自摸,8\n",
        "Раздача;Победитель;Снос;Очки\n1;P1;P2;12\n2;ничья;;0\n3;3;со стены;8,0\n",
        "№;Выиграл;С кого;Фан\n1;Р1;Р2;12\n2;-;;0\n3;Запад;;8\n",
        "# rules: mcr\nPLAYERS,,,,Anna,Boris,Chen,Dora\nhand,winner,discarder,points,P1,P2,P3,P4\n1,anna,BORIS,12\n2,draw,,0\n3,Chen,,8\n",
        "Round,Winner,Discarder,Hand Points\n1,P1,P2,12\n2,,,0\n3,P3,P3,8\n",
    ],
)
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_layouts_that_say_the_same(text: str, mark: str) -> None:
    said = outcomes(read_sheet((mark + text).encode(), "sheet"))
    assert [(*one[:3], None if one[3] == one[2] else one[3], one[4]) for one in said] == READ


@pytest.mark.parametrize(
    ("encoding", "text"),
    [
        *[(name, PLAIN) for name in ("utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-32", "cp1251", "gb18030")],
        ("cp1251", "раздача;победитель;снос;очки;примечание\n1;P1;P2;12;Проверено судьёй\n2;ничья;;0;\n3;P3;;8;\n"),
        ("gb18030", "局,和牌,点炮,番,备注\n1,P1,P2,12,裁判已核对\n2,流局,,0,\n3,P3,自摸,8,\n"),
        ("cp1251", PLAIN.replace("points", "points,note").replace("12", "12,Ложный выигрыш Иванова")),
        ("gb18030", PLAIN.replace("points", "points,note").replace("12", "12,张三诈和一次")),
    ],
)
def test_encodings_are_found_out(encoding: str, text: str) -> None:
    data = text.encode(encoding)
    assert outcomes(read_sheet(data, "sheet")) == READ
    assert outcomes(read_sheet(data, "sheet", encoding=encoding)) == READ


def test_an_encoding_can_be_named() -> None:
    with pytest.raises(RecordError, match="line 2 is not ascii"):
        read_sheet("hand,winner,discarder,points\n1,я,,8\n".encode(), "sheet", encoding="ascii")
    with pytest.raises(RecordError, match="unknown encoding"):
        read_sheet(b"hand", "sheet", encoding="nothing")


def test_rounds_and_tables() -> None:
    sheet = read("round,table,hand,winner,discarder,points", "1,3,1,P1,,8", "1,4,1,P2,,8", "1,3,2,P1,,9", "2,A,1,P1,,8")
    assert [(one.round, one.name, len(one.hands)) for one in sheet.tables] == [(1, 3, 2), (1, 4, 1), (2, "A", 1)]


def test_tables_one_under_the_other() -> None:
    end = "TOTAL,,,,1,2,3,4"
    sheet = read("hand,winner,discarder,points,P1,P2,P3,P4", "1,P1,,8", end, "1,P2,,9", "2,P2,,9", end)
    assert [(one.name, len(one.hands)) for one in sheet.tables] == [(1, 1), (2, 2)]
    twice = "hand,winner,discarder,points\n1,P1,,8\n\npoints,hand,winner,discarder\n9,1,P2,\n"
    assert [one.hands[0].points for one in read_sheet(twice.encode(), "sheet").tables] == [8, 9]


def test_the_export_of_an_app() -> None:
    """The number of the hand is called round, and rows of dashes hold the running totals."""
    sheet = read_sheet((DATA / "app_export.csv").read_bytes(), "app.csv")
    (table,) = sheet.tables
    assert [row.number for row in table.hands] == list(range(1, 17))
    assert table.hands[5].totals == (-61, 27, -11, 45)
    assert table.hands[10].penalties == (-60, 20, -10, 20)
    assert findings(sheet) == []


def test_a_real_session_has_no_mistake() -> None:
    sheet = read_sheet((DATA / "session_with_hands.csv").read_bytes(), "session.csv")
    assert len(sheet.tables[0].hands) == 16
    assert all(row.text("tiles") for row in sheet.tables[0].hands)
    assert findings(sheet, "mcr-mil") == []


def test_a_real_tournament_has_no_error_and_fifteen_tables_of_which_the_hands_are_missing() -> None:
    sheet = read_sheet((DATA / "tournament_2017.csv").read_bytes(), "tournament.csv")
    assert len(sheet.tables) == 108
    found = [(one.account.table.round, one.account.table.name, one.check.code) for one in findings(sheet)]
    missing = [1, 4, 5, 6, 7, 8, *range(10, 19)]
    assert found == [(5, 5, "offender_wins"), *((6, table, "incomplete") for table in missing)]
    fouls = [row for table in sheet.tables for row in table.hands if any(row.penalties)]
    assert len(fouls) == 11
    assert sum(-60 in row.penalties for row in fouls) == 2


def test_numbers_as_people_write_them() -> None:
    lines = ["1,P3,P4,10,'-8,\u22128, 34 ,-18", "TOTAL,,,,-8,-8,34,-18", 'POINTS,,,,"1,5",1.5,4,0']
    assert told("hand,winner,discarder,points,P1,P2,P3,P4", *lines) == []


@pytest.mark.parametrize("third", ["2.33", "2,33", "2.333", "7/3", "7 / 3", "2 1/3", "2⅓", "2.3333333333333", 7 / 3])
def test_a_shared_table_point_is_read_however_it_is_written(third: str | float) -> None:
    """A spreadsheet keeps all decimals of a third, and a person writes as many as there is room for."""
    rows: list[list[object]] = [
        ["hand", "winner", "discarder", "points", "P1", "P2", "P3", "P4"],
        [1, "draw", None, 0, -24, 8, 8, 8],
        ["TOTAL", None, None, None, -24, 8, 8, 8],
        ["POINTS", None, None, None, 0, third, third, third],
    ]
    (table,) = read_sheet(book(rows), "sheet.xlsx").tables
    assert table.points is not None
    assert table.points.unread == ()
    assert table.points.totals[1:] == pytest.approx((7 / 3,) * 3, abs=0.01)
    codes = [one.check.code for one in findings(read_sheet(book(rows), "sheet.xlsx"))]
    assert "table_points" not in codes
    assert "unreadable_cell" not in codes
    text = "\n".join(";".join("" if cell is None else str(cell) for cell in row) for row in rows)
    (typed,) = read_sheet(text.encode(), "sheet.csv").tables
    assert typed.points is not None
    assert typed.points.totals == pytest.approx(table.points.totals)


def test_a_table_point_need_not_be_whole() -> None:
    lines = ["1,draw,,0,,,,", "TOTAL,,,,x,0,0,0", "POINTS,,,,x,1.5,1.5,1.5"]
    found = findings(read("hand,winner,discarder,points,P1,P2,P3,P4", *lines))
    said = [message(one, "en") for one in found if one.check.code == "unreadable_cell"]
    assert said == ['"x" is no whole number', '"x" is no number']


def test_penalties_and_rules_are_said_by_the_sheet() -> None:
    """A sheet's own word goes before what is asked for."""
    heading, line = "hand,winner,discarder,points,pen P1,pen P2,pen P3,pen P4", "1,draw,,0,-40,,,"
    assert told(heading, line, remarks=["# rules: mcr-mil"]) == []
    assert told(heading, "1,draw,,0,-30,10,10,10", remarks=["# rules: mcr-mil", "# penalties: wmo"]) == []
    assert told(heading, "1,draw,,0,-30,10,10,10", remarks=["# rules: mcr-mil         optional"]) != []
    with pytest.raises(RecordError):
        read("# rules: mcr", "# penalties: wmo")


def book(*sheets: list[list[object]]) -> bytes:
    made = Workbook()
    made.remove(made.active)
    for number, rows in enumerate(sheets, 1):
        sheet = made.create_sheet(f"Table {number}")
        for row in rows:
            sheet.append(row)
    out = io.BytesIO()
    made.save(out)
    return out.getvalue()


def test_workbooks() -> None:
    """A table a worksheet, or all in one; a number may be a text, and a text a number."""
    rows: list[list[object]] = [
        ["hand", "winner", "discarder", "points"],
        [1, "P1", "P2", "12"],
        ["2", "draw", None, 0],
        [3.0, 3, None, 8.0],
    ]
    assert outcomes(read_sheet(book(rows), "sheet.xlsx")) == READ
    both = read_sheet(book(rows, rows), "sheet.xlsx")
    assert [table.name for table in both.tables] == ["Table 1", "Table 2"]
    with_notes = read_sheet(book([["how to use this"]], rows), "sheet.xlsx")
    assert outcomes(with_notes) == READ


def test_reading_a_sheet_leaves_other_readers_their_long_fields() -> None:
    """The bound of Python's csv is one for all readers of a process."""
    batch = Csv(iter(["hand,win\n", f"123m456p78s99s+EEE,{'9' * 100_000}\n"]), None)
    read(PLAIN.strip())
    (entry,) = batch.entries(lambda said: said)
    assert (len(str(entry.win)), entry.faults) == (100_000, ())


@pytest.mark.parametrize("delimiter", [",,", '"', "\n"])
def test_a_delimiter_that_can_be_none_is_refused_alike_everywhere(delimiter: str) -> None:
    with pytest.raises(RecordError) as one:
        read_sheet(PLAIN.encode(), "sheet.csv", delimiter=delimiter)
    with pytest.raises(RecordError) as other:
        Csv(iter(["hand\n"]), delimiter)
    assert one.value.faults == other.value.faults


def test_every_sample_sheet_is_what_its_remark_says() -> None:
    samples = Path(__file__).parents[2] / "sample_hands"
    good = read_sheet((samples / "sheet.csv").read_bytes(), "sheet.csv")
    assert findings(good) == []
    bad = read_sheet((samples / "sheet_with_mistakes.csv").read_bytes(), "sheet.csv")
    found = {(one.check.code, one.finding.hand) for one in findings(bad)}
    assert found == {("changes_differ", 5), ("hand_worth_less", 5), ("running_total", 9), ("table_points", "POINTS")}


def test_a_round_that_is_a_wind_tells_no_tables_apart() -> None:
    sheet = read("round,hand,winner,discarder,points", "E,4,P1,,8", "S,5,P2,,8", "南,6,P2,,8", "South,7,draw,,0")
    assert [(one.round, one.name, len(one.hands)) for one in sheet.tables] == [(None, None, 4)]


@pytest.mark.parametrize(
    ("names", "line", "winner", "discarder"),
    [
        ("3,1,7,9", "1,1,3,12", 1, 0),
        ("3,1,7,9", "1,9,P1,12", 3, 0),
        ("Anna,Boris,Wall,Dora", "1,Anna,wall,12", 0, 2),
        ("Anna,Boris,Wall,Dora", "1,Anna,self,12", 0, None),
        ("Draw,Boris,Chen,Dora", "1,draw,Boris,12", 0, 1),
        ("West,North,Chen,Dora", "1,West,North,12", 0, 1),
        ("Ann,Ann,Chen,Dora", "1,Chen,P2,12", 2, 1),
        ("Anna,Boris,Chen,-", "1,Anna,-,12", 0, None),
        ("Anna,Boris,Chen,0", "1,Boris,0,12", 1, None),
    ],
)
def test_the_names_of_a_table_go_before_words_for_seats_and_for_nobody(
    names: str, line: str, winner: int, discarder: int | None
) -> None:
    sheet = read("hand,winner,discarder,points,P1,P2,P3,P4", line, remarks=[f"PLAYERS,,,,{names}"])
    assert outcomes(sheet) == [(1, WON, winner, discarder, 12)]


def test_a_name_of_two_players_is_asked_about_and_is_no_error_of_the_result() -> None:
    names = ["PLAYERS,,,,Ann,Ann,Chen,Dora"]
    heading = "hand,winner,discarder,points,P1,P2,P3,P4"
    sheet = read(heading, "1,Ann,Chen,12,-8,36,-20,-8", "2,Chen,Ann,12,-20,-8,36,-8", remarks=names)
    assert [row.winner for row in sheet.tables[0].hands] == [None, 2]
    assert [one.check.code for one in findings(sheet)] == ["unclear_name", "player_twice"]


def test_names_above_many_tables_are_nobody_s_second_place() -> None:
    names = ["PLAYERS,,,,,,Anna,Boris,Chen,Dora"]
    heading = "round,table,hand,winner,discarder,points,P1,P2,P3,P4"
    assert told(heading, "1,1,1,Anna,,8,48,-16,-16,-16", "1,2,1,Chen,,8,-16,-16,48,-16", remarks=names) == []
    twice = told(heading, "1,1,1,Chen,,8,,,,", remarks=["PLAYERS,,,,,,Anna,Anna,Chen,Dora"])
    assert [one[:3] for one in twice] == [("player_twice", None, "P2")]


def test_each_table_has_its_own_names_even_where_rows_of_tables_alternate() -> None:
    heading = "round,table,hand,winner,discarder,points,P1,P2,P3,P4"
    lines = [
        "1,1,PLAYERS,,,,Anna,Boris,Chen,Dora",
        "1,2,PLAYERS,,,,Emil,Fay,Gao,Hana",
        "1,1,1,Boris,,8,,,,",
        "1,2,1,Gao,Fay,8,,,,",
    ]
    sheet = read(heading, *lines)
    assert [(table.players, table.hands[0].winner) for table in sheet.tables] == [
        (("Anna", "Boris", "Chen", "Dora"), 1),
        (("Emil", "Fay", "Gao", "Hana"), 2),
    ]
    assert findings(sheet) == []


def test_labels_at_the_left_belong_to_the_table_above_or_below() -> None:
    heading = "round,table,hand,winner,discarder,points,P1,P2,P3,P4"
    lines = [
        "1,1,1,Boris,,8,-16,48,-16,-16",
        "TOTAL,,,,,,-16,48,-16,-16",
        "PLAYERS,,,,,,Emil,Fay,Gao,Hana",
        "1,2,1,Gao,Fay,8,-8,-16,32,-8",
    ]
    sheet = read(heading, *lines, remarks=["PLAYERS,,,,,,Anna,Boris,Chen,Dora"])
    assert [(table.name, table.hands[0].winner, table.total is not None) for table in sheet.tables] == [
        (1, 1, True),
        (2, 2, False),
    ]
    assert findings(sheet) == []


def test_the_sheet_of_the_description() -> None:
    """Names that stand a column too far to the left, penalties of another organisation, hands left out between."""
    lines = """
        1,3,1,E,P1,P1,,30,114,-38,-38,-38,,,,,114,-38,-38,-38,34579pEEENN+567p win=8p flowers=2,
        1,3,4,E,P4,P3,P4,10,-8,-8,34,-18,,,,,136,8,-46,-98,2355678p+EEE+789p win=4p flowers=2,
        1,3,5,S,P2,draw,,0,10,-30,10,10,10,-30,10,10,146,-22,-36,-88,,false win of P2
        1,3,TOTAL,,,,,,,,,,,,,,103,126,-33,-196,,
        1,3,POINTS,,,,,,,,,,,,,,2,4,1,0,,"""
    players = [f"{start}P{number}" for start in ("", "pen ", "total ") for number in range(1, 5)]
    heading = ",".join(["round,table,hand,wind,east,winner,discarder,points", *players, "hand tiles,note"])
    remarks = [
        "# rules: mcr-mil           optional",
        "# penalties: wmo",
        "PLAYERS,,,,,,,Player A,Player B,Player C,Player D",
    ]
    found = told(heading, *map(str.strip, lines.strip().splitlines()), remarks=remarks)
    assert [one[:2] for one in found] == [("hand_missing", 2), ("hand_missing", 3), ("incomplete", "TOTAL")]
    sheet = read(heading, *map(str.strip, lines.strip().splitlines()), remarks=remarks)
    assert sheet.tables[0].players == ("Player A", "Player B", "Player C", "Player D")
