"""What the views of a candidate show: each distinct key is asked once of the engine, and its answer gets a number.

Keys are brought to dense ones first, numbers below some thousands that index a table. Those of chows and pungs take
the suits as a set: how they are ordered does not matter to any fan.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from functools import cache
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..engine.book import TABLED, Book
from ..hand.tiles import FIRST_WIND, UNIT
from ..reading.keyed import CHOW_BITS, kinds_of
from ..reading.keys import pungs_key
from ..reading.views import Exposure, Pungs, Sets, some_sets
from . import frozen
from .parts import RANKS, Column

MOST_SETS = 4
CODE_BITS = 63
NOT_ASKED = 0
"""Number of the answer of a view that is not looked at."""


class Answers:
    """Dense keys -> numbers of their answers. found: answers by number, None for the first."""

    def __init__(self, keys: int, ask: Callable[[int], Hashable]) -> None:
        """keys: how many dense ones there can be. ask: for the answer to one."""
        self.ask = ask
        self._known = np.zeros(keys, np.int16)
        self.found: list[Any] = [None]
        self._numbers: dict[Hashable, int] = {}

    def __call__(self, keys: Column) -> Column:
        """The numbers of the answers."""
        numbers = self._known[keys]
        new = keys[numbers == NOT_ASKED]
        if len(new):
            for key in np.flatnonzero(np.bincount(new)).tolist() if len(new) > 100 else set(new.tolist()):
                self._known[key] = self._number(self.ask(key))
            numbers = self._known[keys]
        return numbers.astype(np.int64)

    def _number(self, answer: Hashable) -> int:
        number = self._numbers.get(answer)
        if number is None:
            number = self._numbers[answer] = len(self.found)
            self.found.append(answer)
        return number

    def remember(self, answer: Hashable, keys: list[int]) -> None:
        """Take an answer as known to all of these keys."""
        self._known[keys] = self._number(answer)

    def where(self, asked: NDArray[np.bool_], keys: Column) -> Column:
        """The numbers of the answers where a view is looked at."""
        numbers = np.zeros(len(keys), np.int64)
        numbers[asked] = self(keys[asked])
        return numbers


class WideAnswers(Answers):
    """The same for keys that are no dense ones, few of which are there."""

    def __init__(self, ask: Callable[[int], Hashable]) -> None:
        super().__init__(1, ask)
        self._by_key: dict[int, int] = {}

    def __call__(self, keys: Column) -> Column:
        """The numbers of the answers."""
        distinct, places = np.unique(keys, return_inverse=True)
        numbers = []
        for key in distinct.tolist():
            number = self._by_key.get(key)
            if number is None:
                number = self._by_key[key] = self._number(self.ask(key))
            numbers.append(number)
        return np.array(numbers, np.int64)[places]


class SuitKeys:
    """Four sets at most, as one number for each suit -> a dense key that is the same however suits are exchanged.

    The suits are taken in order of how many sets they have: the first has one at most, the second two.
    """

    def __init__(self, bits: int, kinds: int, most: int) -> None:
        """bits, kinds: of a suit's number, a field for each kind of set. most: sets of one kind."""
        self.bits = bits * kinds
        values = sorted(_values(bits, kinds, most))
        self._sets, self._values = zip(*values, strict=True)
        self._number = np.zeros(1 << self.bits, np.int16)
        self._number[list(self._values)] = range(len(values))
        self._few = sum(count <= 1 for count, _ in values)
        self._some = sum(count <= 2 for count, _ in values)
        self.size = self._few * self._some * len(values)

    def dense(self, suits: Column) -> Column:
        """The dense keys. suits: three columns."""
        first, second, third = self._number[suits].astype(np.int64)
        found: Column
        low, high = np.minimum(np.minimum(first, second), third), np.maximum(np.maximum(first, second), third)
        middle = first + second + third - low - high
        found = low + self._few * (middle + self._some * high)
        return found

    def every(self) -> Iterator[int]:
        """All dense keys that can be."""
        numbers = range(len(self._values))
        for low, middle, high in product(range(self._few), range(self._some), numbers):
            if low <= middle <= high and self._sets[low] + self._sets[middle] + self._sets[high] <= MOST_SETS:
                yield low + self._few * (middle + self._some * high)

    def key(self, dense: int) -> int:
        """The engine's key that a dense one stands for."""
        rest, low = divmod(dense, self._few)
        high, middle = divmod(rest, self._some)
        return sum(self._values[number] << (self.bits * suit) for suit, number in enumerate((low, middle, high)))


def _values(bits: int, kinds: int, most: int) -> Iterator[tuple[int, int]]:
    """(how many sets, number) for each choice of four sets at most."""
    for counts in _choices(kinds, MOST_SETS, most):
        yield sum(counts), sum(count << (bits * kind) for kind, count in enumerate(counts))


def _choices(kinds: int, left: int, most: int) -> Iterator[tuple[int, ...]]:
    if kinds == 0:
        yield ()
        return
    for count in range(min(left, most) + 1):
        for rest in _choices(kinds - 1, left - count, most):
            yield (count, *rest)


@cache
def chow_keys() -> SuitKeys:
    """Chows of the three suits."""
    return SuitKeys(CHOW_BITS, 7, 4)


@cache
def pung_keys() -> SuitKeys:
    """Pungs of the three suits."""
    return SuitKeys(1, RANKS, 1)


def honor_key(pungs: Any, pair: Any, seat: Any, round: Any) -> Any:
    """A dense key of the honors' half of `Pungs`. pungs: a bit for each honor. pair: 0 without one, else from 1."""
    return pungs | pair << 7 | seat << 10 | round << 12


HONOR_KEYS = 1 << 14


def _honors_of(dense: int) -> int:
    """The engine's key."""
    pair = dense >> 7 & 7
    key = pungs_key((dense & 127) << FIRST_WIND, 1 << pair >> 1, dense >> 10 & 3, dense >> 12)
    return int(key)


EXPOSURE_SORTS = tuple(
    product((Exposure.OPEN_PUNG, Exposure.CLOSED_PUNG, Exposure.OPEN_KONG, Exposure.CLOSED_KONG), (False, True))
)
"""(field of `Exposure`, whether of terminals and honors): each is a digit of a dense key, of base 5."""
DRAGON_PAIR, SEAT_PAIR, ROUND_PAIR = 1, 2, 4
"""What an honor pair is, beside the digits."""
EXPOSURE_KEYS = 8 * 5 ** len(EXPOSURE_SORTS)


def _exposure_of(dense: int) -> int:
    """The engine's key."""
    pair, key = dense // 5 ** len(EXPOSURE_SORTS), 0
    for digit, (field, outside) in enumerate(EXPOSURE_SORTS):
        key |= some_sets(field, outside=outside, count=dense // 5**digit % 5)
    if pair & DRAGON_PAIR:
        return key | 1 << Exposure.PAIR + 4
    if pair:
        key |= 1 << Exposure.PAIR
    return key | bool(pair & SEAT_PAIR) << Exposure.SEAT | bool(pair & ROUND_PAIR) << Exposure.ROUND


def fours_of(kinds: int) -> int:
    """The key of `Copies` for a mask of kinds."""
    return sum(UNIT[tile] << 2 for tile in kinds_of(kinds))


SMALL_VIEWS = {"Tiles": 1 << 16, "Sets": Sets.ALL + 1, "Kongs": 1 << 12, "Wait": 32, "Win": 1 << 14, "Form": 64}
"""Views whose keys are dense as they are -> how many those can be."""


class Views:
    """The answers of a book to all views of a candidate, each view by its name; `Pungs` in its two halves."""

    def __init__(self, book: Book, *, frozen_too: bool = True) -> None:
        """frozen_too: whether to begin with the answers that are kept in a file."""
        tables = dict(zip(TABLED, book.tables, strict=True))
        self.answers: dict[str, Answers] = {
            name: Answers(keys, tables[name].__getitem__) for name, keys in SMALL_VIEWS.items()
        }
        self.answers["Copies"] = WideAnswers(lambda kinds: tables["Copies"][fours_of(kinds)])
        chows, pungs = chow_keys(), pung_keys()
        self.answers["Chows"] = Answers(chows.size, lambda dense: book.chow_table[chows.key(dense)])
        self.answers["Numbers"] = Answers(pungs.size, lambda dense: book.pung_halves[pungs.key(dense)])
        self.answers["Honors"] = Answers(HONOR_KEYS, lambda dense: book.pung_halves[_honors_of(dense) & ~Pungs.NUMBERS])
        if book.exposed:
            self.answers["Exposure"] = Answers(EXPOSURE_KEYS, lambda dense: tables["Exposure"][_exposure_of(dense)])

        for name, answers in (frozen.thaw(book) if frozen_too else {}).items():
            for answer, dense in answers:
                self.answers[name].remember(answer, dense)

    def codes(self, numbers: dict[str, Column], widths: dict[str, int]) -> Column:
        """One number that tells candidates apart that show something else. widths: bits of each view's numbers.

        Raises OverflowError where those are too many for one number.
        """
        if sum(widths.values()) > CODE_BITS:
            raise OverflowError("more answers than a code can tell apart")
        code = np.zeros(len(next(iter(numbers.values()))), np.int64)
        for name, column in numbers.items():
            code = code << widths[name] | column
        return code
