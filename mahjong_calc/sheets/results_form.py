"""The standings in the columns in which organisers report results to the European association."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from .model import Number
from .standings import Standing

COLUMNS = ("Place", "Last name", "First name", "Country", "EMA number", "Table points", "Points")
"""English in every language, as those who receive them read them."""
_COUNTRY = re.compile(r"[(\[]([A-Z]{2,3})[)\]]")
_NUMBER = re.compile(r"(?<!\d)\d{8}(?!\d)")
"""Two digits of the country and six of the player."""


class Person(NamedTuple):
    """A player as the cell of a sheet names one: `Berg, Anna (SWE) 09990001`; what is not written is ""."""

    last: str
    first: str
    country: str
    number: str


def person(cell: str) -> Person:
    """The name apart. The last name stands before a comma, else it is what is written in capitals beside what is not,
    else the last word."""
    country, number = _COUNTRY.search(cell), _NUMBER.search(cell)
    bare = " ".join(_NUMBER.sub(" ", _COUNTRY.sub(" ", cell)).split()).strip(" ,;")
    last, comma, first = (one.strip() for one in bare.partition(","))
    if not comma:
        words = bare.split()
        loud = [word for word in words if len(word) > 1 and word.isupper()]
        if not loud or len(loud) == len(words):
            loud = words[-1:]
        last = " ".join(loud)
        first = " ".join(word for word in words if word not in loud)
    return Person(last, first, country[1] if country else "", number[0] if number else "")


def rows(standings: Sequence[Standing]) -> Iterator[list[str]]:
    """A row for each player who has a place, with a point before decimals."""
    for one in standings:
        who = person(one.player)
        yield [str(one.place), *who, _figure(one.points), _figure(one.score)]


def _figure(number: Number | None) -> str:
    return "" if number is None else f"{number:.2f}" if isinstance(number, float) else str(number)
