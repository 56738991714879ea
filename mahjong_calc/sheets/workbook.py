"""Workbooks in `.xlsx`: read with openpyxl, an extra of its own, and only after their size was looked at."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from io import BytesIO
from typing import Any

from .decoding import MOST_BYTES, MOST_COLUMNS, MOST_IN_A_CELL, MOST_ROWS, Grid, refuse

SIGNATURE = b"PK\x03\x04"
"""How every file of this kind begins."""
OLD_SIGNATURE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
"""How `.xls` begins, and any workbook with a password."""
MOST_UNPACKED = 64 << 20
MOST_PARTS = 2_000
_LETTERS = re.compile(rb'\br="([A-Z]{1,3})\d+"')
NO_VALUES = (b"", b"<v/>", b"<v />", b"<v></v>")
"""What stands behind a formula in a cell without a stored value; an empty text is a value."""


def grids_of_workbook(data: bytes) -> Iterator[Grid]:
    """The worksheets. Raises RecordError where it is no workbook, unpacks to too much, or openpyxl is not installed."""
    if len(data) > MOST_BYTES:
        raise refuse("too_large", most=MOST_BYTES >> 20)
    look_inside(data)
    try:
        from openpyxl import load_workbook
    except ImportError:
        raise refuse("no_openpyxl") from None
    import warnings

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of styles and the like that mean nothing here
            book = load_workbook(BytesIO(data), read_only=True, data_only=True, keep_links=False)
    except KeyError:  # a part that every workbook has is not there
        raise refuse("not_a_workbook") from None
    except Exception:  # what a broken part raises is openpyxl's own affair: any of a dozen kinds
        raise refuse("damaged_workbook") from None
    try:
        for sheet in book.worksheets:
            yield Grid(str(sheet.title), _rows(sheet))
    finally:
        book.close()


def look_inside(data: bytes) -> None:
    """Refuse what unpacks to too much, before anything is unpacked, and parts that declare entities.

    Python unpacks no more of a part than its directory entry says, so that what is declared here is a bound.
    """
    from zipfile import BadZipFile, ZipFile
    from zlib import error as broken_data

    try:
        with ZipFile(BytesIO(data)) as pack:
            parts = pack.infolist()
            if len(parts) > MOST_PARTS or sum(part.file_size for part in parts) > MOST_UNPACKED:
                raise refuse("unpacks_to_too_much", most=MOST_UNPACKED >> 20)
            for part in parts:
                if part.filename.endswith((".xml", ".rels")):
                    with pack.open(part) as stream:
                        if b"<!DOCTYPE" in stream.read(4_096):
                            raise refuse("workbook_doctype")
    except (BadZipFile, NotImplementedError, RuntimeError, OSError, EOFError, broken_data):
        raise refuse("damaged_workbook") from None
    except ValueError as problem:
        if type(problem).__module__.startswith("mahjong_calc"):
            raise
        raise refuse("damaged_workbook") from None


def columns_without_values(data: bytes) -> frozenset[int]:
    """The indexes of the columns in which formulas hold no stored value, as a program leaves them that fills a workbook
    without working it out. data: a workbook that was read, so that its size is known to be within bounds."""
    from zipfile import ZipFile

    letters: set[bytes] = set()
    with ZipFile(BytesIO(data)) as pack:
        for name in pack.namelist():
            if name.startswith("xl/worksheets/") and name.endswith(".xml"):
                letters.update(_without_values(pack.read(name)))
    return frozenset(_index(one.decode()) for one in letters)


def _without_values(part: bytes) -> Iterator[bytes]:
    """The letters of the column of each cell with a formula and no stored value in a worksheet.

    From formula to formula, each byte looked at once or twice, whatever else the part holds.
    """
    done = end = 0
    while (at := part.find(b"<f", done)) >= 0:
        end = end if end > at else part.find(b"</c>", at)
        if end < 0:
            return
        start = part.rfind(b"<c ", done, at)
        done = at + len(b"<f")
        if start >= 0 and part[done : done + 1] in (b" ", b">", b"/"):
            yield from _letters_without_value(part[start:end])
            done = end


def _letters_without_value(cell: bytes) -> Iterator[bytes]:
    """The letters of the column of a cell, up to its end, if all that it holds is a formula."""
    attributes, _, content = cell.partition(b">")
    formula, _, rest = content.strip().partition(b">")
    if not formula.endswith(b"/"):
        rest = rest.partition(b"</f>")[2]
    letters = _LETTERS.search(attributes)
    if letters is not None and b' t="str"' not in attributes and rest.strip() in NO_VALUES:
        yield letters[1]


def _index(letters: str) -> int:
    """A column by its letters, from 0."""
    number = 0
    for letter in letters:
        number = 26 * number + ord(letter) - 64
    return number - 1


def _rows(sheet: Any) -> Iterator[tuple[int, list[str]]]:
    sheet.reset_dimensions()  # what the file says of its own size may be wrong
    try:
        yield from bounded([as_typed(value) for value in row] for row in sheet.iter_rows(values_only=True))
    except Exception as problem:
        if type(problem).__module__.startswith("mahjong_calc"):
            raise
        raise refuse("damaged_workbook") from None


def bounded(rows: Iterable[list[str]]) -> Iterator[tuple[int, list[str]]]:
    """The rows with the numbers of their lines. Raises RecordError beyond the bounds of a sheet."""
    for line, cells in enumerate(rows, 1):
        if line > MOST_ROWS:
            raise refuse("too_long", most=MOST_ROWS)
        if len(cells) > MOST_COLUMNS:
            raise refuse("too_wide", line=line, most=MOST_COLUMNS)
        if any(len(cell) > MOST_IN_A_CELL for cell in cells):
            raise refuse("long_cell", line=line, most=MOST_IN_A_CELL)
        yield line, cells


def as_typed(value: object) -> str:
    """A cell as a person would type it."""
    if value is None:
        return ""
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return str(value)
