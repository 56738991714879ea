"""Where answers go: standard output at once, or a file as a whole."""

from __future__ import annotations

import errno
import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import IO, Any

from ..errors import RecordError
from ..faults import Fault
from .stops import UNFINISHED, Watch, held_back


class Output:
    """Takes text; `close` ends it. A file appears only when it is complete.

    It is written to a temporary file beside it, of a name that nobody can guess and for nobody else to read, which is
    then renamed, so that nobody ever sees half of it; a file that is there keeps its permissions. What is no ordinary
    file (a pipe, /dev/null) is written directly. All methods raise RecordError (unwritable_file) where that is not
    possible, with the old file left as it was. A signal to end the program meanwhile is a `Stopped`.
    """

    def __init__(self, name: str | None, *, binary: bool = False, head: str = "") -> None:
        """name: the file to write; None for standard output. binary: it takes bytes instead of text. head: what a
        file begins with."""
        self.name = name
        self._target = self._temporary = ""
        self._file: IO[Any] | None = None
        self._watch: Watch | None = None
        if name is not None:
            with self._refusing():
                self._target = os.path.realpath(name)
                if os.path.isdir(self._target):
                    raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
                if _is_new(self._target) or os.path.isfile(self._target):
                    self._watch = Watch()
                    where: str | int = self._begun()
                else:
                    where = self._target
                if binary:
                    self._file = open(where, "wb")  # noqa: SIM115
                else:
                    self._file = open(where, "w", encoding="utf-8", errors="backslashreplace", newline="")  # noqa: SIM115
                    self._file.write(head)

    def _begun(self) -> int:
        """A temporary file beside the target, open. Raises RecordError where the target is protected."""
        import tempfile

        if os.path.exists(self._target) and not _may_be_written(self._target):
            raise RecordError([Fault("unwritable_file", "unwritable_file.read_only", {"name": self.name})])
        folder, name = os.path.split(self._target)
        with held_back():
            handle, self._temporary = tempfile.mkstemp(".tmp", f".{name[:MOST_OF_A_NAME]}.", folder or ".")
            UNFINISHED.add(self._temporary)
        return handle

    def write(self, text: str | bytes) -> None:
        """Write text (or bytes, to a binary file): to standard output at once."""
        if self._file is not None:
            with self._refusing():
                self._file.write(text)
        elif isinstance(text, str):
            sys.stdout.write(text)
            sys.stdout.flush()

    def close(self) -> None:
        """Finish the file."""
        if self._file is None:
            return
        with self._refusing():
            self._file.close()
            if self._temporary:
                os.chmod(self._temporary, mode_of(self._target))
                with held_back():
                    os.replace(self._temporary, self._target)
                    self._let_go()
        self._end_watch()

    def discard(self) -> None:
        """Take away what was written, unless it is finished."""
        if self._file is not None:
            with suppress(OSError):
                self._file.close()
        if self._temporary:
            with suppress(OSError):
                os.unlink(self._temporary)
            self._let_go()
        self._end_watch()

    def _let_go(self) -> None:
        UNFINISHED.discard(self._temporary)
        self._temporary = ""

    def _end_watch(self) -> None:
        if self._watch is not None:
            self._watch.end()

    @contextmanager
    def _refusing(self) -> Iterator[None]:
        """Turn what the system refuses into a clear fault."""
        try:
            yield
        except RecordError:
            self.discard()
            raise
        except (OSError, ValueError) as problem:  # ValueError: a NUL in the name
            from ..files.refusals import refusal

            self.discard()
            values = {"name": self.name, "problem": refusal(problem)}
            raise RecordError([Fault("unwritable_file", "unwritable_file", values)]) from None


def _may_be_written(file: str) -> bool:
    """Whether a file is not protected: by its own permissions (which the system does not ask of its administrator),
    or as somebody else's."""
    return bool(os.stat(file).st_mode & WRITABLE) and os.access(file, os.W_OK)


def _is_new(file: str) -> bool:
    """Whether nothing is there yet. Raises OSError where nothing can be."""
    try:
        os.stat(file)
    except FileNotFoundError:
        return True
    return False


def mode_of(file: str) -> int:
    """The permissions that a file has, or would have as a new one."""
    if os.path.exists(file):
        return stat.S_IMODE(os.stat(file).st_mode)
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


WRITABLE = stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH
MOST_OF_A_NAME = 40
"""Characters of the target's name in that of the temporary file; names have a bound of their own in bytes."""


def write_whole(name: str | None, content: str | bytes) -> None:
    """Write a file that is known as a whole. Raises RecordError where that is not possible."""
    out = Output(name, binary=isinstance(content, bytes))
    try:
        out.write(content)
        out.close()
    finally:
        out.discard()
