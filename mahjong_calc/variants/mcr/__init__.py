"""Mahjong Competition Rules: 81 fans, in the book of 2006 (`mcr`) and in Chinese and MIL practice (`mcr-mil`).

Read on in this order: `options` (where tables differ), `fans` (the catalogue, in rulebook order), `principles` (how
fans combine), `notes` (what a hand makes certain), `payments`, `deal` (a whole deal, of the form `deal_form`), `sheet`
(score sheets).
"""

from __future__ import annotations

from ...game.fan import option
from ...game.game import Game
from ...reading.forms import DIFFERENT_PAIRS, KNITTED_HONORS, KNITTED_STRAIGHT, ORPHANS, Forms
from .fans import FANS
from .notes import certain_last_tile
from .options import OPTIONS
from .payments import payments
from .principles import account_once, one_wait, why_struck

GAME = Game(
    name="mcr",
    rule_sets={
        "mcr": {},
        "mcr-mil": {
            "two_concealed_kongs": 6,
            "mixed_kongs": 5,
            "concealed_by_nature": "self_drawn",
            "knitted_waits": True,
            "honor_tile_hog": True,
            "all_green_half_flush": False,
            "nine_gates_pung": True,
            "all_terminals_double_pung": False,
        },
    },
    titles={
        "mcr": (
            "the book of 2006 (World Mahjong Organization)",
            "книга 2006 года (WMO)",
            "2006 年规则书（世界麻将组织）",
        ),
        "mcr-mil": ("Chinese and MIL practice", "китайская практика и MIL", "国标麻将通行规则（MIL）"),
    },
    about={
        "mcr": (
            "The rulebook of the World Mahjong Organization of 2006, played in Europe and Russia; its fan numbers, "
            "points and exclusions. What it leaves open is decided on the fan's page and in the options.",
            "Правила Всемирной организации маджонга 2006 года, по которым играют в Европе и России: номера, очки и "
            "исключения фанов. Что в книге не решено, решают описание фана и настройки.",
            "世界麻将组织 2006 年规则，欧洲和俄罗斯通用；番种编号、分值和不计规则均依该书，"
            "书中未明确之处见各番种说明和选项。",
        ),
        "mcr-mil": (
            "Chinese practice, and that of the Mahjong International League: the same fans; what differs from the book "
            "is in the options.",
            "Китайская практика и правила Международной лиги маджонга: те же фаны, отличия от книги вынесены в "
            "настройки.",
            "中国国内及国际麻将联盟的通行做法：番种相同，与 2006 年规则的差别见各选项。",
        ),
    },
    options=OPTIONS,
    fans=FANS,
    unit="points",
    forms_if={
        "seven_pairs_four_alike=not_allowed": Forms.of(KNITTED_STRAIGHT, DIFFERENT_PAIRS, ORPHANS, KNITTED_HONORS)
    },
    why_struck=why_struck,
    choose={"Chows": account_once, "Wait": one_wait},
    fallback="chicken_hand",
    minimum=option("minimum"),
    outside_minimum=("flower_tiles",),
    all_reach_minimum=option("flowers_to_minimum"),
    notes_on_win=certain_last_tile,
    payments=payments,
    deals=__name__,
    sheet=__name__,
    home=__name__,
    circumstances=("last_of_kind", "flowers"),
)
