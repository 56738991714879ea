"""The sentence of every fault of a score sheet's file as a whole; the file itself is put before it."""

from __future__ import annotations

FILE_FAULTS: dict[str, tuple[str, str, str]] = {
    "unreadable_file.too_large": (
        "larger than {most} MB",
        "больше {most} МБ",
        "超过 {most} MB",
    ),
    "unreadable_file.line": (
        "line {line} is not {encoding}",
        "строка {line} не в кодировке {encoding}",
        "第 {line} 行不是 {encoding} 编码",
    ),
    "unreadable_file.line.hint": (
        "name the encoding: --encoding cp1251, --encoding gb18030",
        "укажите кодировку: --encoding cp1251, --encoding gb18030",
        "请注明编码：--encoding cp1251、--encoding gb18030",
    ),
    "unreadable_file.mixture": (
        "some lines are UTF-8, line {line} is not",
        "часть строк в UTF-8, а строка {line} нет",
        "部分行是 UTF-8，第 {line} 行不是",
    ),
    "unreadable_file.mixture.hint": (
        "save the file in one encoding, or name it: --encoding cp1251",
        "сохраните файл в одной кодировке или укажите её: --encoding cp1251",
        "请以同一种编码保存，或注明编码：--encoding gb18030",
    ),
    "unreadable_file.not_text": (
        "line {line} holds a NUL, so this is no text",
        "в строке {line} есть NUL, это не текст",
        "第 {line} 行含有 NUL，不是文本",
    ),
    "unreadable_file.too_wide": (
        "line {line} has more than {most:column|columns}",
        "в строке {line} больше {most:столбца|столбцов|столбцов}",
        "第 {line} 行超过 {most} 列",
    ),
    "unreadable_file.too_long": (
        "more than {most:line|lines}",
        "больше {most:строки|строк|строк}",
        "超过 {most} 行",
    ),
    "unreadable_file.long_cell": (
        "a cell in line {line} is longer than {most:character|characters}",
        "ячейка в строке {line} длиннее {most:знака|знаков|знаков}",
        "第 {line} 行有单元格超过 {most} 个字符",
    ),
    "unreadable_file.many_tables": (
        "more than {most:table|tables}",
        "больше {most:стола|столов|столов}",
        "超过 {most} 桌",
    ),
    "unreadable_file.many_hands": (
        "more than {most:row|rows} of one table",
        "больше {most:строки|строк|строк} у одного стола",
        "一桌超过 {most} 行",
    ),
    "unreadable_file.many_hands.hint": (
        "the columns round and table tell tables apart",
        "столы различаются по столбцам тур и стол",
        "用轮次和桌两列区分各桌",
    ),
    "unreadable_file.no_heading": (
        "no row of headings; missing: {columns}",
        "нет строки заголовков; не хватает: {columns}",
        "没有标题行；缺少：{columns}",
    ),
    "unreadable_file.no_heading.hands": (
        "no row of headings says enough; line {line} has: {names}; a sheet of hands lacks: {columns}",
        "ни одна строка заголовков не полна; в строке {line}: {names}; для протокола раздач не хватает: {columns}",
        "没有足够的标题行；第 {line} 行有：{names}；作为各局记分表缺少：{columns}",
    ),
    "unreadable_file.no_heading.results": (
        "no row of headings says enough; line {line} has: {names}; a list of results lacks: {columns}",
        "ни одна строка заголовков не полна; в строке {line}: {names}; для списка результатов не хватает: {columns}",
        "没有足够的标题行；第 {line} 行有：{names}；作为成绩表缺少：{columns}",
    ),
    "unreadable_file.no_heading.players": (
        "no row of headings says enough; line {line} has: {names}; hands with a row for each player lack: {columns}",
        "ни одна строка заголовков не полна; в строке {line}: {names}; для раздач по строке на игрока не хватает: "
        "{columns}",
        "没有足够的标题行；第 {line} 行有：{names}；作为每人一行的记录缺少：{columns}",
    ),
    "unreadable_file.no_heading.hint": (
        "a sheet has the columns hand, winner, discarder, points; mahjong-calc sheet new writes an empty one",
        "в протоколе есть столбцы раздача, победитель, снёсший, очки; пустой создаёт mahjong-calc sheet new",
        "记分表须有局、和牌、点炮、和牌分各列；mahjong-calc sheet new 可生成空表",
    ),
    "unreadable_file.no_rows": ("no rows", "строк нет", "没有数据行"),
    "unreadable_file.no_openpyxl": (
        "workbooks need openpyxl, which is not installed",
        "для книг Excel нужен openpyxl, он не установлен",
        "工作簿需要 openpyxl，尚未安装",
    ),
    "unreadable_file.no_openpyxl.hint": (
        "install it: pip install openpyxl, or save the sheet as CSV",
        "установите его (pip install openpyxl) или сохраните протокол в CSV",
        "请安装：pip install openpyxl，或另存为 CSV",
    ),
    "unreadable_file.no_hands": (
        "no worksheet has a column of hands",
        "ни на одном листе нет столбца hand с руками",
        "没有工作表含有手牌列（hand）",
    ),
    "unreadable_file.no_calamine": (
        "workbooks of LibreOffice need python-calamine, which is not installed",
        "для книг LibreOffice нужен python-calamine, он не установлен",
        "LibreOffice 工作簿需要 python-calamine，尚未安装",
    ),
    "unreadable_file.no_calamine.hint": (
        "install it: pip install python-calamine, or save the sheet as .xlsx or CSV",
        "установите его (pip install python-calamine) или сохраните протокол в .xlsx или CSV",
        "请安装：pip install python-calamine，或另存为 .xlsx 或 CSV",
    ),
    "unreadable_file.not_a_workbook": (
        "a ZIP archive, but not a workbook",
        "это архив ZIP, но не книга Excel",
        "是 ZIP 压缩包，但不是工作簿",
    ),
    "unreadable_file.damaged_workbook": (
        "the workbook is damaged or incomplete, or asks for a password",
        "книга Excel повреждена, неполна или закрыта паролем",
        "工作簿已损坏、不完整，或设有密码",
    ),
    "unreadable_file.damaged_workbook.hint": (
        "open it in a spreadsheet program and save it again, as .xlsx or CSV",
        "откройте её в табличном редакторе и сохраните заново в .xlsx или CSV",
        "请用电子表格软件打开，再另存为 .xlsx 或 CSV",
    ),
    "unreadable_file.workbook_doctype": (
        "a part of the workbook begins with a DOCTYPE, as no spreadsheet program writes it; it is not opened",
        "часть книги Excel начинается с DOCTYPE, табличные редакторы так не пишут; книга не открыта",
        "工作簿的某一部分以 DOCTYPE 开头，电子表格软件不会这样写；未予打开",
    ),
    "unreadable_file.old_workbook": (
        "an old workbook (.xls), or one that asks for a password",
        "это старая книга Excel (.xls) или книга под паролем",
        "是旧式工作簿（.xls）或设有密码的工作簿",
    ),
    "unreadable_file.old_workbook.hint": (
        "open it in a spreadsheet program and save it without a password, as .xlsx or CSV",
        "откройте её в табличном редакторе и сохраните без пароля в .xlsx или CSV",
        "请用电子表格软件打开，取消密码，再另存为 .xlsx 或 CSV",
    ),
    "unreadable_file.unpacks_to_too_much": (
        "unpacks to more than {most} MB",
        "в распакованном виде больше {most} МБ",
        "解压后超过 {most} MB",
    ),
    "unwritable_file.exists": (
        "{name} is there already; nothing was written",
        "{name} уже есть; ничего не записано",
        "{name} 已存在；未写入",
    ),
    "unwritable_file.exists.hint": (
        "--force overwrites it",
        "--force перезапишет его",
        "--force 可覆盖",
    ),
    "unwritable_file.ending": (
        "{name}: a sheet is written as {names}",
        "{name}: протокол записывается в виде {names}",
        "{name}：记分表只能写成 {names}",
    ),
    "unknown_name.penalties": (
        'unknown penalties "{name}"',
        "неизвестные штрафы «{name}»",
        "未知罚分规则“{name}”",
    ),
    "unknown_name.penalties.hint": ("there are: {names}", "есть: {names}", "可用：{names}"),
    "unknown_name.penalties.near": (
        'unknown penalties "{name}"; did you mean {near}?',
        "неизвестные штрафы «{name}»; может быть, {near}?",
        "未知罚分规则“{name}”；是否指 {near}？",
    ),
    "unknown_name.table": (
        'there is no table "{name}"',
        "стола «{name}» нет",
        "没有“{name}”这一桌",
    ),
    "unknown_name.tables": (
        '"{name}" can be {count:table|tables}',
        "«{name}» подходит к {count:столу|столам|столам}",
        "“{name}”可指 {count} 桌",
    ),
    "unknown_name.tables.hint": (
        "write round or file before it: {names}",
        "укажите перед ним тур или файл: {names}",
        "请在前面加上轮次或文件：{names}",
    ),
    "unknown_name.no_hands": (
        'no hand of table "{name}" is known, so there is nothing to draw',
        "у стола «{name}» нет ни одной записанной раздачи, рисовать нечего",
        "“{name}”桌没有任何牌局记录，无从画图",
    ),
    "unknown_name.no_table": (
        "there are {count:table|tables}; --plot says which one to draw",
        "есть {count:стол|стола|столов}; --plot указывает, какой из них показать",
        "共有 {count} 桌；请用 --plot 指定要画哪一桌",
    ),
    "unknown_name.no_table.hint": ("there are: {names}", "есть: {names}", "可用：{names}"),
    "unknown_name.table.hint": ("there are: {names}", "есть: {names}", "可用：{names}"),
    "unknown_name.table.near": (
        'there is no table "{name}"; did you mean {near}?',
        "стола «{name}» нет; может быть, {near}?",
        "没有“{name}”这一桌；是否指 {near}？",
    ),
    "bad_settings.missing": (
        "there is no settings file {name}, which MAHJONG_CALC_SETTINGS names",
        "файла настроек {name}, указанного в MAHJONG_CALC_SETTINGS, нет",
        "MAHJONG_CALC_SETTINGS 所指的设置文件 {name} 不存在",
    ),
    "bad_settings.syntax": ("this is no TOML: {problem}", "это не TOML: {problem}", "不是有效的 TOML：{problem}"),
    "bad_settings.encoding": ("this is no UTF-8", "это не UTF-8", "不是 UTF-8 编码"),
    "bad_settings.too_large": (
        "a settings file has at most {most} KiB",
        "файл настроек не больше {most} КиБ",
        "设置文件最大 {most} KiB",
    ),
    "bad_settings.key": (
        "unknown setting {key}; there are {names}",
        "неизвестная настройка {key}; есть: {names}",
        "未知设置 {key}；可用：{names}",
    ),
    "bad_settings.key.near": (
        "unknown setting {key}; did you mean {near}?",
        "неизвестная настройка {key}; может быть, {near}?",
        "未知设置 {key}；是否指 {near}？",
    ),
    "bad_settings.value": (
        "{key} cannot be {value}; there are {names}",
        "у настройки {key} не бывает значения {value}; есть: {names}",
        "{key} 不能为 {value}；可用：{names}",
    ),
    "bad_settings.value.near": (
        "{key} cannot be {value}; did you mean {near}?",
        "у настройки {key} не бывает значения {value}; может быть, {near}?",
        "{key} 不能为 {value}；是否指 {near}？",
    ),
    "bad_settings.table": (
        "{key} is a table: [options.mcr] and house rules below it",
        "{key}: нужна таблица, [options.mcr] и под ней настройки правил",
        "{key} 应为表：[options.mcr]，其下写选项",
    ),
}
