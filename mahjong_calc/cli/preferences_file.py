"""Reading one settings file: every fault at its line, with the name that was probably meant."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from ..engine import rule_sets
from ..errors import RecordError, RulesError
from ..faults import Fault
from ..files.text_lines import unreadable
from ..game.fan import value_name
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
    """What settings files say. values: by key. options: rule set -> house rule -> its value. files: those read."""

    values: Mapping[str, Setting] = {}
    options: Mapping[str, Mapping[str, Setting]] = {}
    files: tuple[str, ...] = ()

    def under(self, other: Preferences) -> Preferences:
        """Both, the other one's values first."""
        options = {
            name: {**self.options.get(name, {}), **other.options.get(name, {})}
            for name in {**self.options, **other.options}
        }
        return Preferences({**self.values, **other.values}, options, (*self.files, *other.files))


def read_all(files: Iterable[str]) -> Preferences:
    """What these files say, the last of them first. Raises RecordError for faults, and for a file that is not there."""
    found = Preferences()
    for file in files:
        if not os.path.isfile(file):
            raise RecordError([Fault("bad_settings", "bad_settings.missing", {"name": file})])
        found = found.under(read_preferences(file))
    return found


def read_preferences(file: str) -> Preferences:
    """What a file says. Raises RecordError with all its faults."""
    text = _text(file)
    try:
        said = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as problem:
        place = _PLACE.search(str(problem))
        at = int(place[1]) if place and place[1] else text.count("\n") + 1
        problem_said = _PLACE.sub("", str(problem)).strip()
        raise RecordError([_fault(file, "syntax", at, problem=problem_said)]) from None
    lines = _lines(text)
    faults: list[Fault] = []
    values: dict[str, Setting] = {}
    options: dict[str, dict[str, Setting]] = {}
    for key, value in said.items():
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
    return Preferences(values, options, (file,))


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


def _options(
    file: str, said: object, lines: Mapping[tuple[str, str], int], options: dict[str, dict[str, Setting]]
) -> Iterator[Fault]:
    """Take the house rules of each rule set."""
    if not isinstance(said, dict):
        yield _fault(file, "table", lines.get(("", "options")), key="options")
        return
    for rules, table in said.items():
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
