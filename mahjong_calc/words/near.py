"""The rule sets by name. A variant's package is imported when one of its rule sets is first asked for.

A third party adds a variant by an entry point of the group `mahjong_calc.variants`: it
names a module whose `GAME` is a `book.Game`. Those are looked up last, when a name is not one of the built-in ones,
which nobody else's package can take; and where all rule sets are listed. "Adding a game" in the README tells how.
"""

from __future__ import annotations

from collections.abc import Iterable

LIKE = 0.6
"""How much of a name must be right for it to be a guess worth telling."""


def suggest(word: str, names: Iterable[str]) -> str:
    """The nearest of the names, or ""."""
    from difflib import get_close_matches

    near = get_close_matches(word.lower(), list(names), n=1, cutoff=LIKE)
    return near[0] if near else ""
