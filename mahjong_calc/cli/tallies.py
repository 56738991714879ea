"""What is counted of a run over files: records, wins below the minimum, errors by kind; and where errors are listed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from ..errors import MahjongError
from ..files.records import Record
from ..render.csvs import rows_text
from ..render.naming import say_with_column
from ..words import say
from ..words.marks import aside, listed
from .inputs import FILE
from .output import Output
from .resuming import Journal, PartialOutput

MOST_KINDS = 5
"""Kinds of errors that are named."""
COLUMNS = (FILE, "line", "id", "hand", "code", "column", "error")


class FirstError(Exception):
    """The first record that is an error, where that ends the work."""

    def __init__(self, entry: Record, error: MahjongError) -> None:
        self.entry, self.error = entry, error
        super().__init__(str(error))


class Tally:
    """How many records there were, and what of them wants attention."""

    def __init__(self) -> None:
        self.records = self.below = self.not_ready = self.errors = 0
        self.kinds: Counter[str] = Counter()

    def wrong(self, error: MahjongError) -> None:
        """A record that is an error."""
        self.errors += 1
        self.kinds.update({fault.code for fault in error.faults})

    def add(self, other: Tally) -> None:
        """Take over what another one counted."""
        self.records += other.records
        self.below += other.below
        self.not_ready += other.not_ready
        self.errors += other.errors
        self.kinds.update(other.kinds)

    def record(self) -> dict[str, Any]:
        """All that was counted, to go on from."""
        return {**vars(self), "kinds": dict(self.kinds)}

    @classmethod
    def of(cls, record: Mapping[str, Any]) -> Tally:
        """The tally of a record."""
        found = cls()
        vars(found).update({**record, "kinds": Counter(record["kinds"])})
        return found

    def in_words(self, lang: str) -> str:
        """One line."""
        parts = [say("headings.records", lang, count=self.records)]
        for key, count in (
            ("legal_wins", self.records - self.errors - self.below if not self.not_ready else 0),
            ("below_minimum", self.below),
            ("not_ready_hands", self.not_ready),
            ("errors", self.errors),
        ):
            if count:
                parts.append(say(f"headings.{key}", lang, count=count))
        kinds = listed([f"{code} {count}" for code, count in self.kinds.most_common(MOST_KINDS)], lang)
        return listed(parts, lang) + (aside(kinds, lang) if kinds else "")


class Errors:
    """Takes the records that are errors: into a file of CSV, a row for each thing that is wrong. strict: the first of
    them ends the work."""

    def __init__(
        self, name: str | None, files: Sequence[str], lang: str, *, strict: bool, journal: Journal | None = None
    ) -> None:
        """name: of the file, None for none. files: those that are read; their name stands beside each record where
        there are several, and is the only one otherwise. journal: of a run that can be broken off."""
        self.strict, self._lang, self._files = strict, lang, tuple(files)
        self._only = files[0] if len(files) == 1 else ""
        self.wanted = name is not None
        head = rows_text([COLUMNS])
        self.partial = None if name is None or journal is None else PartialOutput(name, journal, head)
        self._out: Output | PartialOutput | None = self.partial
        if name is not None and self._out is None:
            self._out = Output(name, head=head)

    def take(self, entry: Record, error: MahjongError, kept: Sequence[str]) -> None:
        """One record. Raises FirstError where it ends the work."""
        if self.wanted:
            file = entry.kept[0] if kept[:1] == (FILE,) and entry.kept else self._only
            rows = [
                [file, entry.line, str(entry.id), entry.hand, one.code, one.column, say_with_column(one, self._lang)]
                for one in error.faults
            ]
            self.add(rows_text(rows))
        if self.strict:
            raise FirstError(entry, error)

    def add(self, rows: str) -> None:
        """Rows as text."""
        if self._out is not None and rows:
            self._out.write(rows)

    def collected(self) -> CollectedErrors:
        """What takes the rows in another process."""
        return CollectedErrors(self._files, self._lang, wanted=self.wanted)

    def close(self) -> None:
        """Finish the file."""
        if self._out is not None:
            self._out.close()

    def discard(self) -> None:
        """Take an unfinished file away."""
        if self._out is not None:
            self._out.discard()


class CollectedErrors(Errors):
    """Keeps the rows until they are asked for."""

    def __init__(self, files: Sequence[str], lang: str, *, wanted: bool) -> None:
        """As `Errors`. wanted: whether there is a file for them."""
        super().__init__(None, files, lang, strict=False)
        self.wanted = wanted
        self._rows: list[str] = []

    def add(self, rows: str) -> None:
        """Rows as text."""
        self._rows.append(rows)

    def drained(self) -> str:
        """The rows since this was last asked."""
        found = "".join(self._rows)
        self._rows.clear()
        return found
