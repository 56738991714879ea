"""How far a hand is from each form beside sets and a pair; `distance` says what that means, and measures those.

standing: concealed tiles of a hand that waits for its next tile, as a heap. taken: copies that they cannot have beside
themselves, as a heap: those of declared sets, and all four of a kind that is no part of a win. A heap of one copy each
stands for kinds, as in `readings.kinds`.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..hand.hand import FULL
from ..hand.tiles import BITS, COPIES, FOURS, KINDS, ONES, Tile, kinds_in, unpack
from .distance import NEVER, OUT_OF_REACH, Lack, lacks_of_sets, nearest
from .form_tiles import HONOR_TILES, KNITTED, OUTSIDE
from .readings import kinds

PAIRS = FULL // 2


def lacks_of_seven_pairs(standing: int, taken: int) -> Lack:
    """Seven pairs, four alike being two."""
    return _lacks_of_pairs(standing, taken, COPIES)


def lacks_of_different_pairs(standing: int, taken: int) -> Lack:
    """Seven pairs, no two of them alike."""
    return _lacks_of_pairs(standing, taken, 2)


def _lacks_of_pairs(standing: int, taken: int, most: int) -> Lack:
    """Seven pairs: whole pairs count first, then halves, then those that lack both tiles. most: tiles of a kind."""
    by_lack: tuple[list[Tile], list[Tile], list[Tile]] = ([], [], [])
    for tile in range(KINDS):
        held, room = _count(standing, tile), COPIES - _count(taken, tile)
        for tiles in range(2, min(room, most) + 1, 2):
            by_lack[min(2, max(0, tiles - held))].append(tile)
    whole, halves, none = by_lack
    missing = PAIRS - len(whole)
    if missing <= len(halves):
        return Lack(missing, _mask(halves)) if missing > 0 else Lack(0, 0)
    if missing > len(halves) + len(none):
        return NEVER
    return Lack(len(halves) + 2 * (missing - len(halves)), _mask(halves + none))


def lacks_of_orphans(standing: int, taken: int) -> Lack:
    """One of each terminal and honor, and one of them again."""
    if OUTSIDE & _closed(taken):
        return NEVER
    missing = OUTSIDE & ~kinds(standing)
    twice = OUTSIDE & ~_closed(taken + ONES)
    if twice & (standing >> 1 | standing >> 2):
        return Lack(missing.bit_count(), kinds_in(missing))
    return Lack(missing.bit_count() + 1, kinds_in(missing | twice)) if twice else NEVER


def lacks_of_knitted_honors(standing: int, taken: int) -> Lack:
    """Fourteen different tiles that are honors and tiles of one knitting."""
    held, possible = kinds(standing), ~_closed(taken)
    return nearest(*(_all_different(held, (knitting | HONOR_TILES) & possible) for knitting in KNITTED))


def _all_different(held: int, wanted: int) -> Lack:
    """Fourteen of the wanted kinds."""
    lack = FULL - (held & wanted).bit_count()
    return Lack(lack, kinds_in(wanted & ~held)) if wanted.bit_count() >= FULL else NEVER


def lacks_of_knitted_straight(standing: int, taken: int) -> Lack:
    """A whole knitting beside one set and a pair, or beside a pair alone where a set is declared."""
    return nearest(*_with_knittings(standing, taken))


def _with_knittings(standing: int, taken: int) -> Iterator[Lack]:
    """What is lacking with each knitting; the rest cannot have the tiles of that, too."""
    held, closed = kinds(standing), _closed(taken)
    sets = (len(unpack(standing)) - KNITTED[0].bit_count()) // 3
    for knitting in KNITTED:
        if not knitting & closed:
            missing = knitting & ~held
            rest = lacks_of_sets(standing - (knitting & held), taken + knitting, sets)
            if rest.tiles < OUT_OF_REACH:
                yield Lack(rest.tiles + missing.bit_count(), rest.helps | kinds_in(missing))


def _count(heap: int, tile: Tile) -> int:
    """Copies of a tile in a heap."""
    return heap >> BITS * tile & 7


def _closed(taken: int) -> int:
    """The kinds of which no copy is left."""
    return (taken & FOURS) >> BITS - 1


def _mask(tiles: list[Tile]) -> int:
    """The kinds of these tiles as a mask."""
    mask = 0
    for tile in tiles:
        mask |= 1 << tile
    return mask
