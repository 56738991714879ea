"""What the winning tile can have finished in a reading."""

from __future__ import annotations

from collections.abc import Callable

from ..hand.tiles import FIRST_WIND, KINDS, RANK, UNIT, Tile
from .memo import Memo
from .readings import PAIR_FIELD, chow_unit, pair_of, pung_unit
from .views import Form, Wait


def finished_shapes(form: int, reading: int, knitting: int, win: Tile) -> list[int]:
    """What the winning tile can have finished in a reading of the concealed tiles: shapes of `Wait`, each once."""
    if form == Form.SEVEN_PAIRS:
        return [Wait.SINGLE]
    shapes = {shape for field, shape in sets_with(win) if reading & field}
    if pair_of(reading) == win:
        shapes.add(Wait.SINGLE)
    if form in (Form.ORPHANS, Form.KNITTED_HONORS) or knitting & UNIT[win]:
        shapes.add(Wait.NONE)
    return sorted(shapes)


def sets_with(win: Tile) -> list[tuple[int, int]]:
    """(field of a reading, shape that it had without this tile) for each set that this tile can finish."""
    found = [(pung_unit(win), Wait.PUNG)]
    for offset in range(3) if win < FIRST_WIND else ():
        rank = RANK[win] - offset
        if 1 <= rank <= 7:
            edge = (offset == 0 and rank == 7) or (offset == 2 and rank == 1)
            shape = Wait.CLOSED if offset == 1 else Wait.EDGE if edge else Wait.NONE
            found.append((7 * chow_unit(win - offset), shape))
    return found


def relevant(win: Tile) -> int:
    """The fields of a standard reading that `finished_shapes` looks at."""
    return sum(field for field, _ in sets_with(win)) + (63 << PAIR_FIELD)


def _places_in_standard(win: Tile) -> Callable[[int], list[int]]:
    return lambda reading: finished_shapes(Form.STANDARD, reading, 0, win)


EVERY_SHAPE = (Wait.NONE, Wait.EDGE, Wait.CLOSED, Wait.SINGLE, Wait.PUNG)
WAIT_FANS = (Wait.EDGE, Wait.CLOSED, Wait.SINGLE)
FINISHED = tuple((Memo(_places_in_standard(tile)), relevant(tile)) for tile in range(KINDS))
"""For each winning tile: what is relevant of a standard reading -> its places; and what is relevant."""
