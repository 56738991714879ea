"""What is told of a win beside seat, wind and the way to win, as words in a list."""

from __future__ import annotations

TOLD: dict[str, tuple[str, str, str]] = {
    "last_tile": ("last tile", "последняя кость", "最后一张牌"),
    "last_of_kind": ("last of its kind", "последняя из четырёх", "绝张"),
    "replacement": ("replacement tile after a kong", "замещающая кость после конга", "杠上补牌"),
    "after_kong": ("discarded right after a kong", "снос сразу после конга", "杠后打出的牌"),
    "ready_at_once": ("ready with the tiles dealt", "готова с раздачи", "起手听牌"),
    "first_turn": ("in the first turn", "на первом ходу", "第一巡"),
    "flowers": (
        "{count:flower tile|flower tiles}",
        "{count:цветок|цветка|цветов}",
        "花牌 {count} 张",
    ),
    "flowers_named": ("flower tiles {tiles}", "цветы {tiles}", "花牌 {tiles}"),
}
