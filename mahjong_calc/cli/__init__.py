"""The command line. Each command is a module of this package, imported only when it is the one asked for."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise

PROGRAM = "mahjong-calc"
UNUSABLE, INTERRUPTED = 2, 130


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
    try:
        status = _run(list(sys.argv[1:] if args is None else args))
        sys.stdout.flush()
    except BrokenPipeError:
        _let_go_of_stdout()
        return 0
    except OSError as problem:  # a full disk, mostly; what is known of a file is told where it is opened
        _let_go_of_stdout()
        _lament(problem)
        return UNUSABLE
    except KeyboardInterrupt:
        return INTERRUPTED
    except Stopped as stop:
        return stop.status
    finally:
        sweep()
    return status


def _prepare_streams() -> None:
    """What an encoding cannot show is escaped instead of breaking the output; a stream that is closed is empty."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 - open as long as the process
        elif mode == "w" and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")


def _let_go_of_stdout() -> None:
    """Nobody reads any more; what is still unwritten must not fail again at exit."""
    with suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _lament(problem: OSError) -> None:
    from ..words import choose_language, say
    from .preferences import surroundings

    lang = choose_language(None, surroundings())
    with suppress(OSError):
        sys.stderr.write(f"{PROGRAM}: {say('console.cannot_write', lang, problem=problem.strerror or problem)}\n")


def _run(args: list[str]) -> int:
    from typer.exceptions import Abort, TyperException

    from ..errors import RecordError
    from .app import program

    try:
        status = program().main(args, prog_name=PROGRAM, standalone_mode=False)
    except RecordError as problem:  # of a settings file; all else is answered by its command
        from .report import complain

        complain(problem, "", language_of(args))
        return UNUSABLE
    except TyperException as problem:
        from .usage import explain

        explain(problem, args, language_of(args))
        return UNUSABLE
    except Abort:
        return INTERRUPTED
    return status if isinstance(status, int) else 0


def language_of(args: Sequence[str]) -> str:
    """The language of a command line that may be unusable: what `--lang` says as far as one can tell, else the
    environment's."""
    from ..words import choose_language, read_language
    from .preferences import surroundings

    told = [word.removeprefix("--lang=") for word in args if word.startswith("--lang=")]
    told += [value for word, value in pairwise(args) if word == "--lang"]
    return choose_language(next(filter(read_language, told), None), surroundings())
