"""How a check is declared: its name is its code, the decorator keeps severity, title and rule beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from ..account import Account
from ..model import NOTE, Finding, Row

Triple = tuple[str, str, str]
"""English, Russian, Chinese."""
Find = Callable[[Account], Iterable[Finding]]
FindInEvent = Callable[[Sequence[Account]], Iterable[tuple[Account, Finding]]]


ROW, ORDER, TABLE, FILE = "row", "order", "table", "file"
"""What a check looks at: one row at a time, whatever the others are; numbers, the order of rows, and whether they are
blank; all rows together, or those that close the table; what a file holds besides its tables."""


class Check(NamedTuple):
    """A check.

    code: stable, never translated. severity: error, question or note. title, rule: what is checked, in three languages.
    find: looks at one table; find_in_event at all of them. topic: one of `TOPICS`. explains: whether its findings say
    why it is not known what a row moves. looks_at: ROW, ORDER, TABLE or FILE; what a change of a sheet leaves alone
    is not looked at again when the change is judged (`candidates.problems`).
    """

    code: str
    severity: str
    title: Triple
    rule: Triple
    find: Find | None = None
    find_in_event: FindInEvent | None = None
    topic: str = ""
    explains: bool = False
    looks_at: str = TABLE

    @property
    def of_file(self) -> bool:
        """Whether it looks at what a file holds besides its tables."""
        return self.looks_at == FILE


TOPICS = (
    *("cells", "events", "rows", "names", "changes", "penalties", "hands", "seats", "order", "totals", "points"),
    *("lines", "closings", "incomplete", "unknown", "event", "unread", "causes"),
)
"""What checks are about, in the order in which a referee reads a sheet: the modules of checks, and what games add."""
CHECKS: dict[str, Check] = {}
"""Every check that all games have, by its code, in the order in which they are declared."""


def check(
    severity: str,
    title: Triple,
    rule: Triple,
    *,
    explains: bool = False,
    looks_at: str = TABLE,
    topic: str | None = None,
    into: dict[str, Check] = CHECKS,
) -> Callable[[Find], Find]:
    """Declare a check of one table. The function yields findings; their code is its own name.

    severity: ERROR, what contradicts a rule; QUESTION, what may be as written; NOTE, what needs nothing done. looks_at:
    ROW or ORDER where it looks at no more than that, so that the search for causes is faster. topic: that of its
    module's name where none is given. into: the checks that it belongs to; a game has its own.
    """

    def declared(find: Find) -> Find:
        about = topic or find.__module__.rpartition(".")[2]
        into[find.__name__] = Check(
            find.__name__, severity, title, rule, find, topic=about, explains=explains, looks_at=looks_at
        )
        return find

    return declared


def file_check(severity: str, title: Triple, rule: Triple) -> Callable[[Find], Find]:
    """Declare a check of what was not read of a file, which stands at its first table."""

    def declared(find: Find) -> Find:
        CHECKS[find.__name__] = Check(find.__name__, severity, title, rule, find, topic="unread", looks_at=FILE)
        return find

    return declared


def event_check(severity: str, title: Triple, rule: Triple) -> Callable[[FindInEvent], FindInEvent]:
    """Declare a check of all tables together. The function yields findings, each with its table."""

    def declared(find: FindInEvent) -> FindInEvent:
        CHECKS[find.__name__] = Check(find.__name__, severity, title, rule, find_in_event=find, topic="event")
        return find

    return declared


def remark_on_causes(
    title: Triple, rule: Triple, severity: str = NOTE
) -> Callable[[Callable[..., Finding]], Callable[..., Finding]]:
    """Declare a remark of the search for causes. It looks at no table; the function makes its finding."""

    def declared(make: Callable[..., Finding]) -> Callable[..., Finding]:
        CHECKS[make.__name__] = Check(make.__name__, severity, title, rule, topic="causes")
        return make

    return declared


def finding_at(row: Row | None, column: str, said: Any, should_be: Any, message: str, /, **values: Any) -> Finding:
    """A finding at a cell; the check's code is filled in by who runs it. row: None for a table as a whole."""
    hand, line = (None, 0) if row is None else (row.hand, row.line)
    return Finding("", hand, column, said, should_be, message, values, line=line)
