"""What `batch` writes: the answers in the form that was asked for, machine formats as they come."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import TYPE_CHECKING, cast

from ..engine.rule_sets import RuleSet
from ..errors import error_of
from ..files import records
from ..files.csv_records import Csv
from ..files.records import Block, Record
from ..files.scorer import RecordScorer, Result
from ..limits import BOOKS
from ..render import csvs
from ..render.naming import note
from ..results.score import Note
from ..words import say
from .console import tell
from .conventions import GOOD, NEGATIVE
from .output import Output
from .report import shown
from .settings import Settings
from .terminal import is_terminal

if TYPE_CHECKING:
    from ..columns.rows import CsvRows

CHUNK = 1000
"""Records whose results are written at a time."""


class Writer:
    """Answers records and writes the answers."""

    def __init__(self, settings: Settings, desk: RecordScorer, table: Csv | None = None, *, keep: bool = False) -> None:
        """table: the one whose rows are the records, if they are rows. keep: copy its unknown columns."""
        self.settings, self.desk = settings, desk
        self.kept = tuple(table.unknown) if table and keep else ()
        near = table.near.items() if table else ()
        self.beside = [Note("column_not_read", {"heading": heading, "near": name}) for heading, name in near]
        self.columns = csvs.WAITS_COLUMNS if desk.waits else csvs.SCORE_COLUMNS
        self.delimiter = settings.delimiter
        self.status = GOOD
        self.errors = 0
        self._quick: dict[int, csvs.QuickRows] = {}
        self._progress = Progress(settings)

    def run(self, blocks: Iterator[Block]) -> int:
        """Answer every record; the exit status."""
        out = Output(self.settings.output, head=self.settings.head)
        try:
            self._write(blocks, out)
            out.close()
        finally:
            out.discard()
            self._progress.end()
        unseen = self.settings.machine or self.settings.output is not None  # a page for people counts them itself
        if self.errors and unseen and is_terminal(sys.stderr):  # a program sees the status
            tell(say("console.records_with_errors", self.settings.lang, count=self.errors))
        return self.status

    def _write(self, blocks: Iterator[Block], out: Output) -> None:
        form = self.settings.format
        entries = chain.from_iterable(map(Block.entries, blocks))
        if form in ("csv", "tsv"):
            out.write(csvs.rows_text([[*self.columns, *self.kept]], self.delimiter))
            self._write_rows(blocks, out)
        elif form == "jsonl":
            self._pour((self._json(entry) + "\n" for entry in entries), out)
        elif form == "json":
            out.write("[")
            self._pour((",\n" * (number > 0) + self._json(entry) for number, entry in enumerate(entries)), out)
            out.write("]\n")
        else:
            from ..render.batch_page import batch_page

            results = list(self._progress.counting(map(self._answer, entries)))
            page, bad = batch_page(results, self.kept, self.settings.lang, waits=self.desk.waits, beside=self.beside)
            self.status = NEGATIVE if bad else GOOD
            out.write(shown(page, self.settings))

    def _write_rows(self, blocks: Iterator[Block], out: Output) -> None:
        first = next(blocks, None)
        if first is None:
            return
        columns = self._by_columns() if len(first.ids) >= records.FEW and not self.desk.waits else None
        for block in chain((first,), blocks):
            if columns is None:
                self._pour(map(self._csv, block.entries()), out)
            else:
                self._pour_columns(columns, block, out)

    def _by_columns(self) -> CsvRows | None:
        """The way for large files; None where numpy is not there, which is said."""
        try:
            from ..columns.rows import CsvRows
        except ImportError:
            tell(say("console.without_numpy", self.settings.lang))
            return None
        return CsvRows(self.settings.lang, self.delimiter, self.beside, keep=bool(self.kept))

    def _pour_columns(self, columns: CsvRows, block: Block, out: Output) -> None:
        try:
            lines = columns.lines(block)
        except Exception:  # nobody foresaw it; each record may know better
            lines = [None] * len(block.ids)
        if None in lines:
            lines = [
                self._csv(entry) if line is None else line for entry, line in zip(block.entries(), lines, strict=True)
            ]
        out.write("".join(cast(list[str], lines)))
        self._progress.more(len(lines))

    def _pour(self, pieces: Iterator[str], out: Output) -> None:
        chunk = []
        for piece in pieces:
            chunk.append(piece)
            if len(chunk) >= CHUNK:
                out.write("".join(chunk))
                self._progress.more(len(chunk))
                chunk.clear()
        out.write("".join(chunk))

    def _csv(self, entry: Record) -> str:
        try:
            found = None if self.desk.waits else self.desk.counted(entry)
            if found is not None:
                setting = entry.setting
                quick = self._quick.get(id(setting.rule_set.book)) or self._quick_rows(setting.rule_set)
                kept = entry.kept if self.kept else ()
                return quick.row(entry.id, entry.hand, found, setting.how, kept, bool(entry.win or setting.how.win))
        except Exception:  # nobody foresaw it; the full way may know better, and tells what is wrong otherwise
            return csvs.rows_text(self._rows(entry), self.delimiter)
        return csvs.rows_text(self._rows(entry), self.delimiter)

    def _quick_rows(self, rule_set: RuleSet) -> csvs.QuickRows:
        if len(self._quick) >= BOOKS:
            self._quick.clear()
        quick = csvs.QuickRows(rule_set, self.settings.lang, self.delimiter, self.beside)
        self._quick[id(rule_set.book)] = quick  # which holds on to the book, so that nothing else gets its number
        return quick

    def _answer(self, entry: Record) -> Result:
        result = self.desk.answer(entry)
        if result.error:
            self.status = NEGATIVE
            self.errors += 1
        return result

    def _rows(self, entry: Record) -> list[list[csvs.Value]]:
        try:
            rows = self._rows_of(self._answer(entry))
        except Exception as problem:  # a record that nobody foresaw costs no other one
            rows = self._rows_of(self._unforeseen(entry, problem))
        return [[*row, *entry.kept] for row in rows] if self.kept else rows

    def _unforeseen(self, entry: Record, problem: Exception) -> Result:
        self.status = NEGATIVE
        return Result(entry, error=error_of(problem))

    def _rows_of(self, result: Result) -> list[list[csvs.Value]]:
        entry, lang = result.entry, self.settings.lang
        setting = entry.setting
        if result.error:
            return [csvs.error_row(result.error, self.columns, lang, entry.id, entry.hand, setting.rules, self.beside)]
        if result.waits:
            return csvs.waits_rows(result.waits, setting.rule_set.book, lang, entry.id)
        assert result.score is not None
        return [csvs.score_row(result.score, setting.rule_set.book, lang, entry.id, self.beside)]

    def _json(self, entry: Record) -> str:
        try:
            return self._json_of(self._answer(entry))
        except Exception as problem:  # a record that nobody foresaw costs no other one
            return self._json_of(self._unforeseen(entry, problem))

    def _json_of(self, result: Result) -> str:
        from ..render import jsons

        entry, lang = result.entry, self.settings.lang
        if result.error:
            record = jsons.error_record(result.error, lang, entry.id, entry.line)
        elif result.waits:
            record = jsons.waits_record(result.waits, entry.setting.rule_set.book, lang, entry.id)
        else:
            assert result.score is not None
            record = jsons.record(result.score, entry.setting.rule_set.book, lang, entry.id)
        if self.beside:
            record["notes"] = [*record.get("notes", ()), *(note(one, lang) for one in self.beside)]
        if self.kept:
            record["kept"] = dict(zip(self.kept, entry.kept, strict=True))
        return jsons.dumps(record, unicode=self.settings.unicode)


class Progress:
    """How many records are done, on stderr, on a terminal only, for work that takes its time."""

    FIRST, EVERY = 1.0, 0.2

    def __init__(self, settings: Settings) -> None:
        at_hand = settings.output is None and is_terminal(sys.stdout) and settings.machine
        self.wanted = is_terminal(sys.stderr) and not at_hand
        self.lang, self.done, self.shown = settings.lang, 0, False
        self.next = time.monotonic() + self.FIRST

    def more(self, count: int) -> None:
        """So many more are done."""
        self.done += count
        if self.wanted and time.monotonic() >= self.next:
            self.next, self.shown = time.monotonic() + self.EVERY, True
            sys.stderr.write(f"\r{say('console.done', self.lang, count=self.done)}")
            sys.stderr.flush()

    def counting(self, results: Iterable[Result]) -> Iterator[Result]:
        """The results, each counted as it is done; the line is gone after the last one."""
        for result in results:
            yield result
            self.more(1)
        self.end()

    def end(self) -> None:
        """Take the line away."""
        if self.shown:
            self.shown = False
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
