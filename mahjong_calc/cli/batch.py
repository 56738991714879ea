"""`mahjong-calc batch`."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import TextIOWrapper
from typing import Annotated, Any, Literal

import typer

from .. import variants
from ..batch import Desk, Result
from ..errors import Fault, MahjongError, RecordError
from ..records import Csv, Entry, decode, read_json, read_text, read_whole_json, sniff
from ..render import csvs
from ..words import say, visible
from .app import HandCommand, plain_typer
from .hands import check_rules
from .options import (
    ColorOption,
    FormatOption,
    HouseRules,
    JsonOption,
    LangOption,
    OutputOption,
    RulesOption,
    given,
    takes_circumstances,
)
from .output import Output
from .report import GOOD, NEGATIVE, UNUSABLE, complain
from .settings import Settings, is_terminal, settle

app = plain_typer()

EXAMPLES = """\b
Examples:
  mahjong-calc batch hands.csv > scores.csv
  mahjong-calc batch hands.txt -r mcr-mil --format jsonl
  mahjong-calc batch - --waits --input-format csv --keep < ready.csv

\b
Exit status: 0 every record was answered, 1 some record is an error, 2 unusable
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
Delimiter = Annotated[
    str | None,
    typer.Option(
        "--delimiter", metavar="CHAR", help="Of CSV read: , ; or tab; else as its header has it.", show_default=False
    ),
]
Encoding = Annotated[
    str | None,
    typer.Option(
        "--encoding", metavar="NAME", help="Of the file; else UTF-8, or UTF-16 by its mark.", show_default=False
    ),
]


@app.command("batch", cls=HandCommand, epilog=EXAMPLES)
@takes_circumstances
def batch(
    file: FileArgument = None,
    waits: WaitsOption = False,
    rules: RulesOption = variants.DEFAULT,
    option: HouseRules = None,
    input_format: InputFormat = None,
    delimiter: Delimiter = None,
    encoding: Encoding = None,
    keep: KeepOption = False,
    format: FormatOption = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
    color: ColorOption = "auto",
    output: OutputOption = None,
    **circumstances: object,
) -> int:
    """Score a file of hands, one result for each, in their order.

    Text lines are HAND word word=value ... # comment; CSV has a header with the names of the circumstances, and hand;
    JSON lines have the same keys. What a record says beats the options given here, one by one.
    """
    settings = settle(format, as_json, lang, color, output, default="csv")
    if file is None:
        see = say("console.see_help", settings.lang, command="mahjong-calc batch")
        sys.stderr.write(f"mahjong-calc: {say('console.missing_file', settings.lang)}; {see}\n")
        return UNUSABLE
    try:
        desk = Desk(rules, check_rules(rules, option), given(circumstances), waits=waits)
        with _opened(file, encoding, settings.lang) as source:
            entries, unknown = _entries(file, source, input_format, delimiter, desk)
            if unknown and not keep:
                names = ", ".join(visible(name) for name in unknown)
                sys.stderr.write(f"mahjong-calc: {say('console.ignored_columns', settings.lang, names=names)}\n")
            return _Writer(settings, desk, unknown if keep else ()).run(entries)
    except MahjongError as error:
        complain(error, error.text, settings.lang)
        return UNUSABLE


@contextmanager
def _opened(name: str, encoding: str | None, lang: str) -> Iterator[TextIOWrapper]:
    """The file, or standard input, as text."""
    if name == "-":
        if is_terminal(sys.stdin):
            sys.stderr.write(f"mahjong-calc: {say('console.reading_terminal', lang, key='Ctrl-D')}\n")
        source = decode(sys.stdin.buffer, encoding)
        try:
            yield source
        finally:
            source.detach()  # standard input stays open
        return
    try:
        stream = open(name, "rb")  # noqa: SIM115 - closed with what decodes it
    except (OSError, ValueError) as problem:
        said = getattr(problem, "strerror", None) or str(problem)
        raise RecordError([Fault("unreadable_file", "unreadable_file", {"name": name, "problem": said})]) from None
    with stream, decode(stream, encoding) as source:
        yield source


class _Lines:
    """The lines of a file, the first of which can be looked at before."""

    def __init__(self, source: Any) -> None:
        self._source, self._seen = source, list[str]()

    def first(self) -> Iterator[str]:
        """The lines, each kept for reading."""
        for line in self._source:
            self._seen.append(line)
            yield line

    def __iter__(self) -> Iterator[str]:
        yield from self._seen
        for line in self._source:  # noqa: UP028 - `yield from` would close the file with this generator
            yield line


def _entries(
    name: str, source: Any, form: str | None, delimiter: str | None, desk: Desk
) -> tuple[Iterator[Entry], Sequence[str]]:
    lines = _Lines(source)
    form = form or sniff(name, lines.first())
    if form == "csv":
        table = Csv(
            lines,
            {"tab": "\t", "\\t": "\t"}.get(delimiter or "", delimiter) or ("\t" if name.endswith(".tsv") else None),
        )
        return table.entries(desk.settle), table.unknown
    if form == "text":
        return read_text(lines, desk.settle), ()
    if form == "jsonl":
        return read_json(lines, desk.settle), ()
    return read_whole_json("".join(lines), desk.settle), ()


class _Writer:
    """Writes results as they come, in the form that was asked for."""

    CHUNK = 1000

    def __init__(self, settings: Settings, desk: Desk, kept: Sequence[str]) -> None:
        self.settings, self.desk, self.kept = settings, desk, tuple(kept)
        self.columns = csvs.WAITS_COLUMNS if desk.waits else csvs.SCORE_COLUMNS
        self.delimiter = "\t" if settings.format == "tsv" else ","
        self.status = GOOD
        self._quick: dict[int, csvs.QuickRows] = {}
        self._tick = _Progress(settings)

    def run(self, entries: Iterator[Entry]) -> int:
        """Answer every record; the exit status."""
        out = Output(self.settings.output)
        form = self.settings.format
        try:
            if form in ("csv", "tsv"):
                out.write(csvs.rows_text([[*self.columns, *self.kept]], self.delimiter))
                self._pour(map(self._csv, entries), out)
            elif form == "jsonl":
                self._pour((self._json(entry) + "\n" for entry in entries), out)
            elif form == "json":
                records = [self._json(entry) for entry in entries]
                out.write("[" + ",\n".join(records) + "]\n")
            else:
                rows = [(*self.columns, *self.kept), *(row for entry in entries for row in self._rows(entry))]
                out.write(_drawn(rows, len(self.columns), self.settings))
            out.close()
        finally:
            out.discard()
            self._tick.end()
        return self.status

    def _pour(self, pieces: Iterator[str], out: Output) -> None:
        chunk = []
        for piece in pieces:
            chunk.append(piece)
            if len(chunk) >= self.CHUNK:
                out.write("".join(chunk))
                self._tick.more(len(chunk))
                chunk.clear()
        out.write("".join(chunk))

    def _csv(self, entry: Entry) -> str:
        found = None if self.desk.waits else self.desk.counted(entry)
        if found is None:
            return csvs.rows_text(self._rows(entry), self.delimiter)
        setting = entry.setting
        quick = self._quick.get(id(setting.rule_set.book))
        if quick is None:
            quick = csvs.QuickRows(setting.rule_set, self.settings.lang, self.delimiter)
            self._quick[id(setting.rule_set.book)] = quick
        return quick.row(entry.id, entry.hand, found[1], found[0], setting.how, entry.kept)

    def _answer(self, entry: Entry) -> Result:
        result = self.desk.answer(entry)
        if result.error:
            self.status = NEGATIVE
        return result

    def _rows(self, entry: Entry) -> list[list[csvs.Value]]:
        result, lang = self._answer(entry), self.settings.lang
        setting = entry.setting
        if result.error:
            rows = [csvs.error_row(result.error, self.columns, lang, entry.id, entry.hand, setting.rules)]
        elif result.waits:
            rows = csvs.waits_rows(result.waits, setting.rule_set.book, lang, entry.id)
        else:
            assert result.score is not None
            rows = [csvs.score_row(result.score, setting.rule_set.book, lang, entry.id)]
        return [[*row, *entry.kept] for row in rows] if self.kept else rows

    def _json(self, entry: Entry) -> str:
        from ..render import jsons

        result, lang = self._answer(entry), self.settings.lang
        if result.error:
            record = jsons.error_record(result.error, lang, entry.id, entry.line)
        elif result.waits:
            record = jsons.waits_record(result.waits, entry.setting.rule_set.book, lang, entry.id)
        else:
            assert result.score is not None
            record = jsons.record(result.score, entry.setting.rule_set.book, lang, entry.id)
        if self.kept:
            record["kept"] = dict(zip(self.kept, entry.kept, strict=True))
        return jsons.dumps(record, unicode=self.settings.unicode)


SHOWN = ("id", "hand", "win", "total", "legal", "left", "drawn_total", "fans", "fan_total", "E", "S", "W", "N", "error")
"""Columns that people are shown; those that a whole table leaves empty are left out."""


def _drawn(rows: Sequence[Sequence[Any]], own: int, settings: Settings) -> str:
    """Rows under their header as a table for people. own: how many columns are not copied from the input."""
    from ..render.blocks import Column, Grid, text
    from .report import shown

    header = list(rows[0])
    body = [
        ["" if cell is None else str(int(cell) if isinstance(cell, bool) else cell) for cell in row] for row in rows[1:]
    ]
    used = [at for at, name in enumerate(header) if (name in SHOWN or at >= own) and any(row[at] for row in body)]
    figures = {"total", "fan_total", "left", "drawn_total", "E", "S", "W", "N"}
    columns = tuple(Column(header[at], header[at] in figures) for at in used)
    return shown([Grid(columns, tuple(tuple(text(visible(row[at])) for at in used) for row in body))], settings)


class _Progress:
    """How many records are done, on stderr, on a terminal only, for work that takes its time."""

    FIRST, EVERY = 1.0, 0.2

    def __init__(self, settings: Settings) -> None:
        self.wanted = is_terminal(sys.stderr) and (settings.output is not None or not is_terminal(sys.stdout))
        self.lang, self.done, self.shown = settings.lang, 0, False
        self.next = time.monotonic() + self.FIRST

    def more(self, count: int) -> None:
        """So many more are done."""
        self.done += count
        if self.wanted and time.monotonic() >= self.next:
            self.next, self.shown = time.monotonic() + self.EVERY, True
            sys.stderr.write(f"\r{say('console.done', self.lang, count=self.done)}")
            sys.stderr.flush()

    def end(self) -> None:
        """Take the line away."""
        if self.shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
