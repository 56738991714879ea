"""Columns of the paper form, one a player for who won and one for who discarded, with a mark in one of four cells."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, islice

from ..words.folding import MOST_LETTERS
from . import headings
from .by_player import MOST_ABOVE
from .cells import seat_by_word
from .decoding import Grid
from .marks_of_result import is_mark
from .model import EVERY_PLAYER, PLAYERS

RESULTS = ("winner", "discarder")
_BY_NAME = headings.by_alias(
    {
        "winner": (*headings.ALIASES["winner"], "win", "wins", "won", "выигрыш", "赢"),
        "discarder": (*headings.ALIASES["discarder"], "discard", "discards", "сносы", "下家"),
    }
)
MOST_UNMARKED = 4
"""Of so many cells one may hold something else than a mark; else the columns are no such ones."""

Line = tuple[int, list[str]]
Four = tuple[int, ...]


def as_words(grid: Grid) -> Grid:
    """The worksheet with such columns written as winner and discarder; as it is where there are none."""
    above = list(islice(grid.rows, MOST_ABOVE))
    for at, (_, raw) in enumerate(above):
        below = above[at + 1][1] if at + 1 < len(above) else []
        for heading, lines in ((raw, 1), (_over_two_lines(raw, below), 2)):
            columns = _columns(heading)
            rows = above[at + lines :]
            if columns and _are_marks(columns, [cells for _, cells in rows]):
                head = (above[at][0], _without(heading, columns))
                return Grid(grid.name, chain(above[:at], [head], _written(columns, chain(rows, grid.rows))))
    return Grid(grid.name, chain(above, grid.rows))


def _over_two_lines(raw: Sequence[str], below: Sequence[str]) -> list[str]:
    """One line of headings for two: what stands above goes for the empty cells after it; [] where that is not so."""
    if sum(seat_by_word(cell) is not None for cell in below if cell) < len(EVERY_PLAYER):
        return []
    found, said = [], ""
    for at in range(max(len(raw), len(below))):
        over = raw[at].strip() if at < len(raw) else ""
        under = below[at].strip() if at < len(below) else ""
        said = over or said
        found.append(f"{said} {under}" if under and said else over)
    return found


def _columns(heading: Sequence[str]) -> dict[str, Four]:
    """Winner and discarder -> the indexes of the columns of the four players; {} where there are none."""
    cells: dict[str, dict[int, int]] = {name: {} for name in RESULTS}
    for at, text in enumerate(heading):
        words = headings.plain(text).split() if 0 < len(text) <= MOST_LETTERS else []
        for cut in range(1, len(words)):
            for start, rest in ((words[:cut], words[cut:]), (words[-cut:], words[:-cut])):
                name, seat = _BY_NAME.get(" ".join(start)), seat_by_word(" ".join(rest))
                if name is not None and seat is not None:
                    cells[name].setdefault(seat, at)
    found = {name: tuple(four[seat] for seat in sorted(four)) for name, four in cells.items()}
    return found if all(len(four) == len(EVERY_PLAYER) for four in found.values()) else {}


def _are_marks(columns: dict[str, Four], rows: Sequence[Sequence[str]]) -> bool:
    """Whether what stands under these columns are marks, as far as something does."""
    cells = [raw[at].strip() for raw in rows for four in columns.values() for at in four if at < len(raw)]
    filled = [cell for cell in cells if cell]
    return sum(not is_mark(cell) for cell in filled) * MOST_UNMARKED <= len(filled)


def _without(heading: Sequence[str], columns: dict[str, Four]) -> list[str]:
    """The headings with `winner` and `discarder` behind them in place of their columns."""
    read = {at for four in columns.values() for at in four}
    plain = [text if at not in read else "" for at, text in enumerate(heading)]
    known = {headings.column(text) for text in plain}
    return [*plain, *("" if name in known else name for name in RESULTS)]


def _written(columns: dict[str, Four], rows: Iterator[Line]) -> Iterator[Line]:
    """The rows with the marked players behind them; of several marks all, so that the cell is told to be unreadable."""
    read = {at for four in columns.values() for at in four}
    width = max(read) + 1
    for line, raw in rows:
        full = [*raw, *[""] * (width - len(raw))]
        players = [
            " ".join(player for player, at in zip(PLAYERS, four, strict=True) if is_mark(full[at]))
            for four in columns.values()
        ]
        yield line, [*("" if at in read else cell for at, cell in enumerate(full)), *players]
