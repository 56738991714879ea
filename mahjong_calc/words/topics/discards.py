"""What is said of discards, and of how far a hand is from being ready."""

from __future__ import annotations

DISCARDS: dict[str, tuple[str, str, str]] = {
    "throw": ("Throw", "Снос", "打"),
    "distance": ("Distance", "Нужно", "向听"),
    "ready": ("ready", "готова", "听牌"),
    "ready_too_little": ("ready, too little", "готова, но мало", "听牌但不够"),
    "away": ("{tiles:tile|tiles}", "{tiles:кость|кости|костей}", "{tiles} 向听"),
    "never": ("never", "никогда", "不可能"),
    "tiles": ("Tiles that help", "Помогут", "进张"),
    "waits": ("Wait", "Ожидание", "听"),
    "gone": (
        "in brackets: none of them is left",
        "в скобках: таких костей не осталось",
        "括号内：已无剩余",
    ),
    "seen": ("seen elsewhere: {tiles}", "видны на столе: {tiles}", "已见：{tiles}"),
    "complete": (
        "This hand is complete: score tells what it is worth. Thrown on, it would be:",
        "Эта рука уже собрана: её стоимость покажет score. Если сносить дальше:",
        "这手牌已经和了，值多少见 score。如果继续打：",
    ),
    "now_ready": ("This hand is ready.", "Эта рука готова.", "这手牌已听牌。"),
    "now_away": (
        "This hand is {tiles:tile|tiles} from ready.",
        "До готовности этой руке не хватает {tiles:кости|костей|костей}.",
        "这手牌 {tiles} 向听。",
    ),
    "then_ready": (
        "The right discard makes this hand ready.",
        "Верный снос сделает эту руку готовой.",
        "打对一张即可听牌。",
    ),
    "then_away": (
        "After the right discard this hand is {tiles:tile|tiles} from ready.",
        "После верного сноса до готовности не хватает {tiles:кости|костей|костей}.",
        "打对一张后 {tiles} 向听。",
    ),
    "never_wins": ("This hand can never win.", "Эта рука не может выиграть.", "这手牌不可能和。"),
}
