"""Reading one settings file: every fault at its line, with the name that was probably meant."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from ..engine import rule_sets
from ..engine.own_rules import add_rules
from ..errors import RecordError, RulesError
from ..faults import Fault
from ..files.text_lines import unreadable
from ..game.fan import value_name
from ..words import visible
from ..words.languages import known_languages, read_language
from ..words.near import suggest

MOST_BYTES = 1 << 16
VALUES: Mapping[str, tuple[str, ...]] = {
    "rules": (),
    "lang": (),
    "tiles": ("ascii", "unicode"),
    "color": ("auto", "always", "never"),
    "options": (),
}
"""Key of a settings file -> its values where they are few and fixed. `options` has a table for each rule set."""
SPELT = {"language": "lang", "colour": "color"}
"""Other ways to write a key."""

_PLACE = re.compile(r"\(at (?:line (\d+), column \d+|end of document)\)")
_TABLE = re.compile(r"\s*\[\s*([^\[\]]+?)\s*\]")
_KEY = re.compile(r"""\s*(?:"([^"]*)"|'([^']*)'|([\w-]+))\s*[=.]""")


class Setting(NamedTuple):
    """A value with where it is told. line: of the file, None where that is not known."""

    value: Any
    file: str
    line: int | None = None


class Preferences(NamedTuple):
    """What settings files say. values: by key. options: rule set -> house rule -> its value. files: those read. own:
    rule sets of one's own by name, each with the values of its table."""

    values: Mapping[str, Setting] = {}
    options: Mapping[str, Mapping[str, Setting]] = {}
    files: tuple[str, ...] = ()
    own: Mapping[str, Mapping[str, Setting]] = {}

    def under(self, other: Preferences) -> Preferences:
        """Both, the other one's values first."""
        options = {
            name: {**self.options.get(name, {}), **other.options.get(name, {})}
            for name in {**self.options, **other.options}
        }
        own = {**self.own, **other.own}
        return Preferences({**self.values, **other.values}, options, (*self.files, *other.files), own)


def read_all(files: Iterable[str]) -> Preferences:
    """What these files say, the last of them first. Raises RecordError for faults, and for a file that is not there."""
    found = Preferences()
    for file in files:
        if not os.path.isfile(file):
            raise RecordError([Fault("bad_settings", "bad_settings.missing", {"name": file})])
        found = found.under(read_preferences(file))
    return found


def toml_of(file: str) -> tuple[dict[str, Any], dict[tuple[str, str], int]]:
    """What a file of TOML says, and where each key stands. Raises RecordError."""
    text = _text(file)
    try:
        return tomllib.loads(text), _lines(text)
    except (tomllib.TOMLDecodeError, RecursionError) as problem:
        place = _PLACE.search(str(problem))
        at = int(place[1]) if place and place[1] else text.count("\n") + 1
        what = _PLACE.sub("", str(problem)).strip()
        raise RecordError([_fault(file, "syntax", at, problem=what)]) from None


def read_preferences(file: str) -> Preferences:
    """What a file says; its own rule sets are known from then on. Raises RecordError with all its faults."""
    read, lines = toml_of(file)
    faults: list[Fault] = []
    values: dict[str, Setting] = {}
    options: dict[str, dict[str, Setting]] = {}
    own: Mapping[str, Mapping[str, Setting]] = {}
    if isinstance(read.get("rules"), dict):
        tables = read.pop("rules")
        read |= {"rules": tables.pop(DEFAULT_RULES)} if DEFAULT_RULES in tables else {}
        own = own_rules(file, tables, lines, faults)
    for key, value in read.items():
        name, line = SPELT.get(key, key), lines.get(("", key))
        if name not in VALUES:
            near = suggest(key, [*VALUES, *SPELT])
            faults.append(_fault(file, "key", line, key=key, near=near, names=tuple(VALUES)))
        elif name == "options":
            faults += _options(file, value, lines, options)
        elif not isinstance(value, str) or not _is_known(name, value):
            near = suggest(str(value), _names(name))
            faults.append(_fault(file, "value", line, key=key, value=value, near=near, names=tuple(_names(name))))
        else:
            values[name] = Setting((read_language(value) or value) if name == "lang" else value.lower(), file, line)
    if faults:
        raise RecordError(faults)
    return Preferences(values, options, (file,), own)


def _text(file: str) -> str:
    try:
        with open(file, "rb") as stream:
            data = stream.read(MOST_BYTES + 1)
    except OSError as problem:
        raise unreadable(file, problem) from None
    if len(data) > MOST_BYTES:
        raise RecordError([Fault("bad_settings", "bad_settings.too_large", {"file": file, "most": MOST_BYTES >> 10})])
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as problem:
        line = data[: problem.start].count(b"\n") + 1
        raise RecordError([_fault(file, "encoding", line)]) from None


def _fault(file: str, detail: str, line: int | None, **values: Any) -> Fault:
    """A fault of a file, at its line where that is known."""
    return Fault("bad_settings", f"bad_settings.{detail}", {"file": at_line(Setting(None, file, line)), **values})


def _lines(text: str) -> dict[tuple[str, str], int]:
    """Where each key stands: its table and its name -> its line. A table of its own is a key of the one around it."""
    found: dict[tuple[str, str], int] = {}
    table = ""
    for number, line in enumerate(text.split("\n"), 1):
        heading, key = _TABLE.match(line), _KEY.match(line)
        if heading:
            parts = [part.strip().strip("\"'") for part in heading[1].split(".")]
            table = ".".join(parts)
            found.setdefault((".".join(parts[:-1]), parts[-1]), number)
            found.setdefault(("", parts[0]), number)
        elif key:
            found.setdefault((table, next(one for one in key.groups() if one is not None)), number)
    return found


def _names(key: str) -> tuple[str, ...]:
    """The values that a key has."""
    if key == "rules":
        return rule_sets.names()
    return known_languages() if key == "lang" else VALUES[key]


def _is_known(key: str, value: str) -> bool:
    """Whether a key has this value; third parties' rule sets are looked up for a name that is none of the own, and a
    language may be named as `--lang` names it (`zh-CN`, a file of texts)."""
    if key == "lang":
        return read_language(value) is not None
    return value.lower() in (rule_sets.NAMES if key == "rules" else VALUES[key]) or value.lower() in _names(key)


def read_rules(file: str) -> None:
    """Make the rule sets of a file known (`--rules-file`); it holds nothing else. Raises RecordError."""
    read, lines = toml_of(file)
    faults: list[Fault] = []
    tables = read.pop("rules", {})
    faults += [_fault(file, "key", lines.get(("", key)), key=key, near="", names=("rules",)) for key in read]
    if not isinstance(tables, dict):
        faults.append(_fault(file, "table", lines.get(("", "rules")), key="rules"))
        tables = {}
    own_rules(file, tables, lines, faults)
    if faults:
        raise RecordError(faults)


DEFAULT_RULES = "default"
"""Key of the table `rules` for the rule set that is meant where none is named."""
BASE, TITLE = "from", "title"
"""Keys of a rule set of one's own beside its options."""


def own_rules(
    file: str, tables: Mapping[str, Any], lines: Mapping[tuple[str, str], int], faults: list[Fault]
) -> dict[str, dict[str, Setting]]:
    """Make the rule sets of tables known, each after the one that it begins with. faults: gets what is wrong, at its
    line."""
    found: dict[str, dict[str, Setting]] = {}
    for name, table in tables.items():
        if isinstance(table, dict):
            found[name] = {key: Setting(value, file, lines.get((f"rules.{name}", key))) for key, value in table.items()}
        else:
            faults.append(_fault(file, "table", lines.get(("rules", name)), key=f"rules.{name}"))
    waiting = dict(found)
    while waiting:  # a rule set that begins with another of them comes after that
        ready = [name for name, table in waiting.items() if str(_value_of(table, BASE)) not in waiting] or list(waiting)
        for name in ready:
            faults += _added(name, waiting.pop(name), at_line(Setting(None, file, lines.get(("rules", name)))))
    return found


def _value_of(table: Mapping[str, Setting], key: str) -> Any:
    return table[key].value if key in table else rule_sets.DEFAULT if key == BASE else ""


def _added(name: str, table: Mapping[str, Setting], where: str) -> list[Fault]:
    """What is wrong with a rule set, each at its line; [] for one that is known from now on."""
    options = {key: one for key, one in table.items() if key not in (BASE, TITLE)}
    title = " ".join(str(_value_of(table, TITLE)).split())[:MOST_OF_A_TITLE]
    try:
        add_rules(name, str(_value_of(table, BASE)), {key: one.value for key, one in options.items()}, visible(title))
    except RulesError as error:
        at = {key.replace("-", "_").lower(): at_line(one) for key, one in options.items()}
        if BASE in table:
            at[str(table[BASE].value)] = at_line(table[BASE])
        named = [str(fault.values.get("name", "")).replace("-", "_").lower() for fault in error.faults]
        places = [at.get(one, at.get(one.replace("_", "-"), where)) for one in named]
        return [
            fault._replace(values={"file": place, **fault.values}, column=None)
            for fault, place in zip(error.faults, places, strict=True)
        ]
    return []


MOST_OF_A_TITLE = 100
"""Characters of what a rule set is called."""


def _options(
    file: str, read: object, lines: Mapping[tuple[str, str], int], options: dict[str, dict[str, Setting]]
) -> Iterator[Fault]:
    """Take the house rules of each rule set."""
    if not isinstance(read, dict):
        yield _fault(file, "table", lines.get(("", "options")), key="options")
        return
    for rules, table in read.items():
        line = lines.get(("options", rules))
        if not isinstance(table, dict):
            yield _fault(file, "table", line, key=f"options.{rules}")
        elif not _is_known("rules", rules):
            names = _names("rules")
            yield _fault(file, "key", line, key=rules, near=suggest(rules, names), names=tuple(names))
        else:
            kept = options.setdefault(rules.lower(), {})
            for name, value in table.items():
                at = lines.get((f"options.{rules}", name))
                if isinstance(value, (str, int)):
                    kept[name] = Setting(value_name(value), file, at)
                else:
                    yield _fault(file, "value", at, key=name, value=value, near="", names="")


def check_options(rules: str, wanted: Mapping[str, Setting]) -> None:
    """Raise RecordError for house rules that a rule set does not have, or values that they do not have."""
    faults = []
    for name, one in wanted.items():
        try:
            rule_sets.rule_set(rules, {name: one.value})
        except RulesError as error:
            faults += [
                fault._replace(values={"file": at_line(one), **fault.values}, column=None) for fault in error.faults
            ]
    if faults:
        raise RecordError(faults)


def at_line(one: Setting) -> str:
    """A file with the line of a setting."""
    return one.file if one.line is None else f"{one.file}:{one.line}"
