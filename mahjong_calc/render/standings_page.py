"""Standings, and the running scores of a table as a picture of characters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..sheets.course import Course
from ..sheets.model import Number
from ..sheets.standings import Penalty, Standing
from ..words import figure, say, visible
from .blocks import Cell, Column, Flow, Grid, Lines, Page, Span, text
from .check_records import in_words

COLUMNS = ("place", "player", "tables", "table_points", "total", "table_points_due", "total_due")
Rounds = dict[str, dict[str, tuple[Number, Number]]]
STYLES = ("m", "p", "s", "honor")
HEIGHT = 16
MARKS = "1234"
SEVERAL = "*"
LEFT = 7
"""Characters before the picture, for the scale."""


def standings_page(standings: Sequence[Standing], lang: str, doubts: Sequence[str] = ()) -> Page:
    """The standings as a table, with what follows from the hands where that is anything else. doubts: why they may not
    be right, said first."""
    differ = any((one.due_points, one.due_score) != (one.points, one.score) for one in standings)
    keys = (
        "place",
        "player",
        "tables_played",
        "table_points",
        "score",
        *(("points_due", "score_due") if differ else ()),
    )
    columns = tuple(Column(say(f"headings.{key}", lang), key != "player") for key in keys)
    rows = tuple(_row(one, lang, differ) for one in standings)
    page: Page = [Lines(tuple(text(line, "bad") for line in doubts))] if doubts else []
    return [*page, Grid(columns, rows)]


def _row(one: Standing, lang: str, differ: bool) -> tuple[Cell, ...]:
    cells = (
        text(one.place),
        text(visible(one.player)),
        text(one.tables),
        text(figure(one.points, lang)),
        text(figure(one.score, lang)),
    )
    if not differ:
        return cells
    pairs = ((one.points, one.due_points), (one.score, one.due_score))
    return (*cells, *(text("" if said == due else figure(due, lang), "good") for said, due in pairs))


def rounds_page(standings: Sequence[Standing], rounds: Rounds, lang: str) -> Page:
    """Table points and score round by round, nothing where nobody has played two."""
    played = [player for of_round in rounds.values() for player in of_round]
    if len(set(played)) == len(played):
        return []
    heads = [Column(say("headings.round_of_event", lang, name=visible(name)), True) for name in rounds]
    rows = []
    for one in standings:
        of_player = [rounds[name].get(one.player) for name in rounds]
        cells = [text("" if got is None else f"{figure(got[0], lang)} ({figure(got[1], lang)})") for got in of_player]
        rows.append((text(one.place), text(visible(one.player)), *cells))
    first = (Column(say("headings.place", lang), True), Column(say("headings.player", lang)))
    return [Grid((*first, *heads), tuple(rows))]


def penalties_page(penalties: Sequence[Penalty], lang: str) -> Page:
    """Who was fined, where and how much, nothing where nobody was."""
    if not penalties:
        return []
    keys = ("player", "table", "sheet_hand", "penalty")
    columns = tuple(Column(say(f"headings.{key}", lang), key in ("sheet_hand", "penalty")) for key in keys)
    rows = tuple(
        (
            text(visible(one.player)),
            text(visible(one.table)),
            text(visible(str(in_words("hand", one.hand, lang)))),
            text(figure(one.points, lang)),
        )
        for one in penalties
    )
    return [Grid(columns, rows)]


def standing_record(one: Standing) -> dict[str, Any]:
    """A player of the standings, for programs."""
    return dict(zip(COLUMNS, one, strict=True))


def course_page(course: Course, lang: str, width: int = 80) -> Page:
    """The picture: hands to the right, scores upwards, each player a digit; level players share a star."""
    room = max(1, width - LEFT - 4)
    step = max(1, min(4, room // len(course.hands)))
    shown = range(0, len(course.hands), max(1, -(-len(course.hands) // room)))
    low, high = _bounds(course)
    taken: dict[tuple[int, int], set[int]] = {}
    for place, at in enumerate(shown):
        for player in range(len(course.present)):
            taken.setdefault((place, _height(course.scores[at][player], low, high)), set()).add(player)
    lines: list[Cell] = []
    for level in range(HEIGHT, -1, -1):
        value = round(low + (high - low) * level / HEIGHT)
        label = f"{value:>{LEFT - 1}} " if level % 4 == 0 else " " * LEFT
        spans = [Span(f"{label}|")]
        for place in range(len(shown)):
            players = taken.get((place, level), set())
            spans.append(Span(" " * (step - 1)))
            if len(players) == 1:
                (player,) = players
                spans.append(_mark(course, player))
            else:
                spans.append(Span(SEVERAL if players else " "))
        lines.append(tuple(spans))
    foot = "".join(f"{course.hands[at] if place % 4 == 0 else '':>{step}}" for place, at in enumerate(shown))
    lines.append(text(" " * (LEFT + 1) + foot))
    names = tuple(
        (_mark(course, player), Span(f" {visible(name)} {course.scores[-1][player]:+}"))
        for player, name in enumerate(course.names)
    )
    title = say("headings.course", lang, table=course.title).strip()
    return [Lines((text(title, "heading"),)), Lines(tuple(lines)), Flow(names)]


def _mark(course: Course, player: int) -> Span:
    """A player is marked by the place at the table, whoever else is there."""
    return Span(MARKS[course.present[player]], STYLES[course.present[player]])


def _bounds(course: Course) -> tuple[Number, Number]:
    every = [score for scores in course.scores for score in scores]
    low, high = min(every), max(every)
    return (low, high) if low != high else (low - 8, high + 8)


def _height(score: Number, low: Number, high: Number) -> int:
    return round((score - low) * HEIGHT / (high - low))
