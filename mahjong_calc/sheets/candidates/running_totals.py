"""Changes to the running totals of a row, one cell or several together, and to what went on from a wrong hand."""

from __future__ import annotations

from collections.abc import Iterator

from ..account import Account
from ..model import EVERY_PLAYER, PLAYERS, Candidate, Four, Row, Table, set_at, whole
from ..running import Slip
from .edits import Edit, with_rows, with_total
from .likelihood import KINDS, alike

SEVERAL = 0.02
"""How much less likely several wrong figures are than one; where they look like one slip, they are not."""


def running_edits(account: Account, index: int) -> Iterator[Edit]:
    """The running totals of a row, those after it and TOTAL set right where they went on from the wrong one."""
    slips = [slip for slip in account.slips if slip.at == index]
    if not slips:
        return
    table, row = _mended(account, slips), account.rows[index]
    carried = any(slip.carried for slip in slips)
    if len(slips) == 1:
        (slip,) = slips
        values = {"hand": row.hand, "player": PLAYERS[slip.player]}
        column, sentence = f"total {PLAYERS[slip.player]}", "carried" if carried else "running"
        candidate = Candidate(row.hand, column, slip.said, slip.should_be, "total", sentence, values)
        # A digit read wrongly is likelier than another figure altogether, all else being equal.
        yield Edit(candidate, KINDS["total"] * (1.5 + alike(slip.said, slip.should_be)), table)
        return
    said, right = row.totals, row.totals
    for slip in slips:
        right = set_at(right, slip.player, slip.should_be)
    yield from _as_one(account, index, right, table)
    sentence = "running_row_carried" if carried else "running_row"
    yield Edit(_candidate(row, right, sentence), KINDS["total"] * SEVERAL * (1 if carried else 10), table)
    yield from _of_another_row(account, index, said, right)


def _as_one(account: Account, index: int, right: Four, table: Table) -> Iterator[Edit]:
    """Several wrong figures that are one slip: those of the row above, or of two players in each other's place."""
    row = account.rows[index]
    said = row.totals
    if index and whole(said) and said == account.standing[index - 1]:
        yield Edit(_candidate(row, right, "running_copied"), KINDS["total"], table)
    wrong = [player for player in EVERY_PLAYER if said[player] != right[player]]
    if len(wrong) == 2 and [said[one] for one in wrong] == [right[one] for one in reversed(wrong)]:
        named = {"column": PLAYERS[wrong[0]], "other": PLAYERS[wrong[1]]}
        yield Edit(_candidate(row, right, "running_exchanged", **named), KINDS["total"], table)


def _of_another_row(account: Account, index: int, said: Four, right: Four) -> Iterator[Edit]:
    """The running totals of two rows in each other's place."""
    row = account.rows[index]
    for other, totals in enumerate(account.standing):
        if other != index and totals == right and whole(said):
            both = [row._replace(totals=totals), account.rows[other]._replace(totals=said)]
            candidate = _candidate(row, right, "running_rows", other=account.rows[other].hand)._replace(kind="order")
            yield Edit(candidate, KINDS["total"], with_rows(account.table, both))


def _candidate(row: Row, right: Four, message: str, **named: object) -> Candidate:
    values = {"hand": row.hand, **named}
    return Candidate(row.hand, "total", list(row.totals), list(right), "total", message, values)


def _mended(account: Account, slips: list[Slip]) -> Table:
    """The table with these totals set right, and those that went on from them."""
    rows, totals = list(account.rows), account.total
    for at, player, said, should, carried in slips:
        for later in range(at, len(rows) if carried else at + 1):
            now = rows[later].totals[player]
            if now is not None:
                rows[later] = rows[later]._replace(totals=set_at(rows[later].totals, player, now - said + should))
        if carried and totals is not None and totals[player] is not None:
            totals = set_at(totals, player, (totals[player] or 0) - said + should)
    edited = with_rows(account.table, rows)
    if account.table.total is not None and totals is not None and totals != account.table.total.totals:
        edited = with_total(edited, totals)
    return edited
