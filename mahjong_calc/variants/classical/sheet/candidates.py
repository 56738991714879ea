"""Changes to a hand: its four values, its winner, and the ways in which four players settle wrongly."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ....sheets.account import Account
from ....sheets.candidates.edits import SHARES, Changed, Edit, cell_edit, with_east
from ....sheets.candidates.likelihood import KINDS, alike
from ....sheets.candidates.results import discarders, other_winner
from ....sheets.model import EVERY_PLAYER, PLAYERS, WON, ZERO, Candidate, Four, Row, Table, Unread, minus, set_at, whole
from ....sheets.payments import options_of
from ..payments import asks_how_it_was_won
from .settlement import RULES, between_losers, hand_values, settle_four_values

WEIGHT = 4.0
"""Of a wrong way to settle: what was written is exactly what that way gives."""


def results(account: Account, index: int, row: Row, wanted: Four) -> Iterator[Changed]:
    """Another value of one of the four hands, another winner, or another discarder where that matters."""
    yield from _other_values(account, index, row, wanted)
    if row.winner is not None and asks_how_it_was_won(options_of(RULES, account.ruling.choices)):
        yield from discarders(row, row.winner)
    for player in EVERY_PLAYER:
        if player != row.winner:
            yield other_winner(row, row._replace(winner=player, outcome=WON), "winner", "winner")


def _other_values(account: Account, index: int, row: Row, wanted: Four) -> Iterator[Changed]:
    """Another value of one of the four hands."""
    for player in EVERY_PLAYER:
        said = row.values[player]
        value = said if isinstance(said, int) and said >= 0 else 0
        now = account.due_if(index, row._replace(values=set_at(row.values, player, value)))
        if now is None:
            continue
        change = (wanted[player] or 0) - (now[player] or 0)
        for share in SHARES:
            other = value + change // share
            if change and change % share == 0 and other >= 0:
                column = f"points {PLAYERS[player]}"
                candidate = Candidate(row.hand, column, said, other, "value", "value", {"hand": row.hand})
                changed = row._replace(values=set_at(row.values, player, other), unread=_read(row, column))
                yield changed, candidate, KINDS["value"] * alike(said, other)


def _read(row: Row, column: str) -> tuple[Unread, ...]:
    """The other cells that cannot be read."""
    return tuple(one for one in row.unread if one.column != column)


def slips_in_settling(account: Account, index: int, table: Table) -> Iterator[Edit]:
    """Ways to settle wrongly that still sum to zero: another East, or losers who did not settle. table: set right."""
    row, written = account.rows[index], account.written[index]
    values, choices, absent = hand_values(row, account.absent), account.ruling.choices, account.absent
    if row.winner is None or values is None or not whole(written):
        return
    due, before = account.due[index], account.before[index]
    east = before.used if before.expected is None else before.expected
    assert due is not None
    said_east = account.people.seat(row.text("east")) if row.text("east") else None
    wrong: list[tuple[Four, str, dict[str, object]]] = [
        (settle_four_values(values, row.winner, other, choices, absent, row.giver), "as_east", _named(other))
        for other in EVERY_PLAYER
        if other != east
    ]
    # Losers who are worth nothing have nothing to settle.
    winner_only = tuple(values[row.winner] if player == row.winner else 0 for player in EVERY_PLAYER)
    wrong.append((settle_four_values(winner_only, row.winner, east, choices, absent, row.giver), "losers", {}))
    for one, other in combinations([player for player in EVERY_PLAYER if player != row.winner], 2):
        paid = between_losers(one, other, values, row.winner, east, choices, absent)
        moved = set_at(set_at(ZERO, one, paid), other, -paid)
        wrong.append((minus(due, moved), "pair", {**_named(one), "other": PLAYERS[other]}))
    for settled, message, named in wrong:
        if settled == written and message == "as_east" and row.text("east"):
            yield cell_edit(account, row, "east", str(named["player"]))
        if settled == written:
            kind = "order" if message == "as_east" else "value"
            said = {"hand": row.hand, **named}
            candidate = Candidate(row.hand, "P1-P4", list(written), list(due), kind, message, said)
            mended = table
            if message == "as_east" and said_east is not None and PLAYERS[said_east] == named["player"]:
                mended = with_east(table, row, PLAYERS[east])
            yield Edit(candidate, WEIGHT, mended)


def _named(player: int) -> dict[str, object]:
    """A player as a sentence names one."""
    return {"player": PLAYERS[player]}
