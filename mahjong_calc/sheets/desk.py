"""What a referee does about a table: fetch the paper, mend a slip of the typist, or have a look."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from .checking import TableFinding
from .model import ERROR, NOTE, QUESTION, Candidate

FETCH, SLIP, ASK = "fetch", "slip", "ask"
SEVERITIES = (ERROR, QUESTION, NOTE)
"""The gravest first."""


class TableSummary(NamedTuple):
    """A table in one line.

    worst: the finding to begin with. cause: its most likely candidate, None where none explains it. findings: how many
    there are. verdict: FETCH where only the paper can tell, SLIP where one change alone explains each error, ASK where
    there are questions only.
    """

    worst: TableFinding
    cause: Candidate | None
    findings: int
    verdict: str


def at_least(found: Iterable[TableFinding], severity: str) -> Iterator[TableFinding]:
    """The findings that are so grave, or graver."""
    wanted = SEVERITIES[: SEVERITIES.index(severity) + 1]
    return (one for one in found if one.severity in wanted)


def summaries(found: Iterable[TableFinding]) -> Iterator[TableSummary]:
    """One for each table with findings, in their order; what a file holds besides tables stands apart."""
    for _, group in groupby(found, lambda one: (id(one.account), one.of_file)):
        yield _summary(list(group))


def _summary(found: Sequence[TableFinding]) -> TableSummary:
    worst = min(found, key=lambda one: (SEVERITIES.index(one.severity), not one.finding.candidates))
    errors = [one.finding.candidates for one in found if one.severity == ERROR]
    told = all(len(causes) == 1 and causes[0].also is None for causes in errors)
    verdict = ASK if not errors else SLIP if told else FETCH
    cause = worst.finding.candidates[0] if worst.finding.candidates else None
    return TableSummary(worst, cause, len(found), verdict)
