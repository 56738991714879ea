"""The score of a table, kept line by line: whatever is accepted is a sheet that `check` finds no error in."""

from __future__ import annotations

import random

from ..engine.rule_sets import RuleSet
from ..errors import MahjongError
from ..scorekeeping.ledger import columns_of
from ..scorekeeping.pages import help_page, reply_page
from ..scorekeeping.records import record
from ..scorekeeping.resuming import resume
from ..scorekeeping.session import Session
from ..scorekeeping.state import State
from ..sheets.checking import Habits, account_of, check_tables, chosen
from ..sheets.model import ERROR
from ..sheets.reading import read_sheet
from ..words import LANGUAGES, say_fault

MOST_LINES = 40


class Kept:
    """Keeps the last sheet."""

    text = ""

    def save(self, text: str) -> None:
        """Remember it."""
        self.text = text


def _lines(rule_set: RuleSet, chance: random.Random) -> list[str]:
    """Lines as they may be typed at a table of the game, most of them such that can be."""
    columns = columns_of(rule_set.name)
    figures = " ".join(["{points}"] * len(columns.figures))
    forms = ["{one} from {two} " + figures, "{one} self " + figures, "draw", "penalty {one} {points}", "undo", "redo"]
    forms += [f"{event} {{one}} from {{two}} {{points}}" for event in columns.events]
    forms += [f"{event} {{one}} {{points}}" for event in columns.events]
    forms += ["next", "note x", "edit 1 {one} self " + figures, "edit 1.1 drop", "penalty {one} false", "end"]
    found = ["names Ann, Boris, Chen, Dora"]
    for _ in range(MOST_LINES):
        one, two = chance.sample(["Ann", "Boris", "P3", "4"], 2)
        found.append(chance.choice(forms).format(one=one, two=two, points=chance.choice([1, 2, 4, 8, 10, 25, 64])))
    return found


def its_table_is_kept_line_by_line(rule_set: RuleSet) -> None:
    """Every accepted line leaves a sheet without an error, from which the table is carried on as it was; lines that
    cannot be cost nothing, and both are told in every language."""
    kept = Kept()
    session = Session(State(rule_set.name), kept)
    for line in _lines(rule_set, random.Random(rule_set.name)):
        before = kept.text
        try:
            reply = session.take(line)
        except MahjongError as error:
            assert kept.text == before
            told = [say_fault(fault, lang) for fault in error.faults for lang in LANGUAGES]
            assert all(told)
            continue
        assert record(reply, "en", 1)["rules"] == rule_set.name
        assert all(reply_page(reply, lang) and help_page(session.ledger, lang) for lang in LANGUAGES)
        (table,) = read_sheet(kept.text.encode(), "table.csv").tables
        found = check_tables([account_of(table, Habits(rule_set.name))], chosen(None, None), causes=False)
        assert [one.finding.code for one in found if one.severity == ERROR] == []
        again = Kept()
        Session(resume(kept.text.encode(), "table.csv", State(rule_set.name)), again)
        assert again.text == kept.text


CHECKS = (its_table_is_kept_line_by_line,)
