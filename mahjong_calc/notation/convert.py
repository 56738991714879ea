"""A hand from one notation to another."""

from __future__ import annotations

from ..hand.hand import Circumstances, Hand
from ..hand.tiles import BY_NAME
from .reader import parse
from .writer import write

_NOTHING = Circumstances()


def convert(hand: str | Hand, to: str = "compact", circumstances: Circumstances | None = None) -> str:
    """A hand in another notation: compact, gb, tenhou, chinese or unicode.

    hand: text in any notation, or a parsed hand; it need not be complete. Of the circumstances all use the winning
    tile, and gb the others. Raises HandError for a text that cannot be read, ValueError for an unknown notation.

        >>> convert("123m456p78s99s+EEE", "gb", Circumstances(win="9s", seat="S"))
        '[EEE,1]123m7899s456p9s|ES0000|'
        >>> convert("一二三万四五六饼", "unicode") == convert("123m456p", "unicode")
        True
    """
    how = circumstances or _NOTHING
    read = parse(hand) if isinstance(hand, str) else hand
    return write(read, to, BY_NAME[how.win] if how.win else None, how)
