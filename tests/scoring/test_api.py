"""The Python interface: what it returns, what it raises, and that it costs nothing until it is used."""

from __future__ import annotations

import itertools
import pickle
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial

import pytest

import mahjong_calc
from mahjong_calc import (
    Circumstances,
    HandError,
    NotAWin,
    RulesError,
    Score,
    add_rules,
    api,
    parse,
    score,
    score_many,
    waits,
)
from mahjong_calc.api import Asked
from mahjong_calc.engine.own import OWN

HANDS: list[Asked] = [
    "123m456p789sEE+PPP",
    ("12m456p789sEE+PPP", Circumstances(win="3m")),
    "123m456x",
    "123m456p789sEESWN",
]


def test_every_public_name_is_there() -> None:
    assert all(getattr(mahjong_calc, name) for name in mahjong_calc.__all__)
    with pytest.raises(AttributeError):
        _ = mahjong_calc.nothing


def test_importing_the_package_imports_nothing_of_it() -> None:
    code = "import sys, mahjong_calc; print(sorted(name for name in sys.modules if name.startswith('mahjong_calc')))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['mahjong_calc', 'mahjong_calc.version']"


def test_the_core_needs_neither_typer_nor_rich_nor_pydantic() -> None:
    code = (
        "import sys; from mahjong_calc import score; score('123m456p789sEE+PPP');"
        "print([name for name in ('typer', 'rich', 'pydantic', 'csv', 'json', 'difflib') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_parsed_hand_and_its_text_score_alike() -> None:
    text = "34579pEEENN+567p"
    how = Circumstances(win="8p", self_drawn=True, flowers=2)
    assert score(text, how) == score(parse(text), how)


def test_faults_come_all_at_once_with_their_places() -> None:
    with pytest.raises(HandError) as caught:
        score("123m45x6+12s")
    assert [(fault.code, fault.column) for fault in caught.value.faults] == [
        ("unknown_symbol", 7),
        ("bad_meld", 9),
    ]
    assert "unknown symbol" in str(caught.value)


def test_a_hand_that_is_no_win_keeps_its_gb_form() -> None:
    with pytest.raises(NotAWin) as caught:
        score("123m456p789sEESWN")
    assert caught.value.gb == "123m789s456pEESW" + "N|EE0000|"


def test_unknown_rules_and_options_are_refused_with_a_near_name() -> None:
    with pytest.raises(RulesError, match="mcr-mil"):
        score("123m456p789sEE+PPP", rules="mcr-mli")
    with pytest.raises(RulesError, match="minimum"):
        score("123m456p789sEE+PPP", options={"minimun": 6})


def test_waits_returns_every_winning_tile() -> None:
    found = waits("1112345678999m")
    assert [wait.win for wait in found.waits] == [f"{rank}m" for rank in range(1, 10)]
    assert found.best is not None
    assert found.best.discard.total >= 88


def test_errors_travel_between_processes() -> None:
    for text in ("123m45x6", "123m456p789sEESWN"):
        with pytest.raises(HandError) as caught:
            score(text)
        again = pickle.loads(pickle.dumps(caught.value))
        assert (type(again), again.faults, again.text) == (type(caught.value), caught.value.faults, text)


def test_score_many_keeps_order_and_costs_no_other_hand() -> None:
    one_by_one = list(score_many(HANDS))
    assert [type(result) for result in one_by_one] == [Score, Score, HandError, NotAWin]
    with ThreadPoolExecutor(2) as threads:
        assert list(map(str, score_many(HANDS, jobs=threads))) == list(map(str, one_by_one))
    with ProcessPoolExecutor(2) as processes:
        assert list(map(str, score_many(HANDS, executor=processes))) == list(map(str, one_by_one))
    assert list(map(str, score_many(HANDS, jobs=2))) == list(map(str, one_by_one))
    with pytest.raises(RulesError):
        score_many(HANDS, rules="none")


def test_score_many_takes_no_more_hands_than_it_needs() -> None:
    taken = itertools.count()
    endless = (HANDS[next(taken) % len(HANDS)] for _ in itertools.repeat(None))
    with ThreadPoolExecutor(2) as threads:
        for found in (score_many(endless), score_many(endless, executor=threads)):
            before = next(taken)
            assert [type(one) for one in itertools.islice(found, 3)].count(Score) >= 1
            assert next(taken) - before <= 2 + api.CHUNK * (api.AHEAD + 1)
            found.close()  # type: ignore[attr-defined]


def test_score_many_sends_rule_sets_of_ones_own() -> None:
    """As to a process of another machine, which has not read our file of rules."""
    add_rules("our-club", "mcr", {"minimum": 30})
    try:
        chunk = pickle.loads(pickle.dumps(partial(api._score_all, rules="our-club", options={}, own=dict(OWN))))
        OWN.clear()
        (found,) = chunk(HANDS[:1])
        assert isinstance(found, Score)
        assert (found.rules, found.minimum) == ("our-club", 30)
    finally:
        OWN.clear()
