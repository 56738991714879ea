"""Workbooks in `.ods`: read with python-calamine, an extra, and only after it was looked at how much they hold."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import BytesIO
from typing import NamedTuple

from .decoding import MOST_BYTES, MOST_COLUMNS, MOST_ROWS, Grid, refuse
from .workbook import as_typed, bounded, look_inside

MARK = b"mimetype"
"""The first part of such an archive, named behind the head of a ZIP file; no other workbook has it."""
HEAD = 30
MOST_CELLS = 5_000_000
"""Of a worksheet, up to its last filled row and column: a few bytes can say that a cell stands a billion times."""
_TAG = re.compile(rb"<table:(table-row|table-cell|covered-table-cell|table)\b([^>]*?)(/?)>")
_REPEATED = re.compile(rb'table:number-(?:rows|columns)-repeated="(\d{1,9})')


def is_open_document(data: bytes) -> bool:
    """Whether a file is such a workbook."""
    return data[HEAD : HEAD + len(MARK)] == MARK


def grids_of_open_document(data: bytes) -> Iterator[Grid]:
    """The worksheets. Raises RecordError where it is damaged, holds too much, or python-calamine is not installed."""
    if len(data) > MOST_BYTES:
        raise refuse("too_large", most=MOST_BYTES >> 20)
    look_inside(data)
    _refuse_repeats(data)
    try:
        from python_calamine import CalamineWorkbook
    except ImportError:
        raise refuse("no_calamine") from None
    try:
        book = CalamineWorkbook.from_filelike(BytesIO(data))
        sheets = [(name, book.get_sheet_by_name(name).to_python(skip_empty_area=False)) for name in book.sheet_names]
    except Exception:  # what a broken part raises is the library's own affair
        raise refuse("damaged_workbook") from None
    for name, rows in sheets:
        yield Grid(name, bounded([as_typed(value) for value in row] for row in rows))


def _refuse_repeats(data: bytes) -> None:
    """Raise RecordError where the filled part of a worksheet has too many cells."""
    lines = height = width = 0
    for row in _rows(data):
        if row is NEW_WORKSHEET:
            lines = height = width = 0
            continue
        lines += row.lines
        if row.filled:
            height = lines
            width = max(width, *(at + count for at, count in row.filled.items()))
        if height > MOST_ROWS or height * width > MOST_CELLS:
            raise refuse("too_long", most=MOST_ROWS)


def columns_without_stored_values(data: bytes) -> frozenset[int]:
    """The indexes of the columns in which formulas hold no stored value, as `workbook.columns_without_values`."""
    return frozenset(at for row in _rows(data) for at in row.without_value)


class _Row(NamedTuple):
    """A row, or `lines` that are the same. filled: index of a cell -> how often it stands there. without_value: the
    indexes of those with a formula and no value."""

    lines: int
    filled: dict[int, int]
    without_value: list[int]


NEW_WORKSHEET = _Row(0, {}, [])
"""Stands before the rows of each worksheet."""


def _rows(data: bytes) -> Iterator[_Row]:
    """The rows of all worksheets, as far as their tags tell."""
    from zipfile import ZipFile

    try:
        with ZipFile(BytesIO(data)) as pack:
            content = pack.read("content.xml")
    except KeyError:
        raise refuse("damaged_workbook") from None
    row, at = NEW_WORKSHEET, 0
    for kind, attributes, empty in _TAG.findall(content):
        repeated = _REPEATED.search(attributes)
        count = int(repeated[1]) if repeated else 1
        if kind in (b"table-row", b"table"):
            yield row
            row, at = NEW_WORKSHEET if kind == b"table" else _Row(count, {}, []), 0
            continue
        if row is NEW_WORKSHEET:
            continue
        if b"office:value" in attributes or not empty:
            row.filled[at] = count
        elif b"table:formula" in attributes and at < MOST_COLUMNS:
            row.without_value.append(at)
        at += count
    yield row
