"""Hand -> text in every notation."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..hand.flowers import count as flower_count
from ..hand.hand import FULL, Circumstances, Hand, Meld
from ..hand.tiles import CHINESE, FIRST_WIND, GB_ORDER, GLYPHS, KINDS, NAMES, SUIT, SUITS, Tile, compact
from .state import FLOWERS
from .symbols import Z_TILES

FORMS = ("compact", "gb", "tenhou", "chinese", "unicode")
"""The notations that `write` knows."""

_NOTHING = Circumstances()


def gb(hand: Hand, win: Tile, circumstances: Circumstances = _NOTHING) -> str:
    """The hand as a canonical GB string: melds as typed, concealed tiles in order, winning tile, state, flowers.

    A hand of 14 holds the winning tile, and one copy of it is moved to the end; to a hand of 13 it is added. What
    `circumstances` leave open is taken from the hand's own text, else it is E or 0.
    """
    tiles, last = _apart(hand, win)
    return _gb(hand, tiles, last, circumstances)


def write(hand: Hand, form: str, win: Tile | None = None, circumstances: Circumstances = _NOTHING) -> str:
    """The hand in one of `FORMS`: concealed tiles sorted, the winning tile last, then the melds as typed.

    win: the winning tile; by default the last concealed one of a complete hand. Read back, the text gives the same
    tiles, melds and winning tile (only `gb` keeps the claimed-from digits and the circumstances). Raises ValueError
    for an unknown form.
    """
    tiles, last = _apart(hand, win)
    if form == "gb":
        return _gb(hand, tiles, last, circumstances)
    if form not in _TILES:
        raise ValueError(f"unknown notation {form!r}; there are {', '.join(FORMS)}")
    text = _TILES[form]
    ending = "" if last is None else text((last,))
    sets = ("-" if meld.concealed else "+" for meld in hand.melds)
    melds = "".join(sign + text(meld.tiles) for sign, meld in zip(sets, hand.melds, strict=True))
    return text(tiles) + ending + melds


def _apart(hand: Hand, win: Tile | None) -> tuple[list[Tile], Tile | None]:
    """The concealed tiles without the winning tile, and the winning tile."""
    tiles = list(hand.concealed)
    if win is None:
        if hand.size != FULL or not tiles:
            return tiles, None
        win = tiles[-1]
    if hand.size != 13 and win in tiles:
        tiles.remove(win)
    return tiles, win


def _gb(hand: Hand, tiles: list[Tile], last: Tile | None, given: Circumstances) -> str:
    ending = "" if last is None else NAMES[last]
    melds = "".join([_GB_MELDS[meld] for meld in hand.melds])
    if hand.said != _NOTHING:
        given = Circumstances._make(old if new is None else new for new, old in zip(given, hand.said, strict=True))
    drawn = given.self_drawn or given.replacement
    flags = (drawn, given.last_of_kind, given.last_tile, given.replacement or given.robbing_kong)
    state = (given.round or "E") + (given.seat or "E") + "".join(["1" if flag else "0" for flag in flags])
    count = flower_count(given.flowers)
    flowers = hand.flower_letters if len(hand.flower_letters) == count else FLOWERS[:count]
    return f"{melds}{_gb_tiles(tiles)}{ending}|{state}|{flowers}"


def _gb_tiles(tiles: list[Tile]) -> str:
    """The tiles in the order of the Chinese programs, each suit letter once."""
    text, suit = "", 3
    for tile in sorted(tiles, key=_GB_PLACE.__getitem__):
        if SUIT[tile] != suit and suit < 3:
            text += SUITS[suit]
        suit = SUIT[tile]
        text += NAMES[tile][0]
    return text + SUITS[suit] if suit < 3 else text


class _GbMelds(dict[Meld, str]):
    """Meld -> its bracket."""

    def __missing__(self, meld: Meld) -> str:
        source = "" if meld.concealed else f",{meld.source or 1}"
        self[meld] = text = f"[{compact(meld.tiles)}{source}]"
        return text


_GB_MELDS = _GbMelds()
_GB_PLACE = [GB_ORDER.index(tile) for tile in range(KINDS)]


def _tenhou(tiles: Sequence[Tile]) -> str:
    plain = compact(tile for tile in tiles if tile < FIRST_WIND)
    numbers = "".join(str(number) * tiles.count(tile) for number, tile in enumerate(Z_TILES, 1))
    return plain + (numbers + "z" if numbers else "")


def _chinese(tiles: Sequence[Tile]) -> str:
    """Each suit named once, after its numbers."""
    text, suit = "", ""
    for tile in sorted(tiles):
        name = CHINESE[tile]
        if suit and suit != name[1:]:
            text += suit
        suit = name[1:]
        text += name[0]
    return text + suit


def _unicode(tiles: Sequence[Tile]) -> str:
    return "".join(GLYPHS[tile] for tile in sorted(tiles))


_TILES: dict[str, Callable[[Sequence[Tile]], str]] = {
    "compact": compact,
    "tenhou": _tenhou,
    "chinese": _chinese,
    "unicode": _unicode,
}
