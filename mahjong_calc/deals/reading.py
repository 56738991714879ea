"""Files of whole deals: JSON, JSON lines or TOML, read deal by deal. A bad deal costs no other one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from .. import limits
from ..faults import Fault
from ..files.json_text import load_json, nested_too_deep, own_id
from ..files.records import faults_of
from ..files.text_lines import whole
from ..hand.circumstances import plain_key

FORMS = ("json", "jsonl", "toml")
_BY_ENDING = {".json": "json", ".jsonl": "jsonl", ".ndjson": "jsonl", ".toml": "toml"}


class DealRecord(NamedTuple):
    """A deal as read. id: its own, else the number of its line, or its place in a list. data: None where `faults` say
    why there is none."""

    id: Any
    line: int
    data: Mapping[str, Any] | None
    faults: tuple[Fault, ...] = ()


def sniff(name: str, lines: Iterable[str]) -> str:
    """The form of a file: by the ending of its name, else by its first lines that are not empty."""
    ending = name[name.rfind(".") :].lower() if "." in name else ""
    if ending in _BY_ENDING:
        return _BY_ENDING[ending]
    full = [line.strip() for line in lines if line.strip()]
    objects = [line for line in full if _OBJECT.fullmatch(line)]
    first = full[0] if full else ""
    if len(full) > 1 and objects and not first.startswith("["):  # one of them may be broken
        return "jsonl"
    if first.startswith("{"):  # one deal may be written on one line
        return "json"
    return "json" if first in ("[", "[]") or first.startswith(("[{", "[ {")) else "toml"


_OBJECT = re.compile(r'\{\s*".*\}', re.DOTALL)
"""A line that is a JSON object; a table inside TOML has no quotes at its keys."""


def read(lines: Iterable[str], form: str) -> Iterator[DealRecord]:
    """The deals of a file. form: one of `FORMS`; only JSON lines are read one by one."""
    if form == "jsonl":
        bad = faults_of(lines)
        for number, line in enumerate(lines, 1):
            if bad and number in bad:
                yield DealRecord(number, number, None, (bad.pop(number),))
            elif line.strip():
                yield _entry(*_load(line.strip(), form), number)
        return
    value, faults = _load(whole(lines, limits.TOML if form == "toml" else limits.WHOLE), form)
    for number, one in enumerate(value if isinstance(value, list) else [value], 1):
        yield _entry(one, faults, number)


def _entry(value: Any, faults: tuple[Fault, ...], number: int) -> DealRecord:
    if faults:
        return DealRecord(number, number, None, faults)
    if not isinstance(value, dict):
        return DealRecord(number, number, None, (Fault("bad_record", "bad_record.object"),))
    id = next((one for name, one in value.items() if plain_key(name) == "id"), None)
    return DealRecord(own_id(id, number), number, value)


def _load(text: str, form: str) -> tuple[Any, tuple[Fault, ...]]:
    if not text.strip():
        return None, (Fault("bad_record", "bad_record.empty"),)
    return _load_toml(text) if form == "toml" else load_json(text)


_TEXT = re.compile(r'"(?:[^"\\\n]++|\\.)*+"|\'[^\'\n]*+\'|#[^\n]*+')
"""A string or a comment of TOML."""
_PARTS = re.compile(r"(?<![\w-])[\w-]++[ \t]*+(?:\.[ \t]*+[\w-]++[ \t]*+)++")
"""A key of several parts, its strings taken out; and whatever else looks so, such as a number."""


def _load_toml(text: str) -> tuple[Any, tuple[Fault, ...]]:
    import tomllib

    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    bare = _TEXT.sub("x", text)
    for key in _PARTS.finditer(bare):
        if key[0].count(".") >= limits.TOML_PARTS:
            line = bare.count("\n", 0, key.start()) + 1
            values = {"most": limits.TOML_PARTS, "line": line}
            return None, (Fault("bad_record", "bad_record.toml_parts", values),)
    try:
        value = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as problem:
        return None, (Fault("bad_record", "bad_record.toml", {"problem": str(problem)[:80]}),)
    except ValueError:
        return None, (Fault("bad_record", "bad_record.toml_number"),)
    if nested_too_deep(value):
        return None, (Fault("bad_record", "bad_record.toml_nested"),)
    try:
        str(value)  # Python reads hexadecimal numbers of more digits than it would ever write
    except ValueError:
        return None, (Fault("bad_record", "bad_record.toml_number"),)
    return value, ()
