"""`mahjong-calc finding`."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from ..sheets.checks import CHECKS
from ..words import topic
from .app import Command, plain_typer
from .lookup import show, unknown
from .options import ColorOption, FormatOption, JsonOption, LangOption, OutputOption
from .report import Report
from .settings import settle

app = plain_typer()

EXAMPLES = """\b
Examples:
  mahjong-calc finding tile_count
  mahjong-calc finding total_differs
  mahjong-calc finding --lang ru
"""


def _codes() -> list[str]:
    """Error codes, then the checks of score sheets."""
    return [*(key for key in topic("codes") if "." not in key), *CHECKS]


def _starting(incomplete: str) -> list[str]:
    return [code for code in _codes() if code.startswith(incomplete)]


@app.command("finding", cls=Command, epilog=EXAMPLES)
def finding(
    code: Annotated[
        str | None,
        typer.Argument(
            metavar="[CODE]",
            help="An error code, or the code of a check.",
            autocompletion=_starting,
            show_default=False,
        ),
    ] = None,
    format: FormatOption = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
    color: ColorOption = "auto",
    output: OutputOption = None,
) -> int:
    """Explain an error code or a finding of check, or list all codes."""
    settings = settle(format, as_json, lang, color, output)
    from ..render import catalogue, check_page

    def record(code: str) -> dict[str, Any]:
        if code in CHECKS:
            return check_page.finding_record(CHECKS[code], settings.lang)
        return catalogue.code_record(code, settings.lang)

    codes = _codes()
    if code is None:
        records = [record(each) for each in codes]
        return show(settings, catalogue.codes_page(records), records, many=True)
    wanted = code.strip().lower().replace("-", "_")
    if wanted not in codes:
        report = Report(settings, ["error"])
        report.fail(unknown("code", code, codes))
        return report.finish()
    page = catalogue.code_page(record(wanted), settings.lang)
    return show(settings, page, [record(wanted)], many=False)
