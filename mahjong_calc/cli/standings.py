"""`mahjong-calc check --standings`, `--plot` and `--svg`."""

from __future__ import annotations

import csv
import os
from collections.abc import Sequence
from io import StringIO

from ..errors import MahjongError, RecordError
from ..faults import Fault
from ..render.blocks import Page
from ..render.csvs import safe
from ..render.standings_page import COLUMNS, course_page, penalties_page, rounds_page, standing_record, standings_page
from ..sheets import results_form
from ..sheets.account import Account
from ..sheets.checking import TableFinding
from ..sheets.course import Course, course
from ..sheets.headings import plain
from ..sheets.model import ERROR
from ..sheets.standings import Standing, by_round, missing, not_final, penalties, standings, table_names
from ..words import near, say
from .complaints import complain
from .console import tell
from .conventions import UNUSABLE
from .output import write_whole
from .report import Answer, Report
from .settings import Settings

FIRST = "1"
"""What the only table is called where its sheet gives it no name."""
MOST_NAMES = 12
"""Names of tables that are told where one is asked for."""
MOST_MISSING = 20
"""Results left out of the standings that are named; the others are counted."""


def show_standings(
    accounts: Sequence[Account], found: Sequence[TableFinding], settings: Settings, results: str | None
) -> int:
    """Show the standings over all tables, and why they may not be right; the exit status.

    found: in the tables. results: the file of the form of results, None for none. Programs get players who have no
    place too; the reasons are told them on stderr.
    """
    ranked, doubtful = standings(accounts), doubts(accounts, found, settings.lang)
    report = Report(settings, COLUMNS, many=True)
    if results is not None and accounts:
        try:
            _write_form(results, ranked)
        except MahjongError as error:
            complain(error, "", settings.lang)
            return UNUSABLE
    try:
        if settings.machine:
            for one in [*ranked, *_without_place(accounts, ranked)]:
                report.add(_forms(one, settings.decimal))
            for doubt in doubtful:
                tell(doubt)
        else:
            report.add(Answer(lambda: whole_page(accounts, ranked, doubtful, settings.lang), dict, list))
        return report.finish()
    finally:
        report.discard()


def _write_form(file: str, ranked: Sequence[Standing]) -> None:
    """The form of results as a file; figures stay figures. Raises RecordError."""
    rows: list[Sequence[str | int]] = [results_form.COLUMNS]
    for *words, points, score in results_form.rows(ranked):
        rows.append([*map(safe, words), points, score])
    text = StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    write_whole(file, text.getvalue())


def whole_page(accounts: Sequence[Account], ranked: Sequence[Standing], doubtful: Sequence[str], lang: str) -> Page:
    """The standings, then round by round, then the penalties. doubtful: why they may not be right."""
    pages = standings_page(ranked, lang, doubtful), rounds_page(ranked, by_round(accounts), lang)
    return [*pages[0], *pages[1], *penalties_page(penalties(accounts), lang)]


def doubts(accounts: Sequence[Account], found: Sequence[TableFinding], lang: str) -> list[str]:
    """Why the standings may not be right: tables with errors, and whose results cannot be counted."""
    doubtful = []
    wrong = {id(one.account) for one in found if one.severity == ERROR}
    titles = [title or FIRST for title, one in zip(table_names(accounts), accounts, strict=True) if id(one) in wrong]
    if titles:
        doubtful.append(say("sheets.standings.errors", lang, count=len(titles), names=_some(titles)))
    unfinished = [title or FIRST for title in not_final(accounts)]
    if unfinished:
        doubtful.append(say("sheets.standings.not_final", lang, count=len(unfinished), names=_some(unfinished)))
    lacking = missing(accounts)
    for one in lacking[:MOST_MISSING]:
        key = f"sheets.standings.{one.what}" if one.said else f"sheets.standings.no_{one.what}"
        doubtful.append(say(key, lang, player=one.player, table=one.table or FIRST, said=one.said))
    if len(lacking) > MOST_MISSING:
        doubtful.append(say("headings.more_candidates", lang, count=len(lacking) - MOST_MISSING))
    return doubtful


def _without_place(accounts: Sequence[Account], ranked: Sequence[Standing]) -> list[Standing]:
    """The players of whom no table counts."""
    placed = {plain(one.player) for one in ranked}
    names = dict.fromkeys(one.player for one in missing(accounts) if one.what == "total")
    return [Standing(None, name, 0, None, None) for name in names if plain(name) not in placed]


def _forms(one: Standing, decimal: str) -> Answer:
    return Answer(list, lambda: standing_record(one), lambda: [_row(one, decimal)])


def _row(one: tuple[object, ...], decimal: str) -> list[object]:
    return [f"{cell:.2f}".replace(".", decimal) if isinstance(cell, float) else cell for cell in one]


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

            write_whole(svg, show(drawn, say("headings.course", settings.lang, table=drawn.title).strip()))
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

    Raises RecordError where there is no such table, or more than one, or where no hand of it is known.
    """
    named = list(zip(table_names(accounts), accounts, strict=True))
    fitting = [one for one in named if one[0] == name] or [one for one in named if one[0].endswith(f"/{name}")]
    fitting = named if not name else fitting or [one for one in named if name in _other_names(*one)]
    if len(fitting) == 1:
        ((title, account),) = fitting
        drawn = course(account, title)
        if len(drawn.hands) == 1:
            raise RecordError([Fault("unknown_name", "unknown_name.no_hands", {"name": title or FIRST})])
        return drawn
    titles = [title or FIRST for title, _ in fitting or named]
    if not fitting:
        values: dict[str, object] = {"name": name, "near": near.suggest(name, titles), "names": _some(titles)}
        raise RecordError([Fault("unknown_name", "unknown_name.table", values)])
    values = {"name": name, "count": len(fitting), "names": _some(titles)}
    raise RecordError([Fault("unknown_name", f"unknown_name.{'tables' if name else 'no_table'}", values)])


def _other_names(title: str, account: Account) -> tuple[str, ...]:
    """What else a table may be called: by its whole file, by that where it was not needed, and 1 where the sheet gives
    it no name at all."""
    table = account.table
    files = table.file, os.path.basename(table.file)
    own = "/".join(str(one) for one in (table.round, table.name) if one is not None)
    if own:
        return tuple(f"{file}/{own}" for file in files)
    alone = () if title else (FIRST, os.path.splitext(files[1])[0])
    return (*alone, *files, *(f"{file}/{FIRST}" for file in (*files, title)))


def _some(titles: Sequence[str]) -> Sequence[str]:
    """The names of tables, or the first few and the last of many."""
    return titles if len(titles) <= MOST_NAMES else [*titles[: MOST_NAMES - 2], "...", titles[-1]]
