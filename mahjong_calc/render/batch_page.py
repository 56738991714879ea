"""The results of many hands as one table."""

from __future__ import annotations

from collections.abc import Sequence

from ..errors import error_of
from ..files.scorer import Result
from ..hand.tiles import SEATS
from ..results.score import Note, Score, Waits
from ..words import say, visible
from ..words.marks import clauses, labelled, listed
from . import naming
from .blocks import TIE, Cell, Column, Grid, Lines, Page, line, text, tiles
from .waits_page import cut, fans_heading, fans_of, worth_by_discard, worth_self_drawn

Row = tuple[Cell, ...]


def batch_page(
    results: Sequence[Result], kept: Sequence[str], lang: str, *, waits: bool = False, beside: Sequence[Note] = ()
) -> tuple[Page, bool]:
    """A row a hand, or a row a wait, and how many there were; and whether some are errors.

    kept: headings of the copied columns. beside: notes on the whole file.
    """
    rule_sets = {result.entry.setting.rules: result.entry.setting.rule_set for result in results}
    one = next(iter(rule_sets.values())) if len(rule_sets) == 1 else None
    page: Page = []
    shown: list[Result] = []
    if one is not None:
        page.append(Lines((text(naming.title(one.name, lang), "heading"),)))
    if results:
        figures = ("tile", "left", "by_discard", "self_drawn") if waits else ("tile", "value_of_hand")
        columns = [Column(say("headings.number", lang)), Column(say("headings.hand", lang))]
        if one is None:
            columns.append(Column(say("headings.rules", lang)))
        columns += [Column(visible(name)) for name in kept]
        columns += [Column(say(f"headings.{name}", lang), name in ("left", "value_of_hand")) for name in figures]
        sizes = len(kept), len(figures)
        rows: list[Row] = []
        for result in results:
            rows += _rows_or_why(shown, result, lang, *sizes, by_rules=one is None)
        columns.append(Column(fans_heading([each.book for each in rule_sets.values() if each], lang)))
        page.append(Grid(tuple(columns), tuple(rows)))
    page.append(Lines((text(_summary(shown, lang)), *(text(naming.note(one, lang)) for one in beside))))
    return page, any(result.error for result in shown)


def _rows_or_why(
    shown: list[Result], result: Result, lang: str, kept: int, figures: int, *, by_rules: bool
) -> list[Row]:
    """The rows of a result; of one that cannot be shown, for a reason that nobody foresaw, its error. shown: gets what
    they tell."""
    try:
        rows = _rows(result, lang, kept, figures, by_rules=by_rules)
    except Exception as problem:
        result = Result(result.entry, error=error_of(problem))
        rows = _rows(result, lang, kept, figures, by_rules=by_rules)
    shown.append(result)
    return rows


def _rows(result: Result, lang: str, kept: int, figures: int, *, by_rules: bool) -> list[Row]:
    entry = result.entry
    start: Row = (text(visible(str(entry.id))), tiles(visible(entry.hand.strip())))
    if by_rules:
        start = (*start, text(entry.setting.rules))
    start = (*start, *(text(visible(cell)) for cell in entry.kept[:kept]))
    blank: Row = (text(""),) * len(start)
    if result.score:
        found = _score_rows(result.score, result, lang)
    elif result.waits and result.waits.ready:
        found = _waits_rows(result.waits, result, lang)
    else:
        found = [((text(""),) * figures, _failure(result, lang))]
    return [(*(blank if number else start), *row, said) for number, (row, said) in enumerate(found)]


def _failure(result: Result, lang: str) -> Cell:
    if result.error is None:
        return text(say("headings.not_ready", lang))
    shown = [naming.say_with_column(fault, lang) for fault in result.error.faults[:MOST_TOLD]]
    more = len(result.error.faults) - len(shown)
    if more:
        shown.append(say("console.more_faults", lang, count=more))
    return text(clauses(shown, lang), "bad")


MOST_TOLD = 3
"""More faults of one hand than these are only counted; other formats have them all."""


def _score_rows(score: Score, result: Result, lang: str) -> list[tuple[Row, Cell]]:
    book = result.entry.setting.rule_set.book
    fans = text(fans_of(score.lines, book, lang))
    if not score.legal:
        few = say("headings.too_little", lang)
        fans = line(text(labelled(few, "", lang) if score.lines else few, "bad"), fans)
    worth = cut(score.total, score.raw)
    if score.fan_total is not None and not score.legal:
        worth = say("deals.worth_fans", lang, fans=score.fan_total)
    rows: list[tuple[Row, Cell]] = [((tiles(score.win or ""), text(worth)), fans)]
    if score.net and any(score.net.values()):
        paid = "  ".join(f"{naming.seat(seat, lang)}{TIE}{score.net[seat]:+d}" for seat in SEATS if score.net[seat])
        rows.append(((text(""), text("")), text(paid)))
    return rows


def _waits_rows(waits: Waits, result: Result, lang: str) -> list[tuple[Row, Cell]]:
    book = result.entry.setting.rule_set.book
    return [
        (
            (tiles(one.win), text(one.left), worth_by_discard(one, lang), worth_self_drawn(one, book, lang)),
            text(fans_of(one.discard.lines, book, lang)),
        )
        for one in waits.waits
    ]


def _summary(results: Sequence[Result], lang: str) -> str:
    """How many records there were, and how many of them want attention."""
    parts = [say("headings.records", lang, count=len(results))]
    for key, count in (
        ("errors", sum(result.error is not None for result in results)),
        ("false_wins", sum(bool(result.score and not result.score.legal) for result in results)),
        ("not_ready_hands", sum(bool(result.waits and not result.waits.ready) for result in results)),
    ):
        if count:
            parts.append(say(f"headings.{key}", lang, count=count))
    return listed(parts, lang)
