"""`mahjong-calc batch`."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Annotated, Literal

import typer

from ..engine import rule_sets
from ..errors import MahjongError
from .answering import answers_in_csv
from .app import HandCommand, plain_typer
from .asked import Asked, begun
from .complaints import complain
from .conventions import NEGATIVE, UNUSABLE
from .hands import typed_options
from .inputs import Form
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
from .resuming import Journal
from .settings import Settings
from .settings_notes import tell_settings
from .source import named
from .tallies import Errors, FirstError
from .usage_fault import UsageFault
from .workers import MOST, answered_by, jobs_that_pay

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
SchedulerOption = Annotated[
    str | None,
    typer.Option(
        "--scheduler",
        metavar="ADDRESS",
        help="Let a Dask cluster answer, by the address of its scheduler: tcp://host:8786.",
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
    scheduler: SchedulerOption = None,
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
            scheduler=scheduler,
        )
        if scheduler is not None and (strict or stats or check is not None or jobs or not settings.machine):
            raise UsageFault([("scheduler", {})])
        scorer = asked.scorer()
        tell_settings(rules, option, settings.lang)
        journal = asked.journal(errors) if resume else None
        listed = Errors(errors, names, settings.lang, strict=strict, journal=journal)
        try:
            with few_collections():
                if stats:
                    status = tell_statistics(asked.files(scorer.conditions_of), scorer, listed, settings)
                elif check is not None:
                    status = check_claims(asked.files(scorer.conditions_of), scorer, check, listed, settings)
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


@contextmanager
def few_collections() -> Iterator[None]:
    """Let Python look for circles among objects seldom: thousands of rows are held at a time, and they make none."""
    before = gc.get_threshold()
    gc.set_threshold(100_000, 50, 50)
    try:
        yield
    finally:
        gc.set_threshold(*before)


def _answered(asked: Asked, errors: Errors, jobs: int | None, journal: Journal | None) -> int:
    """Answer every record of the files; the exit status. jobs: processes, None for as many as pay."""
    if asked.scheduler is not None:
        from .cluster import answered_by_cluster

        return answered_by_cluster(asked.scheduler, asked, journal, errors)
    long = asked.waits or asked.settings.format in ("json", "jsonl")
    used = jobs_that_pay(jobs, asked.names, long=long)
    if used > 1 and (long or not all(map(os.path.isfile, asked.names))):
        from .elsewhere import answered_by_pool

        return answered_by_pool(used, asked, journal, errors)
    if used > 1:  # reading is most of the work, and is done by each
        return answered_by(used, partial(begun, asked, journal), errors)
    writer, files = begun(asked, journal, errors)
    return writer.run(files)
