"""A win declared that is none: what it costs."""

from __future__ import annotations

from ....hand.tiles import SEATS
from ....results.transfers import NOBODY, Transfer
from .events import FalseWin
from .kongs import give_back
from .table import Table

EACH, TO_NOBODY = 8, 24
"""Points for each of the others still in; or what is lost where nobody receives it."""


def false_win(table: Table, event: FalseWin) -> None:
    """A false win: the offender pays, keeps no kong points, and plays on."""
    if not table.acts(event.number, (event.by,), None):
        return
    if table.options["false_hu_to"] == "others":
        paid = [Transfer(event.by, seat, EACH, "false_win") for seat in table.still_in if seat != event.by]
    else:
        paid = [Transfer(event.by, NOBODY, TO_NOBODY, "false_win")]
    table.add(event.number, "false_win", paid, by=event.by)
    to = tuple(SEATS) if table.options["refund_to_out"] else table.still_in
    give_back(table, event.number, [one for one in table.kongs if one.kong.by == event.by], "kong_false_win", to)
