"""What organisations differ in: false wins, fines and table points. Each rule is stated here once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from math import gcd
from typing import NamedTuple

from ..engine.rule_sets import base_of
from .model import EVERY_PLAYER, ZERO, Four, minus


class Foul(NamedTuple):
    """What one player did, and what it costs everybody. kind: false_win, double_false_win, fine or paid_fine."""

    kind: str
    offender: int
    cost: Four


class Profile(NamedTuple):
    """The penalties of an organisation.

    false_wins: (what the offender loses, what each other player gains): below the minimum or with the wrong tile, then
    not even waiting. fines: what may be taken off. paid: whether a fine may be paid to a player. table_points: by
    place, () where there are none. known: whether other penalties than these are worth a question.
    """

    name: str
    false_wins: tuple[tuple[int, int], ...]
    fines: tuple[int, ...]
    paid: bool
    table_points: tuple[int, ...]
    known: bool = True


PROFILES = {
    "wmo": Profile("wmo", ((30, 10), (60, 20)), tuple(range(5, 61, 5)), True, (4, 2, 1, 0)),
    "mil": Profile("mil", ((40, 0), (80, 0)), (10, 20, 40, 80), False, (4, 2, 1, 0)),
    "sbr": Profile("sbr", ((24, 0),), (*range(1, 9), 24), False, (4, 3, 2, 1)),
}
"""wmo: World Mahjong Organization, 1998 and 2006. mil: Mahjong International League, 2025. sbr: Sichuan."""
FREE = Profile("", (), (), False, (), known=False)
"""Where no organisation's rules are known: any penalty may stand, and there are no table points."""
FALSE_WINS = ("false_win", "double_false_win")
"""Kinds of fouls that are false wins: below the minimum or with the wrong tile, and not even waiting."""


def profile(rules: str, by_rules: Mapping[str, str], asked: str | None) -> Profile:
    """The penalties of a sheet. by_rules: rule set -> profile, as its game says. asked: the profile that the sheet or
    the caller asks for, None where the rule set decides."""
    name = asked or by_rules.get(base_of(rules))
    return PROFILES[name] if name else FREE


def _fouls(one: Profile) -> Iterator[Foul]:
    for kind, (loss, gain) in zip(FALSE_WINS, one.false_wins, strict=False):
        for offender in EVERY_PLAYER:
            yield Foul(kind, offender, tuple(-loss if player == offender else gain for player in EVERY_PLAYER))
    for fine in one.fines:
        for offender in EVERY_PLAYER:
            yield Foul("fine", offender, tuple(-fine if player == offender else 0 for player in EVERY_PLAYER))
            for payee in EVERY_PLAYER if one.paid else ():
                if payee != offender:
                    cost = {offender: -fine, payee: fine}
                    yield Foul("paid_fine", offender, tuple(cost.get(player, 0) for player in EVERY_PLAYER))


@cache
def fouls(one: Profile) -> dict[Four, tuple[Foul, ...]]:
    """Every single foul by its cost."""
    found: dict[Four, tuple[Foul, ...]] = {}
    for foul in _fouls(one):
        found[foul.cost] = (*found.get(foul.cost, ()), foul)
    return found


@cache
def _unit(one: Profile) -> int:
    """What every amount of an organisation is a multiple of."""
    return gcd(*one.fines, *(amount for amounts in one.false_wins for amount in amounts)) or 1


@lru_cache(maxsize=5_000)
def forms(one: Profile, cost: Four) -> tuple[tuple[Foul, ...], ...]:
    """The ways in which a row's penalties can have come about: one foul or two; () where they cannot."""
    if cost == ZERO:
        return ((),)
    unit = _unit(one)
    if any((part or 0) % unit for part in cost):
        return ()
    single = fouls(one)
    found = [(foul,) for foul in single.get(cost, ())]
    pairs = [
        (first, second)
        for firsts in single.values()
        for first in firsts
        for second in single.get(minus(cost, first.cost), ())
        if (first.kind, first.cost) <= (second.kind, second.cost)
    ]
    return (*found, *pairs)


def shared_points(table_points: tuple[int, ...], totals: Four, present: int) -> tuple[float, ...]:
    """The table points by totals: equal totals share the mean of their places. present: players at the table."""
    points = table_points[:present]
    given = [-1e18 if total is None else total for total in totals]
    shares = []
    for total in given:
        first = sum(other > total for other in given)
        places = points[first : first + given.count(total)]
        shares.append(sum(places) / len(places) if places else 0)
    return tuple(shares)
