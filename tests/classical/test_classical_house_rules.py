"""Classical: what tables settle otherwise than the text, each value of each option worked by hand."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scored import scored
from test_sheets_writing import changes

from mahjong_calc import settle
from mahjong_calc.sheets.columns import VALUES

ALL = ("E", "S", "W", "N")
HANDS = {"E": 10, "S": 100, "W": 30, "N": 4}
"""South wins. East pays 200 as East, 100 without doubling; West and North 100 each. Among the losers West is paid
40 by East (20 undoubled) and 26 by North, East 12 by North (6)."""


@pytest.mark.parametrize(
    ("options", "paid"),
    [
        ({}, [-200 - 40 + 12, 400, -100 + 40 + 26, -100 - 12 - 26]),
        ({"only_winner_paid": True}, [-200, 400, -100, -100]),
        ({"east_doubles": False}, [-100 - 20 + 6, 300, -100 + 20 + 26, -100 - 6 - 26]),
        ({"only_winner_paid": True, "east_doubles": False}, [-100, 300, -100, -100]),
    ],
)
def test_who_settles_with_whom(options: dict[str, Any], paid: list[int]) -> None:
    found = settle({"rules": "classical", "winner": "S", "values": HANDS, "options": options})
    assert [found.net[seat] for seat in ALL] == paid
    assert any(one.because.endswith("_east") for one in found.transfers) == options.get("east_doubles", True)
    cells = {"winner": "P2", "east": "P1", **dict(zip(VALUES, HANDS.values(), strict=True))}
    assert changes("classical", cells, options=options) == [paid]


def test_a_penalty_is_what_all_would_have_paid() -> None:
    """South's 100: East's share is 200, or 100 where East is not doubled."""
    deal = {"rules": "classical", "winner": "S", "from": "W", "penalty": "W", "values": HANDS}
    assert settle(deal).net["W"] == -400
    assert settle({**deal, "options": {"east_doubles": "no"}}).net["W"] == -300


def test_a_single_win_has_a_net_only_where_nothing_else_is_settled() -> None:
    line = "456m456p78s99m+EEE win=9s"
    usual, alone = (scored(line, "classical", **one) for one in ({}, {"only_winner_paid": True}))
    assert usual.net is None
    assert "losers_settle" in [note.key for note in usual.notes]
    assert alone.net is not None
    assert sum(alone.net.values()) == 0
    assert "losers_settle" not in [note.key for note in alone.notes]
    assert usual.transfers == alone.transfers


@given(st.tuples(*[st.integers(0, 4000)] * 4), st.sampled_from(ALL), st.sampled_from(("hand", "payment")))
def test_defaults_that_are_named_change_nothing(values: tuple[int, ...], winner: str, scope: str) -> None:
    deal = {"rules": "classical", "winner": winner, "values": dict(zip(ALL, values, strict=True))}
    others = {"limit_scope": scope}
    named = settle({**deal, "options": others | {"only_winner_paid": "no", "east_doubles": "yes"}})
    assert named == settle({**deal, "options": others})


@given(st.tuples(*[st.integers(0, 4000)] * 4), st.sampled_from(ALL), st.booleans(), st.booleans())
def test_nothing_is_lost_and_losers_pay_nobody_else_if_told(
    values: tuple[int, ...], winner: str, alone: bool, doubles: bool
) -> None:
    deal = {"rules": "classical", "winner": winner, "values": dict(zip(ALL, values, strict=True))}
    found = settle({**deal, "options": {"only_winner_paid": alone, "east_doubles": doubles}})
    assert sum(found.net.values()) == 0
    assert not alone or all(one.payee == winner for one in found.transfers)
