"""An empty score sheet: the rows to fill in, and for a workbook the formulas that work out the payments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ..words import say
from .events import KINDS, KONG, WIN
from .model import PLACES, PLAYERS, POINTS, TOTAL
from .payments import CLASSICAL, game_name
from .profiles import profile
from .seating import HANDS, round_wind, seats

LINES_A_HAND = 8
"""Lines of a Sichuan hand: three wins, some kongs, the end of the wall."""
CHANGES, PENALTIES, TOTALS = (tuple(f"{start}{player}" for player in PLAYERS) for start in ("", "pen ", "total "))
VALUES = tuple(f"points {player}" for player in PLAYERS)
COLUMNS = {
    "mcr": (
        "hand",
        "wind",
        "east",
        "winner",
        "discarder",
        "points",
        *CHANGES,
        *PENALTIES,
        *TOTALS,
        "hand tiles",
        "note",
    ),
    "sichuan": ("hand", "event", "winner", "discarder", "points", *CHANGES, *TOTALS, "note"),
    CLASSICAL: ("hand", "east", "winner", "discarder", *VALUES, *CHANGES, *TOTALS, "note"),
}
Value = str | int
Rows = list[list[Value]]


CHOICES = {"winner": (*PLAYERS, "draw"), "discarder": (*PLAYERS, "self"), "east": PLAYERS, "event": KINDS}
"""What formulas understand in a cell; a workbook offers it in its language, and takes nothing else. Sheets that people
write themselves are read with more words."""


class Blank(NamedTuple):
    """An empty sheet. rows: from the first line to the last. formulas: whether cells hold some. columns: their names,
    whatever the headings are. choices: column -> what may be written under it."""

    rows: Rows
    formulas: bool
    columns: Sequence[str]
    choices: Mapping[str, Sequence[str]] = {}


def blank_sheet(rules: str, *, hands: int = HANDS, formulas: bool = False, lang: str = "en") -> Blank:
    """An empty sheet of a rule set, for one table. Raises RulesError for rules that there are not.

    lang: of headings, labels and words; formulas understand the English words too.
    """
    game = game_name(rules)
    columns = COLUMNS.get(game, COLUMNS["mcr"])
    names = [say("written.PLAYERS", lang)] + [""] * (len(columns) - 1)
    total_label = say(f"written.{TOTAL}", lang)
    rows: Rows = [[f"# rules: {rules}"], [*names], [_heading(column, columns, lang) for column in columns]]
    write = _Formulas(columns, profile(rules, game, None).table_points, lang) if formulas else None
    if game == "sichuan":
        _lines(rows, columns, hands, write, total_label)
    else:
        for number in range(1, hands + 1):
            rows.append(_hand(columns, number, game, len(rows) + 1, write))
    total = _row(columns, hand=total_label)
    points = _row(columns, hand=say(f"written.{POINTS}", lang))
    last = len(rows)
    if write is not None:
        for player in PLACES:
            at = columns.index(TOTALS[player])
            total[at] = f"={_letter(at)}{last}"
            points[at] = write.points(player, last + 1)
    rows.append(total)
    if profile(rules, game, None).table_points:
        rows.append(points)
    choices = CHOICES if game in COLUMNS else {}
    offered = {name: [_word(word, lang) for word in words] for name, words in choices.items() if name in columns}
    return Blank(rows, formulas, columns, offered)


def _word(word: str, lang: str) -> str:
    """A word of a cell in a language; the players are called alike in all."""
    return word if word in PLAYERS else say(f"written.{word}", lang)


def _heading(column: str, columns: Sequence[str], lang: str) -> str:
    """A column as it is headed in a language. The points of a line may be a kong's, else they are a hand's."""
    start, _, player = column.rpartition(" ")
    if player in PLAYERS:
        return say(f"written.{start or 'change'}_of", lang, player=player)
    return say("written.points_of_line" if column == "points" and "event" in columns else f"written.{column}", lang)


def _row(columns: Sequence[str], **cells: Value) -> list[Value]:
    return [cells.get(column, "") for column in columns]


def _hand(columns: Sequence[str], number: int, game: str, line: int, write: _Formulas | None) -> list[Value]:
    cells: dict[str, Value] = {"hand": number}
    if game != CLASSICAL and number <= HANDS:
        cells |= {"wind": round_wind(number), "east": PLAYERS[seats(number)[0]]}
    elif number == 1:
        cells["east"] = PLAYERS[0]
    row = _row(columns, **cells)
    if write is not None:
        if game == CLASSICAL and number > 1:
            row[columns.index("east")] = write.next_east(line - 1)
        for player in PLACES:
            if game in COLUMNS:  # what a game of somebody else's pays is not known here
                change = write.four_values(player, line) if game == CLASSICAL else write.win(player, line)
                row[columns.index(CHANGES[player])] = change
            row[columns.index(TOTALS[player])] = write.running(player, line, first=number == 1)
    return row


def _lines(rows: Rows, columns: Sequence[str], hands: int, write: _Formulas | None, label: str) -> None:
    """The lines of Sichuan hands, each hand closed by its total. label: of that row."""
    before = 0
    for number in range(1, hands + 1):
        first = len(rows) + 1
        for line in range(first, first + LINES_A_HAND):
            row = _row(columns, hand=number)
            for player in PLACES if write is not None else ():
                assert write is not None
                row[columns.index(CHANGES[player])] = write.line(player, line, first)
            rows.append(row)
        closing = _row(columns, hand=number, event=label)
        for player in PLACES if write is not None else ():
            at, sums = columns.index(CHANGES[player]), columns.index(TOTALS[player])
            closing[at] = f"=SUM({_letter(at)}{first}:{_letter(at)}{len(rows)})"
            so_far = f"={_letter(at)}{len(rows) + 1}"
            closing[sums] = f"{so_far}+{_letter(sums)}{before}" if before else so_far
        rows.append(closing)
        before = len(rows)


def _letter(place: int) -> str:
    """A column as spreadsheets call it."""
    return (chr(64 + place // 26) if place >= 26 else "") + chr(65 + place % 26)


class _Formulas:
    """The formulas of a workbook, in the terms of its columns. What they work out is what the checks expect."""

    def __init__(self, columns: Sequence[str], table_points: Sequence[int], lang: str) -> None:
        """lang: whose words are understood beside the English ones."""
        self.columns, self.table_points, self.lang = columns, tuple(table_points), lang

    def _words(self, word: str) -> list[str]:
        """A word as it may stand in a cell: in English, and in the sheet's language."""
        return list(dict.fromkeys((word, _word(word, self.lang))))

    def _is(self, column: str, line: int, *words: str) -> str:
        """Whether a cell says one of these words."""
        said = [f'{self.cell(column, line)}="{each}"' for word in words for each in self._words(word)]
        return said[0] if len(said) == 1 else f"OR({','.join(said)})"

    def cell(self, column: str, line: int) -> str:
        """A cell by its column's name."""
        return f"${_letter(self.columns.index(column))}{line}"

    def _player(self, column: str, line: int) -> str:
        """Whether a cell names a player; anything else pays nothing, so that nobody takes a slip for a result."""
        cell = self.cell(column, line)
        return "OR(" + ",".join(f'{cell}="{player}"' for player in PLAYERS) + ")"

    def _nobody(self, column: str, line: int, *words: str) -> str:
        """Whether a filled cell says that nobody won, or discarded."""
        cell = self.cell(column, line)
        known = (*(each for word in words for each in self._words(word)), "-", "0")
        return "OR(" + ",".join([*(f'{cell}="{word}"' for word in known), f"{cell}=0"]) + ")"

    def _drawn(self, line: int) -> str:
        """Whether the win is self-drawn."""
        giver, winner = self.cell("discarder", line), self.cell("winner", line)
        return f'OR({giver}="",{giver}={winner},{self._nobody("discarder", line, "self")})'

    def _told(self, line: int) -> str:
        """Whether a win is told as a whole: who won, off whom, for how much."""
        giver, points = f"OR({self._drawn(line)},{self._player('discarder', line)})", self.cell("points", line)
        return f"AND({self._player('winner', line)},{giver},ISNUMBER({points}))"

    def _result(self, line: int, told: str, paid: str, beside: str = "0") -> str:
        """Nothing where the row is empty or not whole, else the payment, if somebody won, and what is paid beside."""
        won = f'IF({told},{paid}+{beside},"")'
        return f'=IF({self.cell("winner", line)}="","",IF({self._nobody("winner", line, "draw")},{beside},{won}))'

    def win(self, player: int, line: int) -> str:
        """MCR: the base from everybody, and the value from who discarded, or from everybody where nobody did."""
        from ..variants.mcr.payments import BASE

        winner, giver = self.cell("winner", line), self.cell("discarder", line)
        points, penalty, me = self.cell("points", line), self.cell(PENALTIES[player], line), f'"{PLAYERS[player]}"'
        others, drawn = len(PLAYERS) - 1, self._drawn(line)
        gain = f"IF({drawn},{others}*({BASE}+{points}),{others * BASE}+{points})"
        loss = f"IF(OR({drawn},{giver}={me}),-{BASE}-{points},-{BASE})"
        return self._result(line, self._told(line), f"IF({winner}={me},{gain},{loss})", f"N({penalty})")

    def running(self, player: int, line: int, *, first: bool) -> str:
        """The total before and the change of the hand."""
        change, before = self.cell(CHANGES[player], line), self.cell(TOTALS[player], line - 1)
        return f"=N({change})" if first else f"=N({before})+N({change})"

    def four_values(self, player: int, line: int) -> str:
        """Classical: the winner's value from each loser, the difference between losers, twice where one is East."""
        winner, east, me = self.cell("winner", line), self.cell("east", line), f'"{PLAYERS[player]}"'
        own, parts = self.cell(VALUES[player], line), []
        values = f"{self.cell(VALUES[0], line)}:{self.cell(VALUES[-1], line)}"
        for other in PLACES:
            if other != player:
                value, them = self.cell(VALUES[other], line), f'"{PLAYERS[other]}"'
                paid = f"IF({winner}={me},{own},IF({winner}={them},-{value},{own}-{value}))"
                parts.append(f"IF(OR({east}={me},{east}={them}),2,1)*{paid}")
        told = f"AND({self._player('winner', line)},{self._player('east', line)},COUNT({values})={len(PLACES)})"
        return self._result(line, told, "+".join(parts))

    def next_east(self, line: int) -> str:
        """Who is East after a hand: who was, where East won or nobody did, else the next player."""
        winner, east = self.cell("winner", line), self.cell("east", line)
        passed = '""'
        for player in PLACES:
            passed = f'IF({east}="{PLAYERS[player]}","{PLAYERS[(player + 1) % len(PLAYERS)]}",{passed})'
        stays = f"OR({self._nobody('winner', line, 'draw')},{winner}={east})"
        return f'=IF({winner}="","",IF({stays},{east},IF({self._player("winner", line)},{passed},"")))'

    def line(self, player: int, line: int, first: int) -> str:
        """Sichuan: a win or a kong, paid by those who have not won before; other events are written by hand."""
        from ..variants.sichuan.payments import SELF_DRAW

        winner, giver = (self.cell(name, line) for name in ("winner", "discarder"))
        points, me = self.cell("points", line), f'"{PLAYERS[player]}"'
        each = f"({points}+IF({self._is('event', line, WIN)},{SELF_DRAW},0))"
        others = "+".join(self._still_in(other, line, first) for other in PLACES if other != player)
        gain = f"IF({self._drawn(line)},{each}*({others}),{points})"
        loss = f"IF({self._drawn(line)},-{each}*{self._still_in(player, line, first)},IF({giver}={me},-{points},0))"
        paid = f"AND({self._is('event', line, WIN, KONG)},{self._told(line)})"
        return f'=IF({paid},IF({winner}={me},{gain},{loss}),"")'

    def _still_in(self, player: int, line: int, first: int) -> str:
        """1 where the player has not won in the lines before, else 0."""
        if line == first:
            return "1"
        ranges = [f"{self.cell(name, first)}:{self.cell(name, line - 1)}" for name in ("event", "winner")]
        wins = [f'COUNTIFS({ranges[0]},"{word}",{ranges[1]},"{PLAYERS[player]}")' for word in self._words(WIN)]
        return f"IF({'+'.join(wins)}=0,1,0)"

    def points(self, player: int, line: int) -> str:
        """Table points by the totals; who is level shares the mean of the places."""
        own = self.cell(TOTALS[player], line)
        every = f"{self.cell(TOTALS[0], line)}:{self.cell(TOTALS[-1], line)}"
        rank, level = f"RANK({own},{every})", f"COUNTIF({every},{own})"
        places = "+".join(
            f"{points}*AND({rank}<={place},{place}<{rank}+{level})" for place, points in enumerate(self.table_points, 1)
        )
        return f"=({places})/{level}"


def workbook(blank: Blank) -> bytes:
    """The sheet as `.xlsx`. Raises RecordError where openpyxl is not installed."""
    from io import BytesIO

    from .decoding import refuse

    try:
        from openpyxl import Workbook
        from openpyxl.styles import Font
        from openpyxl.worksheet.datavalidation import DataValidation
    except ImportError:
        raise refuse("no_openpyxl") from None
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    sheet.title = "sheet"
    for row in blank.rows:
        sheet.append([cell if cell != "" else None for cell in row])
    for cell in sheet[3]:
        cell.font = Font(bold=True)
    for at, column in enumerate(blank.columns):
        words = blank.choices.get(column)
        if words:
            choice = DataValidation("list", formula1=f'"{",".join(words)}"', allow_blank=True, showErrorMessage=True)
            choice.add(f"{_letter(at)}4:{_letter(at)}{len(blank.rows)}")
            sheet.add_data_validation(choice)
    sheet.freeze_panes = "B4"
    out = BytesIO()
    book.save(out)
    return out.getvalue()
