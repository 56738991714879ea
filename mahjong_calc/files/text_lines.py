"""A byte stream as lines of text, each of a bounded length, with what is wrong with those that are not."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import chain
from typing import BinaryIO, TextIO

from .. import limits
from ..errors import RecordError
from ..faults import Fault
from ..notation import read

AT_ONCE = 1 << 16
"""Characters that are read at a time."""
SHOWN = 60
"""Characters that are kept of a line that is too long."""
_UNREAD = re.compile("[\ud800-\udfff]")


def decode(stream: BinaryIO, encoding: str | None) -> io.TextIOWrapper:
    """A byte stream as text. encoding: None for UTF-8 with or without its mark, UTF-16 where that mark is there.

    Bytes that are no text in this encoding come through as lone surrogates, so that they are a fault of their line
    only (`Lines`). Raises RecordError for an encoding that does not exist.
    """
    buffered = stream if isinstance(stream, io.BufferedReader) else io.BufferedReader(stream)  # type: ignore[type-var]
    if encoding is None:
        mark = buffered.peek(3)[:3]
        encoding = "utf-16" if mark[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig"
    errors = "replace" if encoding.lower().replace("_", "-").startswith(("utf-16", "utf-32")) else "surrogateescape"
    try:
        return io.TextIOWrapper(buffered, encoding=encoding, errors=errors, newline="")
    except (LookupError, ValueError):  # ValueError: a NUL in the name
        raise RecordError([Fault("unreadable_file", "unreadable_file.encoding", {"name": encoding})]) from None


class Lines:
    """Lines, the first of which may be looked at before they are read.

    faults: number of a line, from 1, -> what is wrong with it; known as soon as the line comes. Such a line comes
    with what could be read of it, so that it is still a record of its own.
    """

    def __init__(self, source: io.TextIOBase | TextIO, name: str = "-", *, fixed: bool = False) -> None:
        """source: text that keeps its line ends. name: of the file, for what the system says of it. fixed: whether the
        encoding is not for the user to name."""
        self.faults: dict[int, Fault] = {}
        self._source, self._name = source, name
        self._misread = "encoding_fixed" if fixed else "encoding"
        self._seen: list[str] = []
        self._ahead = False
        """Whether lines may be read before they are asked for."""
        self._rest = self._read()

    def __iter__(self) -> Iterator[str]:
        """Each line once. Raises RecordError where bytes cannot be had, are not of the encoding, or never end."""
        self._ahead = True
        return chain(self._seen, self._rest)

    def peek(self) -> Iterator[str]:
        """The first lines, as far as `limits.WHOLE`, each kept for reading."""
        seen = 0
        for line in self._rest:
            self._seen.append(line)
            yield line
            seen += len(line)
            if seen > limits.WHOLE:
                return

    def whole(self, most: int) -> str:
        """All text, of which a line may be as long as it is. most: how many characters there may be. Raises RecordError
        beyond, and for what is not of the encoding."""
        if self.faults:
            raise RecordError(self.faults.values())
        seen = "".join(self._seen)
        with self._refusing():
            text = seen + self._source.read(max(0, most + 1 - len(seen)))
        if len(text) > most:
            raise _unreadable("too_large_whole", most=most >> 20)
        if not text.isascii() and (unread := _UNREAD.search(text)):
            line = text.count("\n", 0, unread.start()) + 1
            raise _unreadable(f"line_{self._misread}", encoding=self._encoding(), line=line)
        return text

    def _read(self) -> Iterator[str]:
        number = 0
        with self._refusing():
            while text := self._some():
                lines = list(io.StringIO(text, newline=""))
                if len(text) >= limits.LINE or not text.isascii():
                    for place, line in enumerate(lines):
                        yield self._checked(number + place + 1, line)
                else:
                    yield from lines
                number += len(lines)

    def _some(self) -> str:
        """The next line, or several at once; of a line that is too long only the beginning."""
        text = self._source.read(AT_ONCE) if self._ahead else ""
        return text if text.endswith("\n") else text + self._source.readline(limits.LINE)

    def _checked(self, number: int, line: str) -> str:
        """The line, as far as it can be read; what is wrong with it is noted."""
        most, whole = limits.LINE, line[-1] in "\r\n"
        if len(line) > most or (len(line) == most and not whole):
            if not whole:
                self._pass_over()
            self.faults[number] = Fault("bad_record", "bad_record.line_too_long", {"most": most >> 20})
            return f"{line[:SHOWN]}\n"
        if not line.isascii() and (unread := _UNREAD.search(line)):
            values = {"encoding": self._encoding()}
            self.faults[number] = Fault("bad_record", f"bad_record.{self._misread}", values, unread.start() + 1)
            return _UNREAD.sub("\ufffd", line)
        return line

    def _encoding(self) -> str:
        name: str = getattr(self._source, "encoding", "")
        return name.removesuffix("-sig")

    @contextmanager
    def _refusing(self) -> Iterator[None]:
        """Turn what the system or the encoding refuses into a clear fault."""
        try:
            yield
        except UnicodeError as problem:
            raise _unreadable("text", encoding=self._encoding(), problem=problem) from None
        except OSError as problem:
            raise unreadable(self._name, problem) from None

    def _pass_over(self) -> None:
        """Read up to the end of a line without holding it."""
        step, passed = 1 << 16, 0
        while (piece := self._source.readline(step)) and piece[-1] not in "\r\n":
            passed += len(piece)
            if passed > limits.ENDLESS:
                raise _unreadable("endless", most=limits.ENDLESS >> 20)


def whole(lines: Iterable[str], most: int) -> str:
    """All text of lines; of `Lines`, which come from a file, at most so many characters (`Lines.whole`)."""
    return lines.whole(most) if isinstance(lines, Lines) else "".join(lines)


def _unreadable(detail: str, **values: object) -> RecordError:
    return RecordError([Fault("unreadable_file", f"unreadable_file.{detail}", values)])


def unreadable(name: str, problem: Exception) -> RecordError:
    """The error of a file that the system does not give; a hand in its place is told what to do with it."""
    if isinstance(problem, FileNotFoundError) and _is_a_hand(name):
        return RecordError([Fault("unreadable_file", "unreadable_file.is_a_hand", {"name": name})])
    from .refusals import refusal

    return RecordError([Fault("unreadable_file", "unreadable_file", {"file": name, "problem": refusal(problem)})])


def _is_a_hand(text: str) -> bool:
    hand, faults = read(text)
    return not faults and len(hand.concealed) > 1
