"""`mahjong-calc finding`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..words import topic
from .answering import answers
from .app import Command, plain_typer
from .lookup import show, unknown
from .report import Report
from .settings import Settings

if TYPE_CHECKING:
    from ..sheets.checks import Check

app = plain_typer()

EXAMPLES = """\b
Examples:
  mahjong-calc finding tile_count
  mahjong-calc finding total_differs
  mahjong-calc finding --lang ru
"""


def _error_codes() -> list[str]:
    return [key for key in topic("codes") if "." not in key]


def _checks() -> Mapping[str, Check]:
    """The checks of score sheets, of every game, which take longer to load than everything else here."""
    from ..sheets.checks import every_check

    return every_check()


def _check(code: str) -> Check | None:
    """The check of this code, None where there is none; the games are loaded only where it may be one of theirs."""
    from ..sheets.checks import CHECKS

    return CHECKS.get(code) or _checks().get(code)


def _starting(incomplete: str) -> list[str]:
    return [code for code in (*_error_codes(), *_checks()) if code.startswith(incomplete)]


@app.command("finding", cls=Command, epilog=EXAMPLES)
@answers
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
    *,
    settings: Settings,
) -> int:
    """Explain an error code or a finding of check, or list all codes."""
    from ..render import catalogue

    def of_check(one: Check) -> dict[str, Any]:
        from ..render.check_page import finding_record

        return finding_record(one, settings.lang)

    errors = _error_codes()
    if code is None:
        records = [catalogue.code_record(each, settings.lang) for each in errors]
        records += map(of_check, _checks().values())
        return show(settings, catalogue.codes_page(records), records, many=True)
    wanted = code.strip().lower().replace("-", "_")
    if wanted in errors:
        record = catalogue.code_record(wanted, settings.lang)
    elif (known := _check(wanted)) is not None:
        record = of_check(known)
    else:
        report = Report(settings, ["error"])
        report.fail(unknown("code", code, [*errors, *_checks()]))
        return report.finish()
    return show(settings, catalogue.code_page(record, settings.lang), [record], many=False)
