"""The sentence of every fault of a whole hand, its circumstances, rule sets and options: key -> en, ru, zh.

`key.hint` is the line that tells how to mend it. Placeholders are the fault's values.
"""

from __future__ import annotations

HAND_FAULTS: dict[str, tuple[str, str, str]] = {
    "tile_count": (
        "{count} tiles, {needed} needed (a kong counts as three)",
        "костей {count}, а нужно {needed} (конг считается за три)",
        "共 {count} 张，应为 {needed} 张（杠按三张计）",
    ),
    "tile_count.win_not_held": (
        "the hand is complete, but the winning tile {tile} is not among its concealed tiles",
        "рука полна, но выигрышной кости {tile} нет среди закрытых",
        "手牌已满，但暗牌中没有和牌张 {tile}",
    ),
    "tile_count.win_not_held.hint": (
        "write 14 tiles with the winning tile among the concealed ones, or 13 and name it",
        "пишите 14 костей, выигрышная среди закрытых, или 13 и укажите её отдельно",
        "写 14 张（和牌张在暗牌内），或写 13 张并另外注明和牌张",
    ),
    "tile_count.waits": (
        "{count} tiles, {needed} needed for a hand one tile short (a kong counts as three)",
        "костей {count}, а в ожидающей руке их {needed} (конг считается за три)",
        "共 {count} 张，听牌手牌应为 {needed} 张（杠按三张计）",
    ),
    "incomplete_hand": (
        "the hand is one tile short and no winning tile is named",
        "в руке не хватает одной кости, а выигрышная кость не указана",
        "手牌少一张，且没有注明和牌张",
    ),
    "incomplete_hand.hint": (
        "name it with -w TILE (win=TILE in a file), or list all winning tiles with the command waits",
        "укажите её: -w КОСТЬ (win=КОСТЬ в файле), или перечислите все выигрышные кости командой waits",
        "用 -w 注明和牌张（文件中写 win=），或用 waits 命令列出所有听牌",
    ),
    "not_a_win": (
        "not a winning hand: no four sets and a pair, and none of the special forms",
        "рука не выигрышная: это не четыре сета и пара и ни одна из особых форм",
        "不是和牌：既不是四组面子加一对将，也不是特殊牌型",
    ),
    "impossible_circumstance.replacement_without_kong": (
        "a replacement tile needs a kong, and the hand has none",
        "замещающая кость берётся после конга, а конга в руке нет",
        "杠上开花必须有杠，手牌中没有",
    ),
    "impossible_circumstance.replacement_is_self_drawn": (
        "a replacement tile is drawn, but the hand is said to be not self-drawn",
        "замещающую кость берут со стены, а указано, что выигрыш не со стены",
        "杠上开花必为自摸，却注明不是自摸",
    ),
    "impossible_circumstance.replacement_with_discarder": (
        "a replacement tile is drawn, so nobody discarded it",
        "замещающую кость берут со стены, значит, её никто не сносил",
        "杠上开花为自摸，不会有点炮者",
    ),
    "impossible_circumstance.replacement_and_robbing": (
        "a tile cannot be a replacement tile and robbed from a kong",
        "кость не может быть и замещающей, и взятой при ограблении конга",
        "一张牌不能既是杠上开花又是抢杠",
    ),
    "impossible_circumstance.self_drawn_with_discarder": (
        "self-drawn, so nobody discarded the tile",
        "выигрыш со стены, значит, кость никто не сносил",
        "自摸和牌，不会有点炮者",
    ),
    "impossible_circumstance.robbing_held_tile": (
        "{tile} cannot be robbed from a kong: the hand holds another one",
        "{tile} нельзя взять ограблением конга: в руке есть ещё одна такая",
        "{tile} 不可能是抢杠：手牌中还有一张",
    ),
    "impossible_circumstance.robbing_self_drawn": (
        "a tile robbed from a kong is not self-drawn",
        "взятая при ограблении конга кость не бывает взятой со стены",
        "抢杠和牌不是自摸",
    ),
    "impossible_circumstance.robbing_last_tile": (
        "there is no kong to rob on the last tile of the wall",
        "на последней кости стены конг не объявляют, грабить нечего",
        "最后一张牌不能开杠，也就无杠可抢",
    ),
    "impossible_circumstance.last_of_kind_held": (
        "{tile} cannot be the last of its kind seen by all: the hand conceals another one",
        "{tile} не может быть последней из открытых всем: в руке скрыта ещё одна такая",
        "{tile} 不可能是绝张：暗牌中还有一张",
    ),
    "impossible_circumstance.discarder_is_winner": (
        "{seat} won and cannot be the discarder too",
        "{seat} выиграл и не может быть тем, кто снёс кость",
        "{seat} 是和牌者，不可能同时是点炮者",
    ),
    "unknown_rules": (
        'unknown rule set "{name}"; there are {names}',
        "неизвестный набор правил «{name}»; есть {names}",
        "未知的规则“{name}”；可用：{names}",
    ),
    "unknown_rules.near": (
        'unknown rule set "{name}"; did you mean {near}?',
        "неизвестный набор правил «{name}»; может быть, {near}?",
        "未知的规则“{name}”；是否指 {near}？",
    ),
    "unknown_option": (
        'unknown option "{name}"; there are {names}',
        "неизвестная настройка «{name}»; есть {names}",
        "未知的选项“{name}”；可用：{names}",
    ),
    "unknown_option.near": (
        'unknown option "{name}"; did you mean {near}?',
        "неизвестная настройка «{name}»; может быть, {near}?",
        "未知的选项“{name}”；是否指 {near}？",
    ),
    "unknown_option.value": (
        '{name} cannot be "{value}"; allowed: {allowed}',
        "{name} не может быть «{value}»; допустимо: {allowed}",
        "{name} 不能为“{value}”；可用：{allowed}",
    ),
    "bad_record.no_hand": ("the record has no hand", "в записи нет руки", "记录中没有手牌"),
    "bad_record.json": (
        "not readable as JSON: {problem}",
        "не читается как JSON: {problem}",
        "无法按 JSON 读取：{problem}",
    ),
    "bad_record.object": (
        "a record is a JSON object with names and values",
        "запись должна быть объектом JSON с именами и значениями",
        "记录应为由名称和值组成的 JSON 对象",
    ),
    "bad_record.key": ('unknown key "{name}"', "неизвестный ключ «{name}»", "未知的键“{name}”"),
    "bad_record.key_near": (
        'unknown key "{name}"; did you mean {near}?',
        "неизвестный ключ «{name}»; может быть, {near}?",
        "未知的键“{name}”；是否指 {near}？",
    ),
    "bad_record.csv": (
        "not readable as CSV: {problem}",
        "не читается как CSV: {problem}",
        "无法按 CSV 读取：{problem}",
    ),
    "bad_record.cells": (
        "{count} cells, but the header names {needed}",
        "ячеек {count}, а в заголовке столбцов {needed}",
        "有 {count} 个单元格，而表头有 {needed} 列",
    ),
    "bad_record.header": (
        "the header names no column hand",
        "в заголовке нет столбца hand",
        "表头中没有 hand 列",
    ),
    "bad_record.type": (
        "{name} cannot be {value}: {wanted} wanted",
        "{name} не может быть {value}: нужно {wanted}",
        "{name} 不能为 {value}：应为 {wanted}",
    ),
    "unreadable_file.encoding": (
        'unknown encoding "{name}"',
        "неизвестная кодировка «{name}»",
        "未知的编码“{name}”",
    ),
    "unreadable_file": ("{name}: {problem}", "{name}: {problem}", "{name}：{problem}"),
}
