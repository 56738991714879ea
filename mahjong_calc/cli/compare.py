"""`mahjong-calc compare`."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from .. import api
from ..engine import rule_sets
from ..errors import MahjongError, RecordError
from ..faults import Fault
from ..render import comparison_records as records
from ..render.blocks import Page
from .answering import answers
from .app import HandCommand, plain_typer
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

MOST = 5
"""Results beside that of the hand as it is."""
EXAMPLES = """\b
Examples:
  mahjong-calc compare 222m444p666s99m888s --with self-drawn
  mahjong-calc compare 567m34sEE+123m+678p -w 5s --with win=2s --with self-drawn
  mahjong-calc compare 34579pEEENN+567p -w 8p --with rules=mcr-mil,minimum=6

\b
Exit status: 0 each is a win; 1 one of them is none, or cannot be; 2 unreadable, impossible, or nothing to compare with.
"""


@app.command("compare", cls=HandCommand, epilog=EXAMPLES)
@takes_circumstances
@answers
def compare(
    hand: HandWords = None,
    what: Annotated[
        list[str] | None,
        typer.Option(
            "--with",
            metavar="WORDS",
            help="What is otherwise: circumstances, rules=NAME, options; may be repeated.",
            show_default=False,
        ),
    ] = None,
    rules: RulesOption = rule_sets.DEFAULT,
    option: HouseRules = None,
    *,
    settings: Settings,
    **circumstances: object,
) -> int:
    """Show results side by side: a hand as it is, and with something otherwise; lines that differ are marked.

    Each --with is a column. win=5p means the same thirteen tiles and 5p, where it completes them; else the same
    fourteen, won on 5p.
    """
    changes = what or []
    report = Report(settings, records.columns(changes))
    if not 1 <= len(changes) <= MOST:
        report.fail(_wrong_number(len(changes)))
        return report.finish()

    def answer(asked: Asked, options: dict[str, Any], id: object) -> tuple[Answer, int]:
        how = asked.circumstances
        found = api.compare(asked.hand, changes, how, rules=asked.rules, options=options)
        first = found.outcomes[0]
        if first.score is not None:
            noted = with_settings_noted(
                first.score, option, lambda name, noted: api.score(asked.hand, how, rules=name, options=noted)
            )
            found = found._replace(outcomes=(first._replace(score=noted), *found.outcomes[1:]))

        def page() -> Page:
            from ..render.comparison_page import comparison_page

            return comparison_page(found, settings.lang, settings.width)

        return Answer(
            page,
            lambda: records.comparison_record(found, settings.lang, id),
            lambda: records.comparison_rows(found, settings.lang, id),
        ), NEGATIVE if any(one.error for one in found.outcomes) else GOOD

    return answer_hands("compare", hand or [], report, given(circumstances), rules, option, answer)


def _wrong_number(count: int) -> MahjongError:
    key, values = ("compare_count", {"count": count, "most": MOST}) if count else ("compare_none", {})
    return RecordError([Fault("bad_record", f"bad_record.{key}", values)])
