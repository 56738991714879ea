"""`mahjong-calc table`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from ..engine import rule_sets
from ..errors import MahjongError
from ..words import say
from .app import Command, plain_typer
from .check import PenaltiesOption
from .complaints import complain
from .conventions import GOOD, NEGATIVE, UNUSABLE
from .hands import check_rules
from .options import ColorOption, FormatOption, HouseRules, JsonOption, LangOption, RulesFileOption, RulesOption
from .prompt import prompt_of
from .report import Answer, Report
from .settings import Settings, settings_from
from .settings_notes import tell_settings
from .terminal import is_terminal

if TYPE_CHECKING:
    from ..scorekeeping.session import Session

app = plain_typer()

EXAMPLES = """\b
Examples:
  mahjong-calc table round1.csv
  mahjong-calc table round1.csv -r mcr-mil --names "Ann, Boris, Chen, Dora"
  printf '%s\\n' 'Ann Boris 25' draw show | mahjong-calc table round1.csv

\b
Lines:
  Ann from Boris 25                     who won, off whom, how much
  Ann self 123m456p78s99s+EEE win=9s    or with which tiles
  draw    penalty Boris false    note late start    undo    edit 3 draw
  show    end    help            help shows all, for the game that is played

\b
Exit status: 0 done, 1 a line of a pipe was refused, 2 bad arguments or a
file that cannot be carried on or written.
"""

FileArgument = Annotated[
    str, typer.Argument(metavar="FILE.csv", help="The sheet; one that is there is carried on.", show_default=False)
]
NamesOption = Annotated[
    str | None,
    typer.Option("--names", metavar="NAMES", help="Of P1 to P4, from East on, by commas.", show_default=False),
]


@app.command("table", cls=Command, epilog=EXAMPLES)
def table(
    ctx: typer.Context,
    file: FileArgument,
    names: NamesOption = None,
    rules: RulesOption = rule_sets.DEFAULT,
    option: HouseRules = None,
    penalties: PenaltiesOption = None,
    rules_file: RulesFileOption = None,  # noqa: ARG001 - its callback reads it
    format: FormatOption = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
    color: ColorOption = "auto",
) -> int:
    """Keep the score of a table, hand by hand: payments, totals, seats, round.

    Lines are typed, or piped in. Each one is checked and is in the file before it is confirmed; a mistyped line costs
    nothing, and a session that is broken off goes on where it was. The file is a score sheet as the command check
    reads it. With prompt_toolkit installed lines have a history and are completed.
    """
    settings = settings_from(format, as_json, lang, color, None)
    typed = is_terminal(sys.stdin)
    try:
        session, resumed = _opened(file, rules, option, penalties, settings, typed)
        tell_settings(session.ledger.state.rules, option, settings.lang)
        if names is not None:
            session.take(f"names {names}")
    except MahjongError as error:
        complain(error, error.text, settings.lang)
        return UNUSABLE
    asked = [] if resumed or not typed else _unanswered(ctx, names)
    return _Conversation(session, settings, typed=typed).run(file, asked, resumed=resumed)


def _unanswered(ctx: typer.Context, names: str | None) -> list[str]:
    """What a person is asked before the first hand: what neither options nor environment tell."""
    source = ctx.get_parameter_source("rules")
    is_named = source is not None and source.name != "DEFAULT"
    return [*([] if is_named else ["rules"]), *([] if names is not None else ["names"])]


def _opened(
    file: str, rules: str, option: list[str] | None, penalties: str | None, settings: Settings, typed: bool
) -> tuple[Session, bool]:
    """The session of a file, and whether there was one before. Raises MahjongError."""
    from ..scorekeeping.journal import Journal
    from ..scorekeeping.refusals import refused
    from ..scorekeeping.resuming import resume
    from ..scorekeeping.session import Session
    from ..scorekeeping.state import State

    if not file.lower().endswith(".csv"):
        raise refused("not_csv", name=file)
    options = tuple(sorted(check_rules(rules, option).items()))
    journal = Journal(file)
    data = journal.load()
    state = State(rules, options, penalties)
    if data is not None and data.strip():
        state = resume(data, file, state, settings.lang)
    return Session(state, journal, settings.lang, asks=typed), data is not None


class _Conversation:
    """Takes lines until there are no more, and answers each."""

    def __init__(self, session: Session, settings: Settings, *, typed: bool) -> None:
        from ..scorekeeping.completion import offers
        from ..scorekeeping.records import COLUMNS

        self._session, self._settings, self._typed = session, settings, typed
        self._report = Report(settings, COLUMNS, many=True)
        self._prompt = prompt_of(typed=typed, offers=lambda text: offers(session.ledger, text), lang=settings.lang)

    def run(self, file: str, questions: Sequence[str], *, resumed: bool) -> int:
        """Answer every line; the exit status. questions: what is asked before the first one."""
        from ..scorekeeping.pages import opening_page

        ledger, lang = self._session.ledger, self._settings.lang
        try:
            if not self._settings.machine:
                self._report.add(Answer(lambda: opening_page(ledger, file, resumed=resumed, lang=lang), dict, list))
            if all(map(self._is_answered, questions)):
                self._take_all()
            return GOOD if self._typed else self._report.finish()
        finally:
            self._report.discard()

    def _is_answered(self, command: str) -> bool:
        """Ask for the rule set or the names until there is an answer; False where the lines have ended."""
        default = self._session.ledger.state.rules
        question = say(f"scorekeeping.ask_{command}", self._settings.lang, name=default)
        while True:
            answer = self._line(question)
            if answer is None:
                return False
            if not answer.strip() or self._taken(f"{command} {answer}", None):
                return True

    def _take_all(self) -> None:
        number = 0
        while (line := self._line(self._question())) is not None:
            number += 1
            if line.strip() and not line.lstrip().startswith("#"):
                self._taken(line, number)
            if self._left:
                return

    def _line(self, question: str) -> str | None:
        """The next line; one that is broken off with Ctrl-C is empty where lines can be edited."""
        try:
            return self._prompt.line(question)
        except KeyboardInterrupt:
            if not self._typed:
                raise
            sys.stdout.write("\n")
            return ""

    _left = False

    def _taken(self, line: str, number: int | None) -> bool:
        """Answer a line; whether it was accepted."""
        from ..scorekeeping.pages import reply_page
        from ..scorekeeping.records import record, row
        from ..scorekeeping.session import LEFT

        lang = self._settings.lang
        try:
            reply = self._session.take(line)
        except MahjongError as error:
            self._refuse(error, line, number)
            return False
        self._left = reply.kind == LEFT
        self._report.add(
            Answer(lambda: reply_page(reply, lang), lambda: record(reply, lang, number), lambda: [row(reply, number)])
        )
        return True

    def _refuse(self, error: MahjongError, line: str, number: int | None) -> None:
        unwritten = {fault.code for fault in error.faults} & {"unwritable_file"}
        status = UNUSABLE if unwritten else NEGATIVE
        self._report.fail(error, text=error.text or line, line=None if self._typed else number, status=status)

    def _question(self) -> str:
        ledger, lang = self._session.ledger, self._settings.lang
        if self._session.waiting:
            return say("scorekeeping.prompt_answer", lang)
        if ledger.state.ended or ledger.over:
            return say("scorekeeping.prompt_end", lang)
        return say("scorekeeping.prompt", lang, number=ledger.number)
