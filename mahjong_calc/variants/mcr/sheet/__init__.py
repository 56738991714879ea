"""Score sheets of MCR: sixteen hands, each with one winner; the deal passes with every hand, won or not.

Read on in this order: `seating` (who sits where in a hand), `formulas` (the payments in a workbook).
"""

from __future__ import annotations

from typing import Any

from ....sheets.columns import CHANGES, CHOICES, PENALTIES, TOTALS
from ....sheets.model import Four, Number, Row
from ....sheets.payments import due_of_win
from ....sheets.rules import VALUE, SheetRules
from ....sheets.seating import of_win
from .formulas import change
from .seating import HANDS, seats

_USUAL = ((8, 0.0005), (9, 0.02), (15, 0.1), (18, 0.035), (23, 0.025), (27, 0.015), (34, 0.007), (49, 0.002))
"""Values below the first number are as frequent as the second says, in some 1,500 hands of a tournament of MCR."""
_RARE = 0.0004


def usual(value: Number) -> float:
    """How frequent a value of a hand is."""
    return next((share for below, share in _USUAL if value < below), _RARE)


def payable(moved: Four) -> bool:
    """Whether a win or a draw can move this: one player gains, the others pay it, two of them the same."""
    paid = sorted(one or 0 for one in moved)
    return sum(paid) == 0 and paid[1] == paid[2] <= 0


def circumstances(row: Row, _before: Any) -> tuple[tuple[str, str], ...]:
    """Seat, round and discarder of a win, by the starting seats and the number of the hand."""
    return of_win(row, None if row.number is None else seats(row.number))


SHEET = SheetRules(
    columns=(
        *("hand", "wind", "east", "winner", "discarder", "points"),
        *(*CHANGES, *PENALTIES, *TOTALS),
        *("hand tiles", "note"),
    ),
    choices=CHOICES,
    points=VALUE,
    penalties={"mcr": "wmo", "mcr-mil": "mil"},
    hands=HANDS,
    due=due_of_win,
    seats=seats,
    circumstances=circumstances,
    usual=usual,
    unusual=88,
    payable=payable,
    change=change,
)
