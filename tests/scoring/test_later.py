"""Results that are worked out when they are read are values all the same: equal, copied, pickled, never changed."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest

from mahjong_calc import Circumstances, score, waits
from mahjong_calc.results.score import Score

HAND = "34579pEEENN+567p"
HOW = Circumstances(win="8p", self_drawn=True, flowers=2)


def scored() -> Score:
    return score(HAND, HOW, rules="mcr-mil")


@pytest.mark.parametrize("read", ["total", "lines", "transfers", "net", "struck", "notes", "missed", "waits", "gb"])
def test_whichever_field_is_read_first_all_are_the_same(read: str) -> None:
    first, second = scored(), scored()
    getattr(first, read)
    assert first == second
    assert first._asdict() == second._asdict()


def test_the_sets_of_a_line_are_those_of_its_score() -> None:
    found = scored()
    by_line = [(line.fan, line.sets) for line in found.lines]
    assert found.struck
    assert [(line.fan, line.sets) for line in found.lines] == by_line
    assert dict(by_line)["pure_shifted_chows"] == (("345p", "567p", "789p"),)


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))])
def test_a_copy_is_equal(again: Callable[[Score], Score]) -> None:
    found = scored()
    assert again(found) == found
    ready = waits(HAND).waits[0].discard
    assert pickle.loads(pickle.dumps(ready)) == ready


def test_a_score_cannot_be_changed_but_made_anew() -> None:
    found = scored()
    with pytest.raises(AttributeError, match="cannot be changed"):
        found.total = 1
    with pytest.raises(AttributeError, match="cannot be changed"):
        del found.total
    other = found._replace(total=1)
    assert (other.total, found.total) == (1, 30)
    assert other != found
    assert other._replace(total=30) == found


def test_a_field_that_there_is_not_is_said_so() -> None:
    with pytest.raises(AttributeError, match="Score has no field totals"):
        _ = scored().totals  # type: ignore[attr-defined]
    assert repr(scored()).startswith("Score(rules='mcr-mil', hand='34579pEEENN+567p', win='8p'")


def test_options_of_one_score_are_not_those_of_the_next() -> None:
    scored().options["minimum"] = 1
    assert scored().options == {}
