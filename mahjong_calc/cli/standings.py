"""`mahjong-calc check --standings`, `--plot` and `--svg`."""

from __future__ import annotations

from collections.abc import Sequence

from ..errors import MahjongError
from ..render.standings_page import COLUMNS, course_page, standing_record, standings_page
from ..sheets.account import Account
from ..sheets.standings import course, standings, table_name
from ..words import say
from . import UNUSABLE
from .lookup import unknown
from .output import write_whole
from .report import Answer, Report, complain
from .settings import Settings


def show_standings(accounts: Sequence[Account], settings: Settings) -> int:
    """Show the standings over all tables; the exit status."""
    ranked = standings(accounts)
    report = Report(settings, COLUMNS, many=True)
    try:
        if settings.machine:
            for one in ranked:
                report.add(Answer(list, lambda one=one: standing_record(one), lambda one=one: [_row(one)]))  # type: ignore[misc]
        else:
            report.add(Answer(lambda: standings_page(ranked, settings.lang), dict, list))
        return report.finish()
    finally:
        report.discard()


def _row(one: tuple[object, ...]) -> list[object]:
    return [f"{cell:.2f}" if isinstance(cell, float) else cell for cell in one]


def show_picture(accounts: Sequence[Account], name: str | None, svg: str | None, settings: Settings) -> int:
    """Draw the running scores of one table, on the terminal or as a file of SVG; the exit status.

    name: of the table; None where there is only one.
    """
    by_name = {table_name(account): account for account in accounts}
    try:
        account = _chosen(by_name, name)
        drawn = course(account)
        if svg is not None:
            from ..render.svg import show

            write_whole(svg, show(drawn, say("headings.course", settings.lang, table=drawn.title)))
    except MahjongError as error:
        complain(error, "", settings.lang)
        return UNUSABLE
    report = Report(settings, ("hand", *drawn.names))
    if settings.machine:
        rows = [[hand, *scores] for hand, scores in zip(drawn.hands, drawn.scores, strict=True)]
        record = {"table": drawn.title, "players": list(drawn.names), "hands": list(drawn.hands)}
        report.add(Answer(list, lambda: {**record, "scores": [list(one) for one in drawn.scores]}, lambda: rows))
    elif svg is None:
        report.add(Answer(lambda: course_page(drawn, settings.lang, settings.width), dict, list))
    try:
        return report.finish()
    finally:
        report.discard()


def _chosen(by_name: dict[str, Account], name: str | None) -> Account:
    """The table of this name. Raises RecordError where it is not there, or several are and none is named."""
    if name is None and len(by_name) == 1:
        return next(iter(by_name.values()))
    if name is not None and name in by_name:
        return by_name[name]
    ending = [one for one in by_name if name is not None and one.endswith(f"/{name}")]
    if len(ending) == 1:
        return by_name[ending[0]]
    raise unknown("table", name or "", by_name)
