"""What only an option plays, as other books of the classical game have it."""

from __future__ import annotations

from ....game.fan import Catalogue, Made
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
