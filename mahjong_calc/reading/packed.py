"""A hand as the engine takes it: the declared sets added up, and how it was won as bits."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from ..hand import flowers
from ..hand.circumstances import WIN_BITS
from ..hand.hand import CHOW, KONG, Circumstances, Meld
from ..hand.tiles import SEATS, UNIT, pack
from .memo import Memo
from .readings import chow_unit, pung_unit
from .views import Exposure, Kongs, Tiles


class Declared(NamedTuple):
    """The declared sets of a hand, added up.

    reading: them as a reading. packed: their tiles. kongs: the kongs among them. sets: how many.
    ways: concealed and melded kongs and all declared sets, in the fields that `Kongs` reads. claimed: sets that were
    claimed. traits: as `Tiles` reads them. exposure: pungs and kongs as `Exposure` reads them.
    """

    reading: int = 0
    packed: int = 0
    kongs: int = 0
    sets: int = 0
    ways: int = 0
    claimed: int = 0
    traits: int = 0
    exposure: int = 0

    def __add__(self, other: Declared) -> Declared:  # type: ignore[override]
        return Declared(
            self.reading + other.reading,
            self.packed + other.packed,
            self.kongs + other.kongs,
            self.sets + other.sets,
            self.ways + other.ways,
            self.claimed + other.claimed,
            self.traits | other.traits,
            self.exposure | other.exposure,
        )


class PackedWin(NamedTuple):
    """How the hand was won, as the engine needs it. seat, round: 0 to 3. win: bits of `views.Win` (concealed and
    all_claimed are added from the hand)."""

    seat: int
    round: int
    self_drawn: bool
    win: int


def declared(meld: Meld) -> Declared:
    """A meld as the engine adds it up."""
    kong, tile = meld.kind == KONG, meld.tile
    traits = 0
    for one in meld.tiles:
        traits |= Tiles.bits(one)
    return Declared(
        reading=chow_unit(tile) if meld.kind == CHOW else pung_unit(tile),
        packed=pack(meld.tiles),
        kongs=UNIT[tile] << 2 if kong else 0,
        sets=1,
        ways=Kongs.ONE_DECLARED + ((Kongs.ONE_CONCEALED if meld.concealed else Kongs.ONE_MELDED) if kong else 0),
        claimed=0 if meld.concealed else 1,
        traits=traits,
        exposure=0 if meld.kind == CHOW else 1 << _FIELDS[kong, meld.concealed] + tile,
    )


_FIELDS = {
    (False, False): Exposure.OPEN_PUNG,
    (False, True): Exposure.CLOSED_PUNG,
    (True, False): Exposure.OPEN_KONG,
    (True, True): Exposure.CLOSED_KONG,
}


def add_up(melds: Iterable[Meld]) -> Declared:
    """Declared sets as the engine takes them."""
    total = Declared()
    for meld in melds:
        total = total + _DECLARED[meld]
    return total


_DECLARED = Memo(declared)
"""Of each meld that was met; there are some hundred, and a few ways to have claimed each."""


def pack_win(how: Circumstances) -> PackedWin:
    """The circumstances as the engine takes them."""
    bits = 0
    for place, bit in _BITS:
        given: Any = how[place]
        if given:
            bits |= 1 << bit
    seat = SEATS.index(how.seat or "E")
    if how.flowers:
        bits |= flowers.packed(how.flowers, seat) << WIN_BITS["flowers"]
    return PackedWin(seat, SEATS.index(how.round or "E"), bool(how.self_drawn), bits)


_BITS = tuple((Circumstances._fields.index(field), bit) for field, bit in WIN_BITS.items() if field != "flowers")
