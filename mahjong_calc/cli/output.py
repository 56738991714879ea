"""Where answers go: standard output at once, or a file as a whole."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import IO, Any

from ..errors import RecordError
from ..faults import Fault


class Output:
    """Takes text; `close` ends it. A file appears only when it is complete.

    It is written to a temporary file beside it, which is then renamed, so that nobody ever sees half of it; a file
    that is there keeps its permissions. What is no ordinary file (a pipe, /dev/null) is written directly. All
    methods raise RecordError (unwritable_file) where that is not possible, with the old file left as it was.
    """

    def __init__(self, name: str | None, *, binary: bool = False, head: str = "") -> None:
        """name: the file to write; None for standard output. binary: it takes bytes instead of text. head: what a
        file begins with."""
        self.name = name
        self._target = self._temporary = ""
        self._file: IO[Any] | None = None
        if name is not None:
            with self._refusing():
                self._target = os.path.realpath(name)
                if os.path.isdir(self._target):
                    raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
                ordinary = os.path.isfile(self._target) or not os.path.exists(self._target)
                self._temporary = f"{self._target}.{os.getpid()}.tmp" if ordinary else ""
                where = self._temporary or self._target
                if binary:
                    self._file = open(where, "wb")  # noqa: SIM115
                else:
                    self._file = open(where, "w", encoding="utf-8", errors="backslashreplace", newline="")  # noqa: SIM115
                    self._file.write(head)

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
                if os.path.exists(self._target):
                    os.chmod(self._temporary, os.stat(self._target).st_mode)
                os.replace(self._temporary, self._target)
                self._temporary = ""

    def discard(self) -> None:
        """Take away what was written, unless it is finished."""
        if self._file is not None:
            with suppress(OSError):
                self._file.close()
        if self._temporary:
            with suppress(OSError):
                os.unlink(self._temporary)
            self._temporary = ""

    @contextmanager
    def _refusing(self) -> Iterator[None]:
        """Turn what the system refuses into a clear fault."""
        try:
            yield
        except (OSError, ValueError) as problem:  # ValueError: a NUL in the name
            from .telling import refusal

            self.discard()
            values = {"name": self.name, "problem": refusal(problem)}
            raise RecordError([Fault("unwritable_file", "unwritable_file", values)]) from None


def write_whole(name: str | None, content: str | bytes) -> None:
    """Write a file that is known as a whole. Raises RecordError where that is not possible."""
    out = Output(name, binary=isinstance(content, bytes))
    try:
        out.write(content)
        out.close()
    finally:
        out.discard()
