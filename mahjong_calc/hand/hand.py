"""A hand and its circumstances as light, immutable values; no text is read here and nothing is scored."""

from __future__ import annotations

from typing import NamedTuple

from .flowers import Flowers
from .tiles import Tile, pack

CHOW, PUNG, KONG = "chow", "pung", "kong"
FULL = 14
"""Tiles of a complete hand, a kong counted as three."""


class Meld(NamedTuple):
    """A declared set.

    kind: chow, pung or kong. tile: its tile, the lowest one of a chow.
    concealed: True for a concealed kong only.
    source: the digit of the GB notation: 1-3 claimed from the player before, opposite or after, 5-7 the same and
    later added to; 0 for a concealed kong. 1 where the source is not known.
    """

    kind: str
    tile: Tile
    concealed: bool = False
    source: int = 1

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Its three or four tiles."""
        if self.kind == CHOW:
            return (self.tile, self.tile + 1, self.tile + 2)
        return (self.tile,) * (4 if self.kind == KONG else 3)


class Circumstances(NamedTuple):
    """How the hand was won. None means not given; the rule set then assumes its default and says so.

    win: the winning tile, e.g. "8p". seat, round: own and prevalent wind, one of E S W N.
    discarder: seat of the discarder or of the robbed player (called `from` in text and files).
    self_drawn ... replacement: as in the table of circumstances. flowers: how many flower tiles, 0 to 8, or
    which (`flowers`).
    forbidden (m, p or s), out (seats, e.g. "SN"), after_kong: Sichuan.
    loser, ready_at_once, first_turn, limit (points, 0 for none): classical.
    """

    win: str | None = None
    seat: str | None = None
    round: str | None = None
    self_drawn: bool | None = None
    discarder: str | None = None
    last_tile: bool | None = None
    last_of_kind: bool | None = None
    replacement: bool | None = None
    robbing_kong: bool | None = None
    after_kong: bool | None = None
    flowers: Flowers = None
    forbidden: str | None = None
    out: str | None = None
    loser: bool | None = None
    ready_at_once: bool | None = None
    first_turn: bool | None = None
    limit: int | None = None


class Hand(NamedTuple):
    """A hand as typed: the concealed tiles and the melds in the order written, and what the text itself said.

    said: circumstances that the hand's own text holds (a GB string's state part); all None otherwise.
    flower_letters: the flowers as a GB string names them, "" where it does not.
    text: the text it was read from. columns: for each concealed tile its place in `text`, from 1;
    meld_columns alike, the place of each meld.
    """

    concealed: tuple[Tile, ...]
    melds: tuple[Meld, ...] = ()
    said: Circumstances = Circumstances()
    flower_letters: str = ""
    text: str = ""
    columns: tuple[int, ...] = ()
    meld_columns: tuple[int, ...] = ()

    @property
    def size(self) -> int:
        """Number of tiles as a rulebook counts them: a kong counts as three."""
        return len(self.concealed) + 3 * len(self.melds)

    @property
    def packed(self) -> int:
        """All tiles, concealed and declared, as one packed heap."""
        return pack(self.concealed) + sum([pack(meld.tiles) for meld in self.melds])
