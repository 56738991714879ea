"""What a stream can show: whether a person reads it, its width, its colours, the letters of its encoding."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from stat import S_ISFIFO
from typing import TextIO

WIDTH = 80
"""Columns where nothing says how many there are."""


def is_terminal(stream: TextIO) -> bool:
    """Whether a person reads the stream; a closed stream has no reader."""
    try:
        return stream.isatty()
    except (ValueError, AttributeError):
        return False


def wants_color(color: str, environ: Mapping[str, str], stream: TextIO) -> bool:
    """Whether to write colours: as `--color` says, else NO_COLOR, FORCE_COLOR, TERM, else on a terminal."""
    if color != "auto":
        return color == "always"
    if environ.get("NO_COLOR"):
        return False
    if environ.get("FORCE_COLOR"):
        return True
    return environ.get("TERM") not in ("dumb", "unknown") and is_terminal(stream)


def terminal_width(environ: Mapping[str, str], stream: TextIO) -> int:
    """Columns to fill: COLUMNS, else the terminal's, else 80. Of a pipe, as to a pager, those of the terminal that it
    was started from, if they are fewer."""
    columns = environ.get("COLUMNS", "")
    if columns.isascii() and columns.isdigit() and int(columns[:6]) > 0:
        return int(columns[:6])
    found = _columns(stream)
    if found is None and _is_pipe(stream):
        return min(WIDTH, next(filter(None, map(_columns, (sys.stderr, sys.stdin))), WIDTH))
    return found or WIDTH


def _columns(stream: TextIO) -> int | None:
    try:
        return os.get_terminal_size(stream.fileno()).columns
    except (OSError, ValueError, AttributeError):
        return None


def _is_pipe(stream: TextIO) -> bool:
    try:
        return S_ISFIFO(os.fstat(stream.fileno()).st_mode)
    except (OSError, ValueError, AttributeError):
        return False


def can_show(text: str, encoding: str) -> bool:
    """Whether an encoding has all these characters."""
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
