"""Where commands read from: a file or standard input, as bytes, as lines, or as records of its form."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import BufferedReader
from typing import BinaryIO

from .. import limits
from ..errors import RecordError
from ..files.csv_records import Csv
from ..files.file_kinds import MARK, refuse_what_is_no_text
from ..files.json_records import read_json, read_whole_json
from ..files.records import Block, ReadConditions, blocks_of, read_text, sniff
from ..files.text_lines import Lines, decode, unreadable
from ..files.unpacking import GZIP, Unpacked
from ..words import say
from .console import tell
from .telling import lacks
from .terminal import is_terminal

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
def opened(name: str, encoding: str | None, lang: str, *, fixed: bool = False) -> Iterator[Lines]:
    """The file, or standard input for `-`, as lines of text. fixed: whether its encoding is not for the user to name.
    Raises RecordError where it cannot be read as such."""
    with opened_bytes(name, lang) as stream:
        try:
            buffered = stream if isinstance(stream, BufferedReader) else BufferedReader(stream)  # type: ignore[type-var]
            if buffered.peek(MARK).startswith(GZIP):
                buffered = BufferedReader(Unpacked(buffered))
            refuse_what_is_no_text(buffered.peek(MARK), name)
            source = decode(buffered, encoding)
        except OSError as problem:
            raise unreadable(name, problem) from None
        try:
            yield Lines(source, name, fixed=fixed)
        finally:
            source.detach()  # whoever opened the bytes closes them


def blocks(
    lines: Lines, name: str, form: str | None, delimiter: str | None, conditions_of: ReadConditions
) -> tuple[Iterator[Block], Csv | None]:
    """The records in blocks, and the table that they are rows of, if they are.

    name: of the file, whose ending may tell the form. form, delimiter: None where the text has to tell.
    """
    form = form or sniff(name, lines.peek())
    if form == "csv":
        if delimiter is None and name.lower().endswith(".tsv"):
            delimiter = "tab"
        try:
            table = Csv(lines, delimiter if delimiter is None else TAB.get(delimiter, delimiter))
        except RecordError as error:
            raise error.of_file(name) if name != "-" else error from None
        return table.blocks(conditions_of), table
    if form == "json":
        return blocks_of(read_whole_json(lines.whole(limits.WHOLE), conditions_of)), None
    return blocks_of((read_text if form == "text" else read_json)(lines, conditions_of)), None
