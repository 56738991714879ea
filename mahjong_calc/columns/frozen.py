"""The answers of the views of chows and pungs that take longest, asked once for all and kept in a file.

They are a cache of what the fans say and hold no rule: a book looks itself up by what it declares, and asks its fans
where it is not found (other options, another game). `freezing` writes the file, and `tests/engine/test_columns.py`
compares it with the fans.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any
from zlib import crc32

from ..engine.book import Book

FILE = Path(__file__).with_name("frozen.json")
LOOKED_AT = ("Chows", "Pungs")


def fingerprint(book: Book) -> str:
    """What tells books apart whose answers may differ: the fans with all that their masks and choices depend on."""
    declared = [
        (
            *(fan.id, fan.repeats, fan.scope, fan.excludes, fan.lowers),
            *((book.price[fan.id], [book.options[name] for name in fan.needs]) if fan.scope in LOOKED_AT else ()),
        )
        for fan in book.fans
    ]
    return f"{crc32(repr(declared).encode()):08x}"


@cache
def _file() -> dict[str, Any]:
    try:
        found: dict[str, Any] = json.loads(FILE.read_text(encoding="ascii"))
    except (OSError, ValueError):  # a cache that is not there costs time only
        return {}
    return found


def thaw(book: Book) -> dict[str, list[tuple[Any, list[int]]]]:
    """View -> each answer with the dense keys that have it; nothing for a book that is not in the file."""
    return {
        view: [(_answer(answer), keys) for answer, keys in answers]
        for view, answers in _file().get(fingerprint(book), {}).items()
    }


def _answer(found: list[Any]) -> tuple[int, Any]:
    """An answer as the book gives it; the file has lists for tuples."""
    every, shown = found
    return every, tuple(shown) if isinstance(shown, list) else shown
