"""The rule sets of one's own that are known: `own_rules` adds to them, `rule_sets` looks them up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from ..words import Texts


class OwnRules(NamedTuple):
    """A rule set of somebody's own. base: the rule set that it begins with. options: those in which it differs.
    titles: what it is called."""

    base: str
    options: dict[str, Any]
    titles: Texts


OWN: dict[str, OwnRules] = {}
"""By their names."""


def learn_own(known: Mapping[str, OwnRules]) -> None:
    """Take over the rule sets of another process; those that are known here stay as they are."""
    for name, rules in known.items():
        OWN.setdefault(name, rules)
