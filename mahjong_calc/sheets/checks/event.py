"""The event as a whole: every player once a round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..account import Account
from ..headings import plain
from ..model import ERROR, PLAYERS, Finding
from .declare import event_check


@event_check(
    ERROR,
    ("Player twice in a round", "Игрок дважды в одном туре", "选手同轮出现两次"),
    (
        "Every player sits at one table a round, in one place.",
        "В каждом туре игрок сидит за одним столом и на одном месте.",
        "每轮每位选手只在一桌、一个座位。",
    ),
)
def player_twice(accounts: Sequence[Account]) -> Iterator[tuple[Account, Finding]]:
    """A name that stands twice in a round."""
    seen: dict[tuple[object, str], Account] = {}
    for account in accounts:
        table = account.table
        for player, name in enumerate(table.players or ()):
            key = (table.round, plain(name))
            if not key[1]:
                continue
            other = seen[key].table if key in seen else None
            # Names said once for all tables of a file are not those of any one of them.
            shared = other is not None and other is not table and other.players is table.players
            if other is not None and not shared and (table.round is not None or other is table):
                sentence = "player_twice.here" if other is table else "player_twice"
                values = {"player": name, "table": other.name if other.name is not None else "-"}
                yield account, Finding("", None, PLAYERS[player], name, None, sentence, values)
            seen.setdefault(key, account)
