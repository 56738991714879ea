"""Sichuan, "battle to the bloody end": ten fans that add up, each doubling the value up to a limit.

Read on in this order: `options` (where tables differ), `fans` (the catalogue), `impossible` (what this game does not
have, and what cannot be), `payments` (value and payment of a win), `deal` (a whole deal, of the form `deal_form`).
"""

from __future__ import annotations

from ...book import Game
from ...contradictions import of_the_tiles
from ...readings import SETS_OR_SEVEN_PAIRS
from .fans import FANS
from .impossible import certain, dead_wait, fails, impossible, misfits, plain
from .options import OPTIONS
from .payments import SELF_DRAW, limit_note, paid, payments

GAME = Game(
    name="sichuan",
    rule_sets={
        "sichuan": {},
        "sichuan-zh": {"limit_fans": 3, "lone_pigs_pay": False, "missed_win": "fewer_fans"},
        "sichuan-app": {"missed_win": "any"},
    },
    titles={
        "sichuan": (
            "Sichuan, Russian and English rules",
            "сычуаньский маджонг, русские и английские правила",
            "四川麻将血战到底（俄文、英文规则）",
        ),
        "sichuan-zh": (
            "Sichuan, Chinese tournament rules",
            "сычуаньский маджонг, китайские турнирные правила",
            "四川麻将血战到底（中文竞赛规则）",
        ),
        "sichuan-app": (
            "Sichuan, as an app plays it",
            "сычуаньский маджонг, правила приложения",
            "四川麻将血战到底（手机应用规则）",
        ),
    },
    options=OPTIONS,
    fans=FANS,
    unit="fans",
    forms=SETS_OR_SEVEN_PAIRS,
    impossible=impossible,
    contradicts=of_the_tiles,
    certain=certain,
    payments=payments,
    misfits=misfits,
    fails=fails,
    no_win="not_a_win.sets_or_pairs",
    dead_wait=dead_wait,
    situational=("replacement", "robbing_kong", "last_tile", "after_kong"),
    value=paid,
    remarks=limit_note,
    self_draw=SELF_DRAW,
    deals=__name__,
    circumstances=("after_kong", "forbidden", "out"),
    winds=("seat",),
    has_gb=False,
    plain=plain,
)
