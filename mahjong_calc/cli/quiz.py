"""`mahjong-calc quiz`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from random import Random, SystemRandom
from typing import Annotated

import typer

from ..engine import rule_sets
from ..errors import MahjongError, RecordError
from ..faults import Fault
from ..game.fan import Fan
from ..game.naming import find, holds, shown_names
from ..practice.drawing import Drawn, Wish, draw
from .answering import answers
from .app import Command, plain_typer
from .conventions import INTERRUPTED
from .hands import check_rules
from .lookup import unknown
from .options import (
    HouseRules,
    HtmlOption,
    RulesOption,
)
from .report import Report
from .settings import Settings
from .usage_fault import UsageFault

app = plain_typer()

EXAMPLES = """\b
Examples:
  mahjong-calc quiz --points 8..24
  mahjong-calc quiz --fan "Half Flush" --fan "All Pungs" --count 5
  mahjong-calc quiz --print 20 --seed 7 -r sichuan > hands.txt
  mahjong-calc quiz --print 12 --output worksheet.md
  mahjong-calc quiz --print 12 --html worksheet.html

\b
Exit status: 0 done, whatever the answers, 2 unusable arguments, or no hand
with what is wished for.
"""
MOST = 1000
"""Hands of one quiz."""
SEEDS = 10**6
_RANGE = re.compile(r"(?P<least>[0-9]{0,7})(?P<to>\.\.\.?|…|-|–)(?P<most>[0-9]{0,7})|(?P<only>[0-9]{1,7})")


def _fan_names(incomplete: str) -> list[str]:
    return [fan.id for game in rule_sets.games().values() for fan in game.fans if fan.id.startswith(incomplete)]


FanOption = Annotated[
    list[str] | None,
    typer.Option(
        "--fan",
        metavar="NAME",
        help="A fan that the hands shall have: identifier, number or name; of several one of them. Repeatable.",
        autocompletion=_fan_names,
        show_default=False,
    ),
]
PointsOption = Annotated[
    str | None,
    typer.Option(
        "--points",
        metavar="RANGE",
        help="What the hands are worth in all: 8..24, 24.., or one number; else whatever wins.",
        show_default=False,
    ),
]
CountOption = Annotated[int, typer.Option("--count", metavar="N", min=1, max=MOST, help="Questions to ask.")]
PrintOption = Annotated[
    int | None,
    typer.Option(
        "--print",
        metavar="N",
        min=1,
        max=MOST,
        help="Print so many hands and ask nothing: lines for batch, or a worksheet with answers in Markdown.",
        show_default=False,
    ),
]
SeedOption = Annotated[
    int | None,
    typer.Option("--seed", metavar="NUMBER", min=0, help="The same number draws the same hands.", show_default=False),
]


@app.command("quiz", cls=Command, epilog=EXAMPLES)
@answers
def quiz(
    fan: FanOption = None,
    points: PointsOption = None,
    count: CountOption = 10,
    print_hands: PrintOption = None,
    seed: SeedOption = None,
    rules: RulesOption = rule_sets.DEFAULT,
    option: HouseRules = None,
    html: HtmlOption = None,
    *,
    settings: Settings,
) -> int:
    """Practise scoring: hands at random, your total or fans, and what was missed with the reason.

    Answers are typed, or come a line each from a pipe: a total, or fans apart by commas. The end shows a tally by fan.
    """
    least, most = _points(points)
    if html is not None and print_hands is None:
        raise UsageFault([("html_of_print", {})])
    seed = SystemRandom().randrange(SEEDS) if seed is None else seed
    try:
        rule_set = rule_sets.rule_set(rules, check_rules(rules, option))
        wish = Wish(tuple(_fan(name, rule_set) for name in fan or ()), least, most)
        hands = draw(rule_set, wish, Random(seed))
        if print_hands is not None:
            drawn = list(islice(hands, print_hands))
            from .worksheet import print_them

            return print_them(drawn, rule_set, seed, settings, html)
        return _ask(hands, rule_set, seed, count, settings)
    except MahjongError as error:
        report = Report(settings, ["error"])
        report.fail(error)
        return report.finish()


def _points(typed: str | None) -> tuple[int | None, int | None]:
    """The least and the most that a hand is worth. Raises UsageFault for what is no range."""
    if typed is None:
        return None, None
    found = _RANGE.fullmatch(typed.strip())
    if found is None or not re.search("[0-9]", typed):
        raise UsageFault([("points_range", {"value": typed})])
    if found["only"]:
        return int(found["only"]), int(found["only"])
    least, most = (int(found[name]) if found[name] else None for name in ("least", "most"))
    if least is not None and most is not None and least > most:
        raise UsageFault([("points_range", {"value": typed})])
    return least, most


def _fan(word: str, rule_set: rule_sets.RuleSet) -> Fan:
    """The fan of this name. Raises RecordError (unknown_name) where there is none, or several have it in theirs."""
    found = find(word, rule_set.game, rule_set.book.fans)
    parts = [] if found else [one for one in rule_set.book.fans if holds(one, word)]
    if found or len(parts) == 1:
        return found or parts[0]
    if parts:
        values = {"name": word, "names": tuple(one.id for one in parts)}
        raise RecordError([Fault("unknown_name", "unknown_name.fan_part", values)])
    raise unknown("fan", word, [], shown_names(rule_set.game, rule_set.book.fans, "en"))


def _ask(hands: Iterator[Drawn], rule_set: rule_sets.RuleSet, seed: int, count: int, settings: Settings) -> int:
    """Ask and answer, then show how it went; the exit status."""
    from .session import Session

    session = Session(rule_set, seed, count, settings)
    try:
        session.run(hands)
    except KeyboardInterrupt:
        session.stop()
        session.finish()
        return INTERRUPTED
    return session.finish()
