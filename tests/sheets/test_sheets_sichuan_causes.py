"""What a referee says of a Sichuan sheet: who paid wrongly, which line lacks, what was carried on."""

from __future__ import annotations

import pytest
from sheet_lines import EVERYTHING, VALUES_ONLY
from sheets_mutated import try_out
from sheets_told import findings, read, told

from mahjong_calc.render.check_records import candidate_message, message

HEADING = "hand,event,winner,discarder,points,P1,P2,P3,P4,total P1,total P2,total P3,total P4"
BARE = "hand,event,winner,discarder,points,total P1,total P2,total P3,total P4"
SIZE = 25
"""Sheets for each form; `python tests/helpers/sheets_mutated.py --game sichuan` runs more."""


def causes(*lines: str, heading: str = HEADING, lang: str = "en", **habits: object) -> list[list[str]]:
    """The candidates of each finding in words."""
    found = findings(read(heading, *lines), "sichuan", **habits)
    return [[candidate_message(one, lang) for one in each.finding.candidates] for each in found]


FIRST = "1,win,P4,P2,4,0,-4,0,4"


def closed(*lines: str) -> list[str]:
    """The lines of a hand with all sums that go on from what is written in them."""
    total = [sum(int(line.split(",")[5 + player]) for line in lines) for player in range(4)]
    sums, shares = ",".join(map(str, total)), []
    for one in total:
        places = [4 - at for at, other in enumerate(sorted(total)[::-1]) if other == one]
        shares.append(f"{sum(places) / len(places):g}")
    ends = [f"1,TOTAL,,,,{sums},{sums}", f"TOTAL{',' * 9}{sums}", f"POINTS{',' * 9}{','.join(shares)}"]
    return [*(f"{line},,,," for line in lines), *ends]


@pytest.mark.parametrize(
    ("line", "cause"),
    [
        ("1,win,P1,,2,6,-3,-3,0", None),
        ("1,win,P1,,2,9,-3,-3,-3", "hand 1: P4 had won already and paid all the same"),
        ("1,kong,P1,,2,6,-2,-2,-2", "hand 1: P4 had won already and paid all the same"),
        ("1,win,P1,,2,4,-2,-2,0", "hand 1: what self-drawing adds was forgotten: each paid only 2 points"),
        ("1,win,P1,,1,2,-1,-1,0", "hand 1: what self-drawing adds was forgotten: each paid only 1 point"),
        ("1,win,P1,P2,2,3,-3,0,0", "hand 1: what only self-drawing adds was paid for a win off a discard"),
        (
            "1,kong,P1,P2,2,4,-2,-2,0",
            "hand 1: everybody paid for the kong from the discard of P2, who alone pays for it",
        ),
    ],
)
def test_a_line_that_was_settled_wrongly_and_carried_on(line: str, cause: str | None) -> None:
    """The sums of the hand and of the table, and the table points, go on from it, so that only the line tells."""
    said = causes(*closed(FIRST, line))
    assert said == [] if cause is None else cause in said[0][:2]


def test_who_is_out_and_paid_is_named_where_only_the_totals_tell() -> None:
    hands = [f"{hand},win,P1,P2,8,,,," for hand in range(1, 8)]
    lines = [*hands, "8,win,P4,P2,4,,,,", "8,win,P1,,2,,,,"]
    assert causes(*lines, "TOTAL,,,,,62,-63,-3,4", heading=BARE) == []
    (said,) = causes(*lines, "TOTAL,,,,,65,-63,-3,1", heading=BARE)
    assert "hand 8: P4 had won already and paid all the same" in said


def test_a_refund_to_those_who_have_won_since() -> None:
    lines = ["1,kong,P1,,2,6,-2,-2,-2", "1,win,P2,P3,4,0,4,-4,0"]
    back = closed(*lines, "1,refund,P1,,2,-4,0,2,2")
    assert "hand 1: who had won since was not paid back" in causes(*back)[0]
    assert causes(*back, options={"refund_to_out": False}) == []
    every = closed(*lines, "1,refund,P1,,2,-6,2,2,2")
    assert "hand 1: who had won since was paid back too" in causes(*every, options={"refund_to_out": False})[0]
    assert causes(*every) == []


@pytest.mark.parametrize(
    ("line", "closing", "cause"),
    [
        ("1,kong,P3,,2,0,-2,4,-2", "4,-6,4,-2", "a kong of P3, 2 points from each"),
        ("1,kong,P3,P2,2,0,-2,2,0", "4,-6,2,0", "a kong of P3 from the discard of P2"),
        ("1,win,P2,,8,0,18,-9,-9", "4,14,-9,-9", "P2 won 8 points, self-drawn"),
        ("1,win,P2,P4,8,0,8,0,-8", "4,4,0,-8", "P2 won 8 points off P4"),
        ("1,not ready,P2,P4,8,0,8,0,-8", "4,4,0,-8", "P4 was not ready and paid P2 8 points"),
        ("1,foul,P4,,24,0,0,0,-24", "4,-4,0,-24", "a foul of P4, 24 points"),
    ],
)
def test_a_line_that_lacks_is_named(line: str, closing: str, cause: str) -> None:
    lines = ["1,win,P1,P2,4,4,-4,0,0,,,,", f"1,TOTAL,,,,{closing},{closing}"]
    assert causes(lines[0], f"{line},,,,", lines[1]) == []
    (said,) = causes(*lines)
    assert said[0].startswith("hand 1: a line is missing: ")
    assert cause in said[0]


def test_a_hand_of_which_nothing_was_written_but_its_sums() -> None:
    lines = ["1,win,P1,P2,4,4,-4,0,0,,,,", "1,TOTAL,,,,4,-4,0,0,4,-4,0,0", "2,TOTAL,,,,-9,27,-9,-9,-5,23,-9,-9"]
    assert [one[:2] for one in told(HEADING, *lines)] == [("hand_total", 2)]
    assert causes(*lines) == [["hand 2: a line is missing: P2 won 8 points, self-drawn"]]


def test_a_line_that_lacks_in_a_hand_that_the_totals_do_not_tell() -> None:
    hands = [f"{hand},win,P1,P2,8,,,," for hand in range(1, 9)]
    (said,) = causes(*hands, "TOTAL,,,,,62,-66,6,-2", heading=BARE)
    assert said == ["in some hand a line is missing: P3 won 1 point, self-drawn, or a kong of P3, 2 points from each"]


def test_a_win_that_lacks_explains_why_its_winner_pays_nothing_later() -> None:
    lines = ["1,win,P1,,2,6,0,-3,-3,,,,", "1,TOTAL,,,,2,4,-3,-3,2,4,-3,-3"]
    assert causes("1,win,P2,P1,4,-4,4,0,0,,,,", *lines) == []
    every = causes(*lines)
    assert len(every) == 2
    assert all(any("a line is missing: P2 won 4 points off P1" in one for one in said) for said in every)


def test_a_kong_that_lacks_explains_what_is_paid_back() -> None:
    lines = ["1,win,P1,P2,4,4,-4,0,0,,,,", "1,refund,P3,,2,0,2,-2,0,,,,", "1,TOTAL,,,,4,-4,0,0,4,-4,0,0"]
    for said in causes(*lines):
        assert said[0] == "hand 1: a line is missing: a kong of P3 from the discard of P2"


def test_a_line_that_stands_twice() -> None:
    lines = ["1,kong,P3,,2,-2,-2,6,-2,,,,", "1,win,P1,P2,4,4,-4,0,0,,,,", "1,TOTAL,,,,2,-6,6,-2,2,-6,6,-2"]
    assert causes(*lines) == []
    assert causes(lines[0], *lines)[0][0] == "hand 1: a line stands twice: a kong of P3, 2 points from each"
    (win,) = [said for said in causes(lines[0], lines[1], *lines[1:]) if any("twice" in one for one in said)][:1]
    assert "hand 1: a line stands twice: P1 won 4 points off P2" in win


def test_an_earlier_line_explains_what_a_later_one_pays() -> None:
    """P2 did not win 2 points off P3 but declared a kong, and so pays for what P1 draws."""
    lines = ["1,win,P2,P3,2,0,2,-2,0,,,,", "1,win,P1,,4,15,-5,-5,-5,,,,", "1,TOTAL,,,,15,-3,-7,-5,15,-3,-7,-5"]
    (said,) = causes(*lines)
    assert "hand 1: the event is kong, not win" in said


@pytest.mark.parametrize(
    ("line", "closing", "cause"),
    [
        ("1,kong,P1,P2,2,4,0,-2,-2", "4,0,-2,-2", None),
        ("1,kong,P1,P2,2,6,-2,-2,-2", "6,-2,-2,-2", "hand 1: the kong is not from the discard of P2: each pays for it"),
        ("1,kong,P1,,2,2,-2,0,0", "2,-2,0,0", "hand 1: the kong is from the discard of P2, who alone pays for it"),
        ("1,kong,P1,P2,2,2,0,-2,0", "2,0,-2,0", "hand 1: the kong is from the discard of P3, not of P2"),
        ("1,kong,P3,P2,2,2,-2,0,0", "2,-2,0,0", "hand 1: the kong is that of P1, not of P3"),
        ("1,not ready,P1,P2,2,2,0,-2,0", "2,0,-2,0", "hand 1: P3 was not ready, not P2"),
        ("1,not ready,P3,P2,2,2,-2,0,0", "2,-2,0,0", "hand 1: P1 was ready, not P3"),
    ],
)
def test_kongs_and_ready_hands_are_not_spoken_of_as_wins(line: str, closing: str, cause: str | None) -> None:
    (said,) = causes(f"{line},,,,", f"1,TOTAL,,,,{closing},{closing}")
    assert not any("self-drawn, not" in one or "winner" in one for one in said)
    assert cause is None or cause in said


def test_running_totals_that_are_carried_on_are_told_so() -> None:
    lines = ["1,win,P1,P2,4,4,-4,0,0,,,,", "1,TOTAL,,,,4,-4,0,0,14,-4,0,0"]
    lines += ["2,win,P1,P2,4,4,-4,0,0,,,,", "2,TOTAL,,,,4,-4,0,0,18,-8,0,0", f"TOTAL{',' * 9}18,-8,0,0"]
    (found,) = findings(read(HEADING, *lines, f"POINTS{',' * 9}4,1,2.5,2.5"), "sichuan")
    assert message(found, "en") == "the running total is 14, it should be 4; later totals go on from it"
    assert message(found, "ru") == "промежуточный итог 14, должен быть 4; дальше считали от него"
    assert message(found, "zh") == "累计记为 14，应为 4；其后各局沿用了此数"
    (cause,) = [candidate_message(one, "en") for one in found.finding.candidates]
    assert cause == "hand 1: the running total of P1 is 4, not 14, and so on from there"


def test_table_points_that_go_along_with_a_carried_total_are_no_second_mistake() -> None:
    """The carried total changes the places, and the table points follow it."""
    lines = ["1,win,P1,P2,4,4,-4,0,0,,,,", "1,TOTAL,,,,4,-4,0,0,4,-4,9,0"]
    lines += ["2,win,P1,P2,4,4,-4,0,0,,,,", "2,TOTAL,,,,4,-4,0,0,8,-8,9,0", f"TOTAL{',' * 9}8,-8,9,0"]
    assert causes(*lines, f"POINTS{',' * 9}3,1,4,2") == [
        ["hand 1: the running total of P3 is 0, not 9, and so on from there"]
    ]


@pytest.mark.parametrize(("form", "share"), [(EVERYTHING, 0.99), (VALUES_ONLY, 0.85)])
def test_changes_of_sichuan_sheets_are_found_and_explained(form: str, share: float) -> None:
    tally = try_out(SIZE, form, game="sichuan")
    assert tally.found == tally.tried
    assert tally.explained.total() >= share * tally.tried.total()
    assert len(tally.tried) >= (30 if form == EVERYTHING else 16)


@pytest.mark.parametrize(
    ("lang", "paid", "lacks"),
    [
        (
            "ru",
            "раздача 1: заплатили и уже выигравшие: P4",
            "раздача 1: не хватает строки: P3 выиграл 1 очко со стены, или конг P3, по 2 очка с каждого",
        ),
        ("zh", "第 1 局：P4 已和牌，不应再付，却照付了", "第 1 局：漏记一行：P3 自摸 1 分，或 P3 杠，各家付 2 分"),
    ],
)
def test_causes_are_told_in_every_language(lang: str, paid: str, lacks: str) -> None:
    assert paid in causes(*closed(FIRST, "1,win,P1,,2,9,-3,-3,-3"), lang=lang)[0]
    kong = closed("1,kong,P3,,2,-2,-2,6,-2", FIRST)
    assert causes(*kong[1:], lang=lang)[0][0].startswith(lacks)
