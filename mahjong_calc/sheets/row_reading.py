"""One row of a sheet: from the cells under the headings to what they say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from . import headings
from .cells import EMPTY, NO_NUMBER, People, hand_number, nobody_discarded, nobody_won, number, wind_and_number
from .model import BLANK, DRAWN, EVERY_PLAYER, NOTHING, PLAYERS, POINTS, UNCLEAR, WON, Four, Layout, Number, Row, Unread


def names_in(raw: Sequence[str], layout: Layout) -> tuple[str, ...]:
    """The names of the four players: the four cells after the label that are filled, wherever they stand.

    Of fewer, those under the columns of the changes or of the totals, since then it matters which of them is empty.
    """
    after = next((at for at, cell in enumerate(raw) if headings.label(cell)), -1)
    filled = [cell.strip() for cell in raw[after + 1 :] if cell.strip()]
    for start in ("", "total ") if len(filled) < len(EVERY_PLAYER) else ():
        columns = [layout.get(f"{start}{player}", len(raw)) for player in PLAYERS]
        names = tuple(raw[at].strip() if at < len(raw) else "" for at in columns)
        if len([name for name in names if name]) == len(filled):
            return names
    return tuple([*filled, "", "", "", ""][: len(EVERY_PLAYER)])


class Columns(NamedTuple):
    """Where the cells of one kind stand."""

    names: tuple[str, ...]
    at: tuple[int, ...]


class Cells:
    """Reads the cells of rows under one heading."""

    def __init__(self, layout: Layout, names: tuple[str, ...] | None) -> None:
        self.layout, self.names = layout, names
        self.width = max(layout.values()) + 1
        self._hand = layout["hand"]
        self.first_is_event = layout.get("event") == 0
        self._winner, self._discarder = layout["winner"], layout.get("discarder", -1)
        self._points, self._event = layout.get("points", -1), layout.get("event", -1)
        self._tiles = layout.get("tiles", -1)
        self._fours = [self._columns(start) for start in ("", "pen ", "total ", "points ")]

    def _columns(self, start: str) -> Columns | None:
        names = [f"{start}{player}" for player in PLAYERS]
        if not any(name in self.layout for name in names):
            return None
        return Columns(tuple(names), tuple(self.layout.get(name, -1) for name in names))

    def text(self, column: str, raw: Sequence[str]) -> str:
        """A cell of a row that is not yet read, "" where there is none."""
        at = self.layout.get(column, -1)
        return raw[at].strip() if 0 <= at < len(raw) else ""

    def row(self, line: int, raw: list[str], people: People) -> Row:
        """A row with everything in it that can be read. people: who plays at its table."""
        if len(raw) < self.width:
            raw = raw + [""] * (self.width - len(raw))
        unread: list[Unread] = []
        label = raw[self._hand].strip()
        hand = number(label)
        if not isinstance(hand, int):
            hand = None if headings.label(label) else hand_number(label)
        changes, penalties, totals, values = [self._four(columns, raw, unread) for columns in self._fours]
        points = None if self._points < 0 else self._number("points", raw[self._points], unread)
        discarder_text = "" if self._discarder < 0 else raw[self._discarder].strip()
        discarder = None
        if people.called(discarder_text) or not nobody_discarded(discarder_text):
            discarder = people.seat(discarder_text)
            if discarder is None:
                unread.append(Unread("discarder", discarder_text))
        winner, outcome = self._outcome(raw, people, discarder_text, points, changes, penalties, unread)
        return Row(
            line,
            label,
            hand,
            outcome,
            winner,
            discarder,
            points,
            changes,
            penalties,
            totals,
            values,
            raw[self._event].strip() if self._event >= 0 else "",
            tuple(unread),
            raw,
            self.layout,
        )

    def _outcome(
        self,
        raw: Sequence[str],
        people: People,
        discarder: str,
        points: Number | None,
        changes: Four,
        penalties: Four,
        unread: list[Unread],
    ) -> tuple[int | None, str]:
        """The winner, and what happened."""
        text = raw[self._winner].strip()
        if text and (people.called(text) or not nobody_won(text)):
            winner = people.seat(text)
            if winner is None:
                unread.append(Unread("winner", text))
            return winner, UNCLEAR if winner is None else WON
        if text:
            return None, DRAWN
        nobody = discarder in EMPTY and not points and not (self._tiles >= 0 and raw[self._tiles].strip())
        if nobody and not unread and points is None and not any(changes) and not any(penalties):
            return None, BLANK
        moved = any(changes) and not any(penalties)
        return None, DRAWN if nobody and not moved else UNCLEAR

    def closing(self, row: Row) -> Row:
        """A row of totals or table points; where the figures stand under the changes they are moved."""
        if row.totals == NOTHING and row.changes != NOTHING:
            row = row._replace(totals=row.changes, changes=NOTHING)
        if headings.label(row.label) == POINTS or headings.label(row.raw[0]) == POINTS:
            figures = row.unread
            row = row._replace(unread=tuple(one for one in figures if number(one.said) is NO_NUMBER))
            totals = [number(row.text(name)) for name in self._closing_names(row)]
            row = row._replace(totals=tuple(one if isinstance(one, (int, float)) else None for one in totals))
        return row._replace(unread=tuple(one for one in row.unread if one.column not in ("winner", "discarder")))

    def _closing_names(self, row: Row) -> Sequence[str]:
        under_totals = any(row.text(f"total P{number}") for number in range(1, 5))
        return [f"{'total ' if under_totals else ''}P{number}" for number in range(1, 5)]

    @staticmethod
    def _number(column: str, text: str, unread: list[Unread]) -> Number | None:
        value = number(text)
        if value is None or isinstance(value, int):
            return value
        unread.append(Unread(column, text.strip()))
        return None

    def _four(self, columns: Columns | None, raw: Sequence[str], unread: list[Unread]) -> Four:
        if columns is None:
            return NOTHING
        found: list[Number | None] = []
        for name, at in zip(columns.names, columns.at, strict=True):
            text = raw[at] if at >= 0 else ""
            if not text:
                found.append(None)
                continue
            value = number(text)
            if value is None or isinstance(value, int):
                found.append(value)
            else:
                unread.append(Unread(name, text.strip()))
                found.append(None)
        return tuple(found)


def numbered_through(rows: Sequence[Row]) -> tuple[Row, ...]:
    """The hands of a table with numbers from 1 to 16, where they are numbered anew in each round: S1 is the fifth.

    Only where all are labelled so, beginning with the East round: N1 alone can also be number 1.
    """
    if not rows or wind_and_number(rows[0].label) is None:
        return tuple(rows)
    labels = [wind_and_number(row.label) for row in rows]
    rounds = [one for one in labels if one is not None]
    if len(rounds) < len(rows) or not any(wind == 0 for wind, _ in rounds):
        return tuple(rows)
    of_round = len(EVERY_PLAYER)
    return tuple(row._replace(number=of_round * wind + hand) for row, (wind, hand) in zip(rows, rounds, strict=True))
