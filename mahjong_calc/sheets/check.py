"""Checking a score sheet from a program: all findings at once, as values."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from ..engine import rule_sets
from ..errors import RecordError
from ..faults import Fault
from ..words.near import suggest
from .account import Account
from .checking import Habits, TableFinding, account_of, check_tables, chosen
from .checks import every_check
from .decoding import MOST_BYTES
from .model import ERROR
from .reading import read_sheet


class CheckedSheet(NamedTuple):
    """The tables of a sheet, and everything that was found in them, in the order of the sheet."""

    accounts: tuple[Account, ...]
    findings: tuple[TableFinding, ...]

    @property
    def errors(self) -> tuple[TableFinding, ...]:
        """What cannot be right; the other findings are questions and notes."""
        return tuple(one for one in self.findings if one.severity == ERROR)


def check(
    sheet: str | os.PathLike[str] | bytes,
    *,
    rules: str = rule_sets.DEFAULT,
    options: Mapping[str, Any] | None = None,
    penalties: str | None = None,
    deltas_without_penalties: bool = False,
    only: Iterable[str] | None = None,
    ignore: Iterable[str] | None = None,
    encoding: str | None = None,
    delimiter: str | None = None,
    causes: bool = True,
) -> CheckedSheet:
    """Check a score sheet: every cell that does not follow from the others, what it should be, and what explains it.

    sheet: the path of a CSV file or a workbook, or its content as bytes. rules, options, penalties,
    deltas_without_penalties: what holds where the sheet does not say otherwise. only, ignore: codes of checks.
    causes: whether to look for the single changes that explain a finding, which takes its time. Raises RecordError for
    a file that cannot be read or a code that there is not, RulesError, OSError.

        >>> text = "hand,winner,discarder,points,P1,P2,P3,P4\\n1,P1,P2,10,34,-18,-8,-7\\n"
        >>> [(one.check.code, one.finding.hand, one.severity) for one in check(text.encode()).errors]
        [('changes_differ', 1, 'error')]
    """
    habits = Habits(rules, options or {}, penalties, deltas_without_penalties)
    habits.known()
    wanted = chosen(None if only is None else _known(only), _known(ignore or ()))
    data, name = (sheet, "") if isinstance(sheet, bytes) else (_content(sheet), os.fspath(sheet))
    read = read_sheet(data, name, encoding=encoding, delimiter=delimiter)
    accounts = tuple(account_of(table, habits) for table in read.tables)
    return CheckedSheet(accounts, tuple(check_tables(accounts, wanted, causes=causes)))


def _content(path: str | os.PathLike[str]) -> bytes:
    """The bytes of a file, one more than may be read where there are so many."""
    with open(path, "rb") as file:
        return file.read(MOST_BYTES + 1)


def _known(codes: Iterable[str]) -> list[str]:
    """The codes, as they are. Raises RecordError for one that there is not."""
    wanted, known = list(codes), every_check()
    for code in wanted:
        if code not in known:
            values = {"name": code, "near": suggest(code, known), "names": tuple(known)}
            raise RecordError([Fault("unknown_name", "unknown_name.code", values)])
    return wanted
