"""Findings of score sheets in words, and as records and rows for programs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..errors import Fault
from ..sheets.checking import Found
from ..sheets.checks import Check
from ..sheets.model import Candidate, Finding
from ..words import LANGUAGES, say, say_fault

COLUMNS = (
    *("file", "round", "table", "hand", "column", "code", "severity", "said", "should_be", "rule", "message"),
    "candidates",
)
Record = dict[str, Any]


def in_language(triple: tuple[str, str, str], lang: str) -> str:
    """One of three sentences."""
    return triple[LANGUAGES.index(lang)]


def message(finding: Finding, lang: str) -> str:
    """What does not follow, in a sentence."""
    return say(f"sheets.{finding.message}", lang, **_values(_beside(finding), lang))


def candidate_message(candidate: Candidate, lang: str) -> str:
    """A change that would explain it, in a sentence."""
    return say(f"candidates.{candidate.message}", lang, **_values(_beside(candidate), lang))


def _beside(one: Finding | Candidate) -> dict[str, Any]:
    return {"said": one.said, "should_be": one.should_be, **one.values}


def _values(values: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """Values as a sentence shows them: fans by name, faults in words, four figures in a row, nothing as a dash."""
    return {name: _value(value, lang) for name, value in values.items()}


def _value(value: Any, lang: str) -> Any:
    if isinstance(value, Fault):
        return say_fault(value, lang)
    if isinstance(value, tuple):
        return in_language((value[0], value[1], value[2]), lang)
    return shown(value)


def shown(value: Any) -> str:
    """What a cell says, or should say, on one line."""
    if isinstance(value, list):
        return " ".join(map(shown, value))
    return "-" if value is None or value == "" else str(value)


def record(found: Found, lang: str) -> Record:
    """A finding for programs."""
    table, finding = found.account.table, found.finding
    return {
        "file": table.file,
        "round": table.round,
        "table": table.name,
        "hand": finding.hand,
        "column": finding.column,
        "code": finding.code,
        "severity": found.check.severity,
        "said": finding.said,
        "should_be": finding.should_be,
        "rule": in_language(found.check.rule, lang),
        "message": message(finding, lang),
        "candidates": [
            {
                "hand": one.hand,
                "column": one.column,
                "said": one.said,
                "should_be": one.should_be,
                "kind": one.kind,
                "message": candidate_message(one, lang),
            }
            for one in finding.candidates
        ],
    }


def row(found: Found, lang: str) -> list[Any]:
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
