"""Statistics of many hands, for people and for programs."""

from __future__ import annotations

from typing import Any

from ..engine.rule_sets import rule_set
from ..files.statistics import Statistics
from ..words import figure, say, visible
from ..words.marks import listed
from .blocks import Column, Grid, Lines, Page, text
from .naming import fan_name

COLUMNS = ("kind", "name", "count", "share", "average", "highest")
WIDTH = 24
"""Characters of the longest bar."""


def statistics_page(found: Statistics, lang: str) -> Page:
    """How many hands there were; the fans by how often they count; the totals as bars; who won."""
    parts = [
        say("headings.records", lang, count=found.records),
        say("headings.legal_wins", lang, count=found.wins),
        say("statistics.self_drawn", lang, count=found.self_drawn, share=_percent(found.self_drawn, found.wins, lang)),
    ]
    if found.below:
        parts.append(say("headings.below_minimum", lang, count=found.below))
    if found.errors:
        parts.append(say("headings.errors", lang, count=found.errors))
    page: Page = [Lines((text(listed(parts, lang)),))]
    if found.fans:
        columns = (say("headings.fan", lang), say("statistics.hands", lang), "%")
        rows = [
            (text(_fan(key, lang)), text(count), text(_percent(count, found.wins, lang)))
            for key, count in found.fans.most_common()
        ]
        page.append(Grid(tuple(Column(one, at > 0) for at, one in enumerate(columns)), tuple(rows)))
    bars = found.histogram()
    if bars:
        longest = max(bar.hands for bar in bars)
        columns = (say("headings.value_of_hand", lang), say("statistics.hands", lang), "")
        rows = [
            (text(_span(bar.least, bar.most)), text(bar.hands), text("#" * -(-WIDTH * bar.hands // longest)))
            for bar in bars
        ]
        page.append(Grid(tuple(Column(one, at < 2) for at, one in enumerate(columns)), tuple(rows)))
    players = found.players()
    if players:
        keys = ("headings.player", "statistics.wins", "statistics.drawn", "statistics.average", "statistics.highest")
        rows_of_players = [
            (
                text(visible(one.player)),
                text(one.wins),
                text(one.self_drawn),
                text(figure(round(one.average, 1), lang)),
                text(one.highest),
            )
            for one in players
        ]
        page.append(Grid(tuple(Column(say(key, lang), at > 0) for at, key in enumerate(keys)), tuple(rows_of_players)))
    return page


def statistics_record(found: Statistics, lang: str) -> dict[str, Any]:
    """The same for programs."""
    return {
        "records": found.records,
        "wins": found.wins,
        "self_drawn": found.self_drawn,
        "below_minimum": found.below,
        "errors": found.errors,
        "fans": [
            {"fan": fan, "rules": rules, "name": _fan((rules, fan), lang), "count": count}
            for (rules, fan), count in found.fans.most_common()
        ],
        "totals": {str(total): count for total, count in sorted(found.totals.items())},
        "players": [one._asdict() for one in found.players()],
    }


def statistics_rows(found: Statistics, lang: str) -> list[list[Any]]:
    """The same as rows of CSV, by `COLUMNS`."""
    rows: list[list[Any]] = [
        ["records", None, found.records],
        ["wins", None, found.wins, _share(found.wins, found.records)],
        ["self_drawn", None, found.self_drawn, _share(found.self_drawn, found.wins)],
        ["below_minimum", None, found.below, _share(found.below, found.records)],
        ["errors", None, found.errors, _share(found.errors, found.records)],
    ]
    rows += [["fan", _fan(key, lang), count, _share(count, found.wins)] for key, count in found.fans.most_common()]
    rows += [["total", str(total), count, _share(count, found.wins)] for total, count in sorted(found.totals.items())]
    rows += [
        ["player", one.player, one.wins, _share(one.wins, found.wins), f"{one.average:.2f}", one.highest]
        for one in found.players()
    ]
    return [[*row, *[None] * (len(COLUMNS) - len(row))] for row in rows]


def _fan(key: tuple[str, str], lang: str) -> str:
    rules, fan = key
    return fan_name(rule_set(rules).book, fan, lang)


def _span(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}-{most}"


def _share(part: int, whole: int) -> str:
    return f"{part / whole:.4f}" if whole else ""


def _percent(part: int, whole: int, lang: str) -> str:
    return figure(round(100 * part / whole, 1), lang) if whole else "-"
