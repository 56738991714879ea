"""The concealed tiles and the sets of a hand, character by character; every fault with its column.

A hand is cut into stretches: plain tiles, and what follows `+`, `-` or stands in brackets. Each stretch is judged
by itself, so that one bad set does not hide the next.
"""

from __future__ import annotations

from ..faults import Fault
from ..hand.hand import CHOW, KONG, PUNG, Meld
from ..hand.tiles import KINDS, NAMES, RANK, Tile
from .symbols import (
    CYRILLIC,
    DIGIT_OF,
    DRAGON_MEANT,
    FLOWER_GLYPHS,
    FOLLOWERS,
    INVISIBLE,
    LEADERS,
    SEPARATORS,
    SUIT_MEANT,
    SUIT_OF,
    TILE_OF,
    WRONG_CASE,
    Z_SUIT,
    Z_TILES,
)

MOST_MELDS = 4
_CLAIMED, _ADDED = "123", "567"


class Stretch:
    """Tiles that stand together under one sign.

    opener: "", "+", "-" or "[". column: of the sign. ends: numbers of tiles after which a run was complete.
    source: what stands after the comma of a bracket, None without one. broken: something in it cannot be read,
    so its shape is not judged.
    """

    __slots__ = ("broken", "column", "columns", "ends", "opener", "source", "source_column", "text", "tiles")

    def __init__(self, opener: str, column: int) -> None:
        self.opener = opener
        self.column = column
        self.tiles: list[Tile] = []
        self.columns: list[int] = []
        self.ends: set[int] = set()
        self.source: str | None = None
        self.source_column = column
        self.text = ""
        self.broken = False


class Scanner:
    """Cuts text into stretches; what cannot be read goes to `faults`.

    digits: those still without a suit, with their columns. spoiled: an unknown symbol stands among them; garbled: the
    last thing read was unknown. Either way a missing suit or digit is no fault of its own. separated: the column of a
    separator after a set laid open, behind which no tiles may follow without a sign.
    """

    def __init__(self, text: str, faults: list[Fault]) -> None:
        self.text = text
        self.faults = faults
        self.stretch = Stretch("", 1)
        self.stretches = [self.stretch]
        self.digits: list[tuple[int, int]] = []
        self.spoiled = False
        self.garbled = False
        self.separated = 0

    def run(self, folded: str) -> list[Stretch]:
        """The stretches of `folded`, the plain form of the text's beginning."""
        for column, char in enumerate(folded, 1):
            if char.isspace() or char in INVISIBLE:
                continue
            if char in SEPARATORS and self.stretch.opener != "[":
                self._separator(column)
                continue
            if self.separated:
                self._end_of_set(char)
            if self.stretch.source is not None and char not in "[]":
                self._source(char, column)
            elif char in DIGIT_OF:
                self.digits.append((DIGIT_OF[char], column))
                self.garbled = False
            elif char in SUIT_OF:
                self._suit(SUIT_OF[char], column)
            elif char in TILE_OF:
                self._flush(char)
                self._add(TILE_OF[char], column)
                self.stretch.ends.add(len(self.stretch.tiles))
            elif char in "[]+-,":
                self._sign(char, column)
            elif not self._is_part_of_a_name(char, folded[: column - 1][-1:], folded[column : column + 1]):
                self._unknown(char, column)
        self._flush()
        self._close(len(folded))
        if self.stretch.opener == "[":
            self._fault("bad_meld.not_closed", self.stretch.column, meld=self.stretch.text)
        return self.stretches

    def _fault(self, message: str, column: int, **values: object) -> None:
        self.faults.append(Fault(message.partition(".")[0], message, values, column))
        self.stretch.broken = True

    def _add(self, tile: Tile, column: int) -> None:
        self.stretch.tiles.append(tile)
        self.stretch.columns.append(column)
        self.garbled = False

    def _suit(self, suit: int, column: int) -> None:
        if not self.digits and not self.garbled:
            self._fault("unknown_symbol.lone_suit", column, symbol=self.text[column - 1])
        if not self.digits:
            return
        for digit, place in self.digits:
            if suit < Z_SUIT:
                self._add(9 * suit + digit - 1, place)
            elif digit <= len(Z_TILES):
                self._add(Z_TILES[digit - 1], place)
            else:
                self._fault("unknown_symbol.honor_number", place, symbol=self.text[place - 1])
        self.stretch.ends.add(len(self.stretch.tiles))
        self.digits.clear()
        self.spoiled = False

    def _flush(self, following: str = "") -> None:
        """Digits that no suit followed."""
        if self.digits and not self.spoiled:
            places = [column for _, column in self.digits]
            message = "digits_without_suit.capital" if following and following in "SP" else "digits_without_suit"
            digits = "".join(self.text[column - 1] for column in places)
            self._fault(message, places[0], digits=digits)
        self.digits.clear()
        self.spoiled = False

    def _separator(self, column: int) -> None:
        """A sign between runs of tiles says as much as a space; among digits it is a fault; a set ends with it."""
        if self.digits:
            self._fault("unknown_symbol.separator", column, symbol=self.text[column - 1])
            self.spoiled = True
        elif self.stretch.opener == "+":
            self.separated = self.separated or column

    def _end_of_set(self, char: str) -> None:
        if char not in "[]+-":
            self._fault("unknown_symbol.separator", self.separated, symbol=self.text[self.separated - 1])
        self.separated = 0

    @staticmethod
    def _is_part_of_a_name(char: str, before: str, after: str) -> bool:
        """Whether a character only completes the name of an honor beside it: 白板, 红中."""
        return (char in FOLLOWERS and before != "" and before in FOLLOWERS[char]) or LEADERS.get(char) == after

    def _unknown(self, char: str, column: int) -> None:
        message = "unknown_symbol"
        near = SUIT_MEANT.get(char.lower(), "") if self.digits else DRAGON_MEANT.get(char, "")
        if near:
            self._fault("unknown_symbol", column, symbol=self.text[column - 1], near=near)
            self.spoiled = bool(self.digits)
            self.garbled = True
            return
        if char in WRONG_CASE:
            message = "unknown_symbol.case"
        elif char in CYRILLIC:
            message = "unknown_symbol.cyrillic"
        elif char == "0":
            message = "unknown_symbol.zero"
        elif char in FLOWER_GLYPHS:
            message = "unknown_symbol.flower_tile"
        counted = {"count": 1} if char in FLOWER_GLYPHS else {}
        self._fault(message, column, symbol=self.text[column - 1], **counted)
        self.spoiled = bool(self.digits)
        self.garbled = True

    def _source(self, char: str, column: int) -> None:
        if not self.stretch.source:
            self.stretch.source_column = column
        self.stretch.source = (self.stretch.source or "") + char

    def _sign(self, sign: str, column: int) -> None:
        inside = self.stretch.opener == "["
        if sign in "+-" and inside:
            self._unknown(sign, column)
            return
        self._flush()
        if sign == ",":
            self.stretch.source, self.stretch.source_column = "", column
        elif sign == "]":
            self._close(column)
            if not inside:
                self._fault("bad_meld.not_opened", column)
            self._open("", column + 1)
        else:
            self._close(column - 1)
            if inside:
                self._fault("bad_meld.not_closed", self.stretch.column, meld=self.stretch.text)
            self._open(sign, column)

    def _open(self, opener: str, column: int) -> None:
        self.garbled = False
        self.stretch = Stretch(opener, column)
        self.stretches.append(self.stretch)

    def _close(self, end: int) -> None:
        self.stretch.text = self.text[self.stretch.column - 1 : end].strip()


def judge(stretches: list[Stretch], faults: list[Fault]) -> tuple[list[tuple[Tile, int]], list[tuple[Meld, int]]]:
    """The concealed tiles and the melds, each with its column; what cannot be a set goes to `faults`."""
    concealed: list[tuple[Tile, int]] = []
    melds: list[tuple[Meld, int]] = []
    declared = 0
    for stretch in stretches:
        hidden_kong = stretch.opener == "-" and len(stretch.tiles) == 4 and len(set(stretch.tiles)) == 1
        if stretch.opener in ("+", "[") or hidden_kong:
            declared += 1
            if declared == MOST_MELDS + 1:
                faults.append(Fault("bad_meld", "bad_meld.too_many", {"meld": stretch.text}, stretch.column))
            meld = None if stretch.broken else _meld(stretch, faults)
            if meld:
                melds.append((meld, stretch.column))
            continue
        if stretch.opener == "-" and _may_be_kong(stretch):
            values = {"text": stretch.text, "tile": NAMES[stretch.tiles[0]]}
            faults.append(Fault("ambiguous_notation", "ambiguous_notation.kong", values, stretch.column))
        concealed += zip(stretch.tiles, stretch.columns, strict=True)
    _count(stretches, faults)
    return concealed, melds


def _may_be_kong(stretch: Stretch) -> bool:
    """Whether four alike come first and more follows: a concealed kong before tiles, or tiles in a group?"""
    tiles = stretch.tiles
    return 4 in stretch.ends and len(tiles) > 4 and len(set(tiles[:4])) == 1 and tiles[4] != tiles[0]


def _meld(stretch: Stretch, faults: list[Fault]) -> Meld | None:
    tiles = sorted(stretch.tiles)
    kind = _kind(tiles)
    if not kind:
        message = "bad_meld.shape" if tiles else "bad_meld.empty"
        faults.append(Fault("bad_meld", message, {"meld": stretch.text}, stretch.column))
        return None
    if stretch.opener == "-" or (stretch.opener == "[" and kind == KONG and stretch.source is None):
        return Meld(KONG, tiles[0], True, 0)
    source = "1" if stretch.source is None else stretch.source
    if len(source) != 1 or source not in _CLAIMED + _ADDED:
        values = {"source": source, "meld": stretch.text}
        faults.append(Fault("bad_meld", "bad_meld.source", values, stretch.source_column))
        return None
    if source in _ADDED and kind != KONG:
        values = {"source": source, "meld": stretch.text}
        faults.append(Fault("bad_meld", "bad_meld.source_of_kong", values, stretch.source_column))
        return None
    return Meld(kind, tiles[0], False, int(source))


def _kind(tiles: list[Tile]) -> str:
    """What the sorted tiles are: chow, pung, kong, or "" for none of them."""
    if len(set(tiles)) == 1 and len(tiles) in (3, 4):
        return PUNG if len(tiles) == 3 else KONG
    if len(tiles) == 3 and tiles == [tiles[0], tiles[0] + 1, tiles[0] + 2] and 1 <= RANK[tiles[0]] <= 7:
        return CHOW
    return ""


def _count(stretches: list[Stretch], faults: list[Fault]) -> None:
    """A fault at the fifth copy of every kind."""
    counts = [0] * KINDS
    for stretch in stretches:
        for tile, column in zip(stretch.tiles, stretch.columns, strict=True):
            counts[tile] += 1
            if counts[tile] == 5:
                faults.append(Fault("five_of_a_kind", "five_of_a_kind", {"tile": NAMES[tile]}, column))
