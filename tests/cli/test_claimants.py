"""Several players claim one discard to win: one of them has it, and a note says why the others get nothing."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_calc import settle
from mahjong_calc.errors import RecordError
from mahjong_calc.hand.tiles import SEATS
from mahjong_calc.render import naming

VALUES = {"E": 10, "S": 100, "W": 30, "N": 64}
MCR: dict[str, Any] = {"rules": "mcr", "points": 30}
CLASSICAL: dict[str, Any] = {"rules": "classical", "values": VALUES}
NEAREST = {"claimants": "nearest"}


@pytest.mark.parametrize(
    ("giver", "claimants", "nearest", "farthest"),
    [
        ("E", "SN", "S", "N"),
        ("E", "SWN", "S", "N"),
        ("S", "EN", "N", "E"),
        ("W", "ES", "E", "S"),
        ("N", "WS", "S", "W"),
        ("N", "EWS", "E", "W"),
    ],
)
def test_who_has_the_tile(giver: str, claimants: str, nearest: str, farthest: str) -> None:
    """In turn after East come South, West and North."""
    for told in permutations(claimants):
        winner = {"winner": list(told), "from": giver}
        one = {"winner": nearest, "from": giver}
        assert settle({**MCR, **winner}).net == settle({**MCR, **one}).net
        assert settle({**CLASSICAL, **winner}).net == settle({**CLASSICAL, **one, "winner": farthest}).net
        assert settle({**CLASSICAL, **winner, "options": NEAREST}).net == settle({**CLASSICAL, **one}).net


def test_a_note_says_why_the_others_get_nothing() -> None:
    found = settle({**MCR, "winner": ["N", "S"], "from": "E"})
    assert [(note.key, note.values) for note in found.notes] == [
        ("claimed_too_nearest", {"seat": "S", "seats": ("N",)})
    ]
    farthest = settle({**CLASSICAL, "winner": ["N", "W", "S"], "from": "E"}).notes[0]
    assert farthest.values == {"seat": "N", "seats": ("S", "W")}
    assert naming.note(farthest, "en") == (
        "also claimed by South, West, for nothing: North comes last in turn after the discarder"
    )
    assert "Юг, Запад" in naming.note(farthest, "ru")
    assert "南、西家" in naming.note(farthest, "zh")


def test_the_hand_of_another_claimant_is_a_loser_s() -> None:
    """South and North wait for the same tile: whoever does not have it is settled with as one who did not win."""
    deal = {
        "rules": "classical",
        "from": "E",
        "win": "5s",
        "hands": {"S": "456p789s34s55m+123m", "N": "456p34s789m22p+789p"},
        "values": {"E": 0, "W": 0},
    }
    both = settle({**deal, "winner": ["S", "N"], "options": NEAREST})
    alone = settle({**deal, "winner": "S"})
    assert (both.values, both.net) == (alone.values, alone.net)
    other = settle({**deal, "winner": ["S", "N"]})
    assert other.values == settle({**deal, "winner": "N"}).values


def test_a_list_of_one_is_that_one() -> None:
    assert settle({**MCR, "winner": ["S"], "self_drawn": True}) == settle({**MCR, "winner": "S", "self_drawn": True})


@pytest.mark.parametrize(
    ("record", "message"),
    [
        ({"winner": ["S", "N"]}, "bad_record.missing"),
        ({"winner": ["S", "N"], "self_drawn": True}, "bad_record.missing"),
        ({"winner": ["S", "E"], "from": "E"}, "impossible_circumstance.discarder_is_winner"),
        ({"winner": ["S", "S"], "from": "E"}, "bad_record.twice"),
        ({"winner": ["S", "Q"], "from": "E"}, "bad_record.type"),
        ({"winner": ["S", "draw"], "from": "E"}, "bad_record.type"),
        ({"winner": [], "from": "E"}, "bad_record.type"),
        ({"winner": "Q", "from": "E"}, "bad_record.type"),
        ({"winner": ["S", "N"], "from": "E", "self_drawn": True}, "impossible_circumstance.self_drawn_with_discarder"),
    ],
)
@pytest.mark.parametrize("game", [MCR, CLASSICAL], ids=["mcr", "classical"])
def test_claims_that_cannot_be(game: dict[str, Any], record: dict[str, Any], message: str) -> None:
    with pytest.raises(RecordError) as caught:
        settle({**game, **record})
    assert [fault.message for fault in caught.value.faults] == [message]


@given(st.sampled_from(SEATS), st.sets(st.sampled_from(SEATS), min_size=1), st.integers(8, 200))
def test_the_default_changes_nothing_for_one_winner_and_claims_pay_as_one_win(
    giver: str, seats: set[str], points: int
) -> None:
    claimants = sorted(seats - {giver})
    if not claimants:
        return
    deal = {**CLASSICAL, "values": {**VALUES, claimants[0]: points}, "from": giver}
    assert settle({**deal, "winner": claimants[0], "options": {"claimants": "farthest"}}) == settle(
        {**deal, "winner": claimants[0]}
    )
    for options in ({}, NEAREST):
        found = settle({**deal, "winner": claimants, "options": options})
        winners = [one for one in claimants if settle({**deal, "winner": one, "options": options}).net == found.net]
        assert winners
