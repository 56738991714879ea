"""Keys of views drawn at random: sides of hands that no example shows."""

from __future__ import annotations

import random
from collections.abc import Iterator

from ..hand.tiles import FIRST_DRAGON, FIRST_WIND, KINDS
from ..reading.keyed import CHOW_BITS, CHOW_CODES
from ..reading.views import Exposure, Kongs, Pungs

DRAWN = 500
"""Keys of views drawn at random, beside those of the examples."""
SETS = 4


def chows(chosen: random.Random) -> int:
    """A key of `Chows`."""
    return sum(1 << CHOW_BITS * chosen.randrange(CHOW_CODES) for _ in range(chosen.randint(0, SETS)))


def kongs(chosen: random.Random) -> int:
    """A key of `Kongs`."""
    sets = chosen.choices((1, Kongs.ONE_CONCEALED, Kongs.ONE_MELDED), k=chosen.randint(0, SETS))
    return sum(one if one == 1 else one + Kongs.ONE_DECLARED for one in sets)


def pungs(chosen: random.Random) -> int:
    """A key of `Pungs`."""
    tiles = chosen.sample(range(KINDS), chosen.randint(0, SETS))
    own = _own_winds(chosen, Pungs.SEAT, Pungs.ROUND)
    return sum(1 << tile for tile in tiles) | sum(
        1 << field + honor for field, honor in own if FIRST_WIND + honor in tiles
    )


def exposures(chosen: random.Random) -> int:
    """A key of `Exposure`."""
    return sum(_sorts(chosen))


def _sorts(chosen: random.Random) -> Iterator[int]:
    for tile in chosen.sample(range(KINDS), chosen.randint(0, SETS)):
        yield 1 << chosen.choice((Exposure.OPEN_PUNG, Exposure.CLOSED_PUNG, Exposure.OPEN_KONG)) + tile
    pair = chosen.randrange(KINDS - FIRST_WIND)
    yield 1 << Exposure.PAIR + pair
    own = _own_winds(chosen, Exposure.SEAT, Exposure.ROUND)
    yield from (1 << field + honor for field, honor in own if honor == pair)


def _own_winds(chosen: random.Random, *fields: int) -> list[tuple[int, int]]:
    """Each of the fields with a wind."""
    return [(field, chosen.randrange(FIRST_DRAGON - FIRST_WIND)) for field in fields]
