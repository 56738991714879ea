"""Account once: "when you have combined some sets to create a fan, you may combine any remaining sets only once with a
set that has already been combined".

Every multiset of up to four chows is counted here straight from that sentence: combinations are put down one after
another, and each may hold one set that is used already at most; the other sets it needs must still be left over.
Whatever can be put down in some order is legal. The best is compared with what the package keeps for these chows.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement, pairwise, permutations, product

import pytest
from scored import fans, named, why

from mahjong_calc.engine.rule_sets import rule_set

Chow = tuple[int, int]
"""Suit 0 to 2 and lowest rank 1 to 7."""
Combination = tuple[str, frozenset[int]]
"""A fan and the places of the chows that make it."""

EVERY_CHOW = list(product(range(3), range(1, 8)))
POINTS = {
    "quadruple_chow": 48,
    "four_pure_shifted_chows": 32,
    "pure_triple_chow": 24,
    "pure_straight": 16,
    "pure_shifted_chows": 16,
    "mixed_straight": 8,
    "mixed_triple_chow": 8,
    "mixed_shifted_chows": 6,
    "pure_double_chow": 1,
    "mixed_double_chow": 1,
    "short_straight": 1,
    "two_terminal_chows": 1,
}
"""In the order of the rulebook."""
ORDER = list(POINTS)


def fans_of(chows: list[Chow]) -> Iterator[str]:
    """The fans that just these chows make together."""
    ranks = sorted(rank for _, rank in chows)
    steps = {after - before for before, after in pairwise(ranks)}
    suits = {suit for suit, _ in chows}
    pure, mixed = len(suits) == 1, len(suits) == len(chows)
    if len(chows) == 2:
        if ranks[0] == ranks[1]:
            yield "pure_double_chow" if pure else "mixed_double_chow"
        if pure and steps == {3}:
            yield "short_straight"
        if pure and ranks == [1, 7]:
            yield "two_terminal_chows"
    elif len(chows) == 3:
        if steps == {0} and (pure or mixed):
            yield "pure_triple_chow" if pure else "mixed_triple_chow"
        if ranks == [1, 4, 7] and (pure or mixed):
            yield "pure_straight" if pure else "mixed_straight"
        if pure and steps in ({1}, {2}):
            yield "pure_shifted_chows"
        if mixed and steps == {1}:
            yield "mixed_shifted_chows"
    elif len(chows) == 4 and pure:
        if steps == {0}:
            yield "quadruple_chow"
        if steps in ({1}, {2}):
            yield "four_pure_shifted_chows"


def legal_choices(chows: tuple[Chow, ...]) -> set[frozenset[Combination]]:
    """Every set of combinations that can be put down one after another."""
    possible = [
        (fan, frozenset(places))
        for size in (2, 3, 4)
        for places in combinations(range(len(chows)), size)
        for fan in fans_of([chows[place] for place in places])
    ]
    found: set[frozenset[Combination]] = set()
    waiting: list[frozenset[Combination]] = [frozenset()]
    while waiting:
        chosen = waiting.pop()
        if chosen in found:
            continue
        found.add(chosen)
        used = frozenset[int]().union(*(places for _, places in chosen))
        for fan, places in possible:
            again = any(fan == other and places & sets for other, sets in chosen)  # non-identical, non-separation
            if not again and len(places & used) <= 1:
                waiting.append(chosen | {(fan, places)})
    return found


def rank(chosen: frozenset[Combination]) -> tuple[int, list[int]]:
    """The best first; of equals the one whose fans come first in the rulebook."""
    return -sum(POINTS[fan] for fan, _ in chosen), sorted(ORDER.index(fan) for fan, _ in chosen)


@cache
def best(chows: tuple[Chow, ...]) -> tuple[int, list[int]]:
    """Points, below zero, and fans of the best choice."""
    return min(map(rank, legal_choices(chows)))


def every_multiset() -> Iterator[tuple[Chow, ...]]:
    """Up to four chows, each of which can be there four times."""
    for size in range(5):
        yield from combinations_with_replacement(EVERY_CHOW, size)


def with_suits_in_order(chows: tuple[Chow, ...]) -> tuple[Chow, ...]:
    """The same chows with suits exchanged, one for all that differ in that only."""
    exchanged = (tuple(sorted((suits[suit], rank) for suit, rank in chows)) for suits in permutations(range(3)))
    return min(exchanged)


def kept(chows: tuple[Chow, ...]) -> tuple[int, list[int]]:
    """Points, below zero, and fans of the best choice that the package keeps."""
    book = rule_set("mcr").book
    key = sum(1 << 3 * (7 * suit + rank - 1) for suit, rank in chows)
    ranked = []
    for choice in book.look("Chows", key):
        names = [held.fan.id for held in choice.kept for _ in range(held.times)]
        ranked.append((-sum(book.price[name] for name in names), sorted(ORDER.index(name) for name in names)))
    return min(ranked)


def test_every_multiset_of_four_chows() -> None:
    counted, apart = 0, []
    for chows in every_multiset():
        counted += 1
        if kept(chows) != best(with_suits_in_order(chows)):
            apart.append((chows, kept(chows), best(with_suits_in_order(chows))))
    assert counted == 12_650
    assert apart == []


def test_three_chows_carry_two_fans_of_two_and_four_carry_three() -> None:
    most = {2: 0, 3: 0, 4: 0}
    for chows in every_multiset():
        if len(chows) > 1 and chows == with_suits_in_order(chows):
            twos = [sum(len(places) == 2 for _, places in chosen) for chosen in legal_choices(chows)]
            most[len(chows)] = max(most[len(chows)], *twos)
    assert most == {2: 1, 3: 2, 4: 3}


@pytest.mark.parametrize("three", [fan for fan in ORDER if 6 <= POINTS[fan] < 32])
def test_beside_a_fan_of_three_the_fourth_chow_brings_at_most_one(three: str) -> None:
    met = set()
    for chows in combinations_with_replacement(EVERY_CHOW, 4):
        points, places = kept(chows)
        if ORDER.index(three) in places and points < 0:
            others = [ORDER[place] for place in places if ORDER[place] != three]
            assert len(others) <= 1, (chows, others)
            met.add(len(others))
    assert met == {0, 1}


@pytest.mark.parametrize(
    ("line", "counted"),
    [
        # 123m 123p 456m 456p: four fans of two hold, three count
        ("12m456m123p456pEE win=3m", "concealed_hand mixed_double_chow*2 short_straight one_voided_suit edge_wait"),
        # 123m 789m 123p 789p in four ways, three count
        (
            "12378m123p789pEE win=9m",
            "outside_hand concealed_hand mixed_double_chow*2 two_terminal_chows one_voided_suit",
        ),
        # 123m 456m 789m, and 789p joins once
        ("12345678m789pEE win=9m", "pure_straight concealed_hand mixed_double_chow one_voided_suit"),
        # 234m 234p 234s, and 567s joins once
        ("234m234p23456sEE win=7s", "mixed_triple_chow concealed_hand short_straight"),
    ],
)
def test_hands_whose_chows_make_more_than_may_count(line: str, counted: str) -> None:
    assert fans(line) == named(counted)


def test_a_fan_that_is_not_counted_says_so() -> None:
    line = "12m456m123p456pEE win=3m"
    assert why(line, "short_straight") == [("account_once", ("mixed_double_chow",))]
