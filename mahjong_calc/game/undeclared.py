"""Options, their values and fans that a game names and does not declare, each with where it is named."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from .fan import Fan, OptionValue, value_name
from .game import Game

DEPENDING = ("minimum", "claimed_pung", "dead_waits", "all_reach_minimum", "payments_balance", "claimants")
"""Fields of a game that an option may decide."""


class Named(NamedTuple):
    """What is named, and where. value: of an option; None where only the option is named. is_fan: else an option."""

    name: str
    where: str
    value: str | None = None
    is_fan: bool = False


def undeclared(game: Game) -> list[str]:
    """What is named and not there, in words: what, where, and what is near."""
    values = {option.name: tuple(map(value_name, option.values)) for option in game.options}
    ids = {fan.id for fan in game.fans}
    found = []
    for one in _named(game):
        if one.name not in (ids if one.is_fan else values):
            found.append(_said(one, ids if one.is_fan else values.keys()))
        elif one.value is not None and one.value not in values[one.name]:
            found.append(f"{one.name}={one.value} ({one.where}; it is one of {', '.join(values[one.name])})")
    return sorted(set(found))


def _said(one: Named, names: Iterable[str]) -> str:
    from ..words.near import suggest

    near = suggest(one.name, names)
    shown = one.name if one.value is None else f"{one.name}={one.value}"
    return f"{shown} ({one.where}{f'; did you mean {near}?' if near else ''})"


def _named(game: Game) -> Iterator[Named]:
    for field in DEPENDING:
        declared = getattr(game, field)
        if isinstance(declared, OptionValue):
            yield Named(declared.option, f"{field}= of GAME")
    yield from (Named(id, "outside_minimum= of GAME", is_fan=True) for id in game.outside_minimum)
    if game.fallback:
        yield Named(game.fallback, "fallback= of GAME", is_fan=True)
    for field, conditions in (("forms_if", game.forms_if), ("circumstances_if", game.circumstances_if.values())):
        for name, _, value in (condition.partition("=") for condition in conditions):
            yield Named(name, f"{field}= of GAME", value)
    for rules, chosen in game.rule_sets.items():
        yield from (Named(name, f"the rule set {rules}", value_name(value)) for name, value in chosen.items())
    for fan in game.fans:
        yield from _named_by(fan)


def _named_by(fan: Fan) -> Iterator[Named]:
    if isinstance(fan.price, OptionValue):
        yield Named(fan.price.option, f"the price of {fan.id}")
    more = f"an argument of {fan.id}; a fan looks at one view, and further arguments are options"
    yield from (Named(name, more) for name in fan.needs)
    yield from (Named(name, f"decided_by= of {fan.id}") for name in fan.decided_by)
    yield from (Named(name, f"unplayed_if= of {fan.id}", value) for name, value in fan.unplayed_if)
    yield from (Named(name, f"excludes= of {fan.id}", is_fan=True) for name in (*fan.excludes, *dict(fan.lowers)))
    yield from (Named(name, f"given= of {fan.id}", is_fan=True) for name in fan.given)
    for one in fan.excludes_if:
        yield Named(one.option, f"excludes_if= of {fan.id}", one.value)
        yield Named(one.fan, f"excludes_if= of {fan.id}", is_fan=True)
