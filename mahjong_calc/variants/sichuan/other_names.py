"""What players call fans and rule sets besides: other translations, daily use. They are read, never shown.

Case, ё, hyphens and traditional characters need no name of their own (`words.folding`).
"""

from __future__ import annotations

FANS = {
    "root": ("Gen", "Корень"),
    "all_pungs": ("All Triplets", "Все тройки", "碰碰胡", "碰碰和", "对对胡", "对对和"),
    "golden_wait": ("Golden Single Wait", "金钩胡", "金钩和"),
    "full_flush": ("Clear Flush", "Pure Flush", "Pure One Suit", "Чистая масть"),
    "seven_pairs": ("七对子", "小七对"),
    "win_after_kong": ("Out with Replacement Tile", "杠上开花", "杠开"),
    "shoot_after_kong": ("Discard after Kong", "杠后炮"),
    "robbing_kong": ("Robbing a Kong", "抢杠胡", "抢杠和"),
    "under_the_sea": ("Last Tile", "海底捞月", "海底炮"),
    "no_claimed_set": ("门前清", "Menqing"),
    "middle_tiles_only": ("断幺九", "断幺", "Zhongzhang", "All Simples"),
    "terminals_in_every_set": ("全带幺", "幺九", "全幺九", "Daiyaojiu"),
    "pungs_of_258": ("将将胡", "将碰", "Jiangdui"),
}
"""Fan -> its other names."""

RULE_SETS = {
    "sichuan": ("szechuan", "сычуань", "сычуаньский", "сычуаньский маджонг"),
    "sichuan-zh": ("四川", "四川麻将", "血战", "血战到底", "川麻"),
}
"""Rule set -> its other names. Those in Chinese mean the Chinese rules."""
