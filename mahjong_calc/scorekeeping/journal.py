"""The sheet on the disk: at every moment either as it was before a line, or as it is after it, never half of it."""

from __future__ import annotations

import errno
import os
import stat

from ..errors import MahjongError, RecordError
from ..faults import Fault
from .refusals import refused

NEW_ENDING = ".unconfirmed"
"""Of the file that is written beside the sheet and then takes its place; one that a killed session left behind is
overwritten by the next line."""


class Journal:
    """Keeps one sheet on the disk. file: its name."""

    def __init__(self, file: str) -> None:
        self.file = file
        try:
            self._target = os.path.realpath(file)
            if os.path.isdir(self._target):
                raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        except (OSError, ValueError) as problem:
            raise self._unwritable(problem) from None
        self._last: bytes | None = None

    def load(self) -> bytes | None:
        """What stands in the file, None where there is none. Raises MahjongError where it cannot be read."""
        try:
            self._last = self._content()
        except (OSError, ValueError) as problem:
            from ..files.text_lines import unreadable

            raise unreadable(self.file, problem) from None
        return self._last

    def save(self, text: str) -> None:
        """Put the sheet on the disk; when this returns it is there, even if the machine stops now.

        Raises RecordError where that is not possible, or where somebody else wrote into the file meanwhile; what was
        there stays then.
        """
        data = text.encode()
        try:
            if self._content() != self._last:
                raise refused("changed_outside", name=self.file)
            self._replace(data)
        except MahjongError:
            raise
        except (OSError, ValueError) as problem:
            raise self._unwritable(problem) from None
        self._last = data

    def _content(self) -> bytes | None:
        try:
            with open(self._target, "rb") as stream:
                return stream.read()
        except FileNotFoundError:
            return None

    def _replace(self, data: bytes) -> None:
        if os.path.exists(self._target) and not os.access(self._target, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        beside = self._target + NEW_ENDING
        mode = stat.S_IMODE(os.stat(self._target).st_mode) if os.path.exists(self._target) else None
        if os.path.lexists(beside):
            os.unlink(beside)  # never written through: it may be a link
        handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666)
        try:
            with open(handle, "wb") as stream:
                stream.write(data)
                stream.flush()
                os.fsync(stream.fileno())
            if mode is not None:
                os.chmod(beside, mode)
            os.replace(beside, self._target)
        except OSError:
            os.unlink(beside)
            raise
        _sync_folder(os.path.dirname(self._target))

    def _unwritable(self, problem: Exception) -> RecordError:
        said = getattr(problem, "strerror", None) or os.strerror(errno.EINVAL)
        return RecordError([Fault("unwritable_file", "unwritable_file", {"name": self.file, "problem": said})])


def _sync_folder(folder: str) -> None:
    """Put the new name on the disk, too, where the system lets folders be opened."""
    if os.name == "nt":
        return
    handle = os.open(folder or ".", os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError as problem:
        if problem.errno != errno.EINVAL:  # some file systems have nothing to do there
            raise
    finally:
        os.close(handle)
