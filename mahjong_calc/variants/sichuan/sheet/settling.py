"""Ways in which people settle a line wrongly: who has won still pays, the point for self-drawing is forgotten."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from ....sheets.account import Account
from ....sheets.model import EVERY_PLAYER, PLAYERS, Four, Number, Row, set_at
from ....sheets.payments import options_of, won
from ....sheets.referee import Mispaid
from ....sheets.rules import Terms
from . import events
from .events import HandSoFar

UNUSUAL = 0.25
"""How much likelier it is that a point is forgotten than that one is added."""


def mispaid(account: Account, index: int) -> Iterator[Mispaid]:
    """Every wrong way to settle a line of a win or a kong."""
    row, hand, terms = account.rows[index], account.before[index], account.terms
    kind = events.kind_of(row)
    if row.winner is None or not isinstance(row.points, int) or kind not in (events.WIN, events.KONG, events.REFUND):
        return
    if kind == events.REFUND:
        yield from _refund(row, hand, terms)
        return
    yield from _out_pay(row, hand, terms)
    yield from _points_of_a_win(row, hand, terms) if kind == events.WIN else _kong_of_all(row, hand)


def _out_pay(row: Row, hand: HandSoFar, terms: Terms) -> Iterator[Mispaid]:
    """Players who have won pay as if they were still in."""
    won_before = [player for player in hand.out if player not in (terms.absent, row.winner)]
    for several in range(1, len(won_before) + 1) if row.giver is None else ():
        for paying in combinations(sorted(won_before), several):
            still_out = hand._replace(out=tuple(player for player in hand.out if player not in paying))
            paid = events.due(row, still_out, terms)
            if paid is not None:
                yield Mispaid(paid, "out_pays", {"names": _names(paying)})


def _names(players: Sequence[int]) -> tuple[str, ...]:
    return tuple(PLAYERS[player] for player in players)


def _points_of_a_win(row: Row, hand: HandSoFar, terms: Terms) -> Iterator[Mispaid]:
    """What a self-drawn win adds is forgotten, or added to a win off a discard."""
    assert row.winner is not None
    assert isinstance(row.points, int)
    payers = [player for player in EVERY_PLAYER if player != row.winner and player not in hand.out]
    if row.giver is None:
        yield Mispaid(_each(row.winner, payers, row.points), "no_self_drawn_point", {"points": row.points})
    elif row.giver in payers:
        drawn = won(terms.rules, row.winner, None, row.points, hand.out, terms.choices)
        yield Mispaid(_each(row.winner, [row.giver], -(drawn[row.giver] or 0)), "point_off_discard", share=UNUSUAL)


def _kong_of_all(row: Row, hand: HandSoFar) -> Iterator[Mispaid]:
    """A kong from a discard that everybody paid."""
    assert row.winner is not None
    assert isinstance(row.points, int)
    payers = [player for player in EVERY_PLAYER if player != row.winner and player not in hand.out]
    if row.giver is not None and len(payers) > 1:
        yield Mispaid(_each(row.winner, payers, row.points), "all_pay", {"giver": PLAYERS[row.giver]})


def _refund(row: Row, hand: HandSoFar, terms: Terms) -> Iterator[Mispaid]:
    """A kong paid back to those still in only, where it goes back to the others too, or the reverse."""
    options = options_of(terms.rules, terms.choices)
    to_out = not options.get("refund_to_out", True)
    others = tuple(sorted(({**dict(terms.choices), "refund_to_out": to_out}).items()))
    paid = events.due(row, hand, terms._replace(choices=others))
    if paid is not None:
        yield Mispaid(paid, "refund_to_out" if to_out else "refund_without_out")


def _each(winner: int, payers: Sequence[int], points: Number) -> Four:
    """So much from each of these to one player."""
    four: Four = tuple(-points if player in payers else 0 for player in EVERY_PLAYER)
    return set_at(four, winner, points * len(payers))
