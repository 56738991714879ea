"""Sichuan, "battle to the bloody end": ten fans that add up, and four more by option, each doubling the value up to a
limit.

Read on in this order: `options` (where tables differ), `fans` (the catalogue), `impossible` (what this game does not
have, and what cannot be), `payments` (value and payment of a win), `deal` (a whole deal, of the form `deal_form`),
`sheet` (score sheets).
"""

from __future__ import annotations

from ...game.game import Game
from ...reading.forms import SEVEN_PAIRS, Forms
from .fans import FANS
from .impossible import foreign_tiles, impossible, is_dead_wait, kinds_of_a_win, refuses_nothing, why_not_a_win
from .options import OPTIONS
from .payments import limit_note, paid, payments, self_draw_adds

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
    about={
        "sichuan": (
            "The Russian text of the rules and its English sister; V. Novikov's booklet fills what they leave open. "
            "Four fans, 16 points, are the limit.",
            "Русский текст правил и его английский двойник; пробелы заполнены по брошюре В. Новикова. Предел: четыре "
            "фана, 16 очков.",
            "俄文规则及其英文版，未尽之处参照诺维科夫的小册子。封顶 4 番，16 分。",
        ),
        "sichuan-zh": (
            "The Chinese tournament text; its table of fans, lost there, is that of the Mahjong International League "
            "(2025). Three fans, 8 points, are the limit; pigs alone at the end pay nothing.",
            "Китайский турнирный текст; утраченная в нём таблица фанов взята из правил Международной лиги маджонга "
            "(2025). Предел: три фана, 8 очков; если у всех оставшихся запретная масть, штрафа нет.",
            "中文竞赛规则；文中缺失的番种表取自国际麻将联盟 2025 年规则。封顶 3 番，8 分；未和者全为花猪时不罚。",
        ),
        "sichuan-app": (
            "As sichuan, with what the rules page of an app adds: a winning discard let go bars all discards until the "
            "next draw.",
            "Как sichuan, с добавлением со страницы правил приложения: пропущенный выигрышный снос закрывает все сносы "
            "до следующего взятия.",
            "同 sichuan，另依某应用的规则页：放过可和的弃牌后，下次摸牌前不得和任何弃牌。",
        ),
    },
    options=OPTIONS,
    fans=FANS,
    unit="fans",
    forms=Forms.of(SEVEN_PAIRS),
    impossible=impossible,
    payments=payments,
    foreign_tiles=foreign_tiles,
    why_not_a_win=why_not_a_win,
    kinds_of_a_win=kinds_of_a_win,
    refuses_nothing=refuses_nothing,
    no_form="not_a_win.sets_or_pairs",
    is_dead_wait=is_dead_wait,
    of_one_win=("replacement", "robbing_kong", "last_tile", "after_kong"),
    value=paid,
    notes_on_value=limit_note,
    self_draw_adds=self_draw_adds,
    deals=__name__,
    sheet=__name__,
    home=__name__,
    circumstances=("after_kong", "forbidden", "out"),
    winds=("seat",),
    has_gb=False,
)
