"""What is declared: fans, options, rule sets and circumstances."""

from __future__ import annotations

import itertools
import re
from collections import Counter

from ..engine import rule_sets
from ..engine.rule_sets import RuleSet
from ..faults import CODES
from ..game.fan import value_name
from ..game.in_words import other_names, rule_set_names
from ..game.undeclared import undeclared
from ..hand.circumstances import BY_FIELD, CIRCUMSTANCES
from ..hand.hand import Circumstances
from ..scoring.near_reasons import QUESTIONS
from ..words import LANGUAGES, Texts, in_language
from ..words.folding import folded
from .running import lines_of, scored_line

VALUES: dict[str, tuple[object, ...]] = {
    "tile": ("1m",),
    "wind": ("E", "S"),
    "flag": (True,),
    "suit": ("s", "m"),
    "seats": ("S", "WN"),
    "flowers": (2, 1),
    "points": (300, 0, 1000),
}
"""Values of each kind of circumstance that differ from one another and say more than none."""


def fully_named(texts: Texts, rule_set: RuleSet) -> bool:
    """Whether something is said in English, Russian and Chinese; somebody else's game may say it in English only."""
    texts = (texts,) if isinstance(texts, str) else texts
    complete = len(texts) == len(LANGUAGES) and all(one.strip() for one in texts)
    english = bool(texts[0].strip()) and texts[0].isascii()
    return english and (complete or rule_set.name not in rule_sets.NAMES)


def the_catalogue_is_complete(rule_set: RuleSet) -> None:
    """Every fan has an identifier, names, a source and a sentence of its own."""
    game = rule_set.game
    fans = list(game.fans)
    twice = [id for id, count in Counter(fan.id for fan in fans).items() if count > 1]
    assert not twice, f"two fans of one id: {', '.join(twice)}"
    for fan in fans:
        assert re.fullmatch("[a-z][a-z_0-9]*", fan.id), fan.id
        for lang, name in zip(LANGUAGES, fan.names, strict=True):
            assert name.strip(), f"{fan.id} has no name in {lang}"
        assert fan.names[0].isascii(), fan.id
        assert fan.source.strip(), fan.id
        assert fan.doc.strip().endswith("."), fan.id
        assert fan.repeats >= 1, fan.id
    for lang in LANGUAGES:
        names = [in_language(fan.names, lang).lower() for fan in fans]
        assert len(set(names)) == len(names), f"two fans of one name in {lang}"
    assert rule_set.book.units in (("points",), ("fans",), ("points", "doublings"), ("points", "doublings", "limits"))


def other_names_are_of_fans_that_there_are_and_nobody_elses(rule_set: RuleSet) -> None:
    """The module `other_names` of the game, where there is one."""
    game = rule_set.game
    own = {folded(one): fan.id for fan in game.fans for one in (*fan.names, fan.id)}
    besides = [(folded(one), id) for id, others in other_names(game).items() for one in others]
    assert {id for _, id in besides} <= {fan.id for fan in game.fans}
    assert len(dict(besides)) == len(besides), "two fans of one other name"
    assert [one for one, _ in besides if one in own] == []
    assert {named for _, named in rule_set_names(game)} <= set(game.rule_sets)


def what_is_named_is_declared(rule_set: RuleSet) -> None:
    """Prices, conditions, exclusions and fields of the game name options and fans that there are."""
    assert undeclared(rule_set.game) == []
    for fan in rule_set.book.fans:
        assert set(fan.missed) <= QUESTIONS.keys(), fan.id


def an_example_makes_its_fan_and_a_near_miss_does_not(rule_set: RuleSet) -> None:
    """Of every fan."""
    for fan in rule_set.book.fans:
        held = {line.fan for line in scored_line(fan.example, rule_set).lines}
        assert fan.id in held, f'{fan.id} does not count in its example "{fan.example}"'
        held = {line.fan for line in scored_line(fan.near, rule_set).lines}
        assert fan.id not in held, f'{fan.id} counts in its near miss "{fan.near}"'


def no_two_fans_mean_the_same(rule_set: RuleSet) -> None:
    """Some example or near miss in the catalogue has one and not the other; those of other units may be the same."""
    found = [scored_line(line, rule_set) for line in dict.fromkeys(lines_of(rule_set))]
    held = [{line.fan for line in score.lines} | {struck.fan for struck in score.struck} for score in found]
    in_which = {fan.id: tuple(at for at, ids in enumerate(held) if fan.id in ids) for fan in rule_set.book.fans}
    pairs = itertools.combinations(in_which, 2)
    unit = {fan.id: fan.unit for fan in rule_set.book.fans}
    alike = [(a, b) for a, b in pairs if in_which[a] == in_which[b] and unit[a] == unit[b]]
    assert alike == []


def options_and_rule_sets_are_told(rule_set: RuleSet) -> None:
    """Each with what it decides and where it comes from; a rule set names what differs from the defaults."""
    game = rule_set.game
    known = {option.name: option for option in game.options}
    own = {row.field for row in CIRCUMSTANCES if row.common or row.field in game.circumstances}
    assert len(known) == len(game.options), "two options of one name"
    for option in game.options:
        assert option.name not in own, f"{option.name}: a circumstance is called so, and lines tell both"
        assert option.default in option.values, option.name
        assert fully_named(option.what, rule_set), option.name
        assert fully_named(option.source, rule_set), option.name
        for value in option.values:
            read = rule_sets.read_value(option, value_name(value))
            assert (read, type(read)) == (value, type(value)), option.name
    assert game.titles.keys() == game.rule_sets.keys()
    assert fully_named(game.titles[rule_set.name], rule_set)
    for name, value in game.rule_sets[rule_set.name].items():
        assert value in known[name].values, name
        assert value != known[name].default, f"{name}: what is the default need not be said"


def circumstances_are_known_and_those_of_other_games_are_refused(rule_set: RuleSet) -> None:
    """`Game.circumstances` names those that not every game has."""
    own = rule_set.game.circumstances
    assert len(set(own)) == len(own)
    assert all(not BY_FIELD[field].common for field in own)
    for row in CIRCUMSTANCES:
        if not row.common:
            how = Circumstances(**{row.field: VALUES[row.kind][0]})  # type: ignore[arg-type]
            faults = rule_sets.foreign_faults(how, rule_set.game)
            assert [fault.values["name"] for fault in faults] == ([] if row.field in own else [row.name])
            assert all(fault.values["games"] and fault.code in CODES for fault in faults)


CHECKS = (
    the_catalogue_is_complete,
    other_names_are_of_fans_that_there_are_and_nobody_elses,
    what_is_named_is_declared,
    an_example_makes_its_fan_and_a_near_miss_does_not,
    no_two_fans_mean_the_same,
    options_and_rule_sets_are_told,
    circumstances_are_known_and_those_of_other_games_are_refused,
)
