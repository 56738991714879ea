"""Rows for spreadsheets. Cells of text that a spreadsheet would take for a formula get an apostrophe before them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from io import StringIO

from ..engine.book import Book
from ..engine.rule_sets import RuleSet
from ..errors import MahjongError
from ..hand.hand import Circumstances
from ..hand.tiles import NAMES, SEATS, Tile
from ..results.score import Line, Score, Waits, WaitValue
from ..results.transfers import net
from ..words import visible
from .naming import fan_name, say_with_column

SCORE_COLUMNS = (
    *("id", "hand", "win", "rules", "total", "legal", "fans", "fan_total", "base", "doublings"),
    *SEATS,
    "error",
)
WAITS_COLUMNS = (
    *("id", "hand", "rules", "win", "left"),
    *("total", "legal", "fans", "fan_total", "drawn_total", "drawn_legal"),
)
"""There is no column for errors; `fans`, the only cell of prose, says them."""
FORMULA = ("=", "+", "-", "@", "\t", "\r")

MOST_SHARED = 10_000
"""Different circumstances for which rows are remembered."""

Value = str | int | bool | None


def safe(words: str) -> str:
    """A cell of text: control characters escaped, and no formula."""
    shown = visible(words)
    return f"'{shown}" if words.startswith(FORMULA) else shown


def fans(lines: Iterable[Line], book: Book, lang: str) -> str:
    """Fans as `Name x count; ...`."""
    return "; ".join(f"{fan_name(book, one.fan, lang)} x {one.count}" for one in lines)


def score_row(score: Score, book: Book, lang: str, id: object = None) -> list[Value]:
    """The row of a scored hand, as `SCORE_COLUMNS`."""
    balance: dict[str, int] = score.net or {}
    return [
        _id(id),
        score.hand,
        score.win,
        score.rules,
        score.total,
        None if score.win is None else score.legal,
        fans(score.lines, book, lang),
        score.fan_total,
        score.base,
        score.doublings,
        *(balance.get(seat) for seat in SEATS),
        None,
    ]


def waits_rows(waits: Waits, book: Book, lang: str, id: object = None) -> list[list[Value]]:
    """A row for each wait, as `WAITS_COLUMNS`; a single row without a tile for a hand that waits for none."""
    start = [_id(id), waits.hand, waits.rules]
    if not waits.waits:
        return [start + [None] * (len(WAITS_COLUMNS) - len(start))]
    return [
        [
            *start,
            one.win,
            one.left,
            *_value(one.discard, book, lang),
            one.discard.fan_total,
            one.drawn.total,
            one.drawn.legal,
        ]
        for one in waits.waits
    ]


def _value(value: WaitValue, book: Book, lang: str) -> list[Value]:
    return [value.total, value.legal, fans(value.lines, book, lang)]


def error_row(
    error: MahjongError, columns: Sequence[str], lang: str, id: object = None, hand: str = "", rules: str = ""
) -> list[Value]:
    """The row of a hand that could not be scored."""
    said = "; ".join(f"{fault.code}: {say_with_column(fault, lang)}" for fault in error.faults)
    known: dict[str, Value] = {"id": _id(id), "hand": hand, "rules": rules}
    known["error" if "error" in columns else "fans"] = said
    return [known.get(column) for column in columns]


def _id(id: object) -> Value:
    return id if isinstance(id, (int, str)) or id is None else str(id)


def rows_text(rows: Iterable[Sequence[Value]], delimiter: str = ",") -> str:
    """Rows as CSV text: yes and no as 1 and 0, nothing as an empty cell, text made safe, numbers as they are."""
    import csv

    out = StringIO()
    writer = csv.writer(out, delimiter=delimiter, lineterminator="\n")
    writer.writerows([_cell(cell) for cell in row] for row in rows)
    return out.getvalue()


def _cell(cell: Value) -> str | int:
    if cell is None:
        return ""
    return safe(cell) if isinstance(cell, str) else int(cell)


class QuickRows:
    """Rows of hands that were only counted (`fast.count_plain`), as lines of CSV text; the same text as `score_row`.

    What rows have in common (fans and total, payments) is worded once.
    """

    def __init__(self, rule_set: RuleSet, lang: str, delimiter: str) -> None:
        """rule_set, lang, delimiter: the same for every row."""
        self.rule_set, self.delimiter = rule_set, delimiter
        self._names = {fan.id: fan_name(rule_set.book, fan.id, lang) for fan in rule_set.book.fans}
        self._middles: dict[int | None, dict[int, tuple[str, int]]] = {}
        self._shared: dict[int, tuple[Circumstances, dict[int, tuple[str, int]], dict[int, str]]] = {}

    def row(self, name: Value, hand: str, tile: Tile, mask: int, how: Circumstances, kept: Sequence[str]) -> str:
        """The line. name: the record's id. mask, tile: what counts and the winning tile. how: all but that tile."""
        between = self.delimiter
        _, middles, nets = self._shared.get(id(how)) or self._share(how)
        middle, paid = middles.get(mask) or self._middle(mask, how, middles)
        net = nets.get(paid) or self._net(paid, how, nets)
        if isinstance(name, int) and not kept:
            return f"{name}{between}{hand}{between}{NAMES[tile]}{middle}{net}"
        start, end = rows_text([[name]], between)[:-1], rows_text([kept], between)[:-1] if kept else ""
        return f"{start}{between}{hand}{between}{NAMES[tile]}{middle}{net[:-1]}{between if kept else ''}{end}\n"

    def _share(self, how: Circumstances) -> tuple[Circumstances, dict[int, tuple[str, int]], dict[int, str]]:
        """What rows under the same circumstances share, found by the identity of those, which are kept for it."""
        if len(self._shared) >= MOST_SHARED:
            self._shared.clear()
        found = self._shared[id(how)] = (how, self._middles.setdefault(how.limit, {}), {})
        return found

    def _middle(self, mask: int, how: Circumstances, middles: dict[int, tuple[str, int]]) -> tuple[str, int]:
        """From the rule set to the doublings, and the total that is paid, -1 for a hand below the minimum."""
        book = self.rule_set.book
        totals = book.totals(mask, how)
        fans_said = "; ".join(f"{self._names[fan.id]} x {count}" for fan, count in book.counts(mask))
        said = rows_text([[fans_said]], self.delimiter)[:-1] if fans_said else ""
        figures = (totals.fan_total, totals.base, totals.doublings)
        rest = self.delimiter.join(["" if figure is None else str(figure) for figure in figures])
        start = f"{self.rule_set.name}{self.delimiter}{totals.total}{self.delimiter}{int(totals.legal)}"
        found = self.delimiter.join(("", start, said, rest, "")), totals.total if totals.legal else -1
        middles[mask] = found
        return found

    def _net(self, total: int, how: Circumstances, nets: dict[int, str]) -> str:
        """The payments, and the empty cell for an error."""
        transfers = self.rule_set.game.payments(total, how, self.rule_set.options) if total >= 0 else ()
        balance: dict[str, int] = net(transfers) or {} if self.rule_set.game.settled else {}
        found = rows_text([[*(balance.get(one) for one in SEATS), None]], self.delimiter)
        nets[total] = found
        return found
