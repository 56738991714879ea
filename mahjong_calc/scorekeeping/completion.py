"""What the last word of a line can become: a command, a player, an event, or tiles with their suit."""

from __future__ import annotations

from collections.abc import Iterator

from ..engine import rule_sets
from ..hand.tiles import SUITS
from ..sheets.headings import plain
from .ledger import Ledger
from .lines import COMMANDS, command_of

_BESIDE = ("win=", "flowers=", "last-tile", "last-of-kind", "replacement", "robbing-kong")
"""Words beside tiles that are typed most."""
_AFTER = {
    "penalty": ("false", "double", "none", "to", "all"),
    "edit": ("draw", "penalty", "note", "drop"),
    "": ("from", "self"),
    "win": ("from", "self"),
    "score": ("from", "self"),
}


def offers(ledger: Ledger, text: str) -> Iterator[str]:
    """What the last word of a text can become, the likeliest first. text: what stands before the cursor."""
    words = text.split(" ")
    last = words[-1]
    earlier = " ".join(words[:-1]).strip()
    for word in _candidates(ledger, earlier):
        if plain(word).startswith(plain(last)) and word != last:
            yield word
    if last[-1:].isdigit() and earlier:
        yield from (last + suit for suit in SUITS)


def _candidates(ledger: Ledger, earlier: str) -> Iterator[str]:
    """The words that can stand next. earlier: the words before."""
    players = [name for name in ledger.state.players if name] or ["P1", "P2", "P3", "P4"]
    if not earlier:
        yield from (*players, *ledger.columns.events, *COMMANDS)
        return
    command, _ = command_of(earlier, [plain(one) for one in ledger.columns.events])
    if command == "rules":
        yield from rule_sets.names()
    elif command in ("win", "penalty", "score", "edit", ""):
        yield from (*players, *_AFTER[command])
        if any(char.isdigit() for char in earlier):
            yield from _BESIDE
