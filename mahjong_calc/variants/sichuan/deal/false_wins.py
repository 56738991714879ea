"""A win declared that is none: what it costs."""

from __future__ import annotations

from ....hand.tiles import SEATS
from ....results.transfers import NOBODY, Transfer
from .events import FalseWin
from .table import Table

EACH = 8
"""Points for each of the other three; all of them are lost where nobody receives them."""


def false_win(table: Table, event: FalseWin) -> None:
    """A false win: the offender pays and plays on."""
    if not table.acts(event.number, (event.by,), None):
        return
    others = [seat for seat in SEATS if seat != event.by]
    if table.options["false_hu_to"] == "others":
        paid = [Transfer(event.by, seat, EACH, "false_win") for seat in others]
    else:
        paid = [Transfer(event.by, NOBODY, EACH * len(others), "false_win")]
    table.add(event.number, "false_win", paid, by=event.by)
