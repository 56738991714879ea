"""The command line. Each command is a module of this package, imported only when it is the one asked for."""

from __future__ import annotations

import codecs
import os
import sys
from collections.abc import Sequence
from contextlib import suppress

PROGRAM = "mahjong-calc"
UNUSABLE, INTERRUPTED = 2, 130


def main(args: Sequence[str] | None = None) -> int:
    """Run the program.

    args: the words after the program's name, by default those of this process. Returns the exit status: 0 done,
    1 an answer in the negative, 2 unusable arguments or input, 130 interrupted. A closed pipe is no error.
    """
    _prepare_streams()
    words = list(sys.argv[1:] if args is None else args)
    try:
        status = _run(words)
        sys.stdout.flush()
    except BrokenPipeError:
        _let_go_of_stdout()
        return 0
    except OSError as problem:  # a full disk, mostly; what is known of a file is told where it is opened
        _let_go_of_stdout()
        _lament(problem, words)
        return UNUSABLE
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def _prepare_streams() -> None:
    """What an encoding cannot show is written plainer, or escaped, instead of breaking the output; a stream that is
    closed is empty."""
    codecs.register_error("plainer", _plainer)
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 - open as long as the process
        elif mode == "w" and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="plainer")


PLAINER = str.maketrans({"«": '"', "»": '"', "“": '"', "”": '"', "—": "-", "–": "-", "×": "x", "…": "..."})
"""Marks that some encodings lack -> what is written for them there."""


def _plainer(problem: UnicodeError) -> tuple[str | bytes, int]:
    """What is written for characters that an encoding lacks: marks are made plainer, all else is escaped."""
    if isinstance(problem, UnicodeEncodeError):
        lacking = problem.object[problem.start : problem.end]
        plain = lacking.translate(PLAINER)
        if plain.isascii():
            return plain, problem.end
    return codecs.backslashreplace_errors(problem)


def _let_go_of_stdout() -> None:
    """Nobody reads any more; what is still unwritten must not fail again at exit."""
    with suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _lament(problem: OSError, args: Sequence[str]) -> None:
    from ..words import say
    from .settings import spoken
    from .telling import in_words, tell

    with suppress(OSError):
        lang = spoken(args, sys.stderr)
        tell(say("console.cannot_write", lang, problem=in_words(problem, lang)))


def _run(args: list[str]) -> int:
    from typer.exceptions import Abort, TyperException

    from .app import program

    try:
        status = program().main(args, prog_name=PROGRAM, standalone_mode=False)
    except TyperException as problem:
        _explain(problem, args)
        return UNUSABLE
    except Abort:
        return INTERRUPTED
    return status if isinstance(status, int) else 0


def _explain(problem: object, args: Sequence[str]) -> None:
    """A usage error on stderr, with the help to look into. args: as typed, among them perhaps the language."""
    from ..words import say, visible
    from .settings import spoken

    message = getattr(problem, "format_message", lambda: str(problem))()
    context = getattr(problem, "ctx", None)
    command = context.command_path if context else PROGRAM
    lang = spoken(args, sys.stderr)
    sys.stderr.write(f"{PROGRAM}: {visible(message)}\n{say('console.see_help', lang, command=command)}\n")
