"""Text <-> Hand: the only place that knows brackets and letters.

`read` and `parse` take compact text, GB strings, Tenhou's numbered honors, Chinese characters and Unicode tiles,
recognised by their look; `write` and `gb` go the other way; `split_line` takes a line of a text file apart.
"""

from __future__ import annotations

from .lines import split_line
from .reader import PIECE, PIECES, parse, read, read_tile
from .writer import FORMS, gb, write

__all__ = ["FORMS", "PIECE", "PIECES", "gb", "parse", "read", "read_tile", "split_line", "write"]
