"""`mahjong-calc convert`."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from .. import notation
from ..engine import rule_sets
from ..hand.tiles import BY_NAME
from ..render import csvs
from ..render.blocks import Bare, Page
from ..words import say
from .answering import answers
from .app import HandCommand, plain_typer
from .console import tell
from .conventions import GOOD
from .hands import Asked, answer_hands
from .lookup import unknown
from .options import (
    HandWords,
    given,
    takes_circumstances,
)
from .report import Answer, Report
from .settings import Settings
from .terminal import can_show

app = plain_typer()

COLUMNS = ("id", "hand", "form", "text", "error")
EXAMPLES = """\b
Examples:
  mahjong-calc convert 123m456p78s99s+EEE -w 9s --to gb
  mahjong-calc convert 34579pEEENN+567p --to unicode
"""


def _forms(incomplete: str) -> list[str]:
    return [form for form in notation.FORMS if form.startswith(incomplete)]


@app.command("convert", cls=HandCommand, epilog=EXAMPLES)
@takes_circumstances
@answers
def convert(
    hand: HandWords = None,
    to: Annotated[
        str,
        typer.Option("--to", metavar="FORM", help=f"One of: {', '.join(notation.FORMS)}.", autocompletion=_forms),
    ] = "compact",
    *,
    settings: Settings,
    **circumstances: object,
) -> int:
    """Write a hand in another notation.

    Only gb keeps the circumstances and from whom a set was claimed. The hand need not be complete.
    """
    report = Report(settings, COLUMNS)
    form = to.strip().lower()
    if form not in notation.FORMS:
        report.fail(unknown("form", to, notation.FORMS))
        return report.finish()

    def answer(asked: Asked, _: dict[str, Any], id: object) -> tuple[Answer, int]:
        how = asked.circumstances
        win = BY_NAME[how.win] if how.win else None
        used, written = form, notation.write(asked.hand, form, win, how)
        if settings.format not in ("json", "jsonl") and not can_show(written, settings.encoding):
            used, written = "compact", notation.write(asked.hand, "compact", win, how)
            if not settings.machine:
                sentence = say("console.cannot_show_text", settings.lang, encoding=settings.encoding)
                tell(sentence)

        def page() -> Page:
            return [Bare(written)]

        def record() -> dict[str, Any]:
            return {"id": id, "hand": asked.hand.text, "form": used, "text": written}

        def rows() -> list[list[csvs.Value]]:
            return [[str(id) if id else None, asked.hand.text, used, written, None]]

        return Answer(page, record, rows), GOOD

    return answer_hands("convert", hand or [], report, given(circumstances), rule_sets.DEFAULT, None, answer)
