"""The sentence of every fault of a score sheet's file as a whole; {name} is the file."""

from __future__ import annotations

FILE_FAULTS: dict[str, tuple[str, str, str]] = {
    "unreadable_file.too_large": (
        "{name}: larger than {most} MB",
        "{name}: больше {most} МБ",
        "{name}：超过 {most} MB",
    ),
    "unreadable_file.line": (
        "{name}: line {line} is not {encoding}",
        "{name}: строка {line} не в кодировке {encoding}",
        "{name}：第 {line} 行不是 {encoding} 编码",
    ),
    "unreadable_file.line.hint": (
        "name the encoding: --encoding cp1251, --encoding gb18030",
        "укажите кодировку: --encoding cp1251, --encoding gb18030",
        "请注明编码：--encoding cp1251、--encoding gb18030",
    ),
    "unreadable_file.mixture": (
        "{name}: some lines are UTF-8, line {line} is not",
        "{name}: часть строк в UTF-8, а строка {line} нет",
        "{name}：部分行是 UTF-8，第 {line} 行不是",
    ),
    "unreadable_file.mixture.hint": (
        "save the file in one encoding, or name it: --encoding cp1251",
        "сохраните файл в одной кодировке или укажите её: --encoding cp1251",
        "请以同一种编码保存，或注明编码：--encoding gb18030",
    ),
    "unreadable_file.not_text": (
        "{name}: line {line} holds a NUL, so this is no text",
        "{name}: в строке {line} есть NUL, это не текст",
        "{name}：第 {line} 行含有 NUL，不是文本",
    ),
    "unreadable_file.too_wide": (
        "{name}: line {line} has more than {most} columns",
        "{name}: в строке {line} больше {most} столбцов",
        "{name}：第 {line} 行超过 {most} 列",
    ),
    "unreadable_file.too_long": (
        "{name}: more than {most} lines",
        "{name}: больше {most} строк",
        "{name}：超过 {most} 行",
    ),
    "unreadable_file.long_cell": (
        "{name}: a cell in line {line} is longer than {most} characters",
        "{name}: ячейка в строке {line} длиннее {most} знаков",
        "{name}：第 {line} 行有单元格超过 {most} 个字符",
    ),
    "unreadable_file.many_tables": (
        "{name}: more than {most} tables",
        "{name}: больше {most} столов",
        "{name}：超过 {most} 桌",
    ),
    "unreadable_file.many_hands": (
        "{name}: more than {most} rows of one table",
        "{name}: больше {most} строк у одного стола",
        "{name}：一桌超过 {most} 行",
    ),
    "unreadable_file.many_hands.hint": (
        "the columns round and table tell tables apart",
        "столы различаются по столбцам round и table",
        "用 round 和 table 列区分各桌",
    ),
    "unreadable_file.no_heading": (
        "{name}: no row of headings; missing: {names}",
        "{name}: нет строки заголовков; не хватает: {names}",
        "{name}：没有标题行；缺少：{names}",
    ),
    "unreadable_file.no_heading.hint": (
        "a sheet has the columns hand, winner, discarder, points; mahjong-calc sheet new writes an empty one",
        "в протоколе есть столбцы hand, winner, discarder, points; пустой создаёт mahjong-calc sheet new",
        "记分表须有 hand、winner、discarder、points 列；mahjong-calc sheet new 可生成空表",
    ),
    "unreadable_file.no_rows": ("{name}: no rows", "{name}: строк нет", "{name}：没有数据行"),
    "unreadable_file.no_openpyxl": (
        "{name}: workbooks are read with openpyxl, which is not installed",
        "{name}: для книг Excel нужен openpyxl, он не установлен",
        "{name}：读取工作簿需要 openpyxl，尚未安装",
    ),
    "unreadable_file.no_openpyxl.hint": (
        "install it: pip install 'mahjong-calc[xlsx]', or save the sheet as CSV",
        "установите его: pip install 'mahjong-calc[xlsx]' или сохраните протокол в CSV",
        "请安装：pip install 'mahjong-calc[xlsx]'，或另存为 CSV",
    ),
    "unreadable_file.not_a_workbook": (
        "{name}: not a workbook that can be read ({problem})",
        "{name}: книгу Excel прочесть нельзя ({problem})",
        "{name}：不是可读的工作簿（{problem}）",
    ),
    "unreadable_file.unpacks_to_too_much": (
        "{name}: unpacks to more than {most} MB",
        "{name}: в распакованном виде больше {most} МБ",
        "{name}：解压后超过 {most} MB",
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
        '"{name}" can be {count} tables',
        "«{name}» подходит к нескольким столам: {count}",
        "“{name}”可指 {count} 桌",
    ),
    "unknown_name.tables.hint": (
        "write round or file before it: {names}",
        "укажите перед ним тур или файл: {names}",
        "请在前面加上轮次或文件：{names}",
    ),
    "unknown_name.no_table": (
        "there are {count} tables; --plot says which one to draw",
        "столов {count}; --plot указывает, какой из них показать",
        "共有 {count} 桌；请用 --plot 指定要画哪一桌",
    ),
    "unknown_name.no_table.hint": ("there are: {names}", "есть: {names}", "可用：{names}"),
    "unknown_name.table.hint": ("there are: {names}", "есть: {names}", "可用：{names}"),
    "unknown_name.table.near": (
        'there is no table "{name}"; did you mean {near}?',
        "стола «{name}» нет; может быть, {near}?",
        "没有“{name}”这一桌；是否指 {near}？",
    ),
}
