"""Why a fan of MCR is not counted, checked against the definitions of the principles; none of the package's own
reasoning is used here, only what it says: which fans count with which sets, and what was struck by what."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement

import pytest
from generate import NAMES, generate
from scored import scored, why

from mahjong_calc import Circumstances, Score, score
from mahjong_calc.engine.rule_sets import rule_set
from mahjong_calc.notation.values import read_circumstances
from mahjong_calc.reading.keyed import CHOW_TILE, chow_name
from mahjong_calc.reading.readings import chow_unit
from mahjong_calc.results.score import Line, Struck

HANDS = 4_000
OF_SETS = ("Chows", "Pungs", "Kongs")
CHOW_FANS = [fan for fan in rule_set("mcr").book.fans if fan.scope == "Chows"]
TILES_OF_CHOWS = {chow_name(tile) for tile in CHOW_TILE}


def of_four_chows(rng: random.Random) -> Score | None:
    """A hand of four random chows, in which the principles have most to do; None where a tile came five times."""
    suits = rng.choice(("m", "ms", "mps"))
    tiles: list[str] = []
    ranks = rng.choice(((1, 4, 7), (1, 2, 3, 4), (1, 3, 5, 7), (1, 2, 3, 4, 5, 6, 7)))
    for _ in range(4):
        suit, rank = rng.choice(suits), rng.choice(ranks)
        tiles += [f"{rank + step}{suit}" for step in range(3)]
    win = rng.choice(tiles)
    if max(Counter(tiles).values()) > 4:
        return None
    return score("EE" + "".join(tiles), Circumstances(win=win, seat="S", round="S"))


@pytest.fixture(scope="module")
def thousands() -> list[Score]:
    return list(_scores())


def _scores() -> Iterator[Score]:
    rng = random.Random(7)
    for number in range(HANDS):
        hand = generate(rng)
        how, _ = read_circumstances(hand.circumstances)
        yield score(hand.text(), how._replace(win=NAMES[hand.win]), rules=("mcr", "mcr-mil")[number % 2])
        found = of_four_chows(rng)
        if found:
            yield found


def combined(lines: Iterator[Line] | list[Line]) -> list[tuple[str, Counter[str]]]:
    """Each time that a fan counts: its id and its sets."""
    return [(line.fan, Counter(made)) for line in lines for made in line.sets]


def faults_of(one: Struck, found: Score) -> Iterator[str]:
    """What of the definition of its principle is not so."""
    book = rule_set(found.rules).book
    counted = [line for line in found.lines if line.fan in one.by]
    made = combined(counted)
    chows = combined([line for line in found.lines if book.by_id[line.fan].scope == "Chows"])
    whole = Counter(name.lstrip("+-") for name in (*found.reading.concealed, *found.reading.declared))
    for sets in map(Counter, one.sets):
        inside = [fan for fan, others in made if sets <= others]
        shared = [fan for fan, others in made if sets & others]
        if one.principle == "non_repeat" and book.by_id[one.fan].scope in OF_SETS:
            everything = {name for _, others in made for name in others}
            if not everything.issuperset(sets):
                yield "it is not contained in what strikes it"
        if one.principle == "non_separation" and (not inside or one.fan in one.by):
            yield "its sets are not all inside those combined for a different fan"
        alike = any(whole[name] > 1 for name in sets)  # of equal sets it cannot be told which one was used
        if one.principle == "non_identical" and (one.fan not in shared or (one.fan in inside and not alike)):
            yield "no fan of its own kind shares a set with it, or it is that one"
        if one.principle == "account_once":
            used = {name for _, others in chows for name in others}
            if not used.issuperset(sets):
                yield "a set of it is free"
            if not alike and any(sets <= others for _, others in chows):
                yield "it lies inside another combination"


def test_each_principle_strikes_what_its_definition_says(thousands: list[Score]) -> None:
    met: Counter[str] = Counter()
    for found in thousands:
        for one in found.struck:
            met[one.principle] += 1
            assert one.by or one.principle == "one_wait"
            assert {line.fan for line in found.lines}.issuperset(one.by)
            for fault in faults_of(one, found):
                raise AssertionError(f"{found.hand} {found.win}: {one.fan} by {one.principle}: {fault}")
    assert met.keys() == {
        *("non_repeat", "non_separation", "non_identical", "account_once", "one_wait", "concealed_by_nature")
    }


def test_what_is_left_out_of_chow_fans_could_not_be_counted_too(thousands: list[Score]) -> None:
    """Sets that are told apart: those joined by what counts form groups; what was left out would close a ring."""
    for found in thousands:
        chows = [name.lstrip("+") for name in (*found.reading.concealed, *found.reading.declared)]
        chows = [name for name in chows if name in TILES_OF_CHOWS]
        if len(set(chows)) < len(chows):
            continue
        group = {name: {name} for name in chows}
        for fan, sets in combined(list(found.lines)):
            if any(fan == one.id for one in CHOW_FANS):
                joined = set().union(*(group[name] for name in sets))
                group |= dict.fromkeys(joined, joined)
        for one in found.struck:
            if one.principle == "account_once":
                for made in one.sets:
                    assert len({id(group[name]) for name in made}) < len(made), (found.hand, one)


@pytest.mark.parametrize(
    ("line", "fan", "reason"),
    [
        ("123m456m789m99m+123m win=3m", "pure_straight", ("non_identical", ("pure_straight",))),
        ("123m123m456p789sEE win=1m", "mixed_straight", ("non_identical", ("mixed_straight",))),
        ("123345567789mCC", "two_terminal_chows", ("non_separation", ("four_pure_shifted_chows",))),
        ("123345567789mCC", "pure_shifted_chows", ("non_repeat", ("four_pure_shifted_chows",))),
        ("123234345456mCC", "short_straight", ("non_repeat", ("four_pure_shifted_chows",))),
    ],
)
def test_a_second_fan_of_a_kind_and_a_different_fan_inside_one(
    line: str, fan: str, reason: tuple[str, tuple[str, ...]]
) -> None:
    assert reason in why(line, fan)


def test_chow_fans_count_as_often_as_their_pages_say() -> None:
    """Over every hand of up to four chows: more never count, and so many do."""
    book = rule_set("mcr").book
    most = dict.fromkeys((fan.id for fan in CHOW_FANS), 0)
    for size in range(5):
        for tiles in combinations_with_replacement(CHOW_TILE, size):
            _, choices = book.chow_table[sum(map(chow_unit, tiles))]
            for choice in choices:
                for fan, count in book.counts(choice):
                    most[fan.id] = max(most[fan.id], count)
    assert most == {fan.id: fan.repeats for fan in CHOW_FANS}


@pytest.mark.parametrize(
    "line",
    ["147m258p369s55p12m win=3m", "147m258p369sESWNC win=E", "258m369p147s55p+123m win=5p", "147m258p369sE+CCC win=E"],
)
def test_a_knitted_straight_is_made_by_its_rows_alone(line: str) -> None:
    (made,) = [one.sets for one in scored(line).lines if one.fan == "knitted_straight"]
    rows = [sorted(name[:-1] for name in sets) for sets in made]
    assert rows == [["147", "258", "369"]]
