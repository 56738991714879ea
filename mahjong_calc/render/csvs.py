"""Rows for spreadsheets. Cells of text that a spreadsheet would take for a formula get an apostrophe before them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from io import StringIO
from typing import TYPE_CHECKING

from ..engine.book import Book
from ..engine.fast import Counted
from ..engine.rule_sets import RuleSet
from ..errors import MahjongError
from ..game.fan import Fan
from ..hand.hand import Circumstances
from ..hand.tiles import NAMES, SEATS, Tile
from ..limits import SETTINGS
from ..results.score import Line, Note, Score, Totals, Wait, Waits
from ..results.transfers import Transfer, net
from ..scoring.one_hand import assumptions, holds_sets_of_winds, least_set_of_winds
from ..words import visible
from .naming import fan_name, joined, note, say_with_column

if TYPE_CHECKING:
    from ..results.discards import Discards

SCORE_COLUMNS = (
    *("id", "hand", "win", "rules", "total", "legal", "fans", "fan_total", "base", "doublings"),
    *SEATS,
    *("error", "notes"),
)
WAITS_COLUMNS = (
    *("id", "hand", "rules", "win", "left"),
    *("total", "legal", "fans", "fan_total", "drawn_total", "drawn_legal", "error"),
)
DISCARDS_COLUMNS = (
    *("id", "hand", "rules", "throw", "distance", "copies", "legal_copies", "tile", "left"),
    *("total", "legal", "fans", "fan_total", "drawn_total", "drawn_legal", "error", "notes"),
)
FORMULA = tuple("=+-@\t\r＝＋－＠")
"""Beginnings of formulas; East Asian spreadsheets take the wide ones for such, too."""
_FORMULA_BEHIND = re.compile("(;\\s*)(?=[=+\\-@＝＋－＠])")
"""Where a cell would begin with a formula if the file is opened as one with semicolons."""

Value = str | int | bool | None


def safe(words: str) -> str:
    """A cell of text: control characters escaped, and no formula."""
    shown = visible(words)
    if ";" in shown:
        shown = _FORMULA_BEHIND.sub(r"\1'", shown)
    return f"'{shown}" if words.startswith(FORMULA) else shown


def fans(lines: Iterable[Line], book: Book, lang: str) -> str:
    """Fans as `Name x count; ...`."""
    return "; ".join(f"{fan_name(book, one.fan, lang)} x {one.count}" for one in lines)


def assumed(notes: Iterable[Note], lang: str) -> str:
    """Of the notes those that say what was assumed or not read, as one cell."""
    words = [one for one in notes if one.key.startswith(("assumed_", "column_"))]
    return "; ".join(note(one, lang) for one in joined(words))


def score_row(score: Score, book: Book, lang: str, id: object = None, beside: Sequence[Note] = ()) -> list[Value]:
    """The row of a scored hand, as `SCORE_COLUMNS`. beside: notes that are no part of the score."""
    balance: dict[str, int] = score.net or {}
    return [
        as_id(id),
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
        assumed([*score.notes, *beside], lang),
    ]


def waits_rows(waits: Waits, book: Book, lang: str, id: object = None) -> list[list[Value]]:
    """A row for each wait, as `WAITS_COLUMNS`; a single row without a tile for a hand that waits for none."""
    start = [as_id(id), waits.hand, waits.rules]
    if not waits.waits:
        return [start + [None] * (len(WAITS_COLUMNS) - len(start))]
    return [[*start, one.win, one.left, *_worth(one, book, lang), None] for one in waits.waits]


def discards_rows(found: Discards, book: Book, lang: str, id: object = None) -> list[list[Value]]:
    """A row for each discard and each tile that helps after it, as `DISCARDS_COLUMNS`; what it is worth, where the hand
    is ready then. A hand that can never win has a row for each discard."""
    told = assumed(found.notes, lang)
    rows: list[list[Value]] = []
    for throw in found.throws:
        copies = (throw.left, throw.legal_left if throw.ready else None)
        start = [as_id(id), found.hand, found.rules, throw.throw, throw.distance, *copies]
        worth = [_worth(one, book, lang) for one in throw.waits] or [[None] * 6] * len(throw.helps)
        tiles = [[one.tile, one.left, *cells] for one, cells in zip(throw.helps, worth, strict=True)]
        rows += [[*start, *cells, None, told] for cells in tiles or [[None] * 8]]
    return rows


def _worth(wait: Wait, book: Book, lang: str) -> list[Value]:
    """From `total` to `drawn_legal`."""
    value, drawn = wait.discard, wait.drawn
    return [value.total, value.legal, fans(value.lines, book, lang), value.fan_total, drawn.total, drawn.legal]


def error_row(
    error: MahjongError,
    columns: Sequence[str],
    lang: str,
    id: object = None,
    hand: str = "",
    rules: str = "",
    beside: Sequence[Note] = (),
) -> list[Value]:
    """The row of a hand that could not be scored."""
    wrong = "; ".join(f"{fault.code}: {say_with_column(fault, lang)}" for fault in error.faults)
    known: dict[str, Value] = {"id": as_id(id), "hand": hand, "rules": rules, "error": wrong}
    known["notes"] = assumed(beside, lang)
    return [known.get(column) for column in columns]


def as_id(id: object) -> Value:
    """What a record is called, as a cell."""
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


Shared = tuple[Circumstances, dict[int, tuple[str, int]], dict[int, str], bool]
"""Of rows under the same circumstances: those, their middles by mask, their ends by what is paid, and whether seat and
round are told."""


class QuickRows:
    """Rows of hands that were only counted (`fast.count_plain`), as lines of CSV text; the same text as `score_row`.

    What rows have in common (fans and total, payments, notes) is worded once.
    """

    def __init__(self, rule_set: RuleSet, lang: str, delimiter: str, beside: Sequence[Note] = ()) -> None:
        """rule_set, lang, delimiter, beside (notes that are no part of a score): the same for every row."""
        self.rule_set, self.delimiter, self.lang, self.beside = rule_set, delimiter, lang, tuple(beside)
        self.least_of_winds = least_set_of_winds(rule_set)
        self._noted: dict[tuple[Tile, bool, bool, bool, bool], str] = {}
        self._names = {fan.id: fan_name(rule_set.book, fan.id, lang) for fan in rule_set.book.fans}
        self._middles: dict[int | None, dict[int, tuple[str, int]]] = {}
        self._shared: dict[int, Shared] = {}
        self.below = 0
        """Rows so far that are below the minimum."""

    def row(
        self, name: Value, hand: str, found: Counted, how: Circumstances, kept: Sequence[str], win_given: bool = True
    ) -> str:
        """The line. name: the record's id. how: all but the winning tile. win_given: whether that was named."""
        between, mask, tile = self.delimiter, found[0], found[1]
        _, middles, nets, complete = self._shared.get(id(how)) or self._share(how)
        middle, paid = middles.get(mask) or self._middle(mask, how, middles)
        self.below += paid < 0
        net = nets.get(paid) or self._net(paid, how, nets)
        if not (complete and win_given):
            net = f"{net[:-1]}{self._notes(found, how, win_given, paid)}\n"
        if isinstance(name, int) and not kept:
            return f"{name}{between}{hand}{between}{NAMES[tile]}{middle}{net}"
        # Never one cell alone: where that is empty, it would be quoted.
        start, end = rows_text([[name, None]], between)[:-1], rows_text([[None, *kept]], between)[:-1] if kept else ""
        return f"{start}{hand}{between}{NAMES[tile]}{middle}{net[:-1]}{end}\n"

    def forget_count(self) -> None:
        """Count the rows below the minimum anew."""
        self.below = 0

    def _notes(self, found: Counted, how: Circumstances, win_given: bool, paid: int) -> str:
        winds = holds_sets_of_winds(found[2], found[3], self.least_of_winds)
        return self.notes(how, paid, winds=winds, win=None if win_given else found[1])

    def notes(self, how: Circumstances, paid: int, *, winds: bool, win: Tile | None) -> str:
        """The cell of notes. winds: whether the hand shows sets of winds. win: the winning tile that nobody named."""
        payers = self._transfers(paid, how)
        by_seat = bool(payers) and all(one.payer in SEATS for one in payers)
        by_seat = by_seat or self.rule_set.game.asks_seat(how, self.rule_set.options)
        key = (-1 if win is None else win, winds, by_seat, how.seat is None, how.round is None)
        if key not in self._noted:
            assumed_win = [] if win is None else [Note("assumed_win", {"tile": NAMES[win]})]
            words = assumed([*assumed_win, *assumptions(winds, how, by_seat), *self.beside], self.lang)
            self._noted[key] = rows_text([[words]], self.delimiter)[:-1] if words else ""
        return self._noted[key]

    def _share(self, how: Circumstances) -> Shared:
        """What rows under the same circumstances share, found by the identity of those, which are kept for it."""
        if len(self._shared) >= SETTINGS:
            self._shared.clear()
            self._middles.clear()
        found = self._shared[id(how)] = (how, self._middles.setdefault(how.limit, {}), {}, self.nothing_assumed(how))
        return found

    def nothing_assumed(self, how: Circumstances) -> bool:
        """Whether nothing is left to note but a winning tile."""
        return how.seat is not None and how.round is not None and not self.beside

    def _middle(self, mask: int, how: Circumstances, middles: dict[int, tuple[str, int]]) -> tuple[str, int]:
        """From the rule set to the doublings, and the total that is paid, -1 for a hand below the minimum."""
        book = self.rule_set.book
        before, after, paid = self.figures(book.totals(mask, how))
        fans = "; ".join([self.named(fan, count) for fan, count in book.counts(mask)])
        cell = rows_text([[fans]], self.delimiter)[:-1] if fans else ""
        found = middles[mask] = f"{self.delimiter}{before}{cell}{after}", paid
        return found

    def named(self, fan: Fan, count: int) -> str:
        """A fan that counts so often, as `fans` has it."""
        return f"{self._names[fan.id]} x {count}"

    def figures(self, totals: Totals) -> tuple[str, str, int]:
        """The cells before and after the fans, and the total that is paid, -1 for a hand below the minimum."""
        figures = (totals.fan_total, totals.base, totals.doublings)
        after = self.delimiter.join(["", *("" if figure is None else str(figure) for figure in figures), ""])
        before = self.delimiter.join((self.rule_set.name, str(totals.total), str(int(totals.legal)), ""))
        return before, after, totals.total if totals.legal else -1

    def _net(self, total: int, how: Circumstances, nets: dict[int, str]) -> str:
        found = nets[total] = self.net(total, how)
        return found

    def net(self, total: int, how: Circumstances) -> str:
        """The payments, the empty cells for an error and for notes, and the end of the line."""
        transfers = self._transfers(total, how)
        balance: dict[str, int] = net(transfers) or {} if self.rule_set.game.balances(self.rule_set.options) else {}
        return rows_text([[*(balance.get(one) for one in SEATS), None, None]], self.delimiter)

    def _transfers(self, total: int, how: Circumstances) -> Sequence[Transfer]:
        return self.rule_set.game.payments(total, how, self.rule_set.options) if total >= 0 else ()
