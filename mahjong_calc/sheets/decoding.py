"""From the bytes of a file to rows of cells, within bounds of time and memory; `workbook` reads `.xlsx`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from ..errors import RecordError
from ..faults import Fault
from ..files.records import csv_reader
from . import headings

MOST_BYTES = 32 << 20
"""A larger file is no score sheet; a tournament of 2,000 tables has 4 million bytes."""
MOST_IN_A_CELL = 32_767
"""Characters; what spreadsheets allow."""
MOST_COLUMNS = 1_000
MOST_ROWS = 500_000
SEPARATORS = ",;\t"
_BYTE_ORDER_MARKS = (
    (b"\xef\xbb\xbf", "utf-8-sig"),
    (b"\xff\xfe\0\0", "utf-32"),
    (b"\0\0\xfe\xff", "utf-32"),
    (b"\xff\xfe", "utf-16"),
    (b"\xfe\xff", "utf-16"),
)
_RUSSIAN = re.compile(r"\b[А-ЯЁ]?[а-яё]+\b|\b[А-ЯЁ]+\b")
_CHINESE = re.compile(r"[\u4e00-\u9fff，。：；、（）]")


class Grid(NamedTuple):
    """Cells as text. name: of the worksheet, "" for a text file. rows: with the number of each line."""

    name: str
    rows: Iterator[tuple[int, list[str]]]


def refuse(detail: str, **values: object) -> RecordError:
    """The error of a file that is no sheet."""
    return RecordError([Fault("unreadable_file", f"unreadable_file.{detail}", values)])


def text_of(data: bytes, encoding: str | None) -> str:
    """The file as text. encoding: None to find out. Raises RecordError for what is no text of one encoding."""
    if len(data) > MOST_BYTES:
        raise refuse("too_large", most=MOST_BYTES >> 20)
    encoding = encoding or _encoding_of(data)
    try:
        text = data.decode(encoding)
    except LookupError:
        raise refuse("encoding", name=encoding) from None
    except ValueError as problem:
        line = data[: getattr(problem, "start", 0)].count(b"\n") + 1
        raise refuse("line", encoding=encoding, line=line) from None
    text = text.removeprefix("\ufeff")
    if "\0" in text:
        raise refuse("not_text", line=text[: text.index("\0")].count("\n") + 1)
    return text


def _encoding_of(data: bytes) -> str:
    """By the mark at its beginning, else UTF-8 where it is, else the likelier of cp1251 and gb18030."""
    for mark, name in _BYTE_ORDER_MARKS:
        if data.startswith(mark):
            return name
    if data[1:2] == b"\0" or data[:1] == b"\0":
        return "utf-16-le" if data[1:2] == b"\0" else "utf-16-be"
    try:
        data.decode("utf-8")
        return "utf-8"
    except UnicodeDecodeError as problem:
        _refuse_mixture(data, problem.start)
    return _likelier(data[: 1 << 16])


def _refuse_mixture(data: bytes, bad: int) -> None:
    """Refuse a file in which some lines are UTF-8 beyond ASCII and others are not: no guess can be right for both."""
    for line in data.split(b"\n"):
        if not line.isascii():
            try:
                line.decode("utf-8")
            except UnicodeDecodeError:
                continue
            raise refuse("mixture", line=data[:bad].count(b"\n") + 1)


def _likelier(data: bytes) -> str:
    """cp1251 or gb18030: the one whose headings can be read, else the one that gives words of its language."""
    read = {name: data.decode(name, errors="replace") for name in ("cp1251", "gb18030")}
    known = {name: _headings_in(text) for name, text in read.items()}
    if known["cp1251"] != known["gb18030"]:
        return max(known, key=lambda name: known[name])
    # Bytes of Russian words make rare Chinese characters, those of Chinese words Russian letters in a jumble of cases.
    if "\ufffd" in read["gb18030"][:-2]:
        return "cp1251"
    letters = re.findall(r"[А-Яа-яЁё]+", read["cp1251"])
    words = sum(len(word) for word in letters if _RUSSIAN.fullmatch(word))
    russian = words / max(1, sum(not char.isascii() for char in read["cp1251"]))
    chinese = len(_CHINESE.findall(read["gb18030"])) / max(1, sum(not char.isascii() for char in read["gb18030"]))
    return "gb18030" if chinese > russian else "cp1251"


def _headings_in(text: str) -> int:
    cells = re.split(r"[,;\t\r\n\"]", text[:5_000])
    return sum(bool(headings.column(cell) or headings.label(cell)) for cell in set(cells) if not cell.isascii())


def rows_of_text(text: str, delimiter: str | None) -> Iterator[tuple[int, list[str]]]:
    """The rows of a text file with their lines. Raises RecordError beyond the bounds."""
    from csv import Error
    from io import StringIO

    reader = csv_reader(StringIO(text, newline=""), delimiter or separator(text))
    try:
        for row in reader:
            if len(row) > MOST_COLUMNS:
                raise refuse("too_wide", line=reader.line_num, most=MOST_COLUMNS)
            if reader.line_num > MOST_ROWS:
                raise refuse("too_long", most=MOST_ROWS)
            if row and max(map(len, row)) > MOST_IN_A_CELL:
                raise refuse("long_cell", line=reader.line_num, most=MOST_IN_A_CELL)
            yield reader.line_num, row
    except Error as problem:
        if "field larger" in str(problem):
            raise refuse("long_cell", line=reader.line_num, most=MOST_IN_A_CELL) from None
        raise RecordError([Fault("bad_record", "bad_record.csv", {"problem": str(problem)})]) from None


def separator(text: str) -> str:
    """The separator: that of the first line that holds a heading's columns, else the most frequent one."""
    for line in text[: 1 << 16].splitlines()[:50]:
        by_count = max(SEPARATORS, key=line.count)
        if (
            line.count(by_count) > 1
            and sum(bool(headings.column(cell.strip('" '))) for cell in line.split(by_count)) > 2
        ):
            return by_count
    return max(SEPARATORS, key=text[: 1 << 16].count)
