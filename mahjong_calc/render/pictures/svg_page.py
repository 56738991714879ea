"""Figures and pages one under the other as one SVG file, as wide as a sheet of A4 between its margins."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..blocks import Cell, Page
from ..columns import lay_out, width_of
from .faces import HIGH, WIDE, identifier, symbols
from .figures import Figure

PAGE = 1000
"""Units across; a sheet of A4 between margins of 10 mm is `MILLIMETRES` wide."""
MILLIMETRES = 190
LARGEST = 1.0
"""No tile is drawn larger than this, however few there are."""
LINE, CELL = 24, 10.2
"""Height of a line of text, and width of a character of it, in units."""
COLUMNS = int(PAGE / CELL)
COLORS = {"m": "#8f1d15", "p": "#1a4f8b", "s": "#1f6b35", "honor": "#6a2c70", "good": "#1f6b35", "bad": "#8f1d15"}
"""Ink by the style of a span; its words say the same without."""
BOLD = ("heading", "strong", "good", "bad")
_PIECE = re.compile(r"\S+(?: \S+)*")
_NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


class Section(NamedTuple):
    """What belongs together: figures, then a page of text. new_page: whether it begins one on paper, where there are
    pages. drawings: whole SVG elements below the text of a page of HTML; what they say is escaped
    already."""

    figures: tuple[Figure, ...]
    page: Page
    new_page: bool = False
    drawings: tuple[str, ...] = ()


def show(sections: Sequence[Section], title: str, lang: str) -> str:
    """The file. title: said for those who do not see it."""
    body, y = [], 0.0
    for section in sections:
        for figure in section.figures:
            scale = min(LARGEST, PAGE / figure.width)
            body.append(f'<g transform="translate(0 {y:.1f}) scale({scale:.3f})">{inner(figure)}</g>')
            y += figure.height * scale + LINE / 2
        for cell in lay_out(section.page, COLUMNS, "─"):
            y += LINE
            body += _line(cell, y)
        y += LINE
    names = {tile.name for section in sections for figure in section.figures for tile in figure.tiles}
    height = max(y, 1.0)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 {PAGE + 20} {height + 20:.1f}"'
        f' width="{MILLIMETRES}mm" height="{MILLIMETRES * (height + 20) / (PAGE + 20):.1f}mm" xml:lang="{lang}"'
        f' role="img" font-size="17"><title>{escaped(title)}</title>'
        f'<rect x="-10" y="-10" width="{PAGE + 20}" height="{height + 20:.1f}" fill="#ffffff"/>'
        f"<defs>{symbols(names)}</defs>{''.join(body)}</svg>\n"
    )


def escaped(text: str) -> str:
    """Text as it may stand in a document, whatever it is; characters that no document may hold are left out."""
    from html import escape

    return escape(_NOT_IN_XML.sub("", text))


def inner(figure: Figure) -> str:
    """The tiles of a figure, without the element around them; it says what it shows."""
    parts = [f"<title>{escaped(figure.says)}</title>"]
    for tile in figure.tiles:
        use = f'<use href="#{identifier(tile.name)}" width="{WIDE}" height="{HIGH}"'
        if tile.lying:
            parts.append(f'{use} transform="translate({tile.x} {tile.y + WIDE}) rotate(-90)"/>')
        else:
            parts.append(f'{use} x="{tile.x}" y="{tile.y}"/>')
    if figure.marked is not None:
        at, top = figure.marked, figure.height - 16
        parts.append(f'<path d="M{at} {top}l9 14h-18Z" fill="#222222"/>')
    parts += [
        f'<text x="{one.x}" y="{one.y}" font-family="sans-serif" font-size="15" text-anchor="middle"'
        f' fill="#222222">{escaped(one.words)}</text>'
        for one in figure.captions
    ]
    return "".join(parts)


def _line(cell: Cell, y: float) -> Iterator[str]:
    """A line of text, every piece of it at its place, whatever the widths of the viewer's letters are."""
    at = 0
    for span in cell:
        ink = COLORS.get(span.style, "#222222")
        weight = ' font-weight="bold"' if span.style in BOLD else ""
        for piece in _PIECE.finditer(span.text):
            x = (at + width_of(span.text[: piece.start()])) * CELL
            yield (
                f'<text x="{x:.1f}" y="{y:.1f}" font-family="monospace" fill="{ink}"{weight}>{escaped(piece[0])}</text>'
                if set(piece[0]) != {"─"}
                else f'<path d="M{x:.1f} {y - 5:.1f}h{len(piece[0]) * CELL:.1f}" stroke="#888888"/>'
            )
        at += width_of(span.text)
