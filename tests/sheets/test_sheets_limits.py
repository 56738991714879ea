"""Hostile and hopeless sheets end: work is bounded, what was given up is said, and findings come as they are made."""

from __future__ import annotations

import io
import random
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from openpyxl import Workbook
from running import Run
from sheets_told import FULL, findings, read

from mahjong_calc.cli import check as command
from mahjong_calc.sheets import checking, headings, profiles, worth
from mahjong_calc.sheets.candidates import Search, ranking
from mahjong_calc.sheets.checking import TableFinding
from mahjong_calc.sheets.workbook import _without_values, columns_without_values

PATIENCE = 120
"""Seconds: a bounded reading takes one or two, an unbounded one hours."""


def workbook_with(text: str) -> bytes:
    """A workbook of one hand, with this at the end of its worksheet's data."""
    book, out, packed = Workbook(), io.BytesIO(), io.BytesIO()
    for row in (["hand", "winner", "discarder", "points"], [1, "P1", "P2", 8]):
        book.active.append(row)
    book.save(out)
    with zipfile.ZipFile(out) as old, zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as new:
        for name in old.namelist():
            part = old.read(name).decode()
            if name == "xl/worksheets/sheet1.xml":
                part = part.replace("</sheetData>", f"</sheetData>{text}")
            new.writestr(name, part)
    return packed.getvalue()


@pytest.mark.parametrize(
    "piece",
    ["<c ", '<c r="A1"><f>', "<f ", "<f>", '<c r="A1"><f>' + " " * 100, '<c r="A1" ' + " " * 50, "</c><f/", "<c <f />"],
)
@pytest.mark.parametrize("end", ["", "</c>"])
def test_a_workbook_is_looked_through_in_one_go_whatever_it_repeats(piece: str, end: str) -> None:
    """Formulas without values are looked for in all bytes of a worksheet, comments among them."""
    data = workbook_with(f"<!-- {piece * (6_000_000 // len(piece))} {end} -->")
    code = (
        "import sys; from mahjong_calc.sheets.reading import read_sheet;"
        "print(len(read_sheet(sys.stdin.buffer.read(), 'x').tables))"
    )
    done = subprocess.run([sys.executable, "-c", code], input=data, capture_output=True, timeout=PATIENCE, check=True)
    assert done.stdout == b"1\n"


@pytest.mark.parametrize(
    ("cell", "lacks"),
    [
        ('<c r="B2"><f>A1</f><v></v></c>', True),
        ('<c r="B2"><f>A1</f><v/></c>', True),
        ('<c r="B2" s="1"><f>A1</f></c>', True),
        ('<c r="B2"><f t="shared" si="0"/></c>', True),
        ('<c r="B2">\n <f>A1</f>\n <v />\n</c>', True),
        ('<c r="B2"><f>A1</f><v>8</v></c>', False),
        ('<c r="B2" t="str"><f>A1</f><v></v></c>', False),
        ('<c r="B2"><v>8</v></c>', False),
        ('<c r="B2"/>', False),
        ("<formula>A1</formula>", False),
    ],
)
def test_a_formula_without_a_value_is_seen(cell: str, lacks: bool) -> None:
    for around in ("{}", '<c r="A2"><v>1</v></c>{}<c r="C2"><v>1</v></c>', '<c r="A2"><f>A1</f><v>1</v></c>{}'):
        assert set(_without_values(around.format(cell).encode())) == ({b"B"} if lacks else set())


@given(cells=st.lists(st.lists(st.sampled_from([None, 1, "x", "=A1", "=SUM(A1:B2)"]), max_size=30), max_size=8))
@settings(max_examples=30, deadline=None)
def test_columns_of_formulas_are_found_in_any_workbook(cells: list[list[object]]) -> None:
    book, out = Workbook(), io.BytesIO()
    for row in cells:
        book.active.append(row)
    book.save(out)
    formulas = {at for row in cells for at, cell in enumerate(row) if str(cell).startswith("=")}
    assert columns_without_values(out.getvalue()) == formulas


def hopeless(tables: int, hands: int = 16) -> list[str]:
    """Rows of tables in which nearly every cell is wrong."""
    chance = random.Random(tables)
    lines = []
    for table in range(1, tables + 1):
        for hand in range(1, hands + 1):
            result = [chance.choice(["P1", "P2", "P9"]), chance.choice(["P1", "P3", ""]), chance.randrange(1, 90)]
            figures = [chance.randrange(-300, 300) for _ in range(12)]
            lines.append(",".join(map(str, [table, hand, *result, *figures])))
        lines.append(f"{table},TOTAL,,,,,,,,,,,," + ",".join(str(chance.randrange(-300, 300)) for _ in range(4)))
    return lines


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> list[Search]:
    """Every search for causes that is made."""
    made: list[Search] = []
    begin = Search.__init__

    def counted(search: Search, *given: Any) -> None:
        made.append(search)
        begin(search, *given)

    monkeypatch.setattr(Search, "__init__", counted)
    return made


def test_causes_have_a_limit_in_each_table_and_it_is_said_there(
    searches: list[Search], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ranking, "MOST_LOOKED_AT", 2_000)
    found = findings(read(f"table,{FULL}", *hopeless(3)))
    told = [(one.account.table.name, one.finding.message) for one in found if one.check.code == "causes_limited"]
    assert told == [(table, "causes_limited.table") for table in (1, 2, 3)]
    assert all(2_000 < search.spent < 4_000 for search in searches)


def test_causes_have_a_limit_in_each_file_and_it_is_said_once(
    searches: list[Search], monkeypatch: pytest.MonkeyPatch
) -> None:
    allowance = ranking.Allowance
    monkeypatch.setattr("mahjong_calc.sheets.candidates.Allowance", partial(allowance, 30_000))
    lines = hopeless(12)
    found = findings(read(f"table,{FULL}", *lines))
    told = [(one.account.table.name, one.finding.message) for one in found if one.check.code == "causes_limited"]
    assert [message for _, message in told] == ["causes_limited.file"]
    assert 30_000 < sum(search.spent for search in searches) < 40_000
    assert {one.account.table.name for one in found} == set(range(1, 13))
    last = int(told[0][0] or 0)
    explained = {int(one.account.table.name or 0) for one in found if one.finding.candidates}
    assert 1 <= min(explained) <= max(explained) <= last < 12


def test_an_honest_tournament_is_far_from_the_limit(searches: list[Search]) -> None:
    lines = [f"{table},1,P1,,8,48,-16,-16,-15,,,,,,,," for table in range(1, 101)]
    found = findings(read(f"table,{FULL}", *lines))
    assert [one.check.code for one in found] == ["changes_differ"] * 100
    assert all(one.finding.candidates for one in found)
    assert sum(search.spent for search in searches) * 20 < ranking.MOST_IN_A_FILE


@pytest.mark.parametrize("form", ["plain", "csv", "jsonl"])
def test_the_limit_is_said_in_every_format(form: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ranking, "MOST_LOOKED_AT", 500)
    text = "\n".join([f"table,{FULL}", *hopeless(1)])
    said = {run("check", "-", "--format", form, "--lang", lang, stdin=text).out for lang in ("en", "ru", "zh")}
    assert len(said) == 3
    assert all("causes_limited" in one for one in said)
    assert "causes_limited" not in run("check", "-", "--ignore", "causes_limited", stdin=text).out


@pytest.mark.parametrize("form", ["plain", "csv", "jsonl"])
def test_findings_are_written_before_the_next_table_is_looked_at(
    form: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    out: Any = sys.stdout

    def watched(*given: Any, **named: Any) -> Iterator[TableFinding]:
        for one in checking.check_tables(*given, **named):
            written.append(out.getvalue())
            yield one

    monkeypatch.setattr(command, "check_tables", watched)
    lines = [f"{table},1,P1,,7,,,,,,,,,,,," for table in range(1, 5)]
    ran = run("check", "-", "--format", form, stdin="\n".join([f"table,{FULL}", *lines]))
    assert ran.out.count("points_below_minimum") == 4
    assert written[-1].count("points_below_minimum") >= 2


def test_what_is_remembered_of_sheets_is_bounded() -> None:
    """Texts of a file are no reason to keep them for good."""
    for each in (headings.column, headings.label, worth._conditions, worth._total, worth._scored, profiles.forms):
        assert each.cache_info().maxsize is not None


TOTALS = "hand,winner,discarder,points,total P1,total P2,total P3,total P4"


def test_a_difference_that_no_single_change_explains_is_more_than_one_mistake(run: Run) -> None:
    hands = [f"{number},P1,,8,,,," for number in range(1, 9)]
    one = [TOTALS, *hands, "TOTAL,,,,384,-128,-128,-127"]
    two = [TOTALS, *hands, "TOTAL,,,,391,-117,-125,-149"]
    words = {"en": "more than one mistake", "ru": "ошибок больше одной", "zh": "错误不止一处"}
    for lang, said in words.items():
        for form in ("plain", "csv", "jsonl"):
            told = " ".join(
                run(
                    "check", "-", "--format", form, "--lang", lang, "--only", "total_differs", stdin="\n".join(two)
                ).out.split()
            )
            assert said in told
            assert said not in run("check", "-", "--format", form, "--lang", lang, stdin="\n".join(one)).out
    (found,) = [each for each in findings(read(*two)) if each.check.code == "total_differs"]
    assert not found.finding.candidates


def test_nothing_is_said_of_mistakes_where_not_everything_was_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ranking, "MOST_LOOKED_AT", 10)
    hands = [f"{number},P1,,8,,,," for number in range(1, 9)]
    found = findings(read(TOTALS, *hands, "TOTAL,,,,391,-117,-125,-149"))
    assert not any(one.finding.unexplained for one in found)
