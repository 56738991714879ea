"""What is wrong with a line that is typed at a table, or with a sheet that is to be carried on."""

from __future__ import annotations

LINE_FAULTS: dict[str, tuple[str, str, str]] = {
    "bad_line.not_understood": (
        'a line begins with a player or a command, not with "{name}"; help lists the commands',
        "строка начинается с игрока или команды, а не с «{name}»; список команд: help",
        "每行以选手或命令开头，无法识别“{name}”；输入 help 查看命令",
    ),
    "bad_line.not_understood.near": (
        'a line begins with a player or a command, not with "{name}"; did you mean {near}?',
        "строка начинается с игрока или команды, а не с «{name}»; может быть, {near}?",
        "每行以选手或命令开头，无法识别“{name}”；是否指 {near}？",
    ),
    "bad_line.who": ("who is missing", "не сказано, кто", "未写明是谁"),
    "bad_line.from_whom": ("who discarded is missing", "не сказано, чей снос", "未写明谁点炮"),
    "bad_line.no_player": (
        'there is no player "{name}"; there are {names}',
        "игрока «{name}» нет; есть: {names}",
        "没有选手“{name}”；有：{names}",
    ),
    "bad_line.no_player.near": (
        'there is no player "{name}"; did you mean {near}?',
        "игрока «{name}» нет; может быть, {near}?",
        "没有选手“{name}”；是否指 {near}？",
    ),
    "bad_line.several_players": (
        '"{name}" can be {names}',
        "«{name}» может быть и тем, и другим: {names}",
        "“{name}”可指：{names}",
    ),
    "bad_line.absent": ("{player} is not there", "за местом {player} никого нет", "{player} 空缺"),
    "bad_line.no_seats": (
        'who sits where is not kept in this game, so "{name}" names nobody; write a name or P1 to P4',
        "в этой игре места не ведутся, так что «{name}» ни на кого не указывает; напишите имя или P1-P4",
        "此玩法不记座次，“{name}”无所指；请写姓名或 P1 至 P4",
    ),
    "bad_line.four_names": (
        "four names are needed, apart by commas, a dash for nobody; given: {count}",
        "нужны четыре имени через запятую, прочерк вместо того, кого нет; указано: {count}",
        "需要四个姓名，用逗号分隔，空缺写短横；现有 {count} 个",
    ),
    "bad_line.name_too_long": (
        "a name has at most {most} letters and five words: {name}",
        "в имени не больше {most} знаков и пяти слов: {name}",
        "姓名最多 {most} 个字符、五个词：{name}",
    ),
    "bad_line.name_twice": (
        'two players cannot both be called "{name}"',
        "двух игроков не могут звать одинаково: «{name}»",
        "两名选手不能同名：“{name}”",
    ),
    "bad_line.name_taken": (
        'nobody can be called "{name}" here: it means something else, or a spreadsheet would take it for a formula',
        "имя «{name}» здесь не годится: оно значит другое, или таблица примет его за формулу",
        "此处不能用“{name}”作姓名：它另有含义，或会被电子表格当作公式",
    ),
    "bad_line.names_lacking": (
        "names are given to all four, to three where three play, or to nobody",
        "имена даются всем четверым, троим, если играют втроём, или никому",
        "须给四人全部姓名；三人打牌时给三人；或全都不给",
    ),
    "bad_line.player_or_points": (
        'a lone "{number}" can be a player or points; write self {number}, or from {number} and the points',
        "одиночное «{number}» может быть игроком или очками; напишите self {number} или from {number} и очки",
        "单独的“{number}”可能是选手，也可能是分数；请写 self {number}，或 from {number} 加分数",
    ),
    "bad_line.too_much": ('not understood: "{words}"', "непонятно: «{words}»", "无法理解：“{words}”"),
    "bad_line.own_discard": (
        "nobody wins off himself; self means self-drawn",
        "выиграть со своего сноса нельзя; self значит «со стены»",
        "不能和自己打出的牌；自摸请写 self",
    ),
    "bad_line.one_figure": (
        "one number is needed, the points; there are {count}",
        "нужно одно число, очки; указано: {count}",
        "只需一个数，即分数；现有 {count} 个",
    ),
    "bad_line.how_much": (
        "points or tiles are missing",
        "не указаны ни очки, ни кости",
        "缺少分数或手牌",
    ),
    "bad_line.below_zero": ("points are not below zero", "очки не бывают меньше нуля", "分数不能为负"),
    "bad_line.four_values": (
        "the values of {count} hands are needed, from P1 on, apart by blanks; by semicolons where some are tiles; "
        "given: {given}",
        "нужна стоимость рук, всего {count}, начиная с P1, через пробел; если есть кости, через точку с запятой; "
        "указано: {given}",
        "需要 {count} 家手牌的点数，从 P1 起以空格分隔；含手牌时以分号分隔；现有 {given} 个",
    ),
    "bad_line.empty_note": ("the note is empty", "примечание пустое", "备注为空"),
    "bad_line.note_too_long": (
        "a note has at most {most} characters, on one line",
        "в примечании не больше {most} знаков, в одну строку",
        "备注最多 {most} 个字符，限一行",
    ),
    "bad_line.penalty_amount": (
        "how much is missing: penalty Ann 40, penalty Ann 10 to Boris, penalty Ann false",
        "не указано, сколько: penalty Anna 40, penalty Anna 10 to Boris, penalty Anna false",
        "缺少罚分：penalty Ann 40，penalty Ann 10 to Boris，penalty Ann false",
    ),
    "bad_line.uneven": (
        "{amount} cannot be shared evenly among {count}",
        "{amount} не делится поровну на {count}",
        "{amount} 不能由 {count} 家平分",
    ),
    "bad_line.own_penalty": (
        "nobody pays a penalty to himself",
        "самому себе штраф не платят",
        "罚分不能付给自己",
    ),
    "bad_line.edit_what": (
        "say which hand, then what it should be: edit 5 Ann from Boris 25; of a hand with several lines edit 3.2",
        "укажите раздачу, затем как должно быть: edit 5 Anna from Boris 25; в раздаче из строк edit 3.2",
        "请写明第几局及应为何：edit 5 Ann from Boris 25；一局多行时写 edit 3.2",
    ),
    "bad_line.edit_how": (
        "say what hand {number} should be: a result, draw, penalty, note or drop",
        "укажите, как должно быть в раздаче {number}: результат, draw, penalty, note или drop",
        "请写明第 {number} 局应为何：结果、draw、penalty、note 或 drop",
    ),
    "bad_line.no_hand": ("there is no hand {number}", "раздачи {number} нет", "没有第 {number} 局"),
    "bad_line.which_line": (
        "hand {number} has {count} lines; say which, as {number}.1",
        "в раздаче {number} строк: {count}; укажите, какая, например {number}.1",
        "第 {number} 局有 {count} 行；请指明，如 {number}.1",
    ),
    "bad_line.no_line": (
        "hand {number} has {count:line|lines}",
        "в раздаче {number} всего {count:строка|строки|строк}",
        "第 {number} 局只有 {count} 行",
    ),
    "bad_line.drop_last": (
        "only the last hand, {number}, can be dropped, so that the others keep their numbers",
        "убрать можно только последнюю раздачу, {number}: номера остальных не меняются",
        "只能删除最后一局（第 {number} 局），以免其他局改号",
    ),
    "bad_line.next_by_itself": (
        "a hand is one line here, and the next one begins by itself",
        "здесь раздача занимает одну строку, следующая начинается сама",
        "此处一局一行，自动进入下一局",
    ),
    "bad_line.nothing_to_close": (
        "nothing is written of hand {number}; draw, if nothing happened in it",
        "в раздаче {number} ничего не записано; если ничего не случилось, напишите draw",
        "第 {number} 局尚无记录；若无事发生请写 draw",
    ),
    "bad_line.ended": (
        "the table is closed; undo opens it again, edit changes a hand",
        "стол закрыт; undo откроет его снова, edit исправит раздачу",
        "本桌已结束；undo 可重新打开，edit 可修改某局",
    ),
    "bad_line.over": (
        "all {number} hands are played; end writes the totals, edit changes a hand",
        "все раздачи сыграны ({number}); end запишет итоги, edit исправит раздачу",
        "{number} 局已全部打完；end 写入合计，edit 可修改某局",
    ),
    "bad_line.close_first": (
        "hand {number} is not closed; next closes it",
        "раздача {number} не закрыта; её закроет next",
        "第 {number} 局尚未结束；next 可结束本局",
    ),
    "bad_line.nothing_played": ("no hand is written yet", "ещё нет ни одной раздачи", "尚无任何一局"),
    "bad_line.rules_late": (
        "the rule set cannot change after the first hand",
        "после первой раздачи правила не меняются",
        "第一局之后不能更换规则",
    ),
    "bad_line.which_rules": (
        "one rule set is needed: rules mcr",
        "нужны одни правила: rules mcr",
        "请写明一种规则：rules mcr",
    ),
    "bad_line.no_tiles": ("the tiles are missing", "не указаны кости", "缺少手牌"),
    "bad_line.tiles_too_long": (
        "a hand with its words has at most {most} characters",
        "рука со словами занимает не больше {most} знаков",
        "手牌连同附注最多 {most} 个字符",
    ),
    "bad_line.below_minimum": (
        "the hand has {points} of the {minimum} that a win needs; a false win is penalty NAME false",
        "в руке {points}, а для выигрыша нужно {minimum}; ложный выигрыш: penalty ИМЯ false",
        "该手牌 {points}，起和需 {minimum}；诈和请写 penalty 姓名 false",
    ),
    "bad_line.too_long": (
        "a line has at most {most} characters",
        "в строке не больше {most} знаков",
        "一行最多 {most} 个字符",
    ),
    "bad_line.unprintable": (
        "the line holds characters that cannot be shown",
        "в строке есть непечатаемые знаки",
        "该行含无法显示的字符",
    ),
    "bad_line.nothing_asked": ("nothing was asked", "вопроса не было", "没有待确认的内容"),
    "bad_line.answer_first": (
        "a hand waits: yes accepts it, no drops it",
        "рука ждёт ответа: yes принять, no отбросить",
        "有手牌待确认：yes 接受，no 放弃",
    ),
    "bad_line.finding": ("{text}", "{text}", "{text}"),
    "bad_line.nothing_to_undo": ("there is nothing to undo", "отменять нечего", "没有可撤销的内容"),
    "bad_line.nothing_to_redo": ("there is nothing to redo", "возвращать нечего", "没有可重做的内容"),
    "bad_line.changed_outside": (
        "{name} was changed by another program; quit and begin again to carry on from what is there",
        "файл {name} изменён другой программой; выйдите и начните снова, чтобы продолжить с того, что в нём",
        "{name} 已被其他程序修改；请退出后重新开始，以文件现有内容继续",
    ),
    "bad_line.resume_errors": (
        "{name} cannot be carried on: check finds errors in it, the first in hand {number}: {text}",
        "продолжить {name} нельзя: check находит ошибки, первую в раздаче {number}: {text}",
        "无法继续 {name}：check 发现错误，首处在第 {number} 局：{text}",
    ),
    "bad_line.resume_several": (
        "a sheet of one table can be carried on; here are {count}",
        "продолжить можно протокол одного стола; здесь столов: {count}",
        "只能继续单桌的记录；此处有 {count} 桌",
    ),
    "bad_line.resume_lost": (
        "the sheet holds what would be lost: {names}",
        "в протоколе есть то, что пропало бы: {names}",
        "记录中有会丢失的内容：{names}",
    ),
    "bad_line.resume_numbers": (
        "a row has no number of its hand",
        "в строке нет номера раздачи",
        "有一行没有局号",
    ),
    "bad_line.not_csv": (
        "{name}: a table is kept as CSV; give a name that ends in .csv",
        "{name}: стол ведётся в CSV; дайте имя с окончанием .csv",
        "{name}：对局以 CSV 保存；请用以 .csv 结尾的文件名",
    ),
}
