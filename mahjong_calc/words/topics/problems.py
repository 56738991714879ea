"""What the readers of JSON, TOML, CSV and encodings say of a text, found by their English; `{a}` is what they name."""

from __future__ import annotations

PROBLEMS: dict[str, tuple[str, str, str]] = {
    "json.value": ("Expecting value", "ожидалось значение", "此处应为值"),
    "json.name": (
        "Expecting property name enclosed in double quotes",
        "ожидалось имя в двойных кавычках",
        "此处应为双引号中的名称",
    ),
    "json.colon": ("Expecting ':' delimiter", "ожидалось двоеточие", "此处应为冒号"),
    "json.comma": ("Expecting ',' delimiter", "ожидалась запятая", "此处应为逗号"),
    "json.string": ("Unterminated string starting at", "строка без закрывающей кавычки", "字符串没有结束引号"),
    "json.control": ("Invalid control character at", "недопустимый управляющий знак", "非法的控制字符"),
    "json.escape": ("Invalid \\escape", "недопустимое сочетание с обратной косой чертой", "反斜杠后的字符不合法"),
    "json.unicode": ("Invalid \\uXXXX escape", "недопустимый код знака после \\u", "\\u 后的字符编码不合法"),
    "json.extra": ("Extra data", "после значения стоит ещё что-то", "值之后还有内容"),
    "json.trailing_object": (
        "Illegal trailing comma before end of object",
        "лишняя запятая перед закрывающей скобкой",
        "结束括号前多了逗号",
    ),
    "json.trailing_array": (
        "Illegal trailing comma before end of array",
        "лишняя запятая перед закрывающей скобкой",
        "结束括号前多了逗号",
    ),
    "toml.place": ("{a} (at line {b}, column {c})", "строка {b}, позиция {c}: {a}", "第 {b} 行第 {c} 个字符：{a}"),
    "toml.end": ("{a} (at end of document)", "в конце файла: {a}", "文件末尾：{a}"),
    "toml.value": ("Invalid value", "недопустимое значение", "值不合法"),
    "toml.statement": ("Invalid statement", "это не ключ со значением и не таблица", "不是键值对，也不是表"),
    "toml.equals": (
        "Expected '=' after a key in a key/value pair",
        "после ключа ожидался знак равенства",
        "键之后应为等号",
    ),
    "toml.newline": (
        "Expected newline or end of document after a statement",
        "после значения ожидался конец строки",
        "值之后应换行",
    ),
    "toml.key": ("Invalid initial character for a key part", "недопустимое начало ключа", "键的首字符不合法"),
    "toml.array": ("Unclosed array", "список не закрыт", "数组没有闭合"),
    "toml.table": ("Unclosed inline table", "таблица в строке не закрыта", "行内表没有闭合"),
    "toml.string": ("Unterminated string", "строка без закрывающей кавычки", "字符串没有结束引号"),
    "toml.character": ("Illegal character {a}", "недопустимый знак {a}", "非法字符 {a}"),
    "toml.twice": ("Cannot declare {a} twice", "таблица {a} объявлена дважды", "表 {a} 声明了两次"),
    "toml.overwrite": ("Cannot overwrite a value", "ключ указан дважды", "键出现了两次"),
    "toml.bracket": (
        "Expected ']' at the end of a table declaration",
        "ожидалась скобка ] в конце имени таблицы",
        "表名之后应为 ]",
    ),
    "csv.nul": ("line contains NUL", "в строке есть нулевой знак", "该行含有空字符"),
    "csv.field": ("field larger than field limit ({a})", "ячейка длиннее {a}", "单元格长度超过 {a}"),
    "csv.end": ("unexpected end of data", "неожиданный конец данных", "数据意外结束"),
    "codec.start": ("invalid start byte", "знак с него не начинается", "不是字符的首字节"),
    "codec.next": ("invalid continuation byte", "знак им не продолжается", "不是字符的后续字节"),
    "codec.multibyte": ("illegal multibyte sequence", "недопустимое сочетание", "非法的多字节序列"),
    "codec.cut": ("truncated data", "данные обрываются", "数据被截断"),
    "codec.bytes": (
        "'{a}' codec can't decode bytes in position {b}: {c}",
        "байты в позициях {b} не подходят к кодировке {a}: {c}",
        "位置 {b} 的字节不符合 {a} 编码：{c}",
    ),
    "codec.byte": (
        "'{a}' codec can't decode byte {d} in position {b}: {c}",
        "байт {d} в позиции {b} не подходит к кодировке {a}: {c}",
        "位置 {b} 的字节 {d} 不符合 {a} 编码：{c}",
    ),
}
