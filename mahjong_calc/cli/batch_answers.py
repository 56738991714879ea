"""What `batch` answers: the text of some records in the form that was asked for, and what is counted of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, cast

from ..engine.rule_sets import RuleSet
from ..errors import MahjongError, error_of
from ..files.records import Block, Record
from ..files.scorer import RecordScorer, Result
from ..limits import BOOKS
from ..render import csvs
from ..render.naming import note
from ..results.score import Note
from ..words import say
from .console import tell
from .conventions import GOOD, NEGATIVE
from .inputs import FILE, Part
from .settings import Settings
from .tallies import Errors, FirstError, Tally

if TYPE_CHECKING:
    from ..columns.rows import CsvRows

CHUNK = 1000
"""Records whose results are put together at a time."""


class Answers:
    """Answers records, block by block.

    tally, status: of all that was answered so far; what the quick ways counted is in them after `count_quick`.
    """

    def __init__(
        self,
        settings: Settings,
        scorer: RecordScorer,
        kept: Sequence[str] = (),
        *,
        errors: Errors | None = None,
        progress: Callable[[int], None] | None = None,
    ) -> None:
        """kept: headings of the cells that are copied; the first is `FILE` where there are several files. errors: takes
        what is wrong with records. progress: is told how many more are done."""
        self.settings, self.scorer, self.kept = settings, scorer, tuple(kept)
        self.columns = csvs.WAITS_COLUMNS if scorer.waits else csvs.SCORE_COLUMNS
        self.delimiter = settings.delimiter
        self.status = GOOD
        self.tally = Tally()
        self.beside: Sequence[Note] = ()
        self._errors, self._progress = errors, progress
        self._file = -1
        self._quick: dict[int, csvs.QuickRows] = {}
        self._columns: CsvRows | None = None

    @property
    def heading(self) -> str:
        """What stands before the answers of the first block."""
        form = self.settings.format
        if form in ("csv", "tsv"):
            return csvs.rows_text([[*self.columns, *self.kept]], self.delimiter)
        return "[" if form == "json" else ""

    @property
    def ending(self) -> str:
        """What stands behind those of the last one."""
        return "]\n" if self.settings.format == "json" else ""

    def texts(self, part: Part) -> Iterator[str]:
        """The answers of a part of the records, as text in pieces. Parts come in the order of their files."""
        if part.file != self._file:
            self._begin_file(part)
        block, form = part.block, self.settings.format
        if form == "jsonl":
            return self._chunks(self._json(entry) + "\n" for entry in block.entries())
        if form == "json":
            numbered = enumerate(block.entries(), 0 if part.first else 1)
            return self._chunks(",\n" * (number > 0) + self._json(entry) for number, entry in numbered)
        return (
            self._chunks(map(self._csv, block.entries())) if self._columns is None else self._by(self._columns, block)
        )

    def _begin_file(self, part: Part) -> None:
        self.count_quick()
        self._file, self.beside = part.file, part.beside
        wanted = part.many and self.settings.format in ("csv", "tsv") and not self.scorer.waits
        self._columns = self._by_columns() if wanted else None

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
        if self._progress is not None:
            self._progress(count)

    def _csv(self, entry: Record) -> str:
        try:
            found = None if self.scorer.waits else self.scorer.counted(entry)
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

    def answer(self, entry: Record) -> Result:
        """A record, scored, and counted."""
        result = self.scorer.answer(entry)
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
            rows = self._rows_of(self.answer(entry))
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
            return self._json_of(self.answer(entry))
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
