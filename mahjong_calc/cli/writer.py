"""What `batch` writes: the answers in the form that was asked for, machine formats as they come."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator, Sequence

from ..files.csv_rows import Record
from ..files.scorer import RecordScorer, Result
from ..render import csvs
from ..words import say
from .output import Output
from .report import GOOD, NEGATIVE, shown
from .settings import Settings, is_terminal

CHUNK = 1000
"""Records whose results are written at a time."""


class Writer:
    """Answers records and writes the answers."""

    def __init__(self, settings: Settings, desk: RecordScorer, kept: Sequence[str]) -> None:
        """kept: headings of the columns to copy."""
        self.settings, self.desk, self.kept = settings, desk, tuple(kept)
        self.columns = csvs.WAITS_COLUMNS if desk.waits else csvs.SCORE_COLUMNS
        self.delimiter = settings.delimiter
        self.status = GOOD
        self._quick: dict[int, csvs.QuickRows] = {}
        self._progress = Progress(settings)

    def run(self, entries: Iterable[Record]) -> int:
        """Answer every record; the exit status."""
        out = Output(self.settings.output, head=self.settings.head)
        try:
            self._write(entries, out)
            out.close()
        finally:
            out.discard()
            self._progress.end()
        return self.status

    def _write(self, entries: Iterable[Record], out: Output) -> None:
        form = self.settings.format
        if form in ("csv", "tsv"):
            out.write(csvs.rows_text([[*self.columns, *self.kept]], self.delimiter))
            self._pour(map(self._csv, entries), out)
        elif form == "jsonl":
            self._pour((self._json(entry) + "\n" for entry in entries), out)
        elif form == "json":
            out.write("[")
            self._pour((",\n" * (number > 0) + self._json(entry) for number, entry in enumerate(entries)), out)
            out.write("]\n")
        else:
            from ..render.batch_page import batch_page

            results = list(self._progress.counting(map(self._answer, entries)))
            out.write(shown(batch_page(results, self.kept, self.settings.lang, waits=self.desk.waits), self.settings))

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
        found = None if self.desk.waits else self.desk.counted(entry)
        if found is None:
            return csvs.rows_text(self._rows(entry), self.delimiter)
        setting = entry.setting
        quick = self._quick.get(id(setting.rule_set.book))
        if quick is None:
            quick = csvs.QuickRows(setting.rule_set, self.settings.lang, self.delimiter)
            self._quick[id(setting.rule_set.book)] = quick
        kept = entry.kept if self.kept else ()
        return quick.row(entry.id, entry.hand, found[1], found[0], setting.how, kept)

    def _answer(self, entry: Record) -> Result:
        result = self.desk.answer(entry)
        if result.error:
            self.status = NEGATIVE
        return result

    def _rows(self, entry: Record) -> list[list[csvs.Value]]:
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

    def _json(self, entry: Record) -> str:
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
