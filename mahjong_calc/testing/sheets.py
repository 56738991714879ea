"""Score sheets: an empty one is read back, what the game says of its sheets is whole, and any row is checked."""

from __future__ import annotations

import json
import random

from ..engine.rule_sets import RuleSet
from ..render import check_records
from ..sheets import headings
from ..sheets.checking import Habits, account_of, check_tables, chosen
from ..sheets.checks import CHECKS as OF_EVERY_GAME
from ..sheets.checks.declare import TOPICS
from ..sheets.profiles import PROFILES
from ..sheets.reading import read_sheet
from ..sheets.referee import referee_of
from ..sheets.rules import FANS, VALUE, sheet_of
from ..sheets.writing import blank_sheet
from ..words import LANGUAGES
from .declarations import fully_named


def its_empty_sheet_is_read_back(rule_set: RuleSet) -> None:
    """What `sheet new` writes is a sheet that `check` reads, and finds nothing in."""
    for lang in LANGUAGES:
        blank = blank_sheet(rule_set.name, hands=3, formulas=True, lang=lang)
        assert len({len(row) for row in blank.rows[1:]}) == 1
        assert all(headings.column(str(heading)) for heading in blank.rows[2])
        rows = blank_sheet(rule_set.name, hands=3, lang=lang).rows
        text = "\n".join(",".join(map(str, row)) for row in rows)
        (table,) = read_sheet(text.encode(), "sheet.csv").tables
        assert table.total is not None
        assert list(check_tables([account_of(table, Habits(rule_set.name))], chosen(None, None))) == []


def what_it_says_of_its_sheets_is_whole(rule_set: RuleSet) -> None:
    """Penalties, columns, checks and causes that the game names exist, and its checks are named in full."""
    game, sheet, referee = rule_set.game, sheet_of(rule_set.game), referee_of(rule_set.game)
    assert sheet.penalties.keys() <= game.rule_sets.keys()
    assert set(sheet.penalties.values()) <= PROFILES.keys()
    assert sheet.points in (None, VALUE, FANS)
    assert sheet.points != FANS or game.unit == "fans"
    assert (sheet.change is None) or (sheet.due is not None)
    assert set(sheet.choices) <= {*sheet.columns, "wind", "east"}
    assert referee.instead.keys() <= OF_EVERY_GAME.keys()
    assert referee.causes.keys() <= {check.code for check in referee.checks}
    for check in referee.checks:
        assert check.topic in TOPICS
        assert check.code not in OF_EVERY_GAME
        assert fully_named(check.title, rule_set)
        assert fully_named(check.rule, rule_set)


def no_row_of_its_sheets_costs_more_than_a_finding(rule_set: RuleSet) -> None:
    """Rows filled with anything are checked to the end, and every finding and candidate is worded."""
    columns = sheet_of(rule_set.game).columns
    words_in = ("", "1", "-8", "24", "x", "P1", "P2", "draw", "self", "E", "win", "kong", "foul", "111m", "8")
    chance = random.Random(rule_set.name)
    for _ in range(30):
        rows = [
            [f"{hand}", *(chance.choice(words_in) for _ in columns[1:])] for hand in (1, 1, 2, 4, "TOTAL", "POINTS")
        ]
        text = "\n".join(",".join(row) for row in [list(columns), *rows])
        (table,) = read_sheet(text.encode(), "sheet.csv").tables
        account = account_of(table, Habits(rule_set.name))
        for found in check_tables([account], chosen(None, None)):
            for lang in LANGUAGES:
                assert "{" not in json.dumps(check_records.record(found, lang)["message"])


CHECKS = (
    its_empty_sheet_is_read_back,
    what_it_says_of_its_sheets_is_whole,
    no_row_of_its_sheets_costs_more_than_a_finding,
)
