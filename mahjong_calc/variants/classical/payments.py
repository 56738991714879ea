"""The limit, and what passes between four players by the values of their hands.

Everything is settled in pairs: each loser pays the winner his value, and of two losers the poorer pays the richer the
difference. Where East is one of the two, it is doubled. Options leave out either, let who discarded pay double or for
all three, and double a self-drawn win.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Any

from ...hand.circumstances import DEFAULT_LIMIT
from ...hand.flowers import MOST
from ...hand.hand import Circumstances
from ...hand.tiles import SEATS
from ...results.score import Note
from ...results.transfers import Transfer
from .fans.limit_hands import LIMIT_HAND

EAST = "E"
NO_LIMIT = 0
DOUBLE, ALL = "double", "all"
"""The values of the option `discarder_pays` by which who discarded the winning tile pays double, or for all three."""
DISCARDER, OTHER = "discarder", "other"
"""Payers by role, where it is not known who discarded."""


def limit_of(how: Circumstances) -> int:
    """The limit of the table in points."""
    return DEFAULT_LIMIT if how.limit is None else how.limit


def cut(points: int, limit: int) -> int:
    """Points up to the limit."""
    return min(points, limit) if limit != NO_LIMIT else points


def paid(worth: int, how: Circumstances, options: Mapping[str, Any]) -> int:
    """What a hand is settled with: its worth up to the limit, unless the limit is one of payments.

    A limit hand is worth the limit, and the usual one where the table has none, or what it counts if that is more.
    """
    points = worth % LIMIT_HAND
    if worth >= LIMIT_HAND:
        points = max(points, limit_of(how) or DEFAULT_LIMIT)
    return cut(points, limit_of(how)) if options["limit_scope"] == "hand" else points


def notes_on_value(worth: int, fans: Sequence[str], how: Circumstances, options: Mapping[str, Any]) -> tuple[Note, ...]:
    """What the limit took ("house full"), and by which reading of the rules there are no points."""
    points, total, limit = worth % LIMIT_HAND, paid(worth, how, options), limit_of_payments(how, options)
    notes = [Note("house_full", {"raw": points, "total": total})] if total < points else []
    if total > points:
        notes.append(Note("limit_hand", {"total": total}))
    if limit != NO_LIMIT and not how.loser and total * (2 if options["east_doubles"] else 1) > limit:
        notes.append(Note("payment_limit", {"limit": limit}))
    if isinstance(how.flowers, int) and 0 < how.flowers < MOST and asks_which_flowers(options):
        notes.append(Note("flowers_unnamed"))
    if "no_points" in fans:
        notes.append(Note("no_points_reading", {"value": options["no_points"]}))
    if worth and not how.loser and is_untold(how, options):
        notes.append(Note("discarder_untold"))
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


def asks_how_it_was_won(options: Mapping[str, Any]) -> bool:
    """Whether what is paid depends on who discarded the winning tile, or on whether anybody did."""
    return bool(options["discarder_pays"] in (DOUBLE, ALL) or options["drawn_doubles"])


def asks_which_flowers(options: Mapping[str, Any]) -> bool:
    """Whether more than the number of flower tiles counts."""
    return bool(options["with_flowers"] and (options["own_flower"] != "no" or options["flower_set"]))


def seat_counts(how: Circumstances, options: Mapping[str, Any]) -> bool:
    """Whether the seat matters whatever sets there are: where own flowers count, and to what East pays or is paid."""
    by_flowers = isinstance(how.flowers, str) and asks_which_flowers(options)
    return by_flowers or bool(options["east_doubles"] and not how.loser)


def is_untold(how: Circumstances, options: Mapping[str, Any]) -> bool:
    """Whether it is open what each player pays, since who discarded pays double, may be East, and is not told."""
    fed_by_nobody_known = not how.self_drawn and not how.discarder
    winner_is_east = (how.seat or EAST) == EAST
    return bool(
        fed_by_nobody_known and options["discarder_pays"] == DOUBLE and options["east_doubles"] and not winner_is_east
    )


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


def payments(
    total: int, how: Circumstances, options: Mapping[str, Any], absent: str | None = None
) -> tuple[Transfer, ...]:
    """What the three losers pay the winner; nothing where that is open (`is_untold`).

    total: the value of the winner's hand. A robbed kong is paid like a discard. absent: the seat of a player who is not
    there, and pays nothing.
    """
    if is_untold(how, options):
        return ()
    winner = how.seat or EAST
    giver = None if how.self_drawn else how.discarder or DISCARDER
    rule = options["discarder_pays"] if giver else None
    losers = [seat for seat in SEATS if seat not in (winner, absent)]
    if giver == DISCARDER and rule == DOUBLE:
        losers = [giver, *[OTHER] * (len(losers) - 1)]
    found: list[Transfer] = []
    for seat in losers:
        points = _owed(seat, winner, {winner: total}, winner)
        if giver is None and options["drawn_doubles"]:
            found += _transfer(seat, winner, 2 * points, "winner_value_drawn", how, options)
        elif rule == DOUBLE and seat == giver:
            found += _transfer(seat, winner, 2 * points, "winner_value_discarder", how, options)
        else:
            found += _transfer(seat, winner, points, "winner_value", how, options)
    return _for_all(giver, winner, found, "winner_value_all") if giver and rule == ALL else tuple(found)


def _for_all(payer: str, winner: str, shares: Sequence[Transfer], because: str) -> tuple[Transfer, ...]:
    """What all would have paid the winner, paid by one."""
    points = sum(one.points for one in shares)
    return (Transfer(payer, winner, points, because),) if points else ()


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
    return _for_all(guilty, winner, shares, "penalty")
