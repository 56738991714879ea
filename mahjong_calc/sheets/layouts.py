"""What a file that cannot be read seems to be: the headings that were seen, the nearest layout, what is missing."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from ..faults import Fault
from . import by_player, hands_by_player, headings
from .cells import NO_NUMBER, number

MOST_SEEN = 12
"""Headings that are named."""
LEAST_WORDS = 3
"""Cells with words that make a row one of headings, though none of them is known."""


class Layout(NamedTuple):
    """A way to keep a sheet. needed: its columns that must be there. known: those that a row of headings has."""

    needed: tuple[str, ...]
    known: frozenset[str]

    @property
    def missing(self) -> list[str]:
        """The columns that it lacks."""
        return [name for name in self.needed if name not in self.known]


def nearest_layout(rows: Sequence[tuple[int, Sequence[str]]]) -> Fault:
    """What is wrong with a file in which no row of headings says enough. rows: with their lines."""
    best, line, seen = Layout(headings.REQUIRED, frozenset()), 0, []
    name = "hands"
    for number_of_line, raw in rows:
        filled = [cell.strip() for cell in raw if cell.strip()]
        for kind, layout in _layouts(raw).items():
            if layout.missing and len(layout.known) > len(best.known):
                best, line, seen, name = layout, number_of_line, filled, kind
        words = sum(number(cell) is NO_NUMBER for cell in filled)
        if not line and words >= LEAST_WORDS and words == len(filled):
            line, seen = number_of_line, filled
    if not line:
        return Fault("unreadable_file", "unreadable_file.no_heading", {"columns": best.missing})
    values = {"line": line, "names": tuple(seen[:MOST_SEEN]), "columns": best.missing}
    return Fault("unreadable_file", f"unreadable_file.no_heading.{name}", values)


def _layouts(raw: Sequence[str]) -> Mapping[str, Layout]:
    """Each layout with what of it a row of headings has."""
    return {
        "hands": _of(headings.REQUIRED, headings.layout(raw)),
        "results": _of(("table", "player", "score"), by_player.known_columns(raw)),
        "players": _of(("hand", "player", "winner", "change"), hands_by_player.known_columns(raw)),
    }


def _of(needed: tuple[str, ...], known: Collection[str]) -> Layout:
    return Layout(needed, frozenset(needed).intersection(known))
