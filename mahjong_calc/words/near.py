"""The name that was probably meant."""

from __future__ import annotations

from collections.abc import Iterable

LIKE = 0.6
"""How much of a name must be right for it to be a guess worth telling."""


def suggest(word: str, names: Iterable[str]) -> str:
    """The nearest of the names, or ""."""
    from difflib import get_close_matches

    near = get_close_matches(word.lower(), list(names), n=1, cutoff=LIKE)
    return near[0] if near else ""
