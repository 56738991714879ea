"""The running scores of a table as SVG: plain text with nothing in it that a viewer would run."""

from __future__ import annotations

from html import escape

from ..sheets.course import Course
from ..words import visible

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 720, 400, 56, 36, 150, 36
COLORS = ("#c0392b", "#1f6fb2", "#2e7d32", "#8e44ad")
DASHES = ("", "8 3", "2 3", "8 3 2 3")
"""Lines differ in more than colour."""


def show(course: Course, title: str) -> str:
    """The picture."""
    every = [score for scores in course.scores for score in scores]
    low, high = min(*every, 0), max(*every, 0)
    high = high if high != low else low + 8
    last = max(1, len(course.hands) - 1)

    def across(place: int) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * place / last, 1)

    def down(score: float) -> float:
        return round(TOP + (HEIGHT - TOP - BOTTOM) * (high - score) / (high - low), 1)

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif"'
        ' font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
        f'<text x="{LEFT}" y="20" font-size="14">{escaped(title)}</text>',
    ]
    lines += [
        f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{down(score)}" y2="{down(score)}" stroke="#cccccc"/>'
        f'<text x="{LEFT - 6}" y="{down(score) + 4}" text-anchor="end">{score}</text>'
        for score in sorted({low, 0, high})
    ]
    for place, hand in enumerate(course.hands):
        if place % max(1, -(-last // 16)) == 0:
            lines.append(f'<text x="{across(place)}" y="{HEIGHT - 14}" text-anchor="middle">{escaped(hand)}</text>')
    for player, (place, name) in enumerate(zip(course.present, course.names, strict=True)):
        points = " ".join(f"{across(at)},{down(scores[player])}" for at, scores in enumerate(course.scores))
        look = f'stroke="{COLORS[place]}" stroke-width="2" stroke-dasharray="{DASHES[place]}"'
        lines.append(f'<polyline points="{points}" fill="none" {look}/>')
        at, label = TOP + 16 + 22 * player, WIDTH - RIGHT + 12
        lines.append(f'<line x1="{label}" x2="{label + 24}" y1="{at}" y2="{at}" {look}/>')
        score = course.scores[-1][player]
        lines.append(f'<text x="{label + 30}" y="{at + 4}">{escaped(name[:20])} {score:+}</text>')
    return "\n".join([*lines, "</svg>", ""])


def escaped(words: object) -> str:
    """Text as XML takes it."""
    return escape(visible(str(words)))
