"""The lines of a sheet: what each event pays, and who is still in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

from ....hand.tiles import SEATS
from ....sheets.headings import plain
from ....sheets.model import BLANK, DRAWN, EVERY_PLAYER, ZERO, Four, Number, Row
from ....sheets.payments import of_players, options_of, won
from ....sheets.rules import Choices, Terms
from ..deal.events import EXPOSED, Kong
from ..deal.kongs import PRICES, payments
from ..deal.wall_end import pig_payments
from ..payments import value

WIN, KONG, REFUND, NOT_READY, FOUL = "win", "kong", "refund", "not ready", "foul"
KINDS = (WIN, KONG, REFUND, NOT_READY, FOUL)
"""What lines tell, in the words of the records."""
_NAMES = {
    WIN: ("win", "hu", "выигрыш", "ху", "和", "胡", "和牌", "胡牌"),
    KONG: ("kong", "конг", "杠", "杠牌"),
    REFUND: ("refund", "kong refund", "back", "возврат", "退杠", "退税", "退"),
    NOT_READY: (
        "not ready",
        "unready",
        "без ожидания",
        "не готов",
        "неготов",
        "未听",
        "未听牌",
        "没叫",
        "未叫牌",
        "查叫",
    ),
    FOUL: ("foul", "penalty", "fine", "false win", "фол", "штраф", "犯规", "罚", "罚分", "错和", "诈和", "花猪"),
}
_BY_NAME = {name: kind for kind, names in _NAMES.items() for name in names}


def kind_of(row: Row) -> str:
    """What a line tells, "" where its word is not known; a line without a word is a win."""
    return _kind(row.event) if row.event else WIN


@lru_cache(maxsize=1_000)
def _kind(event: str) -> str:
    return _BY_NAME.get(plain(event), "")


def actor(row: Row) -> int | None:
    """Who a line is about."""
    return row.winner if row.winner is not None else row.discarder


class HandSoFar(NamedTuple):
    """What has happened in a hand so far. out: who plays no more. kongs: those not paid back, each with its owner."""

    out: tuple[int, ...] = ()
    kongs: tuple[tuple[int, Four], ...] = ()


def hands_before(rows: Sequence[Row], terms: Terms) -> list[HandSoFar]:
    """What has happened before each line."""
    nothing = HandSoFar(() if terms.absent is None else (terms.absent,))
    found: list[HandSoFar] = []
    hand, number = nothing, None
    for row in rows:
        if row.number != number:
            hand, number = nothing, row.number
        found.append(hand)
        hand = _after(row, hand, terms)
    return found


def _after(row: Row, hand: HandSoFar, terms: Terms) -> HandSoFar:
    kind, by = kind_of(row), row.winner
    if by is None or kind not in (WIN, KONG, REFUND) or due(row, hand, terms) is None:
        return hand
    if kind == WIN:
        return hand._replace(out=(*hand.out, by)) if winners_are_out(options_of(terms.rules, terms.choices)) else hand
    if kind == KONG:
        return hand._replace(kongs=(*hand.kongs, (by, _kong(row, by, hand) or ZERO)))
    at = _returned(row, by, hand, terms)
    return hand if at is None else hand._replace(kongs=hand.kongs[:at] + hand.kongs[at + 1 :])


def winners_are_out(options: Mapping[str, Any]) -> bool:
    """Whether who has won takes no more part in a hand, so that nobody wins twice."""
    return bool(options["after_win"] == "out")


def due(row: Row, hand: HandSoFar, terms: Terms) -> Four | None:
    """What a line pays, None where it does not say enough. hand: what has happened before it."""
    kind = kind_of(row)
    by, points = row.winner, row.points
    if kind == FOUL:
        return _foul(row, terms)
    if kind == WIN and row.outcome in (BLANK, DRAWN) and row.discarder is None:
        return ZERO
    if by is None or (points is not None and not isinstance(points, int)):
        return None
    if kind == WIN:
        return None if points is None else won(terms.rules, by, row.giver, points, hand.out, terms.choices)
    if kind == KONG:
        return _kong(row, by, hand)
    if kind == REFUND:
        at = _returned(row, by, hand, terms)
        return None if at is None else _given_up(row, hand.kongs[at], hand, terms)
    return _not_ready(row, by, points, terms.absent) if kind == NOT_READY and points is not None else None


def _kong(row: Row, by: int, hand: HandSoFar) -> Four | None:
    kind = kind_of_kong(row.giver, row.points)
    return _kong_paid(by, kind, row.giver, hand.out) if kind else None


def kind_of_kong(giver: int | None, points: Number | None) -> str:
    """What kong was declared, "" where there is none that pays so."""
    if giver is not None:
        return EXPOSED if points in (PRICES[EXPOSED][0], None) else ""
    return next((kind for kind, (price, _) in PRICES.items() if kind != EXPOSED and price == points), "")


@cache
def _kong_paid(by: int, kind: str, giver: int | None, out: tuple[int, ...]) -> Four:
    """What a kong pays between the players who are still in."""
    still_in = [SEATS[player] for player in EVERY_PLAYER if player not in out]
    return of_players(payments(Kong(0, SEATS[by], kind, None, None if giver is None else SEATS[giver]), still_in))


def _returned(row: Row, by: int, hand: HandSoFar, terms: Terms) -> int | None:
    """The kong of this price that is paid back: the one that fits what was written, else the last of this player."""
    own = [
        index
        for index, (owner, paid) in enumerate(hand.kongs)
        if owner == by and row.points in (None, -min(one or 0 for one in paid))
    ]
    fitting = [index for index in own if _given_up(row, hand.kongs[index], hand, terms) == row.changes]
    return (fitting or own)[-1] if own else None


def _given_up(row: Row, kong: tuple[int, Four], hand: HandSoFar, terms: Terms) -> Four:
    """What a line takes from the owner of a kong: back to those who paid, or where the points of a kong that is shot
    go to the winner, to the one that the line names."""
    by, paid = kong
    if row.giver is None or row.giver == by or options_of(terms.rules, terms.choices)["shot_kong"] == "refund":
        return _refund(kong, hand, terms)
    points = paid[by] or 0
    return tuple(points if player == row.giver else -points * (player == by) for player in EVERY_PLAYER)


def _refund(kong: tuple[int, Four], hand: HandSoFar, terms: Terms) -> Four:
    """The points of a kong back to those who paid them, or to those of them who are still in."""
    by, paid = kong
    to_out = options_of(terms.rules, terms.choices).get("refund_to_out", True)
    back = [
        -(one or 0) if player != by and (to_out or player not in hand.out) else 0 for player, one in enumerate(paid)
    ]
    back[by] = -sum(back)
    return tuple(back)


def _not_ready(row: Row, by: int, points: int, absent: int | None) -> Four | None:
    """Each player who is not ready pays the ready one; who they are is told, or seen from what was written."""
    payers: list[int] = []
    if row.discarder is not None and row.discarder != by:
        payers = [row.discarder]
    elif all(one is not None or player == absent for player, one in enumerate(row.changes)):
        payers = [player for player in EVERY_PLAYER if player != by and (row.changes[player] or 0) < 0]
    if not payers:
        return None
    return tuple(points * len(payers) if player == by else -points * (player in payers) for player in EVERY_PLAYER)


def _foul(row: Row, terms: Terms) -> Four | None:
    """Points taken off; where the penalties have columns of their own they stand there."""
    by = actor(row)
    if any(one is not None for one in row.penalties):
        return ZERO
    if by is None or not isinstance(row.points, int):
        return None
    if row.points and abs(row.points) == options_of(terms.rules, terms.choices)["pig_penalty"]:
        return _pig_paid(by, terms.rules, terms.choices)
    return tuple(-abs(row.points) if player == by else 0 for player in EVERY_PLAYER)


@cache
def values_of_hands(limit_fans: int) -> tuple[int, ...]:
    """Every value that a hand can have."""
    return tuple(value(fans, limit_fans) for fans in range(limit_fans + 1))


@lru_cache(maxsize=64)
def _pig_paid(by: int, rules: str, choices: Choices) -> Four:
    """What a player who keeps the forbidden suit loses at the end of the wall: to nobody, or to the others."""
    return of_players(pig_payments(SEATS[by], options_of(rules, choices)))
