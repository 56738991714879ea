"""A hand one tile short as a page: every winning tile with what it is worth."""

from __future__ import annotations

from ..engine import Book
from ..result import Line, Waits, WaitValue
from ..words import say, visible
from . import naming
from .blocks import Cell, Column, Grid, Lines, Page, Sides, line, text, tiles
from .score_page import glyph_of, notes_block, options_block


def waits_page(waits: Waits, book: Book, lang: str, *, explain: bool = False, glyphs: bool = False) -> Page:
    """Everything about the waits of a hand. explain: the fans of a self-drawn win too."""
    winds = naming.listed(naming.winds(book, waits, lang), lang)
    page: Page = [Sides(text(naming.title(book, waits.rules, lang), "heading"), text(winds))]
    page += options_block(waits.options, lang)
    page.append(Lines((tiles(visible(waits.hand)),)))
    if waits.waits:
        page.append(_grid(waits, book, lang, explain))
        if glyphs:
            page.append(Lines((text("  ".join(glyph_of(one.win) for one in waits.waits)),)))
        if not all(one.discard.legal and one.drawn.legal for one in waits.waits):
            page.append(Lines((text(say("headings.too_little_means", lang, minimum=waits.minimum)),)))
    else:
        page.append(Lines((text(say("headings.not_ready", lang), "strong"),)))
    notes = notes_block(waits, lang)
    if notes.lines:
        page.append(notes)
    return page


def _grid(waits: Waits, book: Book, lang: str, explain: bool) -> Grid:
    columns = (
        Column(say("headings.tile", lang)),
        Column(say("headings.left", lang), right=True),
        Column(say("headings.by_discard", lang)),
        Column(say("headings.self_drawn", lang)),
        Column(say("headings.fans", lang)),
    )
    rows: list[tuple[Cell, ...]] = []
    for one in waits.waits:
        worth = (_worth(one.discard, lang), _worth(one.drawn, lang, book.game.self_draw))
        rows.append((tiles(one.win), text(one.left), *worth, text(_fans(one.discard.lines, book, lang))))
        if explain:
            drawn = f"{say('headings.self_drawn', lang)}: {_fans(one.drawn.lines, book, lang)}"
            rows.append((text(""), text(""), text(""), text(""), text(drawn)))
    return Grid(columns, tuple(rows))


def _worth(value: WaitValue, lang: str, added: int = 0) -> Cell:
    """What it is paid with. added: by each on a self-drawn win, beside the value."""
    if value.legal:
        return text(f"{value.total} + {added}" if added else value.total)
    return line(text(value.total), text(f" {say('headings.too_little', lang)}", "bad"))


def _fans(lines: tuple[Line, ...], book: Book, lang: str) -> str:
    names = [f"{naming.counted_name(book, one, lang)} {one.sum}" for one in lines]
    return naming.listed(names, lang)
