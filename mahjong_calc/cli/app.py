"""The program as a typer group whose commands are imported one by one, when asked for."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable, Iterable, Iterator, MutableMapping, Sequence
from importlib import import_module
from itertools import takewhile
from typing import Annotated, Any, cast

import typer
from typer.core import (  # type: ignore[attr-defined]  # the home of CompletionItem is private
    CompletionItem,
    TyperCommand,
    TyperGroup,
)

from .language import spoken
from .options import WRITTEN, LangOption
from .preferences import defaults, take
from .slips import find_slips, is_suspect
from .terminal import terminal_width
from .usage_fault import NEAR, UsageFault

COMMANDS = {
    "score": "One hand: fan by fan, what was struck and why, who pays whom.",
    "waits": "A hand one tile short: every winning tile and its value.",
    "discards": "What to throw: how far the hand is after each discard, and what helps.",
    "why": "Why a fan counts in a hand or not; what a win lacks.",
    "compare": "One hand as it is and with something otherwise, side by side.",
    "batch": "A file of hands: text, CSV or JSON lines.",
    "deal": "A whole deal: all payments between the four players, and who deals next.",
    "check": "Tournament score sheets: every cell that does not follow.",
    "table": "The score of a table, hand by hand as it is played.",
    "sheet": "An empty score sheet, to be filled in.",
    "fans": "The catalogue of fans.",
    "fan": "One fan: definition, examples, exclusions, source.",
    "quiz": "Practise scoring: hands at random, and what was missed.",
    "rules": "The rule sets and their options.",
    "finding": "What an error code, or a finding of check, means.",
    "convert": "A hand in another notation.",
    "settings": "What is set where the command line says nothing, and from where.",
}
"""Command -> its line in the program's help. Each is a module of this package that holds an `app`."""
MODULES = {"settings": "settings_command"}
"""Command -> its module, where that bears another name."""

SETTINGS = {"help_option_names": ["-h", "--help"]}
EXAMPLES = """\b
Examples:
  mahjong-calc score 123m456p78s99s+EEE -w 9s -s S
  mahjong-calc waits 34579pEEENN+567p
  mahjong-calc fan "Half Flush"
"""


def plain_typer() -> typer.Typer:
    """A typer application with plain help and no tracebacks of its own: quick to start, the same in a pipe."""
    return typer.Typer(
        pretty_exceptions_enable=False, rich_markup_mode=None, add_completion=False, context_settings=SETTINGS
    )


class _Commands(MutableMapping[str, Any]):
    """Name -> command; its module is imported when the command is first wanted."""

    def __init__(self) -> None:
        self._made: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        if name not in COMMANDS:
            raise KeyError(name)
        if name not in self._made:
            command = typer.main.get_command(import_module(f".{MODULES.get(name, name)}", __package__).app)
            command.name = name
            self._made[name] = command
        return self._made[name]

    def __setitem__(self, name: str, command: Any) -> None:
        self._made[name] = command

    def __delitem__(self, name: str) -> None:
        del self._made[name]

    def __iter__(self) -> Iterator[str]:
        return iter(COMMANDS)

    def __len__(self) -> int:
        return len(COMMANDS)


def _help_with_examples_first(command: Any, ctx: Any, formatter: Any) -> None:
    """The help of a command, its examples before its many options."""
    command.format_usage(ctx, formatter)
    command.format_help_text(ctx, formatter)
    command.format_epilog(ctx, formatter)
    command.format_options(ctx, formatter)


def _fitted_help(ctx: Any, made: Callable[[Any], str]) -> str:
    """The help in lines that the terminal holds; a command that is broken can still be pasted. made: makes it."""
    from .console import wrapped

    width = terminal_width(os.environ, sys.stdout)
    ctx.terminal_width = max(min(width, HELP_WIDTH) - 2, 20)
    lines = made(ctx).splitlines()
    return "\n".join(
        wrapped(line, width, broken=" \\" if line.lstrip().startswith("mahjong-calc ") else "") for line in lines
    )


HELP_WIDTH = 80
"""Columns that help fills at most."""


def _help(command: Any, ctx: Any, commands: Iterable[tuple[str, str]] = ()) -> str:
    """The help in the reader's language, "" where that is English, which typer knows to show.

    The option that tells the language may stand after `--help`, and help is wanted before options are read.
    """
    lang = spoken(getattr(ctx.find_root().command, "words", ()), sys.stdout)
    if lang == "en":
        return ""
    from .help_page import help_in

    return help_in(command, ctx, lang, commands, terminal_width(os.environ, sys.stdout))


class LazyGroup(TyperGroup):
    """A group that knows its commands by name, and imports only the one that runs."""

    words: Sequence[str] = ()
    """What was typed after the program's name."""

    def __init__(self, **attributes: Any) -> None:
        """The attributes are typer's."""
        super().__init__(**attributes)
        self.commands = _Commands()

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ARG002 - the signature is typer's
        """The names, without importing anything."""
        return list(COMMANDS)

    def format_commands(self, ctx: Any, formatter: Any) -> None:  # noqa: ARG002 - the signature is typer's
        """The list of commands in the help, without importing anything."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """The help of the program."""
        _help_with_examples_first(self, ctx, formatter)

    def get_help(self, ctx: Any) -> str:
        """The help of the program, in the reader's language."""
        return _help(self, ctx, COMMANDS.items()) or _fitted_help(ctx, super().get_help)

    def shell_complete(self, ctx: Any, incomplete: str) -> Any:
        """What a word can become, without importing anything."""
        found = [CompletionItem(name, help=line) for name, line in COMMANDS.items() if name.startswith(incomplete)]
        return [*found, *super(TyperGroup, self).shell_complete(ctx, incomplete)]

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """The program's own options, which come before the command."""
        _refuse_slips(takewhile(lambda word: word[:1] == "-", args), ctx, self)
        return super().parse_args(ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that is meant; raises UsageFault where there is none, with a hint for a hand."""
        if args[0] in COMMANDS:
            return super().resolve_command(ctx, args)
        from difflib import get_close_matches

        name = args[0]
        if any(char.isdigit() or char in "+[" for char in name):
            raise UsageFault([("no_command.hand", {"name": name})])
        near = get_close_matches(name.lower(), COMMANDS, 1, NEAR)
        raise UsageFault([("no_command.near" if near else "no_command", {"name": name, "near": "".join(near)})])

    def invoke(self, ctx: Any) -> Any:
        """Run the command. A closed pipe is passed on as it is; typer would end the program with status 1."""
        try:
            return super().invoke(ctx)
        except OSError as problem:
            if problem.errno == errno.EPIPE:
                raise _ClosedPipeError from problem
            raise

    def main(self, args: Any = None, *others: Any, **extra: Any) -> Any:
        """Run the program; raises BrokenPipeError where nobody reads the output any more."""
        self.words = list(args or ())
        try:
            return super().main(args, *others, **extra)
        except _ClosedPipeError:
            raise BrokenPipeError(errno.EPIPE, "closed") from None


class _ClosedPipeError(Exception):
    """A closed pipe under a name that typer does not know."""


HIDE = "\0"
"""Put before a word that looks like an option and is none; no word of a command line can hold it."""


def _refuse_slips(words: Iterable[str], ctx: Any, command: Any) -> None:
    """Raise UsageFault for options that are mistyped so that they would pass for something else."""
    typed = list(words)
    if ctx.resilient_parsing or not any(map(is_suspect, typed)):
        return
    slips = find_slips(typed, command.get_params(ctx))
    if slips:
        raise UsageFault([(slip.kind, {**slip._asdict(), "tile": slip.typed[1:]}) for slip in slips])


def _preferred(params: Iterable[Any], default_map: Any) -> dict[str, Any]:
    """What stands in place of defaults: what settings files say, and before it what is told already."""
    return {**defaults({one.name: one for one in params}, os.environ), **(default_map or {})}


def _note_taken(ctx: Any) -> None:
    """Note a rule set that came from a settings file."""
    source = ctx.get_parameter_source("rules")
    if source is not None and source.name == "DEFAULT_MAP":
        take("rules")


class Command(TyperCommand):
    """A command with examples, given as its epilog, early in its help."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Take options and arguments apart. Raises UsageFault for mistyped options and for arguments too many."""
        _refuse_slips(args, ctx, self)
        ctx.allow_extra_args = True
        if not ctx.resilient_parsing and self.name != "settings":
            ctx.default_map = _preferred(self.get_params(ctx), ctx.default_map)
        rest = super().parse_args(ctx, args)
        _note_taken(ctx)
        if ctx.resilient_parsing:
            return rest
        if rest:
            raise UsageFault([("extra", {"value": _show(one)}) for one in rest])
        if any(ctx.params.get(name) for name in WRITTEN):
            from .distinct_files import refuse_overwriting

            refuse_overwriting(self.params, ctx.params)
        return rest

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """The help of the command."""
        _help_with_examples_first(self, ctx, formatter)

    def get_help(self, ctx: Any) -> str:
        """The help of the command, in the reader's language."""
        return _help(self, ctx) or _fitted_help(ctx, super().get_help)


class HandCommand(Command):
    """A command that takes hands: `-2222p` and `-EEEE` are words of the hand, not options."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Take options and hand apart, every word as it was typed."""
        _refuse_slips(args, ctx, self)
        rest = super().parse_args(ctx, _hide(args))
        ctx.params = {name: _show(value) for name, value in ctx.params.items()}
        return cast("list[str]", _show(rest))


def is_hand_word(word: str) -> bool:
    """Whether a word that begins with `-` belongs to a hand: options begin with a small letter, `-` or R."""
    return len(word) > 1 and word[0] == "-" and not (word[1] in "-R" or (word[1].isascii() and word[1].islower()))


def _hide(args: list[str]) -> list[str]:
    end = args.index("--") if "--" in args else len(args)
    return [HIDE + word if place < end and is_hand_word(word) else word for place, word in enumerate(args)]


def _show(value: Any) -> Any:
    if isinstance(value, str):
        return value.removeprefix(HIDE)
    return [_show(one) for one in value] if isinstance(value, (list, tuple)) else value


def _version(wanted: bool) -> None:
    if wanted:
        from ..version import __version__

        print(f"mahjong-calc {__version__}")
        raise typer.Exit


def _front(
    ctx: typer.Context,
    version: Annotated[  # noqa: ARG001 - answered by its callback
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and exit.")
    ] = False,
    lang: LangOption = None,
) -> None:
    """Score mahjong hands: fans, reasons, payments.

    A hand is written concealed+meld-kong: 123m characters, 456p dots, 77s bamboos; winds E S W N; dragons C F P (red,
    green, white). +123m is a set laid open, -2222p a concealed kong. No quotes are needed.
    """
    if lang is not None:
        ctx.default_map = {name: {"lang": lang} for name in COMMANDS}
    if ctx.invoked_subcommand is None:
        sys.stderr.write(ctx.get_help() + "\n")
        raise typer.Exit(2)


def program() -> LazyGroup:
    """The whole program as a group that can be run."""
    app = typer.Typer(
        cls=LazyGroup,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
        invoke_without_command=True,
        context_settings=SETTINGS,
    )
    app.callback(epilog=EXAMPLES)(_front)
    return cast("LazyGroup", typer.main.get_command(app))
