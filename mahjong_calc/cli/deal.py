"""`mahjong-calc deal`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from ..deals import reading, settling
from ..engine import rule_sets
from ..errors import MahjongError, error_of
from ..render import deal_records
from ..render.blocks import Page
from ..results.settlement import Settlement
from .answering import answers
from .app import Command, plain_typer
from .complaints import complain
from .conventions import NEGATIVE, UNUSABLE
from .hands import check_rules
from .options import (
    AnyRulesOption,
    HouseRules,
    HtmlOption,
    SvgOption,
)
from .report import Answer, Report
from .settings import Settings
from .source import named, opened

if TYPE_CHECKING:
    from ..render.pictures.figures import Figure

app = plain_typer()

EXAMPLES = """\b
Examples:
  mahjong-calc deal deal.toml
  mahjong-calc deal evening.jsonl --format csv > nets.csv
  mahjong-calc deal deal.toml --html deal.html
  mahjong-calc deal - --input-format json < deal.json

\b
Exit status: 0 every deal was settled, 1 some deal is an error, 2 unusable
arguments or file.
"""

FileArgument = Annotated[
    str | None, typer.Argument(metavar="FILE", help="The file, or - for standard input.", show_default=False)
]
InputFormat = Annotated[
    Literal["json", "jsonl", "toml"] | None,
    typer.Option(
        "--input-format",
        metavar="FORM",
        help="json, jsonl or toml; else by the file's ending, else by its first line.",
        show_default=False,
    ),
]


@app.command("deal", cls=Command, epilog=EXAMPLES)
@answers
def deal(
    file: FileArgument = None,
    rules: AnyRulesOption = None,
    option: HouseRules = None,
    input_format: InputFormat = None,
    svg: SvgOption = None,
    html: HtmlOption = None,
    *,
    settings: Settings,
) -> int:
    """Settle whole deals: every payment between the four players with its reason, and who deals next.

    A deal is a JSON object or a TOML file; JSON lines hold many. What a deal says of rules and options beats what is
    given here.
    """
    file = named(file, "deal", settings.lang)
    if file is None:
        return UNUSABLE
    report = Report(settings, deal_records.COLUMNS)
    report.draw("deal", svg, html)
    try:
        options = check_rules(rules or "", option)
        if rules is not None:
            rule_sets.rule_set(rules, options)
        with opened(file, None, settings.lang, fixed=True) as lines:
            form = input_format or reading.sniff(file, lines.peek())
            entries = reading.read(lines, form)
            if form != "jsonl":
                entries = iter(several := list(entries))
            report.many = form == "jsonl" or len(several) != 1
            return _answer(report, settling.settle_all(entries, rules, options))
    except MahjongError as error:
        complain(error, error.text, settings.lang)
        return UNUSABLE
    finally:
        report.discard()


def _answer(report: Report, outcomes: Iterator[settling.Outcome]) -> int:
    """Write every outcome; the exit status."""
    lang, failed = report.settings.lang, False
    for outcome in outcomes:
        entry, settled = outcome.entry, outcome.settlement
        if settled is None:
            failed = True
            assert outcome.error is not None
            where = entry.line if report.many else None
            report.fail(outcome.error, id=entry.id, line=where, rules=outcome.rules, status=NEGATIVE)
            continue
        try:
            report.add(_forms(settled, lang, entry.id, many=report.many))
        except OSError:
            raise
        except Exception as problem:  # a deal that nobody foresaw costs no other one
            report.fail(error_of(problem), id=entry.id, line=entry.line, rules=outcome.rules, status=NEGATIVE)
            failed = True
    status = report.finish()
    return max(status, NEGATIVE) if failed else status


def _forms(settled: Settlement, lang: str, id: object, *, many: bool) -> Answer:
    def page() -> Page:
        from ..render.deal_page import deal_page

        return deal_page(settled, lang, id if many else None)

    def record() -> dict[str, Any]:
        return deal_records.deal_record(settled, lang, id)

    def figures() -> tuple[Figure, ...]:
        from ..render.pictures.figures import of_score

        return tuple(of_score(score, lang, seat) for seat, score in (settled.scores or {}).items())

    return Answer(page, record, lambda: [deal_records.deal_row(settled, lang, id)], figures)
