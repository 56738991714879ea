"""Findings of score sheets in words, and as records and rows for programs."""

from __future__ import annotations

from typing import Any

from ..engine.rule_sets import rule_set
from ..faults import Fault
from ..sheets.checking import TableFinding
from ..sheets.checks import Check
from ..sheets.model import PLAYERS, POINTS, Candidate, Finding
from ..words import LANGUAGES, say, say_fault
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
    if hand == POINTS and group in ("", "total") and player in PLAYERS:
        return say("headings.sheet_table_points_of", lang, player=player)
    if column in (*ALWAYS, *BESIDE):
        return say(f"headings.sheet_{column}", lang).lower()
    if group in GROUPS:
        return say(f"headings.sheet_{group}_of", lang, player=player)
    return column


def in_language(triple: tuple[str, str, str], lang: str) -> str:
    """One of three sentences."""
    return triple[LANGUAGES.index(lang)]


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
    # One point is not told as many are.
    key = "value.one" if candidate.message == "value" and candidate.should_be == 1 else candidate.message
    said = say(f"candidates.{key}", lang, **_values(candidate, lang))
    if candidate.also is None:
        return said
    return say("candidates.both", lang, first=said, second=candidate_message(candidate.also, lang))


def _values(one: Finding | Candidate, lang: str) -> dict[str, Any]:
    """Values as a sentence shows them: faults in words, four figures in a row, nothing as a dash."""
    values = {"said": one.said, "should_be": one.should_be, **one.values}
    told = {
        name: say_fault(value, lang) if isinstance(value, Fault) else shown(value) for name, value in values.items()
    }
    return told | ({"column": column_name(told["column"], lang)} if "column" in told else {})


def shown(value: Any) -> str:
    """What a cell says, or should say, on one line."""
    if isinstance(value, list):
        return " ".join(map(shown, value))
    return "-" if value is None or value == "" else str(value)


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
    cells = [shown(cell) if isinstance(cell, list) else cell for cell in cells]
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
