"""The calculator for programs: `score` and `waits` take a hand as text or as a `Hand` and return plain results."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from . import variants
from .awaiting import waits_of
from .circumstances import BY_FIELD, read_circumstances
from .errors import HandError
from .hand import Circumstances, Hand
from .result import Score, Waits
from .scoring import read_hand, score_hand


def score(
    hand: str | Hand,
    circumstances: Circumstances | None = None,
    *,
    rules: str = variants.DEFAULT,
    options: Mapping[str, Any] | None = None,
    explain: bool = False,
) -> Score:
    """Score a complete hand.

    hand: text in any notation, or a parsed hand: 14 tiles (a kong counts as three), or 13 and `circumstances.win`.
    rules, options: a rule set and the options to change in it. explain: look for the next-best reading too.
    Returns the score, legal or not, with reasons and payments.
    Raises HandError with every fault of the hand and its circumstances (NotAWin where it is no win), RulesError.
    """
    rule_set = variants.rule_set(rules, options)
    read, how = read_hand(hand, _checked(circumstances, hand), rule_set)
    return score_hand(read, how, rule_set, explain)


def waits(
    hand: str | Hand,
    circumstances: Circumstances | None = None,
    *,
    rules: str = variants.DEFAULT,
    options: Mapping[str, Any] | None = None,
) -> Waits:
    """Every tile that completes a hand one tile short, with its value by discard and self-drawn.

    hand: 13 tiles, a kong counted as three. Of the circumstances those are used that hold for every win alike.
    Not listed is a tile that the game takes for no wait (in MCR one of which the hand holds all four). Raises
    HandError, RulesError.
    """
    rule_set = variants.rule_set(rules, options)
    read, how = read_hand(hand, _checked(circumstances, hand), rule_set)
    return waits_of(read, how, rule_set)


def _checked(circumstances: Circumstances | None, hand: str | Hand) -> Circumstances:
    """What a program gave, with values as the engine knows them. Raises HandError for one that there is not."""
    if circumstances is None:
        return Circumstances()
    given = {BY_FIELD[name].name: value for name, value in circumstances._asdict().items() if value is not None}
    how, faults = read_circumstances(given)
    if faults:
        raise HandError(faults, hand if isinstance(hand, str) else hand.text)
    return how
