"""Pages of `why`: one fan, what a win lacks, and how a hand is no win."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.book import Book
from ..engine.rule_sets import RuleSet
from ..faults import Fault
from ..results.score import Score
from ..results.why import Nearest, NoWin, Shortfall, Why
from ..words import say
from . import naming, why_words
from .blocks import Cell, Column, Grid, Lines, Page, line, sets, text, tiles
from .score_page import head, notes_block, reading_tables
from .waits_page import cell_of_worth, fans_heading, fans_of

SAID = ("below_minimum", "losers_settle")
"""Notes that are said here in other words, or that belong to payments."""


def why_page(why: Why, rules: RuleSet, lang: str) -> Page:
    """Why a fan counts in a hand or not. rules: those that the hand was scored by."""
    book, score = rules.book, why.score
    cells: list[Cell] = [text(why_words.verdict(why, book, lang), "good" if why.counts else "strong")]
    if why.line is not None and any(why.line.sets):
        made = naming.made_by(book, why.line, score.reading, score.win, lang)
        cells.append(line(text(f"  {say('why.made_by', lang, sets='')}"), made))
    cells += [text(f"  {one}") for one in why_words.reasons(why, book, lang)]
    page: Page = [*head(score, book, lang), Lines(tuple(cells))]
    if why.other:
        reading, lines, worth = why.other
        here = text(say("why.this_reading", lang, total=worth_of(score)), "heading")
        there = text(say("why.that_reading", lang, total=worth), "heading")
        page += reading_tables(here, score.reading, score.lines, score.win, book, lang)
        page += reading_tables(there, reading, lines, score.win, book, lang)
    if why.nearest:
        page.append(Lines(_nearest(why.nearest, score, lang)))
    notes = notes_block(score, lang, SAID)
    return [*page, notes] if notes.lines else page


def worth_of(score: Score) -> int:
    """What readings of a hand are compared by."""
    return score.total if score.raw is None and score.fan_total is None else score.raw or score.fan_total or 0


def _nearest(near: Nearest, score: Score, lang: str) -> tuple[Cell, ...]:
    """What is otherwise in the nearest win in which the fan counts, and that hand as it can be typed."""
    first = text(say("why.would_count", lang, changes=why_words.changes(near.changes, lang)), "strong")
    typed = line(tiles(near.score.hand), text(f" {near.words}" if near.words else ""))
    key, there, here = "there", near.score.total, score.total
    if there == here and near.score.fan_total is not None and score.fan_total is not None:  # the limit cuts both
        key, there, here = "there_fans", near.score.fan_total, score.fan_total
    worth = say(f"why.{key}", lang, hand="", there=there, here=here).lstrip(" ")
    return first, line(text("  "), typed, text(worth if worth[0] in ":：" else f": {worth}"))


def shortfall_page(found: Shortfall, rules: RuleSet, lang: str) -> Page:
    """What a win lacks, and the other wins with the same tiles that have it."""
    score, book = found.score, rules.book
    page: Page = [*head(score, book, lang)]
    page.append(Lines((text(standing(found, book, lang), "bad" if found.short else "good"),)))
    if found.short and not found.enough:
        page.append(Lines((text(say("why.none_enough", lang)),)))
    if found.wins:
        page.append(Lines((text(say("why.other_wins", lang), "heading"),)))
        page.append(_wins(found, book, lang))
    notes = notes_block(score, lang, SAID)
    return [*page, notes] if notes.lines else page


def standing(found: Shortfall, book: Book, lang: str) -> str:
    """The points or fans against the minimum, in a sentence."""
    score = found.score
    if not score.minimum:
        if score.fan_total is not None:
            return say("why.no_minimum_fans", lang, counted=score.fan_total)
        return say("why.no_minimum", lang, counted=score.total)
    key = ("short" if found.short else "enough") + ("_fans" if book.game.unit == "fans" else "")
    return say(f"why.{key}", lang, counted=score.counted, minimum=score.minimum, short=found.short)


def _wins(found: Shortfall, book: Book, lang: str) -> Grid:
    columns = (
        Column(say("why.won_otherwise", lang)),
        Column(say("headings.value_of_hand", lang)),
        Column(fans_heading((book,), lang)),
    )
    rows = [
        (
            text(why_words.changes(one.changes, lang)),
            _worth(one.score, lang),
            text(fans_of(one.score.lines, book, lang)),
        )
        for one in found.wins
    ]
    return Grid(columns, tuple(rows))


def _worth(score: Score, lang: str) -> Cell:
    """What a win is worth, and whether that is too little."""
    return cell_of_worth(str(score.total), score.fan_total, lang, legal=score.legal)


def no_win_page(faults: Sequence[Fault], found: NoWin, rules: RuleSet, lang: str) -> Page:
    """How a hand is no win: what is wrong, the sets that it has, what is left over, and the tile to exchange."""
    title = text(naming.title(rules.name, lang), "heading")
    wrong = [text(naming.say_with_column(fault, lang), "bad") for fault in faults]
    parts: list[Cell] = []
    if found.sets:
        parts.append(line(text(say("why.sets_made", lang, sets="")), sets(found.sets, "  ")))
    if found.loose:
        parts.append(line(text(say("why.loose", lang, tiles="")), tiles(found.loose)))
    page: Page = [Lines((title,)), Lines(tuple(wrong))]
    if parts:
        page.append(Lines(tuple(parts)))
    if not found.exchanges:
        if found.distance is None or found.distance < 2:
            return page
        return [*page, Lines((text(say("why.tiles_away", lang, count=found.distance)),))]
    columns = (Column(say("why.give", lang)), Column(say("why.for_any_of", lang)))
    rows = [(tiles(old), sets(new)) for old, new in found.exchanges]
    return [*page, Grid(columns, tuple(rows))]
