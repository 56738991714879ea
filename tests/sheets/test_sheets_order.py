"""Running totals of which several are wrong, and rows that are out of order: what is told, and what would explain it."""

from __future__ import annotations

from typing import Any

import pytest
from sheets_told import FULL, brief, findings, read, told

BASIC = "hand,winner,discarder,points"
HANDS = [
    "1,P1,P2,12,36,-20,-8,-8,,,,,36,-20,-8,-8",
    "2,P3,P4,25,-8,-8,49,-33,,,,,28,-28,41,-41",
    "3,P2,P4,9,-8,33,-8,-17,,,,,20,5,33,-58",
    "4,draw,,0,0,0,0,0,,,,,20,5,33,-58",
    "5,P4,,10,-18,-18,-18,54,,,,,2,-13,15,-4",
    "TOTAL,,,,,,,,,,,,2,-13,15,-4",
]


def with_totals(place: int, totals: str) -> list[str]:
    """The hands above, the running totals of one of them written otherwise."""
    return [",".join([*line.split(",")[:12], totals]) if at == place else line for at, line in enumerate(HANDS)]


def explained(*lines: str, heading: str = FULL, rules: str = "mcr") -> list[tuple[Any, ...]]:
    """Each finding with its sentence and those of its candidates."""
    return [
        (one.finding.code, one.finding.hand, one.finding.message, [each.message for each in one.finding.candidates])
        for one in findings(read(heading, *lines), rules)
    ]


def test_the_hands_are_right() -> None:
    assert told(FULL, *HANDS) == []


@pytest.mark.parametrize(
    ("place", "said", "message"),
    [
        (2, [28, -28, 41, -41], "running_copied"),
        (2, [20, 33, 5, -58], "running_exchanged"),
        (2, [5, 33, -58, 20], "running_row"),
        (2, [21, 5, 33, -59], "running_row"),
    ],
)
def test_every_wrong_running_total_of_a_row_is_marked(place: int, said: list[int], message: str) -> None:
    lines = with_totals(place, ",".join(map(str, said)))
    assert told(FULL, *lines) == [("running_total", 3, "total", said, [20, 5, 33, -58])]
    (one,) = findings(read(FULL, *lines))
    assert one.finding.candidates[0].message == message
    assert brief(one.finding.candidates[0])[2:] == ("total", said, [20, 5, 33, -58])


def test_running_totals_of_two_rows_exchanged() -> None:
    lines = with_totals(1, "2,-13,15,-4")
    lines[4] = HANDS[4].replace("2,-13,15,-4", "28,-28,41,-41")
    told_here = explained(*lines)
    assert [one[:2] for one in told_here] == [("running_total", 2), ("running_total", 5)]
    assert [one[3][0] for one in told_here] == ["running_rows", "running_rows"]


def test_a_draw_and_the_hand_before_it_exchanged() -> None:
    """The draw moves nothing, so the totals of one row only are wrong, all of them."""
    lines = [*HANDS[:2], "3" + HANDS[3][1:], "4" + HANDS[2][1:], *HANDS[4:]]
    other_way = with_totals(2, "28,-28,41,-41")  # the same draw, its totals put right
    assert told(FULL, *other_way)
    (one,) = findings(read(FULL, *lines))
    assert (one.finding.code, one.finding.hand) == ("running_total", 3)
    assert brief(one.finding.candidates[0]) == ("order", 3, "hand", 3, 4)


@pytest.mark.parametrize(
    ("numbers", "expected"),
    [
        ((2, 1, 3, 4), [("hand_order", 2, "hand_order", ["rows"])]),
        ((4, 1, 2, 3), [("hand_order", 4, "hand_order", ["row_moved"])]),
        ((2, 3, 4, 1), [("hand_order", 2, "hand_order", ["row_first"])]),
        # No exchange where a number lacks, stands twice or is none that there can be.
        ((3, 1, 5), [("hand_order", 3, "hand_order", []), ("hand_missing", 2, "hand_missing", []), ("hand_missing", 4, "hand_missing", [])]),
        ((1, 0, 2), [("hand_count", 0, "hand_count.low", []), ("hand_order", 1, "hand_order", [])]),
        ((1, 2, 2, 4), [("hand_twice", 2, "hand_twice", ["number"])]),
        ((1, 3, 3, 2), [("hand_twice", 3, "hand_twice", []), ("hand_order", 2, "hand_order.after", [])]),
    ],
)  # fmt: skip
def test_rows_out_of_order(numbers: tuple[int, ...], expected: list[tuple[Any, ...]]) -> None:
    lines = [f"{number},draw,,0" for number in numbers]
    assert sorted(explained(*lines, heading=BASIC), key=str) == sorted(expected, key=str)


def test_a_run_of_blank_rows_is_one_question() -> None:
    lines = ["1,draw,,0", *[f"{number},,," for number in range(2, 12)], "12,draw,,0", "13,,,", "14,draw,,0", "15,,,"]
    assert told(BASIC, *lines) == [("blank_row", 2, "winner", None, None), ("blank_row", 13, "winner", None, None)]
    first, second = findings(read(BASIC, *lines))
    assert (first.finding.message, first.finding.values) == ("blank_row.run", {"first": 2, "last": 11})
    assert (second.finding.message, second.finding.values) == ("blank_row", {"number": 13})
