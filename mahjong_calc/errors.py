"""The exceptions about input. Each carries every fault that was found, not the first one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self

from .faults import Fault

ALONE = frozenset(("internal_error", "internal_error.game", "bad_record.line_too_long", "bad_record.text_too_long"))
"""Messages of faults after which nothing else of the record is worth telling."""

GAMES: dict[str, str] = {}
"""Package of a third party's game -> what the game is called; `engine.rule_sets` fills it."""


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
    values = {"problem": f"{type(problem).__name__}: {problem}"}
    place = _place_in_a_game(problem) if GAMES else None
    if place:
        return RecordError([Fault("internal_error", "internal_error.game", {**values, **place})])
    return RecordError([Fault("internal_error", "internal_error", values)])


def _place_in_a_game(problem: Exception) -> dict[str, object] | None:
    """The line of a third party's game that a problem comes from; None where it comes from this package, whoever called
    it."""
    from traceback import walk_tb

    for frame, line in reversed(list(walk_tb(problem.__traceback__))):
        module = f"{frame.f_globals.get('__name__')}."
        if module.startswith(f"{__package__}."):
            return None
        for home, game in GAMES.items():
            if module.startswith(f"{home}."):
                return {"game": game, "module": frame.f_code.co_filename, "number": line}
    return None
