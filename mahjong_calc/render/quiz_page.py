"""The pages of a quiz: a question, what its answer has right, how it went; and the worksheet with its answers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ..engine.rule_sets import RuleSet
from ..hand.circumstances import CIRCUMSTANCES, shown
from ..hand.hand import Circumstances, Hand
from ..practice.drawing import Drawn
from ..practice.judging import FanTally, Verdict
from ..results.score import Line, Score
from ..words import say, visible
from ..words.marks import listed
from . import naming
from .blocks import Cell, Column, Grid, Lines, Page, line, text, tiles
from .win_in_words import win_in_words

Judged = Sequence[tuple[Drawn, Verdict, str]]
"""Hands with what was made of the answers, and these as typed."""


def question_page(number: int, count: int, drawn: Drawn, rule_set: RuleSet, lang: str) -> Page:
    """A hand to be scored."""
    heading = say("quiz.heading", lang, number=number, count=count)
    return [Lines((text(heading, "heading"), *_hand(drawn, rule_set, lang)))]


def _hand(drawn: Drawn, rule_set: RuleSet, lang: str) -> tuple[Cell, ...]:
    how = win_in_words(drawn.how, rule_set.game, lang)
    if drawn.how.win:
        how = [say("quiz.wins_on", lang, win=drawn.how.win), *how]
    return tiles(drawn.hand.text), text(listed(how, lang))


def verdict_page(drawn: Drawn, verdict: Verdict, rule_set: RuleSet, lang: str) -> Page:
    """What an answer has right; of what it has not, why it counts or does not."""
    score, given = drawn.score, verdict.given
    total = _total(score, lang)
    if verdict.right:
        key = "right_total" if given.fans is None else "right_fans"
        return [Lines((text(say(f"quiz.{key}", lang, total=total), "good"),))]
    if given.fans is None:
        key = "answer" if given.total is None else "wrong_total"
        said = text(say(f"quiz.{key}", lang, total=total, said=given.total), "strong" if given.total is None else "bad")
        return [
            Lines((said,)),
            lines_grid(score.lines, score, rule_set, lang, "counts"),
            *_not_counted(score, rule_set, lang),
        ]
    page: Page = [Lines((text(say("quiz.wrong_fans", lang, total=total), "bad"), *_counts(verdict, rule_set, lang)))]
    if verdict.missed:
        page.append(lines_grid(verdict.missed, score, rule_set, lang, "missed"))
    if verdict.extra:
        columns = (Column(say("quiz.too_many", lang)), Column(say("headings.because", lang)))
        names = [naming.fan_name(rule_set.book, fan, lang) for fan in verdict.extra]
        reasons = [_why(fan, score, rule_set, lang) for fan in verdict.extra]
        page.append(Grid(columns, tuple((text(name), text(why)) for name, why in zip(names, reasons, strict=True))))
    return page


def _counts(verdict: Verdict, rule_set: RuleSet, lang: str) -> list[Cell]:
    return [
        text(say("quiz.count_is", lang, fan=naming.fan_name(rule_set.book, one.fan, lang), count=one.count, said=said))
        for one, said in verdict.miscounted
    ]


def _total(score: Score, lang: str) -> str:
    """The total, and that it is too little where it is."""
    if score.legal:
        return str(score.total)
    return listed([str(score.total), say("quiz.below", lang)], lang)


def lines_grid(lines: Iterable[Line], score: Score, rule_set: RuleSet, lang: str, heading: str) -> Grid:
    """Fans with what each is worth and what makes it. heading: key of what the fans are."""
    book = rule_set.book
    columns = (
        Column(say(f"headings.unit_{book.units[0]}", lang), right=True),
        Column(say(f"quiz.{heading}", lang)),
        Column(say("headings.made_by", lang)),
    )
    rows = [
        (
            text(_figure(one, lang)),
            text(naming.counted_name(book, one, lang)),
            naming.made_by(book, one, score.reading, score.win, lang),
        )
        for one in lines
    ]
    return Grid(columns, tuple(rows))


def _figure(one: Line, lang: str) -> str | int:
    """What a line adds, or with what it multiplies."""
    if one.unit == "limits":
        return say("headings.limit_of_table", lang)
    return f"x{1 << one.sum}" if one.unit == "doublings" else one.sum


def _not_counted(score: Score, rule_set: RuleSet, lang: str) -> Page:
    """What a player may have counted too much."""
    book = rule_set.book
    rows = [(one.fan, naming.because(book, one, lang)) for one in score.struck if one.surprising]
    rows += [(one.fan, naming.why_missed(book, one, lang)) for one in score.missed]
    if not rows:
        return []
    columns = (Column(say("headings.not_counted", lang)), Column(say("headings.because", lang)))
    return [Grid(columns, tuple((text(naming.fan_name(book, fan, lang)), text(why)) for fan, why in rows))]


def _why(fan: str, score: Score, rule_set: RuleSet, lang: str) -> str:
    """Why a fan that was named does not count."""
    book = rule_set.book
    for struck in score.struck:
        if struck.fan == fan:
            return naming.because(book, struck, lang)
    for missed in score.missed:
        if missed.fan == fan:
            return naming.why_missed(book, missed, lang)
    return say("quiz.does_not_hold", lang, id=fan)


def tally_page(judged: Judged, tallies: Sequence[FanTally], rule_set: RuleSet, seed: int, lang: str) -> Page:
    """How it went, fan by fan."""
    again = text(say("quiz.seed", lang, seed=seed))
    if not judged:
        return [Lines((text(say("quiz.nothing", lang)), again))]
    right = sum(verdict.right for _, verdict, _ in judged)
    columns = (
        Column(say("headings.fan" if len(rule_set.book.units) == 1 else "headings.item", lang)),
        Column(say("quiz.asked", lang), right=True),
        Column(say("quiz.found", lang), right=True),
    )
    rows = [
        (
            text(naming.fan_name(rule_set.book, one.fan, lang)),
            text(one.asked),
            text(one.found, "bad" * (one.found < one.asked)),
        )
        for one in tallies
    ]
    result = text(say("quiz.result", lang, right=right, count=len(judged)), "strong")
    return [Grid(columns, tuple(rows)), Lines((result, again))]


def tally_record(
    judged: Judged, tallies: Sequence[FanTally], rule_set: RuleSet, seed: int, lang: str
) -> dict[str, Any]:
    """The same for programs."""
    return {
        "rules": rule_set.name,
        "seed": seed,
        "asked": len(judged),
        "right": sum(verdict.right for _, verdict, _ in judged),
        "hands": [
            {
                **hand_record(number, drawn, rule_set),
                "total": drawn.score.total,
                "answer": visible(typed),
                "right": verdict.right,
                "missed": [one.fan for one in verdict.missed],
                "extra": list(verdict.extra),
                "miscounted": [one.fan for one, _ in verdict.miscounted],
            }
            for number, (drawn, verdict, typed) in enumerate(judged, 1)
        ],
        "fans": [
            {
                "fan": one.fan,
                "name": naming.fan_name(rule_set.book, one.fan, lang),
                "asked": one.asked,
                "found": one.found,
            }
            for one in tallies
        ],
    }


TALLY_COLUMNS = ("fan", "name", "asked", "found")


def tally_rows(tallies: Sequence[FanTally], rule_set: RuleSet, lang: str) -> list[list[object]]:
    """The tally for CSV, a row a fan."""
    return [[one.fan, naming.fan_name(rule_set.book, one.fan, lang), one.asked, one.found] for one in tallies]


# Hands to be printed


def circumstances_set(how: Circumstances) -> list[tuple[str, object]]:
    """The circumstances that are set, by the names that users write."""
    return [
        (row.name, value) for row in CIRCUMSTANCES if (value := getattr(how, row.field)) not in (None, False, 0, "")
    ]


def text_line(hand: Hand, how: Circumstances, rules: str) -> str:
    """A hand as a text line that every command reads. rules: named where it is not the default, "" else."""
    words = [name if value is True else f"{name}={shown(value)}" for name, value in circumstances_set(how)]
    return " ".join([hand.text, *words, *([f"rules={rules}"] if rules else [])])


def hand_record(number: int, drawn: Drawn, rule_set: RuleSet) -> dict[str, Any]:
    """A hand as a record that `batch` reads, with its options."""
    circumstances = {name.replace("-", "_"): value for name, value in circumstances_set(drawn.how)}
    options = {"options": rule_set.changed} if rule_set.changed else {}
    return {"id": str(number), "hand": drawn.hand.text, "rules": rule_set.name, **circumstances, **options}


HAND_COLUMNS = ("id", "hand", "rules", *(row.name for row in CIRCUMSTANCES))


def hand_row(number: int, drawn: Drawn, rule_set: RuleSet) -> list[object]:
    """A hand as a row of CSV that `batch` reads."""
    circumstances = dict(circumstances_set(drawn.how))
    return [number, drawn.hand.text, rule_set.name, *(shown(circumstances.get(row.name)) for row in CIRCUMSTANCES)]


def worksheet_pages(hands: Sequence[Drawn], rule_set: RuleSet, seed: int, lang: str) -> tuple[Page, Page]:
    """The hands with room for a total, and the answers, each to be printed on paper of its own."""
    title = say("quiz.worksheet", lang, title=naming.title(rule_set.name, lang))
    blank = text(say("quiz.total_blank", lang))
    sheet: Page = [Lines((text(title, "heading"),))]
    answers: Page = [Lines((text(say("quiz.answers", lang), "heading"), text(say("quiz.seed", lang, seed=seed))))]
    for number, drawn in enumerate(hands, 1):
        first, *rest = _hand(drawn, rule_set, lang)
        sheet.append(Lines((line(text(f"{number}.  ", "strong"), first), *rest, blank)))
        answers += answer_blocks(number, drawn, rule_set, lang)
    return sheet, answers


def answer_blocks(number: int, drawn: Drawn, rule_set: RuleSet, lang: str) -> Page:
    """The answer to one hand of a worksheet."""
    total = _total(drawn.score, lang)
    head = line(text(f"{number}.  ", "strong"), text(total, "strong"), text("  "), tiles(drawn.hand.text))
    return [Lines((head,)), lines_grid(drawn.score.lines, drawn.score, rule_set, lang, "counts")]
