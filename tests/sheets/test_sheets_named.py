"""Sheets whose columns are headed by the names of the players."""

from __future__ import annotations

from itertools import chain

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sheets_told import DATA, findings, read, told

from mahjong_calc.sheets.reading import read_sheet

BARE = "hand,winner,discarder,points"
NAMES = ("Anna Berg", "Boris Orlov", "Chen Wei", "Dora Lind")


@pytest.mark.parametrize("file", ["app_export_names.csv", "names_as_headings.csv"])
def test_names_head_changes_penalties_and_totals(file: str) -> None:
    """Everything is read, nothing is wrong, and a wrong figure is found."""
    data = (DATA / file).read_bytes()
    sheet = read_sheet(data, file)
    assert sheet.tables[0].players is not None
    assert sheet.tables[0].players[0].startswith("Anna")
    assert findings(sheet) == []
    wrong = findings(read_sheet(data.replace(b"33,-17", b"33,-18"), file))
    assert [(one.finding.code, one.finding.column) for one in wrong] == [("changes_differ", "P3")]


@pytest.mark.parametrize("form", ["{}", "Points {}", "{} points", "Score {}"])
def test_a_name_stands_alone_or_beside_what_heads_a_column(form: str) -> None:
    heading = ",".join(form.format(name) for name in NAMES)
    rows = ("1,Anna Berg,,8,48,-16,-16,-17", "2,Chen Wei,Boris Orlov,10,-8,-18,34,-8")
    assert [one[:3] for one in told(f"{BARE},{heading}", *rows)] == [("changes_differ", 1, "P4")]


def test_a_unique_first_name_is_enough() -> None:
    """Two of the same first name are not told apart by it."""
    heading = f"{BARE},{','.join(NAMES)}"
    rows = ("1,Anna,,8,48,-16,-16,-16", "2,chen,Boris,10,-8,-18,34,-8")
    assert told(heading, *rows) == []
    players = "PLAYERS,,,,Anna Berg,Anna Orlova,Chen Wei,Dora Lind"
    both = told(f"{BARE},P1,P2,P3,P4", players, "1,Anna,,8,48,-16,-16,-16")
    assert "unreadable_cell" in {code for code, *_ in both} or "unclear_name" in {code for code, *_ in both}


def test_a_misspelt_name_is_told_at_its_cell() -> None:
    rows = [f"{hand},Anna Berg,Chen Wei,8,32,-8,-16,-8" for hand in range(1, 5)]
    rows[2] = rows[2].replace("Chen Wei", "Chan Wei")
    found = told(f"{BARE},{','.join(NAMES)}", *rows)
    assert {(one[0], one[1]) for one in found} == {("unreadable_cell", 3)}


def test_headings_that_nobody_is_called_are_no_players() -> None:
    """Four columns of something else beside P1 to P4 in the cells."""
    found = told(f"{BARE},minutes,flowers,beer,seats", "1,P1,,8,4,2,1,4", "2,P3,P2,10,4,2,1,4")
    assert [one[0] for one in found] == ["columns_ignored"]


@given(names=st.permutations(NAMES), winners=st.lists(st.integers(0, 3), min_size=4, max_size=16))
def test_names_read_as_numbers_do(names: list[str], winners: list[int]) -> None:
    """The same sheet with P1 to P4 moves the same, in whichever order the players sit."""
    winners = [*range(4), *winners][:16]
    rows = [(winner, [48 if player == winner else -16 for player in range(4)]) for winner in winners]
    by_name, by_number = (
        read(
            f"{BARE},{','.join(called)}",
            *[
                ",".join(map(str, chain((at, called[winner], "", 8), moved)))
                for at, (winner, moved) in enumerate(rows, 1)
            ],
        ).tables[0]
        for called in (names, ("P1", "P2", "P3", "P4"))
    )
    assert by_name.players == tuple(names)
    assert [(row.winner, row.changes) for row in by_name.hands] == [
        (row.winner, row.changes) for row in by_number.hands
    ]
