"""Classical Chinese mahjong: points for the sets, doublings, and all four players settling with one another.

Read on in this order: `options` (where tables differ in hands), `limit_options` (limit hands), `deal_options` (and in
deals), `fans` (the price list and the doublings), `loser` (a hand that did not win), `impossible` (what cannot be),
`payments` (limit, and what passes between four values), `penalties` (the discards that cost a fine), `deal` (a whole
deal, of the form `deal_form`), `sheet` (score sheets).
"""

from __future__ import annotations

from ...game.fan import option
from ...game.game import Game
from ...reading.forms import ORPHANS, SETS_ONLY, Forms
from .fans import FANS, doubled, why_struck
from .impossible import impossible, is_dead_wait, opened_with_melds
from .loser import unfinished
from .options import OPTIONS
from .payments import notes_on_value, paid, payments, seat_counts

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
    about={
        "classical": (
            "A Russian text after Babcock's Red Book (1923): flowers and limit hands by option only, losers "
            "settle too. Where it is silent, the Red Book and Buzzard's page come first, then the other books.",
            "Русский текст, восходящий к «Красной книге» Бэбкока (1923): цветы и особые руки — только по настройке, "
            "проигравшие тоже рассчитываются. Где он молчит, решают «Красная книга» и страница Баззарда, затем "
            "остальные книги.",
            "源自巴布科克《红皮书》（1923）的俄文规则：花牌和满贯牌型须经选项启用，输家之间也要结算。未尽之处先依《红皮书》和"
            "巴扎德的网页，再参照其他书。",
        )
    },
    options=OPTIONS,
    fans=FANS,
    unit="points",
    forms=SETS_ONLY,
    forms_if={"limit_thirteen_orphans=yes": Forms.of(ORPHANS)},
    why_struck=why_struck,
    asks_every_wait=True,
    claimed_pung=option("claimed_pung"),
    dead_waits=option("dead_waits"),
    impossible=impossible,
    no_form="not_a_win.sets",
    is_dead_wait=is_dead_wait,
    combine=doubled,
    value=paid,
    notes_on_value=notes_on_value,
    notes_on_win=opened_with_melds,
    payments=payments,
    payments_balance=option("only_winner_paid"),
    seat_counts=seat_counts,
    unfinished=unfinished,
    claimants=option("claimants"),
    deals=__name__,
    sheet=__name__,
    home=__name__,
    circumstances_if={"flowers": "with_flowers=yes"},
    circumstances=("flowers", "loser", "ready_at_once", "first_turn", "limit"),
    has_gb=False,
)
