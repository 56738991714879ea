"""Marks in the place of words: an X under the winner, as the paper forms have it."""

from __future__ import annotations

from .headings import plain

MARKS = frozenset(map(plain, ("x", "х", "×", "✓", "✔", "v", "+", "*", "o", "○", "●", "1", "yes", "да", "是", "true")))
"""What people put where something is so."""
NO_MARKS = frozenset(map(plain, ("", "-", "—", "–", "0", "no", "нет", "否", "false")))
"""What they put where it is not."""


def is_mark(text: str) -> bool:
    """Whether a cell says that something is so, and no more."""
    return plain(text) in MARKS or text.strip() in ("✓", "✔", "×", "○", "●", "+", "*")


def is_no_mark(text: str) -> bool:
    """Whether a cell says that it is not."""
    return plain(text) in NO_MARKS or text.strip() in ("", "-", "—", "–")
