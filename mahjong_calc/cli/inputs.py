"""The files of hands that `batch` was given, one after the other: plain, compressed, or a workbook."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, islice
from typing import NamedTuple

from ..errors import MahjongError, RecordError
from ..faults import Fault
from ..files.csv_records import Csv
from ..files.file_kinds import MARK, WORKBOOKS
from ..files.records import BY_ENDING, FEW, Block, ReadConditions
from ..files.text_lines import Lines
from ..files.unpacking import GZIP, GZIP_ENDING, RowsAsText
from ..hand.circumstances import normal
from ..results.score import Note
from .source import blocks, opened, opened_bytes

FILE = "file"
"""The column, or key, that names the file of a record where there are several."""
MOST_ABOVE = 20
"""Rows of a worksheet in which its headings are looked for."""


class Source(NamedTuple):
    """A file of hands. table: the one whose rows are the records, if they are rows. blocks: its records."""

    name: str
    table: Csv | None
    blocks: Iterator[Block]


class Form(NamedTuple):
    """How files are to be read. form, delimiter, encoding: None where the file has to tell."""

    form: str | None
    delimiter: str | None
    encoding: str | None


class Refused(NamedTuple):
    """A file that cannot be read, and why."""

    name: str
    problem: MahjongError

    @property
    def error(self) -> MahjongError:
        """Why, said of the file where it has a name."""
        return self.problem if self.name == "-" else self.problem.of_file(self.name)


class Part(NamedTuple):
    """Some records in a row of one of the files.

    file: its number. many: whether it has many records. beside: notes on it. first: whether nothing stands before it.
    """

    file: int
    many: bool
    beside: tuple[Note, ...]
    first: bool
    block: Block


def parts_of(found: Iterable[Source | Refused], refused: Callable[[Refused], None], done: int) -> Iterator[Part]:
    """The records of all files, without the first ones that are done. refused: is given the files that cannot be read,
    which cost no other one."""
    first = True
    for number, source in enumerate(found):
        if isinstance(source, Refused):
            refused(source)
            continue
        near = source.table.near.items() if source.table else ()
        beside = tuple(Note("column_not_read", {"heading": heading, "near": name}) for heading, name in near)
        many: bool | None = None
        for block in source.blocks:
            many = len(block.ids) >= FEW if many is None else many
            rest = block if not done else block.cut(done)
            done = max(0, done - len(block.ids))
            if rest.ids:
                yield Part(number, many, beside, first, rest)
            first = False


def records_in(names: Sequence[str], form: str | None) -> int | None:
    """How many records the files have, by their lines; None where these do not tell, or can be read only once."""
    total = 0
    for name in names:
        how = form or BY_ENDING.get(os.path.splitext(name)[1].lower(), "json")
        if how == "json" or not os.path.isfile(name):
            return None
        try:
            with open(name, "rb") as file:
                if file.peek(MARK).startswith((GZIP, *WORKBOOKS)):
                    return None
                total += sum(1 for line in file if line.strip() and not (how == "text" and line.startswith(b"#")))
        except OSError:
            return None
        total -= how == "csv"
    return total


def sources(names: Sequence[str], how: Form, lang: str, conditions_of: ReadConditions) -> Iterator[Source | Refused]:
    """Each file in turn, open until the next one is asked for."""
    for name in names:
        try:
            yield from _source(name, how, lang, conditions_of)
        except RecordError as error:
            yield Refused(name, error)


def kept_of(table: Csv | None, *, keep: bool, several: bool) -> tuple[str, ...]:
    """The headings of cells that are copied: the file where there are several, and what the first table has that means
    nothing here."""
    unknown = table.unknown if table is not None and keep else ()
    return (*((FILE,) if several else ()), *unknown)


def with_kept(source: Source, kept: Sequence[str], *, several: bool) -> Source:
    """The file with each record's copied cells as the headings have them; a column that it lacks is empty."""
    if not several:
        return source
    own = source.table.unknown if source.table is not None else []
    places = [own.index(heading) if heading in own else None for heading in kept[1:]]

    def blocks_with_kept() -> Iterator[Block]:
        for block in source.blocks:
            yield block._replace(kept=[(source.name, *_some(cells, places)) for cells in block.kept])

    return source._replace(blocks=blocks_with_kept())


def _some(cells: Sequence[str], places: Sequence[int | None]) -> Iterator[str]:
    """The cells at these places, "" where there is none."""
    return ("" if at is None or not cells else cells[at] for at in places)


def _source(name: str, how: Form, lang: str, conditions_of: ReadConditions) -> Iterator[Source]:
    if _is_workbook(name):
        lines = Lines(RowsAsText(_rows_with_hands(name, lang)), name, fixed=True)
        found, table = blocks(lines, name, "csv", ",", conditions_of)
        yield Source(name, table, found)
        return
    with opened(name, how.encoding, lang) as text:
        plain = name.removesuffix(GZIP_ENDING)
        found, table = blocks(text, plain, how.form, how.delimiter, conditions_of)
        yield Source(name, table, found)


def _is_workbook(name: str) -> bool:
    """Whether a file, not standard input, begins as workbooks do."""
    if name == "-" or not os.path.isfile(name):
        return False
    try:
        with open(name, "rb") as file:
            return file.read(4).startswith(WORKBOOKS)
    except OSError:
        return False


def _rows_with_hands(name: str, lang: str) -> Iterator[list[str]]:
    """The rows of the first worksheet that has a column of hands, from its headings on. Raises RecordError."""
    from ..sheets.open_document import grids_of_open_document, is_open_document
    from ..sheets.workbook import OLD_SIGNATURE, grids_of_workbook

    with opened_bytes(name, lang) as stream:
        data = stream.read()
    if data.startswith(OLD_SIGNATURE):
        raise RecordError([Fault("unreadable_file", "unreadable_file.old_workbook", {"file": name})])
    try:
        for grid in grids_of_open_document(data) if is_open_document(data) else grids_of_workbook(data):
            above = [row for _, row in islice(grid.rows, MOST_ABOVE)]
            for at, row in enumerate(above):
                if "hand" in map(normal, row):
                    return _cut(chain(above[at:], (row for _, row in grid.rows)), len(row))
    except RecordError as error:
        raise error.of_file(name) from None
    raise RecordError([Fault("unreadable_file", "unreadable_file.no_hands", {"file": name})])


def _cut(rows: Iterator[list[str]], width: int) -> Iterator[list[str]]:
    """The rows without empty cells beyond the headings."""
    for row in rows:
        beyond = len(row)
        while beyond > width and not row[beyond - 1]:
            beyond -= 1
        yield row[:beyond]
