"""The limit, and what passes between four players by the values of their hands.

Everything is settled in pairs: each loser pays the winner his value, and of two losers the poorer pays the richer the
difference. Where East is one of the two, it is doubled. Options leave out either.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Any

from ...hand.circumstances import DEFAULT_LIMIT
from ...hand.hand import Circumstances
from ...hand.tiles import SEATS
from ...results.score import Note
from ...results.transfers import Transfer

EAST = "E"
NO_LIMIT = 0


def limit_of(how: Circumstances) -> int:
    """The limit of the table in points."""
    return DEFAULT_LIMIT if how.limit is None else how.limit


def cut(points: int, limit: int) -> int:
    """Points up to the limit."""
    return min(points, limit) if limit != NO_LIMIT else points


def paid(worth: int, how: Circumstances, options: Mapping[str, Any]) -> int:
    """What a hand is settled with: its worth up to the limit, unless the limit is one of payments."""
    return cut(worth, limit_of(how)) if options["limit_scope"] == "hand" else worth


def notes_on_value(worth: int, fans: Sequence[str], how: Circumstances, options: Mapping[str, Any]) -> tuple[Note, ...]:
    """What the limit took ("house full"), and by which reading of the rules there are no points."""
    total, limit = paid(worth, how, options), limit_of_payments(how, options)
    notes = [Note("house_full", {"raw": worth, "total": total})] if total < worth else []
    if limit != NO_LIMIT and not how.loser and worth * (2 if options["east_doubles"] else 1) > limit:
        notes.append(Note("payment_limit", {"limit": limit}))
    if "no_points" in fans:
        notes.append(Note("no_points_reading", {"value": options["no_points"]}))
    return tuple(notes)


def _is_doubled(payer: str, payee: str, options: Mapping[str, Any]) -> bool:
    """Whether a payment is doubled since East is one of the two."""
    return EAST in (payer, payee) and bool(options["east_doubles"])


def _owed(payer: str, payee: str, values: Mapping[str, int], winner: str) -> int:
    """What a player owes another by the values of the hands, before any doubling; 0 for nothing."""
    if payer == winner:
        return 0
    difference = values[payee] - (0 if payee == winner else values[payer])
    return max(0, difference)


def _transfer(
    payer: str, payee: str, points: int, because: str, how: Circumstances, options: Mapping[str, Any]
) -> tuple[Transfer, ...]:
    """The payment of so many points, doubled for East, up to a limit of payments, if it is more than nothing."""
    doubled = _is_doubled(payer, payee, options)
    points = cut(points * (2 if doubled else 1), limit_of_payments(how, options))
    reason = f"{because}_east" if doubled else because
    return (Transfer(payer, payee, points, reason),) if points else ()


def limit_of_payments(how: Circumstances, options: Mapping[str, Any]) -> int:
    """The limit of one payment; none where hands are cut already."""
    return limit_of(how) if options["limit_scope"] == "payment" else NO_LIMIT


def payments(total: int, how: Circumstances, options: Mapping[str, Any]) -> tuple[Transfer, ...]:
    """What the three losers pay the winner. total: the value of the winner's hand."""
    winner = how.seat or EAST
    found: list[Transfer] = []
    for seat in SEATS:
        if seat != winner:
            points = _owed(seat, winner, {winner: total}, winner)
            found += _transfer(seat, winner, points, "winner_value", how, options)
    return tuple(found)


def differences(
    values: Mapping[str, int], winner: str, how: Circumstances, options: Mapping[str, Any]
) -> tuple[Transfer, ...]:
    """What the losers pay one another, if anything. values: of all four hands. how: of the winner."""
    found: list[Transfer] = []
    if options["only_winner_paid"]:
        return ()
    for payer, payee in permutations([seat for seat in SEATS if seat != winner], 2):
        found += _transfer(payer, payee, _owed(payer, payee, values, winner), "difference", how, options)
    return tuple(found)


def fine(guilty: str, winner: str, shares: tuple[Transfer, ...]) -> tuple[Transfer, ...]:
    """The penalty: the guilty player pays what all three would have paid the winner, and nothing else is settled."""
    points = sum(one.points for one in shares)
    return (Transfer(guilty, winner, points, "penalty"),) if points else ()
