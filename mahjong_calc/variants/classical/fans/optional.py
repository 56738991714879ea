"""What only an option plays, as other books of the classical game have it."""

from __future__ import annotations

from ....game.fan import Catalogue, Made, option
from ....reading.views import Win

fan = Catalogue()


@fan(
    1,
    "Concealed Hand",
    ru="Закрытая рука",
    zh="门前清",
    source="Millington, kajongg, BMJA: only when drawn",
    unplayed_if="concealed_hand=no",
    unit="doublings",
    numbered=False,
    winner_only=True,
    example="123m456p34789s55m win=5s self-drawn",
    near="456p789s34s55m+123m win=5s self-drawn",
)
def concealed_hand(win: Win, concealed_hand: str) -> Made:
    """No set was claimed; by the option `concealed_hand` the last tile must be drawn, or may be a discard."""
    return win.concealed and (win.self_drawn or concealed_hand == "any")


@fan(
    option("flower_points"),
    "Flower or Season",
    ru="Цветок или сезон",
    zh="花牌",
    source="Millington, kajongg, BMJA",
    unplayed_if="with_flowers=no",
    numbered=False,
    repeats=8,
    example="456p789s34s55m+123m win=5s flowers=f1",
    near="456p789s34s55m+123m win=5s",
)
def flower_tile(win: Win) -> Made:
    """Each flower tile, which does not spoil No Points."""
    return [()] * win.flowers


@fan(
    1,
    "Own Flower or Season",
    ru="Собственный цветок или сезон",
    zh="正花",
    source="Harr 1922; BMJA; Buzzard",
    unplayed_if="with_flowers=no own_flower=no own_flower=both",
    unit="doublings",
    numbered=False,
    repeats=2,
    example="456p789s34s55m+123m win=5s flowers=f1 seat=E",
    near="456p789s34s55m+123m win=5s flowers=f1 seat=S",
)
def own_flower_or_season(win: Win) -> Made:
    """Each flower tile of the player's own seat: 1 is East's, 2 South's, 3 West's, 4 North's."""
    return [()] * win.own_flowers


@fan(
    1,
    "Own Flower and Season",
    ru="Собственные цветок и сезон",
    zh="双正花",
    source="Millington, kajongg",
    unplayed_if="with_flowers=no own_flower=no own_flower=each",
    unit="doublings",
    numbered=False,
    example="456p789s34s55m+123m win=5s flowers=f1s1 seat=E",
    near="456p789s34s55m+123m win=5s flowers=f1s2 seat=E",
)
def own_flower_and_season(win: Win) -> Made:
    """Both flower tiles of the player's own seat."""
    return win.own_flowers == 2


@fan(
    option("flower_set"),
    "All Four of a Series",
    ru="Все четыре цветка или сезона",
    zh="一台花",
    source="one doubling: Millington, kajongg; two: BMJA; three: Buzzard",
    unplayed_if="with_flowers=no",
    unit="doublings",
    numbered=False,
    repeats=2,
    example="456p789s34s55m+123m win=5s flowers=f1234",
    near="456p789s34s55m+123m win=5s flowers=f123s4",
)
def flower_set(win: Win) -> Made:
    """All four flowers, or all four seasons."""
    return [()] * win.flower_sets
