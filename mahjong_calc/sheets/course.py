"""The running scores of a table."""

from __future__ import annotations

from typing import NamedTuple

from .account import Account
from .model import EVERY_PLAYER, PLAYERS, ZERO, Number, plus
from .standings import called


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
