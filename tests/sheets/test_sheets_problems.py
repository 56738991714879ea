"""What is left of a table's problems after a change is what a whole look at the changed table counts."""

from __future__ import annotations

import csv
import io
import random

import pytest
from sheets_mutated import tournament

from mahjong_calc.sheets.account import Account
from mahjong_calc.sheets.candidates.edits import with_rows
from mahjong_calc.sheets.candidates.problems import Problems
from mahjong_calc.sheets.checking import Habits, account_of
from mahjong_calc.sheets.model import Table
from mahjong_calc.sheets.reading import read_sheet

WORDS = ("", "1", "3", "8", "-8", "24", "-24", "P1", "P2", "draw", "self", "E", "17", "x")


def read(rows: list[list[str]]) -> Table:
    """The only table of a sheet."""
    text = io.StringIO()
    csv.writer(text).writerows(rows)
    (table,) = read_sheet(text.getvalue().encode(), "sheet.csv").tables
    return table


def with_a_cell_changed(rows: list[list[str]], hands: range, chance: random.Random) -> list[list[str]]:
    """The rows with another text in a cell of a hand: that of another hand, or any word. Round and table stay."""
    at = chance.choice(hands)
    column = chance.randrange(2, len(rows[at]))
    text = rows[chance.choice(hands)][column] if chance.random() < 0.5 else chance.choice(WORDS)
    changed = [text if index == column else cell for index, cell in enumerate(rows[at])]
    return [*rows[:at], changed, *rows[at + 1 :]]


@pytest.mark.parametrize("seed", range(30))
def test_each_check_looks_at_no_more_than_it_says(seed: int) -> None:
    """One that depends on other rows, and is declared to look at one, is found here."""
    chance = random.Random(seed)
    rows = list(csv.reader(io.StringIO(tournament(1, 1)[0].decode())))
    first = next(at for at, row in enumerate(rows) if "winner" in row) + 1
    hands = range(first, first + 16)
    for _ in range(chance.randrange(4)):
        rows = with_a_cell_changed(rows, hands, chance)
    account = account_of(read(rows), Habits("mcr"))
    problems = Problems(account, {})
    for _ in range(40):
        changed = {row.line: row for row in read(with_a_cell_changed(rows, hands, chance)).hands}
        differing = [changed[row.line] for row in account.table.hands if row.line in changed]
        table = with_rows(account.table, [row for row in differing if row not in account.table.hands])
        whole = Problems(Account(table, account.ruling), {}).count
        assert min(problems.left(table), problems.count) == min(whole, problems.count), [row.raw for row in differing]
