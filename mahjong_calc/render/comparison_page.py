"""Results side by side as a page; where they are too wide for that, some of them under the others."""

from __future__ import annotations

from collections.abc import Sequence

from ..scoring.what_if import Comparison, Outcome
from ..words import say, visible
from . import naming
from .blocks import Cell, Column, Grid, Lines, Page, text, tiles
from .columns import GAP, MARGIN, width_of
from .comparing import Compared, compared, label_of, remarks
from .score_page import notes_block

MARK = "*"
"""Before a line that differs."""
NONE = "-"
"""Where an outcome has no such line."""
SAID = ("below_minimum",)
MOST_OF_A_NAME = 30
"""Cells that the name of a line takes of a page; a longer one is broken."""


def comparison_page(found: Comparison, lang: str, width: int) -> Page:
    """The hand, then the results. width: of the page in cells; beside the first result stand as many as fit."""
    outcomes = found.outcomes
    first = outcomes[0]
    page: Page = [
        Lines((text(naming.title(first.rule_set.name, lang), "heading"),)),
        Lines((tiles(visible(found.hand)),)),
    ]
    lines = compared(outcomes, lang)
    for places in _beside(outcomes, lines, lang, width):
        page.append(_grid(outcomes, lines, places, lang))
    key = "marked" if any(one.differs for one in lines) else "all_alike"
    page.append(Lines((text(say(f"comparisons.{key}", lang)), *(text(one) for one in remarks(outcomes, lang)))))
    notes = notes_block(first.score, lang, SAID) if first.score else None
    return [*page, notes] if notes and notes.lines else page


def _beside(outcomes: Sequence[Outcome], lines: Sequence[Compared], lang: str, width: int) -> list[list[int]]:
    """Which results stand beside each other: the first one, and of the others as many as fit, at least one."""
    widths = [
        max(width_of(label_of(one, lang)), *(width_of(_shown(line.values[place])) for line in lines))
        for place, one in enumerate(outcomes)
    ]
    names = min(max((width_of(line.label) for line in lines), default=0), MOST_OF_A_NAME)
    start = MARGIN + len(MARK) + GAP + names + GAP + widths[0]
    groups: list[list[int]] = []
    room = 0
    for place in range(1, len(outcomes)):
        wide = GAP + widths[place]
        if not groups or wide > room:
            groups.append([0])
            room = width - start
        groups[-1].append(place)
        room -= wide
    return groups


def _grid(outcomes: Sequence[Outcome], lines: Sequence[Compared], places: Sequence[int], lang: str) -> Grid:
    columns = (
        Column(""),
        Column(say("headings.item", lang)),
        *(Column(label_of(outcomes[place], lang), right=True) for place in places),
    )
    return Grid(columns, tuple(row for line in lines if (row := _row(line, places))))


def _row(line: Compared, places: Sequence[int]) -> tuple[Cell, ...]:
    """A line; () for one that none of these results has."""
    values = [line.values[place] for place in places]
    if all(value is None for value in values):
        return ()
    differs = line.differs_in(places)
    style = "strong" if differs else ""
    cells = (
        text(_shown(value) if line.scored[place] else "", style) for place, value in zip(places, values, strict=True)
    )
    return (text(MARK if differs else ""), text(line.label, style), *cells)


def _shown(value: int | str | None) -> str:
    return NONE if value is None else str(value)
