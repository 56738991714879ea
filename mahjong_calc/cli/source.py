"""Where commands read from: a file or standard input, as bytes, as lines, or as records of its form."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from io import TextIOWrapper
from itertools import chain
from typing import BinaryIO

from ..errors import RecordError
from ..faults import Fault
from ..files.csv_rows import Csv, Record, Settle
from ..files.records import decode, read_json, read_text, read_whole_json, sniff
from ..words import say
from .settings import is_terminal
from .telling import lacks, refusal, tell

TAB = {"tab": "\t", "\\t": "\t"}
"""Ways to write a tabulator in an argument."""


def named(file: str | None, command: str, lang: str) -> str | None:
    """The file that a command was given; standard input where something is piped into it; else None, and why on
    stderr."""
    if file is None and not is_terminal(sys.stdin):
        return "-"
    if file is None:
        lacks("missing_file", command, lang)
    return file


@contextmanager
def opened_bytes(name: str, lang: str) -> Iterator[BinaryIO]:
    """The file, or standard input for `-`, as bytes. Raises RecordError where it cannot be opened."""
    if name == "-":
        if is_terminal(sys.stdin):
            key = "Ctrl-Z Enter" if os.name == "nt" else "Ctrl-D"
            tell(say("console.reading_terminal", lang, key=key))
            sys.stderr.flush()
        yield sys.stdin.buffer  # which stays open
        return
    try:
        stream = open(name, "rb")  # noqa: SIM115 - closed below
    except (OSError, ValueError) as problem:
        raise unreadable(name, problem) from None
    with stream:
        yield stream


@contextmanager
def opened(name: str, encoding: str | None, lang: str) -> Iterator[TextIOWrapper]:
    """The file, or standard input for `-`, as text. Raises RecordError where it cannot be read."""
    with opened_bytes(name, lang) as stream:
        try:
            source = decode(stream, encoding)
        except OSError as problem:
            raise unreadable(name, problem) from None
        try:
            yield source
        finally:
            source.detach()  # whoever opened the bytes closes them


def unreadable(name: str, problem: Exception) -> RecordError:
    """The error of a file that the system does not give."""
    return RecordError([Fault("unreadable_file", "unreadable_file", {"file": name, "problem": refusal(problem)})])


def lines_of(source: TextIOWrapper, name: str) -> Iterator[str]:
    """The lines. Raises RecordError where bytes cannot be had, or are not of the encoding."""
    try:
        yield from chain(source)  # without `chain` the end of this generator would close the file
    except UnicodeError as problem:
        values = {"encoding": source.encoding, "problem": str(problem)}
        raise RecordError([Fault("unreadable_file", "unreadable_file.text", values)]) from None
    except OSError as problem:
        raise unreadable(name, problem) from None


class _Peeked:
    """Lines, the first of which were looked at before they are read."""

    def __init__(self, lines: Iterator[str]) -> None:
        self._lines, self._seen = lines, list[str]()

    def peek(self) -> Iterator[str]:
        """The lines, each kept for reading."""
        for line in self._lines:
            self._seen.append(line)
            yield line

    def __iter__(self) -> Iterator[str]:
        return chain(self._seen, self._lines)


def entries(
    lines: Iterator[str], name: str, form: str | None, delimiter: str | None, settle: Settle
) -> tuple[Iterable[Record], Sequence[str]]:
    """The records, and the headings of the columns that mean nothing.

    name: of the file, whose ending may tell the form. form, delimiter: None where the text has to tell.
    """
    peeked = _Peeked(lines)
    form = form or sniff(name, peeked.peek())
    if form == "csv":
        if delimiter is None and name.lower().endswith(".tsv"):
            delimiter = "tab"
        table = Csv(peeked, delimiter if delimiter is None else TAB.get(delimiter, delimiter))
        return table.entries(settle), table.unknown
    if form == "json":
        return read_whole_json("".join(peeked), settle), ()
    return (read_text if form == "text" else read_json)(peeked, settle), ()
