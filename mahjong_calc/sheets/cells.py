"""What single cells say: numbers as people and spreadsheets write them, and players."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from ..hand.tiles import SEATS
from ..notation.spoken import WIND_OF, read_deal_of_round
from .headings import plain
from .model import PLAYERS, Number

MOST_DIGITS = 30
"""Characters of a number, signs and spaces among them."""
NO_NUMBER = object()
"""What a text that is no number reads as; an empty cell reads as None."""
EMPTY = ("", "-", "—", "–", "−")
SELF = frozenset(
    map(
        plain,
        (
            *("self", "self drawn", "selfdrawn", "wall", "tsumo", "zimo", "сам", "стена", "со стены", "самостоятельно"),
            *(
                "самоподбор",
                "自摸",
                "自",
                "self draw",
                "selfdraw",
                "self pick",
                "selfpick",
                "none",
                "n/a",
                "all",
                "все",
            ),
        ),
    )
)
"""What may stand for a discarder where nobody discarded."""
DRAW = frozenset(
    map(
        plain,
        (
            *("draw", "drawn", "no winner", "nobody", "washout", "wash out", "wall", "none", "n/a", "○"),
            *("ничья", "никто", "нет", "流局", "流", "荒庄", "荒牌", "黄庄", "和局"),
        ),
    )
)
"""What may stand for a winner where nobody won."""
_NUMBER = re.compile(r"[+-]?\d{1,9}(?:\.\d+)?")  # thirds have all the decimals that a spreadsheet keeps of them
_FRACTION = re.compile(r"(?:(\d{1,3})\s+)?(\d{1,3})\s*[/\u2044]\s*(\d{1,3})")
_FRACTION_SIGN = re.compile(r"(?<=\d)(?=[¼-¾⅐-⅞])")
_SEAT = {
    **{name.lower(): player for player, name in enumerate(PLAYERS)},
    **{name.lower().replace("p", "р"): player for player, name in enumerate(PLAYERS)},
    **{word: SEATS.index(seat) for word, seat in WIND_OF.items()},
}
"""Every name of a seat: P1, 1, E, 东, East, В."""
MOST_IN_LABEL = 24
"""Characters of a hand's label that has words in it."""
_DIGITS = re.compile(r"\d{1,4}")
_PLAYER = re.compile(r"(?:player|игрок|и|玩家|选手)[\s.]*([1-4])")
"""A player as headings call one."""


@lru_cache(maxsize=20_000)
def number(text: str) -> Number | object | None:
    """The number that a cell holds; None where it is empty, NO_NUMBER where it is none.

    Decimal comma, signs of any look, spaces between thousands, an apostrophe before it, `7/3`, `2 1/3`: all are read.
    """
    words = text.strip()
    if words in EMPTY:
        return None
    if len(words) > MOST_DIGITS:
        return NO_NUMBER
    if words.isascii() and words.isdigit() and len(words) < 10:
        return int(words)
    words = unicodedata.normalize("NFKC", _FRACTION_SIGN.sub(" ", words)).lstrip("'")
    shared = _FRACTION.fullmatch(words)
    if shared and int(shared[3]):
        value = int(shared[1] or 0) + int(shared[2]) / int(shared[3])
        return int(value) if value == int(value) else value
    words = re.sub(r"\s+", "", words).replace("\u2212", "-").replace("–", "-").replace(",", ".")
    if not _NUMBER.fullmatch(words) or not words.isascii():
        return NO_NUMBER
    value = float(words)
    return int(value) if value == int(value) else value


def is_wind(text: str) -> bool:
    """Whether a cell names a wind: a column called round that does so means the wind, not a round of the event."""
    words = plain(text)
    return words in _SEAT and not words[-1].isdigit()


def hand_number(label: str) -> int | None:
    """The number in the label of a hand: `5`, `Hand 5`, `第5局`; None where there is none, or more than one."""
    value = number(label)
    if isinstance(value, int):
        return value
    digits = _DIGITS.findall(label) if len(label) < MOST_IN_LABEL else []
    return int(digits[0]) if len(digits) == 1 else None


def wind_and_number(label: str) -> tuple[int, int] | None:
    """The round by its wind, from 0, and the number of the hand in it: (1, 3) for `S3`."""
    found = read_deal_of_round(plain(label)) if len(label) < MOST_IN_LABEL else None
    return None if found is None else (SEATS.index(found[0]), found[1])


def seat_by_word(text: str) -> int | None:
    """The player whose seat a word is, None where it is none."""
    words = plain(text)
    called = None if words in _SEAT else _PLAYER.fullmatch(words)
    return int(called[1]) - 1 if called else _SEAT.get(words)


class People:
    """Reads the cells that name players, for one table: its own names come first, then the words for seats."""

    def __init__(self, names: Sequence[str] | None = None) -> None:
        """names: of the players, where they are known; a dash or 0 in place of one is none."""
        self._named: dict[str, tuple[int, ...]] = {}
        self._first: dict[str, tuple[int, ...]] = {}
        for player, name in enumerate(names or ()):
            if name not in (*EMPTY, "0") and plain(name):
                self._named[plain(name)] = (*self._named.get(plain(name), ()), player)
                first, _, rest = plain(name).partition(" ")
                if rest and not _has_meaning(first):
                    self._first[first] = (*self._first.get(first, ()), player)
        self._read: dict[str, int | None] = {}

    def called(self, text: str) -> tuple[int, ...]:
        """The players of this name: none, one, or several where it stands twice. A first name alone will do."""
        if not self._named:
            return ()
        words = plain(text)
        return self._named.get(words) or self._first.get(words, ())

    def seat(self, text: str) -> int | None:
        """The player, None where the text names none, or cannot say which of two."""
        if text not in self._read:
            called = self.called(text)
            self._read[text] = seat_by_word(text) if not called else called[0] if len(called) == 1 else None
        return self._read[text]


def _has_meaning(word: str) -> bool:
    """Whether a word stands for a seat, a figure or nobody before it is anybody's first name."""
    return seat_by_word(word) is not None or number(word) is not NO_NUMBER or word in DRAW or word in SELF


@lru_cache(maxsize=5_000)
def nobody_won(text: str) -> bool:
    """Whether a winner's cell, not empty, says that there is none."""
    return text in EMPTY or text == "0" or plain(text) in DRAW


@lru_cache(maxsize=5_000)
def nobody_discarded(text: str) -> bool:
    """Whether a discarder's cell says that there is none."""
    return text in EMPTY or text == "0" or plain(text) in SELF
