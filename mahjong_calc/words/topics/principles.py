"""Why a fan that holds is not counted. {by}: the fans that struck it; {tiles}: other tiles awaited."""

from __future__ import annotations

PRINCIPLES: dict[str, tuple[str, str, str]] = {
    "of_sets": ("{sets}: {why}", "{sets}: {why}", "{sets}：{why}"),
    "non_repeat": (
        "{by} has it (non-repeat)",
        "уже учтено в {by} (без повторов)",
        "已含于{by}（不重复原则）",
    ),
    "non_repeat_several": (
        "{by} have it (non-repeat)",
        "уже учтено в {by} (без повторов)",
        "已含于{by}（不重复原则）",
    ),
    "account_once": (
        "these sets are already joined: {by} (account once)",
        "эти сеты уже соединены: {by} (один раз)",
        "这些牌组已由{by}组合（套算一次原则）",
    ),
    "non_separation": (
        "its sets are already used for {by} (non-separation)",
        "сеты уже вошли в {by} (без разделения)",
        "牌组已用于{by}，不得拆开（不拆移原则）",
    ),
    "non_identical": (
        "a set makes {by} only once (non-identical)",
        "один и тот же сет даёт {by} только раз (без одинаковых)",
        "同一牌组只能组成一次{by}（不得相同原则）",
    ),
    "one_wait": (
        "the hand also waits for {tiles} (one wait only)",
        "рука ждёт и другие кости: {tiles}",
        "还听 {tiles}，并非独听",
    ),
    "other_points": (
        "{by} gives points (no_points=strict)",
        "очки даёт: {by} (no_points=strict)",
        "{by}已有点数（no_points=strict）",
    ),
    "concealed_by_nature": (
        "{by} is concealed anyway",
        "{by}: рука и так закрытая",
        "{by}本身必为门清",
    ),
}
