"""Every error code at length: `code` its title, `code.why` what it means, `code.mend` what to do about it."""

from __future__ import annotations

CODES: dict[str, tuple[str, str, str]] = {
    "unknown_symbol": ("Unknown symbol", "Неизвестный знак", "无法识别的字符"),
    "unknown_symbol.why": (
        "The hand holds a character that stands for no tile, suit, bracket or sign.",
        "В записи руки есть знак, который не обозначает ни кость, ни масть, ни скобку, ни знак сета.",
        "手牌中有字符不代表任何牌、花色、括号或符号。",
    ),
    "unknown_symbol.mend": (
        "Suits are m (characters), p (dots), s (bamboos), in small letters; winds E S W N and dragons C F P (red, "
        "green, white) in capitals. Write flowers apart: flowers=2.",
        "Масти m (символы), p (точки), s (бамбуки) пишутся строчными; ветры E S W N и драконы C F P (красный, "
        "зелёный, белый) заглавными. Цветы указываются отдельно: flowers=2.",
        "花色用小写 m（万）、p（筒）、s（条）；风 E S W N 和箭 C F P（中、发、白）用大写。花牌另写：flowers=2。",
    ),
    "digits_without_suit": ("Digits without a suit", "Цифры без масти", "数字后没有花色"),
    "digits_without_suit.why": (
        "Some digits are not followed by the letter of a suit, so it is not known which tiles they are.",
        "За цифрами нет буквы масти, поэтому неясно, какие это кости.",
        "数字之后没有花色字母，无法确定是什么牌。",
    ),
    "digits_without_suit.mend": (
        "Put m, p or s after the digits: 123m456p. Small letters: a capital S is the South wind, P the white dragon.",
        "После цифр поставьте m, p или s: 123m456p. Буквы строчные: заглавная S — южный ветер, P — белый дракон.",
        "在数字后写 m、p 或 s，如 123m456p。用小写：大写 S 为南风，P 为白板。",
    ),
    "bad_meld": ("Not a set", "Не сет", "副露不成立"),
    "bad_meld.why": (
        "What is marked as a declared set is not a chow (three in a row of one suit), a pung (three alike) or a kong "
        "(four alike), or there are more than four sets, or a bracket is not closed.",
        "Отмеченное как объявленный сет — не чоу (три подряд одной масти), не панг (три одинаковые) и не конг "
        "(четыре одинаковые), либо сетов больше четырёх, либо скобка не закрыта.",
        "标为副露的牌不是顺子、刻子或杠，或副露多于四副，或括号没有闭合。",
    ),
    "bad_meld.mend": (
        "Give each set its own sign: +123m a chow, +EEE a pung, +8888s a kong, -2222p a concealed kong. Concealed "
        "tiles come before the first sign.",
        "У каждого сета свой знак: +123m — чоу, +EEE — панг, +8888s — конг, -2222p — закрытый конг. Закрытые кости "
        "пишутся до первого знака.",
        "每副各有符号：+123m 吃、+EEE 碰、+8888s 明杠、-2222p 暗杠。暗牌写在第一个符号之前。",
    ),
    "five_of_a_kind": ("Five of a kind", "Пять одинаковых", "同一种牌超过四张"),
    "five_of_a_kind.why": (
        "The hand holds a tile more than four times; a set has four of each. Seldom is the hand real: mostly a suit "
        "letter is wrong or a tile was typed twice.",
        "В руке какая-то кость встречается больше четырёх раз, а в наборе их четыре. Обычно это опечатка в масти или "
        "кость, написанная дважды.",
        "手牌中某种牌超过四张，而每种牌只有四张。多半是花色写错或重复输入。",
    ),
    "five_of_a_kind.mend": (
        "Compare the hand with the tiles at the column that is named. A winning tile given by win= must not be "
        "written a second time into a hand of 13.",
        "Сверьте руку с костями в указанном месте. Выигрышную кость, заданную через win=, не нужно второй раз "
        "дописывать к 13 костям.",
        "请核对所指位置。用 win= 注明和牌张时，不要在 13 张之外重复书写。",
    ),
    "tile_count": ("Wrong number of tiles", "Неверное число костей", "牌数不对"),
    "tile_count.why": (
        "A complete hand has 14 tiles (a kong counts as three) with the winning tile among the concealed ones, or 13 "
        "and the winning tile beside them. A win that is not among the concealed tiles of 14 makes 15.",
        "В полной руке 14 костей (конг считается за три) и выигрышная среди закрытых, либо 13 и выигрышная отдельно. "
        "Если в руке 14 костей, а выигрышной среди закрытых нет, всего их 15.",
        "完整的手牌为 14 张（杠按三张计），和牌张在暗牌之中；或 13 张另加和牌张。14 张暗牌中没有和牌张，等于 15 张。",
    ),
    "tile_count.mend": (
        "Count the tiles: four alike without a sign are four tiles, +8888s or -8888s is a kong.",
        "Пересчитайте кости: четыре одинаковые без знака — это четыре кости, а +8888s или -8888s — конг.",
        "请数牌：四张相同而无符号算四张牌，+8888s 或 -8888s 才是杠。",
    ),
    "incomplete_hand": ("One tile short", "Не хватает одной кости", "缺一张牌"),
    "incomplete_hand.why": (
        "The hand has 13 tiles and no winning tile is given, so there is nothing to score yet.",
        "В руке 13 костей, а выигрышная не указана, поэтому считать пока нечего.",
        "手牌 13 张且未注明和牌张，尚无法计分。",
    ),
    "incomplete_hand.mend": (
        "Name the winning tile with --win (win= in files), or ask which tiles complete the hand: mahjong-calc waits.",
        "Укажите выигрышную кость через --win (в файлах win=) или спросите, какие кости завершают руку: "
        "mahjong-calc waits.",
        "用 --win（文件中 win=）注明和牌张，或用 mahjong-calc waits 查看听哪些牌。",
    ),
    "not_a_win": ("Not a winning hand", "Рука не выигрышная", "不是和牌"),
    "not_a_win.why": (
        "The tiles cannot be read as four sets and a pair, nor as one of the special hands of the rule set.",
        "Кости нельзя разложить ни на четыре сета и пару, ни в одну из особых рук этих правил.",
        "这些牌不能组成四副面子和一对将牌，也不是本规则的特殊牌型。",
    ),
    "not_a_win.mend": (
        "Look for a tile of the wrong suit or rank. Without the winning tile, mahjong-calc waits shows what would "
        "complete the hand.",
        "Поищите кость не той масти или не того достоинства. mahjong-calc waits покажет, что завершает руку без "
        "выигрышной кости.",
        "请检查是否有花色或序数写错。去掉和牌张后可用 mahjong-calc waits 查看听牌。",
    ),
    "impossible_circumstance": ("Impossible circumstance", "Невозможное обстоятельство", "不可能的和牌条件"),
    "impossible_circumstance.why": (
        "What is said about the win contradicts the tiles, another circumstance or the game: a replacement tile "
        "without a kong, a robbed kong of a tile that the hand holds, a winner who is the discarder.",
        "Сказанное о выигрыше противоречит костям, другому обстоятельству или игре: замещающая кость без конга, "
        "ограбление конга из кости, которая есть в руке, победитель и снёсший в одном лице.",
        "所述和牌条件与牌、其他条件或玩法矛盾：没有杠却杠上开花、手中有该牌却抢杠、和牌者自己点炮。",
    ),
    "impossible_circumstance.mend": (
        "Correct the circumstance or the tiles. A GB string's state part and circumstances given beside it must agree.",
        "Исправьте обстоятельство или кости. Часть строки GB об обстоятельствах и указанное отдельно должны совпадать.",
        "请更正条件或牌。国标字符串的状态部分须与另外给出的条件一致。",
    ),
    "unknown_rules": ("Unknown rule set", "Неизвестные правила", "未知规则"),
    "unknown_rules.why": (
        "No rule set bears this name.",
        "Правил с таким именем нет.",
        "没有这个名称的规则。",
    ),
    "unknown_rules.mend": (
        "mahjong-calc rules lists them. The round wind is -R, not -r.",
        "Список: mahjong-calc rules. Ветер раунда — это -R, а не -r.",
        "mahjong-calc rules 列出全部规则。圈风用 -R，不是 -r。",
    ),
    "unknown_option": ("Unknown option of a rule set", "Неизвестная настройка или значение", "未知的选项或值"),
    "unknown_option.why": (
        "The rule set has no such option, or the option has no such value.",
        "В этих правилах нет такой настройки или у неё нет такого значения.",
        "此规则没有该选项，或该选项没有这个值。",
    ),
    "unknown_option.mend": (
        "mahjong-calc rules NAME lists the options with their values. Write -o name=value; a file to write to is "
        "--output.",
        "mahjong-calc rules ИМЯ показывает настройки и их значения. Пишите -o имя=значение; файл вывода задаёт "
        "--output.",
        "mahjong-calc rules 名称 列出选项及其值。写法为 -o 名称=值；输出文件用 --output。",
    ),
    "unknown_name": ("Unknown name", "Неизвестное имя", "未知名称"),
    "unknown_name.why": (
        "No fan, code or notation bears this name.",
        "Нет фана, кода или вида записи с таким именем.",
        "没有这个名称的番种、代码或格式。",
    ),
    "unknown_name.mend": (
        "mahjong-calc fans lists the fans of a rule set, mahjong-calc finding the codes.",
        "mahjong-calc fans показывает фаны правил, mahjong-calc finding — коды.",
        "mahjong-calc fans 列出番种，mahjong-calc finding 列出代码。",
    ),
    "unwritable_file": ("File cannot be written", "Файл нельзя записать", "文件无法写入"),
    "unwritable_file.why": (
        "The output file cannot be created or replaced: the folder is missing or write-protected, the disk is full, "
        "or another program has the file open. A file that was there is left as it was.",
        "Файл вывода нельзя создать или заменить: папки нет или она защищена, диск полон или файл открыт в другой "
        "программе. Прежний файл остаётся как был.",
        "无法创建或替换输出文件：文件夹不存在或不可写、磁盘已满，或文件正被其他程序打开。原有文件保持不变。",
    ),
    "unwritable_file.mend": (
        "Close the file in the other program, or name another file with --output.",
        "Закройте файл в другой программе или укажите другой через --output.",
        "请在其他程序中关闭该文件，或用 --output 指定其他文件。",
    ),
    "bad_record": ("Bad record", "Неверная запись", "记录有误"),
    "bad_record.why": (
        "A line, row or object does not have the promised form: an unknown or repeated name, a value that its name "
        "cannot have, or JSON that cannot be read.",
        "Строка или объект не того вида: неизвестное или повторное имя, недопустимое значение, нечитаемый JSON.",
        "行或对象格式不符：名称未知或重复、值不允许，或 JSON 无法读取。",
    ),
    "bad_record.mend": (
        "A text line is HAND name=value ... with the names of the options, such as seat=S self-drawn flowers=2; "
        "'hand' is the only required column or key.",
        "Текстовая строка: РУКА имя=значение ... с именами обстоятельств, например seat=S self-drawn flowers=2; "
        "обязателен только столбец или ключ «hand».",
        "文本行写作：手牌 名称=值 …，名称同命令行选项，如 seat=S self-drawn flowers=2；仅“hand”列或键必填。",
    ),
    "not_in_this_game": ("Not in this game", "Этого нет в игре", "此玩法没有"),
    "not_in_this_game.why": (
        "The hand holds tiles or sets that the chosen game does not have.",
        "В руке есть кости или сеты, которых в выбранной игре нет.",
        "手牌中有所选玩法没有的牌或副露。",
    ),
    "not_in_this_game.mend": (
        "Choose the rule set that was played with -r, or correct the hand.",
        "Выберите нужные правила через -r или исправьте руку.",
        "用 -r 选择实际规则，或更正手牌。",
    ),
    "forbidden_suit": ("Forbidden suit", "Запретная масть", "定缺花色未打完"),
    "forbidden_suit.why": (
        "In Sichuan a hand cannot win while it holds a tile of the suit that its player gave up.",
        "В сычуаньском маджонге нельзя выиграть, пока в руке есть кости масти, от которой игрок отказался.",
        "四川麻将中，手里还有定缺花色的牌时不能和牌。",
    ),
    "forbidden_suit.mend": (
        "Correct the tiles, or the suit given with --forbidden; a win declared so is a false win.",
        "Исправьте кости или масть в --forbidden; объявленный так выигрыш — ложный.",
        "更正手牌或 --forbidden 给出的花色；如此宣告的和牌为诈和。",
    ),
    "ambiguous_notation": ("Ambiguous notation", "Неоднозначная запись", "记法有歧义"),
    "ambiguous_notation.why": (
        "The text can be read as two different hands; nothing is guessed.",
        "Запись можно прочесть как две разные руки; программа не угадывает.",
        "文本可读作两种不同的手牌，程序不作猜测。",
    ),
    "ambiguous_notation.mend": (
        "End a concealed kong with another sign (-2222p-3m), or write the concealed tiles first.",
        "Отделите закрытый конг ещё одним знаком (-2222p-3m) или напишите закрытые кости сначала.",
        "在暗杠后再写一个符号（-2222p-3m），或先写暗牌。",
    ),
    "unreadable_file": ("Unreadable file", "Файл не читается", "文件无法读取"),
    "unreadable_file.why": (
        "The file is missing, may not be read, or is not text in the expected encoding.",
        "Файла нет, его нельзя прочесть, или это не текст в ожидаемой кодировке.",
        "文件不存在、无权读取，或编码不符。",
    ),
    "unreadable_file.mend": (
        "Check the name; for files that are not UTF-8 name the encoding: --encoding cp1251, --encoding gb18030.",
        "Проверьте имя; для файлов не в UTF-8 укажите кодировку: --encoding cp1251, --encoding gb18030.",
        "请检查文件名；非 UTF-8 文件请注明编码：--encoding cp1251、--encoding gb18030。",
    ),
    "no_hand_found": ("No such hand found", "Такой руки не нашлось", "未找到符合要求的手牌"),
    "no_hand_found.why": (
        "A quiz draws hands at random until they hold what was wished for, and gave up.",
        "Руки подбираются случайно, пока не найдётся та, о которой просили; за много попыток она не нашлась.",
        "练习随机抽取符合要求的手牌，多次尝试后仍未找到。",
    ),
    "no_hand_found.mend": (
        "Wish for more points, or fewer, or for another fan; see with the command fan in which rule sets it counts.",
        "Измените пределы очков или выберите другой фан; команда fan покажет, в каких правилах он есть.",
        "请调整分数范围或换一个番种；用 fan 命令可查看该番种适用的规则。",
    ),
    "bad_settings": ("A settings file with faults", "Ошибки в файле настроек", "设置文件有误"),
    "bad_settings.why": (
        "A settings file is no TOML, or holds a key or a value that there is not.",
        "Файл настроек не в формате TOML, или в нём есть ключ или значение, которых не бывает.",
        "设置文件不是有效的 TOML，或含有不存在的键或值。",
    ),
    "bad_settings.mend": (
        "Mend the line that is named; the command settings shows what is set and from where. MAHJONG_CALC_SETTINGS=off "
        "passes over the files.",
        "Исправьте названную строку; команда settings показывает, что и где задано. С MAHJONG_CALC_SETTINGS=off файлы "
        "не читаются.",
        "请修改所指的行；settings 命令显示各项设置及来源。MAHJONG_CALC_SETTINGS=off 则不读设置文件。",
    ),
    "bad_line": ("A line that cannot be", "Строка, которой не может быть", "无法接受的输入"),
    "bad_line.why": (
        "A line typed at a table is not understood, or what it says cannot be there: nothing of it was written.",
        "Строка, введённая за столом, непонятна, или сказанного в ней быть не может: ничего не записано.",
        "记分时输入的一行无法理解，或所写内容不成立；未写入任何内容。",
    ),
    "bad_line.mend": (
        "Type it again: who won, off whom, the points. The command help shows examples for this table.",
        "Введите её заново: кто выиграл, с чьего сноса, очки. Примеры для этого стола покажет команда help.",
        "请重新输入：谁和牌、谁点炮、多少分。输入 help 查看本桌的示例。",
    ),
    "cluster": ("Cluster without an answer", "Кластер не отвечает", "集群无应答"),
    "cluster.why": (
        "The Dask cluster named by --scheduler cannot be reached, has no workers, or gave a piece of the work up.",
        "Кластер Dask, указанный в --scheduler, недоступен, остался без исполнителей или не справился с частью работы.",
        "--scheduler 指定的 Dask 集群无法连接、没有工作进程，或放弃了部分任务。",
    ),
    "cluster.mend": (
        "See that the scheduler and its workers run, with this version of mahjong-calc; --resume keeps what is done.",
        "Проверьте, что планировщик и исполнители запущены и mahjong-calc у них той же версии; --resume сохраняет "
        "сделанное.",
        "请确认调度器与工作进程均在运行，且 mahjong-calc 版本相同；--resume 可保留已完成的部分。",
    ),
    "internal_error": ("Fault of the program", "Ошибка программы", "程序错误"),
    "internal_error.why": (
        "Something went wrong inside the program while it worked on this record. Other records are not touched.",
        "При обработке этой записи в программе произошла ошибка. Остальных записей это не касается.",
        "程序处理此记录时出错，其他记录不受影响。",
    ),
    "internal_error.mend": (
        "Please report it together with the record and the message. Writing the hand in another notation may help.",
        "Сообщите об этом и приложите запись и текст ошибки. Может помочь другая запись той же руки.",
        "请连同记录和错误信息一并反馈；也可试着换一种记法书写手牌。",
    ),
    "kong_after_pung": ("Kong right after a pung", "Конг сразу после панга", "碰后即杠"),
    "kong_after_pung.why": (
        "A concealed or added kong is declared with a tile just drawn; after a pung a tile is discarded first. The"
        " deal may leave out what came between, so this is only a finding.",
        "Закрытый или дополненный конг объявляют, взяв кость; после панга сначала делают снос. Раздача может не"
        " называть того, что было между ними, поэтому это лишь замечание.",
        "暗杠、补杠须在摸牌后声明；碰牌后须先打牌。记录可能省略了中间的事件，故仅作提示。",
    ),
    "kong_after_pung.mend": (
        "Write the discard between them, or correct the order.",
        "Запишите снос между ними или исправьте порядок.",
        "请补记其间的打牌，或更正次序。",
    ),
    "barred_win": ("Barred win", "Запретный выигрыш", "过手和"),
    "barred_win.why": (
        "A player let a winning discard go and then won on another player's tile before that was allowed again. The "
        "option missed_win says what is barred, and until when.",
        "Игрок пропустил выигрышный снос, а потом выиграл на чужой кости раньше, чем это снова разрешено. Что и до "
        "каких пор нельзя, решает настройка missed_win.",
        "玩家放过点和之后，在限制解除之前又和了他家的牌。限制的范围和期限由选项 missed_win 决定。",
    ),
    "barred_win.mend": (
        "The win is settled as told. If it does not stand, write the deal without it.",
        "Выигрыш рассчитан, как записано. Если он не засчитывается, запишите раздачу без него.",
        "和牌按记录结算；若不成立，请从记录中去掉。",
    ),
    "fans_differ": ("Other fans by the tiles", "По костям другое число фанов", "番数与牌不符"),
    "fans_differ.why": (
        "The number of fans told is not what the told tiles make.",
        "Указанное число фанов не то, какое дают указанные кости.",
        "给出的番数与给出的牌不一致。",
    ),
    "fans_differ.mend": (
        "It is settled as told. Correct the fans, or leave them out to have them worked out from the tiles.",
        "Рассчитано, как записано. Исправьте число фанов или не указывайте его, тогда оно выводится из костей.",
        "按记录结算。请更正番数，或省略番数由牌计算。",
    ),
    "state_differs": ("Other state by the tiles", "По костям состояние другое", "听牌状态与牌不符"),
    "state_differs.why": (
        "A player is told to be ready, not ready or to hold the forbidden suit, but the tiles say otherwise.",
        "Указано, что рука игрока в ожидании, без ожидания или с запретной мастью, но по костям это не так.",
        "记录的听牌、未听牌或花猪状态与给出的牌不一致。",
    ),
    "state_differs.mend": (
        "It is settled as told. Correct the state, or leave it out to have it worked out from the tiles.",
        "Рассчитано, как записано. Исправьте состояние или не указывайте его, тогда оно выводится из костей.",
        "按记录结算。请更正状态，或省略状态由牌判断。",
    ),
    "false_win": ("False win", "Ложный выигрыш", "诈和"),
    "false_win.why": (
        "The win of a deal is worth fewer points or fans than the rules ask for; flowers do not help to reach that.",
        "Выигрыш в раздаче стоит меньше очков или фанов, чем требуют правила; цветы при этом не считаются.",
        "该局和牌的分数或番数未达到起和要求；花牌不计入起和分。",
    ),
    "false_win.mend": (
        "Nothing is paid for it. Correct the points, the fans or the hand; what the event fines is not settled here.",
        "За него никто не платит. Исправьте очки, фаны или руку; штраф по регламенту турнира здесь не учитывается.",
        "各家不付分。请更正分数、番数或手牌；赛事对诈和的罚分不在此计算。",
    ),
    "points_differ": ("Other points by the tiles", "По костям другое число очков", "分数与牌不符"),
    "points_differ.why": (
        "The points told are not what the told tiles make.",
        "Указанное число очков не то, какое дают указанные кости.",
        "给出的分数与给出的牌不一致。",
    ),
    "points_differ.mend": (
        "It is settled as told. Correct the points, or leave them out to have them worked out from the tiles.",
        "Рассчитано, как записано. Исправьте очки или не указывайте их, тогда они выводятся из костей.",
        "按记录结算。请更正分数，或省略分数由牌计算。",
    ),
}
