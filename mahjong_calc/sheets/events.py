"""The lines of a Sichuan sheet: what each event pays, and who is still in."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ..ledger import SEATS as WINDS
from .headings import plain
from .model import SEATS, ZERO, Four, Number, Row, whole
from .payments import of_players, won

WIN, KONG, REFUND, NOT_READY, FOUL = "win", "kong", "refund", "not ready", "foul"
_NAMES = {
    WIN: ("win", "hu", "выигрыш", "ху", "和", "胡", "和牌", "胡牌"),
    KONG: ("kong", "конг", "杠", "杠牌"),
    REFUND: ("refund", "kong refund", "back", "возврат", "退杠", "退税", "退"),
    NOT_READY: ("not ready", "unready", "не готов", "неготов", "未听", "未听牌", "没叫", "未叫牌", "查叫"),
    FOUL: ("foul", "penalty", "fine", "false win", "фол", "штраф", "犯规", "罚", "罚分", "错和", "诈和", "花猪"),
}
_BY_NAME = {name: kind for kind, names in _NAMES.items() for name in names}
PIG = 48
"""What a player who keeps the forbidden suit loses at the end of the wall (its own rule set has the option)."""


def kind_of(row: Row) -> str:
    """What a line tells, "" where its word is not known; a line without a word is a win."""
    return _BY_NAME.get(plain(row.event), "") if row.event else WIN


def actor(row: Row) -> int | None:
    """Who a line is about."""
    return row.winner if row.winner is not None else row.discarder


class Hand:
    """What has happened in a hand so far."""

    def __init__(self) -> None:
        self.out: list[int] = []
        self.kongs: list[tuple[int, Four]] = []


def dues(rows: Sequence[Row], rules: str) -> list[Four | None]:
    """What each line pays, None where it does not say enough."""
    found: list[Four | None] = []
    hand, number = Hand(), None
    for row in rows:
        if row.number != number:
            hand, number = Hand(), row.number
        found.append(_due(row, hand, rules))
    return found


def _due(row: Row, hand: Hand, rules: str) -> Four | None:
    kind = kind_of(row)
    by, points = row.winner, row.points
    if row.outcome in ("blank", "drawn") and by is None and row.discarder is None:
        return ZERO
    if kind == FOUL:
        return _foul(row)
    if by is None or (points is not None and not isinstance(points, int)):
        return None
    if kind == WIN:
        return None if points is None else _win(row, by, points, hand, rules)
    if kind == KONG:
        return _kong(row, by, points, hand)
    if kind == REFUND:
        return _refund(row, by, hand)
    return _not_ready(row, by, points) if kind == NOT_READY and points is not None else None


def _win(row: Row, by: int, points: int, hand: Hand, rules: str) -> Four:
    giver = None if row.discarder == by else row.discarder
    paid = won(rules, by, giver, points, "".join(WINDS[player] for player in hand.out if player != by))
    hand.out.append(by)
    return paid


def _kong(row: Row, by: int, points: int | None, hand: Hand) -> Four | None:
    giver = row.discarder if row.discarder != by else None
    kind = kind_of_kong(giver, points)
    if not kind:
        return None
    paid = _kong_paid(by, kind, giver, tuple(hand.out))
    hand.kongs.append((by, paid))
    return paid


def kind_of_kong(giver: int | None, points: Number | None) -> str:
    """What kong was declared, "" where there is none that pays so."""
    if giver is not None:
        return "exposed" if points in (2, None) else ""
    return {2: "concealed", 1: "added", 0: "postponed"}.get(-1 if points is None else int(points), "")


@cache
def _kong_paid(by: int, kind: str, giver: int | None, out: tuple[int, ...]) -> Four:
    """By the rule of the game itself."""
    from ..variants.sichuan.deal.events import Kong
    from ..variants.sichuan.deal.kongs import payments

    still_in = [WINDS[player] for player in SEATS if player not in out]
    return of_players(payments(Kong(0, WINDS[by], kind, None, None if giver is None else WINDS[giver]), still_in))


def _refund(row: Row, by: int, hand: Hand) -> Four | None:
    """A kong of this price paid back: the one that fits what was written, else the last of this player."""
    own = [paid for owner, paid in hand.kongs if owner == by and row.points in (None, -min(one or 0 for one in paid))]
    if not own:
        return None
    fitting = [paid for paid in own if tuple(-one for one in paid if one is not None) == row.changes]
    chosen = (fitting or own)[-1]
    hand.kongs.remove((by, chosen))
    return tuple(-(one or 0) for one in chosen)


def _not_ready(row: Row, by: int, points: int) -> Four | None:
    """Each player who is not ready pays the ready one; who they are is told, or seen from what was written."""
    if row.discarder is not None and row.discarder != by:
        payers = [row.discarder]
    elif whole(row.changes):
        payers = [player for player in SEATS if player != by and (row.changes[player] or 0) < 0]
    else:
        return None
    return tuple(points * len(payers) if player == by else -points * (player in payers) for player in SEATS)


def _foul(row: Row) -> Four | None:
    """Points taken off; where the penalties have columns of their own they stand there."""
    by = actor(row)
    if any(one is not None for one in row.penalties):
        return ZERO
    if by is None or not isinstance(row.points, int):
        return None
    return tuple(-abs(row.points) if player == by else 0 for player in SEATS)
