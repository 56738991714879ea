"""What holds in a view, what of it counts, and non-repeat among fans that name their sets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from ..game.fan import Fan

Members = tuple[Any, ...]


class FoundFan(NamedTuple):
    """A fan that holds in a view. made: the members of each occurrence; None: the whole view, once."""

    fan: Fan
    made: tuple[Members, ...] | None

    @property
    def times(self) -> int:
        """How often it counts."""
        return 1 if self.made is None else min(len(self.made), self.fan.repeats)


class StruckFan(NamedTuple):
    """Occurrences that hold but do not count: by which principle ("": excluded, as the game words it) and because of
    which fans."""

    held: FoundFan
    principle: str
    by: tuple[Fan, ...]


class Choice(NamedTuple):
    """One way to count what a view shows."""

    kept: tuple[FoundFan, ...]
    lost: tuple[StruckFan, ...]


def _strikers(alive: Iterable[FoundFan], other: FoundFan, struck: tuple[Members, ...] | None) -> tuple[Fan, ...]:
    """Every fan that excludes these occurrences of another one: those that all their sets belong to."""
    members = {member for made in struck or () for member in made}
    return tuple(
        held.fan
        for held in alive
        if other.fan.id in held.fan.excludes
        and (held.made is None or members <= {member for made in held.made for member in made})
    )


def strike_by_sets(found: Sequence[FoundFan]) -> Choice:
    """Non-repeat inside one view, set by set: an occurrence of an excluded fan falls where all its sets belong to
    the fan that excludes it; beside those it stands. A struck fan strikes nothing."""
    alive = {held.fan.id: held for held in found}
    lost: list[StruckFan] = []
    for held in found:
        if held.fan.id not in alive:
            continue
        held = alive[held.fan.id]
        used = None if held.made is None else {member for made in held.made for member in made}
        for name in held.fan.excludes:
            other = alive.get(name)
            if other is None:
                continue
            struck: tuple[Members, ...] | None
            rest: tuple[Members, ...] = ()
            if used is None or other.made is None:
                struck = other.made
            else:
                struck = tuple(made for made in other.made if used.issuperset(made))
                rest = tuple(made for made in other.made if not used.issuperset(made))
            if struck is None or struck:
                lost.append(StruckFan(FoundFan(other.fan, struck), "", _strikers(alive.values(), other, struck)))
                if rest:
                    alive[name] = FoundFan(other.fan, rest)
                else:
                    del alive[name]
    return Choice(tuple(alive[held.fan.id] for held in found if held.fan.id in alive), tuple(lost))
