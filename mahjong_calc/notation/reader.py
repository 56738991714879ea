"""Text -> Hand: the quick way for clean compact text, the careful way for everything else."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ..errors import HandError
from ..faults import Fault
from ..hand.hand import Hand, Meld
from ..hand.tiles import BY_NAME, SUITS, Tile
from ..limits import FAULTS, HAND
from .scanner import MOST_MELDS, Scanner, judge
from .state import read_state
from .symbols import fold

if TYPE_CHECKING:
    from .pasted import Respelt


def read(text: str) -> tuple[Hand, list[Fault]]:
    """The hand that a text stands for, in any notation, and every fault of the text in order of place, up to 100.

    Never raises, whatever the text. With faults the hand holds what could be read. The number of tiles is not
    checked here: a hand one tile short and a loser's hand are hands too.
    """
    if len(text) > HAND:
        return Hand((), text=text), [Fault("tile_count", "tile_count.too_long", {"count": len(text)}, 1)]
    quick = _read_clean(text)
    return (quick, []) if quick is not None else _read_any(text)


def parse(text: str) -> Hand:
    """The hand that a text stands for; raises HandError with every fault of the text."""
    hand, faults = read(text)
    if faults:
        raise HandError(faults, text)
    return hand


def read_tile(text: str) -> Tile | None:
    """The tile that a text names in any notation (`8p`, `E`, `5z`, `八筒`, a glyph); None unless it is just one."""
    tile = BY_NAME.get(text)
    if tile is not None:
        return tile
    hand, faults = read(text)
    if faults or hand.melds or len(hand.concealed) != 1 or any(sign in fold(text) for sign in "-|"):
        return None
    return hand.concealed[0]


_OURS = re.compile(r"(?:[1-9]+[mpsz]|[ESWNCFP\[\]+\-\s]|,[1-7]\]|,)+(?:\|[\x00-\x7f]*)?")
"""What is in our own spelling, or in none: nothing that stands for tiles elsewhere is in it."""


def _read_any(text: str) -> tuple[Hand, list[Fault]]:
    if _OURS.fullmatch(text):
        hand, faults = _read_spelt(text, text)
    else:
        hand, faults = _read_pasted(text, fold(text))
    faults.sort(key=lambda fault: fault.column or 0)
    del faults[FAULTS:]
    return hand, faults


def _read_pasted(text: str, folded: str) -> tuple[Hand, list[Fault]]:
    """The hand of a text that may be spelt as others do."""
    from .pasted import respell, stray_code  # few hands need it

    respelt = respell(folded)
    if respelt is None:
        hand, faults = _read_spelt(text, folded)
        faults = stray_code(folded, faults)
    else:
        hand, faults = _read_respelt(respelt)
        hand = hand._replace(text=text)
    return hand, faults


def _read_spelt(text: str, folded: str, flowers: list[tuple[str, int]] | None = None) -> tuple[Hand, list[Fault]]:
    """The hand of a text in our own spelling. flowers: those among its tiles, which `folded` does not show."""
    faults: list[Fault] = []
    bar = folded.find("|")
    concealed, melds = judge(Scanner(text, faults).run(folded if bar < 0 else folded[:bar]), faults)
    hand = Hand(
        tuple(tile for tile, _ in concealed),
        tuple(meld for meld, _ in melds),
        text=text,
        columns=tuple(column for _, column in concealed),
        meld_columns=tuple(column for _, column in melds),
    )
    if bar >= 0:
        said, letters = read_state(text, folded, bar, faults, flowers or [])
        hand = hand._replace(said=said, flower_letters=letters)
    return hand, faults


def _read_respelt(respelt: Respelt) -> tuple[Hand, list[Fault]]:
    """The hand of a respelt text, all columns those of the original."""
    from .pasted import CALLS, EXAMPLES

    hand, found = _read_spelt(respelt.text, respelt.text, respelt.flowers)
    columns = [0, *respelt.columns]
    faults = [*respelt.faults, *(fault._replace(column=columns[fault.column or 0]) for fault in found)]
    hand = hand._replace(
        columns=tuple([columns[column] for column in hand.columns]),
        meld_columns=tuple([columns[column] for column in hand.meld_columns]),
    )
    kinds = {column: meld.kind for meld, column in zip(hand.melds, hand.meld_columns, strict=True)}
    blamed = {fault.column for fault in faults}
    for column, call in respelt.calls.items():
        if kinds.get(column) != CALLS[call][1] and column not in blamed:
            values = {"call": call, "meld": respelt.set_at(column), **EXAMPLES}
            faults.append(Fault("bad_meld", "bad_meld.called", values, column))
    return hand, faults


# The quick way: a file holds the same few runs ("123m", "EEE") and sets ("+555p") again and again. Each is read once
# by the careful way and remembered; whatever is not clean falls through to it. Copies are counted in six bits a kind,
# where 27 more than a count reach the top bit exactly when the count is five or more (36 tiles at most).

PIECE = re.compile(r"[+-]?(?:[1-9]+[mps]|[ESWNCFP]+)")
"""A run of concealed tiles, or a signed set, in compact notation."""
_WIDE = tuple(1 << (6 * tile) for tile in range(34))
_MORE = 27 * sum(_WIDE)
_TOP = 32 * sum(_WIDE)
_MOST_TILES = 36
_MOST_REMEMBERED = 100_000

Piece = tuple[tuple[Tile, ...], Meld | None, int]


class _Pieces(dict[str, "Piece | None"]):
    """Run or signed set -> its tiles, its meld and its heap; None where it is not a clean one."""

    def __missing__(self, piece: str) -> Piece | None:
        if len(self) >= _MOST_REMEMBERED:
            self.clear()
        signed = piece[0] in "+-"
        if not signed:
            suit = piece[-1] if piece[-1] in SUITS else ""
            tiles = tuple([BY_NAME[symbol + suit] for symbol in (piece[:-1] if suit else piece)])
            if len(tiles) < 5 or max(map(tiles.count, tiles)) < 5:
                self[piece] = tiles, None, sum([_WIDE[tile] for tile in tiles])
                return self[piece]
        hand, faults = _read_any(piece)
        found: Piece | None = None
        if not faults and len(hand.melds) == signed:
            meld = hand.melds[0] if signed else None
            tiles = meld.tiles if meld else hand.concealed
            found = (tiles, meld, sum(_WIDE[tile] for tile in tiles))
        self[piece] = found
        return found


PIECES = _Pieces()


def _read_clean(text: str) -> Hand | None:
    """The hand of a faultless compact text with its concealed tiles first; None for any other text."""
    if len(text) > _MOST_TILES:
        return None
    concealed: list[Tile] = []
    columns: list[int] = []
    melds: list[Meld] = []
    meld_columns: list[int] = []
    heap, at = 0, 1
    for piece in PIECE.findall(text):
        found = PIECES[piece]
        if found is None:
            return None
        tiles, meld, packed = found
        if meld is not None:
            melds.append(meld)
            meld_columns.append(at)
        elif melds:
            return None
        else:
            concealed += tiles
            columns += range(at, at + len(tiles))
        heap += packed
        at += len(piece)
    if at != len(text) + 1 or len(melds) > MOST_MELDS or (heap + _MORE) & _TOP:
        return None
    return Hand(tuple(concealed), tuple(melds), text=text, columns=tuple(columns), meld_columns=tuple(meld_columns))
