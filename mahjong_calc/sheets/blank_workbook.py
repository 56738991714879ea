"""Empty sheets as a workbook: a worksheet a table, to be filled in on the screen or printed on one page each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .decoding import refuse
from .model import PLAYERS
from .remains import letters
from .writing import Blank

WIDTHS = {"hand": 9, "wind": 7, "east": 7, "winner": 13, "discarder": 13, "points": 8, "event": 11, "hand tiles": 24}
USUAL_WIDTH = 9
"""Of columns, in characters."""
NAMED = ("winner", "discarder")
"""Columns in which a player may be called by name."""
MOST_IN_LIST = 255
"""Characters that a list to choose from may have."""


def workbook(*blanks: Blank) -> bytes:
    """The sheets as `.xlsx`. Raises RecordError where openpyxl is not installed."""
    from io import BytesIO

    try:
        from openpyxl import Workbook
    except ImportError:
        raise refuse("no_openpyxl") from None
    book = Workbook()
    book.remove(book.worksheets[0])
    for blank in blanks:
        _fill(book.create_sheet(blank.title or "sheet"), blank)
    out = BytesIO()
    book.save(out)
    return out.getvalue()


def _fill(sheet: Any, blank: Blank) -> None:
    from openpyxl.styles import Border, Font, Side

    names = blank.rows[blank.headings - 2]
    for line, row in enumerate(blank.rows, 1):
        sheet.append([cell if cell != "" else None for cell in row])
        if line == blank.headings - 1:
            for cell in sheet[line]:
                cell.data_type = "s" if cell.value is not None else cell.data_type  # a name is never a formula
    side = Side(style="thin", color="999999")
    for line in range(blank.headings - 1, len(blank.rows) + 1):
        for at in range(1, len(blank.columns) + 1):
            sheet.cell(line, at).border = Border(side, side, side, side)
    for cell in sheet[blank.headings]:
        cell.font = Font(bold=True)
    for at, column in enumerate(blank.columns):
        sheet.column_dimensions[letters(at)].width = WIDTHS.get(column, USUAL_WIDTH)
        _choose(sheet, blank, column, letters(at), [str(names[blank.columns.index(one)]) for one in PLAYERS])
    sheet.freeze_panes = f"B{blank.headings + 1}"
    sheet.page_setup.orientation, sheet.page_setup.paperSize = "landscape", sheet.PAPERSIZE_A4
    sheet.page_setup.fitToWidth = sheet.page_setup.fitToHeight = 1
    sheet.sheet_properties.pageSetUpPr.fitToPage = True


def _choose(sheet: Any, blank: Blank, column: str, at: str, names: Sequence[str]) -> None:
    """What may be chosen in a column: names where they are known. Where players may be named the
    program asks before it takes another word, as a name that was written above later."""
    from openpyxl.worksheet.datavalidation import DataValidation

    words = blank.choices.get(column)
    if not words:
        return
    if column in NAMED and all(names) and not any(mark in name for name in names for mark in ',"'):
        known = [*names, *(word for word in words if word not in PLAYERS)]
        words = known if len(",".join(known)) <= MOST_IN_LIST else words
    listed, grave = f'"{",".join(words)}"', "warning" if column in NAMED else "stop"
    choice = DataValidation("list", formula1=listed, allow_blank=True, showErrorMessage=True, errorStyle=grave)
    choice.add(f"{at}{blank.headings + 1}:{at}{len(blank.rows)}")
    sheet.add_data_validation(choice)


def stacked(blanks: Sequence[Blank]) -> list[list[str | int]]:
    """The sheets below each other, for a file of text; what is said of the rules is said once."""
    rows = list(blanks[0].rows)
    for blank in blanks[1:]:
        rows += [[""], *(row for row in blank.rows if not str(row[0]).startswith("#"))]
    return rows
