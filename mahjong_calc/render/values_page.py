"""A deal that is settled by the values of four hands: the hands, and the payments as a matrix."""

from __future__ import annotations

from ..hand.tiles import SEATS
from ..results.settlement import Settlement
from ..words import say
from . import naming
from .blocks import Cell, Column, Grid, Lines, Page, text
from .score_page import hand_cell


def values_blocks(settled: Settlement, lang: str) -> Page:
    """The four hands with their values, and who pays whom."""
    page: Page = [Grid(_columns(settled, lang), tuple(_hand(settled, seat, lang) for seat in SEATS))]
    if not settled.transfers:
        return [*page, Lines((text(say("deals.no_payments", lang)),))]
    return [*page, _matrix(settled, lang)]


def _columns(settled: Settlement, lang: str) -> tuple[Column, ...]:
    hands = () if not settled.scores else (
        Column(say("headings.hand", lang)),
        Column(say("headings.unit_points", lang), True),
        Column(say("headings.unit_doublings", lang), True),
    )  # fmt: skip
    return (Column(say("deals.player", lang)), *hands, Column(say("deals.value", lang), True))


def _hand(settled: Settlement, seat: str, lang: str) -> tuple[Cell, ...]:
    assert settled.values is not None, "a deal of values"
    start, value = text(naming.seat(seat, lang)), text(settled.values[seat], "strong")
    if not settled.scores:
        return start, value
    score = settled.scores.get(seat)
    if score is None:
        return start, text(""), text(""), text(""), value
    return start, hand_cell(score.reading, score.win), text(score.base), text(score.doublings or 0), value


def _matrix(settled: Settlement, lang: str) -> Grid:
    """A row for each player who pays, a column for each who is paid, and what comes of it."""
    paid = {(one.payer, one.payee): one.points for one in settled.transfers}
    columns = (
        Column(say("deals.pays", lang)),
        *(Column(say("deals.to", lang, seat=naming.seat(seat, lang)), True) for seat in SEATS),
    )
    rows = [
        (text(naming.seat(payer, lang)), *(text(paid.get((payer, payee), "")) for payee in SEATS))
        for payer in SEATS
        if any((payer, payee) in paid for payee in SEATS)
    ]
    foot = [text(say("deals.balance", lang), "strong"), *(naming.gain(settled.net[seat]) for seat in SEATS)]
    return Grid(columns, tuple(rows), (tuple(foot),))
