"""Checking: every check over every table, and for each difference the single changes that explain it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from ..engine import rule_sets
from ..errors import RulesError
from ..faults import Fault
from ..words import near
from .account import Account, Ruling
from .checks import CHECKS, Check, causes_limited, checks_of, habit, run
from .habits import MOST_LEFT, Habit, habits
from .model import ERROR, NOTE, Finding, LeftOut, Table
from .payments import value_of
from .profiles import PROFILES, profile
from .rules import FANS, VALUE, rules_by_columns, sheet_of

if TYPE_CHECKING:
    from .candidates import Allowance


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


class TableFinding(NamedTuple):
    """A finding with its table and its check."""

    account: Account
    check: Check
    finding: Finding

    @property
    def severity(self) -> str:
        """error, question or note."""
        return self.finding.severity or self.check.severity

    @property
    def of_file(self) -> bool:
        """Whether it is of the file as a whole, and of no single table."""
        return self.check.of_file


def account_of(table: Table, habits: Habits) -> Account:
    """A table with what it is checked by: its own word, else its columns, else the habits. Raises RulesError."""
    said = table.penalties if table.penalties is not None else habits.penalties
    _check_penalties(said)
    rules = rules_of(table, habits.rules)
    options = dict(habits.options) if rule_sets.game_of(habits.rules) is rule_sets.game_of(rules) else {}
    options |= dict(table.options)
    return Account(table, _ruling(rules, tuple(sorted(options.items())), said, habits.apart))


def rules_of(table: Table, asked: str) -> str:
    """The rule set that a table is played by: its own, which may be known here only by what it begins with, else that
    which its columns tell, else the one asked for."""
    if table.rules is not None and table.base is not None and rule_sets.known(table.rules) not in rule_sets.names():
        return table.base
    return table.rules or rules_by_columns(table.layout, asked)


def _check_penalties(said: str | None) -> None:
    if said is not None and said not in PROFILES:
        values = {"name": said, "near": near.suggest(said, PROFILES), "names": tuple(PROFILES)}
        raise RulesError([Fault("unknown_name", "unknown_name.penalties", values)])


@cache
def _ruling(rules: str, options: tuple[tuple[str, Any], ...], said: str | None, apart: bool) -> Ruling:
    rule_set = rule_sets.rule_set(rules, dict(options))
    sheet, choices = sheet_of(rule_set.game), tuple(sorted(rule_set.changed.items()))
    minimum = rule_set.book.minimum
    least = {VALUE: value_of(minimum, rules, choices), FANS: minimum}.get(sheet.points or "", 0)
    return Ruling(rules, rule_set.options, sheet, profile(rules, sheet.penalties, said), least, apart, choices)


class Choice(NamedTuple):
    """Which checks are wanted. only: their codes, None for all. ignored: codes of those that are not."""

    only: frozenset[str] | None = None
    ignored: frozenset[str] = frozenset()

    def among(self, checks: Iterable[Check]) -> list[Check]:
        """Those of them that are wanted."""
        return [one for one in checks if (self.only is None or one.code in self.only) and one.code not in self.ignored]


def chosen(only: Iterable[str] | None, ignore: Iterable[str] | None) -> Choice:
    """The checks that are wanted. only, ignore: codes."""
    return Choice(None if only is None else frozenset(only), frozenset(ignore or ()))


def check_tables(
    accounts: Sequence[Account],
    choice: Choice,
    *,
    causes: bool = True,
    every: bool = False,
    progress: Callable[[int], None] | None = None,
) -> Iterator[TableFinding]:
    """Every finding of the checks, table by table; those of the event stand with their tables.

    causes: whether to look for what explains them. every: whether the findings that one habit explains are told too.
    progress: is told how many more tables are done.
    """
    of_event: dict[int, list[TableFinding]] = {}
    for one in choice.among(CHECKS.values()):
        for account, finding in one.find_in_event(accounts) if one.find_in_event else ():
            found = TableFinding(account, one, finding._replace(code=one.code))
            of_event.setdefault(id(account), []).append(found)
    explain = _Explaining(choice)
    for account in accounts:
        checks = [
            one for one in choice.among(checks_of(account)) if not one.of_file or account.table.left_out != LeftOut()
        ]
        known = {one.code: list(run(one, account)) for one in checks}
        here = [TableFinding(account, one, finding) for one in checks for finding in known[one.code]]
        meant = _habit_of(account, here) if causes and choice.among([CHECKS[habit.__name__]]) else None
        if meant is not None:
            here = _as_one_finding(account, meant, here, every)
        elif causes and here:
            here = explain(account, known, here)
        yield from _reported_once(sorted(here, key=lambda one: one.finding.line))
        yield from of_event.get(id(account), ())
        if progress is not None:
            progress(1)


def _habit_of(account: Account, here: Sequence[TableFinding]) -> Habit | None:
    """The habit that leaves next to nothing of what was found, None where none does."""
    before = sum(one.severity != NOTE for one in here)
    if before < 2 or not any(one.check.code == "changes_differ" for one in here):
        return None
    left = [(len(_problems(one.account)), one) for one in habits(account)]
    count, best = min(left, key=lambda one: one[0], default=(before, None))
    return best if count <= before // MOST_LEFT else None


def _problems(account: Account) -> set[tuple[str, int]]:
    """What is found in a table, remarks and what was not read aside: code and line."""
    checks = [one for one in checks_of(account) if not one.of_file and one.find is not None]
    found = ((one, finding) for one in checks for finding in run(one, account))
    return {(one.code, finding.line) for one, finding in found if (finding.severity or one.severity) != NOTE}


def _as_one_finding(account: Account, meant: Habit, here: Sequence[TableFinding], every: bool) -> list[TableFinding]:
    """One finding of the habit, and those that it leaves; all of them where that is wanted."""
    left = _problems(meant.account)
    kept = [one for one in here if one.severity == NOTE or one.of_file or (one.check.code, one.finding.line) in left]
    told = habit(meant.message, meant.values, len(here) - len(kept))
    return [TableFinding(account, CHECKS[habit.__name__], told), *(here if every else kept)]


class _Explaining:
    """Looks for causes, table after table, and says once for each file where it gave up."""

    def __init__(self, choice: Choice) -> None:
        self._limited = next(iter(choice.among([CHECKS[causes_limited.__name__]])), None)
        self._allowances: dict[str, Allowance] = {}
        self._told: set[str] = set()

    def __call__(
        self, account: Account, known: Mapping[str, Sequence[Finding]], here: Iterable[TableFinding]
    ) -> list[TableFinding]:
        """The findings of a table with their causes. known: the same by the codes of their checks."""
        from .candidates import Allowance, Search

        file = account.table.file
        search = Search(account, known, self._allowances.setdefault(file, Allowance()))
        explained = [one._replace(finding=search.explained(one.finding)) for one in here]
        if search.reached and self._limited is not None and file not in self._told:
            explained.append(TableFinding(account, self._limited, causes_limited(search.reached)))
        if search.reached == "file":
            self._told.add(file)
        return explained


def _reported_once(found: Sequence[TableFinding]) -> Iterator[TableFinding]:
    """The findings; of those whose likeliest cause is the exchange of the same two rows only the gravest."""
    reported: dict[frozenset[object], TableFinding] = {}
    for one in found:
        rows = _exchanged(one)
        if rows and (rows not in reported or (reported[rows].severity != ERROR and one.severity == ERROR)):
            reported[rows] = one
    return (one for one in found if not _exchanged(one) or one is reported[_exchanged(one)])


def _exchanged(one: TableFinding) -> frozenset[object]:
    """The two rows that most likely stand in each other's place, where the finding is of one of them."""
    best = one.finding.candidates[0] if one.finding.candidates else None
    if best is None or best.kind != "order" or best.column != "hand":
        return frozenset()
    rows = frozenset((best.hand, best.should_be))
    return rows if one.finding.hand in rows else frozenset()
