"""What the commands share that look something up: a list of entries, shown as one page or as one record each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ..errors import RecordError
from ..faults import Fault
from ..render.blocks import Page
from .report import Answer, Report
from .settings import Settings


def show(settings: Settings, page: Page, records: list[dict[str, Any]], *, many: bool) -> int:
    """Show the entries; the exit status. many: JSON is a list even of one entry. CSV has a column for each key."""
    report = Report(settings, list(records[0]) if records else [], many=many)
    if settings.machine:
        for record in records:
            report.add(Answer(list, lambda record=record: record, lambda record=record: [_row(record)]))  # type: ignore[misc]
    else:
        report.add(Answer(lambda: page, dict, list))
    return report.finish()


def _row(record: dict[str, Any]) -> list[Any]:
    return [_cell(value) for value in record.values()]


def _cell(value: object) -> object:
    if isinstance(value, dict):
        return "; ".join(f"{key}: {one}" for key, one in value.items())
    return "; ".join(map(str, value)) if isinstance(value, list) else value


def unknown(kind: str, name: str, names: Iterable[str], shown: Mapping[str, str] | None = None) -> RecordError:
    """The error for a name that does not exist, with the nearest one that does. shown: where names are shown otherwise
    than people may write them: these -> what is shown."""
    from ..words.near import suggest, suggest_shown

    known = list(names)
    near = suggest(name, known) if shown is None else suggest_shown(name, shown)
    values = {"name": name, "near": near, "names": known}
    return RecordError([Fault("unknown_name", f"unknown_name.{kind}", values)])
