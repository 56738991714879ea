"""The sentence of every fault of what is read and written as lines, files and bytes."""

from __future__ import annotations

INPUT_FAULTS: dict[str, tuple[str, str, str]] = {
    "internal_error": (
        "this record cannot be answered: {problem}",
        "на эту запись нельзя ответить: {problem}",
        "无法处理此记录：{problem}",
    ),
    "internal_error.game": (
        "this record cannot be answered: {problem}; a fault in the game {game} ({module}, line {number})",
        "на эту запись нельзя ответить: {problem}; ошибка в игре {game} ({module}, строка {number})",
        "无法处理此记录：{problem}；错误在游戏 {game} 中（{module}，第 {number} 行）",
    ),
    "internal_error.worker": (
        "a process of this run ended early; the answers are not complete",
        "один из процессов завершился раньше времени; ответы неполны",
        "一个工作进程提前结束；结果不完整",
    ),
    "internal_error.version": (
        "a process of this run has mahjong-calc {there}, and this is {here}",
        "у одного из процессов mahjong-calc версии {there}, а здесь {here}",
        "某个工作进程的 mahjong-calc 版本为 {there}，本机为 {here}",
    ),
    "cluster.no_dask": (
        "--scheduler needs the package distributed: pip install 'mahjong-calc[dask]'",
        "для --scheduler нужен пакет distributed: pip install 'mahjong-calc[dask]'",
        "--scheduler 需要 distributed 包：pip install 'mahjong-calc[dask]'",
    ),
    "cluster.unreached": (
        "the scheduler at {address} cannot be reached: {problem}",
        "планировщик {address} недоступен: {problem}",
        "无法连接调度器 {address}：{problem}",
    ),
    "cluster.lost": (
        "the connection to the scheduler at {address} is lost; the answers are not complete",
        "связь с планировщиком {address} потеряна; ответы неполны",
        "与调度器 {address} 的连接已断开；结果不完整",
    ),
    "cluster.empty": (
        "the scheduler at {address} has no workers",
        "у планировщика {address} нет исполнителей",
        "调度器 {address} 没有工作进程",
    ),
    "cluster.no_workers": (
        "the scheduler at {address} has had no workers for {count:second|seconds}",
        "у планировщика {address} нет исполнителей уже {count:секунду|секунды|секунд}",
        "调度器 {address} 已有 {count} 秒没有工作进程",
    ),
    "cluster.gave_up": (
        "the cluster at {address} gave up a piece of the work: {problem}",
        "кластер {address} не справился с частью работы: {problem}",
        "集群 {address} 放弃了部分任务：{problem}",
    ),
    "internal_error.hint": (
        "this is a fault of the program, not of your file; please report it together with the record",
        "это ошибка программы, а не вашего файла; сообщите о ней и приложите запись",
        "这是程序的错误，与文件无关；请连同该记录一并反馈",
    ),
    "internal_error.game.hint": (
        "this is a fault of that game, not of your file; please report it to whoever wrote the game",
        "это ошибка этой игры, а не вашего файла; сообщите о ней автору игры",
        "这是该游戏的错误，与文件无关；请反馈给该游戏的作者",
    ),
    "bad_record.more": (
        "{count:more fault|more faults} of this record",
        "{count:ещё # ошибка|ещё # ошибки|ещё # ошибок} в этой записи",
        "此记录另有 {count} 处错误",
    ),
    "bad_record.line_too_long": (
        "the line is longer than {most} MB",
        "строка длиннее {most} МБ",
        "该行超过 {most} MB",
    ),
    "bad_record.text_too_long": (
        "the line is longer than {most} characters",
        "строка длиннее {most} знаков",
        "该行超过 {most} 个字符",
    ),
    "bad_record.encoding": (
        "the line is not {encoding}; name its encoding, as --encoding cp1251, --encoding gb18030",
        "строка не в кодировке {encoding}; укажите кодировку, например --encoding cp1251, --encoding gb18030",
        "该行不是 {encoding} 编码；请注明编码，如 --encoding cp1251、--encoding gb18030",
    ),
    "bad_record.encoding_fixed": (
        "the line is not {encoding}",
        "строка не в кодировке {encoding}",
        "该行不是 {encoding} 编码",
    ),
    "bad_record.encoding_fixed.hint": (
        "save the file as UTF-8",
        "сохраните файл в UTF-8",
        "请将文件另存为 UTF-8",
    ),
    "unreadable_file.line_encoding": (
        "line {line} is not {encoding}",
        "строка {line} не в кодировке {encoding}",
        "第 {line} 行不是 {encoding} 编码",
    ),
    "unreadable_file.line_encoding.hint": (
        "name the encoding: --encoding cp1251, --encoding gb18030",
        "укажите кодировку: --encoding cp1251, --encoding gb18030",
        "请注明编码：--encoding cp1251、--encoding gb18030",
    ),
    "unreadable_file.line_encoding_fixed": (
        "line {line} is not {encoding}",
        "строка {line} не в кодировке {encoding}",
        "第 {line} 行不是 {encoding} 编码",
    ),
    "unreadable_file.line_encoding_fixed.hint": (
        "save the file as UTF-8",
        "сохраните файл в UTF-8",
        "请将文件另存为 UTF-8",
    ),
    "bad_record.quote": (
        "a quote is not closed",
        "кавычка не закрыта",
        "引号没有闭合",
    ),
    "bad_record.quote.hint": (
        "close it, or write it twice within quotes; the next line is read as a record of its own",
        "закройте её или удвойте внутри кавычек; следующая строка прочитана как отдельная запись",
        "请补上引号，或在引号内写两个；下一行按单独的记录读取",
    ),
    "bad_record.toml_number": (
        "a TOML number with too many digits",
        "в TOML число со слишком большим количеством цифр",
        "TOML 数字位数过多",
    ),
    "bad_record.toml_nested": ("TOML nested too deep", "слишком глубокая вложенность TOML", "TOML 嵌套过深"),
    "bad_record.toml_parts": (
        "line {line}: a TOML key of more than {most} parts",
        "строка {line}: в ключе TOML больше {most} частей",
        "第 {line} 行：TOML 键超过 {most} 段",
    ),
    "unreadable_file.too_large_whole": (
        "larger than {most} MB, and would have to be read as a whole",
        "больше {most} МБ, а читать пришлось бы целиком",
        "超过 {most} MB，而此格式须整体读取",
    ),
    "unreadable_file.too_large_whole.hint": (
        "write one record a line (JSON lines), or several files",
        "запишите по одной записи в строке (JSON lines) или разделите на несколько файлов",
        "请改为每行一条记录（JSON lines），或分成多个文件",
    ),
    "unreadable_file.endless": (
        "a line longer than {most} MB; this is no text with lines",
        "строка длиннее {most} МБ; это не текст из строк",
        "有一行超过 {most} MB，这不是按行书写的文本",
    ),
    "unreadable_file.workbook": (
        "a workbook or another archive, which this command does not read",
        "это книга Excel или архив, эта команда их не читает",
        "是工作簿或压缩包，此命令不能读取",
    ),
    "unreadable_file.workbook.hint": (
        "save the sheet as CSV; a score sheet can be read by mahjong-calc check",
        "сохраните лист в CSV; протокол читает mahjong-calc check",
        "请另存为 CSV；记分表可用 mahjong-calc check 读取",
    ),
    "unreadable_file.packed": (
        "a compressed file ({kind})",
        "это сжатый файл ({kind})",
        "是压缩文件（{kind}）",
    ),
    "unreadable_file.packed.hint": (
        "unpack it first: {way}",
        "сначала распакуйте: {way}",
        "请先解压：{way}",
    ),
    "unreadable_file.not_text_kind": (
        "not text, but {kind}",
        "это не текст, а {kind}",
        "不是文本，而是 {kind}",
    ),
    "unreadable_file.not_text_kind.hint": (
        "hands are read from text, CSV and JSON lines, deals from JSON and TOML",
        "руки читаются из текста, CSV и JSON lines, раздачи — из JSON и TOML",
        "手牌可从文本、CSV、JSON lines 读取，牌局可从 JSON、TOML 读取",
    ),
    "bad_record.seating_players": (
        "{count:name is|names are} given; {tables:table needs|tables need} {due}",
        "дано {count:имя|имени|имён}; на {tables:стол|стола|столов} нужно {due}",
        "给出 {count} 个姓名；{tables} 桌需要 {due} 个",
    ),
    "bad_record.seating_tables": (
        "{asked:table is|tables are} asked for, the seating has {count}",
        "запрошено {asked:стол|стола|столов}, в рассадке {count}",
        "要求 {asked} 桌，座位安排中有 {count} 桌",
    ),
    "bad_record.seating_rounds": (
        "{asked:round is|rounds are} asked for, the seating has {count}",
        "запрошено {asked:тур|тура|туров}, в рассадке {count}",
        "要求 {asked} 轮，座位安排中有 {count} 轮",
    ),
    "bad_record.seating_table_twice": (
        "line {line}: table {table} of round {round} stands twice",
        "строка {line}: стол {table} тура {round} указан дважды",
        "第 {line} 行：第 {round} 轮第 {table} 桌重复",
    ),
    "bad_record.seating_seat_empty": (
        "line {line}: a seat has no name",
        "строка {line}: у места нет имени",
        "第 {line} 行：有座位没有姓名",
    ),
    "bad_record.seating_name_twice": (
        "line {line}: {name} stands twice",
        "строка {line}: {name} указан дважды",
        "第 {line} 行：{name} 重复",
    ),
    "unwritable_file.other_run": (
        "{part} was begun with other files or options",
        "{part} начат с другими файлами или настройками",
        "{part} 是以其他文件或选项开始的",
    ),
    "unwritable_file.other_run.hint": (
        "ask for the same as then, or remove that file to begin anew",
        "запустите с теми же, что тогда, или удалите этот файл, чтобы начать заново",
        "请使用当时的文件与选项，或删除该文件后重新开始",
    ),
    "unwritable_file.read_only": (
        "cannot write {name}: it is write-protected",
        "не удалось записать {name}: файл защищён от записи",
        "无法写入 {name}：文件为只读",
    ),
    "unwritable_file.read_only.hint": (
        "allow writing to it, or name another file with --output",
        "разрешите запись в него или укажите другой файл через --output",
        "请取消只读，或用 --output 指定其他文件",
    ),
    "unwritable_file.no_name": (
        "the name of the file to write is empty; - is standard output",
        "имя файла для записи пустое; «-» — стандартный вывод",
        "输出文件名为空；“-”表示标准输出",
    ),
    "unwritable_file.format": (
        'the ending of "{name}" names no format that can be written: {names}',
        "окончание «{name}» не обозначает формата, в котором можно записать: {names}",
        "“{name}”的扩展名不是可写的格式；可用：{names}",
    ),
    "unwritable_file.format.hint": (
        "--format chooses one whatever the name is",
        "--format задаёт формат при любом имени",
        "可用 --format 指定格式，文件名不限",
    ),
}
