"""The shape of a table: its rows in order, where hands lack, who is absent, and what it was fined as a whole."""

from __future__ import annotations

from collections.abc import Sequence

from .model import EVERY_PLAYER, NOTHING, ZERO, Four, Row, Table, summed


def fined(table: Table) -> Four | None:
    """What the rows of penalties for the table as a whole sum to, None where one of them cannot be read."""
    if any(row.unread for row in table.fines):
        return None
    return summed([tuple(one or 0 for one in row.fined) for row in table.fines]) if table.fines else ZERO


def in_order(rows: Sequence[Row]) -> list[Row]:
    """The rows by number where each has one of its own, else as written."""
    numbers = [row.number for row in rows]
    if None in numbers or len(set(numbers)) < len(numbers):
        return list(rows)
    return sorted(rows, key=lambda row: row.number or 0)


def gaps(rows: Sequence[Row]) -> set[int]:
    """The indexes of rows whose number does not follow, so that what stands before them is not known."""
    numbers = [row.number or 0 for row in rows]
    if numbers != sorted(numbers) or 0 in numbers:
        return set()
    return {index for index, number in enumerate(numbers) if number > (numbers[index - 1] if index else 0) + 1}


def absent(table: Table) -> int | None:
    """The player who is not there, where three play: it has no name while the others do; where there are no names,
    it has no figure in TOTAL, table points and changes, in two of these at least, since one cell may be forgotten."""
    for player in EVERY_PLAYER:
        if any(
            player in (row.winner, row.discarder) or row.changes[player] or row.totals[player] for row in table.hands
        ):
            continue
        if table.total is not None and table.total.totals[player]:
            continue
        if table.players is not None and any(table.players):
            if _only_lacking(table.players, player):
                return player
            continue
        closing = [row.totals for row in (table.total, table.points) if row is not None and row.totals != NOTHING]
        moved = [row.changes for row in table.hands if any(row.changes)]
        lacking = [_only_lacking(cells, player) for cells in closing]
        lacking += [all(_only_lacking(cells, player) for cells in moved)] if moved else []
        if len(lacking) > 1 and all(lacking):
            return player
    return None


def _only_lacking(cells: Sequence[object], player: int) -> bool:
    """Whether this one of four cells is empty, and no other."""
    return [one for one in EVERY_PLAYER if cells[one] in (None, "")] == [player]
