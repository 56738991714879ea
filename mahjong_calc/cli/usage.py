"""A command line that cannot be run, told in the program's own words: what is wrong, what was meant, where to look."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from typer.exceptions import TyperException

from ..words import say, topic, visible
from ..words.marks import either
from .app import COMMANDS, HIDE, program
from .console import fitted
from .conventions import PROGRAM
from .slips import long_names, squeezed
from .usage_fault import NEAR, UsageFault


def explain(problem: TyperException, args: Sequence[str], lang: str) -> None:
    """A usage error on stderr, with the help to look into. args: the words after the program's name."""
    command = next((word for word in args if word in COMMANDS), None)
    lines = []
    for key, raw in _faults_of(problem, args):
        values = {name: either(value, lang) if isinstance(value, tuple) else value for name, value in raw.items()}
        lines.append(f"{PROGRAM}: {say(f'usage.{key}', lang, **values)}")
        if f"{key}.hint" in topic("usage"):
            lines.append(f"  {say(f'usage.{key}.hint', lang, **values)}")
    lines.append(say("console.see_help", lang, command=f"{PROGRAM} {command}" if command else PROGRAM))
    sys.stderr.write("\n".join(fitted(one, "" if one[0] == " " else "  ") for one in lines) + "\n")


def _faults_of(problem: TyperException, args: Sequence[str]) -> Iterator[tuple[str, Mapping[str, object]]]:
    """What is wrong, as keys of `words.topics.usage` with their values.

    Typer's own exceptions are told by their names, since their home is private.
    """
    if isinstance(problem, UsageFault):
        yield from problem.said
        return
    found = _WORDED[type(problem).__name__](problem, args) if type(problem).__name__ in _WORDED else None
    yield found or ("other", {"problem": visible(str(problem))})


def _no_option(problem: Any, args: Sequence[str]) -> tuple[str, Mapping[str, object]]:
    option, command = problem.option_name, problem.ctx.command if problem.ctx else None
    names = [name for one in (command.params if command else ()) for name in one.opts if name[:1] == "-"]
    names += problem.ctx.help_option_names if problem.ctx else []
    near = near_options(option, names)
    if near:
        return "no_option.near", {"option": option, "near": near}
    having = _commands_with(option, command)
    if having and command is not None and hasattr(command, "commands"):
        meant = next((word for word in args if word in COMMANDS), having[0])
        return "no_option.later", {"option": option, "command": f"{PROGRAM} {meant} ..."}
    if having:
        return "no_option.elsewhere", {"option": option, "commands": having}
    return "no_option", {"option": option}


def near_options(option: str, names: Sequence[str]) -> tuple[str, ...]:
    """The options that were probably meant: the same but for case, the beginning of one, or nearly one."""
    if option.swapcase() in names:
        return (option.swapcase(),)
    if option[:2] != "--":
        return ()
    begun = long_names(option, names)
    longs = {squeezed(name): name for name in names if name[:2] == "--"}
    return begun or tuple(longs[name] for name in get_close_matches(squeezed(option), longs, 1, NEAR))


def _commands_with(option: str, but: object) -> list[str]:
    found = program().commands
    others = [(name, found[name]) for name in COMMANDS]
    return [name for name, one in others if one is not but and any(option in param.opts for param in one.params)]


def _bad_value(problem: Any, _: Sequence[str]) -> tuple[str, Mapping[str, object]] | None:
    """A value that an option or argument does not have; its text stands in the message alone."""
    kind = problem.param.type if problem.param is not None else None
    found = re.match(r"'(.*)' is not|(-?\d+) is not", problem.message, re.DOTALL)
    if kind is None or found is None:
        return None
    value = (found[1] if found[1] is not None else found[2]).removeprefix(repr(HIDE)[1:-1])
    choices = [str(one) for one in getattr(kind, "choices", ())]
    least, most = getattr(kind, "min", None), getattr(kind, "max", None)
    allowed = ", ".join(choices) or (f"{least}-{most}" if most is not None else f"{least or 0}, {(least or 0) + 1} ...")
    near = get_close_matches(value.lower(), choices, 1, NEAR)
    values = {"option": _name(problem.param), "value": value, "allowed": allowed, "near": near[0] if near else ""}
    return "bad_value.near" if near else "bad_value", values


def _missing(problem: Any, _: Sequence[str]) -> tuple[str, Mapping[str, object]] | None:
    return None if problem.param is None else ("missing", {"name": _name(problem.param)})


def _name(param: Any) -> str:
    """How people know a parameter: `--lang`, `NAME`."""
    if param.param_type_name == "option":
        return str(param.opts[-1])
    return str(param.metavar or param.name.upper()).strip("[].")


def _of_option(problem: Any, args: Sequence[str]) -> tuple[str, Mapping[str, object]]:
    """An option without its value, or with one that it does not take: `-w` at the end, `--self-drawn=yes`."""
    option = problem.option_name
    key = "takes_no_value" if any(word.startswith(f"{option}=") for word in args) else "no_value"
    return key, {"option": option}


_WORDED = {
    "NoSuchOption": _no_option,
    "BadParameter": _bad_value,
    "MissingParameter": _missing,
    "BadOptionUsage": _of_option,
}
