"""The missed win: every case of the table, under each reading of the rule. A barred win is a finding and still paid."""

from __future__ import annotations

from typing import Any

import pytest
from deals_told import discard, kong, let_go, pung, settled, win

RU, EN, ZH, APP = (
    {"rules": "sichuan"},
    {"rules": "sichuan", "options": {"missed_win": "until_own_turn"}},
    {"rules": "sichuan-zh"},
    {"rules": "sichuan-app"},
)
PASSED = let_go("S", "W", "5p", 2)


def barred(*events: dict[str, Any], **rest: Any) -> bool:
    """Whether a win of the deal is barred."""
    return "barred_win" in [one.code for one in settled(*events, **rest).findings or ()]


@pytest.mark.parametrize(
    ("events", "said"),
    [
        pytest.param([PASSED, win("N", tile="5p", S=2)], "yes yes yes yes", id="L01 same tile, same value"),
        pytest.param(
            [let_go("S", "W", "5p", 1), win("N", tile="2p", S=1)], "no no yes yes", id="L02 the other tile of a wait"
        ),
        pytest.param(
            [let_go("S", "W", "5p", 1), kong("N", "concealed", "9s"), win("N", tile="5p", S=2)],
            "no no no yes",
            id="L03 one fan more after a kong",
        ),
        pytest.param([PASSED, discard("S", "1m"), win("E", tile="5p", S=2)], "no no no no", id="L04 after an own draw"),
        pytest.param(
            [PASSED, pung("S", "N", "9s"), discard("S", "1m"), win("E", tile="5p", S=2)],
            "yes no yes yes",
            id="L05 after an own pung",
        ),
        pytest.param([PASSED, win(tile="5p", S=2)], "no no no no", id="L06 self-drawn"),
        pytest.param([let_go("S", "W", "5p", 4), win("N", tile="5p", S=5)], "yes yes no yes", id="L07 above the limit"),
        pytest.param(
            [PASSED, win("N", tile="5p", S=3, robbing_kong=True)], "no no no yes", id="L08 robbing, one fan more"
        ),
    ],
)
def test_a_win_after_a_missed_one(events: list[dict[str, Any]], said: str) -> None:
    found = " ".join("yes" if barred(*events, **rules) else "no" for rules in (RU, EN, ZH, APP))
    assert found == said


@pytest.mark.parametrize(
    "drawn",
    [kong("S", "concealed", "9s"), kong("S", "exposed", "9s", "N"), pung("N", "S", "9s"), let_go("E", "S", "9s", 0)],
)
def test_a_kong_and_an_own_discard_that_another_takes_show_a_draw(drawn: dict[str, Any]) -> None:
    assert not barred(PASSED, drawn, win("E", tile="5p", S=2), **APP)


def test_who_passes_bars_nobody_else() -> None:
    assert not barred(PASSED, win("N", tile="5p", E=0), **APP)


def test_a_barred_win_is_paid() -> None:
    assert settled(PASSED, win("N", tile="5p", S=2)).net == {"E": 0, "S": 4, "W": 0, "N": -4}


def test_a_barred_win_names_the_pass() -> None:
    (found,) = settled(PASSED, win("N", tile="5p", S=2)).findings or ()
    assert (found.event, found.seat, found.values) == (2, "S", {"tile": "5p", "passed": "5p", "number": 1})
