"""What every JSON of users has to be: text that is JSON, not nested too deep, with keys that come once."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from math import isfinite
from typing import Any

from .. import limits
from ..faults import Fault
from ..hand.circumstances import plain_key
from ..words import visible


class _Repeating(dict[str, Any]):
    """A JSON object in which keys come twice. twice: those keys."""

    twice: tuple[str, ...] = ()


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        counts = Counter(name for name, _ in pairs)
        found = _Repeating(found)
        found.twice = tuple(name for name in found if counts[name] > 1)
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
        value = json.loads(text, object_pairs_hook=_object, parse_constant=_refuse)
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
    if text.count("[") + text.count("{") > limits.NESTING and nested_too_deep(value):
        return None, (Fault("bad_record", "bad_record.json_nested"),)
    return value, ()


def nested_too_deep(value: Any) -> bool:
    """Whether objects and lists stand within one another more than `limits.NESTING` deep.

    What follows may then go through them call by call, without coming to an end of Python's calls.
    """
    level = [value]
    for _ in range(limits.NESTING + 2):  # one more for the list that holds the records
        level = [one for outer in level for one in _parts(outer)]
        if not level:
            return False
    return True


def _parts(value: Any) -> Iterable[Any]:
    return value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()


def repeated(value: Any, depth: int = 0) -> Iterator[str]:
    """The keys that come twice in an object of `load_json`, as deep as one may be."""
    yield from getattr(value, "twice", ())
    if depth <= limits.NESTING:
        for one in _parts(value):
            yield from repeated(one, depth + 1)


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
    return record, capped([Fault("bad_record", "bad_record.twice", {"name": name}) for name in twice])


def nameable(value: Any) -> Any:
    """The value with its keys made visible where they are no Unicode: pydantic refuses a whole record for one of
    those, and does not say which."""
    if isinstance(value, dict):
        return {_visible(name): nameable(one) for name, one in value.items()}
    return [nameable(one) for one in value] if isinstance(value, list) else value


def _visible(name: Any) -> Any:
    return visible(name) if isinstance(name, str) and not name.isascii() else name


def capped(faults: list[Fault]) -> list[Fault]:
    """As many faults as are told of one record, and how many more there are."""
    more = len(faults) - limits.FAULTS
    if more <= 0:
        return faults
    return [*faults[: limits.FAULTS], Fault("bad_record", "bad_record.more", {"count": more})]
