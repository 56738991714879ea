"""The catalogue of MCR against the rulebook's tables, and each fan against its own example.

`mcr_fans.tsv` has the fans in the rulebook's order with their points under both rule sets. `mcr_strikes.tsv` has what
a fan strikes and, where the rulebook says so, what stays beside it; `@` after a struck fan: only of the same sets;
`>n`: it may still count n times; `rules:` before it: under this rule set alone.
"""

from __future__ import annotations

import csv
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from generate import NAMES, generate
from scored import fans, named, scored

from mahjong_calc import Score
from mahjong_calc.engine.rule_sets import rule_set
from mahjong_calc.files.records import Record, Said
from mahjong_calc.files.scorer import RecordScorer

RULE_SETS = ("mcr", "mcr-mil")
CATALOGUE = rule_set("mcr").book.fans
HANDS = 20_000


def table(name: str) -> list[dict[str, str]]:
    """The rows of a file of facts."""
    with (Path(__file__).parent / name).open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines, delimiter="\t"))


FANS = table("mcr_fans.tsv")
STRIKES = table("mcr_strikes.tsv")


def test_every_fan_has_its_number_and_names() -> None:
    every = rule_set("mcr").game.fans
    numbered = [fan for fan in every if fan.number is not None]
    assert [fan.number for fan in numbered] == list(range(1, 82))
    known = {(str(fan.number or ""), fan.id, *fan.names) for fan in every}
    assert known == {(row["number"], row["id"], row["en"], row["ru"], row["zh"]) for row in FANS}
    assert [fan.id for fan in numbered] == [row["id"] for row in FANS if row["number"]]


@pytest.mark.parametrize("rules", RULE_SETS)
def test_every_fan_has_its_points(rules: str) -> None:
    assert rule_set(rules).book.price == {row["id"]: int(row[rules]) for row in FANS}


def test_only_chinese_practice_has_a_fan_for_two_kongs() -> None:
    added = [fan.id for fan in CATALOGUE if fan.number is None]
    assert added == ["melded_and_concealed_kong"]
    example = rule_set("mcr").book.by_id[added[0]].example.replace(" rules=mcr-mil", "")
    assert added[0] not in fans(example, "mcr")
    assert added[0] in fans(example, "mcr-mil")


@pytest.mark.parametrize("rules", RULE_SETS)
def test_what_a_fan_excludes_exists(rules: str) -> None:
    book = rule_set(rules).book
    for fan in book.fans:
        named_there = [*fan.excludes, *(name for name, _ in fan.lowers), *fan.given]
        assert set(named_there) <= set(book.by_id), fan.id
        assert fan.id not in fan.excludes
        assert len(set(fan.excludes)) == len(fan.excludes), fan.id


def test_every_fan_is_documented() -> None:
    for fan in CATALOGUE:
        assert fan.doc.strip().endswith("."), fan.id
        assert fan.source.strip(), fan.id
        if fan.number is not None:
            assert fan.source == f"WMO 2006, fan {fan.number}"


OFTEN = {
    "double_pung": ("222m22p333m333p+222s win=2p", 2),
    "tile_hog": ("11112222m5555p99s", 3),
    "pung_of_terminals_or_honors": ("5m+111m+999p+1111s+NNN seat=W win=5m", 4),
    "pure_double_chow": ("223344mCC+789p+789p win=2m", 2),
    "mixed_double_chow": ("123456m123456p99s", 2),
    "short_straight": ("123456m456789pEE win=1m", 2),
    "flower_tiles": ("123m456p789s99s+EEE win=9s flowers=8", 8),
}
"""A hand in which each of the fans that can occur several times does so most often."""


def test_the_fans_that_can_occur_several_times() -> None:
    assert {fan.id for fan in CATALOGUE if fan.repeats > 1} == set(OFTEN)


@pytest.mark.parametrize("fan", OFTEN)
def test_a_fan_occurs_several_times(fan: str) -> None:
    line, times = OFTEN[fan]
    assert fans(line)[fan] == times


@pytest.fixture(scope="module")
def thousands() -> list[Score]:
    """Generated hands, scored under both rule sets by turns."""
    return list(_scores())


def _scores() -> Iterator[Score]:
    rng = random.Random(20)
    desks = [RecordScorer(rules) for rules in RULE_SETS]
    for number in range(HANDS):
        hand, desk = generate(rng), desks[number % 2]
        said = desk.conditions_of(Said(circumstances=hand.circumstances))
        found = desk.answer(Record(number, number, hand.text(), NAMES[hand.win], said)).score
        assert found is not None, hand
        yield found


def test_what_is_struck_never_counts_beside_the_fan_that_strikes_it(thousands: list[Score]) -> None:
    strikes = {row["fan"]: row["strikes"].split() for row in STRIKES}
    met = set()
    for score in thousands:
        lines = {line.fan: line for line in score.lines}
        for fan in strikes.keys() & lines.keys():
            met.add(fan)
            sets = {one for made in lines[fan].sets for one in made}
            for told in strikes[fan]:
                rules, _, struck = told.rpartition(":")
                if rules not in ("", score.rules):
                    continue
                name = struck.rstrip("@>1")
                if name not in lines:
                    continue
                assert struck != name, (score.hand, fan, name)
                if struck.endswith("@"):
                    beside = {one for made in lines[name].sets for one in made}
                    assert not sets & beside, (score.hand, fan, name)
                else:
                    assert lines[name].count <= 1, (score.hand, fan, name)
    assert met == set(strikes)


def test_what_stays_counts_beside_it(thousands: list[Score]) -> None:
    wanted = {(row["fan"], other) for row in STRIKES for other in row["stays"].split()}
    met = set()
    for score in thousands:
        names = {line.fan for line in score.lines}
        met |= {pair for pair in wanted if names.issuperset(pair)}
    assert met == wanted


def test_nothing_counts_more_often_than_it_can(thousands: list[Score]) -> None:
    most = dict.fromkeys((fan.id for fan in CATALOGUE), 0)
    for score in thousands:
        for line in score.lines:
            most[line.fan] = max(most[line.fan], line.count)
    can = {fan.id: 1 for fan in CATALOGUE} | {fan: times for fan, (_, times) in OFTEN.items()}
    assert {fan: count for fan, count in most.items() if count > can[fan]} == {}


def test_lines_name_the_sets_of_each_occurrence(thousands: list[Score]) -> None:
    for score in thousands[:5000]:
        for line in score.lines:
            if line.fan != "chicken_hand":
                assert len(line.sets) == line.count, (score.hand, line)


def test_the_whole_list_of_an_example() -> None:
    assert fans("22334455667788p") == named("seven_shifted_pairs all_simples")
    assert scored("22334455667788p").total == 90
