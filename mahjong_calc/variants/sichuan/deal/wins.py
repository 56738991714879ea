"""Wins: how each was made by the order of events, what it is worth, who pays."""

from __future__ import annotations

from collections.abc import Iterable

from ....deals.one_winner import sentence_of_win
from ....hand.hand import Circumstances
from ....hand.tiles import SEATS
from ....results.settlement import DealFinding
from ....results.transfers import Transfer
from ..payments import payments, value
from .events import Win
from .evidence import Evidence
from .kongs import give_back, rob, transfer
from .missed import Passes
from .table import Declared, Table


def win(table: Table, event: Win, evidence: Evidence, passes: Passes) -> None:
    """One tile, won on by one player or several; each hand is valued on its own."""
    if not _possible(table, event):
        return
    tile = event.tile or evidence.winning_tile(event.by, table)
    robbed = event.giver is not None and bool(event.robbing_kong)
    if robbed and event.giver:
        tile = rob(table, event.number, event.giver, tile)
    before = _kongs_before(table, event)
    event = event._replace(
        tile=tile,
        after_kong=_flag(table, event, "after_kong", event.giver is not None and bool(before)),
        replacement=_flag(
            table, event, "replacement", event.giver is None and _after_own_kong(event, before, evidence, table)
        ),
    )
    if tile and table.last_win is None:  # else another win on the tile that is counted already
        table.loose.append(tile)
    feeder = _feeder(table, event, before)
    if event.after_kong and event.giver and table.options["shot_kong"] != "refund":
        transfer(table, event.number, before, _in_turn(event.giver, event.by))
    elif event.after_kong:
        give_back(table, event.number, before, "kong_shot", table.still_in)
    for seat in event.by:
        fans = _fans(table, event, seat, evidence)
        if fans is not None:
            _pay(table, event, seat, fans, feeder)
            _check_pass(table, event, seat, fans, passes)
    if not table.has_winner:
        table.next_dealer = event.by[0] if len(event.by) == 1 else event.giver
    table.has_winner = True
    if table.options["after_win"] == "out":
        table.out += event.by
    table.run = []
    if event.last_tile:
        table.last_win = event


def _in_turn(after: str, seats: Iterable[str]) -> list[str]:
    """These players, the next in turn after one first."""
    return sorted(seats, key=lambda seat: (SEATS.index(seat) - SEATS.index(after)) % len(SEATS))


def _possible(table: Table, event: Win) -> bool:
    """Whether the players can win together, and the flags do not contradict each other."""
    known = len(table.faults)
    number = event.number
    table.acts(number, event.by, event.giver)
    if len(set(event.by)) < len(event.by):
        table.refuse("winner_twice", number=number)
    if event.giver is None:
        if len(event.by) > 1:
            table.refuse("several_self_drawn", number=number)
        for flag in ("robbing_kong", "after_kong"):
            if getattr(event, flag):
                table.refuse("needs_giver", number=number, flag=flag)
    elif event.replacement:
        table.refuse("replacement_from_other", number=number)
    if event.robbing_kong and event.last_tile:
        table.refuse("robbing_last_tile", event=number)
    for seat in event.fans:
        if seat not in event.by:
            table.refuse("fans_of_other", number=number, seat=seat)
    return len(table.faults) == known


def _kongs_before(table: Table, event: Win) -> list[Declared]:
    """The kongs that the winning tile came directly after, those that are given back when it was another's tile."""
    owner = event.giver or event.by[0]
    drawn = event.giver is None or event.robbing_kong
    if not table.run or table.run[-1].kong.by != owner or (drawn and table.run_over):
        return []
    if event.robbing_kong and not table.options["robbed_after_kong"]:
        return []
    return table.run if table.options["kongs_returned"] == "all" else table.run[-1:]


def _after_own_kong(event: Win, before: list[Declared], evidence: Evidence, table: Table) -> bool:
    """Whether a tile was drawn after an own kong: by the order of events; or by what is told, where the hand shows a
    kong that was not written, since a postponed one moves no points."""
    return bool(before) or bool(event.replacement and evidence.has_unwritten_kong(event.by[0], table))


def _flag(table: Table, event: Win, name: str, found: bool) -> bool:
    """Whether the tile came directly after a kong: the order of events says it, and what is told must agree."""
    told = getattr(event, name)
    if told and event.robbing_kong and not table.options["robbed_after_kong"]:
        table.refuse("after_kong_and_robbing", event=event.number)
    elif told is not None and told != found:
        owner = event.giver or event.by[0]
        detail = f"not_{name}" if told else f"is_{name}"
        table.refuse(detail, number=event.number, seat=owner)
    return found


def _feeder(table: Table, event: Win, before: list[Declared]) -> str | None:
    """Who pays alone for a win on a replacement, where an option says so: whose discard the last kong took."""
    pays = event.giver is None and before and table.options["fed_kong_win"] == "discard"
    return before[-1].kong.giver if pays else None


def _fans(table: Table, event: Win, seat: str, evidence: Evidence) -> int | None:
    """What a winner's hand is worth: as told, else by its tiles; where both are known they are compared."""
    told, found = event.fans.get(seat), evidence.fans_of_win(event, seat, table)
    if told is None:
        if found is None and seat not in evidence.hands_given:
            table.refuse("no_fans", number=event.number, seat=seat)
        return found
    least = len(table.kongs_of(seat))
    under_the_sea = event.last_tile and table.options["last_tile_fan"]
    least += sum(map(bool, (event.robbing_kong, event.after_kong, event.replacement, under_the_sea)))
    if told < least:
        table.refuse("fans_below_kongs", number=event.number, seat=seat, fans=told, least=least)
    elif found is not None and found != told:
        table.findings.append(DealFinding("fans_differ", event.number, seat, told, found))
    return told


def _pay(table: Table, event: Win, seat: str, fans: int, feeder: str | None) -> None:
    """The payments of a win. feeder: who pays for a self-drawn one alone, as for a discard."""
    points = value(fans, table.options["limit_fans"])
    how = Circumstances(
        seat=seat,
        discarder=event.giver,
        self_drawn=event.giver is None,
        robbing_kong=event.robbing_kong,
        after_kong=event.after_kong,
        replacement=event.replacement,
        out="".join(table.out),
    )
    values = {
        "by": seat,
        "giver": event.giver,
        "tile": event.tile or "",
        "fans": fans,
        "limit": table.options["limit_fans"],
    }
    paid = [Transfer(feeder, seat, points, "fed_kong")] if feeder else payments(points, how, table.options)
    table.add(event.number, sentence_of_win(how), paid, **values)


def _check_pass(table: Table, event: Win, seat: str, fans: int, passes: Passes) -> None:
    barring = passes.barring(seat, event.tile, fans) if event.giver else None
    if barring:
        values = {"tile": event.tile or "?", "passed": barring.tile or "?", "number": barring.number}
        table.findings.append(DealFinding("barred_win", event.number, seat, values=values))
