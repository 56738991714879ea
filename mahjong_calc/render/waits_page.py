"""A hand one tile short as a page: every winning tile with what it is worth."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..engine.book import Book
from ..results.discards import Discards
from ..results.score import Line, Wait, Waits, WaitValue
from ..words import say, visible
from ..words.marks import labelled, listed, times
from . import naming
from .blocks import TIE, Cell, Column, Grid, Lines, Page, Sides, line, text, tiles
from .score_page import glyph_of, notes_block, options_block


def waits_page(waits: Waits, book: Book, lang: str, *, explain: bool = False, glyphs: bool = False) -> Page:
    """Everything about the waits of a hand. explain: the fans of a self-drawn win too."""
    winds = listed(naming.winds(book, waits, lang), lang)
    page: Page = [Sides(text(naming.title(waits.rules, lang), "heading"), text(winds))]
    page += options_block(waits.options, lang)
    page.append(Lines(tuple(hand_and_seen(waits, lang))))
    if waits.waits:
        page.append(_grid(waits, book, lang, explain))
        if glyphs:
            page.append(Lines((text("  ".join(glyph_of(one.win) for one in waits.waits)),)))
        if not all(one.discard.legal and one.drawn.legal for one in waits.waits):
            too_little = f"headings.{naming.in_unit('too_little_means', book.minimum_unit)}"
            page.append(Lines((text(say(too_little, lang, minimum=waits.minimum)),)))
    else:
        page.append(Lines((text(say("headings.not_ready", lang), "strong"),)))
    notes = notes_block(waits, lang)
    if notes.lines:
        page.append(notes)
    return page


def hand_and_seen(result: Waits | Discards, lang: str) -> Iterator[Cell]:
    """The hand as it was written, and the tiles that were seen elsewhere."""
    yield tiles(visible(result.hand))
    if result.seen:
        yield text(say("discards.seen", lang, tiles=result.seen))


def _grid(waits: Waits, book: Book, lang: str, explain: bool) -> Grid:
    columns = (
        Column(say("headings.tile", lang)),
        Column(say("headings.left", lang), right=True),
        Column(say("headings.by_discard", lang)),
        Column(say("headings.self_drawn", lang)),
        Column(fans_heading((book,), lang)),
    )
    rows: list[tuple[Cell, ...]] = []
    for one in waits.waits:
        worth = (worth_by_discard(one, lang), worth_self_drawn(one, book, lang))
        rows.append((tiles(one.win), text(one.left), *worth, text(fans_of(one.discard.lines, book, lang))))
        if explain:
            drawn = labelled(say("headings.self_drawn", lang), fans_of(one.drawn.lines, book, lang), lang)
            rows.append((text(""), text(""), text(""), text(""), text(drawn)))
    return Grid(columns, tuple(rows))


def fans_heading(books: Iterable[Book], lang: str) -> str:
    """What the column of fans is called; items where there are points and doublings."""
    return say("headings.fans" if all(len(book.units) == 1 for book in books) else "headings.items", lang)


def worth_by_discard(wait: Wait, lang: str) -> Cell:
    """What the tile brings as a discard, and whether that is too little."""
    return _worth(wait.discard, cut(wait.discard.total, wait.discard.totals.raw), lang)


def worth_self_drawn(wait: Wait, book: Book, lang: str) -> Cell:
    """What the tile brings from the wall, and what each player adds in some games."""
    adds = book.game.added_by_self_draw(wait.drawn.total, book.options)
    added = f" + {adds}" if adds else ""
    drawn = cut(wait.drawn.total, wait.drawn.totals.raw)
    return _worth(wait.drawn, f"{drawn}{added}", lang)


def cut(total: int, raw: int | None) -> str:
    """A value; of one that the limit cut, what it was before. raw: None where a game does not double points."""
    return str(total) if raw is None or raw == total else f"{total} ({raw})"


def _worth(value: WaitValue, words: str, lang: str) -> Cell:
    return cell_of_worth(words, value.fan_total, lang, legal=value.legal)


def cell_of_worth(words: str, fans: int | None, lang: str, *, legal: bool) -> Cell:
    """A value, with the word for it where that is too little to win; fans that are too few stand in its place, since
    they are what is too little. fans: None where points are counted."""
    if legal:
        return text(words)
    counted = words if fans is None else say("deals.worth_fans", lang, fans=fans)
    return line(text(counted), text(f" {say('headings.too_little', lang)}", "bad"))


def fans_of(lines: tuple[Line, ...], book: Book, lang: str) -> str:
    """Fans, each with its points and how often it counts, or with what it multiplies them by."""
    return listed([f"{naming.fan_name(book, one.fan, lang)}{TIE}{_figures(one, lang)}" for one in lines], lang)


def _figures(one: Line, lang: str) -> str:
    if one.unit == "doublings":
        return f"x{1 << one.sum}"
    if one.unit == "limits":
        return say("headings.limit_of_table", lang)
    return times(str(one.points), one.count, lang)
