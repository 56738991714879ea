"""What a run of `batch` was asked for, and how it begins: its files, opened as far as their headings."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from functools import partial
from itertools import chain
from typing import Any, NamedTuple

from ..files.csv_records import Csv
from ..files.records import ReadConditions
from ..files.scorer import RecordScorer
from ..version import __version__
from ..words import marks as mark
from ..words import say, shortened, visible
from .complaints import complain
from .console import tell
from .inputs import Form, Refused, Source, kept_of, records_in, sources, with_kept
from .resuming import Journal, fingerprint
from .settings import Settings
from .tallies import Errors
from .usage_fault import UsageFault
from .writer import Writer


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
    scheduler: str | None = None

    def scorer(self) -> RecordScorer:
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

    def files(self, conditions_of: ReadConditions) -> Iterator[Source | Refused]:
        """The files. conditions_of: as the readers of records take it."""
        return sources(self.names, self.form, self.settings.lang, conditions_of)


def begun(
    asked: Asked, journal: Journal | None, errors: Errors, conditions_of: ReadConditions | None = None
) -> tuple[Writer, Iterator[Source | Refused]]:
    """Who writes the answers, and the files to answer. conditions_of: by default that of the scorer, so that they
    can be answered here. Raises RecordError where no file can be read."""
    lang, several = asked.settings.lang, len(asked.names) > 1
    scorer = asked.scorer()
    found = asked.files(conditions_of or scorer.conditions_of)
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

    total = partial(records_in, asked.names, asked.form.form)
    return Writer(asked.settings, scorer, kept, errors=errors, journal=journal, total=total), each()


def _tell_what_is_left_out(table: Csv, lang: str, *, keep: bool) -> None:
    """Name the columns that are not read, those first that look like misspelt ones; copied columns are no loss."""
    near = [
        say("console.likely_column", lang, heading=shortened(visible(heading)), name=name)
        for heading, name in table.near.items()
    ]
    others = [visible(heading) for heading in table.unknown if heading and heading not in table.near]
    if near:
        sentence = say("console.misspelt_columns", lang, names=shortened(mark.listed(near, lang)))
        tell(sentence)
    if others and not keep:
        sentence = say("console.ignored_columns", lang, names=shortened(mark.named(others, lang)))
        tell(sentence)
