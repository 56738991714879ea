"""Candidates: the single changes that explain a difference, the likeliest first."""

from __future__ import annotations

from typing import Any

import pytest
from sheet_lines import EVERYTHING, VALUES_ONLY
from sheets_mutated import try_out
from sheets_told import BARE, FULL, brief, candidates, findings, read, told

from mahjong_calc.engine.rule_sets import game_of
from mahjong_calc.sheets.account import Account
from mahjong_calc.sheets.candidates.likelihood import KINDS, alike, of_value
from mahjong_calc.sheets.candidates.ranking import MOST_LOOKED_AT
from mahjong_calc.sheets.rules import sheet_of

SIZE = 40
"""Sheets for each form; `python tests/helpers/sheets_mutated.py --size 1500` runs more."""

HANDS = ["1,P1,P2,12", "2,P2,,10", "3,P3,P4,25", "4,P4,P1,9", "5,draw,,0", "6,P2,P3,14", "7,P1,,8", "8,P3,P1,31"]
RIGHT = (-6, 32, 32, -58)
"""What the hands sum to."""


def off_by(*differences: int, changed: dict[int, str] | None = None, **habits: Any) -> list[tuple[Any, ...]]:
    """The candidates where the totals of the hands above are off by these; some of the hands changed."""
    lines = [(changed or {}).get(number, line) for number, line in enumerate(HANDS, 1)]
    totals = ",".join(str(one + other) for one, other in zip(RIGHT, differences, strict=True))
    found = findings(read(BARE, *lines, f"TOTAL,,,,,,,,{totals}"), **habits)
    # Totals that do not sum up are told beside those that do not follow.
    assert [one.check.code for one in found] == ["total_differs", "total_sum"][: 2 if sum(differences) else 1]
    return [brief(one) for one in found[0].finding.candidates]


def test_the_hands_sum_up_as_said() -> None:
    assert told(BARE, *HANDS, "TOTAL,,,,,,,,-6,32,32,-58") == []


@pytest.mark.parametrize(
    ("differences", "cause"),
    [
        # d and -d on two players, or d, d, d, -3d
        ((0, 0, 9, -9), ("value", 3, "points", 25, 34)),
        ((2, -6, 2, 2), ("value", 2, "points", 10, 8)),
        ((-25, 0, 0, 25), ("discarder", 3, "discarder", "P4", "P1")),
        # -f, -f, 2f against a discard of f
        ((-25, -25, 50, 0), ("self_drawn", 3, "discarder", "P4", "")),
        ((10, 10, 10, -30), ("false_win", None, "pen P4", None, -30)),
        ((20, 20, 20, -60), ("false_win", None, "pen P4", None, -60)),
        ((0, 0, 0, -27), ("total", "TOTAL", "total P4", -85, -58)),
        ((0, 0, -9, 0), ("total", "TOTAL", "total P3", 23, 32)),
        ((38, -38, 0, 0), ("total", "TOTAL", "total P1", 32, -6)),
    ],
)
def test_a_difference_of_the_totals(differences: tuple[int, ...], cause: tuple[Any, ...]) -> None:
    assert cause in off_by(*differences)[:3]


def test_a_lone_fine_is_one_of_the_causes() -> None:
    """10 points gone from one player only: the total is wrong, or a fine was not written down."""
    assert ("fine", None, "pen P3", None, -10) in off_by(0, 0, -10, 0)[:2]


def test_a_fine_on_top_of_a_false_win_is_less_likely_than_a_fine_alone_or_digits_exchanged() -> None:
    changed = {2: "2,P2,,10,10,-30,10,10", 7: "7,P1,,8,-60,20,20,20"}
    lines = [changed.get(number, line) for number, line in enumerate(HANDS, 1)]
    found = findings(read(BARE, *lines, "TOTAL,,,,,,,,-56,22,17,-28"))
    assert {one.check.code for one in found} == {"total_differs", "total_sum", "offender_wins"}
    (causes,) = [one.finding.candidates for one in found if one.check.code == "total_differs"]
    assert {brief(one)[:3] for one in causes[:2]} == {("fine", None, "pen P3"), ("total", "TOTAL", "total P3")}


def test_penalties_of_which_several_cells_change_are_told_together() -> None:
    lines = [*HANDS[:3], "4,P4,P1,9,20,20,-60,20", *HANDS[4:]]
    found = candidates(BARE, *lines, "TOTAL,,,,,,,,4,42,2,-48")
    assert ("false_win", 4, "pen P1-P4", [20, 20, -60, 20], [10, 10, -30, 10]) in map(brief, found)


def test_penalties_inside_the_changes_of_a_sheet_where_they_stand_apart() -> None:
    line = "1,P1,P2,9,43,-47,2,2,10,-30,10,10,,,,"
    assert told(FULL, line, apart=True) == [("changes_differ", 1, "P1-P4", [43, -47, 2, 2], [33, -17, -8, -8])]
    (first, *_) = candidates(FULL, line, apart=True)
    assert first.message == "penalties_inside"
    assert told(FULL, line) == told(FULL, "1,P1,P2,9,33,-17,-8,-8,10,-30,10,10,,,,", apart=True) == []


def test_a_fine_explains_totals_without_hands() -> None:
    lines = [f"{number},,," for number in range(1, 17)]
    found = findings(read(BARE, *lines, "TOTAL,,,,,,,,61,14,-18,-67"))
    (causes,) = [one.finding.candidates for one in found if one.check.code == "total_sum"]
    assert ("fine", None, "pen P2", None, -10) in map(brief, causes)


def test_a_false_win_of_another_organisation() -> None:
    assert ("false_win", None, "pen P3", None, -40) in off_by(0, 0, -40, 0, rules="mcr-mil")[:2]


def test_a_wrong_winner() -> None:
    changed = {1: "1,P3,P2,12"}
    assert ("winner", 1, "winner", "P3", "P1") in off_by(0, 0, 0, 0, changed=changed)[:3]


def test_winner_and_discarder_exchanged() -> None:
    changed = {1: "1,P2,P1,12"}
    assert ("winner", 1, "winner", "P2", "P1") in off_by(0, 0, 0, 0, changed=changed)[:3]


def test_a_win_told_as_a_draw() -> None:
    changed = {8: "8,draw,,0"}
    assert ("winner", 8, "winner", "draw", "P3") in off_by(0, 0, 0, 0, changed=changed)[:3]


def test_adding_stopped_at_a_blank_row() -> None:
    lines = [*HANDS[:6], "7,,,", *[line.replace("7,", "8,", 1) for line in HANDS[6:7]], "9,P3,P1,31", "10,P1,P4,10"]
    sheet = read(BARE, *lines, "TOTAL,,,,,,,,-15,56,-7,-34")
    kinds = {one.check.code: [brief(each) for each in one.finding.candidates] for one in findings(sheet)}
    assert kinds.keys() == {"blank_row", "total_differs"}
    assert kinds["total_differs"][0][:3] == ("total", "TOTAL", "total")


def test_a_value_that_cannot_be_read_follows_from_the_totals() -> None:
    lines = [*HANDS[:2], "3,P3,P4,2S", *HANDS[3:], "TOTAL,,,,,,,,-6,32,32,-58"]
    assert ("value", 3, "points", "2S", 25) in [brief(one) for one in candidates(BARE, *lines)][:1]


def test_a_penalty_that_cannot_be_read_follows_from_the_changes() -> None:
    found = candidates(FULL, "1,P1,P2,12,46,-10,-38,2,10,10,-3O,10,,,,")
    assert [brief(one) for one in found] == [("false_win", 1, "pen P3", None, -30)]


def test_a_discarder_who_is_nobody_is_another_discarder() -> None:
    (one,) = candidates(FULL, "1,P1,Q,12,36,-20,-8,-8,,,,,,,,")
    assert brief(one) == ("discarder", 1, "discarder", "Q", "P2")
    assert (one.message, one.values["said"]) == ("discarder", "Q")


def test_how_usual_a_value_is_counts_in_mcr_only() -> None:
    mcr, sichuan, classical = (sheet_of(game_of(name)) for name in ("mcr", "sichuan", "classical"))
    assert of_value(mcr, 88, 12) > of_value(mcr, 77, 66)
    for sheet in (sichuan, classical):
        assert of_value(sheet, 88, 12) == KINDS["value"] * alike(88, 12)


def test_the_tiles_decide() -> None:
    """Three hands could be two points dearer or cheaper; the tiles of one of them say which it was."""
    heading = f"{BARE},hand tiles"
    lines = ["1,P1,P2,10", "2,P1,P2,12", "3,P1,P2,14", *[f"{number},draw,,0" for number in range(4, 9)]]
    totals = "TOTAL,,,,,,,,106,-58,-24,-24"
    plain = [brief(one) for one in candidates(heading, *lines, totals)]
    assert len(plain) == 3
    lines[1] = "2,P1,P2,12,,,,,,,,,35678m234p123sEE win=4m"
    found = {one.check.code: one.finding.candidates for one in findings(read(heading, *lines, totals), "mcr")}
    assert {"total_differs", "hand_worth_less"} == found.keys()
    assert brief(found["total_differs"][0]) == ("value", 2, "points", 12, 10)


def test_what_is_written_of_a_hand_decides() -> None:
    """Changes and running totals agree against the value: the value is wrong, and the only candidate."""
    lines = ["1,P1,P2,12,36,-20,-8,-8,,,,,36,-20,-8,-8", "2,P3,P4,52,-8,-8,49,-33,,,,,28,-28,41,-41"]
    assert [brief(one) for one in candidates(FULL, *lines)] == [("value", 2, "points", 52, 25)]


@pytest.mark.parametrize(
    ("changes", "totals", "last", "cause"),
    [
        ("-8,-8,49,-30", "28,-28,41,-38", "20,5,33,-55", ("value", 2, "P4", -30, -33)),
        ("-8,49,-8,-33", "28,29,-16,-41", "20,62,-24,-58", ("winner", 2, "winner", "P3", "P2")),
        ("-8,-8,43,-27", "28,-28,35,-35", "20,5,27,-52", ("value", 2, "points", 25, 19)),
        ("-9,-9,47,-29", "27,-29,39,-37", "19,4,31,-54", ("value", 2, "P1-P4", [-9, -9, 47, -29], [-8, -8, 49, -33])),
    ],
)
def test_a_mistake_that_was_carried_into_the_totals(
    changes: str, totals: str, last: str, cause: tuple[Any, ...]
) -> None:
    """The totals and the table points go on from the changes as written, so nothing else tells of the mistake."""
    lines = [
        "1,P1,P2,12,36,-20,-8,-8,,,,,36,-20,-8,-8",
        f"2,P3,P4,25,{changes},,,,,{totals}",
        f"3,P2,P4,9,-8,33,-8,-17,,,,,{last}",
        f"TOTAL,,,,,,,,,,,,{last}",
    ]
    (one,) = findings(read(FULL, *lines))
    assert one.check.code == "changes_differ"
    assert brief(one.finding.candidates[0]) == cause


def test_two_rows_exchanged_are_told_once() -> None:
    lines = [
        "1,P1,P2,12,36,-20,-8,-8,,,,,36,-20,-8,-8",
        "2,P3,P4,25,-8,-8,49,-33,,,,,28,-28,41,-41",
        "3,P2,P4,9,-8,33,-8,-17,,,,,20,5,33,-58",
    ]
    swapped = [lines[0], "2" + lines[2][1:], "3" + lines[1][1:]]
    assert brief(candidates(FULL, *swapped)[0]) == ("order", 2, "hand", 2, 3)


@pytest.mark.parametrize(
    ("heading", "line", "rules"),
    [
        (FULL, "{0},P1,P2,12,7,-9,3,0,,,,,{0},5,-3,-2", "mcr"),
        ("hand,event,winner,discarder,points,P1,P2,P3,P4", "1,kong,P1,,2,{0},-2,-2,-2", "sichuan"),
        ("hand,east,winner,points P1,points P2,points P3,points P4,P1,P2,P3,P4", "{0},P1,P1,{0},9,8,7,1,2,3,4", "classical"),
    ],
)  # fmt: skip
def test_the_search_ends_in_a_sheet_full_of_mistakes(
    heading: str, line: str, rules: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No more is tried than the bound allows, and a guess at one row does not settle the table anew."""
    size, made = 300, 0
    plain = Account.__init__

    def counted(self: Account, *given: Any) -> None:
        nonlocal made
        made += 1
        plain(self, *given)

    sheet = read(heading, *[line.format(number + 7) for number in range(size)])
    monkeypatch.setattr(Account, "__init__", counted)
    assert len(findings(sheet, rules)) >= size
    assert made <= 2 + MOST_LOOKED_AT / size


@pytest.mark.parametrize("form", [EVERYTHING, VALUES_ONLY])
def test_changes_are_found_and_explained(form: str) -> None:
    """Every change that alters a result is found, and its cause is among the first three candidates in 95 of 100."""
    tally = try_out(SIZE, form)
    assert tally.found == tally.tried
    assert tally.explained.total() >= 0.95 * tally.tried.total()
    assert len(tally.tried) >= (20 if form == EVERYTHING else 11)
