"""Layouts in which people keep results: one row a player or a table, marks under the players, workbooks of LibreOffice;
and what is said of a file in none of them."""

from __future__ import annotations

import csv
import io
import sys
import zipfile

import pytest
from running import Run
from sheets_told import DATA, findings, told

from mahjong_calc.errors import RecordError
from mahjong_calc.sheets.checking import Habits, account_of
from mahjong_calc.sheets.reading import read_sheet
from mahjong_calc.sheets.standings import standings
from mahjong_calc.words import LANGUAGES, say_fault

LAYOUTS = ("results_by_player.csv", "results_by_table.csv", "hands_by_player.csv", "marked_columns.csv")


def changed(name: str, line: int, before: str, after: str) -> bytes:
    """A given sheet with one line changed."""
    lines = (DATA / name).read_text(encoding="utf-8").splitlines()
    assert before in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(before, after, 1)
    return ("\n".join(lines) + "\n").encode()


def codes(data: bytes) -> list[tuple[str, object, str]]:
    return [
        (one.finding.code, one.finding.hand, one.finding.column)
        for one in findings(read_sheet(data, "x.csv"))
        if one.severity == "error"
    ]


@pytest.mark.parametrize("name", LAYOUTS)
def test_a_right_sheet_of_each_layout_has_no_error(name: str) -> None:
    sheet = read_sheet((DATA / name).read_bytes(), name)
    assert codes((DATA / name).read_bytes()) == []
    assert all(any(table.players or ()) for table in sheet.tables) or name == "marked_columns.csv"


@pytest.mark.parametrize(
    ("name", "line", "before", "after", "found"),
    [
        ("results_by_player.csv", 6, "-90", "-91", [("total_sum", "TOTAL", "total")]),
        ("results_by_player.csv", 9, ";-10", ";", [("total_sum", "TOTAL", "total")]),
        ("results_by_player.csv", 16, "1,5", "2", [("table_points", "POINTS", "total P2")]),
        ("results_by_player.csv", 14, "Boris Ivanov", "Eva Klein", [("player_twice", None, "P4")]),
        ("results_by_player.csv", 15, "Dora Lind", "Anna Berg", [("player_twice", None, "P1")]),
        ("results_by_table.csv", 3, "-10,6", "-10,5", [("total_sum", "TOTAL", "total")]),
        ("hands_by_player.csv", 3, "-32", "-31", [("changes_differ", 1, "P2")]),
        ("hands_by_player.csv", 2, ",24,", ",25,", [("changes_differ", 1, "points")]),
        ("marked_columns.csv", 4, "48", "47", [("changes_differ", 1, "P1")]),
        ("marked_columns.csv", 6, ",✓,,", ",x,x,", [("unreadable_cell", 3, "winner")]),
    ],
)
def test_one_wrong_cell_is_found(
    name: str, line: int, before: str, after: str, found: list[tuple[str, object, str]]
) -> None:
    assert codes(changed(name, line, before, after)) == found


def test_standings_follow_from_results_alone() -> None:
    sheet = read_sheet((DATA / "results_by_player.csv").read_bytes(), "x.csv")
    found = standings([account_of(table, Habits()) for table in sheet.tables])
    assert [(one.place, one.player, one.tables, one.points, one.score) for one in found][:3] == [
        (1, "Eva Klein", 2, 8, 200),
        (2, "Anna Berg", 2, 6, 150),
        (3, "Dora Lind", 2, 4, -82),
    ]


def test_columns_of_a_list_that_are_not_read_are_told() -> None:
    sheet = read_sheet((DATA / "results_by_player.csv").read_bytes(), "x.csv")
    assert sheet.left_out.words == ("Country",)
    assert [one.finding.code for one in findings(sheet)] == ["columns_ignored"]


def test_the_order_of_players_within_a_hand_means_nothing() -> None:
    (table,) = read_sheet((DATA / "hands_by_player.csv").read_bytes(), "x.csv").tables
    assert table.players == ("Anna", "Boris", "Chen", "Dora")
    assert table.hands[3].changes == (-8, 34, -18, -8)
    assert (table.hands[3].winner, table.hands[3].discarder) == (1, 2)


def test_a_fifth_player_of_a_table_costs_no_other_table() -> None:
    data = (DATA / "results_by_player.csv").read_bytes() + b"1;1;;Max;;5;0;\n"
    sheet = read_sheet(data, "x.csv")
    assert [table.name for table in sheet.tables if table.round == 1] == [1, 2, "1 (2)"]
    assert len(sheet.tables) == 5


@pytest.mark.parametrize(
    "row", ["1,P1,none,10,54,-18,-18,-18", "1,washout,n/a,,0,0,0,0", "1,P1,self-pick,10,54,-18,-18,-18"]
)
def test_words_that_people_write(row: str) -> None:
    assert told("Nr,Hu,Shooter,Faan,P1,P2,P3,P4", row) == []


REFUSED = {
    "Platz;Name;Land;Punkte\n1;A;DE;4\n": ("Platz, Name, Land, Punkte", "lacks: table, score"),
    "Round,Player,MP,TP\n1,A,10,4\n": ("Round, Player, MP, TP", "lacks: table"),
    "hand,winner,points\n1,P1,8\n": ("hand, winner, points", "a sheet of hands lacks: discarder"),
}


@pytest.mark.parametrize("text", REFUSED)
def test_what_cannot_be_read_says_what_was_seen_and_what_is_missing(text: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_sheet(text.encode(), "x.csv")
    (fault,) = caught.value.faults
    said = say_fault(fault, "en")
    assert all(part in said for part in REFUSED[text]), said
    assert len({say_fault(fault, lang) for lang in LANGUAGES}) == len(LANGUAGES)


def open_document(rows: list[list[str]], cell: str = "") -> bytes:
    """A workbook of LibreOffice with one worksheet. cell: tags of one more row."""

    def tag(text: str) -> str:
        try:
            return f'<table:table-cell office:value-type="float" office:value="{float(text)}"/>'
        except ValueError:
            inner = f"<text:p>{text}</text:p>"
            return (
                f'<table:table-cell office:value-type="string">{inner}</table:table-cell>'
                if text
                else "<table:table-cell/>"
            )

    names = " ".join(
        f'xmlns:{name}="urn:oasis:names:tc:opendocument:xmlns:{name}:1.0"' for name in ("office", "table", "text")
    )
    body = "".join(f"<table:table-row>{''.join(map(tag, row))}</table:table-row>" for row in rows)
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as pack:
        pack.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        pack.writestr("META-INF/manifest.xml", "<manifest/>")
        pack.writestr(
            "content.xml",
            f'<?xml version="1.0"?><office:document-content {names}><office:body><office:spreadsheet>'
            f'<table:table table:name="One">{body}{cell}<table:table-row table:number-rows-repeated="1048000">'
            '<table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table>'
            "</office:spreadsheet></office:body></office:document-content>",
        )
    return out.getvalue()


def rows_of(name: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO((DATA.parents[1] / "sample_hands" / name).read_text(encoding="utf-8"))))


def test_a_workbook_of_libreoffice_is_read_as_its_csv() -> None:
    pytest.importorskip("python_calamine")
    rows = rows_of("sheet_with_mistakes.csv")
    from_book = findings(read_sheet(open_document(rows), "x"))
    from_text = findings(read_sheet("\n".join(map(",".join, rows)).encode(), "x"))
    assert from_book
    assert [one.finding._replace(line=0) for one in from_book] == [one.finding._replace(line=0) for one in from_text]


def test_a_cell_that_stands_a_billion_times_is_refused_at_once() -> None:
    cell = (
        '<table:table-row table:number-rows-repeated="1000000"><table:table-cell table:number-columns-repeated="1000" '
        'office:value-type="string"><text:p>x</text:p></table:table-cell></table:table-row>'
    )
    with pytest.raises(RecordError, match="more than 500000 lines"):
        read_sheet(open_document([["hand"]], cell), "x.ods")


def test_without_the_library_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "python_calamine", None)
    with pytest.raises(RecordError, match="python-calamine"):
        read_sheet(open_document([["hand"]]), "x.ods")


def test_formulas_without_values_are_told_in_such_a_workbook_too() -> None:
    pytest.importorskip("python_calamine")
    rows = [
        ["hand", "winner", "discarder", "points", "P1", "P2", "P3", "P4"],
        ["1", "P1", "P2", "8", "32", "-16", "-8", "-8"],
    ]
    cells = "".join('<table:table-cell table:formula="of:=1+1"/>' for _ in range(8))
    found = findings(read_sheet(open_document(rows, f"<table:table-row>{cells}</table:table-row>"), "x.ods"))
    assert "formulas_without_values" in [one.finding.code for one in found]


def test_a_command_reads_each_layout(run: Run) -> None:
    for name in LAYOUTS:
        assert run("check", str(DATA / name)).status == 0, name
