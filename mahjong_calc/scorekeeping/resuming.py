"""From a sheet on the disk to what was told. A sheet that holds more than can be kept is refused, and left as it is."""

from __future__ import annotations

from typing import Any

from ..render.check_records import message
from ..render.csvs import FORMULA
from ..sheets.checking import Habits, account_of, check_tables, chosen, rules_of
from ..sheets.columns import PENALTIES
from ..sheets.model import BLANK, DRAWN, ERROR, PLAYERS, LeftOut, Row, Table
from ..sheets.reading import read_sheet
from .commands import DRAW, SELF
from .ledger import Columns, columns_of
from .refusals import refused
from .state import NOBODY_NAMED, Entry, State

COPIED = ("event", "points", "note")
_NAME = {"tiles": "hand tiles"}


def resume(data: bytes, file: str, asked: State, lang: str = "en") -> State:
    """The state that a file holds. asked: rules, options and penalties for a sheet that does not tell them.

    Raises MahjongError for a file that is no sheet, that holds several tables or columns that would be lost, or in
    which `check` finds errors.
    """
    sheet = read_sheet(data, file)
    table = sheet.tables[0]
    rules = rules_of(table, asked.rules)
    options: dict[str, Any] = dict(asked.options) if rules == asked.rules else {}
    options |= dict(table.options)
    columns = columns_of(rules)
    _refuse_losses(len(sheet.tables), table, columns)
    penalties = table.penalties or asked.penalties
    found = check_tables([account_of(table, Habits(rules, options, penalties))], chosen(None, None), causes=False)
    for one in found:
        if one.severity == ERROR:
            raise refused("resume_errors", name=file, text=message(one, lang), number=one.finding.hand or "-")
    lines = _lines(table, columns)
    players = table.players or NOBODY_NAMED
    ended = table.total is not None or table.points is not None
    return State(rules, tuple(sorted(options.items())), penalties, tuple(players), tuple(lines), ended)


def _refuse_losses(tables: int, table: Table, columns: Columns) -> None:
    """Refuse a sheet that would not come back as a whole."""
    if tables > 1:
        raise refused("resume_several", count=tables)
    lost = [name for name in table.layout if _NAME.get(name, name) not in columns.names]
    left = table.left_out
    lost += [*left.words, *left.figures, *left.beside, *left.lines, *left.lines_of_figures]
    lost += [row.label for row in table.fines]
    if lost:
        raise refused("resume_lost", names=tuple(lost))
    if left != LeftOut():
        raise refused("resume_lost", names="...")
    if any(row.number is None for row in table.hands):
        raise refused("resume_numbers")


def _lines(table: Table, columns: Columns) -> list[Entry]:
    closing = {row.line for _, row in table.closings}
    rows = sorted([*table.hands, *(row for _, row in table.closings)], key=lambda row: row.line)
    lines = [
        Entry(row.number or (_last_number(rows, at)), {}, closes=True)
        if row.line in closing
        else Entry(row.number or 0, _cells(row, columns))
        for at, row in enumerate(rows)
    ]
    while lines and not lines[-1].cells and not lines[-1].closes:
        lines.pop()
    if not columns.in_lines:  # a row without a winner in the middle is a hand that nobody won
        lines[:-1] = [one if one.has_result or not one.cells else one.having(winner=DRAW) for one in lines[:-1]]
    return lines


def _last_number(rows: list[Row], at: int) -> int:
    """The number of the hand that a closing line without one closes."""
    return next((row.number for row in reversed(rows[:at]) if row.number is not None), 0)


def _cells(row: Row, columns: Columns) -> dict[str, str]:
    """What a row tells, in our own words; figures that follow from it are left out."""
    cells = {name: _as_typed(row.text(name)) for name in COPIED if row.text(name)}
    if row.outcome == BLANK:
        return {name: text for name, text in cells.items() if name == "note"}
    if row.winner is not None:
        cells["winner"] = PLAYERS[row.winner]
    elif row.outcome == DRAWN and row.text("winner"):
        cells["winner"] = DRAW
    if row.giver is not None:
        cells["discarder"] = PLAYERS[row.giver]
    elif row.winner is not None and cells.get("event", columns.win) == columns.win:
        cells["discarder"] = SELF
    for names, four in ((PENALTIES, row.penalties), (columns.figures, row.values)):
        if len(names) > 1:
            cells |= {name: str(one) for name, one in zip(names, four, strict=True) if one}
    if len(columns.figures) > 1 and row.winner is not None:
        cells |= {name: str(one) for name, one in zip(columns.figures, row.values, strict=True) if one is not None}
    if row.text("tiles"):
        cells["hand tiles"] = _as_typed(row.text("tiles"))
    return cells


def _as_typed(text: str) -> str:
    """A cell without the apostrophe that keeps spreadsheets from taking it for a formula."""
    return text[1:] if text.startswith("'") and text[1:].startswith(FORMULA) else text
