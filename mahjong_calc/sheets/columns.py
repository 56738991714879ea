"""The columns of a sheet by their names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .model import PLAYERS

CHANGES, PENALTIES, TOTALS, VALUES = (
    tuple(f"{start}{player}" for player in PLAYERS) for start in ("", "pen ", "total ", "points ")
)
"""Columns, one a player: what a hand changes, its penalties, the running totals; the values of the four hands."""
COLUMNS = ("hand", "wind", "east", "winner", "discarder", "points", *CHANGES, *PENALTIES, *TOTALS, "note")
"""The columns that an empty sheet has where the game does not name its own."""
EVERYWHERE = frozenset((*COLUMNS, "round", "table", "tiles", "hand tiles"))
"""Columns that may stand in the sheets of any game, and tell none of them."""
CHOICES: Mapping[str, Sequence[str]] = {
    "winner": (*PLAYERS, "draw"),
    "discarder": (*PLAYERS, "self"),
    "east": PLAYERS,
}
"""What formulas understand in a cell; a workbook offers it, and takes nothing else. Sheets that people write
themselves are read with more words."""
