"""Score sheets of Sichuan: a hand takes a line for each win, kong and payment, and a line TOTAL closes it.

Read on in this order: `events` (what a line tells and pays), `checks`, `candidates`, `settling` (how lines are paid
wrongly), `forgotten` (lines not written down), `formulas`.
"""

from __future__ import annotations

from typing import Any

from ....sheets.candidates.sources import of_lines
from ....sheets.columns import CHANGES, CHOICES, TOTALS
from ....sheets.model import EVERY_PLAYER, Row
from ....sheets.referee import Referee
from ....sheets.rules import FOUL, OTHER, VALUE, WIN, Seating, SheetRules
from ....sheets.seating import of_win
from ..deal_options import PIG_PENALTIES
from . import events
from .candidates import VALUES, of_refund, results
from .checks import CHECKS, points_of_result
from .forgotten import forgotten, told
from .formulas import change
from .settling import mispaid

AS_NAMED = Seating(tuple(EVERY_PLAYER), None)
"""Players by their starting seats; who deals does not matter to what a hand is worth."""


def kind(row: Row) -> str:
    """What a line tells of, as far as every game knows it."""
    told = events.kind_of(row)
    return WIN if told == events.WIN else FOUL if told == events.FOUL else OTHER


def circumstances(row: Row, _before: Any) -> tuple[tuple[str, str], ...] | None:
    """Seat and discarder of a win."""
    return of_win(row, AS_NAMED) if events.kind_of(row) == events.WIN else None


SHEET = SheetRules(
    columns=("hand", "event", "winner", "discarder", "points", *CHANGES, *TOTALS, "note"),
    choices={**CHOICES, "event": (events.WIN, events.KONG, events.REFUND, events.NOT_READY, events.FOUL)},
    points=VALUE,
    penalties=dict.fromkeys(("sichuan", "sichuan-zh", "sichuan-app"), "sbr"),
    other_fouls=PIG_PENALTIES,
    kind=kind,
    lines=8,  # three wins, some kongs, the end of the wall
    due=events.due,
    follow=events.hands_before,
    circumstances=circumstances,
    values=VALUES,
    change=change,
)
REFEREE = Referee(
    checks=tuple(CHECKS.values()),
    instead={"points_of_result": points_of_result},
    causes={**dict.fromkeys(("unknown_event", "already_out", "hand_over"), of_lines), "refund_without_kong": of_refund},
    results=results,
    mispaid=mispaid,
    forgotten=forgotten,
    told=told,
)
