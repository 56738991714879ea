"""`mahjong-calc check --html`: an event as one page that a referee works from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from ..render import svg
from ..render.blocks import Lines, Page, text
from ..render.check_page import table_page
from ..render.desk_page import fetch_page, file_page
from ..render.pictures.svg_page import Section
from ..sheets.account import Account
from ..sheets.checking import TableFinding
from ..sheets.course import Course, course
from ..sheets.desk import summaries
from ..sheets.standings import standings, table_names
from ..words import say
from .standings import FIRST, doubts, whole_page

MOST_DRAWN = 60
"""Tables without findings whose running scores are drawn; of more, a page to be printed would have no end. Those with
findings are drawn beside these, however many they are."""


def sections(
    accounts: Sequence[Account], found: Sequence[Sequence[TableFinding]], summary: Page, lang: str
) -> Iterator[Section]:
    """What to do about each table, each table with findings, the standings, and how the other tables went.

    found: what was found, table by table. summary: how much was checked.
    """
    every = [one for of_table in found for one in of_table]
    by_file = groupby(summaries(every), lambda one: one.worst.account.table.file)
    tasks = [block for file, of_file in by_file for block in file_page(file, list(of_file), lang)]
    yield Section((), [*summary, *tasks, *fetch_page(list(summaries(every)), lang)])
    titles = {id(one): title or FIRST for title, one in zip(table_names(accounts), accounts, strict=True)}
    drawn: set[int] = set()
    for of_table in found:
        account = of_table[0].account
        fresh = id(account) not in drawn and not of_table[0].of_file
        drawn |= {id(account)} if fresh else set()
        drawing = _drawn(account, titles[id(account)], lang) if fresh else ()
        yield Section((), table_page(of_table, lang), drawings=drawing)
    ranked = standings(accounts)
    if ranked:
        heading = Lines((text(say("headings.standings", lang), "heading"),))
        yield Section((), [heading, *whole_page(accounts, ranked, doubts(accounts, every, lang), lang)], new_page=True)
    others = [one for one in accounts if id(one) not in drawn]
    for one in others if len(others) <= MOST_DRAWN else ():
        drawing = _drawn(one, titles[id(one)], lang)
        if drawing:
            yield Section((), [], drawings=drawing)
    if len(others) > MOST_DRAWN:
        yield Section((), [Lines((text(say("headings.not_drawn", lang, count=len(others))),))])


def _drawn(account: Account, title: str, lang: str) -> tuple[str, ...]:
    """The running scores of a table, nothing where no hand of it tells."""
    went: Course = course(account, title)
    if len(went.hands) == 1:
        return ()
    return (svg.show(went, say("headings.course", lang, table=went.title).strip()),)
