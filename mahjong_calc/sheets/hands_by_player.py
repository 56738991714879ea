"""Hands with one row a player: four rows that name the same hand are laid out as one row of a sheet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain

from . import headings
from .by_player import ALIASES, MOST_ABOVE
from .cells import number as number_of
from .cells import seat_by_word
from .decoding import Grid
from .marks_of_result import is_mark, is_no_mark
from .model import PLAYERS

CHANGE = (
    *("change", "changes", "delta", "gain", "result", "score", "payment", "won lost", "win loss", "plus minus", "+ -"),
    *("изменение", "результат", "выигрыш", "итог раздачи", "得失", "得分", "输赢", "增减"),
)
ROW_NUMBERS = frozenset(("no", "#", "№", "номер", "序号"))
"""Headings of the hand elsewhere, which number the rows of such a list."""
_BY_NAME = headings.by_alias(
    {
        **{name: headings.ALIASES[name] for name in ("round", "table", "winner", "discarder", "points")},
        "hand": [one for one in headings.ALIASES["hand"] if one not in ROW_NUMBERS],
        **{name: ALIASES[name] for name in ("seat", "player", "penalty")},
        "change": CHANGE,
        "total": (*headings.BY_PLAYER["total "], "cumulative", "нарастающий итог"),
    }
)
_FOURS = {"change": "", "penalty": "pen ", "total": "total "}
"""Column of a row -> what the columns of the four players begin with."""
_HEADINGS = ("round", "table", "hand", "winner", "discarder", "points")

Line = tuple[int, list[str]]


def as_hands(grid: Grid) -> Grid:
    """The worksheet with hands told by one row a player laid out as rows; as it is where there are none."""
    above: list[Line] = []
    for line, raw in grid.rows:
        above.append((line, raw))
        columns = _columns(raw)
        if columns:
            return Grid(grid.name, chain(above[:-1], _laid_out(line, raw, columns, grid.rows)))
        found = headings.layout(raw)
        if len(above) > MOST_ABOVE or ("hand" in found and not headings.missing(found)):
            break
    return Grid(grid.name, chain(above, grid.rows))


def known_columns(raw: Sequence[str]) -> dict[str, int]:
    """Where the columns of such a list stand, as far as a row of headings has them."""
    found: dict[str, int] = {}
    for at, cell in enumerate(raw):
        name = _BY_NAME.get(headings.plain(cell)) if cell else None
        if name is not None:
            found.setdefault(name, at)
    if "points" in found and "change" not in found:
        found["change"] = found.pop("points")
    return found


def _columns(raw: Sequence[str]) -> dict[str, int]:
    """The same of a row that has enough of them; {} for any other."""
    found = known_columns(raw)
    return found if {"hand", "player", "change", "winner"} <= found.keys() else {}


def _laid_out(line: int, heading: Sequence[str], columns: Mapping[str, int], rows: Iterable[Line]) -> Iterator[Line]:
    """One row a hand. line, heading: of the row of headings."""
    unread = [at for at, cell in enumerate(heading) if cell.strip() and at not in columns.values()]
    fours = [f"{start}{player}" for name, start in _FOURS.items() if name in columns for player in PLAYERS]
    yield line, [*_HEADINGS, *fours, *(heading[at] for at in unread)]
    players: dict[tuple[str, str], list[str]] = {}
    hand: list[Line] = []
    for number, raw in rows:
        if not _text(raw, columns, "hand") or not _text(raw, columns, "player"):
            if any(raw):
                yield from _hand(hand, columns, players, unread)
                hand = []
                yield number, ["", "", " ".join(filter(None, raw))]
            continue
        if hand and (_key(raw, columns) != _key(hand[0][1], columns) or len(hand) == len(PLAYERS)):
            yield from _hand(hand, columns, players, unread)
            hand = []
        hand.append((number, raw))
    yield from _hand(hand, columns, players, unread)


def _hand(
    lines: Sequence[Line], columns: Mapping[str, int], players: dict[tuple[str, str], list[str]], unread: Sequence[int]
) -> Iterator[Line]:
    """The row of one hand, after that of the names where it is the first of its table."""
    if not lines:
        return
    number, first = lines[0]
    round, table, hand = _key(first, columns)
    names = players.get((round, table))
    if names is None:
        names = players[round, table] = _names(lines, columns)
        yield number, [round, table, "PLAYERS", "", "", "", *names]
    by_player = {headings.plain(_text(raw, columns, "player")): raw for _, raw in lines}
    rows = [by_player.get(headings.plain(name), []) if name else [] for name in names]
    cells = [_result(rows, columns, name) for name in ("winner", "discarder")]
    if not any(cells) and all(number_of(_text(raw, columns, "change")) == 0 for raw in rows):
        cells[0] = "draw"
    value = next((text for raw in rows if (text := _text(raw, columns, "points"))), "")
    fours = [_text(raw, columns, name) for name in _FOURS if name in columns for raw in rows]
    strangers = [_text(raw, columns, "player") for _, raw in lines if raw not in rows]
    others = [first[at] if at < len(first) else "" for at in unread]
    yield number, [round, table, hand, *cells, value, *fours, *others, *strangers]


def _names(lines: Sequence[Line], columns: Mapping[str, int]) -> list[str]:
    """The names of the four players, by their seats where the first hand tells them."""
    names = [_text(raw, columns, "player") for _, raw in lines]
    seats = [seat_by_word(_text(raw, columns, "seat")) for _, raw in lines]
    if None in seats or len(set(seats)) < len(seats):
        seats = list(range(len(names)))
    placed = dict(zip(seats, names, strict=True))
    return [placed.get(seat, "") for seat in range(len(PLAYERS))]


def _result(rows: Sequence[Sequence[str]], columns: Mapping[str, int], name: str) -> str:
    """The winner or the discarder: whose row has a mark, else what the cells say."""
    cells = [_text(raw, columns, name) for raw in rows]
    marked = [player for player, cell in zip(PLAYERS, cells, strict=True) if is_mark(cell)]
    if len(marked) == 1:
        return marked[0]
    return " ".join(marked) or next((cell for cell in cells if not is_no_mark(cell)), "")


def _key(raw: Sequence[str], columns: Mapping[str, int]) -> tuple[str, str, str]:
    round, table, hand = (_text(raw, columns, name) for name in ("round", "table", "hand"))
    return round, table, hand


def _text(raw: Sequence[str], columns: Mapping[str, int], name: str) -> str:
    at = columns.get(name)
    return raw[at].strip() if at is not None and at < len(raw) else ""
