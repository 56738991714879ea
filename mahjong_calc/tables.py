"""Tables that a book fills with its own answers, so that no fan is asked twice about the same view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .readings import PUNGS
from .views import Chows, Pungs, Sets, chow_tiles, kinds_of

if TYPE_CHECKING:
    from .engine import Book


class Table(dict[int, int]):
    """Key of a view -> mask of the fans that count in it."""

    def __init__(self, book: Book, scope: str) -> None:
        super().__init__()
        self.book, self.scope = book, scope

    def __missing__(self, key: int) -> int:
        found = self[key] = self.book.mask(self.book.look(self.scope, key)[0].kept)
        return found


class PungTable(dict[int, tuple[int, int]]):
    """Key of `Pungs` -> what is true of every pung (`Sets`), and the mask of the fans that count in it."""

    def __init__(self, book: Book) -> None:
        super().__init__()
        self.book = book

    def __missing__(self, key: int) -> tuple[int, int]:
        other = Pungs.alike(key)
        if other != key:
            found = self[other]
        else:
            every = Sets.ALL
            for tile in kinds_of(key & PUNGS):
                every &= Sets.of_pung(tile)
            found = every, self.book.mask(self.book.look("Pungs", key)[0].kept)
        self[key] = found
        return found


class ChowTable(dict[int, tuple[int, tuple[int, ...]]]):
    """Key of `Chows` -> what is true of every chow (`Sets`), and the masks of every choice worth keeping."""

    def __init__(self, book: Book) -> None:
        super().__init__()
        self.book = book

    def __missing__(self, key: int) -> tuple[int, tuple[int, ...]]:
        other = Chows.alike(key)
        if other != key:
            found = self[other]
        else:
            every = Sets.ALL
            for tile in chow_tiles(key):
                every &= Sets.of_chow(tile)
            found = every, tuple([self.book.mask(choice.kept) for choice in self.book.look("Chows", key)])
        self[key] = found
        return found


class Outcomes(dict[int, tuple[int, tuple[int, ...], int]]):
    """What holds -> (minus its worth, numbers of the fans that count, what counts): the smallest is the dearest, and
    of equals the one whose fan numbers, repeated by count, come first."""

    def __init__(self, book: Book) -> None:
        super().__init__()
        self.book = book

    def __missing__(self, mask: int) -> tuple[int, tuple[int, ...], int]:
        found = self[mask] = self.book.outcome(mask)
        return found
