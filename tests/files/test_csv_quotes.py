"""Quotes in CSV: a cell may run over lines, and a quote that is not closed costs its own line only."""

from __future__ import annotations

import csv
import io

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from running import Run

from mahjong_calc.files.csv_records import Csv
from mahjong_calc.files.records import Record

HAND = "123m456p78s99s+EEE"
HEAD = ["hand", "win", "note"]


def entries(text: str, delimiter: str = ",") -> list[Record]:
    return list(Csv(io.StringIO(text, newline=""), delimiter).entries(lambda said: said))


def cells(entry: Record) -> list[str]:
    return [entry.hand, str(entry.win), *entry.kept]


CELL = st.text(st.sampled_from('ab",;\t \n'), max_size=8)
ROWS = st.lists(st.tuples(CELL, CELL), min_size=1, max_size=6)


@given(ROWS, st.sampled_from(",;\t"), st.sampled_from(["\n", "\r\n"]))
@settings(deadline=None, max_examples=300)
def test_whatever_a_writer_of_csv_quotes_is_read_back(rows: list[tuple[str, str]], delimiter: str, end: str) -> None:
    out = io.StringIO(newline="")
    writer = csv.writer(out, delimiter=delimiter, lineterminator=end)
    writer.writerows([HEAD, *([HAND, *row] for row in rows)])
    found = entries(out.getvalue(), delimiter)
    assert [cells(entry) for entry in found] == [[HAND, *row] for row in rows]
    assert not any(entry.faults for entry in found)


LINES = st.lists(st.text(st.sampled_from('"", ab'), max_size=7), min_size=1, max_size=8)


@given(LINES)
@settings(deadline=None, max_examples=400)
def test_no_line_is_lost(lines: list[str]) -> None:
    """Whatever stands in a cell, each line that ends a row has one, and what follows is read."""
    text = "".join(f"{HAND},9s,{line}\n" for line in lines)
    found = entries(f"{','.join(HEAD)}\n{text}{HAND},last,x\n")
    assert cells(found[-1]) == [HAND, "last", "x"]
    starts = [entry.line for entry in found]
    assert starts == sorted(set(starts))
    for entry, following in zip(found, [*starts[1:], len(lines) + 3], strict=True):
        if entry.faults and entry.faults[0].message == "bad_record.quote":
            assert following == entry.line + 1


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (['"H,9s,x', "H,9s,y"], ["quote", ""]),
        (['"H,9s,x', 'H,9s,"y"'], ["quote", ""]),
        (['"H,9s,x', '"H",9s,y'], ["quote", ""]),
        (['"H,9s,x', 'H",9s,y', "H,9s,z"], ["quote", "", ""]),
        (['H,9s,"x', "H,9s,y", 'H,9s,"z"'], ["quote", "", ""]),
        (['H,9s,"x', "H,9s,y", "H,9s,z"], ["quote", "", ""]),
        (['H,"9s,x', "H,9s,y"], ["quote", ""]),
        (['H,9s,"x""', "H,9s,y"], ["quote", ""]),
        (['H,9s,"x', 'y"', "H,9s,z"], ["", ""]),
        (['H,9s,"x', "", 'y"', "H,9s,z"], ["", ""]),
        (['H,9s,x"', "H,9s,y"], ["", ""]),
        (['H,9s,5" x', "H,9s,y"], ["", ""]),
        (['H,9s,"x"y', "H,9s,z"], ["", ""]),
        (['"H","9s","x"', '"H","9s",""'], ["", ""]),
    ],
)
def test_a_quote_costs_its_own_line_only(run: Run, lines: list[str], expected: list[str]) -> None:
    text = "".join(f"{line.replace('H', HAND)}\n" for line in [",".join(HEAD), *lines])
    ran = run("batch", "-", "--format", "csv", stdin=text)
    rows = list(csv.DictReader(io.StringIO(ran.out)))
    assert ["quote" if "a quote is not closed" in row["error"] else "" for row in rows] == expected
    for row, fault in zip(rows, expected, strict=True):
        assert bool(row["total"]) != bool(fault) or "unknown_symbol" in row["error"]


def test_it_is_said_at_its_place_in_three_languages(run: Run) -> None:
    text = f'hand,win,note\n{HAND},9s,"x\n{HAND},9s,y\n'
    for lang, said in (("en", "a quote is not closed"), ("ru", "кавычка не закрыта"), ("zh", "引号没有闭合")):
        out = run("batch", "-", "--lang", lang, stdin=text).out
        assert said in out
        assert "23" in out.splitlines()[1]


def test_lines_are_counted_as_the_file_has_them(run: Run) -> None:
    text = f'\nhand,win,note\n{HAND},9s,"a\nb"\n{HAND},9s,"open\n{HAND},9s,"c\nd\ne"\n{HAND},9s,f\n'
    ran = run("batch", "-", stdin=text)
    assert [line.split(",")[0] for line in ran.out.splitlines()[1:]] == ["3", "5", "6", "9"]


def test_a_header_with_an_open_quote_is_refused_in_words(run: Run) -> None:
    ran = run("batch", "-", "--input-format", "csv", stdin=f'hand,"win\n{HAND},9s\n')
    assert (ran.status, ran.out) == (2, "")
    assert "a quote is not closed" in ran.err
