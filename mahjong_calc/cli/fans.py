"""`mahjong-calc fans`."""

from __future__ import annotations

from ..engine import rule_sets
from ..errors import MahjongError
from .app import Command, plain_typer
from .hands import check_rules
from .lookup import show
from .options import ColorOption, FormatOption, HouseRules, JsonOption, LangOption, OutputOption, RulesOption
from .report import Report
from .settings import settle

app = plain_typer()

EXAMPLES = """\b
Examples:
  mahjong-calc fans -r mcr-mil
  mahjong-calc fans --lang zh --format csv
"""


@app.command("fans", cls=Command, epilog=EXAMPLES)
def fans(
    rules: RulesOption = rule_sets.DEFAULT,
    option: HouseRules = None,
    format: FormatOption = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
    color: ColorOption = "auto",
    output: OutputOption = None,
) -> int:
    """List the fans of a rule set in rulebook order, with points and identifiers."""
    settings = settle(format, as_json, lang, color, output)
    try:
        rule_set = rule_sets.rule_set(rules, check_rules(rules, option))
    except MahjongError as error:
        report = Report(settings, ["error"])
        report.fail(error)
        return report.finish()
    from ..render.catalogue import fan_record, fans_page

    fans = rule_set.book.fans if settings.machine else ()
    records = [fan_record(fan, rule_set, settings.lang) for fan in fans]
    return show(settings, fans_page(rule_set, settings.lang), records, many=True)
