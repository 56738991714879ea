"""Score a text line as a user would paste it, for tests that name the exact fans."""

from __future__ import annotations

from typing import Any

from mahjong_calc import HandError, Score, score
from mahjong_calc.cli.hands import read_hand


def scored(line: str, rules: str = "mcr", *, explain: bool = False, **options: Any) -> Score:
    """The score of a line `HAND word word=value`; options are house rules."""
    asked = read_hand(line, {}, rules)
    return score(asked.hand, asked.circumstances, rules=asked.rules, options=options, explain=explain)


def fans(line: str, rules: str = "mcr", **options: Any) -> dict[str, int]:
    """Every fan that counts, with its count."""
    return {one.fan: one.count for one in scored(line, rules, **options).lines}


def named(words: str) -> dict[str, int]:
    """Expected fans as a rulebook would list them: `all_chows pure_double_chow*2`."""
    pairs = [word.partition("*") for word in words.split()]
    return {name: int(count or 1) for name, _, count in pairs}


def why(line: str, fan: str, rules: str = "mcr", **options: Any) -> list[tuple[str, tuple[str, ...]]]:
    """Why a fan that holds is not counted: principle and what struck it, for each time it was struck."""
    return [(one.principle, one.by) for one in scored(line, rules, **options).struck if one.fan == fan]


def refused(line: str, rules: str = "mcr") -> list[str]:
    """The message keys of everything that is wrong with a line."""
    try:
        scored(line, rules)
    except HandError as error:
        return [fault.message for fault in error.faults]
    return []
