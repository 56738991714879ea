"""What `batch` writes: the answers in the form that was asked for, machine formats as they come."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence

from ..files.scorer import RecordScorer, Result
from ..results.score import Note
from .batch_answers import Answers
from .complaints import complain
from .console import tell
from .conventions import GOOD, NEGATIVE, UNUSABLE
from .inputs import Part, Refused, Source, parts_of
from .output import Output
from .progress import Progress
from .report import shown
from .resuming import Journal, PartialOutput
from .settings import Settings
from .tallies import Errors, Tally
from .terminal import is_terminal


class Writer:
    """Writes the answers to the records of files, whoever finds them."""

    def __init__(
        self,
        settings: Settings,
        scorer: RecordScorer,
        kept: Sequence[str] = (),
        *,
        errors: Errors | None = None,
        journal: Journal | None = None,
        total: Callable[[], int | None] = lambda: None,
    ) -> None:
        """kept, errors: as for `Answers`. journal: of a run that can be broken off, and goes on from there. total: how
        many records there are, None where nobody knows."""
        self.settings, self.journal = settings, journal
        before = Tally() if journal is None or not journal.records else Tally.of(journal.state["tally"])
        self._progress = Progress(settings, total, done=before.records)
        self.answers = Answers(settings, scorer, kept, errors=errors, progress=self._progress.more)
        self.answers.tally = before
        if journal is not None and journal.records:
            self.answers.status = journal.state["status"]
        self._errors = errors

    def run(self, sources: Iterable[Source | Refused]) -> int:
        """Answer every record; the exit status. Raises `FirstError` where the first one is wanted."""
        if not self.settings.machine:
            return self.write([[self._page(sources)]])
        return self.write(map(self.answers.texts, self.parts(sources)))

    def parts(self, sources: Iterable[Source | Refused]) -> Iterator[Part]:
        """The records of the files, those aside that are answered already; of a file that cannot be read it is said
        why."""
        return parts_of(sources, self._refuse, 0 if self.journal is None else self.journal.records)

    def write(self, blocks: Iterable[Iterable[str]]) -> int:
        """Write the answers, given as the text of each part; the exit status."""
        answers, out = self.answers, self._output()
        try:
            for texts in blocks:
                for text in texts:
                    out.write(text)
                self._note(out)
            out.write(answers.ending)
            out.close()
            if self.journal is not None:
                self.journal.end()
        finally:
            out.discard()
            self._progress.end()
        unseen = self.settings.machine or self.settings.output is not None  # a page for people counts them itself
        if unseen and is_terminal(sys.stderr):  # a program sees the status
            answers.count_quick()
            tell(answers.tally.in_words(self.settings.lang))
        return answers.status

    def take_over(self, tally: Tally, status: int) -> None:
        """What somebody else counted, and the exit status that it deserves."""
        self.answers.tally.add(tally)
        self.answers.status = max(self.answers.status, status)
        self._progress.more(tally.records)

    def _output(self) -> Output | PartialOutput:
        head = self.settings.head + self.answers.heading
        if self.journal is None or self.settings.output is None:
            out = Output(self.settings.output)
            out.write(head)
            return out
        return PartialOutput(self.settings.output, self.journal, head)

    def _note(self, out: Output | PartialOutput) -> None:
        """What is written is whole: note it where the run can be broken off."""
        if self.journal is not None and isinstance(out, PartialOutput):
            self.answers.count_quick(keep=True)
            state = {"tally": self.answers.tally.record(), "status": self.answers.status}
            errors = self._errors.partial if self._errors is not None else None
            self.journal.write(self.answers.tally.records, state, [out, *([errors] if errors is not None else [])])

    def _page(self, sources: Iterable[Source | Refused]) -> str:
        """All answers on one page for people."""
        from ..render.batch_page import batch_page

        answers = self.answers
        beside: dict[int, Sequence[Note]] = {}

        def results() -> Iterator[Result]:
            for part in self.parts(sources):
                beside[part.file] = part.beside
                yield from map(answers.answer, part.block.entries())

        found = list(self._progress.counting(results()))
        answers.tally.records = len(found)
        notes = [one for some in beside.values() for one in some]
        page, bad = batch_page(found, answers.kept, self.settings.lang, waits=answers.scorer.waits, beside=notes)
        answers.status = max(answers.status, NEGATIVE if bad else GOOD)
        return shown(page, self.settings)

    def _refuse(self, file: Refused) -> None:
        self.answers.status = UNUSABLE
        complain(file.error, file.error.text, self.settings.lang)
