"""A whole deal of MCR: one winner, or none. Whoever wins, the deal passes on to South."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ...deals.one_winner import drawn_unless_given, drawn_with, refuse, told_win, winner_of, winning_faults
from ...engine.rule_sets import RuleSet
from ...errors import HandError
from ...faults import Fault
from ...hand.contradictions import contradiction
from ...hand.hand import Circumstances
from ...hand.tiles import SEATS
from ...results.score import Note, Score
from ...results.settlement import DealFinding, Settlement, Step
from ...results.transfers import Transfer, net
from ...scoring.one_hand import below_minimum, read_hand, score_hand
from .payments import payments

NEXT_DEALER = "S"
_OF_A_WIN = ("self_drawn", "last_tile", "last_of_kind", "replacement", "robbing_kong", "flowers")
_HOW = ("win", "round", *_OF_A_WIN)


def settle(record: Mapping[str, Any], rule_set: RuleSet) -> Settlement:
    """Settle a deal. record: its form was checked (`deal_form`).

    The winner's points are told or worked out from the hand; where both are given they are compared, and what was told
    is settled. Raises RecordError or HandError with everything that cannot be.
    """
    winner = winner_of(record)
    if winner is None:
        refuse(drawn_with(record, ("from", "win", "points", "hands", *_OF_A_WIN)))
        return _settlement(rule_set, [Step(0, "drawn", {})], (), (), None)
    how = Circumstances(seat=winner, discarder=record["from"], **{name: record.get(name) for name in _HOW})
    refuse(_told_faults(record, how, rule_set))
    how, drawn = drawn_unless_given(how)
    score = _score(record, how, rule_set)
    told = record["points"]
    points = told if told is not None else score.total if score else 0
    counted = score.counted if score and told is None else points - (how.flowers or 0)
    findings: tuple[DealFinding, ...] = ()
    if score and told is not None and told != score.total:
        findings = (DealFinding("points_differ", 0, winner, told, score.total),)
    minimum = int(rule_set.options["minimum"])
    legal = counted >= minimum
    if not legal:
        findings = (*findings, DealFinding("false_win", 0, winner, counted, minimum))
    transfers: tuple[Transfer, ...] = payments(points, how, rule_set.options) if legal else ()
    notes = drawn if legal else (*drawn, below_minimum(counted, minimum))
    values = {"by": winner, "giver": how.discarder, "tile": score.win if score else how.win, "points": points}
    step = Step(0, told_win(how), values, transfers)
    return _settlement(rule_set, [step], findings, notes, {winner: score} if score else None)


def _told_faults(record: Mapping[str, Any], how: Circumstances, rule_set: RuleSet) -> Iterator[Fault]:
    """Contradictions that no hand is needed for."""
    if record["seat"] not in (None, how.seat):
        yield contradiction("winner_seat", winner=how.seat, seat=record["seat"])
    yield from winning_faults(how, rule_set)
    if record["points"] is None and how.seat not in (record["hands"] or {}):
        yield contradiction("no_points", seat=how.seat)


def _score(record: Mapping[str, Any], how: Circumstances, rule_set: RuleSet) -> Score | None:
    hand = (record["hands"] or {}).get(how.seat)
    if hand is None:
        return None
    try:
        read, said = read_hand(hand, how, rule_set)
        return score_hand(read, said, rule_set)
    except HandError as error:
        raise error.of_seat(how.seat or "E") from None


def _settlement(
    rule_set: RuleSet,
    steps: list[Step],
    findings: tuple[DealFinding, ...],
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
