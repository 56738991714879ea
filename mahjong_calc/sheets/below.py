"""What headings mean by what stands below them: the same winds head who sits there, or what each player won."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from typing import NamedTuple

from . import headings
from .cells import number
from .model import PLAYERS
from .named_columns import with_numbers

MOST_ROWS = 20
"""Rows below a row of headings that are looked at: more than a table has."""


class Ahead:
    """Rows one after the other, of which the next ones can be looked at before their turn."""

    def __init__(self, rows: Iterator[tuple[int, list[str]]]) -> None:
        self._rows = rows
        self._seen: deque[tuple[int, list[str]]] = deque()

    def __iter__(self) -> Iterator[tuple[int, list[str]]]:
        while True:
            while self._seen:
                yield self._seen.popleft()
            for row in self._rows:
                yield row
                if self._seen:  # the row was one of headings, and what is below it was looked at
                    break
            else:
                return

    def next_rows(self) -> list[list[str]]:
        """The rows that come next."""
        self._seen.extend(islice(self._rows, max(0, MOST_ROWS - len(self._seen))))
        return [raw for _, raw in self._seen]


class Above(NamedTuple):
    """A row of headings: where each column stands, and the names of the players where these head columns."""

    layout: dict[str, int]
    names: tuple[str, ...] = ()


def read_above(raw: Sequence[str], ahead: Ahead) -> Above:
    """What a row of headings says, players called by number, wind or name."""
    found = layout_above(raw, ahead)
    if headings.missing(found) or "P1" in found:
        return Above(found)
    named = with_numbers(raw, found, ahead.next_rows())
    return Above(layout_above(named.headings, ahead), named.names) if named.names else Above(found)


def layout_above(raw: Sequence[str], ahead: Ahead) -> dict[str, int]:
    """Where each column stands below a row of headings.

    Four winds head the changes but where they stand above words: there they tell who sits where. One column `east` with
    figures below zero is what somebody lost, and no dealer.
    """
    otherwise = headings.layout(raw, winds=False)
    if headings.missing(otherwise):
        return otherwise  # no row of headings, as most that are asked about
    found = headings.layout(raw)
    if found != otherwise and not _any_below(found, PLAYERS, ahead, _is_figure):
        found = otherwise if _any_below(found, PLAYERS, ahead, _is_player) else found
    if "east" in found and _any_below(found, ("east",), ahead, _is_loss):
        del found["east"]
    return found


def _any_below(found: Mapping[str, int], names: Sequence[str], ahead: Ahead, wanted: Callable[[str], bool]) -> bool:
    """Whether some cell under these columns, in the next rows, is of a kind."""
    columns = [found[name] for name in names if name in found]
    return any(at < len(raw) and wanted(raw[at]) for raw in ahead.next_rows() for at in columns)


def _is_figure(cell: str) -> bool:
    """Whether a cell holds what somebody won or lost: a number that calls no player."""
    return isinstance(number(cell), (int, float)) and number(cell) not in range(1, len(PLAYERS) + 1)


def _is_player(cell: str) -> bool:
    return number(cell) is not None and not _is_figure(cell)


def _is_loss(cell: str) -> bool:
    value = number(cell)
    return isinstance(value, (int, float)) and value < 0
