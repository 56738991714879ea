"""`mahjong-calc fan`."""

from __future__ import annotations

from typing import Annotated

import typer

from ..engine import rule_sets
from ..errors import MahjongError
from ..game.fan import Fan
from ..game.naming import find, holds, several, shown_names
from .answering import answers
from .app import Command, plain_typer
from .completion import fan_names
from .hands import check_rules
from .lookup import show, unknown
from .options import AnyRulesOption, HouseRules
from .report import Report
from .settings import Settings
from .terminal import can_show

app = plain_typer()

EXAMPLES = """\b
Examples:
  mahjong-calc fan half_flush
  mahjong-calc fan Mixed Straight -r mcr-mil
  mahjong-calc fan 39
"""


@app.command("fan", cls=Command, epilog=EXAMPLES)
@answers
def fan(
    name: Annotated[
        list[str],
        typer.Argument(metavar="NAME...", help="Identifier, number or name.", autocompletion=fan_names),
    ],
    rules: AnyRulesOption = None,
    option: HouseRules = None,
    *,
    settings: Settings,
) -> int:
    """Show one fan: points, definition, source, what it excludes, an example and a near miss.

    NAME is the identifier, the number in the rulebook, or the name in English, Russian or Chinese. Where no rule set is
    given, the first game that has it is taken.
    """
    try:
        rule_set, found = _find(" ".join(name), rules, option, settings.lang)
    except MahjongError as error:
        report = Report(settings, ["error"])
        report.fail(error)
        return report.finish()
    from ..render.catalogue import fan_page, fan_record

    others = [rule_sets.rule_set(other) for other in rule_set.game.rule_sets if other != rule_set.name]
    having = [rule_set, *(other for other in others if found.id in other.book.by_id)]
    also = _elsewhere(found, rule_set)
    page = fan_page(found, having, settings.lang, lambda name: can_show(name, settings.encoding), also)
    record = {**fan_record(found, having, settings.lang), "also_in": list(also)}
    return show(settings, page, [record], many=False)


def _find(word: str, rules: str | None, option: list[str] | None, lang: str) -> tuple[rule_sets.RuleSet, Fan]:
    """The fan, and the rule set that it is shown for: the one given, else the first of a game that has it.

    A part of a name is enough where one fan alone has it. Raises RecordError (unknown_name) with all that have it
    where they are several, RulesError.
    """
    options = check_rules(rules or "", option)
    names = (rules,) if rules is not None else tuple(rule_sets.one_of_each_game())
    games = {name: rule_sets.game_of(name) for name in names}
    found_in = (
        (name, fan)
        for own in (True, False)
        for name, game in games.items()
        if (fan := find(word, game, own=own)) is not None
    )
    exact = next(found_in, None)
    holding = [] if exact else [(name, fan) for name, game in games.items() for fan in game.fans if holds(fan, word)]
    if exact is None and len(holding) > 1:
        raise several(word, [fan for _, fan in holding], lang)
    if exact is None and not holding:
        shown: dict[str, str] = {}
        for game in games.values():
            shown = shown_names(game, game.fans, lang) | shown
        raise unknown("fan", word, (), shown)
    name, found = exact or holding[0]
    rule_set = rule_sets.rule_set(name, options)
    return rule_set, rule_set.book.by_id[found.id]


def _elsewhere(shown: Fan, rule_set: rule_sets.RuleSet) -> dict[str, Fan]:
    """The first rule set of each other game that has a fan of this identifier or of one of these names -> that fan."""
    found = {}
    for name in rule_sets.one_of_each_game():
        game = rule_sets.game_of(name)
        called = [fan for one in (shown.id, *shown.names) if one and (fan := find(one, game)) is not None]
        if called and game.name != rule_set.game.name:
            found[name] = called[0]
    return found
