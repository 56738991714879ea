"""The help of arguments and options, and their placeholders, found by the English, which stands where these are
declared."""

from __future__ import annotations

HELP_OPTIONS: dict[str, tuple[str, str, str]] = {
    "hand": (
        "The hand, or - for lines of standard input.",
        "Рука или «-» для строк стандартного ввода.",
        "手牌；“-”表示从标准输入逐行读取。",
    ),
    "file": (
        "The file, or - for standard input.",
        "Файл или «-» для стандартного ввода.",
        "文件；“-”表示标准输入。",
    ),
    "files": (
        "Score sheets, CSV or XLSX; - is standard input.",
        "Протоколы, CSV или XLSX; «-» — стандартный ввод.",
        "记分表，CSV 或 XLSX；“-”为标准输入。",
    ),
    "new": ("Write an empty sheet.", "Записать пустой протокол.", "生成空白记分表。"),
    "new_file": (
        "By its ending .csv, .tsv, .txt or .xlsx; else CSV to standard output.",
        "Вид — по окончанию .csv, .tsv, .txt или .xlsx; без файла — CSV на стандартный вывод.",
        "按扩展名 .csv、.tsv、.txt 或 .xlsx；不给文件则将 CSV 写到标准输出。",
    ),
    "name": (
        "Identifier, number or name.",
        "Идентификатор, номер или название.",
        "标识、编号或名称。",
    ),
    "rule_set": ("A rule set.", "Набор правил.", "一种规则。"),
    "code": (
        "An error code, or the code of a check.",
        "Код ошибки или проверки.",
        "错误代码或核对项目的代码。",
    ),
    "explain": (
        "Every fan that is not counted, and the next-best reading.",
        "Все незасчитанные фаны и следующий по стоимости вариант.",
        "列出所有不计的番种和次优拆法。",
    ),
    "tiles": (
        "ascii, or unicode: tile glyphs on a line of their own.",
        "ascii или unicode: рисунки костей отдельной строкой.",
        "ascii，或 unicode：另起一行显示牌面字符。",
    ),
    "rules_option": (
        "Rule set; see the command rules.",
        "Набор правил; список — команда rules.",
        "规则；见 rules 命令。",
    ),
    "rules_told": (
        "Rule set; see the command rules. By default what is asked for tells.",
        "Набор правил; список — команда rules. По умолчанию ясно из того, о чём спрошено.",
        "规则；见 rules 命令。默认由所问内容决定。",
    ),
    "option": (
        "House rule; may be repeated.",
        "Настройка правил; можно повторять.",
        "规则选项；可重复给出。",
    ),
    "format": (
        "table, plain, json, jsonl, csv, tsv or markdown; default table on a terminal, else plain.",
        "table, plain, json, jsonl, csv, tsv или markdown; по умолчанию table на терминале, иначе plain.",
        "table、plain、json、jsonl、csv、tsv 或 markdown；终端上默认 table，否则 plain。",
    ),
    "format_batch": (
        "table, plain, json, jsonl, csv, tsv or markdown; default table on a terminal, else csv.",
        "table, plain, json, jsonl, csv, tsv или markdown; по умолчанию table на терминале, иначе csv.",
        "table、plain、json、jsonl、csv、tsv 或 markdown；终端上默认 table，否则 csv。",
    ),
    "json": ("Short for --format json.", "То же, что --format json.", "即 --format json。"),
    "lang": (
        "en, ru or zh, or a file of texts; else MAHJONG_CALC_LANG, else the locale.",
        "en, ru, zh или файл с текстами; иначе MAHJONG_CALC_LANG, иначе язык системы.",
        "en、ru、zh，或文本文件；否则取 MAHJONG_CALC_LANG，再取系统语言。",
    ),
    "color": ("auto, always or never.", "auto, always или never.", "auto、always 或 never。"),
    "output": (
        "Write to a file; without --format its ending chooses the format. - is standard output.",
        "Записать в файл; без --format формат выбирается по окончанию имени. «-» — стандартный вывод.",
        "写入文件；不给 --format 时按扩展名选择格式。“-”表示标准输出。",
    ),
    "delimiter": (
        "Of CSV read: , ; or tab; else as its header has it.",
        "Разделитель CSV на входе: , ; или tab; иначе по заголовку.",
        "所读 CSV 的分隔符：, ; 或 tab；否则按表头判断。",
    ),
    "encoding": (
        "Of the file; else UTF-8, or UTF-16 by its mark.",
        "Кодировка файла; иначе UTF-8 или UTF-16 по метке.",
        "文件编码；否则为 UTF-8，或按标记为 UTF-16。",
    ),
    "input_format": (
        "text, csv, jsonl or json; else by the file's ending, else by its first line.",
        "text, csv, jsonl или json; иначе по окончанию имени файла, иначе по первой строке.",
        "text、csv、jsonl 或 json；否则按扩展名，再按首行判断。",
    ),
    "input_format_deal": (
        "json, jsonl or toml; else by the file's ending, else by its first line.",
        "json, jsonl или toml; иначе по окончанию имени файла, иначе по первой строке.",
        "json、jsonl 或 toml；否则按扩展名，再按首行判断。",
    ),
    "waits_option": (
        "Hands one tile short: list what completes them.",
        "Руки без одной кости: показать, что их завершает.",
        "差一张的手牌：列出所听的牌。",
    ),
    "keep": (
        "Copy columns that mean nothing here to the output.",
        "Скопировать в вывод столбцы, которые здесь ничего не значат.",
        "把此处无意义的列原样写到输出。",
    ),
    "penalties": (
        "wmo, mil, sbr; else by the rule set.",
        "wmo, mil, sbr; иначе по набору правил.",
        "wmo、mil、sbr；否则按规则。",
    ),
    "apart": (
        "The changes P1-P4 do not hold the penalties.",
        "В изменениях P1-P4 нет штрафов.",
        "得失 P1-P4 中不含罚分。",
    ),
    "only": ("Only these checks, by comma.", "Только эти проверки, через запятую.", "只做这些核对，用逗号隔开。"),
    "ignore": ("All checks but these.", "Все проверки, кроме этих.", "除这些之外的全部核对。"),
    "max": (
        "Show at most N findings a file.",
        "Показать не больше N замечаний на файл.",
        "每个文件最多显示 N 处。",
    ),
    "exit_zero": ("Exit status 0 even with errors.", "Код выхода 0 даже при ошибках.", "即使有错误，退出码也为 0。"),
    "list": (
        "List the checks; the command finding explains one.",
        "Показать список проверок; команда finding объясняет каждую.",
        "列出核对项目；finding 命令解释其中一项。",
    ),
    "standings": (
        "Show the standings instead of the findings.",
        "Показать таблицу мест вместо замечаний.",
        "显示名次而非核对结果。",
    ),
    "plot": (
        "Draw the running scores of a table: 3, 1/3 by round, final.csv/3 by file; 1 is the only one.",
        "Нарисовать ход игры за столом: 3, с туром 1/3, с файлом final.csv/3; единственный стол — 1.",
        "画出一桌的得分走势：3，带轮次 1/3，带文件 final.csv/3；只有一桌时为 1。",
    ),
    "svg": ("Write that picture as SVG.", "Записать эту картинку в SVG.", "将该图写成 SVG。"),
    "hands": ("Rows for so many hands.", "Строки на столько раздач.", "供这么多局填写的行。"),
    "force": ("Overwrite a file that is there.", "Перезаписать существующий файл.", "覆盖已有文件。"),
    "to": (
        "One of: compact, gb, tenhou, chinese, unicode.",
        "Один из: compact, gb, tenhou, chinese, unicode.",
        "可用：compact、gb、tenhou、chinese、unicode。",
    ),
    "OPTIONS": ("OPTIONS", "ПАРАМЕТРЫ", "选项"),
    "COMMAND": ("COMMAND", "КОМАНДА", "命令"),
    "ARGS": ("ARGS", "АРГУМЕНТЫ", "参数"),
    "HAND": ("HAND", "РУКА", "手牌"),
    "TILE": ("TILE", "КОСТЬ", "牌"),
    "WIND": ("WIND", "ВЕТЕР", "风"),
    "SEATS": ("SEATS", "МЕСТА", "座位"),
    "NUMBER": ("NUMBER", "ЧИСЛО", "数量"),
    "SUIT": ("SUIT", "МАСТЬ", "花色"),
    "POINTS": ("POINTS", "ОЧКИ", "分数"),
    "LOOK": ("LOOK", "ВИД", "样式"),
    "NAME": ("NAME", "ИМЯ", "名称"),
    "VALUE": ("VALUE", "ЗНАЧЕНИЕ", "值"),
    "FORMAT": ("FORMAT", "ФОРМАТ", "格式"),
    "FORM": ("FORM", "ВИД", "形式"),
    "LANG": ("LANG", "ЯЗЫК", "语言"),
    "WHEN": ("WHEN", "КОГДА", "时机"),
    "FILE": ("FILE", "ФАЙЛ", "文件"),
    "CHAR": ("CHAR", "ЗНАК", "字符"),
    "CODES": ("CODES", "КОДЫ", "代码"),
    "CODE": ("CODE", "КОД", "代码"),
    "TABLE": ("TABLE", "СТОЛ", "桌"),
}
