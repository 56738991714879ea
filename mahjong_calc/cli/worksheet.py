"""`mahjong-calc quiz --print`: hands for `batch`, or a worksheet with its answers."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine import rule_sets
from ..errors import MahjongError
from ..practice.drawing import Drawn
from ..render import quiz_page
from ..words import say
from .complaints import complain
from .conventions import GOOD, STANDARD_OUTPUT, UNUSABLE
from .output import write_whole
from .report import Answer, Report
from .settings import Settings

NEW_PAGE = '\n<div style="page-break-before: always"></div>\n\n'
"""What programs that print Markdown take for the beginning of a page."""


def print_them(
    hands: Sequence[Drawn], rule_set: rule_sets.RuleSet, seed: int, settings: Settings, html: str | None
) -> int:
    """Print hands in the wished format; the exit status. html: a worksheet with drawn tiles goes there."""
    try:
        if html is not None:
            write_whole(None if html == STANDARD_OUTPUT else html, _drawn(hands, rule_set, seed, settings.lang))
            return GOOD
        if not settings.machine:
            worksheet = settings.format == "markdown"
            content = _markdown(hands, rule_set, seed, settings.lang) if worksheet else _lines(hands, rule_set)
            write_whole(settings.output, content)
            return GOOD
    except MahjongError as error:
        complain(error, "", settings.lang)
        return UNUSABLE
    report = Report(settings, quiz_page.HAND_COLUMNS, many=True)
    for number, one in enumerate(hands, 1):
        report.add(
            Answer(
                list,
                lambda number=number, one=one: quiz_page.hand_record(number, one, rule_set),  # type: ignore[misc]
                lambda number=number, one=one: [quiz_page.hand_row(number, one, rule_set)],  # type: ignore[misc]
            )
        )
    return report.finish()


def _lines(hands: Sequence[Drawn], rule_set: rule_sets.RuleSet) -> str:
    """The hands, a text line each; the rule set is named where it is not the default."""
    named = "" if rule_set.name == rule_sets.DEFAULT else rule_set.name
    return "".join(quiz_page.text_line(one.hand, one.how, named) + "\n" for one in hands)


def _markdown(hands: Sequence[Drawn], rule_set: rule_sets.RuleSet, seed: int, lang: str) -> str:
    from ..render import markdown

    return NEW_PAGE.join(map(markdown.show, quiz_page.worksheet_pages(hands, rule_set, seed, lang)))


def _drawn(hands: Sequence[Drawn], rule_set: rule_sets.RuleSet, seed: int, lang: str) -> str:
    """The worksheet with the tiles drawn: questions, then the answers on paper of their own."""
    from ..hand.tiles import BY_NAME
    from ..render.naming import title
    from ..render.pictures import html_page
    from ..render.pictures.figures import of_hand
    from ..render.pictures.svg_page import Section

    sheet, answers = quiz_page.worksheet_pages(hands, rule_set, seed, lang)
    sections = []
    for one, block in zip(hands, sheet[1:], strict=True):
        win = BY_NAME[one.how.win] if one.how.win else None
        sections.append(Section((of_hand(one.hand, lang, win),), [block]))
    sections.append(Section((), answers, new_page=True))
    heading = say("quiz.worksheet", lang, title=title(rule_set.name, lang))
    return html_page.show(sections, heading, lang)
