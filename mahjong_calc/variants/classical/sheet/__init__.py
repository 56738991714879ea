"""Score sheets of the classical game: four values a hand, which every pair of players settles, and East.

Read on in this order: `settlement` (what a row pays, who is East next), `checks`, `candidates`, `formulas`.
"""

from __future__ import annotations

from ....sheets.columns import CHANGES, CHOICES, TOTALS, VALUES
from ....sheets.referee import Referee
from ....sheets.rules import VALUE, SheetRules
from .candidates import results, slips_in_settling
from .checks import lacking, points_of_result
from .formulas import change, east_after
from .settlement import due, next_east

SHEET = SheetRules(
    columns=("hand", "east", "winner", "discarder", *VALUES, *CHANGES, *TOTALS, "note"),
    choices=CHOICES,
    points=VALUE,
    due=due,
    next_east=next_east,
    lacking=lacking,
    change=change,
    east=east_after,
)
REFEREE = Referee(
    instead={"points_of_result": points_of_result},
    results=results,
    wrong_settlements=slips_in_settling,
)
