"""What is said of a command line that cannot be run: options, values and commands that there are not.

`key.hint` is the line that tells what to type.
"""

from __future__ import annotations

USAGE: dict[str, tuple[str, str, str]] = {
    "no_option": ("no such option: {option}", "нет такого параметра: {option}", "没有此选项：{option}"),
    "no_option.near": (
        "no such option: {option}; did you mean {near}?",
        "нет такого параметра: {option}; может быть, {near}?",
        "没有此选项：{option}；是否指 {near}？",
    ),
    "no_option.elsewhere": (
        "no such option here: {option} (commands that have it: {commands})",
        "здесь нет такого параметра: {option} (он есть у команд {commands})",
        "此处没有选项 {option}（有此选项的命令：{commands}）",
    ),
    "no_option.later": (
        "{option} comes after the command: {command} {option}",
        "{option} пишется после команды: {command} {option}",
        "{option} 应写在命令之后：{command} {option}",
    ),
    "capital": (
        "there is no option {typed}; did you mean {meant}?",
        "параметра {typed} нет; может быть, {meant}?",
        "没有选项 {typed}；是否指 {meant}？",
    ),
    "capital_tile": (
        "there is no option {typed}; did you mean {meant}?",
        "параметра {typed} нет; может быть, {meant}?",
        "没有选项 {typed}；是否指 {meant}？",
    ),
    "capital_tile.hint": (
        "as a tile of the hand it is written without the dash",
        "если это кость руки, пишите её без дефиса",
        "若为手牌中的牌，请不要加短横",
    ),
    "one_dash": (
        "{typed} has one dash; did you mean {meant}?",
        "у {typed} один дефис; может быть, {meant}?",
        "{typed} 只有一个短横；是否指 {meant}？",
    ),
    "typographic_dash": (
        "{typed} begins with a dash that is no hyphen; did you mean {meant}?",
        "{typed} начинается с тире, а не с дефиса; может быть, {meant}?",
        "{typed} 以破折号开头，不是连字符；是否指 {meant}？",
    ),
    "lone_wind": ("there is no option {typed}", "параметра {typed} нет", "没有选项 {typed}"),
    "lone_wind.hint": (
        "the own wind is -s {tile}, the round wind -R {tile}; as a tile of the hand: {tile} without the dash",
        "ветер игрока: -s {tile}, ветер раунда: -R {tile}; кость руки пишется без дефиса: {tile}",
        "门风：-s {tile}，圈风：-R {tile}；若为手牌中的牌，请不加短横写 {tile}",
    ),
    "lone_tile": ("there is no option {typed}", "параметра {typed} нет", "没有选项 {typed}"),
    "lone_tile.hint": (
        "as a tile of the hand: {tile} without the dash",
        "кость руки пишется без дефиса: {tile}",
        "若为手牌中的牌，请不加短横写 {tile}",
    ),
    "no_value": ("{option} needs a value", "после {option} нужно значение", "{option} 需要一个值"),
    "takes_no_value": (
        "{option} takes no value: write it alone, or leave it out",
        "у {option} нет значения: пишите его отдельно или не пишите вовсе",
        "{option} 不带值：单独写出，或省略",
    ),
    "bad_value": (
        '{option} cannot be "{value}"; allowed: {allowed}',
        "{option} не может быть «{value}»; допустимо: {allowed}",
        "{option} 不能为“{value}”；可用：{allowed}",
    ),
    "bad_value.near": (
        '{option} cannot be "{value}"; did you mean {near}?',
        "{option} не может быть «{value}»; может быть, {near}?",
        "{option} 不能为“{value}”；是否指 {near}？",
    ),
    "bad_value.near.hint": ("allowed: {allowed}", "допустимо: {allowed}", "可用：{allowed}"),
    "other": ("{problem}", "{problem}", "{problem}"),
    "missing": ("{name} is missing", "не указано: {name}", "缺少 {name}"),
    "extra": (
        'one argument too many: "{value}"',
        "лишний аргумент: «{value}»",
        "多余的参数：“{value}”",
    ),
    "conflict": (
        "{one} and {other} contradict each other",
        "{one} и {other} противоречат друг другу",
        "{one} 与 {other} 相互矛盾",
    ),
    "overwrites": (
        "{option} would write over {name}, which is read",
        "{option} записал бы ответ поверх файла {name}, который читается",
        "{option} 会覆盖正在读取的文件 {name}",
    ),
    "written_twice": (
        "{one} and {other} both write {name}",
        "{one} и {other} пишут в один файл: {name}",
        "{one} 与 {other} 写入同一文件：{name}",
    ),
    "resume": (
        "--resume needs files to read, and --output with a format for programs (csv, tsv, jsonl, json)",
        "для --resume нужны файлы на входе и --output с форматом для программ (csv, tsv, jsonl, json)",
        "--resume 须读取文件，并以 --output 写出程序用格式（csv、tsv、jsonl、json）",
    ),
    "scheduler": (
        "--scheduler answers in formats for programs (csv, tsv, jsonl, json), without --jobs, --strict, --stats and "
        "--check",
        "--scheduler выдаёт ответы в форматах для программ (csv, tsv, jsonl, json), без --jobs, --strict, --stats и "
        "--check",
        "--scheduler 仅输出程序用格式（csv、tsv、jsonl、json），且不与 --jobs、--strict、--stats、--check 同用",
    ),
    "no_command": ('there is no command "{name}"', "команды «{name}» нет", "没有命令“{name}”"),
    "no_command.near": (
        'there is no command "{name}"; did you mean {near}?',
        "команды «{name}» нет; может быть, {near}?",
        "没有命令“{name}”；是否指 {near}？",
    ),
    "no_command.hand": (
        'there is no command "{name}"; to score a hand: mahjong-calc score HAND',
        "команды «{name}» нет; подсчёт руки: mahjong-calc score HAND",
        "没有命令“{name}”；计算一手牌：mahjong-calc score HAND",
    ),
    "points_range": (
        '--points cannot be "{value}"',
        "--points не может быть «{value}»",
        "--points 不能为“{value}”",
    ),
    "points_range.hint": (
        "write the least and the most that a hand is worth: 8..24, 24.., ..16, or one number",
        "напишите, сколько стоит рука, от и до: 8..24, 24.., ..16 или одно число",
        "请写分数的下限与上限：8..24、24..、..16，或单独一个数",
    ),
    "html_of_print": (
        "--html draws a worksheet, so --print N is needed",
        "--html рисует лист с заданиями, поэтому нужно --print N",
        "--html 用于绘制练习卷，须同时给出 --print N",
    ),
}
