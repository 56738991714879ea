"""Classical: the discarder pays double or for all, a drawn win is doubled; worked by hand in deal, hand and sheet."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scored import scored
from sheets_told import brief, candidates, told
from test_sheets_writing import changes

from mahjong_calc import settle
from mahjong_calc.errors import RecordError
from mahjong_calc.sheets.columns import VALUES
from mahjong_calc.variants.classical.sheet.settlement import settle_four_values

ALL = ("E", "S", "W", "N")
HANDS = {"E": 10, "S": 100, "W": 30, "N": 4}
"""South wins: East owes 200, West and North 100 each. Losers: East gives West 40 and gets 12 of North, West 26 of
North, so that beside the winner East is at -28, West at +66, North at -38."""
RULES = ("own_share", "double", "all")

CASES: list[tuple[dict[str, Any], str, list[int]]] = [
    # house rules, who discarded ("" for nobody), what E, S, W, N gain
    ({}, "E", [-228, 400, -34, -138]),
    ({"discarder_pays": "double"}, "E", [-400 - 28, 600, -100 + 66, -100 - 38]),
    ({"discarder_pays": "double"}, "W", [-200 - 28, 500, -200 + 66, -100 - 38]),
    ({"discarder_pays": "double"}, "", [-200 - 28, 400, -100 + 66, -100 - 38]),
    ({"discarder_pays": "all"}, "E", [-400 - 28, 400, 66, -38]),
    ({"discarder_pays": "all"}, "W", [-28, 400, -400 + 66, -38]),
    ({"discarder_pays": "all"}, "", [-200 - 28, 400, -100 + 66, -100 - 38]),
    ({"drawn_doubles": True}, "W", [-228, 400, -34, -138]),
    ({"drawn_doubles": True}, "", [-400 - 28, 800, -200 + 66, -200 - 38]),
    ({"discarder_pays": "double", "drawn_doubles": True}, "N", [-200 - 28, 500, -100 + 66, -200 - 38]),
    ({"discarder_pays": "double", "east_doubles": False}, "E", [-200 - 14, 400, -100 + 46, -100 - 32]),
    ({"discarder_pays": "all", "only_winner_paid": True}, "N", [0, 400, 0, -400]),
]


def net(giver: str, winner: str = "S", values: dict[str, int] = HANDS, **options: Any) -> list[int]:
    """What E, S, W and N gain. giver: who discarded, "" for nobody."""
    how = {"from": giver} if giver else {"self_drawn": True}
    found = settle({"rules": "classical", "winner": winner, "values": values, **how, "options": options})
    return [found.net[seat] for seat in ALL]


@pytest.mark.parametrize(("options", "giver", "expected"), CASES)
def test_who_pays_how_much(options: dict[str, Any], giver: str, expected: list[int]) -> None:
    assert net(giver, **options) == expected
    cells = {"winner": "P2", "east": "P1", **dict(zip(VALUES, HANDS.values(), strict=True))}
    gave = f"P{ALL.index(giver) + 1}" if giver else ""
    assert changes("classical", cells | {"discarder": gave}, options=options) == [expected]


def test_east_who_wins_is_paid_double_of_what_each_owes() -> None:
    values = {"E": 100, "S": 0, "W": 0, "N": 0}
    assert net("S", "E", values, discarder_pays="double") == [800, -400, -200, -200]
    assert net("S", "E", values, discarder_pays="all") == [600, -600, 0, 0]
    assert net("", "E", values, drawn_doubles=True) == [1200, -400, -400, -400]


def test_a_robbed_kong_is_a_discard_and_a_free_tile_is_drawn() -> None:
    deal = {"rules": "classical", "winner": "S", "values": HANDS, "options": {"discarder_pays": "double"}}
    robbed = settle({**deal, "from": "W", "robbing_kong": True})
    assert robbed.net["W"] == -200 + 66
    free = settle({**deal, "replacement": True, "options": {"drawn_doubles": True}})
    assert free.net["W"] == -200 + 66


def test_a_penalty_is_what_all_would_have_paid_by_the_same_rules() -> None:
    """East's share is 200, North's 100, that of West, who discarded, 100 or doubled 200."""
    deal = {"rules": "classical", "winner": "S", "from": "W", "penalty": "W", "values": HANDS}
    for rule, paid in (("own_share", 400), ("double", 500), ("all", 400)):
        found = settle({**deal, "options": {"discarder_pays": rule}})
        assert [found.net[seat] for seat in ALL] == [0, paid, -paid, 0]


def test_a_limit_of_payments_cuts_each_share() -> None:
    """To 150: West's doubled 200 and East's 200; who pays for all pays the cut shares."""
    deal = {"rules": "classical", "winner": "S", "from": "W", "limit": 150, "values": HANDS}
    for rule, paid in (("double", 150 + 150 + 100), ("all", 150 + 100 + 100)):
        found = settle({**deal, "options": {"discarder_pays": rule, "limit_scope": "payment"}})
        assert found.net["S"] == paid


HAND = "456p789s34s55m+123m win=5s"
"""20 points, doubled for no points: 40 on a discard, 44 drawn."""


@pytest.mark.parametrize(
    ("words", "rule", "paid"),
    [
        ("seat=S from=W", "double", {"E": 80, "W": 80, "N": 40}),
        ("seat=S from=W", "all", {"W": 160}),
        ("seat=S", "all", {"discarder": 160}),
        ("seat=E", "all", {"discarder": 240}),
        ("seat=E from=N", "double", {"S": 80, "W": 80, "N": 160}),
        ("seat=S self-drawn", "double", {"E": 88, "W": 44, "N": 44}),
    ],
)
def test_a_single_win_is_paid_by_the_same_rules(words: str, rule: str, paid: dict[str, int]) -> None:
    found = scored(f"{HAND} {words}", "classical", discarder_pays=rule)
    assert {one.payer: one.points for one in found.transfers} == paid


def test_east_paid_by_roles_where_the_discarder_is_not_told() -> None:
    found = scored(f"{HAND} seat=E", "classical", discarder_pays="double")
    assert [(one.payer, one.points) for one in found.transfers] == [("discarder", 160), ("other", 80), ("other", 80)]


def test_what_each_pays_is_left_open_where_east_may_have_discarded() -> None:
    found = scored(f"{HAND} seat=S", "classical", discarder_pays="double")
    assert found.transfers == ()
    assert "discarder_untold" in [note.key for note in found.notes]
    plain = scored(f"{HAND} seat=S", "classical", discarder_pays="double", east_doubles="no")
    assert [(one.payer, one.points) for one in plain.transfers] == [("discarder", 80), ("other", 40), ("other", 40)]


def test_a_deal_of_values_says_how_it_was_won_where_that_matters() -> None:
    deal: dict[str, Any] = {"rules": "classical", "winner": "S", "values": HANDS}
    assert [note.key for note in settle({**deal, "options": {"drawn_doubles": True}}).notes] == ["assumed_drawn"]
    assert settle(deal).notes == ()
    with pytest.raises(RecordError) as caught:
        settle({**deal, "self_drawn": False, "options": {"discarder_pays": "all"}})
    assert [fault.values for fault in caught.value.faults] == [{"name": "from"}]


values_of_hands = st.tuples(*[st.integers(0, 2000)] * 4)
givers = st.sampled_from(("", *ALL))


@given(values_of_hands, st.sampled_from(ALL), givers)
def test_defaults_that_are_named_change_nothing(values: tuple[int, ...], winner: str, giver: str) -> None:
    told_values = dict(zip(ALL, values, strict=True))
    giver = "" if giver == winner else giver
    usual = net(giver, winner, told_values)
    assert net(giver, winner, told_values, discarder_pays="own_share", drawn_doubles="no") == usual


@settings(deadline=None, max_examples=60)
@given(
    *(values_of_hands, st.integers(0, 3), st.integers(0, 3), st.integers(0, 3)),
    *(st.sampled_from(RULES), st.booleans(), st.booleans(), st.booleans()),
)
def test_deal_sheet_and_workbook_pay_alike(
    values: tuple[int, ...], winner: int, giver: int, east: int, rule: str, drawn: bool, alone: bool, doubles: bool
) -> None:
    """With any house rules: a giver equal to the winner stands for none."""
    options = {"discarder_pays": rule, "drawn_doubles": drawn, "only_winner_paid": alone, "east_doubles": doubles}
    fed_by = None if giver == winner else giver
    by_sheet = settle_four_values(values, winner, east, tuple(options.items()), None, fed_by)
    assert sum(one or 0 for one in by_sheet) == 0
    cells = {"winner": f"P{winner + 1}", "east": f"P{east + 1}", **dict(zip(VALUES, values, strict=True))}
    gave = "" if fed_by is None else f"P{fed_by + 1}"
    assert changes("classical", cells | {"discarder": gave}, options=options) == [list(by_sheet)]
    seats = {ALL[(player - east) % 4]: values[player] for player in range(4)}
    seat = "" if fed_by is None else ALL[(fed_by - east) % 4]
    by_deal = net(seat, ALL[(winner - east) % 4], seats, **options)
    assert [by_deal[(player - east) % 4] for player in range(4)] == list(by_sheet)


SHEET = "hand,east,winner,discarder,points P1,points P2,points P3,points P4,P1,P2,P3,P4"
DOUBLE = {"discarder_pays": "double"}


def test_a_sheet_is_checked_by_the_rule() -> None:
    row = "1,P1,P2,P3,10,100,30,4,-228,500,-134,-138"
    assert told(SHEET, row, rules="classical", options=DOUBLE) == []
    assert told(SHEET, row, remarks=["# rules: classical", "# options: discarder_pays=double"]) == []
    assert [one[0] for one in told(SHEET, row, rules="classical")] == ["changes_differ"]


def test_another_discarder_explains_what_was_paid() -> None:
    found = candidates(SHEET, "1,P1,P2,P4,10,100,30,4,-228,500,-134,-138", rules="classical", options=DOUBLE)
    assert brief(found[0]) == ("discarder", 1, "discarder", "P4", "P3")


def test_a_sheet_that_does_not_say_who_discarded_is_incomplete() -> None:
    heading = SHEET.replace("discarder,", "")
    row = "1,P1,P2,10,100,30,4,-228,500,-134,-138"
    assert told(heading, row, rules="classical", options=DOUBLE) == [("row_incomplete", 1, "discarder", None, None)]


def test_with_three_players_nobody_pays_for_who_is_not_there() -> None:
    """South's 100, West away: East's 200 and North's 100, borne by North."""
    choices = (("discarder_pays", "all"), ("only_winner_paid", "yes"))
    assert settle_four_values((0, 100, 0, 0), 1, 0, choices, 2, 3) == (0, 300, 0, -300)
