"""How far a hand is from complete: how many tiles it lacks, and which tiles bring it nearer.

A hand lacks n tiles if n tiles of a complete hand are not among its own, where the complete hand is one that has as
many in common with it as there can be. A tile brings it nearer if such a complete hand has more copies of it; after
each draw something is thrown that this complete hand does not need. The forms beside sets and a pair (`forms`) each say
the same of themselves.
"""

from __future__ import annotations

from functools import lru_cache, reduce
from typing import NamedTuple

from ..hand.tiles import BITS, COPIES, FIRST_WIND, KINDS

OUT_OF_REACH = 99
"""More tiles than any hand lacks: where no complete hand of a form can be had."""
ROWS_KEPT = 1 << 14
"""Rows that are remembered: those of a few dozen hands."""


class Lack(NamedTuple):
    """What a hand lacks to be complete in some form."""

    tiles: int
    """How many tiles; `OUT_OF_REACH` where there is no way."""
    helps: int
    """The kinds that bring it one nearer, as a mask."""


NEVER = Lack(OUT_OF_REACH, 0)


def nearest(*lacks: Lack) -> Lack:
    """The least that is lacking, and what helps in any of the ways that lack no more."""
    least = min((one.tiles for one in lacks), default=OUT_OF_REACH)
    helps = 0
    for one in lacks:
        if one.tiles == least < OUT_OF_REACH:
            helps |= one.helps
    return Lack(least, helps)


def lacks_of_sets(standing: int, taken: int, sets: int) -> Lack:
    """What concealed tiles lack to be so many sets and a pair.

    taken: copies that these tiles cannot have beside themselves, as a heap: those of declared sets, and all four of a
    kind that is no part of such a hand.
    """
    rows = []
    for first, ranks in PARTS:
        shift, part = BITS * first, (1 << BITS * ranks) - 1
        tiles, helps = _row(standing >> shift & part, taken >> shift & part, ranks, first < FIRST_WIND, 0, 0, sets)
        rows.append((tiles, [kinds << first for kinds in helps]))
    tiles, helps = reduce(_beside, rows)
    return Lack(tiles[-1], helps[-1])


PARTS = ((0, 9), (9, 9), (18, 9), (FIRST_WIND, KINDS - FIRST_WIND))
"""First kind of each part of a hand, and how many kinds it has."""

Row = tuple[list[int], list[int]]
"""What a part of a hand lacks to be so many sets without a pair (at 2 x sets) or with one (at 2 x sets + 1): how many
tiles, and which kinds help, as in `Lack`."""


def _beside(first: Row, second: Row) -> Row:
    """The row of two parts together."""
    size = len(first[0])
    found = _empty_row(size)
    for place in range(size):
        _add(found, second, place, first[0][place], first[1][place])
    return found


def _empty_row(size: int) -> Row:
    """A row in which nothing has been found yet."""
    return [OUT_OF_REACH] * size, [0] * size


def _add(found: Row, rest: Row, shift: int, lack: int, helps: int) -> None:
    """Note in a row what is found with `shift` (two for each set, one for the pair) beside each entry of the rest.

    lack, helps: of what is beside the rest.
    """
    if lack >= OUT_OF_REACH:
        return
    best, kinds = found
    tiles, others = rest
    for place in range(0, len(tiles) - shift, 1 + (shift & 1)):  # one pair at most
        total = tiles[place] + lack
        if total < best[place + shift]:
            best[place + shift] = total
            kinds[place + shift] = others[place] | helps
        elif total == best[place + shift]:
            kinds[place + shift] |= others[place] | helps


@lru_cache(maxsize=ROWS_KEPT)
def _row(held: int, taken: int, ranks: int, chows: bool, ending: int, running: int, sets: int) -> Row:
    """The row of a part of a hand from some rank on; helping kinds are counted from there, too.

    held, taken: heaps that begin with this rank. ranks: how many there are. chows: whether the part can have any.
    ending, running: chows that began two ranks and one rank before, which take a tile of this rank; they are counted
    where they begin. sets: the most that the row is made for. Two chows alike are enough: three are three pungs.
    """
    found = _empty_row(2 * sets + 2)
    if not ranks:
        found[0][0] = 0
        return found
    room, here, from_before = COPIES - (taken & 7), held & 7, ending + running
    for begun in range(min(2, sets) + 1 if chows and ranks > 2 else 1):
        if from_before + begun > room:
            break
        tiles, helps = _row(held >> BITS, taken >> BITS, ranks - 1, chows, running, begun, sets)
        rest = tiles, [kinds << 1 for kinds in helps]
        for shift, more in ((0, 0), (1, 2), (2, 3)):  # neither, the pair, a pung
            wanted = from_before + begun + more
            if wanted <= room and 2 * begun + shift < len(found[0]):
                lack = max(0, wanted - here)
                _add(found, rest, 2 * begun + shift, lack, 1 if lack else 0)
    return found
