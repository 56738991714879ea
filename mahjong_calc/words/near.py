"""The name that was probably meant."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

CLOSE, CLOSER = 0.5, 0.6
"""How much of two names must be alike: of identifiers and Chinese names a half, of names in letters more."""


def suggest(word: str, names: Iterable[str]) -> str:
    """The nearest of the names, or ""."""
    from difflib import get_close_matches

    near = get_close_matches(word.lower(), list(names), n=1, cutoff=CLOSER)
    return near[0] if near else ""


def suggest_shown(word: str, names: Mapping[str, str]) -> str:
    """What is shown for the nearest of the names, or "". names: as people may write them -> as they are shown.

    Nothing is near a number: that of another fan is as far off as any.
    """
    if not any(map(str.isalpha, word)):
        return ""
    from difflib import get_close_matches

    from .folding import folded

    wanted, known = folded(word), {folded(name): shown for name, shown in names.items()}
    near = get_close_matches(wanted, known, n=1, cutoff=CLOSER if wanted.isalpha() and wanted < "\u2e80" else CLOSE)
    return known[near[0]] if near else ""
