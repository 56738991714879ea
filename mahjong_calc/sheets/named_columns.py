"""Columns that are headed by the names of the players: `Anna, Boris, ...`, `Points Anna`, `Total Anna`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from . import headings
from .cells import NO_NUMBER, People, nobody_discarded, nobody_won, number
from .model import EVERY_PLAYER, PLAYERS, Layout

LEAST_NAMED = 2
"""Players that must stand among the winners and discarders, so that headings can be their names."""
MOST_STRANGERS = 4
"""One cell of so many may name nobody of the four; else the headings are no players' names."""


class Named(NamedTuple):
    """A row of headings with P1 to P4 in the place of the names, and the names; () where there are none."""

    headings: list[str]
    names: tuple[str, ...] = ()


def with_numbers(raw: Sequence[str], found: Layout, below: Iterable[Sequence[str]]) -> Named:
    """The headings with players by number where four of them are the names standing in winner and discarder.

    found: where the columns stand that are known. below: the rows that come next.
    """
    called = list(_called(found, below))
    groups: dict[str, list[tuple[int, str]]] = {}
    for at, heading in enumerate(raw):
        for beside, name in _readings(heading) if at not in found.values() else ():
            groups.setdefault(beside, []).append((at, name))
    names = next((names for names in _fours(groups) if _are_players(names, called)), ())
    if not names:
        return Named(list(raw))
    by_number = list(raw)
    for beside, group in groups.items():
        start = headings.start_of_player(beside) or ""
        for at, name in group:
            if name in names:
                by_number[at] = f"{start}{PLAYERS[names.index(name)]}"
    return Named(by_number, names)


def _called(found: Layout, below: Iterable[Sequence[str]]) -> Iterator[str]:
    """What stands in winner and discarder down to the next headings, where it can be a name."""
    columns = [(found[name], nobody) for name, nobody in _NOBODY.items() if name in found]
    for raw in below:
        cells = [(raw[at].strip(), nobody) for at, nobody in columns if at < len(raw)]
        if cells and headings.column(cells[0][0]):
            return
        yield from (cell for cell, nobody in cells if cell and not nobody(cell))


_NOBODY = {"winner": nobody_won, "discarder": nobody_discarded}


def _readings(heading: str) -> Iterator[tuple[str, str]]:
    """What a heading that is not known can be: what heads a player's column, "" where nothing does, and the name that
    stands after or before it."""
    text = heading.strip()
    if not text or len(text) > headings.MOST_LETTERS or headings.column(text) or number(text) is not NO_NUMBER:
        return
    yield "", text
    words = text.split()
    for cut in range(1, min(len(words), 4)):
        for start, name in ((words[:cut], words[cut:]), (words[-cut:], words[:-cut])):
            beside = " ".join(start)
            if headings.start_of_player(beside) is not None:
                yield headings.plain(beside), " ".join(name)


def _fours(groups: dict[str, list[tuple[int, str]]]) -> Iterator[tuple[str, ...]]:
    """Four names that can be those of the players: what follows one kind of beginning, or four headings in a row."""
    count = len(EVERY_PLAYER)
    for group in groups.values():
        for first in range(len(group) - count + 1):
            four = group[first : first + count]
            names = tuple(name for _, name in four)
            if four[-1][0] - four[0][0] == count - 1 and len(set(map(headings.plain, names))) == count:
                yield names


def _are_players(names: Sequence[str], called: Sequence[str]) -> bool:
    """Whether the cells speak of these four; one that is misspelt here and there is told at its cell."""
    people = People(names)
    met = [people.called(text) for text in called]
    known = [players for players in met if players]
    return (
        len({player for (player, *_) in known}) >= LEAST_NAMED and len(met) - len(known) <= len(met) // MOST_STRANGERS
    )
