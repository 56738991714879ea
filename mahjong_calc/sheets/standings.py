"""Standings of an event, and the running scores of a table."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from .account import Account
from .checks.totals import ENOUGH
from .headings import plain
from .model import BLANK, EVERY_PLAYER, NOTHING, PLAYERS, Four, Number, Row, column_of_total
from .table_points import CLOSE, due_points, last_totals


class Standing(NamedTuple):
    """A player's result. place: shared by those with the same table points and score. tables: how many count; of a
    player of whom none does, place, points and score are None. due_points, due_score: what they would be if every
    table was as it follows from its hands."""

    place: int | None
    player: str
    tables: int
    points: Number | None
    score: Number | None
    due_points: Number | None = None
    due_score: Number | None = None


class Part(NamedTuple):
    """What one table brings a player. key: tells players apart, however a name is written. due_points, due_score: as
    they follow from the hands, where these tell; else as written."""

    key: str | tuple[str, int]
    name: str
    round: int | str | None
    points: Number
    score: Number
    due_points: Number
    due_score: Number


class Missing(NamedTuple):
    """What of a player is not in the standings. what: `total`, so that the table does not count, or `points`, so that
    it brings none. said: the cell as written, "" for an empty one or none."""

    player: str
    table: str
    what: str
    said: str


def missing(accounts: Sequence[Account]) -> list[Missing]:
    """What the standings leave out since it cannot be read or was not written, table by table."""
    found: list[Missing] = []
    for table, account in zip(table_names(accounts), accounts, strict=True):
        totals = last_totals(account) or NOTHING
        row = account.table.points
        follows = due_points(account, totals)
        for player in EVERY_PLAYER:
            name = called(account, player) or f"{table} {PLAYERS[player]}".strip()
            if player == account.absent:
                continue
            if totals[player] is None:
                found.append(Missing(name, table, "total", _as_written(account.table.total, player)))
            elif follows is None and row is not None and row.totals[player] is None:
                found.append(Missing(name, table, "points", _as_written(row, player)))
    return found


def _as_written(row: Row | None, player: int) -> str:
    return "" if row is None else row.text(column_of_total(row, player))


def parts(accounts: Sequence[Account]) -> Iterator[Part]:
    """What each table that counts brings each player. Who has no name is called by table and column: `1/3 P2`."""
    for table, account in zip(table_names(accounts), accounts, strict=True):
        totals = last_totals(account)
        if totals is None:
            continue
        points = _points(account)
        due = _by_hands(account) or totals
        scale = due_points(account, due, exact=True)
        for player in EVERY_PLAYER:
            score = totals[player]
            if player == account.absent or score is None:
                continue
            name = called(account, player)
            # A table's name is told apart to the letter; a player's is the same however it is written.
            key = (plain(name) or name) if name else (table, player)
            name = name or f"{table} {PLAYERS[player]}".strip()
            follows = due[player]
            due_score = score if follows is None else follows
            exact = points[player] if scale is None or due == totals else scale[player]
            yield Part(key, name, account.table.round, points[player], score, exact, due_score)


def _by_hands(account: Account) -> Four | None:
    """What the hands come to, None where the table was not written down as a whole."""
    return account.sum if account.results >= ENOUGH and not account.table.results_only else None


def standings(accounts: Sequence[Account]) -> list[Standing]:
    """Everybody by table points, then by total score, as both are written; `missing` tells what cannot be counted."""
    names: dict[str | tuple[str, int], str] = {}
    found: dict[str | tuple[str, int], list[Part]] = {}
    for part in parts(accounts):
        names.setdefault(part.key, part.name)
        found.setdefault(part.key, []).append(part)
    sums = {
        key: (_exact(one.points for one in of_player), sum(one.score for one in of_player))
        for key, of_player in found.items()
    }
    placed: list[Standing] = []
    for number, key in enumerate(sorted(sums, key=lambda key: (-sums[key][0], -sums[key][1], names[key])), 1):
        points, score = sums[key]
        due = _exact(one.due_points for one in found[key]), sum(one.due_score for one in found[key])
        level = placed and (placed[-1].points, placed[-1].score) == (points, score)
        place = placed[-1].place if level else number
        placed.append(Standing(place, names[key], len(found[key]), points, score, *due))
    return placed


def _exact(points: Iterable[Number]) -> Number:
    """The sum of table points; thirds sum up to a whole."""
    exact = round(sum(points), 2)
    return int(exact) if exact == int(exact) else exact


def by_round(accounts: Sequence[Account]) -> dict[str, dict[str, tuple[Number, Number]]]:
    """Table points and score of each player, by name, in each round, by its name; tables without a round count in
    none."""
    names: dict[str | tuple[str, int], str] = {}
    found: dict[str, dict[str, list[Part]]] = {}
    for part in parts(accounts):
        name = names.setdefault(part.key, part.name)
        if part.round is not None:
            found.setdefault(str(part.round), {}).setdefault(name, []).append(part)
    return {
        of_round: {
            name: (_exact(one.points for one in several), sum(one.score for one in several))
            for name, several in players.items()
        }
        for of_round, players in found.items()
    }


class Penalty(NamedTuple):
    """What a player was fined. hand: where, as the sheet calls the row. points: what it cost, below zero."""

    player: str
    table: str
    hand: int | str
    points: Number


def penalties(accounts: Sequence[Account]) -> list[Penalty]:
    """All penalties, player by player; what the others received of them is none."""
    found: list[Penalty] = []
    for table, account in zip(table_names(accounts), accounts, strict=True):
        rows = [(row, row.penalties) for row in account.rows] + [(row, row.fined) for row in account.table.fines]
        for row, fined in rows:
            for player in EVERY_PLAYER:
                cost = fined[player] or 0
                if cost < 0:
                    name = called(account, player) or f"{table} {PLAYERS[player]}".strip()
                    found.append(Penalty(name, table, row.hand or "", cost))
    return sorted(found, key=lambda one: plain(one.player))


def not_final(accounts: Sequence[Account]) -> list[str]:
    """The tables, by their names, that have no totals yet and hands without a result."""
    return [
        table
        for table, account in zip(table_names(accounts), accounts, strict=True)
        if account.total is None
        and (account.results < (account.ruling.sheet.hands or 0) or any(row.outcome == BLANK for row in account.rows))
    ]


def _points(account: Account) -> list[Number]:
    """The table points as written, without what rounding took from them; where none are written, as they follow."""
    totals = last_totals(account)
    due = None if totals is None else due_points(account, totals, exact=True)
    row = account.table.points
    found: list[Number] = []
    for player in EVERY_PLAYER:
        said = None if row is None else row.totals[player]
        follows = 0 if due is None else due[player]
        found.append(follows if said is None or abs(said - follows) <= CLOSE else said)
    return found


def called(account: Account, player: int) -> str:
    """A player's name or starting number, "" where none is written."""
    players = account.table.players
    return players[player] if players else ""


def table_names(accounts: Sequence[Account]) -> list[str]:
    """How `--plot` names the tables: `1/3`, `3`, or "" where the only sheet gives no name.

    Where there are several files each comes first, as far as it is needed to tell it from the others, since every file
    may have a table 3, or one without a name: `final.csv/3`.
    """
    names = told_apart({account.table.file for account in accounts})
    found = []
    for account in accounts:
        parts = (names[account.table.file] or None, account.table.round, account.table.name)
        found.append("/".join(str(one) for one in parts if one is not None))
    return found


def told_apart(files: Collection[str]) -> dict[str, str]:
    """Each file by the end of its path that no other one has: `a.csv`, or `day1/a.csv` and `day2/a.csv`; "" where it is
    the only one."""
    if len(files) == 1:
        return dict.fromkeys(files, "")
    steps = {file: tuple(_STEP.split(file)) for file in files}
    ends = Counter(own[at:] for own in steps.values() for at in range(len(own)))
    found = {}
    for file, own in steps.items():
        end = next((own[at:] for at in range(len(own) - 1, 0, -1) if ends[own[at:]] == 1), ())
        found[file] = "/".join(end) or file
    return found


_STEP = re.compile(r"[/\\]")
"""What parts the steps of a path, here and elsewhere."""
