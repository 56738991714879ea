"""Records and rows of `why` for programs."""

from __future__ import annotations

from typing import Any

from ..engine.book import Book
from ..engine.rule_sets import RuleSet
from ..results.why import Change, Nearest, NoWin, OtherWin, Shortfall, Why
from . import csvs, naming, why_words
from .jsons import lines_of

Record = dict[str, Any]
FAN_COLUMNS = (
    *("id", "hand", "win", "rules", "fan", "name", "verdict", "points", "count"),
    *("because", "changes", "nearest", "nearest_total", "error", "notes"),
)
SHORTFALL_COLUMNS = (
    *("id", "hand", "win", "rules", "total", "counted", "minimum", "short"),
    *("changes", "other_hand", "other_total", "other_fans", "error", "notes"),
)


def why_record(why: Why, rules: RuleSet, lang: str, id: object = None) -> Record:
    """The answer about one fan."""
    book, score = rules.book, why.score
    return {
        "id": id,
        "rules": score.rules,
        "hand": score.hand,
        "win": score.win,
        "fan": why.fan,
        "name": naming.fan_name(book, why.fan, lang),
        "points": why.points,
        "unit": why.unit,
        "verdict": why.verdict,
        "counts": why.counts,
        "line": lines_of([why.line], book, lang)[0] if why.line else None,
        "because": _because(why, book, lang),
        "other_reading": _other(why, book, lang),
        "nearest": _nearest(why.nearest, lang),
        "total": score.total,
        "message": why_words.verdict(why, book, lang),
        "notes": [naming.note(one, lang) for one in score.notes],
    }


def _because(why: Why, book: Book, lang: str) -> list[Record]:
    """Why not: `because` is what struck the fan (a principle), the question that has an answer, or what is shown."""
    struck = [
        {"because": one.principle, "by": list(one.by), "message": naming.because(book, one, lang)} for one in why.struck
    ]
    others = [
        {"because": one.key.removeprefix("missed."), **one.values, "message": why_words.reason(one, why, book, lang)}
        for one in why.because
    ]
    return [*struck, *others]


def _other(why: Why, book: Book, lang: str) -> Record | None:
    if why.other is None:
        return None
    reading, lines, worth = why.other
    sets = [*reading.concealed, *reading.declared]
    return {
        "sets": sets,
        "form": reading.form,
        "total": worth,
        "lines": lines_of(lines, book, lang),
    }


def changes_of(changes: tuple[Change, ...], lang: str) -> list[Record]:
    """What is otherwise, one object each."""
    return [{"change": one.key, **one.values, "message": why_words.change(one, lang)} for one in changes]


def _nearest(near: Nearest | None, lang: str) -> Record | None:
    if near is None:
        return None
    return {
        "changes": changes_of(near.changes, lang),
        "hand": near.score.hand,
        "words": near.words,
        "rules": near.score.rules,
        "options": near.score.options,
        "total": near.score.total,
    }


def why_row(why: Why, rules: RuleSet, lang: str, id: object = None) -> list[csvs.Value]:
    """The row, as `FAN_COLUMNS`."""
    score, near = why.score, why.nearest
    return [
        csvs.as_id(id),
        score.hand,
        score.win,
        score.rules,
        why.fan,
        naming.fan_name(rules.book, why.fan, lang),
        why.verdict,
        why.points,
        why.line.count if why.line else 0,
        "; ".join(why_words.reasons(why, rules.book, lang)),
        why_words.changes(near.changes, lang) if near else None,
        f"{near.score.hand} {near.words}".strip() if near else None,
        near.score.total if near else None,
        None,
        csvs.assumed(score.notes, lang),
    ]


def shortfall_record(found: Shortfall, rules: RuleSet, lang: str, id: object = None) -> Record:
    """What a win lacks."""
    score = found.score
    return {
        "id": id,
        "rules": score.rules,
        "hand": score.hand,
        "win": score.win,
        "total": score.total,
        "counted": score.counted,
        "minimum": score.minimum,
        "legal": score.legal,
        "short": found.short,
        "wins": [_win(one, rules, lang) for one in found.wins],
        "notes": [naming.note(one, lang) for one in score.notes],
    }


def _win(one: OtherWin, rules: RuleSet, lang: str) -> Record:
    return {
        "changes": changes_of(one.changes, lang),
        "hand": one.score.hand,
        "win": one.score.win,
        "total": one.score.total,
        "counted": one.score.counted,
        "lines": lines_of(one.score.lines, rules.book, lang),
    }


def shortfall_rows(found: Shortfall, rules: RuleSet, lang: str, id: object = None) -> list[list[csvs.Value]]:
    """A row for each other win, as `SHORTFALL_COLUMNS`; one without such where there is none."""
    score = found.score
    start = [csvs.as_id(id), score.hand, score.win, score.rules, score.total, score.counted, score.minimum, found.short]
    notes = csvs.assumed(score.notes, lang)
    others: list[list[csvs.Value]] = [
        [
            why_words.changes(one.changes, lang),
            one.score.hand,
            one.score.total,
            csvs.fans(one.score.lines, rules.book, lang),
        ]
        for one in found.wins
    ]
    return [[*start, *other, None, notes] for other in others or [[None, None, None, None]]]


def no_win_record(found: NoWin) -> Record:
    """How a hand is no win, beside its error."""
    exchanges = [{"give": old, "for": list(new)} for old, new in found.exchanges]
    return {"distance": found.distance, "sets": list(found.sets), "loose": found.loose, "exchanges": exchanges}
