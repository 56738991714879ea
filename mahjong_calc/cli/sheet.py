"""`mahjong-calc sheet`."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from ..engine import rule_sets
from ..errors import MahjongError, RecordError
from ..faults import Fault
from ..words import say, visible
from ..words.marks import listed
from .app import Command, plain_typer
from .complaints import complain
from .console import tell
from .conventions import PROGRAM, UNUSABLE
from .hands import check_rules
from .options import HouseRules, LangOption, RulesFileOption, RulesOption
from .output import write_whole
from .settings import settings_from

if TYPE_CHECKING:
    from ..sheets.event import Event
    from ..sheets.writing import Blank

app = plain_typer()

EXAMPLES = """\b
Examples:
  mahjong-calc sheet new > table1.csv
  mahjong-calc sheet new table1.xlsx -r mcr-mil
  mahjong-calc sheet new round.csv -r sichuan --hands 8 --lang ru
  mahjong-calc sheet new event.xlsx --rounds 4 --players names.txt
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
TablesOption = Annotated[
    int | None, typer.Option("--tables", metavar="N", min=1, max=500, help="So many tables.", show_default=False)
]
RoundsOption = Annotated[
    int | None, typer.Option("--rounds", metavar="N", min=1, max=50, help="So many rounds.", show_default=False)
]
PlayersOption = Annotated[
    str | None,
    typer.Option(
        "--players",
        metavar="FILE",
        help="A name a line, or rows of round, table and four names: a sheet for each table.",
        show_default=False,
    ),
]
ForceOption = Annotated[bool, typer.Option("--force", help="Overwrite a file that is there.")]


@app.command("sheet", cls=Command, epilog=EXAMPLES)
def sheet(
    action: Action,  # noqa: ARG001 - there is one
    file: FileArgument = None,
    rules: RulesOption = rule_sets.DEFAULT,
    option: HouseRules = None,
    hands: HandsOption = 16,
    tables: TablesOption = None,
    rounds: RoundsOption = None,
    players: PlayersOption = None,
    force: ForceOption = False,
    rules_file: RulesFileOption = None,  # noqa: ARG001 - its callback reads it
    lang: LangOption = None,
) -> int:
    """Write an empty score sheet for a rule set, to be filled in and checked with the command check.

    Headings are in the language of --lang, and are read back in any. A workbook has formulas for the payments, the
    running totals and the table points, and for East in the classical game, as far as the game says them; it needs
    openpyxl. House rules change the formulas of a workbook; the command check must be told them too.
    """
    settings = settings_from("csv", False, lang, "auto", file)
    from ..render.csvs import rows_text
    from ..sheets.blank_workbook import stacked, workbook

    try:
        options = check_rules(rules, option)
        rule_sets.rule_set(rules, options)
        ending = "" if file is None else _ending(file, force)
        as_workbook = ending == ".xlsx"
        name = rule_sets.rule_set(rules).name
        seated = _event(players, tables, rounds, settings.lang)
        blanks = _blanks(name, seated, settings.lang, hands=hands, formulas=as_workbook, options=options)
        delimiter = "\t" if ending == ".tsv" else settings.delimiter
        whole = workbook(*blanks) if as_workbook else settings.head + rows_text(stacked(blanks), delimiter)
        write_whole(file, whole)
    except MahjongError as error:
        complain(error, "", settings.lang)
        return UNUSABLE
    if seated is not None and seated.worked_out:
        tell(say("console.seating_worked_out", settings.lang, name=visible(players or "")))
    if as_workbook and not blanks[0].payments:
        sys.stderr.write(f"{PROGRAM}: {say('console.no_payment_formulas', settings.lang, name=visible(rules))}\n")
    return 0


def _event(players: str | None, tables: int | None, rounds: int | None, lang: str) -> Event | None:
    """The tables of an event, None where one sheet for any table is wanted. Raises RecordError."""
    if players is None and tables is None and rounds is None:
        return None
    from ..sheets.event import event

    return event(_rows(players, lang) if players is not None else [], tables, rounds, players or "")


def _rows(file: str, lang: str) -> list[tuple[int, list[str]]]:
    """The lines of a file of players, as text or as a workbook's cells. Raises RecordError."""
    from ..files.text_lines import unreadable
    from ..sheets.decoding import MOST_BYTES, rows_of_text, text_of
    from .source import opened_bytes

    with opened_bytes(file, lang) as stream:
        try:
            data = stream.read(MOST_BYTES + 1)
        except OSError as problem:
            raise unreadable(file, problem) from None
    return list(rows_of_text(text_of(data, None), None))


def _blanks(rules: str, seated: Event | None, lang: str, **wanted: Any) -> list[Blank]:
    """A sheet for each table, or one for any. wanted: of `blank_sheet`."""
    from ..sheets.writing import blank_sheet

    if seated is None:
        return [blank_sheet(rules, lang=lang, **wanted)]
    blanks = []
    for one in seated.tables:
        named = [
            say(f"headings.{key}_of_event", lang, name=at) for key, at in (("round", one.round), ("table", one.table))
        ]
        caption, title = listed(named, lang), f"{one.round}-{one.table}"
        blanks.append(blank_sheet(rules, lang=lang, caption=caption, title=title, players=one.players, **wanted))
    return blanks


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
