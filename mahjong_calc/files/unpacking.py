"""Files that hold text in another wrapping: compressed ones, and rows of cells."""

from __future__ import annotations

import gzip
import io
import zlib
from collections.abc import Iterable, Iterator
from typing import BinaryIO

GZIP = b"\x1f\x8b"
"""How a file compressed by gzip begins."""
GZIP_ENDING = ".gz"


class Unpacked(io.RawIOBase):
    """The bytes of a file compressed by gzip, as they come; a damaged one is an OSError where it breaks off."""

    def __init__(self, packed: BinaryIO) -> None:
        self._source = gzip.GzipFile(fileobj=packed)

    def readable(self) -> bool:
        """It is."""
        return True

    def readinto(self, buffer: bytearray | memoryview) -> int:  # type: ignore[override]
        """As the class of streams has it."""
        try:
            found = self._source.read1(len(buffer))
        except (EOFError, zlib.error) as problem:
            raise OSError(str(problem)) from None
        buffer[: len(found)] = found
        return len(found)


class RowsAsText(io.TextIOBase):
    """Rows of cells as lines of CSV, made as they are read."""

    def __init__(self, rows: Iterable[list[str]]) -> None:
        self._pieces = self._written(rows)
        self._rest = ""

    @staticmethod
    def _written(rows: Iterable[list[str]]) -> Iterator[str]:
        import csv

        for row in rows:
            out = io.StringIO()
            csv.writer(out, lineterminator="\n").writerow(row)
            yield out.getvalue()

    def read(self, size: int | None = -1) -> str:
        """So many characters, all for a negative number or None."""
        wanted = -1 if size is None else size
        while wanted < 0 or len(self._rest) < wanted:
            piece = next(self._pieces, None)
            if piece is None:
                break
            self._rest += piece
        wanted = len(self._rest) if wanted < 0 else wanted
        found, self._rest = self._rest[:wanted], self._rest[wanted:]
        return found

    def readline(self, size: int = -1) -> str:  # type: ignore[override]
        """The next line, or so many characters of it."""
        while "\n" not in self._rest:
            piece = next(self._pieces, None)
            if piece is None:
                break
            self._rest += piece
        end = self._rest.find("\n") + 1 or len(self._rest)
        end = min(end, size) if size >= 0 else end
        found, self._rest = self._rest[:end], self._rest[end:]
        return found
