"""What pictures say: their titles, and the words for those who do not see them."""

from __future__ import annotations

PICTURES: dict[str, tuple[str, str, str]] = {
    "title": ("Mahjong: {name}", "Маджонг: {name}", "麻将：{name}"),
    "score": ("score of a hand", "подсчёт руки", "和牌计分"),
    "waits": ("waits of a hand", "чего ждёт рука", "听牌"),
    "discards": ("what to discard", "что сносить", "打哪张"),
    "copies": ("{count:tile|tiles}", "{count:кость|кости|костей}", "{count} 张"),
    "deal": ("settled deal", "расчёт партии", "一局结算"),
    "check": ("score sheets checked", "проверка протоколов", "记分表检查"),
    "fans": ("Fans of {rules}", "Фаны: {rules}", "番种表：{rules}"),
    "concealed": ("concealed {tiles}", "закрытые {tiles}", "暗牌 {tiles}"),
    "win": ("winning tile {tiles}", "выигрышная кость {tiles}", "和牌张 {tiles}"),
    "open": ("laid open {tiles}", "открытые {tiles}", "副露 {tiles}"),
    "kongs": ("concealed kong {tiles}", "закрытый конг {tiles}", "暗杠 {tiles}"),
}
