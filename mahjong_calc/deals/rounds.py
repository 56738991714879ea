"""Which deal of the game a record is, and what comes after it: four rounds by their winds, four dealers in each.

The deals of a round are those of its four dealers, E1 to E4; where a dealer stays, so does the number.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..errors import RecordError
from ..hand.contradictions import contradiction
from ..hand.tiles import SEATS
from ..results.score import Note

DEALERS = len(SEATS)


def with_round(record: Mapping[str, Any]) -> dict[str, Any]:
    """The record with the wind of its round, where the number of the deal says it. Raises RecordError for another
    wind."""
    deal = record.get("deal")
    if deal is None:
        return dict(record)
    if record["round"] not in (None, deal[0]):
        raise RecordError([contradiction("other_round", deal=deal, seat=record["round"])])
    return {**record, "round": deal[0]}


def what_follows(deal: str, next_dealer: str) -> Note:
    """The deal after this one: the same number where East stays, the next round, or none. next_dealer: the seat that
    becomes East."""
    wind, number = deal[0], int(deal[1])
    if next_dealer == SEATS[0]:
        return Note("deal_stays", {"deal": deal})
    if number < DEALERS:
        return Note("next_deal", {"deal": f"{wind}{number + 1}"})
    if wind != SEATS[-1]:
        wind = SEATS[SEATS.index(wind) + 1]
        return Note("round_turns", {"deal": f"{wind}1", "wind": wind})
    return Note("game_ends")
