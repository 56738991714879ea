"""`mahjong-calc sheet`."""

from __future__ import annotations

from typing import Annotated, Literal

import typer

from .. import variants
from ..errors import MahjongError
from . import UNUSABLE
from .app import Command, plain_typer
from .hands import check_rules
from .options import LangOption, RulesOption
from .output import write_whole
from .report import complain
from .settings import settle

app = plain_typer()

EXAMPLES = """\b
Examples:
  mahjong-calc sheet new > table1.csv
  mahjong-calc sheet new table1.xlsx -r mcr-mil
  mahjong-calc sheet new round.csv -r sichuan --hands 8
"""

Action = Annotated[Literal["new"], typer.Argument(metavar="new", help="Write an empty sheet.", show_default=False)]
FileArgument = Annotated[
    str | None,
    typer.Argument(
        metavar="[FILE]", help="CSV, or XLSX by its ending; else CSV to standard output.", show_default=False
    ),
]
HandsOption = Annotated[int, typer.Option("--hands", metavar="N", min=1, max=100, help="Rows for so many hands.")]


@app.command("sheet", cls=Command, epilog=EXAMPLES)
def sheet(
    action: Action,  # noqa: ARG001 - there is one
    file: FileArgument = None,
    rules: RulesOption = variants.DEFAULT,
    hands: HandsOption = 16,
    lang: LangOption = None,
) -> int:
    """Write an empty score sheet for a rule set, to be filled in and checked with the command check.

    A workbook has formulas for the payments, the running totals and the table points; it needs the extra [xlsx].
    """
    settings = settle("csv", False, lang, "auto", file)
    from ..render.csvs import rows_text
    from ..sheets.writing import blank_sheet, workbook

    try:
        check_rules(rules, None)
        as_workbook = file is not None and file.lower().endswith(".xlsx")
        blank = blank_sheet(rules, hands=hands, formulas=as_workbook)
        write_whole(file, workbook(blank) if as_workbook else rows_text(blank.rows))
    except MahjongError as error:
        complain(error, "", settings.lang)
        return UNUSABLE
    return 0
