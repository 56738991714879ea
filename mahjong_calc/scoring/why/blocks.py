"""The sets and the pair of a reading, one by one, so that each can be looked at and exchanged."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ...engine.book import Candidate
from ...hand.hand import CHOW, KONG, PUNG, Hand, Meld
from ...hand.tiles import FIRST_WIND, KINDS, RANK, Tile
from ...reading.keyed import chow_name, chow_tiles, kinds_of
from ...reading.readings import CHOWS, PUNG_FIELD, PUNGS, pair_of
from ...reading.views import Form
from ..explain import copies

PAIR = "pair"


class Block(NamedTuple):
    """A set or the pair. kind: chow, pung, kong or pair. tile: as in `Meld`. declared: whether it lies on the table;
    then `concealed` says whether it is a concealed kong."""

    kind: str
    tile: Tile
    declared: bool = False
    concealed: bool = True

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Its two, three or four tiles."""
        return (self.tile,) * 2 if self.kind == PAIR else Meld(self.kind, self.tile).tiles

    @property
    def name(self) -> str:
        """In compact notation, without a sign."""
        return chow_name(self.tile) if self.kind == CHOW else copies(self.tile, len(self.tiles))

    @property
    def signed(self) -> str:
        """In compact notation, with its sign where it is declared."""
        return f"{'' if not self.declared else '-' if self.concealed else '+'}{self.name}"

    @property
    def is_claimed(self) -> bool:
        """Whether it was laid open with a tile of somebody else."""
        return self.declared and not self.concealed


def blocks_of(candidate: Candidate, melds: Iterable[Meld]) -> list[Block]:
    """The sets of a reading, the pair behind the concealed ones, then what is declared. [] where it has none."""
    if candidate.form & 7 != Form.STANDARD:
        return []
    reading = candidate.reading
    pair = pair_of(reading)
    return [
        *(Block(CHOW, tile) for tile in chow_tiles(reading & CHOWS)),
        *(Block(PUNG, tile) for tile in kinds_of(reading >> PUNG_FIELD & PUNGS)),
        *([Block(PAIR, pair)] if pair is not None else []),
        *(Block(meld.kind, meld.tile, True, meld.concealed) for meld in melds),
    ]


def hand_of(blocks: Sequence[Block], like: Hand) -> Hand:
    """The hand that the blocks make."""
    melds = tuple(Meld(one.kind, one.tile, one.concealed, 0 if one.concealed else 1) for one in blocks if one.declared)
    concealed = tuple(sorted(tile for one in blocks if not one.declared for tile in one.tiles))
    return like._replace(concealed=concealed, melds=melds, columns=(), meld_columns=())


EVERY_SET = (
    *(Block(CHOW, tile) for tile in range(FIRST_WIND) if RANK[tile] <= 7),
    *(Block(PUNG, tile) for tile in range(KINDS)),
)
EVERY_PAIR = tuple(Block(PAIR, tile) for tile in range(KINDS))


def like(new: Block, old: Block) -> Block:
    """A set put in the place of another one, declared or not as that was; a kong for a kong."""
    kind = KONG if new.kind == PUNG and old.kind == KONG else new.kind
    declared = old.declared and (kind == KONG or not old.concealed)  # only kongs lie there concealed
    return new._replace(kind=kind, declared=declared, concealed=old.concealed or not declared)


def distance(new: Block, old: Block) -> tuple[int, int]:
    """How far two blocks are apart: how many tiles differ, and how far the tiles themselves lie from each other."""
    left = list(old.tiles)
    for tile in new.tiles:
        if tile in left:
            left.remove(tile)
    return len(left), abs(new.tile - old.tile)
