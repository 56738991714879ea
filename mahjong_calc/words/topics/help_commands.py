"""The help of commands that ask more of a hand, keep a table or show settings, found by its English."""

from __future__ import annotations

HELP_COMMANDS: dict[str, tuple[str, str, str]] = {
    "discards.line": (
        "What to throw: how far the hand is after each discard, and what helps.",
        "Что снести: далеко ли до готовности после каждого сноса и что поможет.",
        "打哪张：打出每张后的向听数和进张。",
    ),
    "why.line": (
        "Why a fan counts in a hand or not; what a win lacks.",
        "Почему фан засчитан или нет; чего не хватает для выигрыша.",
        "某番种为何计或不计；和牌还差什么。",
    ),
    "compare.line": (
        "One hand as it is and with something otherwise, side by side.",
        "Одна рука как есть и с изменениями, рядом.",
        "同一手牌原样与改动后的并列比较。",
    ),
    "table.line": (
        "The score of a table, hand by hand as it is played.",
        "Счёт за столом, раздача за раздачей по ходу игры.",
        "边打边记一桌的分数，逐局进行。",
    ),
    "quiz.line": (
        "Practise scoring: hands at random, and what was missed.",
        "Упражнения в подсчёте: случайные руки и что было упущено.",
        "算番练习：随机手牌，并指出漏算之处。",
    ),
    "settings.line": (
        "What is set where the command line says nothing, and from where.",
        "Что действует, если в командной строке не указано, и откуда взято.",
        "命令行未指定时采用的设置及其来源。",
    ),
    "discards": (
        "Show what each discard leaves: how far the hand is from ready, and which tiles help.",
        "Показать, что даёт каждый снос: сколько костей не хватает до готовности и какие помогут.",
        "显示打出每张后的情形：向听数和进张。",
    ),
    "discards.ready": (
        "Where it is ready: what each wait is worth, by discard and self-drawn. Thirteen tiles are told how far they "
        "are.",
        "Если рука готова: сколько стоит каждое ожидание со сноса и со стены. О тринадцати костях говорится, далеко ли "
        "до готовности.",
        "听牌时给出所听各张点和与自摸的分数。十三张牌则给出向听数。",
    ),
    "discards.status": (
        "Exit status: 0 ready after some discard, 1 not ready after any, 2 unreadable or impossible.",
        "Код выхода: 0 — есть снос, после которого рука готова, 1 — такого нет, 2 — не читается или невозможна.",
        "退出码：0 打出某张后听牌，1 打哪张都不听，2 无法识别或不可能。",
    ),
    "why": (
        "Say why a fan counts in a hand or not; or what a win lacks.",
        "Объяснить, почему фан в руке засчитан или нет, либо чего не хватает для выигрыша.",
        "说明某番种在手牌中为何计或不计；或和牌还差什么。",
    ),
    "why.fan": (
        "With --fan: what is in the fan's way, what struck it, in which other reading it counts, and the nearest win "
        "in which it would. Without: the points short of the minimum, and which wins with the same thirteen tiles have "
        "them. Of a hand that is no win: what is left over, and which tile to exchange.",
        "С --fan: что мешает фану, что его поглотило, в каком другом варианте он засчитывается и какой ближайший "
        "выигрыш его даёт. Без него: скольких очков не хватает и какие выигрыши с теми же тринадцатью костями их дают. "
        "Если это не выигрыш: какие кости лишние и какую заменить.",
        "用 --fan：什么妨碍该番种、被什么番种取代、换哪种拆法可计，以及最近的可计和法。"
        "不用：离起和差多少分，同样十三张牌的哪些和法够分。若未和：哪些牌多余，该换哪张。",
    ),
    "why.status": (
        "Exit status: 0 the fan counts, or the win is worth enough; 1 it does not, or the hand is no win; 2 unreadable "
        "or impossible, or no such fan.",
        "Код выхода: 0 — фан засчитан или очков хватает, 1 — нет или это не выигрыш, 2 — рука не читается или "
        "невозможна либо такого фана нет.",
        "退出码：0 该番种计入或分数够起和，1 不计或未和，2 无法识别、不可能或没有此番种。",
    ),
    "compare": (
        "Show results side by side: a hand as it is, and with something otherwise; lines that differ are marked.",
        "Показать результаты рядом: рука как есть и с изменениями; различия отмечены.",
        "并列显示结果：手牌原样与改动后；不同的行有标记。",
    ),
    "compare.columns": (
        "Each --with is a column. win=5p means the same thirteen tiles and 5p, where it completes them; else the same "
        "fourteen, won on 5p.",
        "Каждый --with — столбец. win=5p — те же тринадцать костей и 5p, если она их завершает; иначе те же "
        "четырнадцать, выигранные на 5p.",
        "每个 --with 为一列。win=5p 表示同样十三张牌和 5p（若能和）；否则为同样十四张，和牌张为 5p。",
    ),
    "compare.status": (
        "Exit status: 0 each is a win; 1 one of them is none, or cannot be; 2 unreadable, impossible, or nothing to "
        "compare with.",
        "Код выхода: 0 — всё выигрыши, 1 — есть не выигрыш или невозможное, 2 — не читается, невозможна или не с чем "
        "сравнивать.",
        "退出码：0 各项均为和牌，1 有一项未和或不可能，2 无法识别、不可能或没有可比较的情形。",
    ),
    "table": (
        "Keep the score of a table, hand by hand: payments, totals, seats, round.",
        "Вести счёт за столом по раздачам: выплаты, итоги, места, раунд.",
        "逐局记录一桌的分数：收付、累计、座次、圈。",
    ),
    "table.lines": (
        "Lines are typed, or piped in. Each one is checked and is in the file before it is confirmed; a mistyped line "
        "costs nothing, and a session that is broken off goes on where it was. The file is a score sheet as the "
        "command check reads it. With prompt_toolkit installed lines have a history and are completed.",
        "Строки вводятся или подаются через канал. Каждая проверяется и попадает в файл прежде, чем подтверждается; "
        "опечатка ничего не портит, а прерванный сеанс продолжается с того же места. Файл — протокол, который читает "
        "команда check. Если установлен prompt_toolkit, есть история и дополнение строк.",
        "各行可键入，也可由管道送入。每行先核对并写入文件再确认；输错不会造成损失，中断后可从原处继续。"
        "文件即 check 命令可读的记分表。安装 prompt_toolkit 后有历史和补全。",
    ),
    "table.typed": ("Lines:", "Строки:", "输入的行："),
    "table.win": ("who won, off whom, how much", "кто выиграл, с чьего сноса, сколько", "谁和牌、谁点炮、多少分"),
    "table.tiles": ("or with which tiles", "или с какими костями", "或写明手牌"),
    "table.help": (
        "help shows all, for the game that is played",
        "help покажет всё для этой игры",
        "help 显示本玩法的全部写法",
    ),
    "table.status": (
        "Exit status: 0 done, 1 a line of a pipe was refused, 2 bad arguments or a file that cannot be carried on or "
        "written.",
        "Код выхода: 0 — готово, 1 — строка из канала не принята, 2 — неверные аргументы либо файл нельзя продолжить "
        "или записать.",
        "退出码：0 完成，1 管道中有一行被拒，2 参数有误，或文件无法继续或写入。",
    ),
    "sheet.formulas": (
        "Headings are in the language of --lang, and are read back in any. A workbook has formulas for the payments, "
        "the running totals and the table points, and for East in the classical game, as far as the game says them; it "
        "needs openpyxl. House rules change the formulas of a workbook; the command check must be told them too.",
        "Заголовки — на языке --lang, а читаются на любом. В книге Excel есть формулы выплат, промежуточных итогов и "
        "очков за стол, в классическом маджонге и Востока, насколько их сообщает игра; для неё нужен openpyxl. "
        "Настройки правил меняют формулы; команде check их тоже нужно указать.",
        "表头使用 --lang 所选语言，读取时各种语言均可。工作簿按玩法带有收付、累计和比赛分的公式，"
        "古典麻将还有庄家的公式；需要 openpyxl。选项会改变工作簿的公式；check 命令也须给出同样的选项。",
    ),
    "fans.handout": (
        "With --html they become a handout to print, an example of each drawn.",
        "С --html получается памятка для печати, где к каждому фану нарисован пример.",
        "用 --html 可生成供打印的番种表，每个番种附图例。",
    ),
    "quiz": (
        "Practise scoring: hands at random, your total or fans, and what was missed with the reason.",
        "Упражнения в подсчёте: случайные руки, ваш итог или фаны и что упущено, с причиной.",
        "算番练习：随机手牌，由您给出总分或番种，并指出漏算之处及原因。",
    ),
    "quiz.answers": (
        "Answers are typed, or come a line each from a pipe: a total, or fans apart by commas. The end shows a tally "
        "by fan.",
        "Ответы вводятся или подаются через канал по одному в строке: итог или фаны через запятую. В конце показан "
        "счёт по фанам.",
        "答案可键入，也可由管道逐行送入：总分，或用逗号分开的番种。最后按番种统计。",
    ),
    "quiz.status": (
        "Exit status: 0 done, whatever the answers, 2 unusable arguments, or no hand with what is wished for.",
        "Код выхода: 0 — готово, каковы бы ни были ответы, 2 — неверные аргументы или нужной руки нет.",
        "退出码：0 完成（不论对错），2 参数有误，或没有符合要求的手牌。",
    ),
    "settings": (
        "Show what is set where the command line says nothing, and from where.",
        "Показать, что действует, если в командной строке не указано, и откуда взято.",
        "显示命令行未指定时采用的设置及其来源。",
    ),
    "settings.order": (
        "The command line beats the environment, that beats mahjong-calc.toml of the folder, that beats the user's: "
        "~/.config/mahjong-calc.toml, or in %APPDATA% on Windows. MAHJONG_CALC_SETTINGS names a file in place of both; "
        "off is none. House rules of a file hold for their rule set, wherever it is asked for on the command line or "
        "in a line.",
        "Командная строка важнее переменных среды, они важнее mahjong-calc.toml в папке, а он важнее файла "
        "пользователя: ~/.config/mahjong-calc.toml, в Windows — в %APPDATA%. MAHJONG_CALC_SETTINGS называет файл "
        "вместо обоих; off — без файлов. Настройки правил из файла действуют для своего набора правил, где бы он ни "
        "был указан, в командной строке или в записи.",
        "命令行优先于环境变量，环境变量优先于当前文件夹的 mahjong-calc.toml，后者优先于用户的 "
        "~/.config/mahjong-calc.toml（Windows 在 %APPDATA%）。MAHJONG_CALC_SETTINGS 可指定文件代替两者；off 表示不用。"
        "文件中的规则选项只用于相应的规则，无论该规则写在命令行还是记录中。",
    ),
    "settings.file": (
        "A settings file, mahjong-calc.toml:",
        "Файл настроек mahjong-calc.toml:",
        "设置文件 mahjong-calc.toml：",
    ),
    "settings.status": (
        "Exit status: 0, or 2 for a settings file with faults.",
        "Код выхода: 0; 2 — в файле настроек есть ошибки.",
        "退出码：0；设置文件有误时为 2。",
    ),
}
