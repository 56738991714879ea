"""The same tiles won otherwise: other circumstances, another rule of the house, another of them as the winning tile."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from ...engine.rule_sets import rule_set
from ...game.fan import Option
from ...hand.circumstances import CIRCUMSTANCES
from ...hand.hand import FULL
from ...hand.tiles import NAMES, SEATS, pack, without
from ...reading import forms
from ...reading.keyed import kinds_of
from ...results.why import Change
from ..what_if import otherwise
from .situation import Situation, Step


def options(situation: Situation) -> Iterator[Step]:
    """Every other value of every option, and the whole of each other rule set of the game."""
    rules = situation.rule_set
    for option in rules.game.options:
        for value in _values(option):
            if value != rules.options[option.name]:
                yield Step(
                    (_option(situation, option.name, value),),
                    situation.with_options({**rules.changed, option.name: value}),
                )
    for name in rules.game.rule_sets:
        if name != rules.name:
            yield Step((Change("rules", {"rules": name}),), situation._replace(rule_set=rule_set(name)))


def _values(option: Option) -> Iterable[object]:
    """What may be tried of an option; numbers decide what a hand is worth, and no more than that."""
    return () if isinstance(option.values, range) else option.values


def _option(situation: Situation, name: str, value: object) -> Change:
    """The change of an option, with the rule sets that have it so."""
    others = [one for one in situation.rule_set.game.rule_sets if rule_set(one).options[name] == value]
    return Change("option_of" if others else "option", {"option": name, "value": value, "names": tuple(others)})


def circumstances(situation: Situation) -> Iterator[Step]:
    """Each circumstance the other way round: a flag set or taken away, another wind, a flower."""
    game = situation.rule_set.game
    for row in CIRCUMSTANCES:
        if not (row.common or row.field in game.circumstances):
            continue
        value = getattr(situation.how, row.field)
        if row.kind == "flag" and row.field != "loser":
            if value:
                yield _taken_away(situation, row.field)
            else:
                yield _set(situation, row.field, True, Change(row.field))
        elif row.kind == "flowers" and not value:
            yield _set(situation, row.field, 1, Change(row.field))
        elif row.field in ("seat", "round") and row.field in game.winds:
            for wind in SEATS:
                if wind != (value or SEATS[0]):
                    yield _set(situation, row.field, wind, Change(row.field, {"wind": wind}))


def _set(situation: Situation, field: str, value: object, change: Change) -> Step:
    how = otherwise(situation.how, {field: value})
    if field == "seat" and how.discarder == value:
        how = how._replace(discarder=None)
    return Step((change,), situation._replace(how=how))


def _taken_away(situation: Situation, field: str) -> Step:
    return Step((Change(f"not_{field}"),), situation._replace(how=otherwise(situation.how, {field: None})))


def two_circumstances(situation: Situation) -> Iterator[Step]:
    """Every two of them together."""
    first = list(circumstances(situation))
    for one, other in combinations(first, 2):
        if one.changes[0].key == other.changes[0].key:
            continue
        key, values = other.changes[0]
        for both in circumstances(one.situation):
            if both.changes[0] == Change(key, values):
                yield Step((*one.changes, *both.changes), both.situation)


def winning_tiles(situation: Situation) -> Iterator[Step]:
    """The same fourteen tiles, won on each other concealed one."""
    for tile in sorted(set(situation.hand.concealed)):
        if tile != situation.win:
            how = otherwise(situation.how, {"win": NAMES[tile]})
            yield Step((Change("win", {"tile": NAMES[tile]}),), situation._replace(how=how))


def other_waits(situation: Situation) -> Iterator[Step]:
    """The thirteen tiles that stood before the win, with each other tile that they wait for."""
    standing = without(pack(situation.hand.concealed), situation.win)
    held = situation.hand.packed - (pack(situation.hand.concealed) - standing)
    awaited = forms.awaited(standing, len(situation.hand.melds), situation.rule_set.game.forms)
    rest = list(situation.hand.concealed)
    rest.remove(situation.win)
    for tile in kinds_of(awaited):
        if tile != situation.win and not held >> 3 * tile & 4:
            how = otherwise(situation.how, {"win": NAMES[tile]})
            yield Step(
                (Change("wait", {"tile": NAMES[tile]}),), situation._replace(how=how).with_tiles([*rest, tile], tile)
            )


def as_winner(situation: Situation) -> Iterator[Step]:
    """A hand that did not win, won on each tile that it waited for."""
    standing = pack(situation.hand.concealed)
    for tile in kinds_of(forms.awaited(standing, len(situation.hand.melds), situation.rule_set.game.forms)):
        if not situation.hand.packed >> 3 * tile & 4 and situation.hand.size == FULL - 1:
            won = situation._replace(how=situation.how._replace(loser=None))
            yield Step(
                (Change("wins", {"tile": NAMES[tile]}),), won.with_tiles([*situation.hand.concealed, tile], tile)
            )
