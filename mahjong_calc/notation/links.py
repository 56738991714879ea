"""The hand in a link: what online calculators put into its query."""

from __future__ import annotations

import re

from ..faults import Fault

_LINK = re.compile(r"\s*https?://[^?#\s]*", re.IGNORECASE)
_VALUE = re.compile(r"[^?&#;=]+")
_ESCAPED = re.compile("(?:%[0-9A-Fa-f]{2})+")
_HAND = re.compile(r"[1-9][mps]")


def hand_of_link(text: str) -> tuple[str, list[int], list[Fault]]:
    """The hand in the query of a link, the column of each of its characters and of its end, and what is wrong.

    A text that is no link comes back as it is. A plus sign stands for a space, as in every query, where the hand is a
    GB string, which has none of its own.
    """
    link = _LINK.match(text)
    if link is None:
        return text, list(range(1, len(text) + 2)), []
    values = [_decoded(found[0], found.start() + 1) for found in _VALUE.finditer(text, link.end())]
    hands = [(value, columns) for value, columns in values if _HAND.search(value)]
    if not hands:
        return "", [1], [Fault("unknown_symbol", "unknown_symbol.link", {}, 1)]
    value, columns = max(hands, key=lambda one: ("|" in one[0] or "[" in one[0], len(one[0])))
    if "|" in value:
        value = value.replace("+", " ")
    return value, columns, []


def _decoded(value: str, column: int) -> tuple[str, list[int]]:
    """A value of a query without its escapes, and where its characters, and its end, stand."""
    text, at = "", 0
    columns: list[int] = []
    for escaped in _ESCAPED.finditer(value):
        text += value[at : escaped.start()]
        columns += range(column + at, column + escaped.start())
        letters = bytes.fromhex(escaped[0].replace("%", "")).decode("utf-8", "replace")
        text += letters
        columns += [column + escaped.start() + 3 * place for place in _places(letters, len(escaped[0]) // 3)]
        at = escaped.end()
    return text + value[at:], [*columns, *range(column + at, column + len(value) + 1)]


def _places(letters: str, octets: int) -> list[int]:
    """At which of the octets that spell them the letters begin; for what is no UTF-8 the last one at most."""
    places, at = [], 0
    for letter in letters:
        places.append(min(at, octets - 1))
        at += len(letter.encode())
    return places
