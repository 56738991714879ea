"""One way of writing a sheet that explains most of what does not follow: columns exchanged, signs left out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from .account import Account
from .model import EVERY_PLAYER, NOTHING, PLAYERS, Four, Row, Table

LEAST_ROWS = 3
"""Hands whose changes do not follow, before a habit is looked for."""
MOST_LEFT = 5
"""One in so many findings may be left by a habit: a mistake or two beside it."""


class Habit(NamedTuple):
    """A habit. message: key of its sentence, with `values`. account: the table read as it was meant."""

    message: str
    values: dict[str, Any]
    account: Account


def habits(account: Account) -> Iterator[Habit]:
    """Every habit that can be the one of a table, the simplest first."""
    wrong = [index for index in range(len(account.rows)) if account.differs(index)]
    if len(wrong) < LEAST_ROWS and not _penalties_alone(account, wrong):
        return
    ruling = account.ruling
    if not ruling.apart:
        yield Habit("apart", {}, Account(account.table, ruling._replace(apart=True)))
    yield _changed(account, "signs", {}, lambda index, row: _signed(row, account.due[index]))
    for one, other in combinations(EVERY_PLAYER, 2):
        order = [other if at == one else one if at == other else at for at in EVERY_PLAYER]
        values = {"column": PLAYERS[one], "other": PLAYERS[other]}
        yield _changed(account, "exchanged", values, lambda _, row, order=order: _ordered(row, order))  # type: ignore[misc]
    for shift in EVERY_PLAYER[1:]:
        order = [(at + shift) % len(PLAYERS) for at in EVERY_PLAYER]
        start = wrong[0]
        yield _changed(
            account,
            "rotated",
            {"hand": account.rows[start].hand},
            lambda index, row, order=order, start=start: _ordered(row, order) if index >= start else row,  # type: ignore[misc]
        )
    least = ruling.minimum
    if least:
        yield _changed(account, "base", {"points": least}, lambda _, row: _lower(row, least))


def _penalties_alone(account: Account, wrong: Sequence[int]) -> bool:
    """Whether the changes follow in every hand but those with penalties."""
    return len(wrong) > 1 and all(account.rows[index].penalties != NOTHING for index in wrong)


def _changed(account: Account, message: str, values: dict[str, Any], change: Callable[[int, Row], Row]) -> Habit:
    by_line = {row.line: change(index, row) for index, row in enumerate(account.rows)}
    table: Table = account.table._replace(hands=tuple(by_line[row.line] for row in account.table.hands))
    return Habit(message, values, Account(table, account.ruling))


def _ordered(row: Row, order: Sequence[int]) -> Row:
    return row._replace(changes=tuple(row.changes[at] for at in order))


def _signed(row: Row, due: Four | None) -> Row:
    """The row with the signs that its changes should have, where they are right but for these."""
    if due is None or any(
        said is None or abs(said) != abs(one or 0) for said, one in zip(row.changes, due, strict=True)
    ):
        return row
    return row._replace(changes=due)


def _lower(row: Row, least: int) -> Row:
    if row.winner is None or not isinstance(row.points, int):
        return row
    return row._replace(points=row.points - least)
