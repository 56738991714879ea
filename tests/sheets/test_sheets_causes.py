"""Causes of whole rows: table points by another order, totals beside their hands, a column passed over."""

from __future__ import annotations

from typing import Any

import pytest
from sheets_told import BARE, brief, findings, read, told

HANDS = ["1,P1,P2,12", "2,P2,,10", "3,P3,P4,25", "4,P4,P1,9", "5,draw,,0", "6,P2,P3,14", "7,P1,,8", "8,P3,P1,31"]
RIGHT = (-6, 32, 32, -58)
"""What the hands sum to."""
SICHUAN = "hand,event,winner,discarder,points,P1,P2,P3,P4,total P1,total P2,total P3,total P4"


def points_told(totals: str, points: str) -> tuple[int, list[str]]:
    """How many findings table points give, and the sentences of the causes."""
    lines = ["1,P1,P2,12", f"TOTAL,,,,,,,,{totals}", f"POINTS,,,,,,,,{points}"]
    found = [one for one in findings(read(BARE, *lines)) if one.check.code == "table_points"]
    return len(found), [cause.message for one in found for cause in one.finding.candidates]


@pytest.mark.parametrize(
    ("totals", "points", "cause"),
    [
        ("50,20,-20,-50", "0,1,2,4", "points_reversed"),
        ("50,20,20,-90", "4,2,1,0", "points_unshared"),
        ("30,30,30,-90", "4,2,1,0", "points_unshared"),
        ("50,20,-20,-50", "2,4,1,0", "points_exchanged"),
        ("50,20,-20,-50", "1,4,2,0", "points_as_due"),
    ],
)
def test_table_points_of_several_players_are_one_finding_with_one_cause(totals: str, points: str, cause: str) -> None:
    assert points_told(totals, points) == (1, [cause])


def test_table_points_as_they_should_be_are_only_said_where_nothing_else_explains_them() -> None:
    _, causes = points_told("50,20,-20,-50", "0,1,2,4")
    assert "points_as_due" not in causes


def test_table_points_under_the_changes_are_marked_there() -> None:
    heading = "hand,winner,discarder,points,P1,P2,P3,P4"
    lines = ["1,P1,P2,12,36,-20,-8,-8", "TOTAL,,,,36,-20,-8,-8", "POINTS,,,,0,4,1.5,1.5"]
    found = [one for one in told(heading, *lines) if one[0] == "table_points"]
    assert found == [("table_points", "POINTS", "P1-P4", [0, 4, 1.5, 1.5], [4, 0, 1.5, 1.5])]


@pytest.mark.parametrize("off", [(9, 0, 0, 0), (0, -20, 0, 0), (0, 0, 0, 27), (9, 0, -3, 0)])
def test_a_total_that_agrees_with_the_hands_is_never_suspected(off: tuple[int, ...]) -> None:
    totals = ",".join(str(one + by) for one, by in zip(RIGHT, off, strict=True))
    found = findings(read(BARE, *HANDS, f"TOTAL,,,,,,,,{totals}"))
    (of_sum,) = [one for one in found if one.check.code == "total_sum"]
    agreeing = {f"total P{player}" for player, by in enumerate(off, 1) if not by}
    assert agreeing.isdisjoint(cause.column for cause in of_sum.finding.candidates)
    if sum(map(bool, off)) == 1:
        (right,) = [(f"total P{player}", one) for player, (one, by) in enumerate(zip(RIGHT, off, strict=True), 1) if by]
        best = of_sum.finding.candidates[0]
        assert (best.column, best.should_be) == right


def test_points_in_the_discarders_column_are_a_cell_passed_over() -> None:
    found = findings(read("hand,winner,discarder,points", *HANDS[:1], "2,P2,25,", *HANDS[2:4]))
    assert {one.check.code for one in found} == {"unreadable_cell", "points_of_result"}
    for one in found:
        best = one.finding.candidates[0]
        assert (best.message, *brief(best)) == ("shifted", "order", 2, "discarder", "25", "")


def test_a_name_in_the_discarders_column_is_no_figure_passed_over() -> None:
    found = findings(read("hand,winner,discarder,points", *HANDS[:1], "2,P2,Bo,", *HANDS[2:4]))
    assert not [cause for one in found for cause in one.finding.candidates if cause.message == "shifted"]


def running_told(*totals: str) -> list[Any]:
    """Findings of three Sichuan hands of a line each, closed by these running totals."""
    hands = ["win,P1,P2,4,4,-4,0,0", "win,P2,P3,8,0,8,-8,0", "win,P3,P4,2,0,0,2,-2"]
    sums = ["4,-4,0,0", "0,8,-8,0", "0,0,2,-2"]
    lines: list[str] = []
    for number, (hand, closing, running) in enumerate(zip(hands, sums, totals, strict=True), 1):
        lines += [f"{number},{hand},,,,", f"TOTAL,,,,,{closing},{running}"]
    return findings(read(SICHUAN, *lines), "sichuan")


def test_running_totals_of_sichuan_hands_are_called_so() -> None:
    assert running_told("4,-4,0,0", "4,4,-8,0", "4,4,-6,-2") == []
    (one,) = running_told("4,-4,0,0", "4,5,-8,0", "4,4,-6,-2")
    assert (one.check.code, one.finding.message) == ("hand_total", "running_total.one")


@pytest.mark.parametrize(
    ("second", "third", "column", "message"),
    [
        ("4,6,-8,0", "4,6,-6,-2", "total P2", "carried"),
        ("6,6,-8,0", "6,6,-6,-2", "total", "running_row_carried"),
        ("4,6,-8,0", "4,4,-6,-2", "total P2", "running"),
    ],
)
def test_running_totals_of_sichuan_hands_that_are_wrong_alone_or_carried_on(
    second: str, third: str, column: str, message: str
) -> None:
    (one,) = running_told("4,-4,0,0", second, third)
    best = one.finding.candidates[0]
    assert (best.column, best.message) == (column, message)
