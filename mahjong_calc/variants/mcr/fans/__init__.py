"""The 81 fans of the rulebook, in its order, and one that Chinese practice adds."""

from __future__ import annotations

from ....game.fan import Catalogue
from . import great_hands, limit_hands, middle_hands, small_hands

FANS = Catalogue(limit_hands.fan, great_hands.fan, middle_hands.fan, small_hands.fan)
