"""For somebody who adds a game: what every game must pass, and a folder to begin with. No checkout is needed.

    python -m mahjong_calc.testing new hongkong --like sichuan DIR     lays out a package that passes at once
    python -m mahjong_calc.testing check hongkong                      the contract of an installed rule set

In a test suite of one's own, where each check is a test:

    import pytest
    pytest.register_assert_rewrite("mahjong_calc.testing")
    from mahjong_calc.testing import contract

    @pytest.mark.parametrize("check", contract("hongkong"), ids=str)
    def test_contract(check):
        check()

The checks plain-assert; pytest itself is not imported. Imports everything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ..engine import rule_sets
from ..engine.rule_sets import RuleSet
from . import answers, declarations, pages, sheets, tables, views, worth

CHECKS: tuple[Callable[[RuleSet], None], ...] = (
    *answers.CHECKS,
    *declarations.CHECKS,
    *views.CHECKS,
    *worth.CHECKS,
    *pages.CHECKS,
    *sheets.CHECKS,
    *tables.CHECKS,
)
"""What every rule set must pass, from what is declared to what is shown; the docstrings say it in words."""


class Check(NamedTuple):
    """One check of one rule set: called, it raises AssertionError where the rule set fails."""

    rules: str
    check: Callable[[RuleSet], None]

    def __call__(self) -> None:
        """Look the rule set up and check it. Raises RulesError where it is not installed."""
        self.check(rule_sets.rule_set(self.rules))

    def __str__(self) -> str:
        return f"{self.rules}: {self.check.__name__}"


def contract(*rules: str) -> list[Check]:
    """Every check of these rule sets, in an order in which the first that fails says most."""
    return [Check(name, check) for name in rules for check in CHECKS]
