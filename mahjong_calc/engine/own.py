"""The rule sets of one's own that are known: `own_rules` adds to them, `rule_sets` looks them up."""

from __future__ import annotations

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
