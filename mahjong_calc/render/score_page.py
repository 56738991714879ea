"""A scored hand as a page."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

from ..engine.book import Book
from ..hand.tiles import BY_NAME, GLYPHS, SUITS
from ..results.score import Line, Reading, Score, Waits
from ..results.settlement import Settlement
from ..words import say
from ..words.marks import labelled, listed
from . import naming
from .blocks import Cell, Column, Flow, Grid, Lines, Page, Sides, line, sets, text, tiles, with_win

if TYPE_CHECKING:
    from ..results.discards import Discards

TEXT_FORM = "\ufe0e"
"""Asks for the plain form of the one tile that fonts draw as a picture, the red dragon."""


def score_page(score: Score, book: Book, lang: str, *, explain: bool = False, glyphs: bool = False) -> Page:
    """Everything about a scored hand. explain: every fan not counted, the next-best reading, reasons of payments.

    glyphs: the hand in Unicode tiles too, on a line of its own.
    """
    page: Page = head(score, book, lang)
    if glyphs:
        page.append(Lines((text(glyph_line(score.reading)),)))
    page += _lines(score, book, lang)
    page += _not_counted(score, book, lang, explain=explain)
    if not score.legal:
        false_win = f"headings.{naming.in_unit('false_win', book.minimum_unit)}"
        short = (score.minimum or 0) - (score.counted or 0)
        sentence = say(false_win, lang, counted=score.counted, minimum=score.minimum, short=short)
        page.append(Lines((text(sentence, "bad"),)))
    elif score.transfers:
        page.append(_payments(score, lang, reasons=explain))
    notes = notes_block(score, lang, SAID)
    if notes.lines:
        page.append(notes)
    if explain and score.next_best:
        reading, lines, total = score.next_best
        key = "next_best" if score.fan_total is None else "next_best_fans"
        heading = text(say(f"headings.{key}", lang, total=total), "heading")
        page += reading_tables(heading, reading, lines, score.win, book, lang)
    return page


def reading_tables(
    heading: Cell, reading: Reading, lines: Iterable[Line], win: str | None, book: Book, lang: str
) -> Page:
    """One way to read a hand under a heading, with what counts in it."""
    lines = tuple(lines)
    grids = [_grid(unit, lines, reading, win, book, lang) for unit in _units(lines, book)]
    return [Lines((heading, hand_cell(reading, win))), *grids]


def _not_counted(score: Score, book: Book, lang: str, *, explain: bool) -> Page:
    """What a player may miss, with the reason, in rulebook order: fans that were struck, and fans that do not hold."""
    rows = [
        (book.by_id[one.fan].position, naming.counted_name(book, one, lang), naming.because(book, one, lang))
        for one in score.struck
        if explain or one.surprising
    ]
    rows += [
        (book.by_id[one.fan].position, naming.fan_name(book, one.fan, lang), naming.why_missed(book, one, lang))
        for one in score.missed
    ]
    if not rows:
        return []
    columns = (Column(say("headings.not_counted", lang)), Column(say("headings.because", lang)))
    cells = [(text(name), text(why)) for _, name, why in sorted(rows, key=lambda row: row[0])]
    return [Grid(columns, tuple(cells))]


def head(score: Score, book: Book, lang: str) -> Page:
    """The rule set, how the hand was won, options of the house, and the hand with the tiles that were awaited."""
    how = listed([*naming.winds(book, score, lang), naming.way_to_win(score, lang)], lang)
    title: Page = [Sides(text(naming.title(score.rules, lang), "heading"), text(how))]
    return [*title, *options_block(score.options, lang), _hand(score, lang)]


def options_block(changed: dict[str, object], lang: str) -> Page:
    """The house rules that differ from the rule set's own, if any."""
    if not changed:
        return []
    return [Lines((text(labelled(say("headings.options", lang), naming.options(changed, lang), lang)),))]


def hand_cell(reading: Reading, win: str | None) -> Cell:
    """The hand by sets, the winning tile in brackets, declared sets after a bar."""
    names = list(reading.concealed)
    if win:
        names[reading.won] = with_win(names[reading.won], win)
    concealed, declared = sets(names, "  "), sets(reading.declared, "  ")
    return line(concealed, declared, between="  | ") if names and declared else concealed or declared


def glyph_line(reading: Reading) -> str:
    """The hand in Unicode tiles, one space after each and two between sets."""
    return "  ".join(" ".join(_glyphs(name)) for name in (*reading.concealed, *reading.declared))


def _glyphs(name: str) -> Iterable[str]:
    for span in tiles(name.lstrip("+-")):
        suited = span.style in SUITS
        for char in span.text[:-1] if suited else span.text:
            yield glyph_of(char + span.style if suited else char)


def glyph_of(name: str) -> str:
    """A tile as a Unicode character."""
    glyph = GLYPHS[BY_NAME[name]]
    return glyph + TEXT_FORM if name == "C" else glyph


def _hand(score: Score, lang: str) -> Sides | Lines:
    if score.win is None:
        return Lines((hand_cell(score.reading, None),))
    only = len(score.waits) == 1
    awaited = say("headings.only_wait" if only else "headings.waits", lang, tiles=" ".join(score.waits))
    return Sides(hand_cell(score.reading, score.win), text(awaited))


def _units(lines: Iterable[Line], book: Book) -> list[str]:
    """The units of these lines, in the order of the book; the first even where there are no lines."""
    return [unit for unit in book.units if unit == book.units[0] or any(one.unit == unit for one in lines)]


def _grid(
    unit: str,
    lines: Iterable[Line],
    reading: Reading,
    win: str | None,
    book: Book,
    lang: str,
    feet: tuple[tuple[Cell, ...], ...] = (),
) -> Grid:
    """The lines of one unit."""
    columns = (
        Column(say(f"headings.unit_{unit}", lang), right=True),
        Column(say("headings.fan" if len(book.units) == 1 else "headings.item", lang)),
        Column(say("headings.made_by", lang)),
    )
    rows = [
        (text(one.sum), text(naming.counted_name(book, one, lang)), naming.made_by(book, one, reading, win, lang))
        for one in lines
        if one.unit == unit
    ]
    return Grid(columns, tuple(rows), feet)


def _lines(score: Score, book: Book, lang: str) -> Page:
    """What counts: a grid for each unit, and what it comes to."""
    if score.base is not None:
        sums = {"points": score.base, "doublings": score.doublings or 0}
        total = text(say("headings.total", lang), "strong")
        feet = {unit: ((text(found, "strong"), total, text("")),) for unit, found in sums.items()}
        grids: Page = [
            _grid(unit, score.lines, score.reading, score.win, book, lang, feet.get(unit, ()))
            for unit in _units(score.lines, book)
        ]
        return [*grids, Lines((text(_doubled(score, lang), "strong"),))]
    if score.fan_total is not None:
        foot = _fan_foot(score, score.fan_total, book, lang)
    elif not book.game.has_minimum and not book.game.outside_minimum:
        worth = say("headings.value", lang, value=score.total) if score.total != score.counted else ""
        foot = (text(score.counted, "strong"), text(say("headings.total", lang), "strong"), text(worth))
    else:
        key = "needed" if score.counted == score.total else "counted"
        rest = say(f"headings.{key}", lang, counted=score.counted, minimum=score.minimum)
        foot = (text(score.total, "strong"), text(say("headings.total", lang), "strong"), text(rest))
    return [_grid(book.game.unit, score.lines, score.reading, score.win, book, lang, (foot,))]


def _doubled(score: Score, lang: str) -> str:
    """Points, what doubles them, and what the limit leaves: `86 x 64 = 5504, house full: 2000`."""
    base, raw = score.base or 0, score.raw or 0
    words = f"{base} x {1 << (score.doublings or 0)} = {raw}" if score.doublings else str(raw)
    parts = [say("headings.value", lang, value=words)]
    if score.total < raw:
        parts.append(say("headings.house_full", lang, total=score.total))
    elif score.total > raw:
        parts.append(say("headings.limit_hand", lang, total=score.total))
    return listed(parts, lang)


def _fan_foot(score: Score, fans: int, book: Book, lang: str) -> tuple[Cell, ...]:
    """The number of fans, what it comes to, and what the limit and a self-drawn win did."""
    words = [say("headings.value", lang, value=score.total)]
    limit = next((one.values["limit"] for one in score.notes if one.key == "fan_limit"), None)
    if limit is not None:
        words.append(say("headings.fan_limit", lang, limit=limit))
    if score.minimum:
        words.insert(0, say("headings.needed", lang, minimum=score.minimum))
    added = book.game.added_by_self_draw(score.total, book.options) if score.self_drawn else 0
    if added:
        words.append(say("headings.self_draw_adds", lang, points=added))
    return (text(fans, "strong"), text(say("headings.total", lang), "strong"), text(listed(words, lang)))


def _payments(score: Score, lang: str, *, reasons: bool) -> Flow:
    """Who gains and who pays, the winner first; roles where seats are not known.

    reasons: say why a payer pays otherwise than the others; what they all pay for stands above.
    """
    cells = []
    won = sum(transfer.points for transfer in score.transfers)
    winner = say("headings.wins", lang, seat=naming.seat(score.seat, lang))
    cells.append(line(text(winner + " ", "strong"), text(f"{won:+d}", "good")))
    shown = set()
    differ = len({transfer.because for transfer in score.transfers}) > 1
    for transfer in score.transfers:
        if transfer.payer in shown:
            continue
        shown.add(transfer.payer)
        robbed = "robbed" if transfer.because == "robbing_kong" else "discarder"
        role = {"discarder": f"headings.{robbed}", "other": "headings.each_other"}.get(transfer.payer)
        payer = say(role, lang) if role else naming.seat(transfer.payer, lang)
        words = f"{payer} {-transfer.points:+d}"
        if reasons and differ and transfer.because not in SELF_EVIDENT and transfer.payer not in SELF_EVIDENT:
            words = say("headings.with_reason", lang, words=words, reason=say(f"reasons.{transfer.because}", lang))
        cells.append(text(words))
    return Flow(tuple(cells))


SELF_EVIDENT = ("other", "discarder")
"""Payers by role, and a reason, that say all there is to say."""
SAID = ("below_minimum", "fan_limit", "house_full", "limit_hand")
"""Notes that the page of a score says in its own place."""


def notes_block(result: Score | Waits | Discards | Settlement, lang: str, elsewhere: Collection[str] = ()) -> Lines:
    """The notes, one a line. elsewhere: keys of those that the page which they are for says in another place."""
    notes = naming.joined(one for one in result.notes if one.key not in elsewhere)
    label = say("headings.note", lang)
    return Lines(tuple(text(labelled(label, naming.note(one, lang), lang)) for one in notes))
