"""What `batch` says of its files as a whole: statistics, and claimed values that the tiles do not bear out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from ..errors import RecordError
from ..faults import Fault
from ..files.records import Record
from ..files.scorer import RecordScorer, Result
from ..files.statistics import Statistics
from ..hand.circumstances import plain_key
from ..render.blocks import Column, Grid, Lines, Page, text, tiles
from ..render.naming import fan_name, say_with_column
from ..render.statistics_page import COLUMNS, statistics_page, statistics_record, statistics_rows
from ..sheets.cells import number
from ..sheets.worth import missed, too_much
from ..words import say, visible
from ..words.marks import clauses, listed
from .complaints import complain
from .conventions import GOOD, NEGATIVE, UNUSABLE
from .inputs import Refused, Source
from .report import Answer, Report
from .settings import Settings
from .tallies import Errors

PLAYERS = frozenset(("player", "name", "winner", "игрок", "победитель", "имя", "选手", "玩家", "和牌者", "姓名"))
"""Headings of a column that says who won."""
CLAIM_COLUMNS = ("id", "hand", "rules", "claimed", "total", "difference", "explained", "error")


def tell_statistics(
    sources: Iterable[Source | Refused], scorer: RecordScorer, errors: Errors, settings: Settings
) -> int:
    """Show the statistics of all records; the exit status."""
    found, reader = Statistics(), _Reader(scorer, errors, settings)
    for source, entry in reader.entries(sources):
        result = reader.answer(entry)
        found.take(result.score, _cell(source, entry, PLAYERS))
    report = Report(settings, COLUMNS)
    report.add(
        Answer(
            lambda: statistics_page(found, settings.lang),
            lambda: statistics_record(found, settings.lang),
            lambda: statistics_rows(found, settings.lang),
        ),
        reader.status,
    )
    return report.finish()


class Claim(NamedTuple):
    """A record whose claimed value is not that of its tiles. fan: what explains the difference, with the key of the
    sentence that says how."""

    result: Result
    claimed: str
    difference: Any
    fan: tuple[str, str] | None


def check_claims(
    sources: Iterable[Source | Refused], scorer: RecordScorer, column: str, errors: Errors, settings: Settings
) -> int:
    """Show the records whose claimed values differ from what their tiles are worth; the exit status. column: heading
    of the claims. Raises RecordError for a file without it."""
    reader, agreed = _Reader(scorer, errors, settings), 0
    wanted = frozenset((plain_key(column),))
    differing: list[Claim] = []
    for source, entry in reader.entries(sources):
        if source.table is None or not wanted & set(map(plain_key, source.table.unknown)):
            names = tuple(source.table.unknown) if source.table else ()
            raise RecordError([Fault("bad_record", "bad_record.no_column", {"name": column, "names": names})])
        claim = _claim(reader.answer(entry), _cell(source, entry, wanted) or "")
        if claim is None:
            agreed += 1
        else:
            differing.append(claim)
    report = Report(settings, CLAIM_COLUMNS, many=True)
    report.status = max(reader.status, NEGATIVE if differing else GOOD)
    lang = settings.lang
    if settings.machine:
        for record in [_record(one, lang) for one in differing]:
            report.add(_answer(record))
    else:
        report.add(Answer(lambda: _page(differing, agreed, lang), dict, list))
    return report.finish()


def _answer(record: dict[str, Any]) -> Answer:
    return Answer(list, lambda: record, lambda: [list(record.values())])


def _claim(result: Result, claimed: str) -> Claim | None:
    """What is wrong with a claim, None where it is right."""
    value = number(claimed)
    if result.score is None:
        return Claim(result, claimed, None, None)
    if value == result.score.total:
        return None
    if not isinstance(value, int):
        return Claim(result, claimed, None, None)
    less, more = missed(result.score, value), too_much(result.score, value)
    fan = ("missed", less) if less else ("too_much", more) if more else None
    return Claim(result, claimed, result.score.total - value, fan)


def _explained(one: Claim, lang: str) -> str:
    if one.fan is None:
        return ""
    key, fan = one.fan
    return say(f"statistics.{key}", lang, fan=fan_name(one.result.entry.setting.rule_set.book, fan, lang))


def _wrong(one: Claim, lang: str) -> str:
    error = one.result.error
    return clauses([say_with_column(fault, lang) for fault in error.faults], lang) if error else ""


def _record(one: Claim, lang: str) -> dict[str, Any]:
    entry, score = one.result.entry, one.result.score
    start = (entry.id, entry.hand, entry.setting.rules, one.claimed, None if score is None else score.total)
    return dict(zip(CLAIM_COLUMNS, (*start, one.difference, _explained(one, lang), _wrong(one, lang)), strict=True))


def _page(differing: list[Claim], agreed: int, lang: str) -> Page:
    page: Page = []
    if differing:
        keys = ("headings.number", "headings.hand", "statistics.claimed", "statistics.worth", "statistics.explained")
        rows = [
            (
                text(visible(str(one.result.entry.id))),
                tiles(visible(one.result.entry.hand)),
                text(visible(one.claimed), "bad"),
                text("" if one.result.score is None else one.result.score.total),
                text(_explained(one, lang) or _wrong(one, lang)),
            )
            for one in differing
        ]
        page.append(Grid(tuple(Column(say(key, lang), at in (2, 3)) for at, key in enumerate(keys)), tuple(rows)))
    counts = [("all_agree", agreed), ("differ", len(differing))]
    page.append(Lines((text(listed([say(f"statistics.{key}", lang, count=n) for key, n in counts if n], lang)),)))
    return page


class _Reader:
    """Goes through the records of files, and knows what came of it."""

    def __init__(self, scorer: RecordScorer, errors: Errors, settings: Settings) -> None:
        self._scorer, self._errors, self._settings = scorer, errors, settings
        self.status = GOOD

    def entries(self, sources: Iterable[Source | Refused]) -> Iterator[tuple[Source, Record]]:
        """The records with their files; of a file that cannot be read it is said why."""
        for source in sources:
            if isinstance(source, Refused):
                self.status = UNUSABLE
                complain(source.error, source.error.text, self._settings.lang)
                continue
            for block in source.blocks:
                for entry in block.entries():
                    yield source, entry

    def answer(self, entry: Record) -> Result:
        """The record, scored. Raises `FirstError` where the first error ends the work."""
        result = self._scorer.answer(entry)
        if result.error is not None:
            self.status = max(self.status, NEGATIVE)
            self._errors.take(entry, result.error, ())
        return result


def _cell(source: Source, entry: Record, names: frozenset[str]) -> str | None:
    """The cell of a record under a heading of these names, None where there is none."""
    if source.table is None:
        return None
    for heading, cell in zip(source.table.unknown, entry.kept, strict=False):
        if plain_key(heading) in names or heading.strip().lower() in names:
            return cell.strip()
    return None
