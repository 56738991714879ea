"""What players call fans and rule sets besides: other translations, daily use. They are read, never shown.

Case, ё, hyphens and traditional characters need no name of their own (`words.folding`).
"""

from __future__ import annotations

FANS = {
    "big_four_winds": ("Four Big Winds", "Big Four Joys", "Четыре больших ветра"),
    "big_three_dragons": ("Three Big Dragons", "Три больших дракона"),
    "nine_gates": ("Nine Chinese Lanterns", "Heavenly Gates", "九宝莲灯"),
    "seven_shifted_pairs": ("Seven Consecutive Pairs", "Семь последовательных пар"),
    "thirteen_orphans": ("Thirteen Wonders", "Kokushi", "国士无双", "Тринадцать чудес"),
    "all_terminals": ("Pure Terminals", "清老头"),
    "little_four_winds": ("Small Four Winds", "Four Little Winds"),
    "little_three_dragons": ("Small Three Dragons", "Three Little Dragons"),
    "all_honors": ("All Honours",),
    "four_concealed_pungs": ("Four Hidden Pungs",),
    "quadruple_chow": ("Four Identical Chows",),
    "all_terminals_and_honors": ("All Terminals and Honours", "Mixed Terminals", "混老头"),
    "seven_pairs": ("七对子",),
    "greater_honors_and_knitted_tiles": (
        "Greater Honours and Knitted Tiles",
        "Большие благородные и переплетённые кости",
    ),
    "full_flush": ("Clear Flush", "Pure Flush", "Pure One Suit", "Clean Hand", "Чистая масть"),
    "pure_straight": ("Clear Straight", "Full Straight", "Pure Dragon", "一条龙", "一气通贯"),
    "lesser_honors_and_knitted_tiles": (
        "Lesser Honours and Knitted Tiles",
        "Малые благородные и вариативные кости",
    ),
    "knitted_straight": ("Knitted Tiles", "Composed Dragon"),
    "mixed_straight": ("Mixed Dragon", "三色龙"),
    "mixed_triple_chow": ("三色同顺",),
    "chicken_hand": ("Chicken", "鸡和", "鸡胡", "无番"),
    "last_tile_draw": ("Последняя кость стены",),
    "out_with_replacement_tile": (
        *("Win after Kong", "Выигрыш свободной костью", "Выигрыш на замене"),
        *("杠上花", "杠开", "岭上开花"),
    ),
    "robbing_the_kong": ("Robbing a Kong", "抢杠", "抢杠胡"),
    "all_pungs": ("All Triplets", "Toitoi", "Все тройки", "碰碰胡", "对对胡", "对对和", "大对子"),
    "half_flush": ("Mixed Flush", "Mixed One Suit", "Половина изобилия", "Полуизобилие"),
    "all_types": ("Five Types", "Five Gates"),
    "melded_hand": ("All Melded",),
    "outside_hand": ("All Outside", "混全带幺"),
    "fully_concealed_hand": ("门清自摸",),
    "last_tile": ("Last of Its Kind", "Последняя из четырёх", "绝张", "和绝"),
    "prevalent_wind": ("Prevailing Wind", "Round Wind", "Превалирующий ветер", "Ветер раунда", "圈风"),
    "seat_wind": ("Own Wind", "Собственный ветер", "门风", "自风"),
    "concealed_hand": ("Closed Hand", "门清", "门前"),
    "all_chows": ("All Sequences", "Pinfu", "平胡"),
    "all_simples": ("All Inside", "Tanyao", "断幺九"),
    "pure_double_chow": ("一杯口",),
    "pung_of_terminals_or_honors": ("Pung of Terminals or Honours",),
    "one_voided_suit": ("缺门", "缺一色"),
    "no_honors": ("No Honours", "Без благородных костей"),
    "edge_wait": ("Краевое ожидание",),
    "closed_wait": ("嵌张", "卡张"),
    "single_wait": ("Pair Wait", "单钓", "单吊", "单骑"),
    "self_drawn": ("Self Draw", "Tsumo", "Zimo", "Взятие со стены", "Самоподбор"),
    "flower_tiles": ("Flower", "Flowers", "Цветы", "Бонусные кости"),
}
"""Fan -> its other names."""

RULE_SETS = {
    "mcr": ("wmo", "мкр", "спортивный", "спортивный маджонг"),
    "mcr-mil": ("mil", "国标", "国标麻将"),
}
"""Rule set -> its other names. In Chinese the plain word means Chinese practice."""
