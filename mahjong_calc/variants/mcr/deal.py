"""A whole deal of MCR: one winner, or none. Whoever wins, the deal passes on to South."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...deals.one_winner import settle_one_winner
from ...engine.rule_sets import RuleSet
from ...results.settlement import Settlement


def settle(record: Mapping[str, Any], rule_set: RuleSet) -> Settlement:
    """Settle a deal. record: its form was checked (`deal_form`). Raises RecordError or HandError."""
    return settle_one_winner(record, rule_set, lambda _: "S")
