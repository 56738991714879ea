"""`mahjong-calc waits`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .. import api
from ..engine import rule_sets
from ..render import csvs
from ..render.blocks import Page
from .answering import answers
from .app import HandCommand, plain_typer
from .conventions import GOOD, NEGATIVE
from .hands import Asked, answer_hands
from .options import (
    ExplainOption,
    HandWords,
    HouseRules,
    HtmlOption,
    RulesOption,
    SeenOption,
    SvgOption,
    TilesOption,
    given,
    takes_circumstances,
)
from .report import Answer, Report
from .settings import Settings
from .settings_notes import with_settings_noted

if TYPE_CHECKING:
    from ..render.pictures.figures import Figure

app = plain_typer()

EXAMPLES = """\b
Examples:
  mahjong-calc waits 34579pEEENN+567p -s S
  mahjong-calc waits 2345678p+EEE+789p --json
  mahjong-calc waits 34579pEEENN+567p --svg waits.svg
  mahjong-calc waits 567m34sEE+123m+678p --seen 2s2s5s
  mahjong-calc waits 1112233456s+888s --forbidden m -r sichuan

\b
Exit status: 0 ready, 1 not ready, 2 unreadable or impossible.
"""


@app.command("waits", cls=HandCommand, epilog=EXAMPLES)
@takes_circumstances
@answers
def waits(
    hand: HandWords = None,
    seen: SeenOption = "",
    explain: ExplainOption = False,
    tiles: TilesOption = "ascii",
    rules: RulesOption = rule_sets.DEFAULT,
    option: HouseRules = None,
    svg: SvgOption = None,
    html: HtmlOption = None,
    *,
    settings: Settings,
    **circumstances: object,
) -> int:
    """List every tile that completes a hand one tile short.

    For each: copies left, value by discard and self-drawn, fans, and whether it is enough to win.
    """
    glyphs = tiles == "unicode" and settings.unicode

    def answer(asked: Asked, options: dict[str, Any], id: object) -> tuple[Answer, int]:
        result = api.waits(asked.hand, asked.circumstances, rules=asked.rules, options=options, seen=seen)
        result = with_settings_noted(
            result,
            option,
            lambda name, house: api.waits(asked.hand, asked.circumstances, rules=name, options=house, seen=seen),
        )
        book = rule_sets.rule_set(asked.rules, options).book

        def page() -> Page:
            from ..render.waits_page import waits_page

            return waits_page(result, book, settings.lang, explain=explain, glyphs=glyphs)

        def record() -> dict[str, Any]:
            from ..render import jsons

            return jsons.waits_record(result, book, settings.lang, id)

        def rows() -> list[list[csvs.Value]]:
            return csvs.waits_rows(result, book, settings.lang, id)

        def figures() -> tuple[Figure, ...]:
            from ..render.pictures.figures import of_waits

            return of_waits(result, asked.hand, settings.lang)

        return Answer(page, record, rows, figures), GOOD if result.ready else NEGATIVE

    report = Report(settings, csvs.WAITS_COLUMNS)
    report.draw("waits", svg, html)
    return answer_hands("waits", hand or [], report, given(circumstances), rules, option, answer, seen)
