"""What a game is declared with: everything that the package of a game imports, ours or a third party's.

    from mahjong_calc.game import Catalogue, Forms, Game, Made, Option, Sets, option

A game is a `Game`, the constant `GAME` of its package; its fans stand in a `Catalogue`, each a function of one view:
`Tiles`, `Sets`, `Chows`, `Pungs`, `Exposure`, `Kongs`, `Copies`, `Wait`, `Win`, `Form` or `Whole`. Whole deals have
pages of their own: `mahjong_calc.deals.one_winner` and `mahjong_calc.deals.schema`. docs/adding_a_game.md tells it in
order. Nothing of any one game is here; `variants` has ours. Imports hand, reading and results.
"""

from __future__ import annotations

from ..faults import Fault
from ..hand.contradictions import contradiction
from ..hand.hand import CHOW, KONG, PUNG, Circumstances, Hand, Meld
from ..hand.tiles import BY_NAME, FIRST_DRAGON, FIRST_WIND, NAMES, RANK, SEATS, SUIT, Tile, compact
from ..reading.forms import (
    DIFFERENT_PAIRS,
    EVERY_FORM,
    KNITTED_HONORS,
    KNITTED_STRAIGHT,
    ORPHANS,
    SETS_ONLY,
    SEVEN_PAIRS,
    Forms,
)
from ..reading.groups import Group
from ..reading.views import (
    Chows,
    Copies,
    Exposure,
    Form,
    Kongs,
    Pungs,
    Sets,
    Tiles,
    Wait,
    Whole,
    Win,
)
from ..results.score import Note
from ..results.transfers import Transfer
from .fan import Catalogue, Fan, Made, Option, option
from .game import Game, Options, Unfinished

__all__ = [
    "BY_NAME",
    "CHOW",
    "DIFFERENT_PAIRS",
    "EVERY_FORM",
    "FIRST_DRAGON",
    "FIRST_WIND",
    "KNITTED_HONORS",
    "KNITTED_STRAIGHT",
    "KONG",
    "NAMES",
    "ORPHANS",
    "PUNG",
    "RANK",
    "SEATS",
    "SETS_ONLY",
    "SEVEN_PAIRS",
    "SUIT",
    "Catalogue",
    "Chows",
    "Circumstances",
    "Copies",
    "Exposure",
    "Fan",
    "Fault",
    "Form",
    "Forms",
    "Game",
    "Group",
    "Hand",
    "Kongs",
    "Made",
    "Meld",
    "Note",
    "Option",
    "Options",
    "Pungs",
    "Sets",
    "Tile",
    "Tiles",
    "Transfer",
    "Unfinished",
    "Wait",
    "Whole",
    "Win",
    "compact",
    "contradiction",
    "option",
]
