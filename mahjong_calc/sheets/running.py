"""Running totals: those that do not follow from the one before them and the change of the hand."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from .model import SEATS, Four, Number


class Slip(NamedTuple):
    """A running total that does not follow. carried: whether the next total that is written goes on from it."""

    place: int
    player: int
    said: Number
    should_be: Number
    carried: bool


class Course(NamedTuple):
    """What each hand changed, None where that is not known, and the running totals after it.

    gaps: places before which hands lack. total: at the end, None where there is none.
    """

    changes: Sequence[Four | None]
    standing: Sequence[Four]
    gaps: Collection[int]
    total: Four | None


def slips(course: Course) -> Iterator[Slip]:
    """Every slip, player by player; one that was carried on is told where it began."""
    if not any(cell is not None for four in course.standing for cell in four):
        return
    for player in SEATS:
        stand: Number | None = 0
        for place, (change, written) in enumerate(zip(course.changes, course.standing, strict=True)):
            said = written[player]
            if change is None or stand is None or place in course.gaps:
                stand = said
                continue
            stand += change[player] or 0
            if said is None or said == stand:
                continue
            carried = _carried(course, place, player, said)
            yield Slip(place, player, said, stand, carried)
            if carried:
                stand = said


def _carried(course: Course, place: int, player: int, said: Number) -> bool:
    """Whether the next total that is written goes on from the wrong one; where none is, nothing does."""
    stand = said
    for later in range(place + 1, len(course.changes)):
        change, written = course.changes[later], course.standing[later][player]
        if change is None or later in course.gaps:
            return False
        stand += change[player] or 0
        if written is not None:
            return written == stand
    return course.total is not None and course.total[player] == stand
