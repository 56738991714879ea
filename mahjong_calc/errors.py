"""The exceptions about input. Each carries every fault that was found, not the first one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self

from .faults import Fault

ALONE = frozenset(("internal_error", "bad_record.line_too_long", "bad_record.text_too_long"))
"""Messages of faults after which nothing else of the record is worth telling."""


class MahjongError(ValueError):
    """Base of all errors about input. `faults` holds every fault found, in reading order; `text` what was read."""

    def __init__(self, faults: Iterable[Fault], text: str = "") -> None:
        self.faults = tuple(faults)
        self.text = text
        super().__init__()

    def of_file(self, file: str) -> Self:
        """The same faults, said of a file; those that say of which one already are left as they are."""
        faults = [fault._replace(values={"file": file, **fault.values}) for fault in self.faults]
        return type(self)(faults, self.text)

    def __reduce__(self) -> tuple[Any, ...]:
        """How to send it to another process."""
        return type(self), (self.faults, self.text)

    def __str__(self) -> str:
        from .words import say_fault

        return "; ".join(say_fault(fault, "en") for fault in self.faults)


class HandError(MahjongError):
    """A hand or its circumstances: cannot be read, cannot be, is not a win, or contradict each other."""

    def of_seat(self, seat: str) -> HandError:
        """The same faults, said of the hand of one of several players."""
        return HandError([fault._replace(values={**fault.values, "whose": seat}) for fault in self.faults], self.text)


class RulesError(MahjongError):
    """An unknown rule set or option, or a value that the option does not have."""


class RecordError(MahjongError):
    """A record or file that does not have the promised form."""


def error_of(problem: Exception) -> MahjongError:
    """Whatever went wrong inside one record as the error of that record: its own faults, else `internal_error`."""
    if isinstance(problem, MahjongError):
        return problem
    return RecordError([Fault("internal_error", "internal_error", {"problem": f"{type(problem).__name__}: {problem}"})])
