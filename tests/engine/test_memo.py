"""Tables that fill themselves: what they keep, and that forgetting changes no answer."""

from __future__ import annotations

import random
from typing import Any

from generate import generate

from mahjong_calc import score
from mahjong_calc.engine.rule_sets import rule_set
from mahjong_calc.hand.hand import Circumstances
from mahjong_calc.hand.tiles import NAMES
from mahjong_calc.reading.memo import Memo


def test_a_full_table_forgets_all_and_asks_again() -> None:
    asked: list[int] = []

    def answer(key: int) -> int:
        asked.append(key)
        return key * key

    table = Memo(answer, most=3)
    assert [table[key] for key in (1, 2, 3, 1, 4, 1)] == [1, 4, 9, 1, 16, 1]
    assert asked == [1, 2, 3, 4, 1]
    assert len(table) == 2


def test_keys_alike_share_an_answer_in_a_full_table() -> None:
    table = Memo(lambda key: key + 100, alike=lambda key: key % 10, most=1)
    assert [table[key] for key in (13, 3, 25, 13)] == [103, 103, 105, 103]


def test_reasons_are_the_same_however_little_is_remembered() -> None:
    """A file of any length keeps no more than so many answers."""
    book = rule_set("mcr-mil").book
    rng = random.Random(11)
    hands = [generate(rng) for _ in range(150)]
    texts = [(one.text(), Circumstances(win=NAMES[one.win])) for one in hands]
    before = [score(text, how, rules="mcr-mil") for text, how in texts]
    assert [one.lines for one in before]
    tables: list[Memo[Any, Any]] = [book.entries, *book.explained.values()]
    kept = [table.most for table in tables]
    assert max(kept) <= 10_000
    try:
        for table in tables:
            table.clear()
            table.most = 2
        assert [score(text, how, rules="mcr-mil") for text, how in texts] == before
        assert max(map(len, tables)) <= 3
    finally:
        for table, most in zip(tables, kept, strict=True):
            table.most = most
