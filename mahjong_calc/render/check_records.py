"""Findings of score sheets in words, and as records and rows for programs."""

from __future__ import annotations

from typing import Any

from ..engine.rule_sets import rule_set
from ..faults import Fault
from ..hand.tiles import SEATS
from ..sheets.checking import TableFinding
from ..sheets.checks import Check
from ..sheets.headings import label
from ..sheets.model import PLAYERS, POINTS, Candidate, Finding, Phrase
from ..words import figure, in_language, say, say_fault, topic
from ..words.marks import marks
from .naming import fan_name

COLUMNS = (
    *("file", "round", "table", "hand", "column", "code", "severity", "said", "should_be", "rule", "message"),
    "candidates",
)
Record = dict[str, Any]


ALWAYS = ("hand", "winner", "discarder", "points")
BESIDE = ("event", "wind", "east", "tiles")
GROUPS = ("pen", "total", "points")
"""The groups of four cells, one a player, that have a name before the player's."""


def column_name(column: str, lang: str, hand: object = None) -> str:
    """A column as people call it: `points`, `penalty of P1`; the names of records stay as they are. hand: of the row,
    where columns of totals may hold table points."""
    group, _, player = column.rpartition(" ")
    if label(str(hand)) == POINTS and group in ("", "total") and player in PLAYERS:
        return say("headings.sheet_table_points_of", lang, player=player)
    if column in (*ALWAYS, *BESIDE, "total"):
        return say(f"headings.sheet_{column}", lang).lower()
    if group in GROUPS:
        return say(f"headings.sheet_{group}_of", lang, player=player)
    return column


def message(found: TableFinding, lang: str) -> str:
    """What does not follow, in a sentence."""
    values = _values(found.finding, lang)
    if "fan" in values:
        ruling = found.account.ruling
        values["fan"] = fan_name(rule_set(ruling.rules, ruling.options).book, values["fan"], lang)
    sentence = say(f"sheets.{found.finding.message}", lang, **values)
    tried = found.finding.unexplained
    return sentence + say(f"sheets.unexplained.{tried}", lang) if tried else sentence


def candidate_message(candidate: Candidate, lang: str) -> str:
    """A change that would explain it, in a sentence."""
    values = _values(candidate, lang)
    if candidate.message == "value" and isinstance(values["said"], str):
        values["said"] = marks(lang).quote.format(values["said"])
    said = say(f"candidates.{candidate.message}", lang, **values)
    if candidate.also is None:
        return said
    return say("candidates.both", lang, first=said, second=candidate_message(candidate.also, lang))


def _values(one: Finding | Candidate, lang: str) -> dict[str, Any]:
    """Values as a sentence shows them: faults, winds and events in words, four figures in a row, nothing as a dash."""
    values = {
        name: in_words(one.column, value, lang) for name, value in (("said", one.said), ("should_be", one.should_be))
    }
    for name, value in one.values.items():
        values[name] = _value(value, lang)
    return values | ({"column": column_name(values["column"], lang)} if "column" in values else {})


def _value(value: Any, lang: str) -> Any:
    """What a sentence names: a fault, a part of a sentence, or what a cell says."""
    if isinstance(value, Phrase):
        named = {name: _value(each, lang) for name, each in value.values.items()}
        return say(f"candidates.{value.message}", lang, **named)
    return say_fault(value, lang) if isinstance(value, Fault) else _plain(value, lang)


def in_words(column: str, value: Any, lang: str) -> Any:
    """What a cell of a column says, or should say: a wind, an event and a row below the hands as people call them, a
    number as it is."""
    if column == "wind" and value in tuple(SEATS):
        return say(f"circumstances.{value}", lang)
    if column in ("event", "hand") and isinstance(value, str) and value in topic("written"):
        return say(f"written.{value}", lang)
    return _plain(value, lang)


def _plain(value: Any, lang: str) -> Any:
    return value if isinstance(value, (int, float, tuple)) else shown(value, lang)


def shown(value: Any, lang: str) -> str:
    """What a cell says, or should say, on one line."""
    if isinstance(value, list):
        return " ".join(shown(one, lang) for one in value)
    return "-" if value is None or value == "" else figure(value, lang)


def record(found: TableFinding, lang: str) -> Record:
    """A finding for programs."""
    table, finding = found.account.table, found.finding
    return {
        "file": table.file,
        "round": None if found.of_file else table.round,
        "table": None if found.of_file else table.name,
        "hand": finding.hand,
        "column": finding.column,
        "code": finding.code,
        "severity": found.severity,
        "said": finding.said,
        "should_be": finding.should_be,
        "rule": in_language(found.check.rule, lang),
        "message": message(found, lang),
        "candidates": [_candidate_record(one, lang) for one in finding.candidates],
    }


def _candidate_record(one: Candidate, lang: str) -> Record:
    """A candidate for programs; where two changes belong together the second stands in it."""
    said = {
        "hand": one.hand,
        "column": one.column,
        "said": one.said,
        "should_be": one.should_be,
        "kind": one.kind,
        "message": candidate_message(one, lang),
    }
    return said if one.also is None else said | {"also": _candidate_record(one.also, lang)}


def row(found: TableFinding, lang: str) -> list[Any]:
    """A finding as a row of CSV; the candidates in one cell."""
    said = record(found, lang)
    cells = [said[name] for name in COLUMNS[:-1]]
    cells = [shown(cell, "en") if isinstance(cell, list) else cell for cell in cells]
    cells = [cell if cell is None or isinstance(cell, (str, int)) else str(cell) for cell in cells]
    return [*cells, "; ".join(one["message"] for one in said["candidates"])]


def check_record(check: Check, lang: str) -> Record:
    """A check of the list, for programs."""
    return {
        "code": check.code,
        "severity": check.severity,
        "title": in_language(check.title, lang),
        "rule": in_language(check.rule, lang),
    }
