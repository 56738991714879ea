"""What the program says on stderr about its work."""

from __future__ import annotations

CONSOLE: dict[str, tuple[str, str, str]] = {
    "at_column": ("{message} at column {column}", "{message}, позиция {column}", "{message}（第 {column} 个字符）"),
    "column_first": ("column {column}: {message}", "позиция {column}: {message}", "第 {column} 个字符：{message}"),
    "at_line": ("line {line}: {message}", "строка {line}: {message}", "第 {line} 行：{message}"),
    "reading_terminal": (
        "reading hands from the keyboard, one a line; end with {key}",
        "ввод рук с клавиатуры, по одной в строке; конец: {key}",
        "从键盘读取手牌，每行一手；按 {key} 结束",
    ),
    "missing_hand": ("a hand is missing", "не указана рука", "缺少手牌"),
    "missing_file": (
        "a file is missing (- is standard input)",
        "не указан файл («-» — стандартный ввод)",
        "缺少文件（“-”为标准输入）",
    ),
    "ignored_columns": (
        "columns that mean nothing here are left out: {names} (--keep copies them)",
        "столбцы, которые здесь ничего не значат, пропущены: {names} (--keep их копирует)",
        "忽略无意义的列：{names}（--keep 可原样保留）",
    ),
    "misspelt_columns": (
        "columns that are not known are not read: {names}",
        "незнакомые столбцы не прочитаны: {names}",
        "未读取无法识别的列：{names}",
    ),
    "likely_column": (
        "{heading} (did you mean {name}?)",
        "{heading} (может быть, {name}?)",
        "{heading}（是否指 {name}？）",
    ),
    "without_numpy": (
        "this file is large: it goes several times as fast with numpy (pip install 'mahjong-calc[fast]')",
        "файл большой: с numpy он считается в несколько раз быстрее (pip install 'mahjong-calc[fast]')",
        "文件较大：安装 numpy 后可快数倍（pip install 'mahjong-calc[fast]'）",
    ),
    "more_faults": (
        "{count:more fault|more faults}",
        "{count:ещё # ошибка|ещё # ошибки|ещё # ошибок}",
        "另有 {count} 处错误",
    ),
    "from_environment": (
        "MAHJONG_CALC_RULES names it",
        "так указано в MAHJONG_CALC_RULES",
        "来自环境变量 MAHJONG_CALC_RULES",
    ),
    "no_language": (
        'unknown language "{name}"; there are {names}',
        "неизвестный язык «{name}»; есть: {names}",
        "未知语言“{name}”；可用：{names}",
    ),
    "cannot_show_text": (
        "the output's encoding ({encoding}) cannot show it; written in compact notation",
        "в кодировке {encoding} этого не показать; записано компактно",
        "输出编码（{encoding}）无法显示，改用紧凑格式",
    ),
    "cannot_write": (
        "cannot write the output: {problem}",
        "не удалось вывести результат: {problem}",
        "无法输出结果：{problem}",
    ),
    "done": ("{count:record|records} done", "{count:запись готова|записи готовы|записей готово}", "已完成 {count} 条"),
    "done_of": (
        "{done} of {count:record|records} done",
        "{done} из {count:записи|записей|записей}",
        "已完成 {done}/{count} 条",
    ),
    "checked": (
        "{count:table|tables} checked",
        "{count:стол проверен|стола проверено|столов проверено}",
        "已检查 {count} 桌",
    ),
    "checked_of": (
        "{done} of {count:table|tables} checked",
        "проверено {done} из {count:стола|столов|столов}",
        "已检查 {done}/{count} 桌",
    ),
    "rate": ("{count} a second", "{count} в секунду", "每秒 {count} 条"),
    "time_left": ("{time} left", "осталось {time}", "剩余 {time}"),
    "see_help": ("see {command} --help", "смотрите {command} --help", "参见 {command} --help"),
    "cannot_show": (
        "the output's encoding ({encoding}) cannot show this language; English is used",
        "в кодировке {encoding} этого языка не показать; выбран английский",
        "输出编码（{encoding}）无法显示所选语言，改用英语",
    ),
    "no_payment_formulas": (
        "the workbook has no formulas for the payments: the game of {name} does not say them",
        "в книге нет формул для выплат: игра с правилами {name} их не сообщает",
        "工作簿中没有收付公式：规则 {name} 的玩法未提供",
    ),
    "seating_worked_out": (
        "{name} has no seating (rows of round, table and four names); who sits where was worked out: everybody keeps"
        " the seat, and those who do not start as East move on by one, two or three tables each round",
        "в {name} нет рассадки (строк из тура, стола и четырёх имён); она составлена: место у каждого своё, а все,"
        " кроме начинающих Востоком, переходят каждый тур на один, два или три стола",
        "{name} 中没有座位安排（轮次、桌号、四个姓名）；已自动排座：每人座位不变，除起始东家外每轮依次移一、二、三桌",
    ),
    "watching": (
        "checked at {time}; a change of a file is checked at once, Ctrl-C ends",
        "проверено в {time}; изменение файла проверяется сразу, Ctrl-C завершает",
        "{time} 已核对；文件一改动即重新核对，按 Ctrl-C 结束",
    ),
    "watch_input": (
        "--watch needs files: standard input does not change",
        "для --watch нужны файлы: стандартный ввод не меняется",
        "--watch 需要文件：标准输入不会改动",
    ),
    "more_findings": (
        "{name}: {count:more finding|more findings}, beyond --max",
        "{name}: не {count:показано # замечание|показаны # замечания|показано # замечаний} (--max)",
        "{name}：另有 {count} 处，超出 --max",
    ),
}
