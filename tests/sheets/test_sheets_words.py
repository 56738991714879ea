"""Sentences about sheets: one player, one point, self-drawn, and columns by their names in each language."""

from __future__ import annotations

import pytest
from sheets_told import BARE, FULL, findings, read

from mahjong_calc.render.check_records import candidate_message, message

EIGHT = [f"{number},draw,,0" for number in range(2, 10)]


def test_one_total_and_several() -> None:
    one = findings(read(BARE, "1,P1,,8", *EIGHT, "TOTAL,,,,,,,,47,-16,-16,-16"))[0]
    assert message(one, "en") == "the total is 47, the hands sum to 48"
    several = findings(read(BARE, "1,P1,,8", *EIGHT, "TOTAL,,,,,,,,47,-15,-16,-16"))[0]
    assert message(several, "en").startswith("P1, P2: the totals are 47 -15 -16 -16")


def test_a_win_that_was_self_drawn_has_no_discarder() -> None:
    (found,) = findings(read(FULL, "1,,,,54,-18,-18,-18,,,,,54,-18,-18,-18"))
    told = [candidate_message(one, "en") for one in found.finding.candidates]
    assert "hand 1: P1 won 10 points, self-drawn" in told
    assert not any("-)" in one for one in told)


@pytest.mark.parametrize(("lang", "said"), [("en", "points is"), ("ru", "очки"), ("zh", "“分”")])
def test_columns_are_named_in_the_language(lang: str, said: str) -> None:
    sheet = read("hand,event,winner,discarder,points", "1,not ready,P1,P2,")
    (found,) = findings(sheet, "sichuan")
    assert said in message(found, lang)


def test_one_point() -> None:
    sheet = read("hand,event,winner,discarder,points,P1,P2,P3,P4", "1,win,P1,P2,2,1,-1,0,0")
    (found,) = findings(sheet, "sichuan")
    assert candidate_message(found.finding.candidates[0], "en") == "hand 1: 1 point instead of 2"


def test_fans_in_a_sheet_of_points_are_asked_about_once_unless_the_changes_bear_them_out() -> None:
    lines = ["1,和,P1,P2,2", "1,和,P3,P4,1"]
    found = [
        one
        for one in findings(read("局,事件,和牌,点炮,番", *lines), "sichuan")
        if one.finding.code == "fans_for_points"
    ]
    assert [(one.finding.hand, one.finding.said, one.check.severity) for one in found] == [(1, 2, "question")]
    for heading in ("局,事件,和牌,点炮,番,P1,P2,P3,P4", "局,事件,和牌,点炮,分,P1,P2,P3,P4"):
        assert findings(read(heading, "1,和,P1,P2,2,2,-2,0,0"), "sichuan") == []
