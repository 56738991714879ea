"""What to throw as a page: how far the hand is after each discard, then the worth of its waits where it is ready."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from ..engine.book import Book
from ..hand.tiles import BY_NAME, SUIT, compact
from ..results.discards import Discards, Help, Throw
from ..words import say
from ..words.marks import listed
from . import naming
from .blocks import Block, Cell, Column, Grid, Lines, Page, Sides, line, text, tiles
from .score_page import glyph_of, notes_block, options_block
from .waits_page import fans_heading, fans_of, hand_and_seen, worth_by_discard, worth_self_drawn


def discards_page(found: Discards, book: Book, lang: str, *, explain: bool = False, glyphs: bool = False) -> Page:
    """Everything about the discards of a hand. explain: copies of each tile that helps, and the fans of each wait."""
    winds = listed(naming.winds(book, found, lang), lang)
    page: Page = [Sides(text(naming.title(found.rules, lang), "heading"), text(winds))]
    page += options_block(found.options, lang)
    page.append(Lines(tuple(hand_and_seen(found, lang))))
    page.append(Lines((text(_summary(found, lang), "strong"),)))
    groups = [list(alike) for _, alike in groupby(found.throws, key=_what_is_left)]
    if found.distance is not None:
        page += _distances(groups, lang, explain)
    if found.ready:
        page += _waits(groups, found.minimum, book, lang, explain)
        if glyphs:
            page.append(Lines((text("  ".join(map(glyph_of, _awaited(found)))),)))
    notes = notes_block(found, lang)
    if notes.lines:
        page.append(notes)
    return page


def _summary(found: Discards, lang: str) -> str:
    """How far the hand is, in a sentence."""
    if found.distance is None:
        return say("discards.never_wins", lang)
    if found.complete:
        return say("discards.complete", lang)
    when = "now" if found.throws[0].throw is None else "then"
    how_far = "away" if found.distance else "ready"
    return say(f"discards.{when}_{how_far}", lang, tiles=found.distance)


def _what_is_left(throw: Throw) -> object:
    """What a page shows of a discard beside its tile; those beside each other of which that is the same share a row."""
    values = [value for wait in throw.waits for value in (wait.discard, wait.drawn)]
    worth = [(value.totals, [(one.fan, one.count) for one in value.lines]) for value in values]
    return throw.distance, throw.helps, worth


Groups = Sequence[Sequence[Throw]]
"""Discards in their order, those that share a row together."""


def _distances(groups: Groups, lang: str, explain: bool) -> Iterator[Block]:
    """How far the hand is after each discard, and what brings it nearer."""
    columns = (
        Column(say("discards.throw", lang)),
        Column(say("discards.distance", lang)),
        Column(say("headings.left", lang), right=True),
        Column(say("discards.tiles", lang)),
    )
    rows = []
    for alike in groups:
        throw = alike[0]
        helps = _counted(throw.helps) if explain else _helping(throw.helps)
        rows.append((_thrown(alike), _distance(throw, lang), text(throw.left), helps))
    yield _grid(columns, rows, groups)
    if not explain and any(not one.left for throw, *_ in groups for one in throw.helps):
        yield Lines((text(say("discards.gone", lang)),))


def _grid(columns: Sequence[Column], rows: Sequence[tuple[Cell, ...]], groups: Groups) -> Grid:
    """A grid whose first column is what is thrown, which a hand without a tile too many does not need."""
    first = 0 if groups[0][0].throw else 1
    return Grid(tuple(columns[first:]), tuple([row[first:] for row in rows]))


def _thrown(alike: Sequence[Throw]) -> Cell:
    return _by_suit([one.throw for one in alike if one.throw])


def _distance(throw: Throw, lang: str) -> Cell:
    """How far a hand is; of one that is ready, if nothing that can come is worth enough."""
    if throw.distance is None:
        return text(say("discards.never", lang))
    if throw.ready and throw.left and not throw.legal_left:
        return text(say("discards.ready_too_little", lang), "bad")
    return text(say("discards.away" if throw.distance else "discards.ready", lang, tiles=throw.distance))


def _helping(helps: Sequence[Help]) -> Cell:
    """The tiles that help by suit, those of which none is left in brackets."""
    left = _by_suit([one.tile for one in helps if one.left])
    gone = _by_suit([one.tile for one in helps if not one.left])
    if not gone:
        return left
    return line(left, text(" (" if left else "("), gone, text(")"))


def _counted(helps: Sequence[Help]) -> Cell:
    """The tiles that help, each with the copies left."""
    return line(*(line(tiles(one.tile), text(f" {one.left}")) for one in helps), between=", ")


def _by_suit(names: Sequence[str]) -> Cell:
    """Tiles in compact notation, a space between the suits."""
    kinds = sorted(BY_NAME[name] for name in names)
    runs = [tiles(compact(run)) for _, run in groupby(kinds, key=lambda tile: SUIT[tile])]
    return line(*runs, between=" ")


def _waits(groups: Groups, minimum: int, book: Book, lang: str, explain: bool) -> Iterator[Block]:
    """What each wait is worth, after each discard that makes the hand ready."""
    columns = [
        Column(say("discards.throw", lang)),
        Column(say("discards.waits", lang)),
        Column(say("headings.left", lang), right=True),
        Column(say("headings.by_discard", lang)),
        Column(say("headings.self_drawn", lang)),
    ]
    rows: list[tuple[Cell, ...]] = []
    for alike in groups:
        for number, one in enumerate(alike[0].waits):
            worth = (worth_by_discard(one, lang), worth_self_drawn(one, book, lang))
            fans = (text(fans_of(one.discard.lines, book, lang)),) if explain else ()
            rows.append((text("") if number else _thrown(alike), tiles(one.win), text(one.left), *worth, *fans))
    yield _grid([*columns, *([Column(fans_heading((book,), lang))] if explain else [])], rows, groups)
    waits = [wait for throw, *_ in groups for wait in throw.waits]
    if not all(one.discard.legal and one.drawn.legal for one in waits):
        too_little = f"headings.{naming.in_unit('too_little_means', book.minimum_unit)}"
        yield Lines((text(say(too_little, lang, minimum=minimum)),))


def _awaited(found: Discards) -> list[str]:
    """The tiles awaited after any discard, in order."""
    return sorted({one.win for throw in found.throws for one in throw.waits}, key=BY_NAME.__getitem__)
