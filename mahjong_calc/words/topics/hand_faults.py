"""The sentence of every fault of a whole hand, its circumstances, rule sets and options: key -> en, ru, zh.

`key.hint` is the line that tells how to mend it. Placeholders are the fault's values.
"""

from __future__ import annotations

HAND_FAULTS: dict[str, tuple[str, str, str]] = {
    "tile_count": (
        "{count:tile|tiles}, but {needed} are needed (a kong counts as three)",
        "{count:кость|кости|костей}, а нужно {needed} (конг считается за три кости)",
        "共 {count} 张，应为 {needed} 张（杠按三张计）",
    ),
    "tile_count.beside_win": (
        "{count:tile|tiles}; {least} are needed beside the winning tile {win}, or {needed} with it"
        " (a kong counts as three)",
        "{count:кость|кости|костей}, а нужно {least} без выигрышной {win} или {needed} вместе с ней (конг считается за"
        " три кости)",
        "共 {count} 张，不含和牌张 {win} 应为 {least} 张，含则 {needed} 张（杠按三张计）",
    ),
    "tile_count.without_win": (
        "{count:tile|tiles}, but {needed} are needed, without the winning tile (a kong counts as three)",
        "{count:кость|кости|костей}, а нужно {needed}, без выигрышной (конг считается за три кости)",
        "共 {count} 张，不含和牌张应为 {needed} 张（杠按三张计）",
    ),
    "tile_count.win_not_held": (
        "the hand is complete, but the winning tile {tile} is not among its concealed tiles",
        "рука полна, но выигрышной кости {tile} нет среди закрытых",
        "已有 14 张，但暗牌中没有和牌张 {tile}",
    ),
    "tile_count.win_not_held.hint": (
        "write 14 tiles with the winning tile among the concealed ones, or 13 and name it",
        "пишите 14 костей, выигрышная среди закрытых, или 13 и укажите её отдельно",
        "写 14 张（和牌张在暗牌内），或写 13 张并另外注明和牌张",
    ),
    "tile_count.too_long": (
        "{count:character is|characters are} too many for a hand",
        "{count:знак|знака|знаков} — слишком много для руки",
        "{count} 个字符，远超一手牌的长度",
    ),
    "tile_count.waits": (
        "{count:tile|tiles}, but a hand one tile short has {needed} (a kong counts as three)",
        "{count:кость|кости|костей}, а в руке без одной кости их {needed} (конг считается за три кости)",
        "共 {count} 张，听牌手牌应为 {needed} 张（杠按三张计）",
    ),
    "tile_count.full": (
        "{count:tile|tiles}; waits takes {needed}, and the command discards shows what to throw",
        "{count:кость|кости|костей}, а для waits нужно {needed}; что снести, покажет команда discards",
        "共 {count} 张，waits 需要 {needed} 张；该打哪张请用 discards 命令",
    ),
    "tile_count.discards": (
        "{count:tile|tiles}; discards takes {needed}, or {least} to say how far they are (a kong counts as three)",
        "{count:кость|кости|костей}, а для discards нужно {needed} или {least}, если вопрос в том, далеко ли до"
        " готовности (конг считается за три кости)",
        "共 {count} 张，discards 需要 {needed} 张；只问还差多少则为 {least} 张（杠按三张计）",
    ),
    "five_of_a_kind.seen": (
        "more than four of {tile}: {held} in the hand and {seen} seen elsewhere",
        "костей {tile} больше четырёх: в руке {held} и на столе {seen}",
        "{tile} 超过四张：手中 {held} 张，已见 {seen} 张",
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
        "不是和牌：既不是四副面子和一对将牌，也不是特殊牌型",
    ),
    "not_a_win.sets_or_pairs": (
        "not a winning hand: neither four sets and a pair nor seven pairs",
        "рука не выигрышная: это не четыре сета и пара и не семь пар",
        "不是和牌：既不是四副面子和一对将牌，也不是七对",
    ),
    "not_a_win.sets": (
        "not a winning hand: not four sets and a pair",
        "рука не выигрышная: это не четыре группы и пара",
        "不是和牌：不是四副面子和一对将牌",
    ),
    "not_a_win.three_suits": (
        "not a winning hand: it holds all three suits",
        "рука не выигрышная: в ней все три масти",
        "不是和牌：三门花色都有，没有打缺一门",
    ),
    "forbidden_suit": (
        "no win while the hand holds the forbidden suit {suit}: {tiles}",
        "выиграть нельзя, пока в руке есть запретная масть {suit}: {tiles}",
        "手牌中还有定缺的花色 {suit}：{tiles}，不能和牌",
    ),
    "forbidden_suit.hint": (
        "check the tiles and the forbidden suit; a set of it is never claimed or declared",
        "проверьте кости и запретную масть; сетов этой масти не объявляют",
        "请核对手牌与定缺花色；定缺的牌不能碰、杠",
    ),
    "not_in_this_game.honor": (
        "there are no honors in this game: {tile}",
        "ветров и драконов в этой игре нет: {tile}",
        "此玩法没有字牌：{tile}",
    ),
    "not_in_this_game.chow": (
        "chows are not claimed in this game: {meld}",
        "чоу в этой игре не объявляют: {meld}",
        "此玩法不能吃牌：{meld}",
    ),
    "not_in_this_game.flowers": (
        "there are no flowers in this game",
        "цветов в этой игре нет",
        "此玩法没有花牌",
    ),
    "impossible_circumstance.after_kong_self_drawn": (
        "a discard after a kong is not self-drawn",
        "выигрыш на сносе после конга не бывает со стены",
        "杠上炮不是自摸",
    ),
    "impossible_circumstance.after_kong_and_replacement": (
        "a tile cannot be an own replacement tile and another player's discard after a kong",
        "кость не может быть и своей замещающей, и чужим сносом после конга",
        "一张牌不能既是自己的杠上花又是别家的杠上炮",
    ),
    "impossible_circumstance.after_kong_and_robbing": (
        "a tile robbed from a kong was not discarded after one",
        "взятую при ограблении конга кость не сносили после конга",
        "抢杠的牌不是杠后打出的牌",
    ),
    "impossible_circumstance.after_kong_and_robbing.hint": (
        "where a kong right after a kong is robbed and both are counted: -o robbed_after_kong=yes",
        "если ограблен конг, объявленный сразу после конга, и считают и то и другое: -o robbed_after_kong=yes",
        "若连杠被抢且两番并计：-o robbed_after_kong=yes",
    ),
    "impossible_circumstance.winner_is_out": (
        "{seat} has won already and takes no more part",
        "{seat} уже выиграл и больше не участвует",
        "{seat}家已经和牌，不再参与",
    ),
    "impossible_circumstance.assumed_winner_is_out": (
        "the seat is not given and {seat} is assumed, but {seat} has won already",
        "место игрока не указано, по умолчанию это {seat}, но {seat} уже выиграл",
        "未注明座位，按{seat}家计算，但{seat}家已经和牌",
    ),
    "impossible_circumstance.assumed_winner_is_out.hint": (
        "name the winner's seat: -s SEAT (seat= in a file)",
        "укажите место победителя: -s МЕСТО (в файле seat=)",
        "请注明和牌者座位：-s（文件中写 seat=）",
    ),
    "impossible_circumstance.discarder_is_out": (
        "{seat} has won already and discards no more",
        "{seat} уже выиграл и больше не сносит костей",
        "{seat}家已经和牌，不会再打牌",
    ),
    "impossible_circumstance.all_are_out": (
        "{seats} have won already, so the deal is over",
        "{seats} уже выиграли, раздача окончена",
        "{seats}家已经和牌，本局已结束",
    ),
    "impossible_circumstance.replacement_last_tile": (
        "the free tile (replacement) is never the last permitted tile",
        "свободная кость (replacement) не бывает последней допустимой",
        "杠上补牌不会是最后一张可摸的牌",
    ),
    "impossible_circumstance.of_a_winner": (
        "{name} is of a winner; this hand did not win (loser)",
        "{name} бывает только у победителя, а эта рука не выиграла (loser)",
        "{name} 只属于和牌者，而此手未和（loser）",
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
        "при ограблении конга выигрыш не бывает со стены",
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
        "{seat}: победитель не может сам снести выигрышную кость",
        "{seat}家是和牌者，不可能同时是点炮者",
    ),
    "impossible_circumstance.discarder_is_assumed_winner": (
        "the seat is not given and {seat} is assumed, but {seat} discarded the winning tile",
        "место игрока не указано, по умолчанию это {seat}, но выигрышную кость снёс {seat}",
        "未注明座位，按{seat}家计算，但点炮者正是{seat}家",
    ),
    "impossible_circumstance.discarder_is_assumed_winner.hint": (
        "name the winner's seat: -s SEAT (seat= in a file)",
        "укажите место победителя: -s МЕСТО (в файле seat=)",
        "请注明和牌者座位：-s（文件中写 seat=）",
    ),
    "unknown_rules": (
        'unknown rule set "{name}"; there are {names}',
        "неизвестный набор правил «{name}»; есть: {names}",
        "未知的规则“{name}”；可用：{names}",
    ),
    "unknown_rules.near": (
        'unknown rule set "{name}"; did you mean {near}?',
        "неизвестный набор правил «{name}»; может быть, {near}?",
        "未知的规则“{name}”；是否指 {near}？",
    ),
    "unknown_option": (
        'unknown option "{name}"; there are {names}',
        "неизвестная настройка «{name}»; есть: {names}",
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
    "bad_record.json_line": (
        "line {line} is not readable as JSON: {problem}",
        "строка {line} не читается как JSON: {problem}",
        "第 {line} 行无法按 JSON 读取：{problem}",
    ),
    "bad_record.json_extra": (
        "more follows after the JSON value",
        "после значения JSON стоит ещё что-то",
        "JSON 值之后还有内容",
    ),
    "bad_record.json_extra_line": (
        "line {line}: more follows after the JSON value",
        "строка {line}: после значения JSON стоит ещё что-то",
        "第 {line} 行：JSON 值之后还有内容",
    ),
    "bad_record.json_extra_line.hint": (
        "a value on each line is JSON lines: --input-format jsonl",
        "если значение в каждой строке, это JSON lines: --input-format jsonl",
        "若每行一个值，则为 JSON lines：--input-format jsonl",
    ),
    "bad_record.json_nested": ("JSON nested too deep", "слишком глубокая вложенность JSON", "JSON 嵌套过深"),
    "bad_record.json_number": (
        "a JSON number with too many digits",
        "в JSON число со слишком большим количеством цифр",
        "JSON 数字位数过多",
    ),
    "bad_record.json_constant": ("{name} is not JSON", "{name} не относится к JSON", "{name} 不是合法的 JSON"),
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
    "bad_record.delimiter": (
        'cells cannot be set apart by "{delimiter}": one character is wanted, as , ; or tab',
        "разделителем ячеек не может быть «{delimiter}»: нужен один знак, как , ; или tab",
        "“{delimiter}”不能作为分隔符：应为一个字符，如 , ; 或 tab",
    ),
    "bad_record.cells": (
        "{count:cell|cells}, but the header names {needed}",
        "{count:ячейка|ячейки|ячеек}, а в заголовке {needed:столбец|столбца|столбцов}",
        "有 {count} 个单元格，而表头有 {needed} 列",
    ),
    "bad_record.header": (
        "the header names no column hand",
        "в заголовке нет столбца hand",
        "表头中没有 hand 列",
    ),
    "bad_record.header_of": (
        "the header names no column hand",
        "в заголовке нет столбца hand",
        "表头中没有 hand 列",
    ),
    "bad_record.header_of.near": (
        "the header names no column hand; did you mean {near}?",
        "в заголовке нет столбца hand; может быть, это {near}?",
        "表头中没有 hand 列；是否为 {near}？",
    ),
    "bad_record.header_of.hint": (
        "it names: {names}; without a header the lines are text: --input-format text",
        "в нём есть: {names}; строки без заголовка — текст: --input-format text",
        "其中有：{names}；若无表头，各行为文本：--input-format text",
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
    "unreadable_file.text": (
        "not readable as {encoding}: {problem}",
        "не читается в кодировке {encoding}: {problem}",
        "无法按 {encoding} 读取：{problem}",
    ),
    "unreadable_file": ("{problem}", "{problem}", "{problem}"),
}
