"""The tiles that complete a hand one tile short, whatever they are worth."""

from __future__ import annotations

from ..engine.rule_sets import RuleSet
from ..hand.hand import Circumstances, Hand
from ..hand.tiles import KINDS, Tile, pack
from ..reading import forms


def awaited_tiles(hand: Hand, how: Circumstances, rule_set: RuleSet) -> list[Tile]:
    """The kinds of tile that complete a hand one tile short, those among them that the game takes for no wait."""
    game = rule_set.game
    mask = forms.awaited(pack(hand.concealed), len(hand.melds), game.forms)
    return [
        tile
        for tile in range(KINDS)
        if mask >> tile & 1 and not game.failures(hand._replace(concealed=(*hand.concealed, tile)), how)
    ]
