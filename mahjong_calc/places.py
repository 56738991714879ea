"""What the winning tile can have finished in a reading."""

from __future__ import annotations

from .readings import PAIR_FIELD, chow_unit, pair_of, pung_unit
from .tiles import FIRST_WIND, KINDS, RANK, UNIT, Tile
from .views import Form, Wait


def places(form: int, reading: int, knitting: int, win: Tile) -> list[int]:
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


class Finished(dict[int, list[int]]):
    """Table for one winning tile: what matters of a standard reading (`relevant`) -> `places`."""

    def __init__(self, win: Tile) -> None:
        super().__init__()
        self.win = win
        self.relevant = sum(field for field, _ in sets_with(win)) + (63 << PAIR_FIELD)

    def __missing__(self, reading: int) -> list[int]:
        found = self[reading] = places(Form.STANDARD, reading, 0, self.win)
        return found


WAIT_FANS = (Wait.EDGE, Wait.CLOSED, Wait.SINGLE)
FINISHED = tuple(Finished(tile) for tile in range(KINDS))
