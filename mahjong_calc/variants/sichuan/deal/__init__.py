"""A whole deal of Sichuan: from what happened, in order, to every payment between the four players.

Read on in this order: `events` (what can happen), `discards` (which of them speak of one discard), `table` (what is
remembered), `kongs`, `wins`, `false_wins`, `wall_end`, `missed` (the win that was let go), `evidence` (what the tiles
say, where they are known).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....engine.rule_sets import RuleSet
from ....errors import RecordError
from ....faults import Fault
from ....results.score import Note
from ....results.settlement import Settlement
from ....results.transfers import burned, net
from . import events
from .discards import Discards, giver_of
from .evidence import Evidence
from .false_wins import false_win
from .kongs import check_turn, declare, pung
from .missed import Passes
from .table import Table
from .wall_end import wall_end
from .wins import win


def settle(record: Mapping[str, Any], rule_set: RuleSet) -> Settlement:
    """Settle a deal. record: its form was checked (`deal_form`).

    Raises RecordError with every contradiction found.
    """
    deal = events.read(record)
    table = Table(rule_set)
    passes = Passes(rule_set.options)
    evidence = Evidence(deal.hands, rule_set, table.faults)
    discards = Discards()
    for before, event in zip((None, *deal.events), deal.events, strict=False):
        _check_order(table, event)
        check_turn(table, before, event)
        fresh, giver = discards.begins(event), giver_of(event)
        if giver is not None and (tile := getattr(event, "tile", None)):
            table.thrown.setdefault(giver, []).append(tile)
        if fresh and giver is not None:
            table.discards(giver)
            passes.gave(giver)
        _check_suit(table, event, deal)
        _happen(table, event, evidence, passes)
        passes.see(event)
    evidence.check(table)
    if table.faults:
        raise RecordError(table.faults)
    return _settlement(deal, table, evidence)


def _check_order(table: Table, event: events.Event) -> None:
    if table.over:
        table.refuse("after_the_end", number=event.number)
    elif table.last_win and not _may_follow_last_tile(event, table.last_win):
        table.refuse("after_last_tile", number=event.number)


def _may_follow_last_tile(event: events.Event, last: events.Win) -> bool:
    """The end of the wall; what is told of the last discard beside, another win on it among others."""
    if isinstance(event, events.WallEnd):
        return True
    if not isinstance(event, (events.Win, events.Pass)) or last.giver is None or event.giver != last.giver:
        return False
    same = event.tile is None or last.tile is None or event.tile == last.tile
    return same and (isinstance(event, events.Pass) or bool(event.last_tile))


def _check_suit(table: Table, event: events.Event, deal: events.Deal) -> None:
    """A pung or kong of the forbidden suit is never declared."""
    if isinstance(event, (events.Kong, events.Pung)) and event.tile and event.by in deal.hands:
        forbidden = deal.hands[event.by].forbidden
        if forbidden and event.tile.endswith(forbidden):
            values = {"number": event.number, "seat": event.by, "suit": forbidden}
            table.faults.append(Fault("forbidden_suit", "forbidden_suit.declared", values))


def _happen(table: Table, event: events.Event, evidence: Evidence, passes: Passes) -> None:
    if isinstance(event, events.Kong):
        declare(table, event)
    elif isinstance(event, events.Pung):
        pung(table, event)
    elif isinstance(event, events.Win):
        win(table, event, evidence, passes)
    elif isinstance(event, events.FalseWin):
        false_win(table, event)
    elif isinstance(event, events.WallEnd):
        wall_end(table, event, evidence)
    elif isinstance(event, events.Discard):
        if table.acts(event.number, (event.by,), None):
            table.run = []
            table.loose += [event.tile] if event.tile else []
            table.add(event.number, "discard", by=event.by, tile=event.tile or "")
    elif table.acts(event.number, (event.by,), event.giver):
        table.add(event.number, "pass", by=event.by, giver=event.giver, tile=event.tile or "")


def _settlement(deal: events.Deal, table: Table, evidence: Evidence) -> Settlement:
    transfers = tuple(transfer for step in table.steps for transfer in step.transfers)
    notes = list(table.notes)
    if not table.over:
        notes.append(Note("unfinished_deal"))
    if deal.dealer is None and table.next_dealer is None:
        notes.append(Note("assumed_dealer", {"seat": "E"}))
    return Settlement(
        rules=table.rule_set.name,
        transfers=transfers,
        net=net(transfers) or {},
        next_dealer=table.next_dealer or deal.dealer or "E",
        steps=tuple(table.steps),
        options=table.rule_set.changed,
        dealer=deal.dealer,
        burned=burned(transfers),
        findings=tuple(table.findings),
        notes=tuple(notes),
        scores=evidence.scores or None,
    )
