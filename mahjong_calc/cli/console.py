"""What the program says about its work, on stderr: wrapped where a person reads it on a terminal, one line a sentence
elsewhere."""

from __future__ import annotations

import os
import sys

from .conventions import PROGRAM
from .terminal import is_terminal, terminal_width


def tell(sentence: str) -> None:
    """Say one thing, under the program's name."""
    sys.stderr.write(fitted(f"{PROGRAM}: {sentence}") + "\n")


def fitted(words: str, indent: str = "  ") -> str:
    """The words in lines that the terminal of stderr holds; as they are where it is none. indent: of the lines after
    the first, beside that of the words themselves."""
    if not is_terminal(sys.stderr):
        return words
    return wrapped(words, terminal_width(os.environ, sys.stderr), indent)


def wrapped(words: str, width: int, indent: str = "  ", broken: str = "") -> str:
    """The words in lines of a width in terminal cells. indent: of the lines after the first, beside that of the words
    themselves. broken: what ends a line that goes on."""
    from ..render.blocks import string, text, untied
    from ..render.columns import width_of, wrap

    if width_of(words) <= width:
        return words
    margin = words[: len(words) - len(words.lstrip(" "))][: max(0, width - MOST_NARROW - len(indent) - len(broken))]
    room = max(width - len(margin) - len(indent) - len(broken), MOST_NARROW)
    lines = [untied(string(cell)) for cell in wrap(text(words.strip(" ")), room)]
    return f"{broken}\n{margin}{indent}".join([margin + lines[0], *lines[1:]])


MOST_NARROW = 16
"""Narrower than this nothing is wrapped any more."""
