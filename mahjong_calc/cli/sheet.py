"""`mahjong-calc sheet`."""

from __future__ import annotations

import os
import sys
from typing import Annotated, Literal

import typer

from ..engine import rule_sets
from ..errors import MahjongError, RecordError
from ..faults import Fault
from ..words import say, visible
from .app import Command, plain_typer
from .complaints import complain
from .conventions import PROGRAM, UNUSABLE
from .hands import check_rules
from .options import HouseRules, LangOption, RulesFileOption, RulesOption
from .output import write_whole
from .settings import settle

app = plain_typer()

EXAMPLES = """\b
Examples:
  mahjong-calc sheet new > table1.csv
  mahjong-calc sheet new table1.xlsx -r mcr-mil
  mahjong-calc sheet new round.csv -r sichuan --hands 8 --lang ru
  mahjong-calc sheet new club.xlsx -r sichuan -o self_draw=fan
"""
ENDINGS = (".csv", ".tsv", ".txt", ".xlsx")

Action = Annotated[Literal["new"], typer.Argument(metavar="new", help="Write an empty sheet.", show_default=False)]
FileArgument = Annotated[
    str | None,
    typer.Argument(
        metavar="[FILE]",
        help="By its ending .csv, .tsv, .txt or .xlsx; else CSV to standard output.",
        show_default=False,
    ),
]
HandsOption = Annotated[int, typer.Option("--hands", metavar="N", min=1, max=100, help="Rows for so many hands.")]
ForceOption = Annotated[bool, typer.Option("--force", help="Overwrite a file that is there.")]


@app.command("sheet", cls=Command, epilog=EXAMPLES)
def sheet(
    action: Action,  # noqa: ARG001 - there is one
    file: FileArgument = None,
    rules: RulesOption = rule_sets.DEFAULT,
    option: HouseRules = None,
    hands: HandsOption = 16,
    force: ForceOption = False,
    rules_file: RulesFileOption = None,  # noqa: ARG001 - its callback reads it
    lang: LangOption = None,
) -> int:
    """Write an empty score sheet for a rule set, to be filled in and checked with the command check.

    Headings are in the language of --lang, and are read back in any. A workbook has formulas for the payments, the
    running totals and the table points, and for East in the classical game, as far as the game says them; it needs
    openpyxl. House rules change the formulas of a workbook; the command check must be told them too.
    """
    settings = settle("csv", False, lang, "auto", file)
    from ..render.csvs import rows_text
    from ..sheets.writing import blank_sheet, workbook

    try:
        options = check_rules(rules, option)
        rule_sets.rule_set(rules, options)
        ending = "" if file is None else _ending(file, force)
        as_workbook = ending == ".xlsx"
        name = rule_sets.rule_set(rules).name
        blank = blank_sheet(name, hands=hands, formulas=as_workbook, lang=settings.lang, options=options)
        delimiter = "\t" if ending == ".tsv" else settings.delimiter
        write_whole(file, workbook(blank) if as_workbook else settings.head + rows_text(blank.rows, delimiter))
    except MahjongError as error:
        complain(error, "", settings.lang)
        return UNUSABLE
    if as_workbook and not blank.payments:
        sys.stderr.write(f"{PROGRAM}: {say('console.no_payment_formulas', settings.lang, name=visible(rules))}\n")
    return 0


def _ending(file: str, force: bool) -> str:
    """The ending of a file that may be written. Raises RecordError for another, and for a file that is there already.

    What is no ordinary file, as /dev/stdout, has no ending and nothing to lose.
    """
    if os.path.exists(file) and not os.path.isfile(file):
        return ""
    ending = os.path.splitext(file)[1].lower()
    if ending not in ENDINGS:
        raise RecordError([Fault("unwritable_file", "unwritable_file.ending", {"name": file, "names": ENDINGS})])
    if os.path.exists(file) and not force:
        raise RecordError([Fault("unwritable_file", "unwritable_file.exists", {"name": file})])
    return ending
