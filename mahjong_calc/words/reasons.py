"""Why points pass from one player to another."""

from __future__ import annotations

REASONS: dict[str, tuple[str, str, str]] = {
    "discard": ("discard", "снос", "点炮"),
    "self_drawn": ("self-drawn", "со стены", "自摸"),
    "robbing_kong": ("robbed kong", "ограбленный конг", "被抢杠"),
    "other": ("did not discard", "без сноса", "未点炮"),
}
