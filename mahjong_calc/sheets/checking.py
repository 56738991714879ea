"""Checking: every check over every table, and for each difference the single changes that explain it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from ..engine import rule_sets
from ..errors import RulesError
from ..faults import Fault
from ..words import near
from .account import Account, Ruling
from .checks import CHECKS, Check, run
from .model import ERROR, Finding, Table
from .payments import CLASSICAL, game_name
from .profiles import PROFILES, profile


class Habits(NamedTuple):
    """How sheets are to be read where they do not say it themselves.

    rules: rule set. options: house rules. penalties: a profile, None for the rule set's own. apart: whether changes
    are written without the penalties.
    """

    rules: str = rule_sets.DEFAULT
    options: Mapping[str, Any] = {}
    penalties: str | None = None
    apart: bool = False

    def known(self) -> None:
        """Raises RulesError where there are no such rules, options or penalties."""
        rule_sets.rule_set(self.rules, self.options)
        _check_penalties(self.penalties)


class Found(NamedTuple):
    """A finding with its table and its check."""

    account: Account
    check: Check
    finding: Finding


def account_of(table: Table, habits: Habits) -> Account:
    """A table with what it is checked by: its own word, else its columns, else the habits. Raises RulesError."""
    said = table.penalties if table.penalties is not None else habits.penalties
    _check_penalties(said)
    rules = table.rules or habits.rules
    game = game_name(rules)
    if table.rules is None and game != CLASSICAL and "points P1" in table.layout:
        rules = CLASSICAL
    elif table.rules is None and game != "sichuan" and "event" in table.layout:
        rules = "sichuan"
    options = habits.options if game_name(habits.rules) == game_name(rules) else {}
    return Account(table, _ruling(rules, tuple(sorted(options.items())), said, habits.apart))


def _check_penalties(said: str | None) -> None:
    if said is not None and said not in PROFILES:
        values = {"name": said, "near": near.suggest(said, PROFILES), "names": tuple(PROFILES)}
        raise RulesError([Fault("unknown_name", "unknown_name.penalties", values)])


@cache
def _ruling(rules: str, options: tuple[tuple[str, Any], ...], said: str | None, apart: bool) -> Ruling:
    rule_set = rule_sets.rule_set(rules, dict(options))
    game = rule_set.game.name
    minimum, choices = rule_set.book.minimum, tuple(sorted(rule_set.changed.items()))
    return Ruling(rules, rule_set.options, game, profile(rules, game, said), minimum, apart, choices)


def chosen(only: Iterable[str] | None, ignore: Iterable[str] | None) -> list[Check]:
    """The checks that are wanted, in their order."""
    wanted = set(CHECKS if only is None else only) - set(ignore or ())
    return [one for one in CHECKS.values() if one.code in wanted]


def check_tables(accounts: Sequence[Account], checks: Collection[Check]) -> Iterator[Found]:
    """Every finding of the checks, table by table; those of the event stand with their tables."""
    from .candidates import Search

    of_event: dict[int, list[Found]] = {}
    for one in checks:
        for account, finding in one.find_in_event(accounts) if one.find_in_event else ():
            found = Found(account, one, finding._replace(code=one.code))
            of_event.setdefault(id(account), []).append(found)
    for account in accounts:
        known = {one.code: list(run(one, account)) for one in checks}
        search = Search(account, known)
        here = [Found(account, one, search.explained(finding)) for one in checks for finding in known[one.code]]
        yield from _told_once(sorted(here, key=lambda one: one.finding.line))
        yield from of_event.get(id(account), ())


def _told_once(found: Sequence[Found]) -> Iterator[Found]:
    """The findings; of those whose likeliest cause is the exchange of the same two rows only the gravest."""
    told: dict[frozenset[object], Found] = {}
    for one in found:
        rows = _exchanged(one)
        if rows and (rows not in told or (told[rows].check.severity != ERROR and one.check.severity == ERROR)):
            told[rows] = one
    return (one for one in found if not _exchanged(one) or one is told[_exchanged(one)])


def _exchanged(one: Found) -> frozenset[object]:
    """The two rows that most likely stand in each other's place, where the finding is of one of them."""
    best = one.finding.candidates[0] if one.finding.candidates else None
    if best is None or best.kind != "order" or best.column != "hand":
        return frozenset()
    rows = frozenset((best.hand, best.should_be))
    return rows if one.finding.hand in rows else frozenset()
