"""An empty score sheet: the rows to fill in, and for a workbook the formulas that work out the payments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ..engine import rule_sets
from ..game.fan import value_name
from ..words import say
from .columns import CHANGES, TOTALS
from .formulas import Formulas, word_in
from .model import EVERY_PLAYER, PLAYERS, POINTS, TOTAL
from .profiles import profile
from .remains import letters
from .rules import SheetRules, sheet_of

HANDS = 16
"""Hands of an empty sheet."""
Value = str | int
Rows = list[list[Value]]


class Blank(NamedTuple):
    """An empty sheet. rows: from the first line to the last. formulas: whether cells hold some. columns: their names,
    whatever the headings are. choices: column -> what may be written under it. payments: whether the game says how a
    workbook works out the payments. headings: the line of the headings. title: of the worksheet, "" for the usual."""

    rows: Rows
    formulas: bool
    columns: Sequence[str]
    choices: Mapping[str, Sequence[str]] = {}
    payments: bool = True
    headings: int = 3
    title: str = ""


def remarks(rules: str, options: Mapping[str, Any]) -> list[str]:
    """The first lines of a sheet: its rules, and what they are made of where they are somebody's own or house rules
    were asked for, so that the sheet can be checked where nobody knows them."""
    found = [f"# rules: {rules}"]
    base = rule_sets.base_of(rules)
    if base != rules:
        found.append(f"# from: {base}")
    told = rule_sets.rule_set(rules, options).options
    usual = rule_sets.rule_set(base).options
    changed = [f"{name}={value_name(value)}" for name, value in told.items() if value != usual[name]]
    return [*found, *([f"# options: {' '.join(changed)}"] if changed else [])]


def blank_sheet(
    rules: str,
    *,
    hands: int = HANDS,
    formulas: bool = False,
    lang: str = "en",
    options: Mapping[str, Any] | None = None,
    caption: str = "",
    title: str = "",
    players: Sequence[str] = (),
) -> Blank:
    """An empty sheet of a rule set, for one table. Raises RulesError for rules or options that there are not.

    lang: of headings, labels and words; formulas understand the English words too. options: house rules, by which the
    formulas pay. caption: a line that names the table. title: its worksheet's. players: the names of the four.
    """
    sheet = sheet_of(rule_sets.game_of(rules))
    columns, table_points = sheet.columns, profile(rules, sheet.penalties, None).table_points
    cells = dict(zip(CHANGES, players, strict=False))
    names = _row(columns, hand=say("written.PLAYERS", lang), **cells)
    total_label = say(f"written.{TOTAL}", lang)
    head: Rows = [[line] for line in (*remarks(rules, options or {}), caption) if line]
    rows: Rows = [*head, [*names], [heading(column, columns, lang) for column in columns]]
    by = rule_sets.rule_set(rules, options).options
    first = len(rows)
    write = Formulas(columns, table_points, by, lang, names=first - 1) if formulas else None
    if sheet.lines > 1:
        _lines(rows, sheet, hands, write, total_label)
    else:
        for number in range(1, hands + 1):
            rows.append(_hand(sheet, number, len(rows) + 1, write))
    total = _row(columns, hand=total_label)
    points = _row(columns, hand=say(f"written.{POINTS}", lang))
    last = len(rows)
    if write is not None:
        for player in EVERY_PLAYER:
            at = columns.index(TOTALS[player])
            total[at] = f"={letters(at)}{last}"
            points[at] = write.points(player, last + 1)
    rows.append(total)
    if table_points:
        rows.append(points)
    choices = {
        name: [word_in(lang, word) for word in words] for name, words in sheet.choices.items() if name in columns
    }
    return Blank(rows, formulas, columns, choices, sheet.change is not None, first, title)


def heading(column: str, columns: Sequence[str], lang: str) -> str:
    """A column as it is headed in a language. The points of a line may be a kong's, else they are a hand's."""
    start, _, player = column.rpartition(" ")
    if player in PLAYERS:
        return say(f"written.{start or 'change'}_of", lang, player=player)
    return say("written.points_of_line" if column == "points" and "event" in columns else f"written.{column}", lang)


def _row(columns: Sequence[str], **cells: Value) -> list[Value]:
    return [cells.get(column, "") for column in columns]


def _hand(sheet: SheetRules, number: int, line: int, write: Formulas | None) -> list[Value]:
    """The row of a hand; who sits where is filled in as far as the game says it."""
    cells: dict[str, Value] = {"hand": number}
    seating = sheet.seats(number) if sheet.seats is not None else None
    if seating is not None:
        cells |= {"wind": seating.round or "", "east": PLAYERS[seating.players[0]]}
    elif sheet.next_east is not None and number == 1:
        cells["east"] = PLAYERS[0]
    elif sheet.east is not None and number > 1 and write is not None:
        cells["east"] = sheet.east(write, line - 1)
    row = _row(sheet.columns, **cells)
    for player in EVERY_PLAYER if write is not None else ():
        assert write is not None
        if sheet.change is not None:
            row[sheet.columns.index(CHANGES[player])] = sheet.change(write, player, line, line)
        row[sheet.columns.index(TOTALS[player])] = write.running(player, line, first=number == 1)
    return row


def _lines(rows: Rows, sheet: SheetRules, hands: int, write: Formulas | None, label: str) -> None:
    """The lines of hands that take several, each hand closed by its total. label: of that row."""
    before, columns = 0, sheet.columns
    for number in range(1, hands + 1):
        first = len(rows) + 1
        for line in range(first, first + sheet.lines):
            row = _row(columns, hand=number)
            for player in EVERY_PLAYER if write is not None and sheet.change is not None else ():
                assert write is not None
                assert sheet.change is not None
                row[columns.index(CHANGES[player])] = sheet.change(write, player, line, first)
            rows.append(row)
        closing = _row(columns, hand=number, event=label)
        for player in EVERY_PLAYER if write is not None else ():
            at, sums = columns.index(CHANGES[player]), columns.index(TOTALS[player])
            closing[at] = f"=SUM({letters(at)}{first}:{letters(at)}{len(rows)})"
            so_far = f"={letters(at)}{len(rows) + 1}"
            closing[sums] = f"{so_far}+{letters(sums)}{before}" if before else so_far
        rows.append(closing)
        before = len(rows)
