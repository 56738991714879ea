"""How likely a mistake is: by its kind, as counted at a real tournament, and by how the figures look.

Of 30 tables that did not reproduce their totals, 16 had one wrong value, 3 lacked a false win, 2 had the wrong
discarder, 2 totals that did not sum to zero, and 1 each a win told as self-drawn or not, a wrong winner, a lone fine.
"""

from __future__ import annotations

from ..model import Number
from ..rules import SheetRules

KINDS = {
    "value": 16.0,
    "false_win": 1.0,
    "discarder": 1.0,
    "total": 2.0,
    "table_point": 2.0,
    "self_drawn": 0.35,
    "winner": 0.35,
    "fine": 0.3,
    "order": 0.3,
    "line": 1.0,
}
"""Kind -> weight of one particular mistake of it: the count, over the number of ways in which it can come about. A line
of a hand that takes several is forgotten as easily as a false win."""


def alike(said: Number | None, should: Number | None) -> float:
    """How easily one figure is written for another: digits exchanged, a sign lost, one digit wrong or missing."""
    if said is None or should is None:
        return 0.1
    one, other = str(abs(said)), str(abs(should))
    if one == other or sorted(one) == sorted(other):
        return 0.25
    if len(one) == len(other):
        wrong = sum(a != b for a, b in zip(one, other, strict=True))
        if wrong == 1 and (said < 0) == (should < 0):
            return 0.12
    elif abs(len(one) - len(other)) == 1:
        longer, shorter = (one, other) if len(one) > len(other) else (other, one)
        if any(longer[:at] + longer[at + 1 :] == shorter for at in range(len(longer))):
            return 0.12
    return 0.08 if abs(said - should) <= 3 else 0.02


def of_value(sheet: SheetRules, said: Number | None, should: Number) -> float:
    """The weight of a wrong value: the right one is a usual one, all the more so where the written one is not."""
    rarity = 1.0 if said is None or sheet.usual is None else sheet.usual(should) / sheet.usual(said)
    return KINDS["value"] * alike(said, should) * min(50.0, max(0.02, rarity))
