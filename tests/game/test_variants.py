"""What every variant must pass, whoever made it: the built-in rule sets, every one that is installed, copies of the
built-in games that come by entry points, as a third party's do, and Hong Kong Old Style, which is one.

What is checked stands in `mahjong_calc.testing`, which third parties have too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from foreign_games import COPIED, HONG_KONG, copy_variants, install_hong_kong, on_path

from mahjong_calc.engine import rule_sets
from mahjong_calc.engine.rule_sets import RuleSet
from mahjong_calc.testing import CHECKS, contract

RULE_SETS = (*rule_sets.names(), *COPIED, *HONG_KONG)


@pytest.fixture(scope="module", autouse=True)
def others(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The copied games and Hong Kong's, installed while the tests of this module run."""
    site = tmp_path_factory.mktemp("site")
    copy_variants(site)
    install_hong_kong(site)
    with on_path(site):
        yield site


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_contract_of_games(check: Callable[[RuleSet], None], rules: str) -> None:
    check(rule_sets.rule_set(rules))


def test_a_contract_names_its_checks() -> None:
    found = contract("mcr", "classical")
    assert [check.rules for check in found] == ["mcr"] * len(CHECKS) + ["classical"] * len(CHECKS)
    assert str(found[0]) == f"mcr: {CHECKS[0].__name__}"
    assert all(check.__doc__ for check in CHECKS)
