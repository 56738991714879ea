"""`mahjong-calc check --watch`: looking again whenever a file changes."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from time import sleep, strftime

from ..words import say
from .console import tell
from .terminal import is_terminal

EVERY = 0.3
"""Seconds between two looks at the files. To ask for time and size costs next to nothing, and works on every disk, also
on those of a network, which tell nobody that a file has changed."""
CLEAR = "\x1b[H\x1b[2J\x1b[3J"

Stamps = tuple[tuple[int, int, int] | None, ...]
"""Time, size and identity of each file, None for one that is not there."""


def watch(files: Sequence[str], look: Callable[[], int], lang: str) -> int:
    """Look now, and after each change of one of the files, until Ctrl-C; the exit status of the last look."""
    status = 0
    try:
        while True:
            seen = _once_still(files)
            if is_terminal(sys.stdout):
                sys.stdout.write(CLEAR)
            status = look()
            sys.stdout.flush()
            tell(say("console.watching", lang, time=strftime("%H:%M:%S")))
            while _stamps(files) == seen:
                sleep(EVERY)
    except KeyboardInterrupt:
        return status


def _once_still(files: Sequence[str]) -> Stamps:
    """The stamps of the files as soon as two looks find the same: a file half saved is left to grow."""
    before = _stamps(files)
    while True:
        sleep(EVERY / 2)
        now = _stamps(files)
        if now == before:
            return now
        before = now


def _stamps(files: Sequence[str]) -> Stamps:
    found: list[tuple[int, int, int] | None] = []
    for file in files:
        try:
            known = os.stat(file)
            found.append((known.st_mtime_ns, known.st_size, known.st_ino))
        except OSError:
            found.append(None)
    return tuple(found)
