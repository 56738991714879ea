"""JSON as text: read once for hands and deals, with keys that come twice told."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from math import isfinite
from typing import TYPE_CHECKING, Any

from ..faults import Fault
from ..hand.circumstances import plain_key

if TYPE_CHECKING:
    pass


class _Repeating(dict[str, Any]):
    """A JSON object in which keys come twice. twice: those keys."""

    twice: tuple[str, ...] = ()


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        found = _Repeating(found)
        found.twice = tuple(name for name in found if names.count(name) > 1)
    return found


class _NoJson(ValueError):  # noqa: N818 - it says what the text is
    """NaN and the like, which Python's reader takes and JSON does not have."""


def _refuse(name: str) -> None:
    raise _NoJson(name)


def load_json(text: str) -> tuple[Any, tuple[Fault, ...]]:
    """A JSON value, or what is wrong with its text. Objects remember the keys that come twice (`repeated`)."""
    if not text.strip():
        return None, (Fault("bad_record", "bad_record.empty"),)
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_refuse), ()
    except json.JSONDecodeError as problem:
        detail = "json_extra" if problem.msg == "Extra data" else "json"
        place = f"{detail}_line" if problem.lineno > 1 else detail
        values = {"problem": problem.msg, "line": problem.lineno}
        return None, (Fault("bad_record", f"bad_record.{place}", values, problem.colno),)
    except _NoJson as problem:
        return None, (Fault("bad_record", "bad_record.json_constant", {"name": str(problem)}),)
    except ValueError:
        return None, (Fault("bad_record", "bad_record.json_number"),)
    except RecursionError:
        return None, (Fault("bad_record", "bad_record.json_nested"),)


def repeated(value: Any) -> Iterator[str]:
    """The keys that come twice in an object of `load_json`, however deep."""
    yield from getattr(value, "twice", ())
    for one in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from repeated(one)


def own_id(value: Any, number: int) -> Any:
    """A record's id, where it can be one; else its number."""
    finite = isinstance(value, (str, int)) or (isinstance(value, float) and isfinite(value))
    return value if finite else number


def plain_keys(value: Mapping[str, Any]) -> tuple[dict[str, Any], list[Fault]]:
    """The object with plain keys, and a fault for each key that comes twice, in it or in a part of it."""
    record: dict[str, Any] = {}
    twice = list(repeated(value))
    for name, one in value.items():
        plain = plain_key(str(name))
        if plain in record:
            twice.append(str(name))
        record[plain] = one
    return record, [Fault("bad_record", "bad_record.twice", {"name": name}) for name in twice]
