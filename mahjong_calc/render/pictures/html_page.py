"""Figures and pages as one HTML file that holds everything it needs, for the screen and for paper of A4.

A policy in its head forbids everything but its own style, which is known by its hash.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ..blocks import Bare, Block, Cell, Flow, Grid, Page, Sides, string
from .faces import symbols
from .figures import Figure
from .svg_page import Section, escaped, inner

SCALE = 0.75
"""Pixels of the screen for a unit of a drawing; paper shrinks what is too wide."""
STYLE = """
@page { size: A4; margin: 12mm }
body { font: 15px/1.45 sans-serif; color: #222; background: #fff; margin: 1.5em auto; padding: 0 1em; max-width: 62em }
h1 { font-size: 1.4em }
svg { display: block; max-width: 100%; height: auto; margin: .6em 0 }
svg.shapes { position: absolute; margin: 0 }
section { margin: 0 0 1.6em; padding: 0 0 1em; border-bottom: 1px solid #bbb; break-inside: avoid }
section.new { break-before: page; break-inside: auto }
table { border-collapse: collapse; margin: .8em 0; max-width: 100% }
th, td { text-align: left; vertical-align: top; padding: .15em 1em .15em 0; overflow-wrap: anywhere }
thead th { border-bottom: 1px solid #888 }
tfoot td { border-top: 1px solid #888 }
tr { break-inside: avoid }
.right { text-align: right; white-space: nowrap }
.sides, .flow { display: flex; flex-wrap: wrap; gap: .2em 2.5em; margin: .8em 0; padding: 0; list-style: none }
.in { padding-left: 1.2em }
.heading, .strong, .good, .bad { font-weight: bold }
.m, .bad { color: #8f1d15 }
.p { color: #1a4f8b }
.s, .good { color: #1f6b35 }
.honor { color: #6a2c70 }
.drawings svg { width: 100%; max-width: 40rem; break-inside: avoid }
.handout { table-layout: fixed; width: 100% }
.handout th { white-space: nowrap }
.handout th:nth-child(1) { width: 2.4em }
.handout th:nth-child(2) { width: 4em }
.handout th:nth-child(4) { width: 56% }
.handout td { padding-bottom: .7em; border-bottom: 1px solid #ddd }
.handout svg { width: auto; max-width: 100%; max-height: 4.2em; margin: .2em 0 }
.handout p { margin: .1em 0 }
@media print { body { margin: 0; padding: 0; max-width: none; font-size: 11px } h1 { font-size: 16px } }
"""


class Drawn(NamedTuple):
    """A cell of a handout: lines of text, then a figure below them."""

    lines: tuple[Cell, ...]
    figure: Figure | None = None


class Handout(NamedTuple):
    """A table with drawings in it."""

    title: str
    headings: tuple[str, ...]
    rows: tuple[tuple[Drawn, ...], ...]


def show(sections: Sequence[Section], title: str, lang: str) -> str:
    """The document of results."""
    figures = [figure for section in sections for figure in section.figures]
    body = "".join(map(_section, sections))
    return _document(title, lang, figures, body)


def show_handout(handouts: Sequence[Handout], title: str, lang: str) -> str:
    """The document of tables with drawings."""
    figures = [cell.figure for one in handouts for row in one.rows for cell in row if cell.figure]
    return _document(title, lang, figures, "".join(map(_handout, handouts)))


def _document(title: str, lang: str, figures: Iterable[Figure], body: str) -> str:
    from base64 import b64encode
    from hashlib import sha256

    known = b64encode(sha256(STYLE.encode()).digest()).decode()
    names = {tile.name for figure in figures for tile in figure.tiles}
    return (
        f'<!DOCTYPE html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        f"<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'sha256-{known}'\">\n"
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escaped(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        f'<svg class="shapes" width="0" height="0" aria-hidden="true">{symbols(names)}</svg>\n'
        f"<h1>{escaped(title)}</h1>\n{body}</body>\n</html>\n"
    )


def _section(section: Section) -> str:
    start = '<section class="new">' if section.new_page else "<section>"
    return (
        f"{start}{''.join(map(_figure, section.figures))}{_page(section.page)}{_drawings(section.drawings)}</section>\n"
    )


def _drawings(drawings: Sequence[str]) -> str:
    return f'<div class="drawings">{"".join(drawings)}</div>\n' if drawings else ""


def _figure(figure: Figure) -> str:
    return (
        f'<svg role="img" viewBox="0 0 {figure.width} {figure.height}" width="{figure.width * SCALE:.0f}"'
        f' height="{figure.height * SCALE:.0f}" aria-label="{escaped(figure.says)}">{inner(figure)}</svg>\n'
    )


def _page(page: Page) -> str:
    return "".join(map(_block, page))


def _block(block: Block) -> str:
    if isinstance(block, Grid):
        return _grid(block)
    if isinstance(block, Sides):
        return f'<div class="sides"><span>{_cell(block.left)}</span><span>{_cell(block.right)}</span></div>\n'
    if isinstance(block, Flow):
        return f'<ul class="flow">{"".join(f"<li>{_cell(cell)}</li>" for cell in block.cells)}</ul>\n'
    if isinstance(block, Bare):
        return f"<p>{escaped(block.text)}</p>\n"
    return f"<p>{'<br>'.join(map(_line, block.lines))}</p>\n"


def _line(cell: Cell) -> str:
    return f'<span class="in">{_cell(cell)}</span>' if string(cell).startswith(" ") else _cell(cell)


def _cell(cell: Cell) -> str:
    return "".join(
        f'<span class="{span.style}">{escaped(span.text)}</span>' if span.style else escaped(span.text) for span in cell
    )


def _grid(block: Grid) -> str:
    def row(cells: Sequence[Cell]) -> str:
        sides = [' class="right"' if column.right else "" for column in block.columns]
        return f"<tr>{''.join(f'<td{side}>{_cell(cell)}</td>' for side, cell in zip(sides, cells, strict=True))}</tr>"

    head = "".join(
        f'<th scope="col"{" class=right" if column.right else ""}>{escaped(column.heading)}</th>'
        for column in block.columns
    )
    head = f"<thead><tr>{head}</tr></thead>" if any(column.heading for column in block.columns) else ""
    foot = f"<tfoot>{''.join(map(row, block.foot))}</tfoot>" if block.foot else ""
    return f"<table>{head}<tbody>{''.join(map(row, block.rows))}</tbody>{foot}</table>\n"


def _handout(handout: Handout) -> str:
    head = "".join(f'<th scope="col">{escaped(heading)}</th>' for heading in handout.headings)
    rows = "".join(f"<tr>{''.join(map(_drawn, row))}</tr>\n" for row in handout.rows)
    title = f"<h2>{escaped(handout.title)}</h2>\n" if handout.title else ""
    return f'{title}<table class="handout"><thead><tr>{head}</tr></thead>\n<tbody>{rows}</tbody></table>\n'


def _drawn(cell: Drawn) -> str:
    return (
        f"<td>{''.join(f'<p>{_cell(one)}</p>' for one in cell.lines)}{_figure(cell.figure) if cell.figure else ''}</td>"
    )
