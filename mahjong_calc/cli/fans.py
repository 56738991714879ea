"""`mahjong-calc fans`."""

from __future__ import annotations

from ..engine import rule_sets
from ..errors import MahjongError
from .answering import answers
from .app import Command, plain_typer
from .complaints import complain
from .conventions import GOOD, STANDARD_OUTPUT, UNUSABLE
from .hands import check_rules
from .lookup import show
from .options import (
    HouseRules,
    HtmlOption,
    RulesOption,
)
from .output import write_whole
from .report import Report
from .settings import Settings

app = plain_typer()

EXAMPLES = """\b
Examples:
  mahjong-calc fans -r mcr-mil
  mahjong-calc fans --lang zh --format csv
  mahjong-calc fans --html fans.html
"""


@app.command("fans", cls=Command, epilog=EXAMPLES)
@answers
def fans(
    rules: RulesOption = rule_sets.DEFAULT,
    option: HouseRules = None,
    html: HtmlOption = None,
    *,
    settings: Settings,
) -> int:
    """List the fans of a rule set in rulebook order, with points and identifiers.

    With --html they become a handout to print, an example of each drawn.
    """
    try:
        rule_set = rule_sets.rule_set(rules, check_rules(rules, option))
    except MahjongError as error:
        report = Report(settings, ["error"])
        report.fail(error)
        return report.finish()
    if html is not None:
        return _handout(rule_set, html, settings)
    from ..render.catalogue import fan_record, fans_page

    records = [fan_record(fan, [rule_set], settings.lang) for fan in rule_set.book.fans] if settings.machine else []
    return show(settings, fans_page(rule_set, settings.lang), records, many=True)


def _handout(rule_set: rule_sets.RuleSet, file: str, settings: Settings) -> int:
    """Write the catalogue with its examples drawn; the exit status."""
    from ..render.pictures import handout, html_page

    title = handout.heading(rule_set, settings.lang)
    page = html_page.show_handout(handout.handouts(rule_set, settings.lang), title, settings.lang)
    try:
        write_whole(None if file == STANDARD_OUTPUT else file, page)
    except MahjongError as error:
        complain(error, "", settings.lang)
        return UNUSABLE
    return GOOD
