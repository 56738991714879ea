"""Saying what came from settings files: beside the result of a hand that it changes, else on stderr."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from ..engine import rule_sets
from ..errors import MahjongError
from ..results.score import Note, Score, Waits
from ..words import say
from . import preferences
from .console import tell

if TYPE_CHECKING:
    from ..results.discards import Discards

    Result = TypeVar("Result", Score, Waits, Discards)

FIGURES = ("total", "legal", "lines", "transfers", "waits", "throws")
"""What of a result settings can change."""


def with_settings_noted(
    result: Result, typed: Sequence[str] | None, again: Callable[[str, Mapping[str, Any]], Result]
) -> Result:
    """The result with a note for each settings file that changes it. typed: house rules of the command line.

    again: scores the same under a rule set with house rules, for the comparison.
    """
    if preferences.current() is None:
        return result
    given = dict(word.partition("=")[::2] for word in typed or ())
    changes = preferences.applied(result.rules, given)
    if not changes:
        return result
    from_file = any(name.startswith("rules=") for name, _ in changes)
    try:
        if _figures(again(rule_sets.DEFAULT if from_file else result.rules, given)) == _figures(result):
            return result
    except MahjongError:  # it cannot even be scored without them
        pass
    notes: tuple[Note, ...] = result.notes
    notes += tuple(Note("assumed_settings", {"file": file, "names": names}) for file, names in _by_file(changes))
    return result._replace(notes=notes)


def _figures(result: Score | Waits | Discards) -> list[object]:
    return [getattr(result, name, None) for name in FIGURES]


def _by_file(changes: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    files: dict[str, list[str]] = {}
    for name, file in changes:
        files.setdefault(file, []).append(name)
    return [(file, ", ".join(names)) for file, names in files.items()]


def tell_settings(rules: str, typed: Sequence[str] | None, lang: str) -> None:
    """Say once on stderr what settings files change in a run over a whole file. typed: as above."""
    given = dict(word.partition("=")[::2] for word in typed or ())
    for file, names in _by_file(preferences.applied(rules, given)):
        tell(say("settings.taken", lang, file=file, names=names))
