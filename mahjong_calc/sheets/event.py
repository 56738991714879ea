"""Who sits where at an event: read from a file, or in an order that is worked out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..errors import RecordError
from ..faults import Fault
from .model import PLAYERS

SEATED = 2 + len(PLAYERS)
"""Cells of a row that seats a table: round, table, and the four in the order of their seats."""


class Seated(NamedTuple):
    """A table of an event. players: their names, none where they are not known."""

    round: int
    table: int
    players: tuple[str, ...] = ()


class Event(NamedTuple):
    """All tables of an event. worked_out: whether the seating is not the organiser's own."""

    tables: tuple[Seated, ...]
    worked_out: bool


def event(rows: Sequence[tuple[int, list[str]]], tables: int | None, rounds: int | None, file: str) -> Event:
    """The tables of an event, round by round.

    rows: of a file, with their lines: a player each, or round, table and four names each; none where there is no file.
    tables, rounds: how many there should be, None for as many as the file has. Raises RecordError where the file does
    not go with itself or with these numbers.
    """
    filled = [(line, [cell.strip() for cell in row]) for line, row in rows if any(cell.strip() for cell in row)]
    seating = [(line, row) for line, row in filled if len(row) >= SEATED and row[0].isdecimal() and row[1].isdecimal()]
    if seating:
        return Event(_as_told(seating, tables, rounds, file), False)
    names = [_name(row) for _, row in rows if any(cell.strip() for cell in row)]
    _refuse_twice([(line, name) for (line, _), name in zip(filled, names, strict=True)], file)
    count = tables if tables is not None else -(-len(names) // len(PLAYERS)) or 1
    if names and len(names) != count * len(PLAYERS):
        raise _refused(file, "players", count=len(names), tables=count, due=count * len(PLAYERS))
    found = [
        Seated(number, table, tuple(names[at] for at in _seats(number, table, count)) if names else ())
        for number in range(1, (rounds or 1) + 1)
        for table in range(1, count + 1)
    ]
    return Event(tuple(found), bool(names))


def _name(row: Sequence[str]) -> str:
    """The name a row begins with. A comma and a space belong to the name: "Berg, Anna (SWE)" is one person, while what
    stands in columns of its own (a country, a number) follows without a space."""
    first = next(at for at, cell in enumerate(row) if cell.strip())
    own = [row[first].strip()]
    for cell in row[first + 1 :]:
        if not cell.startswith(" ") or not cell.strip():
            break
        own.append(cell.strip())
    return ", ".join(own)


def _seats(number: int, table: int, tables: int) -> list[int]:
    """Who sits at a table in a round, by their places in the list. Everybody keeps the seat; those who start second,
    third and fourth move on one, two and three tables a round, so that in events of many tables few meet twice."""
    return [seat * tables + (table - 1 + seat * (number - 1)) % tables for seat in range(len(PLAYERS))]


def _as_told(
    seating: Sequence[tuple[int, list[str]]], tables: int | None, rounds: int | None, file: str
) -> tuple[Seated, ...]:
    """The seating as the file has it."""
    found: dict[tuple[int, int], Seated] = {}
    sitting: dict[int, list[tuple[int, str]]] = {}
    for line, row in seating:
        place = int(row[0][:9]), int(row[1][:9])
        names = tuple(row[2:SEATED])
        if place in found:
            raise _refused(file, "table_twice", line=line, round=place[0], table=place[1])
        if not all(names):
            raise _refused(file, "seat_empty", line=line)
        found[place] = Seated(*place, names)
        sitting.setdefault(place[0], []).extend((line, name) for name in names)
    for people in sitting.values():
        _refuse_twice(people, file)
    there = max(sum(place[0] == one for place in found) for one in sitting), len(sitting)
    for what, asked, got in (("tables", tables, there[0]), ("rounds", rounds, there[1])):
        if asked is not None and asked != got:
            raise _refused(file, what, asked=asked, count=got)
    return tuple(found[place] for place in sorted(found))


def _refuse_twice(people: Sequence[tuple[int, str]], file: str) -> None:
    seen: set[str] = set()
    for line, name in people:
        if name.casefold() in seen:
            raise _refused(file, "name_twice", line=line, name=name)
        seen.add(name.casefold())


def _refused(file: str, detail: str, **values: object) -> RecordError:
    return RecordError([Fault("bad_record", f"bad_record.seating_{detail}", {"file": file, **values})])
