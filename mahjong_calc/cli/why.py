"""`mahjong-calc why`."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from .. import api
from ..engine import rule_sets
from ..engine.rule_sets import RuleSet
from ..errors import HandError
from ..render import csvs, why_records
from ..render.blocks import Page
from ..results.score import Score
from ..results.why import Shortfall, Why
from .answering import answers
from .app import HandCommand, plain_typer
from .completion import fan_names
from .conventions import GOOD, NEGATIVE
from .hands import Asked, answer_hands
from .options import (
    HandWords,
    HouseRules,
    RulesOption,
    given,
    takes_circumstances,
)
from .report import Answer, Report
from .settings import Settings
from .settings_notes import with_settings_noted

app = plain_typer()

EXAMPLES = """\b
Examples:
  mahjong-calc why 222m444p666s99m888s --fan "Four Concealed Pungs"
  mahjong-calc why 123m456p678sEE+PPP --fan mixed_straight
  mahjong-calc why 223344m789p99s+EEE
  mahjong-calc why 4567m+222p+123s+789s win=7m -r classical --fan only_possible_tile

\b
Exit status: 0 the fan counts, or the win is worth enough; 1 it does not, or the hand is no win; 2 unreadable or
impossible, or no such fan.
"""


@app.command("why", cls=HandCommand, epilog=EXAMPLES)
@takes_circumstances
@answers
def why(
    hand: HandWords = None,
    fan: Annotated[
        str | None,
        typer.Option(
            "--fan",
            metavar="NAME",
            help="The fan that is asked about: identifier, number or name.",
            show_default=False,
            autocompletion=fan_names,
        ),
    ] = None,
    rules: RulesOption = rule_sets.DEFAULT,
    option: HouseRules = None,
    *,
    settings: Settings,
    **circumstances: object,
) -> int:
    """Say why a fan counts in a hand or not; or what a win lacks.

    With --fan: what is in the fan's way, what struck it, in which other reading it counts, and the nearest win in which
    it would. Without: the points short of the minimum, and which wins with the same thirteen tiles have them. Of a
    hand that is no win: what is left over, and which tile to exchange.
    """
    columns = why_records.SHORTFALL_COLUMNS if fan is None else why_records.FAN_COLUMNS

    def answer(asked: Asked, options: dict[str, Any], id: object) -> tuple[Answer, int]:
        used = rule_sets.rule_set(asked.rules, options)
        how = asked.circumstances

        def noted(score: Score) -> Score:
            return with_settings_noted(
                score, option, lambda name, noted: api.score(asked.hand, how, rules=name, options=noted)
            )

        try:
            if fan is None:
                lacks = api.shortfall(asked.hand, how, rules=asked.rules, options=options)
                return _of_shortfall(lacks._replace(score=noted(lacks.score)), used, settings, id)
            found = api.why(asked.hand, fan, how, rules=asked.rules, options=options)
            return _of_fan(found._replace(score=noted(found.score)), used, settings, id)
        except HandError as error:
            return _of_no_win(error, asked, used, settings, id, columns)

    return answer_hands("why", hand or [], Report(settings, columns), given(circumstances), rules, option, answer)


def _of_fan(found: Why, used: RuleSet, settings: Settings, id: object) -> tuple[Answer, int]:
    def page() -> Page:
        from ..render.why_page import why_page

        return why_page(found, used, settings.lang)

    return Answer(
        page,
        lambda: why_records.why_record(found, used, settings.lang, id),
        lambda: [why_records.why_row(found, used, settings.lang, id)],
    ), GOOD if found.counts else NEGATIVE


def _of_shortfall(found: Shortfall, used: RuleSet, settings: Settings, id: object) -> tuple[Answer, int]:
    def page() -> Page:
        from ..render.why_page import shortfall_page

        return shortfall_page(found, used, settings.lang)

    return Answer(
        page,
        lambda: why_records.shortfall_record(found, used, settings.lang, id),
        lambda: why_records.shortfall_rows(found, used, settings.lang, id),
    ), GOOD if found.score.legal else NEGATIVE


def _of_no_win(
    error: HandError, asked: Asked, used: RuleSet, settings: Settings, id: object, columns: tuple[str, ...]
) -> tuple[Answer, int]:
    """How the hand is no win. Raises the error again where it is of another kind."""
    from ..scoring.why.no_win import no_win

    found = no_win(asked.hand, asked.circumstances, used)
    if found is None or any(fault.code not in ("not_a_win", "forbidden_suit") for fault in error.faults):
        raise error

    def page() -> Page:
        from ..render.why_page import no_win_page

        return no_win_page(error.faults, found, used, settings.lang)

    def record() -> dict[str, Any]:
        from ..render.jsons import error_record

        return {**error_record(error, settings.lang, id), "no_win": why_records.no_win_record(found)}

    def rows() -> list[list[csvs.Value]]:
        return [csvs.error_row(error, columns, settings.lang, id, asked.hand.text, used.name)]

    return Answer(page, record, rows), NEGATIVE
