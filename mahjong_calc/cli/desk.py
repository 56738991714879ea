"""`mahjong-calc check --summary`."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from ..render import check_page
from ..render.desk_page import COLUMNS, fetch_page, file_page, summary_record
from ..sheets.checking import TableFinding
from ..sheets.desk import TableSummary, summaries
from .report import Answer, Report
from .settings import Settings


def show_summary(found: Iterable[TableFinding], tables: int, counts: dict[str, int], settings: Settings) -> int:
    """A line a table with findings, and which to fetch; the exit status. counts: of all findings, by severity."""
    lang = settings.lang
    report = Report(settings, COLUMNS, many=True)
    every: list[TableSummary] = []
    try:
        for file, group in groupby(summaries(found), lambda one: one.worst.account.table.file):
            of_file = list(group)
            every += of_file
            if settings.machine:
                for one in of_file:
                    report.add(_forms(one, lang))
            else:
                report.add(Answer(lambda file=file, of_file=of_file: file_page(file, of_file, lang), dict, list))  # type: ignore[misc]
        if not settings.machine and tables:
            report.add(
                Answer(lambda: [*check_page.summary_page(tables, counts, lang), *fetch_page(every, lang)], dict, list)
            )
        return report.finish()
    finally:
        report.discard()


def _forms(one: TableSummary, lang: str) -> Answer:
    return Answer(list, lambda: summary_record(one, lang), lambda: [list(summary_record(one, lang).values())])
