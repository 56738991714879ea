"""Two mistakes at one table: both are named, in every format, where nothing but the totals speaks of them."""

from __future__ import annotations

import json

import pytest
from running import Run
from sheet_lines import EVERYTHING, VALUES_ONLY
from sheets_mutated import try_doubles
from sheets_told import BARE, brief, findings, read

CHECKED = 40
HANDS = [f"{hand},P1,P2,{8 + hand},,,,,,,," for hand in range(1, 9)]
"""Hand by hand P1 wins off P2, 9 to 16 points: 292, -164, -64, -64 in all."""


@pytest.mark.parametrize(("form", "share"), [(VALUES_ONLY, 0.75), (EVERYTHING, 0.9)])
def test_both_of_two_mistakes_are_named(form: str, share: float) -> None:
    tally = try_doubles(CHECKED, form)
    assert tally.found == tally.tried
    assert tally.explained.total() >= share * tally.tried.total()


def test_a_hand_and_a_figure_of_the_totals() -> None:
    """The hand is worth 61 instead of 16, and the last digit of a total is another."""
    lines = [*HANDS[:-1], HANDS[-1].replace(",16,", ",61,"), "TOTAL,,,,,,,,292,-164,-64,-65"]
    causes = [one.finding.candidates for one in findings(read(BARE, *lines)) if one.check.code == "total_differs"]
    named = [{brief(one)[:3], brief(one.also)[:3]} for one in causes[0][:3] if one.also]
    assert {("value", 8, "points"), ("total", "TOTAL", "total P4")} in named


def test_pairs_are_told_in_every_format_and_language(run: Run) -> None:
    text = "\n".join([BARE, *HANDS[:-1], HANDS[-1].replace(",16,", ",61,"), "TOTAL,,,,,,,,292,-164,-64,-65"])
    said = {
        form: " ".join(run("check", "-", "--format", form, "--lang", "en", stdin=text).out.split())
        for form in ("plain", "csv", "jsonl")
    }
    assert all("16 points instead of 61" in one and "P4" in one for one in said.values())
    (record,) = [
        one
        for one in map(json.loads, run("check", "-", "--format", "jsonl", stdin=text).out.splitlines())
        if one["code"] == "total_differs"
    ]
    assert {record["candidates"][0]["column"], record["candidates"][0]["also"]["column"]} == {"points", "total P4"}
    for lang, between in (("ru", ", и "), ("zh", "，且")):
        assert between in " ".join(run("check", "-", "--lang", lang, stdin=text).out.split()).replace("， 且", "，且")


def test_more_than_two_mistakes_are_said_to_be_so(run: Run) -> None:
    text = "\n".join([BARE, *HANDS, "TOTAL,,,,,,,,299,-151,-69,-777"])
    (found,) = [one for one in findings(read(BARE, *HANDS, text.splitlines()[-1])) if one.check.code == "total_differs"]
    assert found.finding.unexplained == 2
    for lang, words in (("en", "no two changes"), ("ru", "двумя изменениями"), ("zh", "任意两个改动")):
        assert words in run("check", "-", "--format", "jsonl", "--lang", lang, stdin=text).out
