"""Several players who claim one discard to win, where the game lets only one of them have it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..engine.rule_sets import RuleSet
from ..errors import RecordError
from ..faults import Fault
from ..game.fan import under
from ..hand.contradictions import contradiction
from ..hand.tiles import SEATS
from ..results.score import Note


def one_claimant(record: Mapping[str, Any], rule_set: RuleSet) -> tuple[dict[str, Any], tuple[Note, ...]]:
    """The record with the one winner whom the rules choose among several, and why the others get nothing.

    record: its form was checked; `winner` may be a list of seats. Raises RecordError where nobody discarded the tile.
    """
    claimants, giver = record.get("winner"), record.get("from")
    if not isinstance(claimants, list):
        return dict(record), ()
    faults = [Fault("bad_record", "bad_record.twice", {"name": f"winner.{one}"}) for one in repeated(claimants)]
    if giver is None and len(claimants) > 1:
        faults.append(Fault("bad_record", "bad_record.missing", {"name": "from"}))
    if giver in claimants:
        faults.append(contradiction("discarder_is_winner", seat=giver))
    if faults:
        raise RecordError(faults)
    if len(claimants) == 1:
        return {**record, "winner": claimants[0]}, ()
    begin = SEATS.index(str(giver))
    in_turn = sorted(claimants, key=lambda seat: (SEATS.index(seat) - begin) % len(SEATS))
    which = under(rule_set.game.claimants, rule_set.options)
    winner, why = (in_turn[0], "claimed_too_nearest") if which == "nearest" else (in_turn[-1], "claimed_too_farthest")
    others = tuple(seat for seat in in_turn if seat != winner)
    return {**record, "winner": winner}, (Note(why, {"seat": winner, "seats": others}),)


def repeated(seats: list[str]) -> list[str]:
    """The seats that are told more than once."""
    return [seat for seat in SEATS if seats.count(seat) > 1]
