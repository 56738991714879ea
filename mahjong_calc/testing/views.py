"""What a fan may not ask of its view, so that the tables and the columns of a book are right."""

from __future__ import annotations

import random

from ..engine.rule_sets import RuleSet
from ..reading.views import Chows, Exposure, Pungs
from .drawing import DRAWN, exposures, pungs
from .running import lines_of, scored_line


def fans_of_chows_and_pungs_ask_for_no_suit_or_wind_by_name(rule_set: RuleSet) -> None:
    """Through `Chows` and `Pungs` suits stand for one another, winds and dragons too: a fan that names one is wrong."""
    book = rule_set.book
    for line in lines_of(rule_set):
        scored_line(line, rule_set)
    for scope, keys, alike in (("Chows", book.chow_table, Chows.alike), ("Pungs", book.pung_table, Pungs.alike)):
        for key in list(keys):
            here, there = ([book.mask(one.kept) for one in book.look(scope, one)] for one in (key, alike(key)))
            assert here == there, f"a fan of {scope} tells one suit, wind or dragon from another"


def fans_of_pungs_look_at_numbers_and_honors_apart(rule_set: RuleSet) -> None:
    """The pungs of numbers and those of honors are asked for apart, and what they say is added up."""
    book, chosen = rule_set.book, random.Random(4)
    for key in [*book.pung_table, *(pungs(chosen) for _ in range(DRAWN))]:
        whole = book.mask(book.look("Pungs", key)[0].kept)
        assert whole == book.pung_table[key][1], "a fan of Pungs asks how numbers go with honors"


def fans_of_exposure_count_and_ask_for_no_tile(rule_set: RuleSet) -> None:
    """Sets of one sort stand for one another: only how many there are may matter."""
    book, chosen = rule_set.book, random.Random(4)
    if book.exposed:
        for key in (exposures(chosen) for _ in range(DRAWN)):
            here, there = (book.mask(book.look("Exposure", one)[0].kept) for one in (key, Exposure.alike(key)))
            assert here == there, "a fan of Exposure asks which tiles a set is of"


CHECKS = (
    fans_of_chows_and_pungs_ask_for_no_suit_or_wind_by_name,
    fans_of_pungs_look_at_numbers_and_honors_apart,
    fans_of_exposure_count_and_ask_for_no_tile,
)
