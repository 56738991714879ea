"""Reads hands in the compact notation a second time, as far as whole deals at random write it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from second_valuation_classical import DRAGONS, WINDS, Set

HONORS = [*WINDS, *DRAGONS]


class RefusedDealError(Exception):
    """The record cannot be so; the code says what kind of fault it is."""

    def __init__(self, code: str, why: str) -> None:
        super().__init__(f"{code}: {why}")
        self.code = code


@dataclass(frozen=True)
class Held:
    """What a player holds: tiles in the hand, and declared sets."""

    concealed: Counter[str]
    melds: tuple[Set, ...]

    def all_tiles(self) -> Counter[str]:
        """Every tile of the player."""
        return self.concealed + Counter(tile for meld in self.melds for tile in meld.tiles)

    def count(self) -> int:
        """How many tiles, a kong counted as three."""
        return self.concealed.total() + 3 * len(self.melds)


def tiles_of(text: str) -> list[str]:
    """The tiles of `123mEE`."""
    out: list[str] = []
    digits = ""
    for sign in text:
        if sign in "123456789":
            digits += sign
        elif sign in "mps" and digits:
            out += [digit + sign for digit in digits]
            digits = ""
        elif sign in HONORS and not digits:
            out.append(sign)
        else:
            raise RefusedDealError("digits_without_suit" if digits else "unknown_symbol", text)
    if digits:
        raise RefusedDealError("digits_without_suit", text)
    return out


def held(text: str) -> Held:
    """The hand of `concealed+meld-kong`."""
    parts = text.replace("+", " +").replace("-", " -").split()
    concealed: list[str] = []
    melds: list[Set] = []
    for part in parts:
        tiles = tiles_of(part.lstrip("+-"))
        alike = len(set(tiles)) == 1
        if part[0] == "-" and alike and len(tiles) == 4:
            melds.append(Set("kong", tiles[0], False))
        elif part[0] != "+":
            concealed += tiles
        elif alike and len(tiles) in (3, 4):
            melds.append(Set("kong" if len(tiles) == 4 else "pung", tiles[0], True))
        elif (
            sorted(tiles) == tiles
            and len(tiles) == 3
            and tiles[0] not in HONORS
            and Set("chow", tiles[0], True).tiles == tiles
        ):
            melds.append(Set("chow", tiles[0], True))
        else:
            raise RefusedDealError("bad_meld", part)
    return Held(Counter(concealed), tuple(melds))
