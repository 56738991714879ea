"""The sentence of every fault of the command line itself; those of hands and rules are in `faults`, `hand_faults`.

`key.hint` is the line that tells what to do. Placeholders are the fault's values.
"""

from __future__ import annotations

REFUSALS: dict[str, tuple[str, str, str]] = {
    "unknown_rules.near.hint": ("there are: {names}", "есть: {names}", "可用：{names}"),
    "unknown_rules.not_loaded": (
        'the rule set "{name}" is installed but cannot be loaded: {problem}',
        "набор правил «{name}» установлен, но не загружается: {problem}",
        "规则“{name}”已安装，但无法加载：{problem}",
    ),
    "unknown_rules.wind": (
        '"{name}" is a wind, not a rule set',
        "«{name}» — это ветер, а не набор правил",
        "“{name}”是风，不是规则",
    ),
    "unknown_rules.wind.hint": (
        "-r names the rule set, -R the round wind: -R {name}",
        "-r задаёт правила, -R — ветер раунда: -R {name}",
        "-r 为规则，-R 为圈风：-R {name}",
    ),
    "unknown_option.near.hint": ("there are: {names}", "есть: {names}", "可用：{names}"),
    "unknown_option.no_value": (
        '-o needs name=value, not "{name}"',
        "после -o нужно имя=значение, а не «{name}»",
        "-o 需要 名称=值，而不是“{name}”",
    ),
    "unknown_option.no_value.hint": (
        "-o sets a house rule: -o minimum=6; to write to a file: --output {name}",
        "-o задаёт настройку: -o minimum=6; для записи в файл: --output {name}",
        "-o 设定选项，如 -o minimum=6；写入文件请用 --output {name}",
    ),
    "unknown_option.twice": (
        'option "{name}" is given two values',
        "у настройки «{name}» два разных значения",
        "选项“{name}”给了两个不同的值",
    ),
    "not_a_win.hint": (
        "waits shows what would complete the hand without its winning tile",
        "waits покажет, что завершает руку без выигрышной кости",
        "去掉和牌张后，可用 waits 查看听哪些牌",
    ),
    "unknown_name.fan": ('unknown fan "{name}"', "неизвестный фан «{name}»", "未知番种“{name}”"),
    "unknown_name.fan.hint": (
        "mahjong-calc fans lists them",
        "список: mahjong-calc fans",
        "mahjong-calc fans 列出全部番种",
    ),
    "unknown_name.fan.near": (
        'unknown fan "{name}"; did you mean {near}?',
        "неизвестный фан «{name}»; может быть, {near}?",
        "未知番种“{name}”；是否指 {near}？",
    ),
    "unknown_name.fan_part": (
        '"{name}" is in the names of several fans: {names}',
        "«{name}» есть в названиях нескольких фанов: {names}",
        "多个番种的名称含有“{name}”：{names}",
    ),
    "unknown_name.code": ('unknown code "{name}"', "неизвестный код «{name}»", "未知代码“{name}”"),
    "unknown_name.code.hint": ("there are: {names}", "есть: {names}", "可用：{names}"),
    "unknown_name.code.near": (
        'unknown code "{name}"; did you mean {near}?',
        "неизвестный код «{name}»; может быть, {near}?",
        "未知代码“{name}”；是否指 {near}？",
    ),
    "unknown_name.form": (
        'unknown notation "{name}"',
        "неизвестный вид записи «{name}»",
        "未知格式“{name}”",
    ),
    "unknown_name.form.hint": ("there are: {names}", "есть: {names}", "可用：{names}"),
    "unknown_name.what_if": (
        '"{name}" is neither a circumstance nor an option of these rules',
        "«{name}» — не обстоятельство и не настройка этих правил",
        "“{name}”既不是和牌情况，也不是此规则的选项",
    ),
    "unknown_name.what_if.hint": (
        "there are: {names}",
        "есть: {names}",
        "可用：{names}",
    ),
    "bad_record.what_if": (
        '"{text}" says nothing that could be otherwise',
        "«{text}» ничего не меняет",
        "“{text}”没有说明要改什么",
    ),
    "bad_record.what_if.hint": (
        "as in: --with self-drawn --with win=5p,seat=S --with rules=mcr-mil",
        "например: --with self-drawn --with win=5p,seat=S --with rules=mcr-mil",
        "例如：--with self-drawn --with win=5p,seat=S --with rules=mcr-mil",
    ),
    "bad_record.compare_none": (
        "nothing is named to compare the hand with",
        "не указано, с чем сравнить руку",
        "没有指定与什么情形比较",
    ),
    "bad_record.compare_none.hint": (
        "each --with is a column: --with self-drawn --with win=5p",
        "каждое --with — столбец: --with self-drawn --with win=5p",
        "每个 --with 为一列：--with self-drawn --with win=5p",
    ),
    "bad_record.compare_count": (
        "{count:thing|things} to compare with; {most} at most can be",
        "{count:вариант|варианта|вариантов} для сравнения; может быть не больше {most}",
        "要比较的情形有 {count} 种；最多 {most} 种",
    ),
    "unknown_rules.taken": (
        "{name} is a rule set already; yours needs another name",
        "{name} — уже имя правил; своим нужно другое",
        "{name} 已是现有规则的名称；请另取名称",
    ),
    "unknown_rules.no_name": (
        '"{name}" is no name for rules: small letters, digits and hyphens, a letter first',
        "«{name}» — не имя для правил: строчные латинские буквы, цифры и дефисы, сначала буква",
        "“{name}”不能作规则名称：须为小写字母、数字与连字符，以字母开头",
    ),
    "unknown_rules.circle": (
        "{name} begins with itself",
        "правила {name} основаны на самих себе",
        "{name} 以自身为基础",
    ),
    "bad_record.no_column": (
        'there is no column "{name}" to be compared with the tiles',
        "нет столбца «{name}», который можно сверить с костями",
        "没有可与牌面核对的列“{name}”",
    ),
    "bad_record.is_a_file": (
        '"{name}" is a file, not a hand',
        "«{name}» — файл, а не рука",
        "“{name}”是文件，不是手牌",
    ),
    "bad_record.is_a_file.hint": (
        "to read it: mahjong-calc {command} {name}",
        "прочитать его: mahjong-calc {command} {name}",
        "读取文件：mahjong-calc {command} {name}",
    ),
    "unreadable_file.is_a_hand": (
        '"{name}" is a hand, and there is no such file',
        "«{name}» — рука, а такого файла нет",
        "“{name}”是手牌，没有这个文件",
    ),
    "unreadable_file.is_a_hand.hint": (
        "to score a hand: mahjong-calc score {name}",
        "подсчёт руки: mahjong-calc score {name}",
        "计算一手牌：mahjong-calc score {name}",
    ),
    "unwritable_file": (
        "cannot write {name}: {problem}",
        "не удалось записать {name}: {problem}",
        "无法写入 {name}：{problem}",
    ),
    "no_hand_found": (
        "no hand of {name} was found that is worth {points}",
        "в {name} не нашлось руки, которая стоила бы {points}",
        "在 {name} 中未找到值 {points} 的手牌",
    ),
    "no_hand_found.fan": (
        "no hand of {name} counts {names} as these rules are set",
        "при этих настройках {name} ни в одной руке не считается {names}",
        "按 {name} 的当前设定，没有手牌计 {names}",
    ),
    "no_hand_found.fan_worth": (
        "no hand of {name} was found that counts {names} and is worth {points}",
        "в {name} не нашлось руки, где считается {names} и которая стоит {points}",
        "在 {name} 中未找到计 {names} 且值 {points} 的手牌",
    ),
}
