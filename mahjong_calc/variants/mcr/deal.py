"""A whole deal of MCR: one winner, or none. Whoever wins, the deal passes on to South."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ... import api
from ...contradictions import contradiction
from ...errors import Fault, HandError, RecordError
from ...hand import Circumstances
from ...ledger import SEATS, Transfer, net
from ...result import Note, Score
from ...settlement import Finding, Settlement, Step
from .. import RuleSet
from .payments import payments

NEXT_DEALER = "S"
_HOW = ("win", "round", "self_drawn", "last_tile", "last_of_kind", "replacement", "robbing_kong", "flowers")


def settle(record: Mapping[str, Any], rule_set: RuleSet) -> Settlement:
    """Settle a deal. record: its form was checked (`deal_schemas`).

    The winner's points are told or worked out from the hand; where both are given they are compared, and what was told
    is settled. Raises RecordError or HandError with everything that cannot be.
    """
    winner = record["winner"]
    if winner in (None, "draw"):
        given = [name for name in ("from", "win", "points", "hands", *_HOW[2:]) if record.get(name)]
        _raise([contradiction("drawn_with", name=name) for name in dict.fromkeys(given)])
        return _settlement(rule_set, [Step(0, "drawn", {})], (), (), None)
    how = Circumstances(seat=winner, discarder=record["from"], **{name: record.get(name) for name in _HOW})
    _check(record, how)
    if how.discarder is None and not how.self_drawn:
        how = how._replace(self_drawn=True)
    score = _score(record, how, rule_set)
    told = record["points"]
    points = told if told is not None else score.total if score else 0
    counted = score.counted if score and told is None else points - (how.flowers or 0)
    findings: tuple[Finding, ...] = ()
    if score and told is not None and told != score.total:
        findings = (Finding("points_differ", 0, winner, told, score.total),)
    minimum = int(rule_set.options["minimum"])
    legal = counted >= minimum
    transfers: tuple[Transfer, ...] = payments(points, how) if legal else ()
    notes = () if legal else (Note("below_minimum", {"counted": counted, "minimum": minimum}),)
    values = {"by": winner, "giver": how.discarder, "tile": score.win if score else how.win, "points": points}
    step = Step(0, _what(how), values, transfers)
    return _settlement(rule_set, [step], findings, notes, {winner: score} if score else None)


def _check(record: Mapping[str, Any], how: Circumstances) -> None:
    """Contradictions that no hand is needed for."""
    faults = []
    if record["seat"] not in (None, how.seat):
        faults.append(contradiction("winner_seat", winner=how.seat, seat=record["seat"]))
    if how.discarder == how.seat:
        faults.append(contradiction("discarder_is_winner", seat=how.seat))
    if how.discarder is not None and (how.self_drawn or how.replacement):
        detail = "replacement_with_discarder" if how.replacement else "self_drawn_with_discarder"
        faults.append(contradiction(detail))
    if how.discarder is None and (how.robbing_kong or how.self_drawn is False):
        faults.append(Fault("bad_record", "bad_record.missing", {"name": "from"}))
    if record["points"] is None and how.seat not in (record["hands"] or {}):
        faults.append(contradiction("no_points", seat=how.seat))
    _raise(faults)


def _raise(faults: list[Fault]) -> None:
    if faults:
        raise RecordError(faults)


def _score(record: Mapping[str, Any], how: Circumstances, rule_set: RuleSet) -> Score | None:
    hand = (record["hands"] or {}).get(how.seat)
    if hand is None:
        return None
    try:
        read, said = api.read_hand(hand, how, rule_set)
        return api.score_hand(read, said, rule_set)
    except HandError as error:
        faults = [fault._replace(values={**fault.values, "whose": how.seat}) for fault in error.faults]
        raise HandError(faults, error.text) from None


def _what(how: Circumstances) -> str:
    if how.discarder is None:
        return "win_replacement" if how.replacement else "win_drawn"
    return "win_robbing" if how.robbing_kong else "win_discard"


def _settlement(
    rule_set: RuleSet,
    steps: list[Step],
    findings: tuple[Finding, ...],
    notes: tuple[Note, ...],
    scores: dict[str, Score] | None,
) -> Settlement:
    transfers = tuple(transfer for step in steps for transfer in step.transfers)
    return Settlement(
        rules=rule_set.name,
        transfers=transfers,
        net=net(transfers) or dict.fromkeys(SEATS, 0),
        next_dealer=NEXT_DEALER,
        steps=tuple(steps),
        options=rule_set.changed,
        dealer=SEATS[0],
        findings=findings,
        notes=notes,
        scores=scores,
    )
