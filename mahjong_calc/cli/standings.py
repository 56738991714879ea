"""`mahjong-calc check --standings`, `--plot` and `--svg`."""

from __future__ import annotations

from collections.abc import Sequence

from ..errors import Fault, MahjongError, RecordError
from ..render.standings_page import COLUMNS, course_page, standing_record, standings_page
from ..sheets.account import Account
from ..sheets.standings import Course, course, standings, table_names
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

    name: of the table; None or "" where there is only one.
    """
    if not accounts:
        return UNUSABLE  # no file could be read, and that was said
    try:
        drawn = _chosen(accounts, name or "")
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


def _chosen(accounts: Sequence[Account], name: str) -> Course:
    """The scores of the table of this name, which may be written without its file or round.

    Raises RecordError where there is no such table, or more than one.
    """
    named = list(zip(table_names(accounts), accounts, strict=True))
    fitting = [one for one in named if one[0] == name] or [one for one in named if one[0].endswith(f"/{name}")]
    if not name:
        fitting = named
    if len(fitting) == 1:
        ((title, account),) = fitting
        return course(account, title)
    if not fitting:
        raise unknown("table", name, [title for title, _ in named])
    values = {"name": name, "count": len(fitting), "names": ", ".join(title or "-" for title, _ in fitting)}
    raise RecordError([Fault("unknown_name", f"unknown_name.{'tables' if name else 'no_table'}", values)])
