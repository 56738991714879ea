"""A hand as it lies on the table: which tile is where, upright, lying or turned over.

Reusable for anything that has a hand: `of_score` (by sets, the winning tile apart), `of_hand` (in order) and `of_tiles`
(each with words below it). A figure knows its size and says in words what it shows.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ...hand.hand import CHOW, FULL, KONG, Hand, Meld
from ...hand.tiles import BY_NAME, NAMES, Tile, compact
from ...notation import read
from ...results.discards import Discards
from ...results.score import Score, Waits
from ...words import say
from ...words.marks import clauses, labelled, listed
from ..blocks import tiles as compact_runs
from ..naming import seat as seat_name
from .faces import BACK, HIGH, WIDE

STEP = WIDE + 2
"""From one tile to the next."""
GAP = 14
"""Between sets that are concealed."""
WIDE_GAP = 34
"""Before the winning tile, and before what is declared."""
LYING = HIGH + 2
CAPTION = 20
"""Height of the words below a tile, and of the mark of the winning tile."""


class Placed(NamedTuple):
    """A tile: its upper left corner, and whether it lies on its side. name: as in notation, or `BACK`."""

    name: str
    x: int
    y: int
    lying: bool = False


class Caption(NamedTuple):
    """Words in the middle below a place."""

    words: str
    x: int
    y: int


class Figure(NamedTuple):
    """Tiles with their places.

    says: what is shown, for those who do not see it. marked: where, from left, a mark points up at the winning tile.
    """

    tiles: tuple[Placed, ...]
    width: int
    height: int
    says: str
    marked: int | None = None
    captions: tuple[Caption, ...] = ()


class _Row:
    """Tiles that are put down from left to right."""

    def __init__(self) -> None:
        self.placed: list[Placed] = []
        self.x = 0
        self.top = 0

    def add(self, names: Iterable[str]) -> None:
        for name in names:
            self.placed.append(Placed(name, self.x, 0))
            self.x += STEP

    def gap(self, width: int) -> None:
        if self.placed:
            self.x += width - 2

    def meld(self, meld: Meld) -> None:
        """A declared set; a claimed tile lies where the player is whom it came from, and an added one lies on it."""
        names = [NAMES[tile] for tile in meld.tiles]
        if meld.concealed:
            self.add((BACK, names[1], names[2], BACK))
            return
        added = meld.kind == KONG and meld.source > 4
        upright, lying = _taken(names, meld)
        place = {1: 0, 2: 1, 3: len(upright)}[1 if meld.kind == CHOW else (meld.source - 1) % 4 + 1]
        upright = upright[1:] if added else upright
        place = min(place, len(upright))
        self.add(upright[:place])
        self.placed.append(Placed(lying, self.x, HIGH - WIDE, True))
        if added:
            self.placed.append(Placed(lying, self.x, HIGH - 2 * WIDE - 2, True))
            self.top = max(self.top, 2 * WIDE + 2 - HIGH)
        self.x += LYING
        self.add(upright[place:])

    def figure(self, says: str, marked: int | None, captions: Sequence[Caption] = ()) -> Figure:
        """All of it, shifted so that nothing stands out at the top."""
        below = CAPTION if captions or marked is not None else 0
        placed = tuple(one._replace(y=one.y + self.top) for one in self.placed)
        return Figure(placed, max(self.x - 2, 1), HIGH + self.top + below, says, marked, tuple(captions))


def _taken(names: list[str], meld: Meld) -> tuple[list[str], str]:
    """The tiles of a set but the claimed one, and that. A chow says which of its tiles was claimed."""
    claimed = meld.source - 1 if meld.kind == CHOW else 0
    claimed = claimed if claimed < len(names) else 0
    return [*names[:claimed], *names[claimed + 1 :]], names[claimed]


def of_score(score: Score, lang: str, seat: str = "") -> Figure:
    """The hand of a score by its sets, the winning tile apart, declared sets as they lie. seat: whose it is, where
    several are shown; said in words and below the hand."""
    hand = read(score.hand)[0]
    groups = [_names(name) for name in score.reading.concealed]
    if score.win:
        groups[score.reading.won].remove(score.win)
    figure = _hand(groups, score.win, hand.melds, lang)
    if not seat:
        return figure
    name = seat_name(seat, lang)
    height = figure.height + (CAPTION if figure.marked is None else 0)
    caption = Caption(name, 4 * len(name) + 8, height - 5)
    return figure._replace(says=labelled(name, figure.says, lang), height=height, captions=(caption,))


def of_hand(hand: Hand, lang: str, win: Tile | None = None) -> Figure:
    """A hand with its concealed tiles in order, a winning tile apart. win: where it is to be shown so."""
    tiles = sorted(hand.concealed)
    if win is not None and hand.size == FULL and win in tiles:
        tiles.remove(win)
    return _hand([[NAMES[tile] for tile in tiles]], None if win is None else NAMES[win], hand.melds, lang)


def of_waits(waits: Waits, hand: Hand, lang: str) -> tuple[Figure, ...]:
    """A hand one tile short, and the tiles that it awaits with what each is worth by discard and self-drawn."""
    worth = [(one.win, f"{one.discard.total} / {one.drawn.total}") for one in waits.waits]
    return (of_hand(hand, lang), *((of_tiles(worth, lang),) if worth else ()))


def of_discards(found: Discards, hand: Hand, lang: str) -> tuple[Figure, ...]:
    """A hand, and the discards after which it is nearest to ready, each with the copies left of what helps then."""
    nearest = [one for one in found.throws if one.throw and one.distance == found.distance]
    copies = [(one.throw or "", say("pictures.copies", lang, count=one.left)) for one in nearest]
    return (of_hand(hand, lang), *((of_tiles(copies, lang),) if copies and found.distance is not None else ()))


def of_tiles(named: Sequence[tuple[str, str]], lang: str) -> Figure:
    """Tiles beside each other with words below them. named: name of the tile, words."""
    row, captions = _Row(), []
    widest = max((len(words) for _, words in named), default=0)
    for name, words in named:
        row.gap(max(GAP, widest * 8 - WIDE))
        captions.append(Caption(words, row.x + WIDE // 2, HIGH + CAPTION - 5))
        row.add((name,))
    return row.figure(listed([f"{name} {words}".strip() for name, words in named], lang), None, captions)


def _hand(groups: Sequence[Sequence[str]], win: str | None, melds: Sequence[Meld], lang: str) -> Figure:
    row = _Row()
    for group in groups:
        if group:
            row.gap(GAP)
            row.add(group)
    marked = None
    if win:
        row.gap(WIDE_GAP)
        marked = row.x + WIDE // 2
        row.add((win,))
    for number, meld in enumerate(melds):
        row.gap(GAP if number else WIDE_GAP)
        row.meld(meld)
    return row.figure(_says(groups, win, melds, lang), marked)


def _says(groups: Sequence[Sequence[str]], win: str | None, melds: Sequence[Meld], lang: str) -> str:
    opened = [compact(meld.tiles) for meld in melds if not meld.concealed]
    hidden = [compact(meld.tiles) for meld in melds if meld.concealed]
    sets = " ".join(compact(BY_NAME[name] for name in group) for group in groups if group)
    parts = [("concealed", sets), ("win", win), ("open", " ".join(opened)), ("kongs", " ".join(hidden))]
    return clauses((say(f"pictures.{key}", lang, tiles=tiles) for key, tiles in parts if tiles), lang)


def _names(set_: str) -> list[str]:
    """The tiles of a set in compact notation, by name."""
    names: list[str] = []
    for span in compact_runs(set_):
        suited = span.style in ("m", "p", "s")
        names += [char + span.style for char in span.text[:-1]] if suited else list(span.text)
    return names
