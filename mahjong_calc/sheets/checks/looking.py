"""The checks of a table: those of every game and its own, and how the game looks at each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from ...engine import rule_sets
from ..account import Account
from ..model import Finding
from ..referee import referee_at, referee_of
from .declare import CHECKS, TOPICS, Check


def run(one: Check, account: Account) -> Iterator[Finding]:
    """The findings of a check in one table."""
    for finding in look(one, account):
        yield finding._replace(code=one.code)


def look(one: Check, account: Account) -> Iterable[Finding]:
    """The findings of a check in one table, without its code; as the game looks at it where it does so otherwise."""
    find = referee_at(account).instead.get(one.code, one.find)
    return () if find is None else find(account)


@cache
def _in_order(own: tuple[Check, ...]) -> tuple[Check, ...]:
    every = {check.code: check for check in (*CHECKS.values(), *own)}
    return tuple(sorted(every.values(), key=lambda one: TOPICS.index(one.topic)))


def checks_of(account: Account) -> tuple[Check, ...]:
    """The checks of a table: those of every game and its own, in the order of their topics."""
    return _in_order(referee_at(account).checks)


def every_check() -> dict[str, Check]:
    """The checks of all games by their codes; all games are loaded for it."""
    own: dict[str, Check] = {}
    for game in rule_sets.games().values():
        own = {check.code: check for check in referee_of(game).checks} | own
    return {check.code: check for check in _in_order(tuple(own.values()))}
