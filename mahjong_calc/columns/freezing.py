"""Writing the kept answers anew, after a change of fans of chows or pungs:
`python -m mahjong_calc.columns.freezing`.
"""

from __future__ import annotations

import json
from typing import Any

from ..engine.book import Book
from ..engine.rule_sets import NAMES, rule_set
from .codes import Views, chow_keys, pung_keys
from .frozen import FILE, fingerprint

VIEWS = ("Chows", "Numbers")
"""Of `codes.Views`: those whose answers take longest."""


def freeze(book: Book) -> dict[str, list[tuple[Any, list[int]]]]:
    """What `frozen.thaw` should give."""
    views, found = Views(book, frozen_too=False), {}
    for name, keys in zip(VIEWS, (chow_keys(), pung_keys()), strict=True):
        by_answer: dict[Any, list[int]] = {}
        for dense in keys.every():
            by_answer.setdefault(views.answers[name].ask(dense), []).append(dense)
        found[name] = list(by_answer.items())
    return found


def main() -> None:
    """Write the file: one line for each answer."""
    books = {fingerprint(book): book for book in (rule_set(name).book for name in NAMES)}
    parts = [
        f'"{name}": {{\n'
        + ",\n".join(f'"{view}": [\n{_lines(answers)}\n]' for view, answers in freeze(book).items())
        + "\n}"
        for name, book in books.items()
    ]
    FILE.write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="ascii")


def _lines(answers: list[tuple[Any, list[int]]]) -> str:
    return ",\n".join(json.dumps(one, separators=(",", ":")) for one in answers)


if __name__ == "__main__":
    main()
