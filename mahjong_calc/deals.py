"""Whole deals: read from JSON, JSON lines or TOML, and settled one by one. A bad deal costs no other one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from typing import Any, NamedTuple

from . import limits, variants
from .circumstances import is_given, plain_key
from .errors import Fault, MahjongError, RecordError, error_of
from .json_records import load_json, nested_too_deep, own_id, plain_keys
from .records import faults_of
from .settlement import Settlement
from .text_lines import whole

FORMS = ("json", "jsonl", "toml")
_BY_ENDING = {".json": "json", ".jsonl": "jsonl", ".ndjson": "jsonl", ".toml": "toml"}


class Entry(NamedTuple):
    """A deal as read. id: its own, else the number of its line, or its place in a list. data: None where `faults` say
    why there is none."""

    id: Any
    line: int
    data: Mapping[str, Any] | None
    faults: tuple[Fault, ...] = ()


class Outcome(NamedTuple):
    """What became of a deal. rules: of the deal, as far as they are known."""

    entry: Entry
    rules: str
    settlement: Settlement | None = None
    error: MahjongError | None = None


def settle(
    deal: Mapping[str, Any], *, rules: str | None = None, options: Mapping[str, Any] | None = None
) -> Settlement:
    """Settle a whole deal: every payment between the four players, and who deals next.

    deal: a record as files have it, with the keys of its game. Its `rules` and `options` beat those given here.
    options: of the game of `rules`; where that is None, of the deal's own.
    Raises RecordError with every contradiction in it, HandError for a hand that cannot be what it is said to be,
    RulesError.
    """
    if not isinstance(deal, Mapping):
        raise RecordError([Fault("bad_record", "bad_record.object")])
    data, twice = plain_keys(deal)
    name = _rules_of(data, rules or variants.DEFAULT)
    game = variants.game_of(name)
    if game.deals is None:
        raise RecordError([Fault("bad_record", "bad_record.no_deals", {"name": name})])
    from .deal_schemas import read_deal

    form = import_module(f"{game.deals}.deal_form")
    record, faults = read_deal(data, form.DEAL, form.ALLOWED)
    faults = [*twice, *faults]
    if faults and rules is None and not data.get("rules"):
        faults.append(Fault("bad_record", "bad_record.rules_assumed", {"name": name}))
    if faults:
        raise RecordError(faults)
    given = dict(options or {}) if rules is None or variants.game_of(rules) is game else {}
    rule_set = variants.rule_set(name, {**given, **(record["options"] or {})})
    settled: Settlement = import_module(f"{game.deals}.deal").settle(record, rule_set)
    return settled


def settle_all(
    entries: Iterable[Entry], rules: str | None = None, options: Mapping[str, Any] | None = None
) -> Iterator[Outcome]:
    """Settle deals in their order."""
    for entry in entries:
        if entry.data is None:
            yield Outcome(entry, "", error=RecordError(entry.faults))
            continue
        name = rules or variants.DEFAULT
        try:
            name = _rules_of(plain_keys(entry.data)[0], name)
            settled = settle(entry.data, rules=rules, options=options)
        except Exception as problem:  # a deal that nobody foresaw costs no other one
            yield Outcome(entry, name, error=error_of(problem))
        else:
            yield Outcome(entry, name, settled)


def _rules_of(data: Mapping[str, Any], rules: str) -> str:
    name = data.get("rules")
    return name if isinstance(name, str) and is_given(name) else rules


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


def read(lines: Iterable[str], form: str) -> Iterator[Entry]:
    """The deals of a file. form: one of `FORMS`; only JSON lines are read one by one."""
    if form == "jsonl":
        bad = faults_of(lines)
        for number, line in enumerate(lines, 1):
            if bad and number in bad:
                yield Entry(number, number, None, (bad.pop(number),))
            elif line.strip():
                yield _entry(*_load(line.strip(), form), number)
        return
    value, faults = _load(whole(lines, limits.TOML if form == "toml" else limits.WHOLE), form)
    for number, one in enumerate(value if isinstance(value, list) else [value], 1):
        yield _entry(one, faults, number)


def _entry(value: Any, faults: tuple[Fault, ...], number: int) -> Entry:
    if faults:
        return Entry(number, number, None, faults)
    if not isinstance(value, dict):
        return Entry(number, number, None, (Fault("bad_record", "bad_record.object"),))
    id = next((one for name, one in value.items() if plain_key(name) == "id"), None)
    return Entry(own_id(id, number), number, value)


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
