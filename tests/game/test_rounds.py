"""Which deal of the game a record is, and what follows it: four rounds of four dealers each."""

from __future__ import annotations

from typing import Any

import pytest

from mahjong_calc import RecordError, settle
from mahjong_calc.notation.spoken import read_deal_of_round

WIN = {"winner": "S", "from": "W", "points": 30}
VALUES = {"E": 16, "S": 104, "W": 8, "N": 64}


def note_of(deal: dict[str, Any], rules: str) -> tuple[str, str]:
    """The note on what follows, and the deal that it names."""
    found = settle(deal, rules=rules).notes[-1]
    return found.key, found.values.get("deal", "")


@pytest.mark.parametrize("rules", ["mcr", "mcr-mil"])
def test_the_deal_passes_on_through_sixteen_deals(rules: str) -> None:
    deal, seen = "E1", list[str]()
    for _ in range(16):
        seen.append(deal)
        key, following = note_of({**WIN, "deal": deal}, rules)
        assert key == ("game_ends" if deal == "N4" else "round_turns" if deal[1] == "4" else "next_deal")
        deal = following
    assert seen == [f"{wind}{number}" for wind in "ESWN" for number in range(1, 5)]
    assert deal == ""


def test_a_classical_dealer_who_wins_stays_and_plays_the_deal_again() -> None:
    stays = {"winner": "E", "from": "W", "values": VALUES, "deal": "N4"}
    assert note_of(stays, "classical") == ("deal_stays", "N4")
    assert note_of({**stays, "winner": "S"}, "classical") == ("game_ends", "")
    drawn = {"winner": "draw", "deal": "W2"}
    assert note_of(drawn, "classical") == ("deal_stays", "W2")
    assert note_of({**drawn, "options": {"draw_dealer": "pass"}}, "classical") == ("next_deal", "W3")


@pytest.mark.parametrize("text", ["S3", "s3", "South 3", "south round 3", "Юг 3", "南3", "南三局", " Ｓ３ "])
def test_a_deal_is_named_as_people_write_it(text: str) -> None:
    assert read_deal_of_round(text) == ("S", 3)
    assert note_of({**WIN, "deal": text}, "mcr") == ("next_deal", "S4")


@pytest.mark.parametrize("text", ["S5", "S0", "3", "S", "", "P13", "S3x", "12S3", "SS3"])
def test_what_names_no_deal_is_refused_where_it_says_something(text: str) -> None:
    assert read_deal_of_round(text) is None
    if text:
        with pytest.raises(RecordError) as refused:
            settle({**WIN, "deal": text}, rules="mcr")
        assert refused.value.faults[0].values["name"] == "deal"


def test_the_round_follows_from_the_deal_and_must_not_be_another() -> None:
    hand = {"winner": "S", "from": "W", "win": "9s", "hands": {"S": "123m456p78s99s+WWW"}}
    alone, named = settle({**hand, "deal": "W2"}, rules="mcr"), settle({**hand, "round": "W"}, rules="mcr")
    assert (alone.net, alone.scores) == (named.net, named.scores)
    assert alone.net != settle({**hand, "deal": "N2"}, rules="mcr").net
    with pytest.raises(RecordError) as refused:
        settle({**hand, "deal": "W2", "round": "E"}, rules="mcr")
    assert refused.value.faults[0].message == "impossible_circumstance.other_round"


def test_nothing_is_said_of_deals_that_are_not_named() -> None:
    assert settle(WIN, rules="mcr").notes == ()
    with pytest.raises(RecordError):  # which has no rounds
        settle({"dealer": "E", "events": [], "deal": "E1"}, rules="sichuan")
