"""Files that are no text, known by their first bytes, refused with the way to get at what they hold."""

from __future__ import annotations

from ..errors import RecordError
from ..faults import Fault

MARK = 8
"""Bytes that tell the kind."""
WORKBOOKS = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0")
"""Beginnings of .xlsx and .ods (and of every ZIP archive), and of .xls."""
PACKED = {
    b"BZh": ("bzip2", "bunzip2 -c {file} | mahjong-calc ... -"),
    b"\xfd7zXZ": ("xz", "xz -dc {file} | mahjong-calc ... -"),
    b"(\xb5/\xfd": ("zstd", "zstd -dc {file} | mahjong-calc ... -"),
    b"7z\xbc\xaf\x27\x1c": ("7z", "7z x {file}"),
    b"Rar!": ("RAR", "unrar x {file}"),
}
"""Beginnings of compressed files, with their names and how to unpack them."""
OTHERS = {
    b"%PDF-": "PDF",
    b"\x89PNG": "PNG",
    b"\xff\xd8\xff": "JPEG",
    b"GIF8": "GIF",
    b"RIFF": "RIFF",
    b"II*\0": "TIFF",
    b"MM\0*": "TIFF",
    b"{\\rtf": "RTF",
    b"\x7fELF": "ELF",
    b"SQLite": "SQLite",
}
"""Beginnings of other files that people name by mistake."""


def refuse_what_is_no_text(start: bytes, file: str) -> None:
    """Raise RecordError for a file that is a workbook, compressed, a picture or the like, by its first bytes."""
    if start.startswith(WORKBOOKS):
        raise _refused("workbook", file)
    for mark, (kind, way) in PACKED.items():
        if start.startswith(mark):
            raise _refused("packed", file, kind=kind, way=way.format(file="FILE" if file == "-" else file))
    for mark, kind in OTHERS.items():
        if start.startswith(mark):
            raise _refused("not_text_kind", file, kind=kind)


def _refused(detail: str, file: str, **values: str) -> RecordError:
    return RecordError([Fault("unreadable_file", f"unreadable_file.{detail}", {"file": file, **values})])
