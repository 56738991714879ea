"""`mahjong-calc rules`."""

from __future__ import annotations

from typing import Annotated

import typer

from ..engine import rule_sets
from ..errors import MahjongError
from .answering import answers
from .app import Command, plain_typer
from .completion import rule_set_names
from .hands import check_rules
from .lookup import show
from .report import Report
from .settings import Settings
from .usage_fault import UsageFault

app = plain_typer()

EXAMPLES = """\b
Examples:
  mahjong-calc rules
  mahjong-calc rules mcr-mil
"""


@app.command("rules", cls=Command, epilog=EXAMPLES)
@answers
def rules(
    name: Annotated[
        str | None,
        typer.Argument(metavar="[NAME]", help="A rule set.", autocompletion=rule_set_names, show_default=False),
    ] = None,
    also: Annotated[
        str | None,
        typer.Option(
            "-r", "--rules", metavar="NAME", help="The same.", autocompletion=rule_set_names, show_default=False
        ),
    ] = None,
    *,
    settings: Settings,
) -> int:
    """List the rule sets, or the options of one: values, default, question, source."""
    if name is not None and also is not None and also != name:
        raise UsageFault([("conflict", {"one": name, "other": f"-r {also}"})])
    name = also if name is None else name
    from ..render import catalogue

    if name is None:
        games = [(each, rule_sets.game_of(each)) for each in rule_sets.names()]
        records = [catalogue.rule_set_record(each, game, settings.lang) for each, game in games]
        return show(settings, catalogue.rule_sets_page(games, settings.lang), records, many=True)
    try:
        check_rules(name, None)
        rule_set = rule_sets.rule_set(name)
    except MahjongError as error:
        report = Report(settings, ["error"])
        report.fail(error)
        return report.finish()
    records = [catalogue.option_record(rule_set, one, settings.lang) for one in rule_set.game.options]
    return show(settings, catalogue.options_page(rule_set, settings.lang), records, many=True)
