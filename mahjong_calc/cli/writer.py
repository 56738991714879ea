"""What `batch` writes: the answers in the form that was asked for, machine formats as they come."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, cast

from ..engine.rule_sets import RuleSet
from ..errors import MahjongError, error_of
from ..files import records
from ..files.records import Block, Record
from ..files.scorer import RecordScorer, Result
from ..limits import BOOKS
from ..render import csvs
from ..render.naming import note
from ..results.score import Note
from ..words import say
from .complaints import complain
from .console import tell
from .conventions import GOOD, NEGATIVE, UNUSABLE
from .inputs import FILE, Refused, Source
from .output import Output
from .report import shown
from .resuming import Journal, PartialOutput
from .settings import Settings
from .tallies import Errors, FirstError, Tally
from .terminal import is_terminal

if TYPE_CHECKING:
    from ..columns.rows import CsvRows

CHUNK = 1000
"""Records whose results are written at a time."""


class Writer:
    """Answers the records of files and writes the answers."""

    def __init__(
        self,
        settings: Settings,
        desk: RecordScorer,
        kept: Sequence[str] = (),
        *,
        errors: Errors | None = None,
        journal: Journal | None = None,
    ) -> None:
        """kept: headings of the cells that are copied; the first is `FILE` where there are several files. errors: takes
        what is wrong with records. journal: of a run that can be broken off, and goes on from there."""
        self.settings, self.desk, self.kept = settings, desk, tuple(kept)
        self.columns = csvs.WAITS_COLUMNS if desk.waits else csvs.SCORE_COLUMNS
        self.delimiter = settings.delimiter
        self.status = GOOD
        self.tally = Tally()
        self._errors = errors
        self.journal = journal
        if journal is not None and journal.blocks:
            self.tally, self.status = Tally.of(journal.state["tally"]), journal.state["status"]
        self.beside: list[Note] = []
        self._quick: dict[int, csvs.QuickRows] = {}
        self._columns: CsvRows | None = None
        self._progress = Progress(settings)

    def run(self, sources: Iterable[Source | Refused]) -> int:
        """Answer every record; the exit status. Raises `FirstError` where the first one is wanted."""
        if not self.settings.machine:
            return self.write([[self._page(sources)]])
        start = self.journal.blocks if self.journal is not None else 0
        return self.write(texts for number, texts in enumerate(self.pieces(sources)) if number >= start)

    def write(self, blocks: Iterable[Iterable[str]]) -> int:
        """Write the answers, given as the text of each block, those aside that are written already; the exit status."""
        out = self._output()
        try:
            for number, texts in enumerate(blocks, self.journal.blocks if self.journal is not None else 0):
                for text in texts:
                    out.write(text)
                self._note(number + 1, out)
            out.write("]\n" if self.settings.format == "json" else "")
            out.close()
            if self.journal is not None:
                self.journal.end()
        finally:
            out.discard()
            self._progress.end()
        unseen = self.settings.machine or self.settings.output is not None  # a page for people counts them itself
        if unseen and is_terminal(sys.stderr):  # a program sees the status
            self.count_quick()
            tell(self.tally.in_words(self.settings.lang))
        return self.status

    def _output(self) -> Output | PartialOutput:
        head = self.settings.head + self._heading()
        if self.journal is None or self.settings.output is None:
            out = Output(self.settings.output)
            out.write(head)
            return out
        return PartialOutput(self.settings.output, self.journal, head)

    def _note(self, blocks: int, out: Output | PartialOutput) -> None:
        """So many blocks are answered: note it where the run can be broken off."""
        if self.journal is not None and isinstance(out, PartialOutput):
            self.count_quick(keep=True)
            state = {"tally": self.tally.record(), "status": self.status}
            errors = self._errors.partial if self._errors is not None else None
            self.journal.write(blocks, state, [out, *([errors] if errors is not None else [])])

    def _heading(self) -> str:
        form = self.settings.format
        if form in ("csv", "tsv"):
            return csvs.rows_text([[*self.columns, *self.kept]], self.delimiter)
        return "[" if form == "json" else ""

    def pieces(self, sources: Iterable[Source | Refused]) -> Iterator[Iterator[str]]:
        """The answers of each block, as text in pieces; a block whose text nobody asks for is not answered."""
        first = True
        for source in self._begun(sources):
            begun = False
            for block in source.blocks:
                if not begun:
                    begun = True
                    self._columns = self._by_columns() if self._wants_columns(block) else None
                yield self._texts(block, first=first)
                first = False

    def _texts(self, block: Block, *, first: bool) -> Iterator[str]:
        """The answers of a block. first: whether it is the first of all."""
        form = self.settings.format
        if form == "jsonl":
            return self._chunks(self._json(entry) + "\n" for entry in block.entries())
        if form == "json":
            numbered = enumerate(block.entries(), 0 if first else 1)
            return self._chunks(",\n" * (number > 0) + self._json(entry) for number, entry in numbered)
        return (
            self._chunks(map(self._csv, block.entries())) if self._columns is None else self._by(self._columns, block)
        )

    def _page(self, sources: Iterable[Source | Refused]) -> str:
        """All answers on one page for people."""
        from ..render.batch_page import batch_page

        beside: list[Note] = []
        results: list[Result] = []
        for source in self._begun(sources):
            beside += self.beside
            answered = map(self._answer, (entry for block in source.blocks for entry in block.entries()))
            results += self._progress.counting(answered)
        page, bad = batch_page(results, self.kept, self.settings.lang, waits=self.desk.waits, beside=beside)
        self.status = max(self.status, NEGATIVE if bad else GOOD)
        return shown(page, self.settings)

    def _wants_columns(self, block: Block) -> bool:
        """Whether a file with this first block is one of many rows."""
        return self.settings.format in ("csv", "tsv") and len(block.ids) >= records.FEW and not self.desk.waits

    def count(self, records: int) -> None:
        """Records that another process answered."""
        self._done(records)

    def take_over(self, tally: Tally, status: int) -> None:
        """What another process counted, and its exit status."""
        self.tally.add(tally)
        self.status = max(self.status, status)

    def _begun(self, sources: Iterable[Source | Refused]) -> Iterator[Source]:
        """The files that can be read, each begun; of the others it is said why not, and they cost no other one."""
        for source in sources:
            if isinstance(source, Refused):
                self.status = UNUSABLE
                complain(source.error, source.error.text, self.settings.lang)
                continue
            near = source.table.near.items() if source.table else ()
            self.beside = [Note("column_not_read", {"heading": heading, "near": name}) for heading, name in near]
            self.count_quick()
            yield source

    def count_quick(self, *, keep: bool = False) -> None:
        """Take over what the quick ways counted. keep: go on with them, else they begin anew."""
        self.tally.below += sum(one.below for one in self._quick.values())
        self.tally.below += 0 if self._columns is None else self._columns.below
        for rows in self._quick.values():
            rows.forget_count()
        if self._columns is not None:
            self._columns.forget_count()
        if not keep:
            self._quick.clear()
            self._columns = None

    def _by_columns(self) -> CsvRows | None:
        """The way for large files; None where numpy is not there, which is said."""
        try:
            from ..columns.rows import CsvRows
        except ImportError:
            tell(say("console.without_numpy", self.settings.lang))
            return None
        return CsvRows(self.settings.lang, self.delimiter, self.beside, keep=bool(self.kept))

    def _by(self, columns: CsvRows, block: Block) -> Iterator[str]:
        try:
            lines = columns.lines(block)
        except Exception:  # nobody foresaw it; each record may know better
            lines = [None] * len(block.ids)
        if None in lines:
            entries = zip(block.entries(), lines, strict=True)
            yield from self._chunks(self._csv(entry) if line is None else line for entry, line in entries)
        else:
            self._done(len(lines))
            yield "".join(cast(list[str], lines))

    def _chunks(self, pieces: Iterator[str]) -> Iterator[str]:
        chunk: list[str] = []
        try:
            for piece in pieces:
                chunk.append(piece)
                if len(chunk) >= CHUNK:
                    self._done(len(chunk))
                    yield "".join(chunk)
                    chunk.clear()
        except FirstError:  # what stands before it is written
            yield "".join(chunk)
            raise
        self._done(len(chunk))
        yield "".join(chunk)

    def _done(self, count: int) -> None:
        self.tally.records += count
        self._progress.more(count)

    def _csv(self, entry: Record) -> str:
        try:
            found = None if self.desk.waits else self.desk.counted(entry)
            if found is not None:
                setting = entry.setting
                quick = self._quick.get(id(setting.rule_set.book)) or self._quick_rows(setting.rule_set)
                kept = entry.kept if self.kept else ()
                return quick.row(entry.id, entry.hand, found, setting.how, kept, bool(entry.win or setting.how.win))
        except Exception:  # nobody foresaw it; the full way may know better, and tells what is wrong otherwise
            pass
        return csvs.rows_text(self._rows(entry), self.delimiter)

    def _quick_rows(self, rule_set: RuleSet) -> csvs.QuickRows:
        if len(self._quick) >= BOOKS:
            self.tally.below += sum(one.below for one in self._quick.values())
            self._quick.clear()
        quick = csvs.QuickRows(rule_set, self.settings.lang, self.delimiter, self.beside)
        self._quick[id(rule_set.book)] = quick  # which holds on to the book, so that nothing else gets its number
        return quick

    def _answer(self, entry: Record) -> Result:
        result = self.desk.answer(entry)
        if result.error:
            self._wrong(entry, result.error)
        elif result.score is not None:
            self.tally.below += not result.score.legal
        elif result.waits is not None:
            self.tally.not_ready += not result.waits.ready
        return result

    def _wrong(self, entry: Record, error: MahjongError) -> None:
        self.status = max(self.status, NEGATIVE)
        self.tally.wrong(error)
        if self._errors is not None:
            self._errors.take(entry, error, self.kept)

    def _rows(self, entry: Record) -> list[list[csvs.Value]]:
        try:
            rows = self._rows_of(self._answer(entry))
        except FirstError:
            raise
        except Exception as problem:  # a record that nobody foresaw costs no other one
            rows = self._rows_of(self._unforeseen(entry, problem))
        return [[*row, *entry.kept] for row in rows] if self.kept else rows

    def _unforeseen(self, entry: Record, problem: Exception) -> Result:
        error = error_of(problem)
        self._wrong(entry, error)
        return Result(entry, error=error)

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
        except FirstError:
            raise
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
        kept = dict(zip(self.kept, entry.kept, strict=True)) if self.kept else {}
        if FILE in kept:
            record[FILE] = kept.pop(FILE)
        if kept:
            record["kept"] = kept
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
