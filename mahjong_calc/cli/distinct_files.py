"""What a command reads it does not write over, nor one of its answers over another."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from typing import Any

from .options import WRITTEN
from .usage_fault import UsageFault

READ = ("rules_file", "players")
"""Options that name a file which is read."""
STANDARD = "-"


def refuse_overwriting(params: list[Any], values: Mapping[str, Any]) -> None:
    """Raise UsageFault where two words of a command line name one file, and it would be written.

    params: the command's parameters. values: theirs, by name.
    """
    named = [(param, values.get(param.name)) for param in params if param.name in WRITTEN]
    written = [(str(param.opts[0]), name) for param, name in named if isinstance(name, str) and _is_ordinary(name)]
    if not written:
        return
    read = list(_read(params, values))
    for at, (option, name) in enumerate(written):
        if any(_same(name, one) for one in read):
            raise UsageFault([("overwrites", {"option": option, "name": name})])
        for other, another in written[:at]:
            if _same(name, another):
                raise UsageFault([("written_twice", {"one": other, "other": option, "name": name})])


def _read(params: list[Any], values: Mapping[str, Any]) -> Iterator[str]:
    """The files among a command's arguments, and those of the options that are read."""
    for param in params:
        if param.name in READ or (param.param_type_name == "argument" and "FILE" in str(param.metavar)):
            given = values.get(param.name) or ()
            yield from (one for one in ([given] if isinstance(given, str) else given) if _is_ordinary(one))


def _is_ordinary(name: str) -> bool:
    """Whether it is, or would be, a file on the disk; a name that the system refuses is none."""
    try:
        return name != STANDARD and (os.path.isfile(name) or not os.path.exists(name))
    except ValueError:  # a NUL in the name
        return False


def _same(one: str, other: str) -> bool:
    try:
        return os.path.samefile(one, other)
    except OSError:
        return os.path.realpath(one) == os.path.realpath(other)
