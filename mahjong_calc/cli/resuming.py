"""A run that can be broken off at any moment and go on: its output so far, and a journal of what is whole of it.

Beside the file to be written stand `FILE.part` and `FILE.part.json`. After each block of records the text is on the
disk before the journal says so, and the journal is replaced as a whole; so whatever happens, the journal is true.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any

from ..errors import RecordError
from ..faults import Fault
from ..files.refusals import refusal
from .output import mode_of

PART, JOURNAL = ".part", ".part.json"
LOOKED_AT = 1 << 16
"""Bytes of each input by which it is known again, beside its size and time."""


def fingerprint(files: Iterable[str], asked: Sequence[object]) -> str:
    """What tells runs apart that write something else: the inputs, and all that was asked."""
    found = hashlib.sha256(repr(asked).encode())
    for name in files:
        about = os.stat(name)
        found.update(f"{name}\0{about.st_size}\0{about.st_mtime_ns}".encode())
        with open(name, "rb") as file:
            found.update(file.read(LOOKED_AT))
    return found.hexdigest()


class Journal:
    """What is whole of an output. records: those that were answered. state: whatever else goes on from there.
    sizes: bytes of each file that was written so far."""

    def __init__(self, name: str, run: str) -> None:
        """name: of the file to be written. run: the fingerprint. Raises RecordError where the journal is of another
        run."""
        self._path, self._run = name + JOURNAL, run
        self.records, self.state, self.sizes = 0, dict[str, Any](), dict[str, int]()
        read = _read(self._path)
        if read is None or not os.path.isfile(name + PART):
            return
        if read.get("run") != run:
            raise RecordError(
                [Fault("unwritable_file", "unwritable_file.other_run", {"name": name, "part": name + PART})]
            )
        self.records, self.state, self.sizes = read["records"], read["state"], read["sizes"]

    def write(self, records: int, state: dict[str, Any], outputs: Iterable[PartialOutput]) -> None:
        """So many records are answered. outputs: whose text so far is put on the disk first."""
        sizes = {output.name: output.on_disk() for output in outputs}
        text = json.dumps({"run": self._run, "records": records, "state": state, "sizes": sizes})
        temporary = f"{self._path}.tmp"
        with open(temporary, "w", encoding="ascii") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, self._path)

    def end(self) -> None:
        """The output is whole."""
        with suppress(OSError):
            os.unlink(self._path)


def _read(path: str) -> dict[str, Any] | None:
    try:
        with open(path, encoding="ascii") as file:
            read = json.load(file)
    except (OSError, ValueError):
        return None
    return read if isinstance(read, dict) else None


class PartialOutput:
    """Takes text as `output.Output` does; what was written stays where the work breaks off."""

    def __init__(self, name: str, journal: Journal, head: str = "") -> None:
        """journal: says how much of it is whole already. Raises RecordError (unwritable_file)."""
        self.name = name
        self.begun = name not in journal.sizes
        try:
            self._file = open(name + PART, "wb" if self.begun else "r+b")  # noqa: SIM115 - closed below
            if not self.begun:
                self._file.truncate(journal.sizes[name])
                self._file.seek(0, os.SEEK_END)
        except OSError as problem:
            raise _refused(name, problem) from None
        if self.begun:
            self.write(head)

    def write(self, text: str) -> None:
        """Write text."""
        try:
            self._file.write(text.encode("utf-8", "backslashreplace"))
        except OSError as problem:
            raise _refused(self.name, problem) from None

    def on_disk(self) -> int:
        """Put all text on the disk; its bytes."""
        try:
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as problem:
            raise _refused(self.name, problem) from None
        return self._file.tell()

    def close(self) -> None:
        """Finish the file: it takes the place of an old one."""
        self.on_disk()
        self._file.close()
        target = os.path.realpath(self.name)
        os.chmod(self.name + PART, mode_of(target))
        os.replace(self.name + PART, target)

    def discard(self) -> None:
        """Leave what is there, to go on with."""
        with suppress(OSError):
            self._file.close()


def _refused(name: str, problem: OSError) -> RecordError:
    return RecordError([Fault("unwritable_file", "unwritable_file", {"name": name, "problem": refusal(problem)})])
