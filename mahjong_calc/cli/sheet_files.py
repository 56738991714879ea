"""Score sheets as files of the command line."""

from __future__ import annotations

from ..files.text_lines import unreadable
from ..sheets.decoding import MOST_BYTES
from ..sheets.model import Sheet
from ..sheets.reading import read_sheet
from .source import TAB, opened_bytes


def read_tables(file: str, encoding: str | None, delimiter: str | None, lang: str) -> Sheet:
    """The tables of a file. Raises RecordError where it cannot be read, with what is wrong."""
    with opened_bytes(file, lang) as stream:
        try:
            data = stream.read(MOST_BYTES + 1)  # one byte more than there may be shows that there are too many
        except OSError as problem:
            raise unreadable(file, problem) from None
    if delimiter is not None:
        delimiter = TAB.get(delimiter, delimiter)
    return read_sheet(data, file, encoding=encoding, delimiter=delimiter)
