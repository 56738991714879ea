"""Markdown: grids become tables, lines paragraphs. Text is escaped, so that nothing in it is read as markup."""

from __future__ import annotations

import re

from .blocks import Bare, Block, Cell, Flow, Grid, Lines, Page, Sides, string, untied

_SPECIAL = re.compile(r"([\\`*_{}\[\]<>#|~&])")


def show(page: Page) -> str:
    """The page as Markdown."""
    return "\n".join(_block(block) for block in page)


def escape(words: str) -> str:
    """The text with every character that Markdown would read escaped."""
    return _SPECIAL.sub(r"\\\1", untied(words))


def _cell(cell: Cell) -> str:
    shown = escape(string(cell).strip())
    styles = {span.style for span in cell if span.text.strip()}
    return f"**{shown}**" if shown and styles <= {"strong", "heading", "good", "bad"} else _plus(shown)


def _plus(shown: str) -> str:
    """A plus or a minus at the start of a line would begin a list."""
    return f"\\{shown}" if re.match(r"[+-](\s|$)", shown) else shown


def _block(block: Block) -> str:
    if isinstance(block, Lines):
        return "  \n".join(map(_cell, block.lines)) + "\n"
    if isinstance(block, Bare):
        return f"`{block.text}`\n"
    if isinstance(block, Flow):
        return f"{' · '.join(map(_cell, block.cells))}\n"
    if isinstance(block, Sides):
        return f"{_cell(block.left)} · {_cell(block.right)}\n"
    return _grid(block)


def _grid(block: Grid) -> str:
    rows = [
        [escape(column.heading) for column in block.columns],
        ["---:" if column.right else "---" for column in block.columns],
        *[[_cell(cell) for cell in row] for row in (*block.rows, *block.foot)],
    ]
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)
