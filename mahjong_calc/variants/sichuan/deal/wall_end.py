"""The end of the wall: ready against not ready, kongs of the not ready, and the penalty for the forbidden suit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....hand.tiles import SEATS
from ....results.score import Note
from ....results.settlement import DealFinding
from ....results.transfers import NOBODY, Transfer
from ..payments import value
from .events import NOT_READY, PIG, READY, Status, WallEnd
from .evidence import Evidence
from .kongs import give_back
from .table import Table


def wall_end(table: Table, event: WallEnd, evidence: Evidence) -> None:
    """Settle between the players without Hu; those who are out are not touched, but for refunds."""
    for seat in event.status:
        if seat in table.out:
            table.refuse("status_of_out", number=event.number, seat=seat)
    found = {seat: _status(table, event, seat, evidence) for seat in table.still_in}
    status = {seat: one for seat, one in found.items() if one is not None}
    table.add(event.number, "wall_end")
    table.ended = True
    if len(status) < len(found):
        return
    for seat, one in status.items():
        if one.state == READY:
            table.add(event.number, "state_ready", by=seat, fans=one.fans, limit=table.options["limit_fans"])
        else:
            table.add(event.number, f"state_{one.name}", by=seat)
            if one.state == PIG:
                _check_discards(table, event, seat, one, evidence)
    pigs = [seat for seat, one in status.items() if one.state == PIG and not one.only_forbidden]
    unready = [
        seat
        for seat, one in status.items()
        if one.state != READY and (seat not in pigs or table.options["pig_pays_ready"])
    ]
    alike = len(pigs) in (0, len(status)) and not any(one.state == READY for one in status.values())
    if table.options["kongs_of_alike"] == "back" or not alike:
        _annul(table, event.number, unready)
    _pay_ready(table, event.number, status, unready)
    if table.options["lone_pigs_pay"] or len(pigs) < len(status):
        _penalties(table, event.number, pigs)


def _check_discards(table: Table, event: WallEnd, seat: str, status: Status, evidence: Evidence) -> None:
    """Whether the discards told are of the forbidden suit only, which frees from the penalty."""
    forbidden = evidence.hands_given[seat].forbidden if seat in evidence.hands_given else None
    suits = {tile[1] for tile in table.thrown.get(seat, ())} | ({forbidden} if forbidden else set())
    if status.only_forbidden and len(suits) > 1:
        table.findings.append(DealFinding("state_differs", event.number, seat, status.name, PIG))
    elif status.only_forbidden is None and len(suits) < 2:
        table.notes.append(Note("assumed_other_discards", {"seat": seat}))


def _status(table: Table, event: WallEnd, seat: str, evidence: Evidence) -> Status | None:
    """How a player stands: as told, else by the tiles; where both are known they are compared."""
    written, found = event.status.get(seat), evidence.state(seat)
    if written is None:
        if found is None and seat not in evidence.hands_given:
            table.refuse("no_status", number=event.number, seat=seat)
        return found
    if written.state == PIG and written.only_forbidden is None and seat in evidence.hands_given:
        written = written._replace(only_forbidden=evidence.hands_given[seat].only_forbidden)
    if found is not None and not _agree(written, found):
        table.findings.append(DealFinding("state_differs", event.number, seat, written.name, found.name))
    elif found is not None and written.fans is not None and found.fans is not None and found.fans != written.fans:
        table.findings.append(DealFinding("fans_differ", event.number, seat, written.fans, found.fans))
    if written.state != READY:
        if written.fans:  # 0 is what a program fills in
            table.refuse("fans_of_unready", number=event.number, seat=seat, fans=written.fans)
        return written
    fans = written.fans if written.fans is not None else found.fans if found else None
    least = len(table.kongs_of(seat))
    if fans is None:
        table.refuse("no_ready_fans", number=event.number, seat=seat)
    elif fans < least:
        table.refuse("fans_below_kongs", number=event.number, seat=seat, fans=fans, least=least)
    return written._replace(fans=fans)


def _agree(written: Status, found: Status) -> bool:
    """Whether two states are the same, as far as both say."""
    known = None not in (written.only_forbidden, found.only_forbidden)
    return written.name == found.name if known else written.state == found.state


def _annul(table: Table, number: int, unready: list[str]) -> None:
    """The kong points of those who are not ready go back, of every kong in the deal."""
    to = tuple(SEATS) if table.options["refund_to_out"] else table.still_in
    for seat in unready:
        kongs = [one for one in table.kongs if one.kong.by == seat]
        give_back(table, number, kongs, "kong_not_ready", to)


def _pay_ready(table: Table, number: int, status: dict[str, Status], unready: list[str]) -> None:
    """Each player who is not ready pays each ready one the theoretical value of the hand, without the point of
    self-drawing."""
    for seat, one in status.items():
        if one.state == READY and one.fans is not None:
            points = value(one.fans, table.options["limit_fans"])
            paid = [Transfer(payer, seat, points, NOT_READY) for payer in unready]
            if paid:
                table.add(number, "paid_ready", paid, by=seat)


def _penalties(table: Table, number: int, pigs: list[str]) -> None:
    """The points of each pig; by default nobody receives them."""
    for seat in pigs if table.options["pig_penalty"] else ():
        table.add(number, "flower_pig", pig_payments(seat, table.options), by=seat)


def pig_payments(seat: str, options: Mapping[str, Any]) -> list[Transfer]:
    """What a player with the forbidden suit left pays, where there is a penalty."""
    penalty = options["pig_penalty"]
    if options["pig_penalty_to"] == "others":
        others = [other for other in SEATS if other != seat]
        return [Transfer(seat, other, penalty // len(others), "flower_pig") for other in others]
    return [Transfer(seat, NOBODY, penalty, "flower_pig")]
