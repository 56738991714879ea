"""Many hands at speed: the total and the fans of a hand in plain compact notation, without reasons.

It is the way of `api.score` through the same tables; whatever is not plain (another notation, a fault, a circumstance
that has to be checked against the tiles) is left to `api.score`, which also words what is wrong.
"""

from __future__ import annotations

from ..hand.hand import FULL
from ..hand.tiles import BITS, BY_NAME, FOURS, KINDS, ONES, PACKED, TWOS, UNIT, Tile, has_five, pack
from ..notation import PIECE, PIECES
from ..reading.packed import Declared, PackedWin, declared
from ..reading.readings import CHOWS, HONORS, SUIT_MASKS
from ..reading.views import Kongs
from .book import Book

SIZE_FIELD = BITS * KINDS + BITS
"""Where a run keeps its number of tiles, above the packed tiles and a spare field."""
LONGEST = 60
"""Characters of a hand that is plain."""
NO_MELDS = Declared()
Counted = tuple[int, Tile, int, int]
"""The mask of what counts in a hand, its winning tile, all its tiles packed, and those of its declared sets."""
find_pieces = PIECE.findall


class _Runs(dict[str, "int | Declared | None"]):
    """A piece of a hand's text -> a run of concealed tiles as a heap with its size, or a meld; None for neither."""

    MOST = 50_000

    def __missing__(self, piece: str) -> int | Declared | None:
        if len(self) >= self.MOST:
            self.clear()
        found: int | Declared | None = None
        entry = PIECES[piece]
        if entry is not None:
            tiles, meld, _ = entry
            found = pack(tiles) + (len(tiles) << SIZE_FIELD) if meld is None else declared(meld)
        self[piece] = found
        return found


RUNS = _Runs()


def count_plain(book: Book, hand: str, win: str, how: PackedWin) -> Counted | None:
    """What counts in a hand with its tiles, or None where `api.score` has to look at it.

    book: of a game that can be counted so (`Game.can_count_fast`). hand: with or without the winning tile. win: its
    compact name, "" for the last concealed tile written. how: of nothing but quick circumstances
    (`hand.circumstances`).
    """
    heap, melds, run = 0, NO_MELDS, ""
    if len(hand) > LONGEST:
        return None
    pieces = find_pieces(hand)
    for piece in pieces:
        entry = RUNS[piece]
        if isinstance(entry, int):
            if melds.sets:
                return None
            heap += entry
            run = piece
        elif entry is None:
            return None
        else:
            melds = melds + entry if melds.sets else entry
    if "".join(pieces) != hand or melds.sets > 4:
        return None
    size = (heap >> SIZE_FIELD) + 3 * melds.sets
    concealed = heap & PACKED
    if win:
        tile = BY_NAME.get(win, -1)
        if tile < 0:
            return None
        if size == FULL - 1:
            concealed += UNIT[tile]
        elif size != FULL or not concealed & UNIT[tile] * 7:
            return None
    elif size == FULL:
        tile = BY_NAME.get(run[-1], -1)
        if tile < 0:
            tile = BY_NAME[run[-2] + run[-1]]
    else:
        return None
    # Eight copies of a kind would carry into the next one: then the fields do not add up to the size.
    total = concealed + melds.packed
    kongs = (melds.ways // Kongs.ONE_CONCEALED & 7) + (melds.ways // Kongs.ONE_MELDED & 7)
    held = (total & ONES).bit_count() + 2 * (total & TWOS).bit_count() + 4 * (total & FOURS).bit_count()
    if held != FULL + kongs or has_five(total):
        return None
    refuses_nothing = book.game.refuses_nothing
    suits = [total & suit for suit in SUIT_MASKS]
    if refuses_nothing and not refuses_nothing(suits, total & HONORS, melds.reading & CHOWS):
        return None
    found = book.candidates(concealed, tile, melds, how)
    return (book.final(min(found)[0][2]), tile, total, melds.packed) if found else None
