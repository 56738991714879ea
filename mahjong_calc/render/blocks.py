"""The parts of a page, the same for a terminal, plain text and Markdown: text with named styles, in lines and grids."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple


class Span(NamedTuple):
    """Some text in one style: m, p, s, honor (tiles), strong, heading, good, bad, or "" for none."""

    text: str
    style: str = ""


TIE = "\u00a0"
"""A space at which no line breaks; it is shown as any other."""


def untied(words: str) -> str:
    """The text with plain spaces for ties."""
    return words.replace(TIE, " ")


Cell = tuple[Span, ...]
"""Text with styles, the content of a line or of a grid's cell."""


class Lines(NamedTuple):
    """Lines that belong together. Each wraps by itself, and what is wrapped stays as far in as its line begins."""

    lines: tuple[Cell, ...]


class Bare(NamedTuple):
    """A line to be taken by another program: no margin, never wrapped."""

    text: str


class Sides(NamedTuple):
    """Two texts on one line, or on two where one is too narrow."""

    left: Cell
    right: Cell


class Flow(NamedTuple):
    """Short texts beside each other, none of them broken; those that do not fit go to the next line."""

    cells: tuple[Cell, ...]


class Column(NamedTuple):
    """A column of a grid. right: its cells end at the right, as figures do."""

    heading: str
    right: bool = False


class Grid(NamedTuple):
    """Rows of cells under headings; the foot is set off from the rows above."""

    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    foot: tuple[tuple[Cell, ...], ...] = ()


Block = Lines | Bare | Sides | Flow | Grid
Page = list[Block]


def text(words: object, style: str = "") -> Cell:
    """One span as a cell."""
    return (Span(str(words), style),)


def line(*cells: Cell, between: str = "") -> Cell:
    """Cells joined to one."""
    joined: list[Span] = []
    for number, cell in enumerate(cells):
        if number and between:
            joined.append(Span(between))
        joined += cell
    return tuple(joined)


def string(cell: Cell) -> str:
    """The text of a cell without its styles."""
    return "".join(span.text for span in cell)


_RUNS = r"(?s)[\d_\[\]]*\d[\d_\[\]]*([mps])|[ESWNCFP\[\]]+|."
_SUITED = r"(\d+)([mps])"
"""Patterns that `re` compiles and keeps when a page is first made, which JSON never is."""


def tiles(compact: str) -> Cell:
    """Compact notation coloured by suit; the suit's letter says the same without colour."""
    spans = []
    for found in re.finditer(_RUNS, compact):
        run = found.group()
        spans.append(Span(run, found.group(1) or ("honor" if run.strip("[]").isupper() else "")))
    return tuple(spans)


def sets(names: Iterable[str], between: str = " ") -> Cell:
    """Sets in compact notation, one beside the other."""
    return line(*map(tiles, names), between=between)


def without_win(compact: str, win: str) -> str:
    """The set before the winning tile came, its place kept between two others: `7_9p`, `12p`, `E`."""
    if len(win) == 1:
        return compact.replace(win, "", 1)
    digits, suit = compact[:-1], compact[-1]
    place = digits.index(win[0])
    return digits[:place] + ("_" if 0 < place < len(digits) - 1 else "") + digits[place + 1 :] + suit


def with_win(compact: str, win: str) -> str:
    """The set with the winning tile in brackets, the last of its copies: `7[8]9p`, `E[E]`."""
    if len(win) == 1:
        before, found, after = compact.rpartition(win)
        return f"{before}[{win}]{after}" if found else compact
    for run in re.finditer(_SUITED, compact):
        digits, suit = run.groups()
        if suit == win[1] and win[0] in digits:
            place = run.start() + digits.rindex(win[0])
            return f"{compact[:place]}[{win[0]}]{compact[place + 1 :]}"
    return compact
