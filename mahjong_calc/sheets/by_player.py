"""Lists with one row a player, or one row a table: the results of tables without their hands, as organisers keep them.

Such rows are laid out as those of a sheet that has names, penalties, TOTAL and POINTS and no hands; the rest of the
program reads them as any other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from ..words.folding import MOST_LETTERS
from . import headings
from .cells import number, seat_by_word
from .decoding import Grid
from .model import EVERY_PLAYER, PENALTIES, PLAYERS, POINTS, TOTAL

NO_HANDS = "# hands: none"
"""What a sheet says in which no hands are written down."""
MOST_ABOVE = 200
"""Lines in which the row of headings is looked for."""
ALIASES = {
    "round": headings.ALIASES["round"],
    "table": headings.ALIASES["table"],
    "seat": (
        *("seat", "wind", "start", "starting seat", "starting wind", "position"),
        *("ветер", "место", "место за столом", "посадка", "стартовый ветер", "座位", "门风", "起始座位", "方位"),
    ),
    "player": (
        *("player", "name", "player name", "full name", "игрок", "имя", "участник", "фио", "фамилия", "имя игрока"),
        *("选手", "玩家", "姓名", "名字", "选手姓名", "参赛者"),
    ),
    "score": (
        *("score", "points", "mp", "minipoints", "mini points", "game points", "total", "total score", "result", "sum"),
        *("очки", "игровые очки", "счёт", "счет", "итог", "итого", "результат", "сумма", "баллы"),
        *("分", "分数", "得分", "总分", "小分", "成绩", "合计"),
    ),
    "table points": (
        *("table points", "tp", "tournament points", "tablepoints", "ranking points", "match points"),
        *("очки за стол", "зачётные очки", "турнирные очки", "стол очки"),
        *("比赛分", "标准分", "名次分", "积分", "桌分"),
    ),
    "penalty": ("penalty", "penalties", "pen", "fine", "штраф", "штрафы", "罚分", "罚款", "处罚"),
}
"""Column -> its headings."""
_BY_NAME = headings.by_alias(ALIASES)
VAGUE = frozenset(("points", "очки", "分", "分数"))
"""Headings of the score that mean the table points where the score has a plainer one."""
OF_EACH = ("player", "score", "table points", "penalty")
"""Columns of which a row of a whole table has four: `MP East`, `P1 score`, `Player 2`."""
_TABLE_HEADINGS = [
    *("round", "table", "hand", "winner", "discarder", "points"),
    *(f"{start}{player}" for start in ("", "pen ", "total ") for player in PLAYERS),
]


class _Result(NamedTuple):
    """What is written of one player at one table, as text."""

    line: int
    seat: int | None
    player: str
    score: str
    points: str
    penalty: str
    unread: tuple[str, ...] = ()


class _Columns(NamedTuple):
    """Where the cells stand: of the table, and of each player in a row."""

    round: int | None
    table: int | None
    players: tuple[Mapping[str, int], ...]
    seat: int | None = None
    unread: tuple[int, ...] = ()


def as_tables(grid: Grid) -> Grid:
    """The worksheet with lists of results laid out as tables; as it is where it holds none."""
    above: list[tuple[int, list[str]]] = []
    columns = None
    for line, raw in grid.rows:
        above.append((line, raw))
        found = headings.layout(raw)
        if len(above) > MOST_ABOVE or ("hand" in found and not headings.missing(found)):
            break
        columns = _columns(raw)
        if columns is not None:
            return Grid(grid.name, chain(above[:-1], _laid_out(line, raw, columns, grid.rows)))
    return Grid(grid.name, chain(above, grid.rows))


def known_columns(raw: Sequence[str]) -> dict[str, int]:
    """Where the columns of a list with one row a player stand, as far as a row of headings has them."""
    found: dict[str, int] = {}
    for at in sorted(range(len(raw)), key=lambda at: headings.plain(raw[at]) in VAGUE):
        words = headings.plain(raw[at])
        name = _BY_NAME.get(words) if words else None
        if name == "score" and words in VAGUE and name in found:
            name = "table points"
        if name is not None:
            found.setdefault(name, at)
    return found


def _columns(raw: Sequence[str]) -> _Columns | None:
    """What a row of headings of such a list says; None for any other row."""
    known = {headings.column(cell) for cell in raw}
    if not known.isdisjoint(("winner", "discarder")):
        return None
    single = known_columns(raw)
    of_each: list[dict[str, int]] = [{} for _ in EVERY_PLAYER]
    for at, cell in enumerate(raw):
        if len(cell) <= MOST_LETTERS and headings.plain(cell) not in _BY_NAME:
            _take_of_each(at, cell, of_each)
    round, table = single.get("round"), single.get("table")
    players: tuple[Mapping[str, int], ...] = ()
    if {"player", "score"} <= single.keys() and table is not None:
        players = (single,)
    elif all("score" in one for one in of_each) and (table is not None or round is not None):
        players = tuple(of_each)
    read = {*(single.get(name, -1) for name in ("round", "table")), *(at for one in players for at in one.values())}
    unread = tuple(at for at, cell in enumerate(raw) if cell.strip() and at not in read)
    return _Columns(round, table, players, single.get("seat"), unread) if players else None


def _take_of_each(at: int, cell: str, of_each: list[dict[str, int]]) -> None:
    """Note a heading that names a player and what of the player stands below it; one that names a seat alone heads the
    players' names."""
    words = headings.plain(cell).split()
    for cut in range(1, len(words) + 1):
        for seat_words, rest in ((words[:cut], words[cut:]), (words[-cut:], words[:-cut])):
            seat = seat_by_word(" ".join(seat_words))
            name = _BY_NAME.get(" ".join(rest)) if rest else "player"
            if seat is not None and name in OF_EACH:
                of_each[seat].setdefault(name, at)
                return


def _laid_out(
    line: int, heading: Sequence[str], columns: _Columns, rows: Iterable[tuple[int, list[str]]]
) -> Iterator[tuple[int, list[str]]]:
    """The rows of tables for the results in these rows. line, heading: of the row of headings."""
    yield line, [NO_HANDS]
    yield line, [*_TABLE_HEADINGS, *(heading[at] for at in columns.unread)]
    tables: dict[tuple[str, str, int], list[_Result]] = {}
    for line, raw in rows:
        round, table = (_text(raw, at) for at in (columns.round, columns.table))
        results = list(_results(line, raw, columns))
        if not results or not (round or table):
            if any(raw):
                yield line, ["", "", " ".join(filter(None, raw))]
            continue
        part = 0
        while len(tables.get((round, table, part), ())) + len(results) > len(PLAYERS):
            part += 1  # a fifth player: the table stands twice, and each is told
        tables.setdefault((round, table, part), []).extend(results)
    for (round, table, part), results in tables.items():
        yield from _rows_of(round, f"{table} ({part + 1})" if part else table, results)


def _results(line: int, raw: Sequence[str], columns: _Columns) -> Iterator[_Result]:
    """What a row tells of its player or players; nothing where it is no row of results."""
    for player, own in enumerate(columns.players):
        name, score, points, penalty = (_text(raw, own.get(column)) for column in OF_EACH)
        seat = player if len(columns.players) > 1 else seat_by_word(_text(raw, columns.seat))
        if (name or score) and not headings.label(name):
            unread = tuple(_text(raw, at) for at in columns.unread)
            yield _Result(line, seat, name, score, points, penalty, unread)


def _text(raw: Sequence[str], at: int | None) -> str:
    return raw[at].strip() if at is not None and at < len(raw) else ""


def _rows_of(round: str, table: str, results: Sequence[_Result]) -> Iterator[tuple[int, list[str]]]:
    """Names, penalties, totals and table points of a table."""
    seats = [one.seat for one in results]
    if None in seats or len(set(seats)) < len(seats):
        seats = list(range(len(results)))
    placed = dict(zip(seats, results, strict=True))

    def row(label: str, start: int, of: str) -> tuple[int, list[str]]:
        cells = [getattr(placed[seat], of) if seat in placed else "" for seat in EVERY_PLAYER]
        at = len(_TABLE_HEADINGS) - (3 - start) * len(PLAYERS)
        return results[0].line, [round, table, label, *[""] * (at - 3), *cells]

    yield row("PLAYERS", 0, "player")
    if any(number(one.penalty) for one in results):
        yield row(PENALTIES, 1, "penalty")
    line, raw = row(TOTAL, 2, "score")
    yield line, [*raw, *results[0].unread]
    if any(one.points for one in results):
        yield row(POINTS, 2, "points")
