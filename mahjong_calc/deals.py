"""Whole deals: read from JSON, JSON lines or TOML, and settled one by one. A bad deal costs no other one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from typing import Any, NamedTuple

from . import variants
from .errors import Fault, MahjongError, RecordError
from .settlement import Settlement

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
    deal: Mapping[str, Any], *, rules: str = variants.DEFAULT, options: Mapping[str, Any] | None = None
) -> Settlement:
    """Settle a whole deal: every payment between the four players, and who deals next.

    deal: a record as files have it, with the keys of its game. Its `rules` and `options` beat those given here.
    Raises RecordError with every contradiction in it, HandError for a hand that cannot be what it is said to be,
    RulesError.
    """
    data = _normal(deal)
    name = _rules_of(data, rules)
    game = variants.game_of(name)
    if game.deals is None:
        raise RecordError([Fault("bad_record", "bad_record.no_deals", {"name": name})])
    from .deal_schemas import read_deal

    form = import_module(f"{game.deals}.deal_form")
    record, faults = read_deal(data, form.DEAL, form.ALLOWED)
    if faults:
        raise RecordError(faults)
    given = dict(options or {}) if name == rules or variants.game_of(rules) is game else {}
    rule_set = variants.rule_set(name, {**given, **(record["options"] or {})})
    settled: Settlement = import_module(f"{game.deals}.deal").settle(record, rule_set)
    return settled


def settle_all(
    entries: Iterable[Entry], rules: str = variants.DEFAULT, options: Mapping[str, Any] | None = None
) -> Iterator[Outcome]:
    """Settle deals in their order."""
    for entry in entries:
        if entry.data is None:
            yield Outcome(entry, rules, error=RecordError(entry.faults))
            continue
        name = _rules_of(_normal(entry.data), rules)
        try:
            yield Outcome(entry, name, settle(entry.data, rules=rules, options=options))
        except MahjongError as error:
            yield Outcome(entry, name, error=error)


def _normal(deal: Mapping[str, Any]) -> dict[str, Any]:
    return {str(name).strip().lower().replace("-", "_"): one for name, one in deal.items()}


def _rules_of(data: Mapping[str, Any], rules: str) -> str:
    name = data.get("rules")
    return name if isinstance(name, str) and name else rules


def sniff(name: str, lines: Iterable[str]) -> str:
    """The form of a file: by the ending of its name, else by its first lines that are not empty."""
    ending = name[name.rfind(".") :].lower() if "." in name else ""
    if ending in _BY_ENDING:
        return _BY_ENDING[ending]
    full = (line.strip() for line in lines if line.strip())
    first = next(full, "")
    if first.startswith("{"):  # one deal may be written on one line
        return "jsonl" if first.endswith("}") and next(full, "") else "json"
    return "json" if first in ("[", "[]") or first.startswith(("[{", "[ {")) else "toml"


def read(lines: Iterable[str], form: str) -> Iterator[Entry]:
    """The deals of a file. form: one of `FORMS`; only JSON lines are read one by one."""
    if form == "jsonl":
        for number, line in enumerate(lines, 1):
            if line.strip():
                yield _entry(*_load(line, form), number)
        return
    value, faults = _load("".join(lines), form)
    for number, one in enumerate(value if isinstance(value, list) else [value], 1):
        yield _entry(one, faults, number)


def _entry(value: Any, faults: tuple[Fault, ...], number: int) -> Entry:
    if faults:
        return Entry(number, number, None, faults)
    if not isinstance(value, dict):
        return Entry(number, number, None, (Fault("bad_record", "bad_record.object"),))
    id = next((one for name, one in value.items() if name.strip().lower() == "id"), None)
    return Entry(number if id is None or isinstance(id, (list, dict)) else id, number, value)


def _load(text: str, form: str) -> tuple[Any, tuple[Fault, ...]]:
    if form == "toml":
        import tomllib

        try:
            return tomllib.loads(text.removeprefix("\ufeff").replace("\r\n", "\n")), ()
        except (tomllib.TOMLDecodeError, RecursionError) as problem:
            return None, (Fault("bad_record", "bad_record.toml", {"problem": str(problem)[:80]}),)
    import json

    try:
        return json.loads(text), ()
    except json.JSONDecodeError as problem:
        return None, (Fault("bad_record", "bad_record.json", {"problem": problem.msg}, problem.colno),)
    except (ValueError, RecursionError) as problem:  # a number of thousands of digits; brackets without end
        return None, (Fault("bad_record", "bad_record.json", {"problem": str(problem)[:60]}),)
