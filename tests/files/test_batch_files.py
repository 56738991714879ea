"""Files as people have them: compressed, workbooks, several at once; errors apart, statistics, claimed values."""

from __future__ import annotations

import csv
import gzip
import io
import json
from pathlib import Path

import pytest
from openpyxl import Workbook
from running import ROOT, Run

GOOD = "123m456p78s99s+EEE"
HEAD = "hand,win,seat,round\n"
ONE = f"{HEAD}{GOOD},9s,S,E\n"
BAD = f"{HEAD}{GOOD},9s,S,E\n1m,1m,E,E\n{GOOD},9s,N,E\n"
SESSION = ROOT / "sample_hands" / "session.csv"


def rows(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text)))


@pytest.mark.parametrize("name", ["a.csv.gz", "a.gz", "a.csv"])
def test_a_compressed_file_is_known_by_what_it_holds(run: Run, tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    file.write_bytes(gzip.compress(BAD.encode()))
    plain = tmp_path / "plain.csv"
    plain.write_text(BAD)
    assert run("batch", str(file)).out == run("batch", str(plain)).out
    file.write_bytes(gzip.compress(f"{GOOD} win=9s\n".encode()))
    assert rows(run("batch", str(file), "--input-format", "text").out)[0]["total"] == "12"


@pytest.mark.parametrize("cut", [1, 12, 30])
def test_a_compressed_file_that_breaks_off_is_an_error(run: Run, tmp_path: Path, cut: int) -> None:
    file = tmp_path / "a.csv.gz"
    packed = gzip.compress((HEAD + f"{GOOD},9s,S,E\n" * 50).encode())
    file.write_bytes(packed[: len(packed) - cut])
    ran = run("batch", str(file), "--output", str(tmp_path / "out.csv"))
    assert ran.status == 2
    assert "Traceback" not in ran.err
    assert "a.csv.gz" in ran.err
    assert not (tmp_path / "out.csv").exists()


def test_a_workbook_is_read_from_its_worksheet_of_hands(run: Run, tmp_path: Path) -> None:
    book = Workbook()
    book.active.append(["Our club"])
    sheet = book.create_sheet("Hands")
    sheet.append(["a title"])
    sheet.append(["hand", "win", "seat", "note"])
    sheet.append([GOOD, "9s", "S", "x, y"])
    sheet.append(["1m", "1m", "E", None])
    book.save(tmp_path / "a.xlsx")
    ran = run("batch", str(tmp_path / "a.xlsx"), "--keep")
    found = rows(ran.out)
    assert ran.status == 1
    assert [(one["hand"], one["total"], one["note"]) for one in found] == [(GOOD, "10", "x, y"), ("1m", "", "")]


def test_a_workbook_without_hands_is_refused(run: Run, tmp_path: Path) -> None:
    book = Workbook()
    book.active.append(["a", "b"])
    book.save(tmp_path / "a.xlsx")
    ran = run("batch", str(tmp_path / "a.xlsx"))
    assert (ran.status, ran.out) == (2, "")
    assert "no worksheet has a column of hands" in ran.err


def test_several_files_are_answered_in_their_order_and_named(run: Run, tmp_path: Path) -> None:
    first, second, third = tmp_path / "a.csv", tmp_path / "b.txt", tmp_path / "c.csv.gz"
    first.write_text(f"hand,win,who\n{GOOD},9s,Ann\n")
    second.write_text(f"{GOOD} win=9s\n")
    third.write_bytes(gzip.compress(f"who,win,hand,more\nBoris,9s,{GOOD},z\n".encode()))
    names = [str(one) for one in (first, second, third)]
    found = rows(run("batch", *names, "--keep").out)
    assert [(one["file"], one["id"], one["who"]) for one in found] == [
        (names[0], "2", "Ann"),
        (names[1], "1", ""),
        (names[2], "2", "Boris"),
    ]
    records = [json.loads(line) for line in run("batch", *names, "--format", "jsonl").out.splitlines()]
    assert [one["file"] for one in records] == names
    assert all("kept" not in one for one in records)
    assert "file" not in rows(run("batch", names[0]).out)[0]


def test_a_file_that_cannot_be_read_costs_no_other_one(run: Run, tmp_path: Path) -> None:
    good = tmp_path / "a.csv"
    good.write_text(ONE)
    for names in ((str(tmp_path / "none.csv"), str(good)), (str(good), str(tmp_path / "none.csv"))):
        ran = run("batch", *names)
        assert [one["file"] for one in rows(ran.out)] == [str(good)]
        assert ran.status == 2
        assert "none.csv" in ran.err
    assert run("batch", str(tmp_path / "x"), str(tmp_path / "y")).err.count("No such file") == 2


def test_errors_are_listed_apart(run: Run, tmp_path: Path) -> None:
    file, wrong = tmp_path / "a.csv", tmp_path / "wrong.csv"
    file.write_text(BAD)
    ran = run("batch", str(file), "--errors", str(wrong))
    assert len(rows(ran.out)) == 3
    (one,) = rows(wrong.read_text())
    assert (one["file"], one["line"], one["hand"], one["code"]) == (str(file), "3", "1m", "tile_count")
    file.write_text(ONE)
    run("batch", str(file), "--errors", str(wrong))
    assert rows(wrong.read_text()) == []


def test_strict_ends_at_the_first_error(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "a.csv"
    file.write_text(BAD)
    for form in ("csv", "jsonl"):
        ran = run("batch", str(file), "--strict", "--format", form)
        assert ran.status == 1
        assert ran.err.startswith("mahjong-calc: line 3: ")
        assert (ran.out.count(GOOD), "1m" in ran.out) == (1, False)
    run("batch", str(file), "--strict", "--output", str(tmp_path / "out.csv"))
    assert not (tmp_path / "out.csv").exists()


@pytest.mark.parametrize("form", ["csv", "json", "plain"])
@pytest.mark.parametrize("lang", ["en", "ru", "zh"])
def test_statistics_of_a_session(run: Run, form: str, lang: str) -> None:
    ran = run("batch", str(SESSION), "-r", "mcr-mil", "--stats", "--format", form, "--lang", lang)
    assert ran.status == 0
    if form == "json":
        found = json.loads(ran.out)
        assert (found["records"], found["wins"], found["errors"]) == (16, 16, 0)
        assert sum(found["totals"].values()) == 16
        assert found["fans"] == sorted(found["fans"], key=lambda one: -one["count"])
    else:
        assert "16" in ran.out


def test_statistics_name_who_won_where_a_column_does(run: Run) -> None:
    text = f"hand,win,player,self_drawn\n{GOOD},9s,Ann,1\n{GOOD},9s,Ann,0\n{GOOD},9s,Boris,0\n1m,,Boris,0\n"
    found = json.loads(run("batch", "-", "--stats", "--json", stdin=text).out)
    assert [(one["player"], one["wins"], one["self_drawn"]) for one in found["players"]] == [
        ("Ann", 2, 1),
        ("Boris", 1, 0),
    ]
    assert (found["self_drawn"], found["errors"]) == (1, 1)


def test_claimed_values_that_the_tiles_bear_out_are_no_rows(run: Run) -> None:
    ran = run("batch", str(SESSION), "-r", "mcr-mil", "--check", "points")
    assert (ran.status, rows(ran.out)) == (0, [])
    assert (
        "16 records agree with the tiles"
        in run("batch", str(SESSION), "--check", "points", "-r", "mcr-mil", "--format", "plain").out
    )


@pytest.mark.parametrize(
    ("claimed", "difference", "explained"),
    [
        ("10", "2", "Prevalent Wind is missing"),
        ("14", "-2", ""),
        ("4", "8", "Mixed Straight is missing"),
        ("x", "", ""),
    ],
)
def test_a_claimed_value_is_told_with_the_fan_that_explains_it(
    run: Run, claimed: str, difference: str, explained: str
) -> None:
    text = f"hand,win,seat,round,claimed\n{GOOD},9s,E,E,12\n{GOOD},9s,E,E,{claimed}\n"
    ran = run("batch", "-", "--check", "claimed", stdin=text)
    (one,) = rows(ran.out)
    assert ran.status == 1
    assert (one["id"], one["claimed"], one["total"]) == ("3", claimed, "12")
    assert (one["difference"], one["explained"]) == (difference, explained)


def test_a_file_without_the_column_is_refused(run: Run) -> None:
    ran = run("batch", "-", "--check", "points", stdin=ONE)
    assert ran.status == 2
    assert 'no column "points"' in ran.err
