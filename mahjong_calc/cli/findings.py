"""The findings of `mahjong-calc check`, one after the other, and the event as one page of HTML."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import groupby

from ..render.blocks import Page
from ..sheets.account import Account
from ..sheets.checking import TableFinding
from ..words import say
from .console import tell
from .report import Answer, Report
from .settings import Settings


def show_findings(
    found: Iterable[TableFinding],
    counts: dict[str, int],
    accounts: Sequence[Account],
    settings: Settings,
    most: int | None,
    html: str | None,
) -> int:
    """Write the findings of each table as soon as they are known, so that a pile of bad sheets shows its first ones;
    the exit status.

    counts: of all findings, by severity. most: so many of each file, None for all. html: the file of the page, None
    for none.
    """
    from ..render import check_page, check_records

    lang = settings.lang
    report = Report(settings, check_records.COLUMNS, many=True)
    report.draw("check", None, html)
    drawn: list[list[TableFinding]] = []
    named = ""
    try:
        for _, group in groupby(_cut(found, most, lang), lambda one: (id(one.account), one.of_file)):
            of_table = list(group)
            if html is not None:
                drawn.append(of_table)
            if settings.machine:
                for one in of_table:
                    report.add(_forms(one, lang), drawn=False)
                continue
            file, named = of_table[0].account.table.file != named, of_table[0].account.table.file
            report.add(Answer(partial(check_page.table_page, of_table, lang, with_file=file), dict, list), drawn=False)
        if accounts:

            def summary() -> Page:
                return check_page.summary_page(len(accounts), counts, lang)

            if not settings.machine:
                report.add(Answer(summary, dict, list), drawn=False)
            if report.album is not None:
                from .event_page import sections

                report.album.extend(sections(accounts, drawn, summary(), lang))
        return report.finish()
    finally:
        report.discard()


def _forms(one: TableFinding, lang: str) -> Answer:
    from ..render import check_records

    return Answer(list, lambda: check_records.record(one, lang), lambda: [check_records.row(one, lang)])


def _cut(found: Iterable[TableFinding], most: int | None, lang: str) -> Iterator[TableFinding]:
    """At most so many findings of each file; how many more there are is told on stderr."""
    for file, of_file in groupby(found, lambda one: one.account.table.file):
        more = 0
        for number, one in enumerate(of_file):
            if most is None or number < most:
                yield one
            else:
                more += 1
        if more:
            sentence = say("console.more_findings", lang, name=file, count=more)
            tell(sentence)
