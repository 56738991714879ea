"""`mahjong-calc score`."""

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
  mahjong-calc score 34579pEEENN+567p -w 8p -d --flowers 2 -r mcr-mil
  mahjong-calc score 123m456p78s99s+EEE win=9s seat=S self-drawn
  mahjong-calc score 22m -2222p +123s +EEE +555s -w 2m --explain
  mahjong-calc score 6s+111s-3333s+888s+999p -w 6s --forbidden m -r sichuan
  mahjong-calc score 34579pEEENN+567p -w 8p -d --html hand.html

\b
Exit status: 0 a legal win, 1 not a legal win, 2 unreadable or impossible.
"""


@app.command("score", cls=HandCommand, epilog=EXAMPLES)
@takes_circumstances
@answers
def score(
    hand: HandWords = None,
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
    """Score a hand: fan by fan, what was struck and why, who pays whom.

    HAND is concealed+meld-kong, 14 tiles with the winning tile last or named by -w, or 13 and -w. Words of a text
    line, such as win=9s, are read too. A word like -2222p is a concealed kong.
    """
    glyphs = tiles == "unicode" and settings.unicode

    def answer(asked: Asked, options: dict[str, Any], id: object) -> tuple[Answer, int]:
        result = api.score(asked.hand, asked.circumstances, rules=asked.rules, options=options, explain=explain)
        result = with_settings_noted(
            result, option, lambda name, house: api.score(asked.hand, asked.circumstances, rules=name, options=house)
        )
        book = rule_sets.rule_set(asked.rules, options).book

        def page() -> Page:
            from ..render.score_page import score_page

            return score_page(result, book, settings.lang, explain=explain, glyphs=glyphs)

        def record() -> dict[str, Any]:
            from ..render import jsons

            return jsons.record(result, book, settings.lang, id)

        def rows() -> list[list[csvs.Value]]:
            return [csvs.score_row(result, book, settings.lang, id)]

        def figures() -> tuple[Figure, ...]:
            from ..render.pictures.figures import of_score

            return (of_score(result, settings.lang),)

        return Answer(page, record, rows, figures), GOOD if result.legal else NEGATIVE

    report = Report(settings, csvs.SCORE_COLUMNS)
    report.draw("score", svg, html)
    return answer_hands("score", hand or [], report, given(circumstances), rules, option, answer)
