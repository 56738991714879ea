"""`mahjong-calc batch`."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Literal

import typer

from ..engine import rule_sets
from ..errors import MahjongError
from ..files.csv_records import Csv
from ..files.scorer import RecordScorer
from ..words import marks as mark
from ..words import say, shortened, visible
from .answering import answers_in_csv
from .app import HandCommand, plain_typer
from .complaints import complain
from .console import tell
from .conventions import UNUSABLE
from .hands import typed_options
from .options import (
    DelimiterOption,
    EncodingOption,
    HouseRules,
    RulesOption,
    given,
    takes_circumstances,
)
from .preferences import usual
from .settings import Settings
from .settings_said import tell_settings
from .source import blocks, named, opened
from .writer import Writer

app = plain_typer()

EXAMPLES = """\b
Examples:
  mahjong-calc batch hands.csv > scores.csv
  mahjong-calc batch hands.txt -r mcr-mil --format jsonl
  mahjong-calc batch - --waits --input-format csv --keep < ready.csv

\b
Exit status: 0 every record was answered, 1 some record is an error, 2 bad
arguments or file.
"""

FileArgument = Annotated[
    str | None, typer.Argument(metavar="FILE", help="The file, or - for standard input.", show_default=False)
]
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
    file: FileArgument = None,
    waits: WaitsOption = False,
    rules: RulesOption = rule_sets.DEFAULT,
    option: HouseRules = None,
    input_format: InputFormat = None,
    delimiter: DelimiterOption = None,
    encoding: EncodingOption = None,
    keep: KeepOption = False,
    *,
    settings: Settings,
    **circumstances: object,
) -> int:
    """Score a file of hands, one result for each, in their order.

    Text lines are HAND word word=value ... # comment; CSV has a header with the names of the circumstances, and hand;
    JSON lines have the same keys. What a record says beats the options given here, one by one.
    """
    file = named(file, "batch", settings.lang)
    if file is None:
        return UNUSABLE
    try:
        desk = RecordScorer(rules, typed_options(rules, option), given(circumstances), waits=waits, usual=usual())
        tell_settings(rules, option, settings.lang)
        with opened(file, encoding, settings.lang) as lines:
            records, table = blocks(lines, file, input_format, delimiter, desk.settle)
            if table:
                _tell_what_is_left_out(table, settings.lang, keep=keep)
            with few_collections():
                return Writer(settings, desk, table, keep=keep).run(records)
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
