"""Lines of a hand that were not written down: what its sums lack says which they can have been."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....sheets.account import Account, Span
from ....sheets.model import BLANK, EVERY_PLAYER, NOTHING, PLAYERS, WON, ZERO, Four, Number, Phrase, Row, minus, summed
from ....sheets.payments import won
from ....sheets.referee import ForgottenLine
from ..deal.events import EXPOSED
from ..deal.kongs import PRICES
from . import events
from .events import HandSoFar

TELLING, UNUSUAL = 2.0, 0.3
"""How much likelier, and how much less likely than another, a line may have been forgotten."""
MOST_WINS = 3
"""Wins that end a hand."""


def forgotten(account: Account, hand: Span, off: Four) -> Iterator[ForgottenLine]:
    """Every line that gives what the sums of a hand lack, at each place where it can have stood."""
    rows = account.rows[hand.start : hand.end]
    end = Row(0, hand.label, hand.hand, BLANK, None, None, None)
    for at, state in enumerate(events.hands_before([*rows, end], account.terms)):
        found = list(_wins(account, hand, at, state, off))
        if "event" in account.table.layout:
            found += _others(account, hand, state, off, last=at == len(rows))
        yield from (ForgottenLine(hand.start + at, row, _share(row, rows)) for row in found)


def _share(row: Row, rows: Sequence[Row]) -> float:
    """How likely it is that this line of a hand was forgotten: one that tells how the hand ended, where none does, or
    another payment to a ready hand."""
    kinds = [events.kind_of(one) for one in rows]
    wins, asked = kinds.count(events.WIN), events.NOT_READY in kinds
    if row.event == events.NOT_READY:
        paid = [one.points for one in rows if (events.kind_of(one), one.winner) == (events.NOT_READY, row.winner)]
        return TELLING if not asked or row.points in paid else UNUSUAL if paid else 1.0
    if events.kind_of(row) == events.WIN:
        return UNUSUAL if asked else TELLING if wins == MOST_WINS - 1 else 1.0
    return UNUSUAL if row.event == events.FOUL else 1.0


def _line(account: Account, hand: Span, kind: str, by: int, giver: int | None, points: Number, paid: Four) -> Row:
    """A line as it would have been written: with its changes where the sheet has them."""
    written = any(four != NOTHING for four in account.written)
    row = Row(0, hand.label, hand.hand, WON, by, giver, points, event=kind if "event" in account.table.layout else "")
    return row._replace(changes=paid) if written else row


def _one_gains(off: Four) -> int | None:
    """The only player who gains, None where several do or nobody."""
    gaining = [player for player in EVERY_PLAYER if (off[player] or 0) > 0]
    return gaining[0] if len(gaining) == 1 else None


def _losing(off: Four) -> list[int]:
    return [player for player in EVERY_PLAYER if (off[player] or 0) < 0]


def _wins(account: Account, hand: Span, at: int, state: HandSoFar, off: Four) -> Iterator[Row]:
    """A win; who has won pays nothing in the lines after it."""
    values = events.values_of_hands(int(account.ruling.options["limit_fans"]))
    for by in (player for player in EVERY_PLAYER if player not in state.out):
        own = minus(off, _later(account, hand, at, by))
        losing = _losing(own)
        if _one_gains(own) != by:
            continue
        for giver in (None, *(losing if len(losing) == 1 else ())):
            for points in values:
                paid = won(account.ruling.rules, by, giver, points, state.out, account.ruling.choices)
                if paid == own:
                    yield _line(account, hand, events.WIN, by, giver, points, paid)


def _later(account: Account, hand: Span, at: int, by: int) -> Four:
    """What the lines after a win change by it, where it is not written what they changed."""
    rows = account.rows[hand.start : hand.end]
    if all(row.changes != NOTHING for row in rows[at:]):
        return ZERO
    win = Row(0, hand.label, hand.hand, WON, by, None, 1, event=events.WIN)
    states = events.hands_before([*rows[:at], win, *rows[at:]], account.terms)[at + 1 :]
    moved: list[Four] = []
    for index, (row, state) in enumerate(zip(rows[at:], states, strict=True), hand.start + at):
        before, now = account.due[index], events.due(row, state, account.terms)
        if before is not None and now is not None and row.changes == NOTHING:
            moved.append(minus(now, before))
    return summed(moved) if moved else ZERO


def _others(account: Account, hand: Span, state: HandSoFar, off: Four, *, last: bool) -> Iterator[Row]:
    """A kong, one that is paid back, a payment of who was not ready, points taken off. last: whether the hand ends
    here."""
    by, losing = _one_gains(off), _losing(off)
    tried: list[tuple[str, int, int | None, Number]] = []
    if by is not None and not {by, *losing}.intersection(state.out):
        tried += [(events.KONG, by, None, price) for price, _ in PRICES.values()]
        tried += [(events.KONG, by, giver, PRICES[EXPOSED][0]) for giver in losing[:1]]
    if len(losing) == 1:
        tried += [(events.REFUND, losing[0], None, price) for price in sorted({price for price, _ in PRICES.values()})]
        if by is not None and last and not {by, *losing}.intersection(state.out):
            tried.append((events.NOT_READY, by, losing[0], off[by] or 0))
        if by is None and last:
            tried.append((events.FOUL, losing[0], None, -(off[losing[0]] or 0)))
    for kind, player, giver, points in dict.fromkeys(tried):
        row = _line(account, hand, kind, player, giver, points, off)
        if events.due(row, state, account.terms) == off:
            yield row


def kongs_forgotten(account: Account, hand: Span, index: int) -> Iterator[ForgottenLine]:
    """The kongs that a line can pay back which were not written down before it."""
    row, by = account.rows[index], account.rows[index].winner
    rows = account.rows[hand.start : index + 1]
    if by is None or "event" not in account.table.layout:
        return
    for at, state in enumerate(events.hands_before(rows, account.terms)):
        others = [player for player in EVERY_PLAYER if player not in (by, *state.out)]
        for giver, price in [(None, row.points), *((giver, PRICES[EXPOSED][0]) for giver in others)]:
            kong = Row(0, hand.label, hand.hand, WON, by, giver, price, event=events.KONG)
            paid = events.due(kong, state, account.terms)
            if paid is not None and paid[by] and row.points in (None, price):
                yield ForgottenLine(hand.start + at, _line(account, hand, events.KONG, by, giver, price or 0, paid))


def told(row: Row) -> Phrase:
    """What a line tells."""
    kind, by, giver = events.kind_of(row), events.actor(row), row.giver
    values = {"points": row.points, "player": None if by is None else PLAYERS[by]}
    if giver is None or kind not in (events.WIN, events.KONG, events.NOT_READY):
        return Phrase(f"line.{kind or 'unknown'}", values | {"event": row.event})
    return Phrase(f"line.{kind}_of", values | {"giver": PLAYERS[giver]})
