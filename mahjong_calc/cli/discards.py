"""`mahjong-calc discards`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

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
  mahjong-calc discards 123m456p789s11s57mE
  mahjong-calc discards 34s5678pEE+123m+678m --seen 2s5s -s S
  mahjong-calc discards 1112233456s7p+888s -r sichuan --by value
  mahjong-calc discards 19m19p199sESWNCF --html discards.html

\b
Exit status: 0 ready after some discard, 1 not ready after any, 2 unreadable
or impossible.
"""


@app.command("discards", cls=HandCommand, epilog=EXAMPLES)
@takes_circumstances
@answers
def discards(
    hand: HandWords = None,
    seen: SeenOption = "",
    by: Annotated[
        Literal["value", "width"] | None,
        typer.Option(
            "--by",
            metavar="ORDER",
            help="value: dear waits first; width: many copies first; else copies that win legally first.",
            show_default=False,
        ),
    ] = None,
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
    """Show what each discard leaves: how far the hand is from ready, and which tiles help.

    Where it is ready: what each wait is worth, by discard and self-drawn. Thirteen tiles are told how far they are.
    """
    glyphs = tiles == "unicode" and settings.unicode

    def answer(asked: Asked, options: dict[str, Any], id: object) -> tuple[Answer, int]:
        found = api.discards(asked.hand, asked.circumstances, rules=asked.rules, options=options, seen=seen, by=by)
        found = with_settings_noted(
            found,
            option,
            lambda name, house: api.discards(
                asked.hand, asked.circumstances, rules=name, options=house, seen=seen, by=by
            ),
        )
        book = rule_sets.rule_set(asked.rules, options).book

        def page() -> Page:
            from ..render.discards_page import discards_page

            return discards_page(found, book, settings.lang, explain=explain, glyphs=glyphs)

        def record() -> dict[str, Any]:
            from ..render import jsons

            return jsons.discards_record(found, book, settings.lang, id)

        def rows() -> list[list[csvs.Value]]:
            return csvs.discards_rows(found, book, settings.lang, id)

        def figures() -> tuple[Figure, ...]:
            from ..render.pictures.figures import of_discards

            return of_discards(found, asked.hand, settings.lang)

        return Answer(page, record, rows, figures), GOOD if found.ready else NEGATIVE

    report = Report(settings, csvs.DISCARDS_COLUMNS)
    report.draw("discards", svg, html)
    return answer_hands("discards", hand or [], report, given(circumstances), rules, option, answer, seen)
