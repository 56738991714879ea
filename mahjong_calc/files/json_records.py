"""Hands as JSON: an object a line, or one list."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ..faults import Fault
from ..hand.circumstances import BY_FIELD, is_given, normal
from .json_text import load_json, own_id, plain_keys
from .records import ReadConditions, Record, Said, circumstances_of, faults_of, unforeseen


def read_json(lines: Iterable[str], conditions_of: ReadConditions) -> Iterator[Record]:
    """JSON lines: an object a line; empty lines are passed over."""
    bad = faults_of(lines)
    for number, line in enumerate(lines, 1):
        if bad and number in bad:
            yield Record(number, number, "", None, conditions_of(Said()), (bad.pop(number),))
        elif line.strip():
            yield _entry(*load_json(line.strip()), number, conditions_of)


def read_whole_json(text: str, conditions_of: ReadConditions) -> Iterator[Record]:
    """One JSON value: an object, or a list of them; what has no id is numbered from 1."""
    value, faults = load_json(text)
    if faults:
        number = faults[0].values.get("line", 1)
        yield Record(number, number, "", None, conditions_of(Said()), faults)
        return
    values = value if isinstance(value, list) else [value]
    for number, one in enumerate(values, 1):
        yield _entry(one, faults, number, conditions_of)


def _entry(value: Any, faults: tuple[Fault, ...], number: int, conditions_of: ReadConditions) -> Record:
    if faults:
        return Record(number, number, "", None, conditions_of(Said()), faults)
    if not isinstance(value, dict):
        return Record(number, number, "", None, conditions_of(Said()), (Fault("bad_record", "bad_record.object"),))
    try:
        return _read_object(value, number, conditions_of)
    except Exception as problem:  # a record that nobody foresaw costs no other one
        return unforeseen(problem, number, "", conditions_of)


def _read_object(value: dict[str, Any], number: int, conditions_of: ReadConditions) -> Record:
    from .record_schema import check_record

    record, found = plain_keys(value)
    found += check_record(record)
    hand, rules, options = record.get("hand"), record.get("rules"), record.get("options")
    said = Said(
        {name: one for name, one in circumstances_of(record).items() if name == "winner" or normal(name) in BY_FIELD},
        {},
        rules if isinstance(rules, str) and is_given(rules) else None,
        {name: one for name, one in options.items() if isinstance(one, (bool, int, float, str)) and is_given(one)}
        if isinstance(options, dict)
        else None,
    )
    return Record(
        own_id(record.get("id"), number),
        number,
        hand if isinstance(hand, str) else "",
        record.get("win"),
        conditions_of(said),
        tuple(found),
    )
