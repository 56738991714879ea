"""Classical Chinese mahjong: points for the sets, doublings, and all four players settling with one another.

Read on in this order: `options` (where tables differ), `fans` (the price list and the doublings), `loser` (a hand that
did not win), `impossible` (what cannot be), `payments` (limit, and what passes between four values), `penalties` (the
discards that cost a fine), `deal` (a whole deal, of the form `deal_form`).
"""

from __future__ import annotations

from ...book import Game
from ...contradictions import of_the_tiles
from ...readings import SETS_ONLY
from .fans import FANS, amend, doubled, principle
from .impossible import certain, dead_wait, impossible
from .loser import unfinished
from .options import OPTIONS
from .payments import paid, payments, remarks

GAME = Game(
    name="classical",
    rule_sets={"classical": {}},
    titles={
        "classical": (
            "Classical Chinese mahjong, points and doublings",
            "классический китайский маджонг, очки и удвоения",
            "古典麻将（计点加翻）",
        )
    },
    options=OPTIONS,
    fans=FANS,
    unit="points",
    forms=SETS_ONLY,
    amend=amend,
    principle=principle,
    any_wait=True,
    impossible=impossible,
    contradicts=of_the_tiles,
    certain=certain,
    no_win="not_a_win.sets",
    dead_wait=dead_wait,
    combine=doubled,
    value=paid,
    remarks=remarks,
    payments=payments,
    settled=False,
    unfinished=unfinished,
    deals=__name__,
    circumstances=("loser", "ready_at_once", "limit"),
    has_gb=False,
)
