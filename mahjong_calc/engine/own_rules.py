"""Rule sets of one's own: options under a name, which every function and command then knows."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from ..errors import RulesError
from ..faults import Fault
from .own import OWN, OwnRules
from .rule_sets import MODULES, base_of, known, rule_set, third_parties, titles_of

OWN_NAME = re.compile(r"[a-z][a-z0-9_-]{0,39}")
"""What a rule set of one's own can be called."""


def add_rules(name: str, base: str, options: Mapping[str, Any] | None = None, title: str = "") -> None:
    """Give options a name of their own, under which every function and command then knows them.

    name: small letters, digits and hyphens. base: the rule set that it begins with. title: what it is called in
    words. Raises RulesError for a name that is none or taken, an unknown base, unknown options or values.

        >>> from mahjong_calc import add_rules
        >>> add_rules("our-club", "mcr", {"minimum": 6}, "Our club")
        >>> rule_set("our-club").options["minimum"], rule_set("our-club").changed
        (6, {})
        >>> forget_rules()
    """
    if not OWN_NAME.fullmatch(name) or name in MODULES or name in third_parties():
        detail = "unknown_rules.taken" if OWN_NAME.fullmatch(name) else "unknown_rules.no_name"
        raise RulesError([Fault("unknown_rules", detail, {"name": name})], name)
    began = rule_set(base, options)
    if base_of(base) == name or known(base) == name:
        raise RulesError([Fault("unknown_rules", "unknown_rules.circle", {"name": name})], name)
    OWN[name] = OwnRules(began.name, began.changed, title or titles_of(base_of(began.name)))


def forget_rules() -> None:
    """Know no rule sets of one's own any more."""
    OWN.clear()
