"""How checks look at the four values of a hand."""

from __future__ import annotations

from collections.abc import Iterator

from ....sheets.account import Account
from ....sheets.checks.declare import finding_at
from ....sheets.columns import VALUES
from ....sheets.model import DRAWN, WON, Finding, Row
from ....sheets.rules import Terms
from .settlement import is_giver_open


def points_of_result(account: Account) -> Iterator[Finding]:
    """In a drawn hand all four values are 0; else none is below 0, and the winner's is above."""
    for row in account.rows:
        for player, value in enumerate(row.values):
            column = VALUES[player]
            if row.outcome == DRAWN and value:
                yield finding_at(row, column, value, 0, "points_of_result.draw", points=value)
            elif value is not None and value < 0:
                yield finding_at(row, column, value, None, "points_of_result.negative", points=value)
            elif row.outcome == WON and player == row.winner and value == 0:
                yield finding_at(row, column, value, None, "points_of_result.win")


def lacking(row: Row, terms: Terms) -> str:
    """The column of the first value that lacks, or the discarder's where that is all."""
    at = (player for player, value in enumerate(row.values) if value is None and player != terms.absent)
    first = next(at, None)
    if first is None and row.winner is not None and is_giver_open(row, terms.choices):
        return "discarder"
    return VALUES[first or 0]
