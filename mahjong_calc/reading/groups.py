"""Choices of some of a hand's chows, or of its number pungs, seen by rank and suit."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import Any, NamedTuple

from ..hand.tiles import RANK, SUIT, Tile
from .memo import Memo


class Group(NamedTuple):
    """Some chows, or some number pungs, of a hand, sorted by rank.

    members: what the view knows them by. firsts: rank of each one's lowest tile. steps: how far each lies above the
    one before. one_suit: all are of one suit. all_suits_differ: no two are.
    """

    members: tuple[int, ...]
    firsts: tuple[int, ...]
    steps: tuple[int, ...]
    one_suit: bool
    all_suits_differ: bool


def _shape(tiles: tuple[Tile, ...]) -> tuple[Any, ...]:
    """What `Group` says beside its members of these lowest tiles, sorted by rank."""
    firsts = tuple([RANK[tile] for tile in tiles])
    suits = len({SUIT[tile] for tile in tiles})
    steps = tuple([after - before for before, after in pairwise(firsts)])
    return firsts, steps, suits == 1, suits == len(tiles)


_SHAPES = Memo(_shape)


def groups_of(members: list[tuple[int, Tile, int]], size: int) -> list[Group]:
    """Every choice of so many of the members, given as (rank, lowest tile, member) and sorted."""
    found = []
    for chosen in combinations(members, size):
        _, tiles, names = zip(*chosen, strict=True)
        found.append(Group(names, *_SHAPES[tiles]))
    return found
