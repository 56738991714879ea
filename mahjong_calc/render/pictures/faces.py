"""The faces of the 34 tiles, and their back, as simple shapes: no font draws anything but the small name below.

A face is drawn in a box of `WIDE` by `HIGH`; suits and honors differ in shape, so that they are read without colour.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...hand.tiles import FIRST_WIND, NAMES, RANK, SUIT, Tile

WIDE, HIGH = 60, 84
_INK, _RED, _BLUE, _GREEN = "#222222", "#b3261e", "#1a4f8b", "#1f6b35"
_ROUND = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
_COLUMNS, _THIRDS = (17, 43), (13, 30, 47)

_DOTS: tuple[tuple[tuple[int, int], ...], ...] = (
    ((30, 35),),
    ((30, 18), (30, 52)),
    ((14, 14), (30, 35), (46, 56)),
    tuple((x, y) for y in (18, 52) for x in _COLUMNS),
    (*((x, y) for y in (15, 55) for x in _COLUMNS), (30, 35)),
    tuple((x, y) for y in (14, 36, 57) for x in _COLUMNS),
    ((14, 11), (30, 18), (46, 25), *((x, y) for y in (42, 60) for x in (19, 41))),
    tuple((x, y) for y in (10, 27, 43, 60) for x in _COLUMNS),
    tuple((x, y) for y in (12, 35, 58) for x in _THIRDS),
)
"""Rank - 1 -> the centres of its dots."""
_STICKS: tuple[tuple[tuple[int, int, int], ...], ...] = (
    (),
    ((30, 19, 0), (30, 52, 0)),
    ((30, 19, 0), (18, 52, 0), (42, 52, 0)),
    tuple((x, y, 0) for y in (19, 52) for x in _COLUMNS),
    (*((x, y, 0) for y in (19, 52) for x in (14, 46)), (30, 35, 0)),
    tuple((x, y, 0) for y in (19, 52) for x in _THIRDS),
    ((30, 12, 0), *((x, y, 0) for y in (35, 57) for x in _THIRDS)),
    (
        *((9, 19, 0), (23, 19, 25), (37, 19, -25), (51, 19, 0)),
        *((9, 52, 0), (23, 52, -25), (37, 52, 25), (51, 52, 0)),
    ),
    tuple((x, y, 0) for y in (12, 35, 57) for x in _THIRDS),
)
"""Rank - 1 -> the centres of its sticks and by how much each leans, in degrees; the first bamboo is a bird."""
_BIRD = (
    f'<ellipse cx="31" cy="41" rx="13" ry="16" fill="#ffffff" stroke="{_GREEN}" stroke-width="3"/>'
    f'<circle cx="27" cy="18" r="9" fill="#ffffff" stroke="{_GREEN}" stroke-width="3"/>'
    f'<circle cx="25" cy="16" r="2" fill="{_INK}"/>'
    f'<path d="M18 18L9 22L19 24Z" fill="{_RED}"/>'
    f'<path d="M24 36Q34 36 36 48M24 43Q31 43 33 53M42 32L53 22M43 39L55 33M43 46L54 45M27 57V65M35 57V65M22 66H39"'
    f' {_ROUND} stroke="{_GREEN}" stroke-width="3"/>'
)
_NUMERALS = (
    "M13 20H47",
    "M18 12H42M13 29H47",
    "M18 8H42M20 19H40M13 31H47",
    "M14 9H46V32H14ZM25 9C25 20 22 23 18 25M35 9V22H42",
    "M16 8H44M30 8L26 32M19 19H40L38 32M12 32H48",
    "M30 4V9M13 15H47M25 20L15 33M35 20L45 33",
    "M13 20L47 15M28 6V27Q28 32 32 32H45V27",
    "M25 10Q24 24 13 33M33 8Q36 24 47 33",
    "M15 14H36V27Q36 32 40 32H47V26M27 5Q27 24 14 33",
)
"""The strokes of the Chinese numerals 1 to 9."""
_TEN_THOUSAND = "M12 43H48M26 43Q25 60 14 69M25 53H42Q41 64 38 69L32 66"
_HONORS = (
    ("M12 19H48M27 9L16 34H46M31 27V62Q31 67 24 63M22 44L14 58M40 44L48 57", _INK),
    ("M12 17H48M30 8V25M14 67V25H46V62Q46 67 40 65M24 30L26 36M36 30L34 36M22 40H38M20 50H40M30 40V64", _INK),
    ("M11 14H49M14 28H46V65H14ZM25 14V28Q25 42 17 49M35 14V43Q35 47 45 46", _INK),
    ("M24 11V66M10 29H24M9 59L24 51M36 11V57Q36 64 42 64H50V54M36 37L49 27", _INK),
    ("M14 24H46V47H14ZM30 8V68", _RED),
    ("M21 10L15 27H50M30 11Q28 46 9 66M25 41H43Q36 60 18 68M26 46Q34 62 50 67M38 11L44 18", _GREEN),
    ("M12 9H48V66H12ZM18 15H42V60H18Z", _BLUE),
)
"""The strokes of the winds E S W N and of the red, green and white dragon, with their ink."""
_BODY = '<rect x="1" y="1" width="58" height="82" rx="7" fill="#fffdf6" stroke="#444444" stroke-width="2"/>'
_BACK = (
    '<rect x="1" y="1" width="58" height="82" rx="7" fill="#c9d3cc" stroke="#444444" stroke-width="2"/>'
    '<path d="M8 26L26 8M8 44L44 8M8 62L52 18M14 74L52 36M32 74L52 54M8 58L24 74M8 40L42 74M8 22L52 66M14 10L52 48'
    'M32 10L52 30" stroke="#5d7567" stroke-width="1.5" fill="none"/>'
)
BACK = "back"


def identifier(name: str) -> str:
    """What a drawn tile is called within a document. name: as in notation, or `BACK`."""
    return f"tile-{name}"


def symbols(names: Iterable[str]) -> str:
    """The drawings of these tiles as SVG symbols, for a document to use as often as it likes."""
    return "".join(
        f'<symbol id="{identifier(name)}" viewBox="0 0 {WIDE} {HIGH}">{_drawing(name)}</symbol>'
        for name in sorted(set(names))
    )


def _drawing(name: str) -> str:
    if name == BACK:
        return _BACK
    look = 'font-family="sans-serif" font-size="13" text-anchor="middle" fill="#444444"'
    named = f'<text x="30" y="80" {look}>{name}</text>'
    return _BODY + _face(NAMES.index(name)) + named


def _face(tile: Tile) -> str:
    if tile >= FIRST_WIND:
        strokes, ink = _HONORS[tile - FIRST_WIND]
        return _strokes(strokes, ink, 5 if ink == _INK else 5.5)
    rank = RANK[tile] - 1
    if SUIT[tile] == 0:
        return _strokes(_NUMERALS[rank], _INK, 4) + _strokes(_TEN_THOUSAND, _RED, 4)
    return _dots(rank) if SUIT[tile] == 1 else _sticks(rank)


def _strokes(path: str, ink: str, width: float) -> str:
    return f'<path d="{path}" {_ROUND} stroke="{ink}" stroke-width="{width}"/>'


def _dots(rank: int) -> str:
    if not rank:
        return (
            f'<circle cx="30" cy="35" r="22" fill="#ffffff" stroke="{_BLUE}" stroke-width="4"/>'
            f'<circle cx="30" cy="35" r="13" fill="none" stroke="{_RED}" stroke-width="4"/>'
            f'<circle cx="30" cy="35" r="5" fill="{_BLUE}"/>'
        )
    radius = 11 if rank < 5 else 9 if rank < 6 else 7
    return "".join(
        f'<circle cx="{x}" cy="{y}" r="{radius - 1.5}" fill="#ffffff" stroke="{_BLUE}" stroke-width="3"/>'
        f'<circle cx="{x}" cy="{y}" r="{radius / 3:.1f}" fill="{_BLUE}"/>'
        for x, y in _DOTS[rank]
    )


def _sticks(rank: int) -> str:
    if not rank:
        return _BIRD
    half = 14 if rank < 6 or rank == 7 else 9
    look = f'fill="#ffffff" stroke="{_GREEN}" stroke-width="2.5"'
    return "".join(
        f'<g transform="translate({x} {y}){f" rotate({leans})" if leans else ""}">'
        f'<rect x="-4" y="-{half}" width="8" height="{2 * half}" rx="4" {look}/>'
        f'<path d="M-4 0H4" stroke="{_GREEN}" stroke-width="2.5"/></g>'
        for x, y, leans in _STICKS[rank]
    )
