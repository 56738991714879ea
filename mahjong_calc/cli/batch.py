"""`mahjong-calc batch`."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from itertools import chain
from typing import Annotated, Any, Literal, NamedTuple

import typer

from ..engine import rule_sets
from ..errors import MahjongError
from ..files.csv_records import Csv
from ..files.scorer import RecordScorer
from ..version import __version__
from ..words import marks as mark
from ..words import say, shortened, visible
from .answering import answers_in_csv
from .app import HandCommand, plain_typer
from .complaints import complain
from .console import tell
from .conventions import NEGATIVE, UNUSABLE
from .hands import typed_options
from .inputs import Form, Refused, Source, kept_of, sources, with_kept
from .options import (
    DelimiterOption,
    EncodingOption,
    HouseRules,
    RulesOption,
    given,
    takes_circumstances,
)
from .over_files import check_claims, tell_statistics
from .preferences import usual
from .resuming import Journal, fingerprint
from .settings import Settings
from .settings_said import tell_settings
from .source import named
from .tallies import Errors, FirstError
from .usage_fault import UsageFault
from .workers import MOST, answered_by, jobs_that_pay
from .writer import Writer

app = plain_typer()

EXAMPLES = """\b
Examples:
  mahjong-calc batch hands.csv > scores.csv
  mahjong-calc batch hands.txt -r mcr-mil --format jsonl
  mahjong-calc batch - --waits --input-format csv --keep < ready.csv
  mahjong-calc batch club/*.csv.gz --errors wrong.csv --output scores.csv

\b
Exit status: 0 every record was answered, 1 some record is an error, 2 bad
arguments or file; with --check also 1 where a value differs.
"""

FileArguments = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="FILE...",
        help="Text, CSV, JSON lines, JSON or XLSX, as it is or as .gz; - is standard input.",
        show_default=False,
    ),
]
ErrorsOption = Annotated[
    str | None,
    typer.Option(
        "--errors", metavar="FILE", help="List the records that are errors in a file of CSV, too.", show_default=False
    ),
]
StatsOption = Annotated[
    bool, typer.Option("--stats", help="Show how often each fan counts, the totals, and who won, instead of the hands.")
]
CheckOption = Annotated[
    str | None,
    typer.Option(
        "--check",
        metavar="COLUMN",
        help="Show the rows whose value in this column is not that of their tiles, and the fan that explains it.",
        show_default=False,
    ),
]
JobsOption = Annotated[
    int | None,
    typer.Option(
        "--jobs",
        "-j",
        metavar="N",
        min=1,
        max=MOST,
        help="Processes to use; by default as many as pay: one for small files and for standard input.",
        show_default=False,
    ),
]
ResumeOption = Annotated[
    bool,
    typer.Option(
        "--resume", help="Keep what is done beside the output, and go on from there where a run was broken off."
    ),
]
StrictOption = Annotated[bool, typer.Option("--strict", help="Stop at the first record that is an error.")]
InputFormat = Annotated[
    Literal["text", "csv", "jsonl", "json"] | None,
    typer.Option(
        "--input-format",
        metavar="FORM",
        help="text, csv, jsonl or json; else by the file's ending, else by its first line.",
        show_default=False,
    ),
]
WaitsOption = Annotated[bool, typer.Option("--waits", help="Hands one tile short: list what completes them.")]
KeepOption = Annotated[bool, typer.Option("--keep", help="Copy columns that mean nothing here to the output.")]


@app.command("batch", cls=HandCommand, epilog=EXAMPLES)
@takes_circumstances
@answers_in_csv
def batch(
    files: FileArguments = None,
    waits: WaitsOption = False,
    rules: RulesOption = rule_sets.DEFAULT,
    option: HouseRules = None,
    input_format: InputFormat = None,
    delimiter: DelimiterOption = None,
    encoding: EncodingOption = None,
    keep: KeepOption = False,
    errors: ErrorsOption = None,
    strict: StrictOption = False,
    stats: StatsOption = False,
    check: CheckOption = None,
    jobs: JobsOption = None,
    resume: ResumeOption = False,
    *,
    settings: Settings,
    **circumstances: object,
) -> int:
    """Score files of hands, one result for each hand, in their order.

    Text lines are HAND word word=value ... # comment; CSV has a header with the names of the circumstances, and hand;
    JSON lines have the same keys. What a record says beats the options given here, one by one.
    """
    if not files and named(None, "batch", settings.lang) is None:
        return UNUSABLE
    names = files or ["-"]
    try:
        house_rules, usually = typed_options(rules, option), usual()
        asked = Asked(
            tuple(names),
            Form(input_format, delimiter, encoding),
            settings,
            rules,
            house_rules,
            given(circumstances),
            usually,
            waits=waits,
            keep=keep,
        )
        desk = asked.desk()
        tell_settings(rules, option, settings.lang)
        journal = asked.journal(errors) if resume else None
        listed = Errors(errors, names, settings.lang, strict=strict, journal=journal)
        try:
            with few_collections():
                if stats:
                    status = tell_statistics(asked.files(desk), desk, listed, settings)
                elif check is not None:
                    status = check_claims(asked.files(desk), desk, check, listed, settings)
                else:
                    status = _answered(asked, listed, jobs if settings.machine and not strict else 1, journal)
            listed.close()
            return status
        except FirstError as stopped:
            listed.close()
            complain(stopped.error, stopped.error.text, settings.lang, line=stopped.entry.line)
            return NEGATIVE
        finally:
            listed.discard()
    except MahjongError as error:
        complain(error, error.text, settings.lang)
        return UNUSABLE


class Asked(NamedTuple):
    """What a run over files was asked for; it can be sent to another process."""

    names: tuple[str, ...]
    form: Form
    settings: Settings
    rules: str
    options: Mapping[str, Any]
    circumstances: Mapping[str, object]
    usual: Mapping[str, Mapping[str, Any]]
    waits: bool
    keep: bool

    def desk(self) -> RecordScorer:
        """Who scores the records. Raises RulesError, HandError."""
        return RecordScorer(self.rules, self.options, self.circumstances, waits=self.waits, usual=self.usual)

    def journal(self, errors: str | None) -> Journal:
        """Of a run that can be broken off and go on. errors: the file that lists them.

        Raises UsageFault where there can be none, RecordError where what is there is of another run."""
        name = self.settings.output
        if name is None or not self.settings.machine or not all(map(os.path.isfile, self.names)):
            raise UsageFault([("resume", {})])
        asked = (__version__, self.form, self.settings[:2], self.rules, self.options, self.circumstances, self.usual)
        return Journal(name, fingerprint(self.names, (*asked, self.waits, self.keep, errors)))

    def files(self, desk: RecordScorer) -> Iterator[Source | Refused]:
        """The files, their records read for this desk."""
        return sources(self.names, self.form, self.settings.lang, desk.settle)


def _answered(asked: Asked, errors: Errors, jobs: int | None, journal: Journal | None) -> int:
    """Answer every record of the files; the exit status. jobs: processes, None for as many as pay."""
    long = asked.waits or asked.settings.format in ("json", "jsonl")
    used = jobs_that_pay(jobs, asked.names, long=long)
    if used > 1:
        return answered_by(used, partial(begun, asked, journal), errors)
    writer, files = begun(asked, journal, errors)
    return writer.run(files)


def begun(asked: Asked, journal: Journal | None, errors: Errors) -> tuple[Writer, Iterator[Source | Refused]]:
    """Who writes the answers, and the files to answer. Raises RecordError where none of them can be read."""
    lang, several = asked.settings.lang, len(asked.names) > 1
    desk = asked.desk()
    found = asked.files(desk)
    refused: list[Refused] = []
    first: Source | None = None
    for one in found:
        if isinstance(one, Source):
            first = one
            break
        refused.append(one)
    if first is None:
        for no_file in refused[:-1]:
            complain(no_file.error, no_file.error.text, lang)
        raise refused[-1].error
    kept = kept_of(first.table, keep=asked.keep, several=several)
    opened = first

    def each() -> Iterator[Source | Refused]:
        for one in chain(refused, (opened,), found):
            if isinstance(one, Refused):
                yield one
                continue
            if one.table:
                _tell_what_is_left_out(one.table, lang, keep=asked.keep)
            yield with_kept(one, kept, several=several)

    return Writer(asked.settings, desk, kept, errors=errors, journal=journal), each()


@contextmanager
def few_collections() -> Iterator[None]:
    """Let Python look for circles among objects seldom: thousands of rows are held at a time, and they make none."""
    before = gc.get_threshold()
    gc.set_threshold(100_000, 50, 50)
    try:
        yield
    finally:
        gc.set_threshold(*before)


def _tell_what_is_left_out(table: Csv, lang: str, *, keep: bool) -> None:
    """Name the columns that are not read, those first that look like misspelt ones; copied columns are no loss."""
    near = [
        say("console.likely_column", lang, heading=shortened(visible(heading)), name=name)
        for heading, name in table.near.items()
    ]
    others = [visible(heading) for heading in table.unknown if heading and heading not in table.near]
    if near:
        told = say("console.misspelt_columns", lang, names=shortened(mark.listed(near, lang)))
        tell(told)
    if others and not keep:
        told = say("console.ignored_columns", lang, names=shortened(mark.named(others, lang)))
        tell(told)
