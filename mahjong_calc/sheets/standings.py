"""Standings of an event, and the running scores of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .account import Account
from .headings import plain
from .model import EVERY_PLAYER, NOTHING, PLAYERS, ZERO, Number, Row, column_of_total, plus
from .table_points import CLOSE, due_points, last_totals


class Standing(NamedTuple):
    """A player's result. place: shared by those with the same table points and score. tables: how many count; of a
    player of whom none does, place, points and score are None."""

    place: int | None
    player: str
    tables: int
    points: Number | None
    score: Number | None


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


def standings(accounts: Sequence[Account]) -> list[Standing]:
    """Everybody by table points, then by total score, as both are written; `missing` tells what cannot be counted.

    Who has no name is called by table and column: `1/3 P2`.
    """
    names: dict[str | tuple[str, int], str] = {}
    sums: dict[str | tuple[str, int], tuple[int, Number, Number]] = {}
    for table, account in zip(table_names(accounts), accounts, strict=True):
        totals = last_totals(account)
        if totals is None:
            continue
        points = _points(account)
        for player in EVERY_PLAYER:
            if player == account.absent or totals[player] is None:
                continue
            name = called(account, player)
            # A table's name is told apart to the letter; a player's is the same however it is written.
            key = (plain(name) or name) if name else (table, player)
            name = name or f"{table} {PLAYERS[player]}".strip()
            names.setdefault(key, name)
            tables, so_far, score = sums.get(key, (0, 0, 0))
            sums[key] = (tables + 1, so_far + points[player], score + (totals[player] or 0))
    ranked = sorted(sums, key=lambda key: (-round(sums[key][1], 2), -sums[key][2], names[key]))
    found: list[Standing] = []
    for number, key in enumerate(ranked, 1):
        tables, points_sum, score = sums[key]
        exact = round(points_sum, 2)
        level = found and (found[-1].points, found[-1].score) == (exact, score)
        shown = int(exact) if exact == int(exact) else exact
        found.append(Standing(found[-1].place if level else number, names[key], tables, shown, score))
    return found


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

    Where there are several files each comes first, since every file may have a table 3, or one without a name:
    `final.csv/3`.
    """
    several = len({account.table.file for account in accounts}) > 1
    found = []
    for account in accounts:
        parts = (account.table.file if several else None, account.table.round, account.table.name)
        found.append("/".join(str(one) for one in parts if one is not None))
    return found


class Course(NamedTuple):
    """The scores of a table from hand to hand.

    hands: their numbers, 0 first, `?` for one without. scores: of each player after each. present: the players
    who are there, by their indexes; names and scores are of these.
    """

    title: str
    names: tuple[str, ...]
    hands: tuple[int | str, ...]
    scores: tuple[tuple[Number, ...], ...]
    present: tuple[int, ...] = tuple(EVERY_PLAYER)


def course(account: Account, title: str) -> Course:
    """How the scores of a table went; a hand that does not tell leaves them as they are. title: of the table."""
    now = ZERO
    hands: list[int | str] = [0]
    players = tuple(player for player in EVERY_PLAYER if player != account.absent)
    scores = [tuple(now[player] or 0 for player in players)]
    for row, change in zip(account.rows, account.changes, strict=True):
        if row.outcome == "blank":
            continue
        now = plus(now, change or ZERO)
        score = tuple(now[player] or 0 for player in players)
        number = "?" if row.number is None else row.number
        if hands[-1] == number != "?":  # a further line of the same hand
            scores[-1] = score
        else:
            hands.append(number)
            scores.append(score)
    names = tuple(called(account, player) or PLAYERS[player] for player in players)
    return Course(title, names, tuple(hands), tuple(scores), players)
