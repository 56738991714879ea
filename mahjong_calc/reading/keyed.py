"""What stands in the keys of views: kinds of tile as a mask, chows as counts, a pair among pungs; and their names."""

from __future__ import annotations

from ..hand.tiles import KINDS, RANK, SUIT, SUITS, Tile, is_outside

CHOW_BITS = 3
CHOW_CODES = 21
CHOW_TILE = tuple(9 * (code // 7) + code % 7 for code in range(CHOW_CODES))
"""The lowest tile of each of the 21 chows."""
OUTSIDE_KINDS = sum(1 << tile for tile in range(KINDS) if is_outside(tile))
"""Terminals and honors, as a mask of kinds."""


def kinds_of(mask: int) -> list[Tile]:
    """The kinds in a mask of kinds."""
    found = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found


def chow_tiles(chows: int) -> list[Tile]:
    """The lowest tile of each chow of a key of `Chows`, in order."""
    found = []
    while chows:
        code = ((chows & -chows).bit_length() - 1) // CHOW_BITS
        found += [CHOW_TILE[code]] * (chows >> (CHOW_BITS * code) & 7)
        chows &= ~(7 << (CHOW_BITS * code))
    return found


def pair_member(tile: Tile) -> int:
    """How `Pungs` names a pair among its tiles, which stand for pungs: below zero. It is its own inverse."""
    return -1 - tile


def chow_name(tile: Tile) -> str:
    """The chow that begins with this tile, in compact notation."""
    rank = RANK[tile]
    return f"{rank}{rank + 1}{rank + 2}{SUITS[SUIT[tile]]}"
