"""Results as the command line writes them for programs, and sentences about them, for callers from Python."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..engine.book import Book
from ..engine.rule_sets import RuleSet, rule_set
from ..errors import MahjongError
from ..faults import Fault
from ..results.discards import Discards
from ..results.score import Note, Score, Waits
from ..results.settlement import Settlement
from ..results.why import Change, Shortfall, Why
from ..scoring.what_if import Comparison
from ..sheets.checking import TableFinding
from ..words import LANGUAGES
from . import jsons, naming

Record = dict[str, Any]
Result = Score | Waits | Discards | Settlement | Why | Shortfall | TableFinding | MahjongError | Comparison


def to_dict(result: Result, lang: str = "en", id: object = None) -> Record:
    """A result as a record of the command line's JSON: `json.dumps(to_dict(score(...)))` is what `score --json` writes.

    result: of `score`, `waits`, `discards`, `settle`, `why`, `shortfall`, `compare`, a finding of `check`, or an error
    that any of them raised. lang: of names and messages, en, ru or zh; keys and codes are the same in all. id: what
    the record is to be called. Raises TypeError for anything else, ValueError for another language.

        >>> from mahjong_calc import Circumstances, score
        >>> record = to_dict(score("123m456p78s99s+EEE", Circumstances(win="9s")), "zh")
        >>> record["total"], record["lines"][0]["fan"], record["lines"][0]["name"]
        (12, 'mixed_straight', '花龙')
    """
    _check(lang)
    for kind, record in _RECORDS.items():
        if isinstance(result, kind):
            return record(result, lang, id)
    raise TypeError(f"not a result of this calculator: {type(result).__name__}")


def text_of(one: Note | Fault | Change, lang: str = "en") -> str:
    """A note of a result, a fault of an error or a change of `why`, in a sentence. Raises as `to_dict`.

    >>> from mahjong_calc import score
    >>> text_of(score("123m456p78s99s9s+EEE").notes[0])
    'the winning tile is not given; 9s, the last concealed tile written, is assumed'
    """
    _check(lang)
    if isinstance(one, Note):
        return naming.note(one, lang)
    if isinstance(one, Fault):
        return naming.say_with_column(one, lang)
    if isinstance(one, Change):
        from .why_words import change

        return change(one, lang)
    raise TypeError(f"nothing that is said: {type(one).__name__}")


def _check(lang: str) -> None:
    if lang not in LANGUAGES:
        raise ValueError(f"lang: {', '.join(LANGUAGES)}, not {lang!r}")


def _rules(score: Score) -> RuleSet:
    return rule_set(score.rules, score.options)


def _book(result: Score | Waits | Discards) -> Book:
    return rule_set(result.rules, result.options).book


def _settled(result: Settlement, lang: str, id: object) -> Record:
    from .deal_records import deal_record

    return deal_record(result, lang, id)


def _why(result: Why, lang: str, id: object) -> Record:
    from .why_records import why_record

    return why_record(result, _rules(result.score), lang, id)


def _shortfall(result: Shortfall, lang: str, id: object) -> Record:
    from .why_records import shortfall_record

    return shortfall_record(result, _rules(result.score), lang, id)


def _finding(result: TableFinding, lang: str, id: object) -> Record:
    from .check_records import record

    return record(result, lang) if id is None else {"id": id, **record(result, lang)}


def _compared(result: Comparison, lang: str, id: object) -> Record:
    from .comparison_records import comparison_record

    return comparison_record(result, lang, id)


_RECORDS: dict[type, Callable[[Any, str, object], Record]] = {
    Score: lambda one, lang, id: jsons.record(one, _book(one), lang, id),
    Waits: lambda one, lang, id: jsons.waits_record(one, _book(one), lang, id),
    Discards: lambda one, lang, id: jsons.discards_record(one, _book(one), lang, id),
    Settlement: _settled,
    Why: _why,
    Shortfall: _shortfall,
    Comparison: _compared,
    TableFinding: _finding,
    MahjongError: jsons.error_record,
}
