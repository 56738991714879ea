"""What players call items and rule sets besides: other translations, daily use. They are read, never shown.

Case, ё, hyphens and traditional characters need no name of their own (`words.folding`).
"""

from __future__ import annotations

FANS = {
    "pair_of_round_wind": ("Pair of Prevailing Wind", "Пара ветров раунда"),
    "open_pung_of_terminals_or_honors": ("Открытая тройка крайних или козырей",),
    "open_kong_of_terminals_or_honors": ("Открытая четвёрка крайних или козырей",),
    "closed_pung_of_terminals_or_honors": ("Закрытая тройка крайних или козырей",),
    "closed_kong_of_terminals_or_honors": ("Закрытая четвёрка крайних или козырей",),
    "mahjong": ("Going Out", "Ма-Джонг", "胡牌"),
    "drawn_from_wall": ("Self-Drawn",),
    "only_possible_tile": ("Единственно возможная кость",),
    "set_of_dragons": ("Dragon Pung", "Панг драконов"),
    "set_of_own_wind": ("Seat Wind",),
    "set_of_round_wind": ("Prevailing Wind",),
    "one_suit_with_honors": ("Half Flush", "Mixed Suit", "Чистая масть с драконами"),
    "one_suit": ("Full Flush", "Clear Flush", "Pure Suit", "Чистая масть"),
    "terminals_and_honors": ("Terminals and Honours Only",),
    "honors_only": ("Honours Only", "All Honors"),
    "no_sequences": ("All Pungs", "Все панги", "对对胡", "碰碰和", "碰碰胡"),
    "no_points": ("Мизер", "无点", "平胡"),
    "free_tile": ("Out with Replacement Tile", "Свободная кость", "杠上花"),
    "robbed_kong": ("Robbing the Kong", "Ограбление конга", "抢杠和"),
    "three_winds_and_pair": ("Little Four Winds", "Малые четыре ветра"),
    "two_dragons_and_pair": ("Little Three Dragons", "Малые три дракона"),
    "ready_at_once": ("Original Call", "报听"),
    "concealed_hand": ("Fully Concealed Hand", "Only Concealed Melds", "Полностью закрытая рука", "门清", "不求人"),
    "flower_tile": ("Flower Tiles", "Цветок", "Цветы"),
    "own_flower_or_season": ("Own Flower", "Own Season", "Собственный цветок", "Собственный сезон", "本位花"),
    "thirteen_orphans": ("Thirteen Odd Majors", "The Thirteen Unique Wonders", "Kokushi", "国士无双"),
    "nine_gates": ("Gates of Heaven", "Calling Nine Tile Hand", "九宝莲灯"),
    "all_terminals": ("Heads and Tails", "Все терминальные"),
    "four_kongs": ("Fourfold Plenty", "十八罗汉"),
    "hidden_treasure": ("Buried Treasure", "Four Concealed Pungs", "Четыре закрытых панга"),
    "heavenly_hand": ("Blessing of Heaven", "Heaven's Blessing", "Original Hand", "天胡"),
    "earthly_hand": ("Blessing of Earth", "Earth's Blessing", "地胡"),
    "flower_set": ("Bouquet", "All Four Flowers", "All Four Seasons", "Букет", "四花", "四季"),
}
"""Fan -> its other names."""

RULE_SETS = {
    "classical": ("classic", "классика", "классический", "классический маджонг", "古典", "古典麻将"),
}
"""Rule set -> its other names."""
