"""What is said on standard error about the work, and what the operating system refuses, in words."""

from __future__ import annotations

import errno
import os
import sys

from ..faults import Fault
from ..words import say, say_fault
from ..words.marks import clauses
from . import PROGRAM
from .settings import is_terminal, terminal_width

_REFUSALS = {
    errno.ENOENT: "missing",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no_folder",
    errno.ENOSPC: "full",
    errno.EROFS: "read_only",
    errno.ENAMETOOLONG: "long_name",
    errno.EBUSY: "busy",
    errno.EINVAL: "invalid",
    errno.EIO: "failed",
}
"""Number of an error -> its key in the topic `system`."""


def refusal(problem: Exception) -> Fault | str:
    """What the system says, as a value of a fault: in words where they are known, else as it says it."""
    number = getattr(problem, "errno", None)
    if isinstance(problem, ValueError) and number is None and not isinstance(problem, UnicodeError):
        number = errno.EINVAL  # a NUL in the name of a file
    if number in _REFUSALS:
        return Fault("unreadable_file", f"system.{_REFUSALS[number]}")
    return getattr(problem, "strerror", None) or str(problem)


def in_words(problem: Exception, lang: str) -> str:
    """What the system says, in a language."""
    said = refusal(problem)
    return say_fault(said, lang) if isinstance(said, Fault) else said


def tell(words: str) -> None:
    """Say something about the work, after the program's name."""
    sys.stderr.write(fitted(f"{PROGRAM}: {words}"))


def lacks(key: str, command: str, lang: str) -> None:
    """Say that a command was not given something, and where its help is."""
    see = say("console.see_help", lang, command=f"{PROGRAM} {command}")
    tell(clauses((say(f"console.{key}", lang), see), lang))


def fitted(line: str, indent: str = "") -> str:
    """A line of text with its line feed; on a terminal in several that fit, each as far in. A pipe gets it whole."""
    if not is_terminal(sys.stderr):
        return f"{indent}{line}\n"
    from ..render.blocks import string, text
    from ..render.columns import wrap

    width = max(terminal_width(os.environ, sys.stderr) - len(indent) - 1, 20)
    return "".join(f"{indent}{string(one)}\n" for one in wrap(text(line), width))
