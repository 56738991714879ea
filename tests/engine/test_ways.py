"""Every way to score the same hands gives the same answer: a small run of `ways.py`, with a new seed each time.

MAHJONG_CALC_WAYS sets the number of rows of each rule set.
"""

from __future__ import annotations

import os
import secrets

import pytest
import ways

from mahjong_calc.engine.rule_sets import NAMES
from mahjong_calc.files.records import Record
from mahjong_calc.files.scorer import RecordScorer


@pytest.mark.parametrize("rules", NAMES)
def test_every_way_gives_the_same_answer(rules: str) -> None:
    assert ways.run(secrets.randbits(48), int(os.environ.get("MAHJONG_CALC_WAYS", "200")), [rules]) == ""


def test_the_comparison_sees_a_wrong_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    counted = RecordScorer.counted

    def one_fan_less(desk: RecordScorer, entry: Record) -> tuple[int, int] | None:
        found = counted(desk, entry)
        return found and (found[0] & found[0] - 1, found[1])

    monkeypatch.setattr(RecordScorer, "counted", one_fan_less)
    assert ways.run(1, 20, ["mcr"]).startswith("seed 1, -r mcr")
