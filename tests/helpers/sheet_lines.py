"""Lines of generated score sheets, and sheets with one thing changed: what the generators of all games share."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

PLAYERS = ("P1", "P2", "P3", "P4")
EVERYTHING, VALUES_ONLY = "changes, running totals, TOTAL and POINTS", "values and TOTAL only"
PENALTIES = tuple(f"pen {player}" for player in PLAYERS)
TOTALS = tuple(f"total {player}" for player in PLAYERS)

Line = dict[str, str]
Cell = Callable[[str, int, str, str], Iterator["Mutation"]]
"""Kind, number of the line, column, wrong text -> the sheet with that text there, where it is another."""


class Mutation(NamedTuple):
    """A sheet with one thing changed.

    kind: of the change. hand, column, right: the cell, and what it said. messages: of candidates that name the cause,
    where it is no single cell. words: what such a candidate has to say besides its hand.
    """

    lines: list[Line]
    kind: str
    hand: str
    column: str = ""
    right: str = ""
    messages: frozenset[str] = frozenset()
    words: tuple[str, ...] = ()


def cell_of(lines: Sequence[Line]) -> Cell:
    """Changes one cell of a sheet."""

    def cell(kind: str, number: int, column: str, wrong: str) -> Iterator[Mutation]:
        right = lines[number][column]
        if wrong != right:
            changed = [line | ({column: wrong} if place == number else {}) for place, line in enumerate(lines)]
            yield Mutation(changed, kind, lines[number]["hand"], column, right)

    return cell


def figures(
    chance: random.Random, lines: Sequence[Line], number: int, columns: tuple[str, ...], kind: str
) -> Iterator[Mutation]:
    """One figure of a line: another one, its sign, two of its digits."""
    cell = cell_of(lines)
    for what in (kind, f"sign of a {kind}", f"digits of a {kind}"):
        column = chance.choice(columns)
        said = lines[number][column]
        digits = said.lstrip("-")
        if what == kind:
            wrong = str(int(said) + chance.choice((-30, -20, -10, -9, -4, -3, -2, -1, 1, 2, 3, 4, 9, 10, 20, 30)))
        elif what.startswith("sign"):
            wrong = str(-int(said))
        else:
            place = chance.randrange(max(1, len(digits) - 1))
            swapped = digits[:place] + digits[place : place + 2][::-1] + digits[place + 2 :]
            wrong = ("-" if said.startswith("-") else "") + (swapped.lstrip("0") or "0")
        yield from cell(what, number, column, wrong)
