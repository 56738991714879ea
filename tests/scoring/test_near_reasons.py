"""Why a fan that a player expects does not hold: the reason is shown unasked, in every language and format, and it is
true: with that one thing changed, the fan counts."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator

import pytest
from generate import NAMES, Generated, generate
from running import Run
from scored import fans, scored

from mahjong_calc import Circumstances, Score, parse, score
from mahjong_calc.engine.rule_sets import names, rule_set
from mahjong_calc.hand.tiles import BY_NAME, pack
from mahjong_calc.notation.values import read_circumstances
from mahjong_calc.reading.packed import add_up, pack_win
from mahjong_calc.results.score import Missed
from mahjong_calc.scoring.explain import Case, chosen
from mahjong_calc.scoring.near_reasons import QUESTIONS, Asked, why_not
from mahjong_calc.words.topics.missed import MISSED

HANDS = 3_000
SURPRISES = [
    ("222m444p666s99m888s", "four_concealed_pungs", "pung_from_discard", "888s"),
    ("222m444p99m345s888s", "three_concealed_pungs", "pung_from_discard", "888s"),
    ("1112345678999m5m win=1m", "nine_gates", "other_win", "5m"),
    ("55m+123m+456p+789s+EEE self-drawn", "melded_hand", "not_claimed", "5m"),
    ("55m+123m+456p+789s-EEEE", "melded_hand", "concealed_kong", "EEEE"),
    ("147m258p369s55p12m win=3m", "edge_wait", "option", "knitted_waits"),
    ("147m258p369s55p13m win=2m", "closed_wait", "option", "knitted_waits"),
    ("1133m5577p22sEEEE win=E", "tile_hog", "option", "honor_tile_hog"),
    ("567m34sEE+123m+678p win=5s self-drawn", "chicken_hand", "something_counts", ""),
]
"""A hand, the fan that its player may expect, the question whose answer is why not, and what the answer names."""


@pytest.mark.parametrize(("line", "fan", "reason", "named"), SURPRISES)
@pytest.mark.parametrize("lang", ["en", "ru", "zh"])
def test_a_surprise_is_explained_unasked(line: str, fan: str, reason: str, named: str, lang: str, run: Run) -> None:
    (found,) = [one for one in scored(line).missed if one.fan == fan]
    assert found.reason == reason
    words = line.split()
    page = run("score", *words, "--lang", lang, "--format", "plain").out
    record = json.loads(run("score", *words, "--lang", lang, "--json").out)
    (told,) = [one for one in record["missed"] if one["fan"] == fan]
    assert told["name"] in page
    assert told["because"] in " ".join(page.split()) or lang == "zh"
    assert named in told["because"]
    assert "{" not in told["because"]


@pytest.mark.parametrize(
    ("line", "fan"),
    [
        ("222m444p666s99m888s self-drawn", "three_concealed_pungs"),
        ("222m444p666s888s99m win=9m", "four_concealed_pungs"),
        ("234m444p666s99m888s", "four_concealed_pungs"),
        ("1112345678999m5m", "nine_gates"),
        ("11122233345699m win=9m", "nine_gates"),
        ("55m+123m+456p+789s+EEE", "melded_hand"),
        ("55m+123m+456p+789s-EEEE self-drawn", "melded_hand"),
        ("123m456p789s55p12m win=3m", "edge_wait"),
        ("147m258p369s5pEEE win=5p", "edge_wait"),
        ("123m456p789s99s+EEE win=9s", "chicken_hand"),
    ],
)
def test_nothing_is_said_where_the_fan_holds_or_more_than_one_thing_is_in_the_way(line: str, fan: str) -> None:
    assert fan not in [one.fan for one in scored(line).missed]


def of_generated(rules: str) -> Iterator[tuple[Generated, Circumstances, Score]]:
    rng = random.Random(5)
    for _ in range(HANDS):
        hand = generate(rng)
        how = read_circumstances(hand.circumstances)[0]._replace(win=NAMES[hand.win], last_of_kind=None)
        yield hand, how, score(hand.text(), how, rules=rules)


def otherwise(one: Missed, hand: Generated, how: Circumstances, found: Score) -> list[Score]:
    """The hand with the one thing changed that the reason names."""
    text = hand.text()
    if one.reason == "pung_from_discard":
        how = how._replace(self_drawn=True, robbing_kong=None, discarder=None)
    if one.reason == "not_claimed":
        how = how._replace(self_drawn=False, replacement=None)
    if one.reason == "concealed_kong":
        return [score(text.replace("-", "+"), how, rules=found.rules)]
    if one.reason == "other_win":
        full = parse("".join(NAMES[tile] for tile in hand.concealed))
        return [score(full, how._replace(win=tile), rules=found.rules) for tile in one.values["tiles"].split()]
    options = {one.values["option"]: one.values["value"]} if one.reason == "option" else {}
    return [score(text, how, rules=found.rules, options=options)]


@pytest.mark.parametrize("rules", ["mcr", "mcr-mil"])
def test_with_that_one_thing_changed_the_fan_counts(rules: str) -> None:
    met: Counter[str] = Counter()
    for hand, how, found in of_generated(rules):
        told = {line.fan for line in found.lines} | {one.fan for one in found.struck}
        assert not told & {one.fan for one in found.missed}
        for one in found.missed:
            met[one.reason] += 1
            if one.reason == "something_counts":
                (only,) = [line for line in found.lines if line.fan != "flower_tiles"]
                assert one.values["by"] == (only.fan,)
                assert only.sum < one.points
                continue
            for other in otherwise(one, hand, how, found):
                alike = sorted(other.reading.concealed) == sorted(found.reading.concealed)
                counted = {line.fan for line in other.lines}
                assert one.fan in counted or not alike, (hand, one)
                assert other.total > found.total or one.reason in ("not_claimed", "concealed_kong", "option")
    assert met.keys() >= {"pung_from_discard", "not_claimed", "concealed_kong", "other_win", "something_counts"}


def test_concealed_pungs_lost_to_the_discard_are_always_told() -> None:
    series = ("two_concealed_pungs", "three_concealed_pungs", "four_concealed_pungs")
    met = 0
    for hand, how, found in of_generated("mcr"):
        won = found.reading.concealed[found.reading.won]
        if how.self_drawn or how.robbing_kong or len(won.rstrip("mps")) != 3 or len(set(won.rstrip("mps"))) != 1:
            continue
        drawn = score(hand.text(), how._replace(self_drawn=True, discarder=None))
        if drawn.reading != found.reading:
            continue
        for fan in series:
            if any(line.fan == fan for line in drawn.lines) and all(line.fan != fan for line in found.lines):
                met += 1
                told = {one.fan for one in found.missed} | {one.fan for one in found.struck}
                assert fan in told, hand
    assert met > 30


def test_any_fan_can_be_asked_about() -> None:
    """Not only those that a player is told about unasked."""
    book = rule_set("mcr").book
    line = "22m-2222p+123s+7777s+555s"
    hand = parse(line)
    case = Case(pack(hand.concealed), BY_NAME["2m"], hand.melds, add_up(hand.melds), pack_win(Circumstances()))
    best = book.best(case.concealed, case.win, case.declared, case.how)
    assert best is not None
    asked = Asked(chosen(book, case, *best), scored(line).lines, ("2m",))
    answers = {fan.id: why_not(asked, fan) for fan in book.fans}
    assert answers["melded_and_concealed_kong"] is not None
    assert answers["melded_and_concealed_kong"].values == {"option": "mixed_kongs", "value": 5}
    assert answers["melded_hand"] is not None
    assert answers["concealed_kong"] is None
    assert answers["big_four_winds"] is None


@pytest.mark.parametrize("rules", names())
def test_every_question_that_a_fan_names_exists_and_has_words(rules: str) -> None:
    for fan in rule_set(rules).game.fans:
        assert set(fan.missed) <= set(QUESTIONS), fan.id
    assert set(MISSED) == set(QUESTIONS)


def test_the_next_best_reading_is_never_a_worse_choice_over_the_same_sets() -> None:
    assert scored("N+678s+678s+678s+444p win=N", explain=True).next_best is None
    rng = random.Random(9)
    met = 0
    for _ in range(HANDS):
        hand = generate(rng)
        how = read_circumstances(hand.circumstances)[0]._replace(win=NAMES[hand.win])
        found = score(hand.text(), how, explain=True)
        if found.next_best is None:
            continue
        reading, lines, total = found.next_best
        assert total <= found.total
        if (reading.concealed, reading.form) == (found.reading.concealed, found.reading.form):
            ours = Counter({line.fan: line.count for line in found.lines})
            other = Counter({line.fan: line.count for line in lines})
            gained = set(other - ours)
            assert gained, hand
            if reading.won == found.reading.won:
                struck = {one.fan for one in found.struck}
                assert gained & struck, hand
                assert not all(rule_set("mcr").book.by_id[fan].scope == "Chows" for fan in gained), hand
        else:
            met += 1
    assert met > 30


def test_a_truly_different_choice_is_still_shown() -> None:
    line = "111122223333m55p"
    assert fans(line)["quadruple_chow"] == 1
    other = scored(line, explain=True).next_best
    assert other is not None
    assert other[2] < scored(line).total
