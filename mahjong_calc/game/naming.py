"""Finding a fan by what people call it."""

from __future__ import annotations

from collections.abc import Iterable

from ..errors import RecordError
from ..faults import Fault
from ..words import LANGUAGES
from .fan import Fan

LEAST = 2
"""Characters of a name that are enough to look for the fans that have them."""


def fan_called(word: str, fans: Iterable[Fan], lang: str = "en") -> Fan:
    """The fan of this identifier, number or name, or the only one that has the word in its name.

    Raises RecordError (unknown_name), with all that have it where they are several (worded in `lang`), else with a
    near one.
    """
    known = list(fans)
    exact = find(word, known)
    holding = [exact] if exact else [fan for fan in known if holds(fan, word)]
    if len(holding) > 1:
        told = ", ".join(f"{fan.id} ({fan.names[LANGUAGES.index(lang)]})" for fan in holding)
        raise RecordError([Fault("unknown_name", "unknown_name.fan_part", {"name": word, "names": told})])
    if not holding:
        from ..words.near import suggest

        ids = [fan.id for fan in known]
        values = {"name": word, "near": suggest(word, ids), "names": ", ".join(ids)}
        raise RecordError([Fault("unknown_name", "unknown_name.fan", values)])
    return holding[0]


def find(word: str, fans: Iterable[Fan]) -> Fan | None:
    """The fan of this identifier, number or name, case and hyphens aside; None where there is none."""
    wanted = _plain(word)
    return next((one for one in fans if wanted in (one.id, str(one.number), *map(_plain, one.names))), None)


def holds(fan: Fan, word: str) -> bool:
    """Whether a fan's identifier or one of its names has this in it."""
    wanted = _plain(word)
    return len(wanted) >= LEAST and any(wanted in _plain(name) for name in (fan.id, *fan.names))


def _plain(name: str) -> str:
    return name.strip().lower().replace("-", "_").replace(" ", "_")
