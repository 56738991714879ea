"""`mahjong-calc check`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Literal

import typer

from ..engine import rule_sets
from ..errors import MahjongError
from ..sheets.account import Account
from ..sheets.checking import Habits, TableFinding, account_of, check_tables, chosen
from ..sheets.checks import CHECKS, every_check
from ..sheets.desk import at_least
from ..sheets.model import ERROR, NOTE, QUESTION
from ..sheets.profiles import PROFILES
from . import completion
from .answering import answers
from .app import Command, plain_typer
from .complaints import complain
from .conventions import GOOD, NEGATIVE, UNUSABLE
from .hands import check_rules
from .lookup import show, unknown
from .options import (
    DelimiterOption,
    EncodingOption,
    HouseRules,
    HtmlOption,
    RulesOption,
)
from .progress import TABLES, Progress
from .settings import Settings
from .settings_notes import tell_settings
from .sheet_files import read_tables
from .telling import lacks

app = plain_typer()

EXAMPLES = """\b
Examples:
  mahjong-calc check round1.csv
  mahjong-calc check *.xlsx -r mcr-mil --format jsonl
  mahjong-calc check tournament.csv --summary --severity error
  mahjong-calc check tournament.csv --standings
  mahjong-calc check round*.csv --html event.html
  mahjong-calc check round1.csv --summary --watch
  mahjong-calc check tournament.csv --plot 1/3 --svg table3.svg

\b
Exit status: 0 no errors, 1 a finding of severity error, 2 bad arguments or
an unreadable file.
"""

FileArguments = Annotated[
    list[str] | None,
    typer.Argument(metavar="FILE...", help="Score sheets, CSV, XLSX or ODS; - is standard input.", show_default=False),
]
PenaltiesOption = Annotated[
    str | None,
    typer.Option(
        "--penalties",
        metavar="NAME",
        help=f"{', '.join(PROFILES)}; else by the rule set.",
        autocompletion=lambda incomplete: [name for name in PROFILES if name.startswith(incomplete)],
        show_default=False,
    ),
]
ApartOption = Annotated[
    bool, typer.Option("--deltas-without-penalties", help="The changes P1-P4 do not hold the penalties.")
]
OnlyOption = Annotated[
    list[str] | None,
    typer.Option(
        "--only",
        metavar="CODES",
        help="Only these checks, by comma.",
        autocompletion=completion.codes,
        show_default=False,
    ),
]
IgnoreOption = Annotated[
    list[str] | None,
    typer.Option(
        "--ignore",
        metavar="CODES",
        help="All checks but these.",
        autocompletion=completion.codes,
        show_default=False,
    ),
]
MaxOption = Annotated[
    int | None, typer.Option("--max", metavar="N", min=1, help="Show at most N findings a file.", show_default=False)
]
SeverityOption = Annotated[
    Literal["error", "question", "note"],
    typer.Option("--severity", metavar="LEVEL", help="Show findings so grave or graver: error, question or note."),
]
SummaryOption = Annotated[
    bool, typer.Option("--summary", help="One line a table: what differs, the likeliest cause, which sheets to fetch.")
]
AllOption = Annotated[bool, typer.Option("--all", help="Show also the rows that one habit of writing explains.")]
ZeroOption = Annotated[bool, typer.Option("--exit-zero", help="Exit status 0 even with errors.")]
ListOption = Annotated[bool, typer.Option("--list", help="List the checks; the command finding explains one.")]
StandingsOption = Annotated[bool, typer.Option("--standings", help="Show the standings instead of the findings.")]
ResultsOption = Annotated[
    str | None,
    typer.Option(
        "--results",
        metavar="FILE",
        help="Write the standings as CSV in the columns of the European results form.",
        show_default=False,
    ),
]
WatchOption = Annotated[bool, typer.Option("--watch", help="Check again whenever a file changes, until Ctrl-C.")]
PlotOption = Annotated[
    str | None,
    typer.Option(
        "--plot",
        metavar="TABLE",
        help="Draw the running scores of a table: 3, 1/3 by round, final.csv/3 by file; 1 is the only one.",
        show_default=False,
    ),
]
SvgOption = Annotated[
    str | None, typer.Option("--svg", metavar="FILE", help="Write that picture as SVG.", show_default=False)
]


@app.command("check", cls=Command, epilog=EXAMPLES)
@answers
def check(
    files: FileArguments = None,
    rules: RulesOption = rule_sets.DEFAULT,
    option: HouseRules = None,
    penalties: PenaltiesOption = None,
    deltas_without_penalties: ApartOption = False,
    only: OnlyOption = None,
    ignore: IgnoreOption = None,
    max: MaxOption = None,
    severity: SeverityOption = "note",
    summary: SummaryOption = False,
    all: AllOption = False,
    exit_zero: ZeroOption = False,
    list_checks: ListOption = False,
    standings: StandingsOption = False,
    results: ResultsOption = None,
    watch: WatchOption = False,
    plot: PlotOption = None,
    svg: SvgOption = None,
    html: HtmlOption = None,
    delimiter: DelimiterOption = None,
    encoding: EncodingOption = None,
    *,
    settings: Settings,
) -> int:
    """Check tournament score sheets: every cell that does not follow, and what it should be.

    A sheet has the columns hand, winner, discarder and points; changes (P1-P4), penalties (pen P1), running totals
    (total P1), hand tiles and rows TOTAL and POINTS are checked where present. Nothing is ever corrected.
    """
    if list_checks:
        return _list(settings)
    if not files:
        lacks("missing_file", "check", settings.lang)
        return UNUSABLE
    try:
        checks = chosen(_codes(only), _codes(ignore))
        habits = Habits(rules, check_rules(rules, option), penalties, deltas_without_penalties)
        habits.known()
        tell_settings(rules, option, settings.lang)
    except MahjongError as error:
        complain(error, error.text, settings.lang)
        return UNUSABLE

    def look() -> int:
        accounts, status = _accounts(files, habits, settings, encoding, delimiter)
        ranked = standings or results is not None
        shown = ranked or plot is not None or svg is not None
        progress = Progress(settings, lambda: len(accounts), words=TABLES)
        findings = check_tables(accounts, checks, causes=not shown, every=all, progress=progress.more)
        found = _Tally(findings, progress)
        if shown:
            from .standings import show_picture, show_standings

            every = list(found)
            if ranked:
                answered = show_standings(accounts, every, settings, results)
            else:
                answered = show_picture(accounts, plot, svg, settings)
        elif summary:
            from .desk import show_summary

            answered = show_summary(at_least(found, severity), len(accounts), found.counts, settings)
        else:
            from .findings import show_findings

            answered = show_findings(at_least(found, severity), found.counts, accounts, settings, max, html)
        wrong = NEGATIVE if found.counts[ERROR] and not exit_zero else GOOD
        return answered or status or wrong

    if not watch:
        return look()
    if "-" in files:
        lacks("watch_input", "check", settings.lang)
        return UNUSABLE
    from .watching import watch as keep_looking

    return keep_looking(files, look, settings.lang)


class _Tally:
    """Findings as they come, counted by severity on their way. progress: a line that is gone after the last one."""

    def __init__(self, found: Iterable[TableFinding], progress: Progress) -> None:
        self._found, self._progress = found, progress
        self.counts = dict.fromkeys((ERROR, QUESTION, NOTE), 0)

    def __iter__(self) -> Iterator[TableFinding]:
        try:
            for one in self._found:
                self.counts[one.severity] += 1
                yield one
        finally:
            self._progress.end()


def _list(settings: Settings) -> int:
    from ..render.check_page import checks_page
    from ..render.check_records import check_record

    checks = list(every_check().values())
    records = [check_record(one, settings.lang) for one in checks]
    return show(settings, checks_page(checks, settings.lang), records, many=True)


def _codes(words: Sequence[str] | None) -> list[str] | None:
    """Codes of checks, apart by commas. Raises RecordError for one that there is not."""
    if not words:
        return None
    codes = [code.strip().lower().replace("-", "_") for word in words for code in word.split(",") if code.strip()]
    for code in codes:
        if code not in CHECKS and code not in every_check():  # all games are loaded only where that is needed
            raise unknown("code", code, every_check())
    return codes


def _accounts(
    files: Sequence[str], habits: Habits, settings: Settings, encoding: str | None, delimiter: str | None
) -> tuple[list[Account], int]:
    """The tables of all files that can be read, and the exit status that the others deserve."""
    accounts: list[Account] = []
    status = GOOD
    for file in dict.fromkeys(files):
        try:
            sheet = read_tables(file, encoding, delimiter, settings.lang)
            accounts += [account_of(table, habits) for table in sheet.tables]
        except MahjongError as error:
            complain(error.of_file(file), "", settings.lang)
            status = UNUSABLE
    return accounts, status
