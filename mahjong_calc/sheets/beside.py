"""Tables that stand side by side: a worksheet is cut into parts that are then read one after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from . import headings
from .decoding import Grid

MOST_ABOVE = 200
"""Lines in which the first row of headings is looked for."""
Rows = Iterator[tuple[int, list[str]]]


class Part(NamedTuple):
    """Columns of a worksheet that make a table of their own: those that all parts share, then from start to end."""

    shared: int
    start: int
    end: int | None

    def of(self, raw: list[str]) -> list[str]:
        """Its cells of a line; a remark goes for all parts."""
        if raw[0].lstrip().startswith("#"):
            return raw
        return raw[: self.shared] + raw[self.start : self.end]


def parts_of_grid(grid: Grid) -> list[Rows]:
    """The rows of a worksheet, or of each part of it where several tables stand side by side."""
    above: list[tuple[int, list[str]]] = []
    parts: list[Part] = []
    for line, raw in grid.rows:
        above.append((line, raw))
        found = headings.layout(raw)
        if len(above) > MOST_ABOVE or ("hand" in found and not headings.missing(found)):
            parts = _parts(raw)
            break
    rows = chain(above, grid.rows)
    if not parts:
        return [rows]
    every = list(rows)
    return [iter([(line, part.of(raw)) for line, raw in every if raw]) for part in parts]


def _parts(raw: Sequence[str]) -> list[Part]:
    """How to cut by this row of headings, [] for one table: before each heading of the first column that comes again,
    if all parts tell winners of their own, and with the columns before the first of them have what a table needs."""
    names = [headings.column(cell) for cell in raw]
    first = next((at for at, name in enumerate(names) if name and name in names[at + 1 :]), None)
    if first is None:
        return []
    starts = [at for at, name in enumerate(names) if name == names[first]]
    ends = [*starts[1:], None]
    parts = [Part(first, start, end) for start, end in zip(starts, ends, strict=True)]
    if not all("winner" in names[part.start : part.end] for part in parts):
        return []
    layouts = [headings.layout(part.of(list(raw))) for part in parts]
    return parts if all("hand" in one and not headings.missing(one) for one in layouts) else []
