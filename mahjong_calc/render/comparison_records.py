"""A comparison for programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..scoring.what_if import Comparison, Outcome
from . import csvs, jsons, naming
from .comparing import Compared, compared

Record = dict[str, Any]
COLUMNS = ("id", "hand", "line", "name", "kind", "differs")
"""Before those of the results, which are called as they were asked for."""


def comparison_record(found: Comparison, lang: str, id: object = None) -> Record:
    """The results, each as its own record or error, and the lines side by side."""
    return {
        "id": id,
        "hand": found.hand,
        "results": [_result(one, lang) for one in found.outcomes],
        "lines": [_line(one) for one in compared(found.outcomes, lang)],
    }


def _result(one: Outcome, lang: str) -> Record:
    start = {"with": one.what.text, "options": one.rule_set.changed, "left_out": list(one.left_out)}
    if one.score is None:
        assert one.error is not None, "one or the other"
        return {**start, "rules": one.rule_set.name, "error": jsons.error_record(one.error, lang)["error"]}
    record = jsons.record(one.score, one.rule_set.book, lang)
    del record["id"]
    return {**start, **record}


def _line(one: Compared) -> Record:
    return {
        "line": one.key,
        "name": one.label,
        "kind": one.kind,
        "differs": one.differs,
        "values": list(one.values),
    }


def comparison_rows(found: Comparison, lang: str, id: object = None) -> list[list[csvs.Value]]:
    """A row for each line, as `COLUMNS` and a column for each result; at last one of errors, where there are any."""
    start = [csvs.as_id(id), found.hand]
    rows = [
        [*start, one.key, one.label, one.kind, one.differs, *map(_plain, one.values)]
        for one in compared(found.outcomes, lang)
    ]
    errors = [
        "; ".join(f"{fault.code}: {naming.say_with_column(fault, lang)}" for fault in one.error.faults)
        if one.error
        else None
        for one in found.outcomes
    ]
    return [*rows, [*start, "error", None, "error", True, *errors]] if any(errors) else rows


def _plain(value: int | str | None) -> csvs.Value:
    """A payment as a number."""
    return int(value) if isinstance(value, str) and value.lstrip("+-").isdecimal() else value


def columns(labels: Sequence[str]) -> tuple[str, ...]:
    """The header of `comparison_rows`. labels: what is otherwise in each result but the first."""
    return (*COLUMNS, "as given", *labels)
