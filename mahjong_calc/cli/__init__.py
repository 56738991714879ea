"""The command line. Each command is a module of this package, imported only when it is the one asked for."""

from __future__ import annotations

import atexit
import codecs
import gc
import os
import sys
from collections.abc import Sequence
from contextlib import suppress

from .conventions import INTERRUPTED, PROGRAM, UNUSABLE


def main(args: Sequence[str] | None = None) -> int:
    """Run the program.

    args: the words after the program's name, by default those of this process. Returns the exit status: 0 done,
    1 an answer in the negative, 2 unusable arguments or input, 130 interrupted, 143 or 129 ended by a signal while a
    file was written. A closed pipe is no error.
    """
    from .preferences import begin
    from .stops import Stopped, sweep

    begin()
    _prepare_streams()
    if args is None:  # the process ends with this: what it holds need not be looked through for cycles once more
        atexit.register(gc.freeze)
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
    except Stopped as stop:
        return stop.status
    finally:
        sweep()
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
    from .console import tell
    from .language import spoken
    from .telling import in_words

    with suppress(OSError):
        lang = spoken(args, sys.stderr)
        tell(say("console.cannot_write", lang, problem=in_words(problem, lang)))


def _run(args: list[str]) -> int:
    from typer.exceptions import Abort, TyperException

    from ..errors import RecordError
    from .app import program

    try:
        status = program().main(args, prog_name=PROGRAM, standalone_mode=False)
    except RecordError as problem:  # of a settings file; all else is answered by its command
        from .complaints import complain
        from .language import spoken

        complain(problem, "", spoken(args, sys.stderr))
        return UNUSABLE
    except TyperException as problem:
        from .language import spoken
        from .usage import explain

        explain(problem, args, spoken(args, sys.stderr))
        return UNUSABLE
    except Abort:
        return INTERRUPTED
    return status if isinstance(status, int) else 0
