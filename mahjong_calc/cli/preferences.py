"""Settings files: what a user, or a folder, wants of every run.

`mahjong-calc.toml` of the folder beats that of the user key by key; the environment and the command line beat both.
Nothing but two names is looked up where there is no such file; `tomllib` is imported where there is one.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from ..engine.own import OWN

if TYPE_CHECKING:
    from .preferences_file import Preferences, Setting

NAME = "mahjong-calc.toml"
CHOSEN = "MAHJONG_CALC_SETTINGS"
"""A file in place of both; `off` for none."""
OFF = "off"
VARIABLES = {"rules": ("MAHJONG_CALC_RULES",), "lang": ("MAHJONG_CALC_LANG",), "color": ("NO_COLOR", "FORCE_COLOR")}
"""Key -> the variables of the environment that beat it."""


def possible_files(environ: Mapping[str, str]) -> tuple[str, ...]:
    """Where settings files may be, the weakest first."""
    chosen = environ.get(CHOSEN)
    if chosen:
        return () if chosen == OFF else (chosen,)
    if sys.platform == "win32":
        home = environ.get("APPDATA", "")
    else:
        home = environ.get("XDG_CONFIG_HOME") or os.path.join(os.path.expanduser("~"), ".config")
    return (*([os.path.join(home, NAME)] if home else []), NAME)


@cache
def current() -> Preferences | None:
    """What the settings files of this run say, None where there are none. Raises RecordError with all their faults."""
    files = [file for file in possible_files(os.environ) if os.path.isfile(file) or os.environ.get(CHOSEN)]
    if not files:
        return None
    from .preferences_file import read_all

    return read_all(files)


def begin() -> None:
    """Forget what an earlier run in this process read."""
    current.cache_clear()
    _taken.clear()
    OWN.clear()


def readable() -> Preferences | None:
    """The same, None where the files have faults; for what must be shown all the same."""
    from ..errors import RecordError

    try:
        return current()
    except RecordError:
        return None


def surroundings() -> Mapping[str, str]:
    """The environment as the choice of a language looks at it: a language of a settings file stands in place of the
    locale, which is not of this program alone, but not of MAHJONG_CALC_LANG."""
    found = readable()
    wanted = found.values.get("lang") if found else None
    return {**os.environ, "LC_ALL": wanted.value, "LANGUAGE": wanted.value} if wanted else os.environ


def defaults(params: Mapping[str, Any], environ: Mapping[str, str]) -> dict[str, Any]:
    """What stands in place of the defaults of a command's options. params: its parameters by name, as typer has them.

    Only where the option has a default: one that has none finds its value in what the command is given.
    """
    found = current()
    return {
        key: one.value
        for key, one in (found.values.items() if found else ())
        if key in ("rules", "tiles", "color")
        and key in params
        and params[key].default is not None
        and not any(environ.get(name) for name in VARIABLES.get(key, ()))
    }


_taken: set[str] = set()
"""Keys whose values this run took from settings files, and rule sets whose house rules it took."""


def take(key: str) -> None:
    """Note that a value of a settings file is used."""
    _taken.add(key)


def house_rules(rules: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """House rules of a rule set: those given, and those of settings files that are not among them.

    Raises RecordError for a house rule of a settings file that there is not, at its line.
    """
    found = current()
    wanted = found.options.get(rules) if found else None
    if not wanted:
        return dict(given)
    from .preferences_file import check_options

    check_options(rules, wanted)
    return {**{name: one.value for name, one in _beside(rules, given).items()}, **given}


def usual() -> dict[str, dict[str, Any]]:
    """Rule set -> its house rules of settings files. Raises RecordError for one that there is not, at its line."""
    found = current()
    return {rules: house_rules(rules, {}) for rules in found.options} if found else {}


def _beside(rules: str, given: Iterable[str]) -> dict[str, Setting]:
    """The house rules of settings files that are not given. given: names of options, as typed."""
    found, named = current(), {_plain(name) for name in given}
    wanted = found.options.get(rules, {}) if found else {}
    return {name: one for name, one in wanted.items() if _plain(name) not in named}


def _plain(name: str) -> str:
    return name.strip().replace("-", "_").lower()


def applied(rules: str, given: Iterable[str]) -> list[tuple[str, str]]:
    """What settings files change under a rule set: `name=value`, each with its file. given: names of house rules that
    the command line tells."""
    found = current()
    if found is None:
        return []
    changes = []
    from ..engine import rule_sets

    asked = found.values.get("rules") if "rules" in _taken else None
    if asked is not None and asked.value == rules != rule_sets.DEFAULT:
        changes.append((f"rules={rules}", asked.file))
    for name, one in _beside(rules, given).items():
        if rule_sets.rule_set(rules, {name: one.value}).changed:
            changes.append((f"{name}={one.value}", one.file))
    return changes
