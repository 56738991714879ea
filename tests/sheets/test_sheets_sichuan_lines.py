"""Lines of a Sichuan hand that cannot follow each other, and what they should have been."""

from __future__ import annotations

from typing import Any

import pytest
from sheets_told import brief, findings, read, told

SICHUAN = "hand,event,winner,discarder,points,P1,P2,P3,P4"
FIRST = "1,win,P1,P2,4,4,-4,0,0"
SECOND = "1,win,P2,P3,4,0,4,-4,0"
THIRD = "1,win,P3,P4,4,0,0,4,-4"


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ((FIRST, "1,not ready,P1,P2,4,4,-4,0,0"), [("already_out", 1, "winner", "P1", None)]),
        ((FIRST, "1,not ready,P2,P1,4,-4,4,0,0"), [("already_out", 1, "discarder", "P1", None)]),
        ((FIRST, "1,not ready,P2,,4,-4,12,-4,-4"), [("already_out", 1, "P1", -4, 0)]),
        ((FIRST, SECOND, THIRD, "1,not ready,P4,P3,4,0,0,-4,4"), [("hand_over", 1, "event", "not ready", None)]),
        ((FIRST, SECOND, THIRD, "1,kong,P4,,0,0,0,0,0"), [("hand_over", 1, "event", "kong", None)]),
        ((FIRST, SECOND, THIRD, "1,win,P4,P1,4,-4,0,0,4"), [("hand_over", 1, "event", "win", None)]),
        ((FIRST, "1,not ready,P2,P3,4,0,4,-4,0", "1,kong,P3,P4,2,0,0,2,-2"), [("hand_over", 1, "event", "kong", None)]),
        ((FIRST, "1,not ready,P2,P3,3,0,3,-3,0"), [("points_of_result", 1, "points", 3, None)]),
        ((FIRST, "1,not ready,P2,P3,32,0,32,-32,0"), [("points_of_result", 1, "points", 32, None)]),
        # A kong shot by the third win is paid back after it, and a foul may be written at the end.
        (("1,kong,P4,P3,2,0,0,-2,2", FIRST, SECOND, THIRD, "1,refund,P4,,2,0,0,2,-2", "1,foul,P4,,1,0,0,0,-1"), []),
        ((FIRST, "2,not ready,P1,P2,16,16,-16,0,0"), []),
    ],
)
def test_lines_that_cannot_follow_each_other(lines: tuple[str, ...], expected: list[tuple[Any, ...]]) -> None:
    assert told(SICHUAN, *lines, rules="sichuan") == expected


@pytest.mark.parametrize(
    ("line", "cause"),
    [
        ("1,kng,P3,P2,2,0,-2,2,0", ("value", 1, "event", "kng", "kong")),
        ("1,win,P3,,2,0,-2,4,-2", ("value", 1, "event", "win", "kong")),
        ("1,kong,P3,P2,8,0,-8,8,0", ("value", 1, "event", "kong", "win")),
    ],
)
def test_another_event_is_a_cause(line: str, cause: tuple[Any, ...]) -> None:
    (one,) = findings(read(SICHUAN, FIRST, line), "sichuan")
    assert cause in [brief(each) for each in one.finding.candidates][:3]
