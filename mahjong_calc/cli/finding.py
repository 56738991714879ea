"""`mahjong-calc finding`."""

from __future__ import annotations

from typing import Annotated

import typer

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
  mahjong-calc finding --lang ru
"""


def _codes() -> list[str]:
    return [key for key in topic("codes") if "." not in key]


def _starting(incomplete: str) -> list[str]:
    return [code for code in _codes() if code.startswith(incomplete)]


@app.command("finding", cls=Command, epilog=EXAMPLES)
def finding(
    code: Annotated[
        str | None,
        typer.Argument(metavar="[CODE]", help="An error code.", autocompletion=_starting, show_default=False),
    ] = None,
    format: FormatOption = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
    color: ColorOption = "auto",
    output: OutputOption = None,
) -> int:
    """Explain an error code, or list all codes."""
    settings = settle(format, as_json, lang, color, output)
    from ..render import catalogue

    codes = _codes()
    if code is None:
        records = [catalogue.code_record(each, settings.lang) for each in codes]
        return show(settings, catalogue.codes_page(codes, settings.lang), records, many=True)
    wanted = code.strip().lower().replace("-", "_")
    if wanted not in codes:
        report = Report(settings, ["error"])
        report.fail(unknown("code", code, codes))
        return report.finish()
    record = catalogue.code_record(wanted, settings.lang)
    return show(settings, catalogue.code_page(wanted, settings.lang), [record], many=False)
