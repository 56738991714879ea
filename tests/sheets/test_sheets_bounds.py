"""Files that are no score sheets: refused in words, before they cost time or memory."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from openpyxl import Workbook, load_workbook
from running import Run

from mahjong_calc.errors import RecordError
from mahjong_calc.sheets.decoding import MOST_BYTES, rows_of_text
from mahjong_calc.sheets.reading import read_sheet
from mahjong_calc.words import say_fault

PLAIN = "hand,winner,discarder,points\n1,P1,P2,12\n2,draw,,0\n3,P3,,8\n"


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "no row of headings"),
        (b"\n\n\n", "no row of headings"),
        (b"a,b\n1,2\n", "missing: hand, winner, discarder, points"),
        (b"hand,winner\n1,P1\n", "lacks: discarder, points"),
        (b"hand,winner,discarder,points\n", "no rows"),
        (b"hand,winner,discarder,points\n1,P\0,,8\n", "line 2 holds a NUL"),
        (PLAIN.encode() + "4,P1,,8,привет\n".encode() + "5,P1,,8,привет\n".encode("cp1251"), "line 6 is not"),
        (b"hand,winner,discarder,points" + b",x" * 10_000 + b"\n1,P1,,8\n", "more than 1000 columns"),
        (b'hand,winner,discarder,points\n1,P1,,8,"' + b"x" * 1_000_000, "longer than 32767 characters"),
        (b'hand,winner,discarder,points\n1,P1,,8,"' + b"x" * 20_000_000, "longer than 32767 characters"),
        (b"hand,winner,discarder,points\n1,P1,," + b"9" * (MOST_BYTES + 1), "larger than 32 MB"),
        (b"hand,winner,discarder,points\n" + b"1,P1,,8\n" * 2_000, "more than 1000 rows of one table"),
        (b"hand,winner,discarder,points\n" + b"\n" * 600_000, "more than 500000 lines"),
        (b"PK\x03\x04" + bytes(range(256)), "the workbook is damaged or incomplete"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(512), "an old workbook (.xls)"),
    ],
)
def test_what_is_no_sheet_is_refused_in_words(data: bytes, message: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_sheet(data, "sheet")
    assert message in say_fault(caught.value.faults[0], "en")


@pytest.mark.parametrize(
    ("row", "most"), [("1,P1,,8\n", 1_002), ("\n", 500_000), ("1,P1,,8" + "," * 2_000 + "\n", 1), ("1,P1,,8,x\0\n", 0)]
)
def test_reading_stops_at_the_first_bound(monkeypatch: pytest.MonkeyPatch, row: str, most: int) -> None:
    """However long a file is, no more rows are looked at than a sheet can have."""
    looked_at = 0

    def counted(text: str, delimiter: str | None) -> Iterator[tuple[int, list[str]]]:
        nonlocal looked_at
        for looked_at, one in enumerate(rows_of_text(text, delimiter), 1):  # noqa: B007 - it is what is counted
            yield one

    monkeypatch.setattr("mahjong_calc.sheets.reading.rows_of_text", counted)
    with pytest.raises(RecordError):
        read_sheet(
            ("hand,winner,discarder,points\n" + row * min(600_000, MOST_BYTES // (2 * len(row)))).encode(), "sheet"
        )
    assert looked_at == most


@pytest.mark.parametrize(("size", "doctype"), [(200_000_000, False), (100, True)])
def test_a_workbook_that_would_burst_is_not_opened(monkeypatch: pytest.MonkeyPatch, size: int, doctype: bool) -> None:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as pack:
        pack.writestr("xl/workbook.xml", '<!DOCTYPE x [<!ENTITY a "b">]><x/>' if doctype else b" " * size)
    unpacked: list[int] = []
    read_part = zipfile.ZipExtFile.read

    def counted(part: zipfile.ZipExtFile, size: int = -1) -> bytes:
        unpacked.append(size)
        return read_part(part, size)

    monkeypatch.setattr(zipfile.ZipExtFile, "read", counted)
    with pytest.raises(RecordError) as caught:
        read_sheet(out.getvalue(), "bomb.xlsx")
    told_of = say_fault(caught.value.faults[0], "en")
    assert ("DOCTYPE" if doctype else "unpacks to more than 64 MB") in told_of
    assert unpacked == ([4_096] if doctype else [])


def test_a_workbook_with_a_cell_far_away_is_refused() -> None:
    made = Workbook()
    made.active.cell(1, 1, "hand")
    made.active.cell(1, 16_000, "far")
    out = io.BytesIO()
    made.save(out)
    with pytest.raises(RecordError, match="more than 1000 columns"):
        read_sheet(out.getvalue(), "wide.xlsx")


def test_without_openpyxl_a_workbook_is_an_error_that_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "openpyxl", None)
    with pytest.raises(RecordError, match="openpyxl"):
        read_sheet(book_without_openpyxl(), "sheet.xlsx")


def book_without_openpyxl() -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as pack:
        pack.writestr("xl/workbook.xml", "<x/>")
    return out.getvalue()


def test_a_broken_workbook_is_told_in_words() -> None:
    """No name of a Python exception is shown, whatever is broken."""
    made, out = Workbook(), io.BytesIO()
    made.active.append(["hand", "winner", "discarder", "points"])
    made.save(out)
    whole = out.getvalue()
    with pytest.raises(RecordError) as caught:
        read_sheet(book_without_openpyxl(), "sheet.xlsx")
    said = [say_fault(caught.value.faults[0], "en")]
    assert said == ["a ZIP archive, but not a workbook"]
    for broken in (
        whole[:-100],
        whole[:1_000] + b"x" * 200 + whole[1_200:],
        without(whole, "xl/worksheets/sheet1.xml"),
    ):
        with pytest.raises(RecordError) as caught:
            read_sheet(broken, "sheet.xlsx")
        said.append(say_fault(caught.value.faults[0], "en"))
    assert not [one for one in said if "Error" in one or "Bad" in one]


def without(data: bytes, part: str) -> bytes:
    """A workbook without one of its parts."""
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(out, "w") as new:
        for name in old.namelist():
            if name != part:
                new.writestr(name, old.read(name))
    return out.getvalue()


@pytest.mark.parametrize("fill", [False, True])
def test_formulas_without_stored_values_are_told_once(fill: bool, run: Run, tmp_path: Path) -> None:
    """A program that fills a workbook works nothing out; a sheet that is still empty needs no word."""
    file = tmp_path / "table.xlsx"
    assert run("sheet", "new", str(file)).status == 0
    if fill:
        book = load_workbook(file)
        for column, value in (("D4", "P1"), ("F4", 8), ("D5", "draw"), ("F5", 0)):
            book.active[column] = value
        book.save(file)
    for form in ("plain", "markdown", "csv", "jsonl"):
        ran = run("check", str(file), "--lang", "en", "--format", form)
        assert ran.status == fill
        said = "formulas hold no stored values, and their cells are read as empty; "
        assert " ".join(ran.out.split()).count(said) == fill
        assert not ran.err


def test_formulas_that_hold_the_result_are_told_where_they_have_no_values(run: Run, tmp_path: Path) -> None:
    book = Workbook()
    for row in (["hand", "winner", "discarder", "points"], [1, "=Z1", "=Z2", "=Z3"]):
        book.active.append(row)
    book.save(tmp_path / "linked.xlsx")
    assert "formulas hold no stored values" in run("check", str(tmp_path / "linked.xlsx"), "--lang", "en").out
