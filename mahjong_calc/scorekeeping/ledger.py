"""From what was told to the sheet: the figures follow from the rules that the game has for its sheets.

The sheet is read back as `check` would read it, so that what is written here is what is expected there.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from ..engine import rule_sets
from ..hand.tiles import SEATS
from ..render.csvs import rows_text
from ..sheets.account import Account
from ..sheets.cells import number
from ..sheets.checking import Habits, TableFinding, account_of, check_tables, chosen
from ..sheets.columns import CHANGES, PENALTIES, TOTALS, VALUES
from ..sheets.model import (
    BLANK,
    EVERY_PLAYER,
    OTHER_THAN_NOTES,
    PLAYERS,
    POINTS,
    TOTAL,
    UNCLEAR,
    ZERO,
    Four,
    Row,
    plus,
)
from ..sheets.profiles import profile
from ..sheets.reading import read_sheet
from ..sheets.rules import FOUL, WIN, East, Seating, SheetRules, sheet_of
from ..sheets.seating import around
from ..sheets.table_points import due_points
from ..sheets.writing import heading, remarks
from ..words import say
from .state import Entry, State

Cells = dict[str, str]
Value = str | int
FIGURES = frozenset(("hand", "points", *CHANGES, *PENALTIES, *TOTALS, *VALUES))


def _value(column: str, text: str) -> Value:
    """A cell as it is written: figures are figures, so that no spreadsheet takes them for words."""
    found = number(text) if column in FIGURES else text
    return found if isinstance(found, int) else text


class Columns(NamedTuple):
    """What the sheets of a game hold. names: of the columns. sheet: what the game says of its sheets. win, foul: the
    words for these events, "" where a hand takes one line."""

    names: tuple[str, ...]
    sheet: SheetRules
    win: str
    foul: str

    @property
    def in_lines(self) -> bool:
        """Whether a hand takes several lines, one for each thing that happens."""
        return self.sheet.lines > 1

    @property
    def events(self) -> tuple[str, ...]:
        """The words that a line of such a hand can begin with."""
        return tuple(self.sheet.choices.get("event", ())) if self.in_lines else ()

    @property
    def figures(self) -> tuple[str, ...]:
        """The columns that a result is told in: the points, or the values of the four hands."""
        return VALUES if VALUES[0] in self.names else ("points",)


def columns_of(rules: str) -> Columns:
    """The columns of a sheet of a rule set: the game's own, and those for penalties and tiles where it has none.

    Raises RulesError for rules that there are not.
    """
    sheet = sheet_of(rule_sets.game_of(rules))
    win, foul = (_word_of(sheet, kind) if sheet.lines > 1 else "" for kind in (WIN, FOUL))
    names = list(sheet.columns)
    if PENALTIES[0] not in names and not foul:
        at = names.index(TOTALS[0])
        names[at:at] = PENALTIES
    if "hand tiles" not in names:
        names.insert(names.index("note") if "note" in names else len(names), "hand tiles")
    if "note" not in names:
        names.append("note")
    return Columns(tuple(names), sheet, win, foul)


def _word_of(sheet: SheetRules, kind: str) -> str:
    """The word for an event of this kind, "" where the game has none."""
    for word in sheet.choices.get("event", ()):
        row = Row(0, "", None, UNCLEAR, None, None, None, event=word)
        if (sheet.kind(row) if sheet.kind is not None else WIN) == kind:
            return word
    return ""


class Ledger:
    """The sheet of a state. account: as the checks see it. rows: its cells, from the first line to the last.

    Raises MahjongError where rules, options or penalties are not known.
    """

    def __init__(self, state: State, lang: str = "en") -> None:
        self.state, self.lang = state, lang
        self.columns = columns_of(state.rules)
        sheet = self.columns.sheet
        self.false_wins = profile(state.rules, sheet.penalties, state.penalties).false_wins
        self.entries = [*state.lines, *self._coming()]
        bare = [self._row(one) for one in self.entries]
        self._seen = self._read([*self._head(), *bare])
        self.rows = [*self._head(), *self._filled()]
        self.account = self._read(self.rows)

    def _coming(self) -> list[Entry]:
        """The line of the hand that is played now, empty, unless one is begun or the table is at its end."""
        number = self.number
        most = self.columns.sheet.hands
        begun = bool(self.state.lines) and self._is_begun(self.state.lines[-1])
        return [] if self.state.ended or begun or (most is not None and number > most) else [Entry(number)]

    def _is_begun(self, line: Entry) -> bool:
        """Whether a line is one to which the result of its hand is still to come."""
        return not self.columns.in_lines and not line.has_result

    @property
    def begun(self) -> int | None:
        """The index of the last line where the result of its hand is still to come."""
        lines = self.state.lines
        return len(lines) - 1 if lines and self._is_begun(lines[-1]) else None

    @property
    def number(self) -> int:
        """The number of the hand that is played now."""
        if not self.state.lines:
            return 1
        last = self.state.lines[-1]
        goes_on = not last.closes if self.columns.in_lines else self._is_begun(last)
        return last.number if goes_on else last.number + 1

    @property
    def open_hand(self) -> bool:
        """Whether a hand of several lines is begun and not closed."""
        return self.columns.in_lines and bool(self.state.lines) and not self.state.lines[-1].closes

    @property
    def over(self) -> bool:
        """Whether the table has played all hands that it plays."""
        most = self.columns.sheet.hands
        return most is not None and self.number > most

    def _head(self) -> list[list[Value]]:
        state, names = self.state, self.columns.names
        head: list[list[Value]] = [[line] for line in remarks(state.rules, dict(state.options))]
        if state.penalties is not None:
            head.insert(1, [f"# penalties: {state.penalties}"])
        players: list[Value] = [""] * len(names)
        players[0] = say("written.PLAYERS", self.lang)
        at = names.index(CHANGES[0])
        players[at : at + len(PLAYERS)] = state.players
        return [*head, players, [heading(column, names, self.lang) for column in names]]

    def _row(self, line: Entry, filled: Cells | None = None) -> list[Value]:
        own = {"hand": str(line.number)}
        if line.closes:
            own["event"] = say(f"written.{TOTAL}", self.lang)
        cells = {**own, **line.cells, **(filled or {})}
        return [_value(column, cells.get(column, "")) for column in self.columns.names]

    def _read(self, rows: Sequence[Sequence[Value]]) -> Account:
        state = self.state
        table = read_sheet(rows_text(rows).encode(), "").tables[0]
        return account_of(table, Habits(state.rules, dict(state.options), state.penalties))

    @cached_property
    def first(self) -> int:
        """The number of the file's line in which the first row stands."""
        return len(self._head()) + 1

    def index_of(self, at: int) -> int | None:
        """The index in the account of a told line, None for one that closes a hand."""
        return self._seen.index_of.get(self.first + at)

    def due(self, at: int) -> Four | None:
        """What a told line changes, penalties included; None where that is not known, or the line is still empty."""
        index = self.index_of(at)
        return None if index is None or self._is_blank(index) else self._seen.due[index]

    def _is_blank(self, index: int | None) -> bool:
        """Whether nothing has happened in a row of the account, though it may have a note."""
        return index is not None and self._seen.rows[index].outcome == BLANK

    def _filled(self) -> list[list[Value]]:
        """The rows with every figure that follows."""
        rows: list[list[Value]] = []
        standing = of_hand = ZERO
        known = True
        for at, line in enumerate(self.entries):
            cells: Cells = dict(self._seats_cells(at))
            due = self.due(at)
            if line.closes:
                cells |= self._four(CHANGES, of_hand) | self._four(TOTALS, standing) if known else {}
                of_hand = ZERO
            elif due is not None:
                standing, of_hand = plus(standing, due), plus(of_hand, due)
                cells |= self._four(CHANGES, due)
                cells |= self._four(TOTALS, standing) if known and not self.columns.in_lines else {}
            elif not self._is_blank(self.index_of(at)):
                known = False
            rows.append(self._row(line, cells))
        self.standing: Four | None = standing if known else None
        if self.state.ended:
            rows += self._closing(self.standing)
        return rows

    def _closing(self, standing: Four | None) -> list[list[Value]]:
        """The rows that close the table: totals, empty where they are not known, and table points where there are
        some."""
        names, found = self.columns.names, []
        points = None if standing is None else due_points(self._seen, standing)
        for label, four in ((TOTAL, standing), (POINTS, points)):
            if four is not None or label == TOTAL:
                figures = {} if four is None else self._four(TOTALS, four)
                cells = {"hand": say(f"written.{label}", self.lang), **figures}
                found.append([_value(column, cells.get(column, "")) for column in names])
        return found

    def _four(self, columns: Sequence[str], four: Four) -> Cells:
        """Figures in the cells of the players who are there."""
        return {
            columns[player]: str(four[player])
            for player in EVERY_PLAYER
            if columns[player] in self.columns.names and player != self.absent
        }

    @property
    def absent(self) -> int | None:
        """The player who is not there, where three play."""
        return self._seen.absent

    @property
    def points(self) -> tuple[float, ...] | None:
        """The table points by the totals so far, None where there are none."""
        return None if self.standing is None else due_points(self._seen, self.standing)

    def _seats_cells(self, at: int) -> Cells:
        seating = self.seating(at)
        if seating is None or self.entries[at].closes:
            return {}
        cells = {"wind": seating.round or "", "east": PLAYERS[seating.players[0]]}
        return {name: text for name, text in cells.items() if name in self.columns.names}

    def seating(self, at: int) -> Seating | None:
        """Who sits where in a told line's hand, None where the game does not say it."""
        seats = self.columns.sheet.seats
        if seats is not None:
            return seats(self.entries[at].number)
        index = self.index_of(at)
        before = None if index is None else self._seen.before[index]
        return around(before) if isinstance(before, East) else None

    @property
    def seating_now(self) -> Seating | None:
        """Who sits where in the hand that is played now."""
        return self.seating(len(self.entries) - 1) if self.entries else None

    @property
    def round_turns(self) -> bool:
        """Whether the hand that is played now is the first of another round than the hand before it."""
        now, hands = self.seating_now, [at for at, one in enumerate(self.entries) if not one.closes]
        before = self.seating(hands[-2]) if len(hands) > 1 else None
        return now is not None and before is not None and now.round != before.round

    @property
    def rounds_played(self) -> bool:
        """Whether, with the hand before the one that is played now, every player has been East in each round, where
        the deal stays or passes on by the result."""
        index = self.index_of(len(self.entries) - 1) if self.entries else None
        before = None if index is None else self._seen.before[index]
        passed = before.passed if isinstance(before, East) else None
        return passed is not None and passed % (len(SEATS) * len(PLAYERS)) == 0 and self.round_turns

    @cached_property
    def findings(self) -> list[TableFinding]:
        """What `check` finds in the sheet, notes aside."""
        found = check_tables([self.account], chosen(None, None), causes=False)
        return [one for one in found if one.severity in OTHER_THAN_NOTES]

    @property
    def text(self) -> str:
        """The sheet as CSV."""
        return rows_text(self.rows)
