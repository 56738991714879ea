"""Score sheets as tests tell them: a few lines of CSV, and what is found in them."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from mahjong_calc.sheets.checking import Habits, TableFinding, account_of, check_tables, chosen
from mahjong_calc.sheets.model import Candidate, Sheet
from mahjong_calc.sheets.reading import read_sheet

DATA = Path(__file__).parents[1] / "data"
BARE = "hand,winner,discarder,points,pen P1,pen P2,pen P3,pen P4,total P1,total P2,total P3,total P4"
FULL = "hand,winner,discarder,points,P1,P2,P3,P4,pen P1,pen P2,pen P3,pen P4,total P1,total P2,total P3,total P4"


def read(heading: str, *lines: str, remarks: Iterable[str] = ()) -> Sheet:
    """A sheet from its heading and its rows."""
    return read_sheet("\n".join([*remarks, heading, *lines, ""]).encode(), "sheet.csv")


def findings(sheet: Sheet, rules: str = "mcr", **habits: Any) -> list[TableFinding]:
    """Everything that is found in a sheet."""
    accounts = [account_of(table, Habits(rules, **habits)) for table in sheet.tables]
    return list(check_tables(accounts, chosen(None, None)))


def told(
    heading: str, *lines: str, remarks: Iterable[str] = (), rules: str = "mcr", **habits: Any
) -> list[tuple[Any, ...]]:
    """The findings of a sheet: (code, hand, column, said, should be)."""
    return [
        (one.finding.code, one.finding.hand, one.finding.column, one.finding.said, one.finding.should_be)
        for one in findings(read(heading, *lines, remarks=remarks), rules, **habits)
    ]


def candidates(heading: str, *lines: str, rules: str = "mcr", **habits: Any) -> list[Candidate]:
    """The candidates of the only finding of a sheet."""
    (one,) = findings(read(heading, *lines), rules, **habits)
    return list(one.finding.candidates)


def brief(one: Candidate) -> tuple[Any, ...]:
    """A candidate without its words."""
    return one.kind, one.hand, one.column, one.said, one.should_be
