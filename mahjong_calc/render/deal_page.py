"""A settled deal as a page: what happened with running totals, who pays whom and why, and what it comes to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ..engine import rule_sets
from ..engine.book import Book
from ..hand.tiles import SEATS
from ..results.settlement import Settlement, Step
from ..results.transfers import NOBODY
from ..words import say, visible
from ..words.marks import aside, labelled, listed
from . import naming
from .blocks import Cell, Column, Grid, Lines, Page, Sides, line, text
from .deal_records import notes_in_findings, sentence
from .score_page import notes_block, options_block
from .values_page import values_blocks


def deal_page(settled: Settlement, lang: str, id: object = None) -> Page:
    """Everything about a settled deal. id: shown where there are several deals."""
    book = rule_sets.rule_set(settled.rules, settled.options).book
    title = naming.title(settled.rules, lang)
    if id is not None:
        title = f"{say('deals.deal', lang)} {visible(str(id))}  {title}"
    dealer = say("deals.dealer", lang, seat=naming.seat(settled.dealer, lang)) if settled.dealer else ""
    page: Page = [Sides(text(title, "heading"), text(dealer)), *options_block(settled.options, lang)]
    if settled.values is not None:
        page += values_blocks(settled, lang)
        what = [_words(step, lang) for step in settled.steps if step.what != "losers_settle"]
        page.append(Lines(tuple(text(one) for one in what)))
    else:
        page.append(_events(settled, book, lang))
        page.append(_transfers(settled, lang) if settled.transfers else Lines((text(say("deals.no_payments", lang)),)))
    page.append(_end(settled, lang))
    label = labelled(say("deals.finding", lang), "", lang)
    findings = [
        line(text(label, "bad"), text(f"{sentence(one, lang)}{aside(one.code, lang)}"))
        for one in settled.findings or ()
    ]
    if findings:
        page.append(Lines(tuple(findings)))
    notes = notes_block(settled, lang, notes_in_findings(settled))
    return [*page, notes] if notes.lines else page


def _events(settled: Settlement, book: Book, lang: str) -> Grid:
    numbered = any(step.event for step in settled.steps)
    columns = (
        *((Column(say("headings.number", lang), True),) if numbered else ()),
        Column(say("deals.event", lang)),
        *(Column(naming.seat(seat, lang), True) for seat in SEATS),
    )
    foot = (*((text(""),) if numbered else ()), text(say("deals.balance", lang), "strong"))
    return Grid(
        columns,
        tuple(_rows(settled, book, lang, numbered)),
        ((*foot, *(naming.gain(settled.net[seat]) for seat in SEATS)),),
    )


def _rows(settled: Settlement, book: Book, lang: str, numbered: bool) -> Iterator[tuple[Cell, ...]]:
    """A line for each step: what it changed in brackets, then the running total of each player."""
    totals, last = dict.fromkeys(SEATS, 0), 0
    for step in settled.steps:
        change = dict.fromkeys(SEATS, 0)
        for one in step.transfers:
            change[one.payer] -= one.points
            if one.payee != NOBODY:
                change[one.payee] += one.points
        totals = {seat: totals[seat] + change[seat] for seat in SEATS}
        number = (text(step.event if step.event != last else ""),) if numbered else ()
        last = step.event
        what = text(_words(step, lang) + _fans(settled, step, book, lang))
        yield (*number, what, *(_total(change[seat], totals[seat]) for seat in SEATS))


def _total(change: int, total: int) -> Cell:
    if not change:
        return text(total)
    return line(text(f"({change:+d})", "good" if change > 0 else "bad"), text(f" {total}"))


def _words(step: Step, lang: str) -> str:
    values: dict[str, Any] = dict(step.values)
    for name in ("by", "giver", "winner"):
        if values.get(name):
            values[name] = naming.seat(values[name], lang)
    if "tile" in values and not values["tile"]:
        values["tile"] = "?"
    values["worth"] = _worth(values, lang)
    values["told"] = say("deals.told", lang, **values) if step.values.get("tile") else values["worth"]
    what = say(f"deals.{step.what}", lang, **values)
    if step.values.get("kinds"):
        kinds = naming.penalty_kinds(step.values["kinds"], lang)
        return say("deals.penalty_for", lang, what=what, kinds=kinds)
    return what


def _fans(settled: Settlement, step: Step, book: Book, lang: str) -> str:
    """The fans of a winner whose tiles are known, in brackets."""
    score = (settled.scores or {}).get(step.values.get("by", ""))
    if score is None or not score.lines or not step.what.startswith("win_"):
        return ""
    names = listed([naming.counted_name(book, one, lang) for one in score.lines], lang)
    return aside(names, lang)


def _worth(values: Mapping[str, Any], lang: str) -> str:
    fans, limit = values.get("fans"), values.get("limit")
    if fans is not None:
        worth = say("deals.worth_fans", lang, fans=fans)
        return say("deals.limited", lang, worth=worth, limit=limit) if limit is not None and fans > limit else worth
    return say("deals.worth_points", lang, points=values.get("points"))


def _transfers(settled: Settlement, lang: str) -> Grid:
    names = {**{seat: naming.seat(seat, lang) for seat in SEATS}, NOBODY: say("deals.nobody", lang)}
    columns = (
        Column(say("deals.points", lang), True),
        Column(say("deals.payer", lang)),
        Column(say("deals.payee", lang)),
        Column(say("deals.reason", lang)),
    )
    rows = [
        (text(one.points), text(names[one.payer]), text(names[one.payee]), text(say(f"reasons.{one.because}", lang)))
        for one in settled.transfers
    ]
    return Grid(columns, tuple(rows))


def _end(settled: Settlement, lang: str) -> Lines:
    cells = [line(text(f"{naming.seat(seat, lang)} "), naming.gain(settled.net[seat])) for seat in SEATS]
    lines = [line(*cells, between="     ")]
    if settled.burned:
        lines.append(text(say("deals.burned", lang, points=settled.burned)))
    lines.append(text(say("deals.next_dealer", lang, seat=naming.seat(settled.next_dealer, lang))))
    return Lines(tuple(lines))
