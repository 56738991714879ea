"""The sentence of every fault of notation and circumstances: key -> English, Russian, Chinese.

`key.hint` is the line that tells how to write it right. Where a fault has a column the reader is told it beside the
sentence. Placeholders are the fault's values.
"""

from __future__ import annotations

FAULTS: dict[str, tuple[str, str, str]] = {
    "unknown_symbol": ('unknown symbol "{symbol}"', "неизвестный знак «{symbol}»", "无法识别的字符“{symbol}”"),
    "unknown_symbol.hint": (
        "suits are m (characters), p (dots), s (bamboos); winds E S W N; dragons C F P",
        "масти: m (символы), p (точки), s (бамбуки); ветры E S W N; драконы C F P",
        "花色：m（万）、p（筒）、s（条）；风牌 E S W N；箭牌 C F P",
    ),
    "unknown_symbol.near": (
        'unknown symbol "{symbol}"; did you mean {near}?',
        "неизвестный знак «{symbol}»; может быть, {near}?",
        "无法识别的字符“{symbol}”；是否指 {near}？",
    ),
    "unknown_symbol.word": (
        'unknown word "{word}"',
        "неизвестное слово «{word}»",
        "无法识别的词“{word}”",
    ),
    "unknown_symbol.word.hint": (
        "a hand is written 123m456p78s99s+EEE, what is known of the win beside it: win=9s seat=S self-drawn",
        "рука пишется так: 123m456p78s99s+EEE, сведения о выигрыше рядом: win=9s seat=S self-drawn",
        "手牌写作 123m456p78s99s+EEE，和牌情况写在其后：win=9s seat=S self-drawn",
    ),
    "unknown_symbol.separator": (
        '"{symbol}" stands where it separates nothing',
        "знак «{symbol}» здесь ничего не разделяет",
        "此处的“{symbol}”不能作分隔",
    ),
    "unknown_symbol.separator.hint": (
        "digits of a suit stand together, sets are marked by + or -, the winning tile is named apart: -w 9s (win=9s)",
        "цифры масти пишутся подряд, сеты отмечаются + или -, выигрышная кость отдельно: -w 9s (win=9s)",
        "同一花色的数字须连写，副露前写“+”，暗杠前写“-”，和牌张另外注明：-w 9s（win=9s）",
    ),
    "unknown_symbol.case": ('unknown symbol "{symbol}"', "неизвестный знак «{symbol}»", "无法识别的字符“{symbol}”"),
    "unknown_symbol.case.hint": (
        "honors are capital letters (winds E S W N; dragons C F P), suits small ones (m p s)",
        "ветры и драконы пишутся заглавными (E S W N, C F P), масти строчными (m p s)",
        "字牌用大写字母（E S W N、C F P），花色用小写字母（m p s）",
    ),
    "unknown_symbol.cyrillic": (
        'Cyrillic letter "{symbol}"',
        "русская буква «{symbol}»",
        "西里尔字母“{symbol}”",
    ),
    "unknown_symbol.cyrillic.hint": (
        "tiles are written in Latin letters, even where the Cyrillic ones look alike: m p s, E S W N, C F P",
        "кости пишутся латинскими буквами, даже если русские похожи: m p s, E S W N, C F P",
        "牌用拉丁字母书写，外形相同的西里尔字母不可代替：m p s、E S W N、C F P",
    ),
    "unknown_symbol.lone_suit": (
        'suit letter "{symbol}" without digits before it',
        "масть «{symbol}» без цифр перед ней",
        "花色“{symbol}”前没有数字",
    ),
    "unknown_symbol.lone_suit.hint": (
        "digits come first: 123m; the honors are capital letters: S is the South wind, P the white dragon",
        "сначала цифры: 123m; ветры и драконы пишутся заглавными: S — южный ветер, P — белый дракон",
        "数字在前，如 123m；字牌用大写：S 为南风，P 为白板",
    ),
    "unknown_symbol.zero": ("there is no tile 0", "кости 0 не бывает", "没有序数为 0 的牌"),
    "unknown_symbol.zero.hint": ("write a red five as 5", "красную пятёрку пишите как 5", "红五请写作 5"),
    "unknown_symbol.honor_number": (
        'there is no honor with the number "{symbol}"',
        "ветра или дракона с номером «{symbol}» нет",
        "没有编号为“{symbol}”的字牌",
    ),
    "unknown_symbol.honor_number.hint": (
        "1z-4z are the winds E S W N, 5z white, 6z green, 7z red dragon",
        "1z-4z — ветры E S W N, 5z — белый, 6z — зелёный, 7z — красный дракон",
        "1z-4z 为东南西北，5z 白，6z 发，7z 中",
    ),
    "unknown_symbol.flower_tile": (
        'flower tile "{symbol}" among the tiles of the hand',
        "цветок «{symbol}» среди костей руки",
        "手牌中有花牌“{symbol}”",
    ),
    "unknown_symbol.flower_tile.hint": (
        "flowers are counted apart: --flowers {count} (flowers={count} in a file)",
        "цветы указываются отдельно: --flowers {count} (в файле flowers={count})",
        "花牌请单独注明：--flowers {count}（文件中写 flowers={count}）",
    ),
    "unknown_symbol.state_wind": (
        '"{symbol}" is not a wind',
        "«{symbol}» — не ветер",
        "“{symbol}”不是风",
    ),
    "unknown_symbol.state_wind.hint": (
        "the part after | begins with the round wind and the seat wind: E S W N",
        "часть после | начинается с ветра раунда и ветра игрока: E S W N",
        "| 之后先写圈风和门风：E S W N",
    ),
    "unknown_symbol.state_flag": (
        '"{symbol}" is neither 0 nor 1',
        "«{symbol}» — не 0 и не 1",
        "“{symbol}”不是 0 或 1",
    ),
    "unknown_symbol.state_flag.hint": (
        "after the two winds: self-drawn, last of its kind, last tile, kong, each 0 or 1",
        "после двух ветров: со стены, последняя из четырёх, последняя кость, конг; каждое 0 или 1",
        "两个风之后依次为：自摸、绝张、海底、杠，各为 0 或 1",
    ),
    "unknown_symbol.flower": (
        '"{symbol}" is not a flower',
        "«{symbol}» — не цветок",
        "“{symbol}”不是花牌",
    ),
    "unknown_symbol.flower.hint": (
        "flowers are the letters a to h, or their number from 0 to 8",
        "цветы пишутся буквами от a до h или числом от 0 до 8",
        "花牌用字母 a 至 h，或数量 0 至 8",
    ),
    "unknown_symbol.bar": (
        'one "|" too many',
        "лишний знак «|»",
        "多余的“|”",
    ),
    "unknown_symbol.bar.hint": (
        "a GB string has three parts: tiles|state|flowers",
        "в строке GB три части: кости|обстоятельства|цветы",
        "国标字符串分三段：牌|状态|花牌",
    ),
    "digits_without_suit": (
        'digits "{digits}" without a suit',
        "после «{digits}» не указана масть",
        "数字“{digits}”后没有花色",
    ),
    "digits_without_suit.hint": (
        "put m (characters), p (dots) or s (bamboos) after the digits: 123m",
        "после цифр поставьте m (символы), p (точки) или s (бамбуки): 123m",
        "数字后请写 m（万）、p（筒）或 s（条），如 123m",
    ),
    "digits_without_suit.capital": (
        'digits "{digits}" without a suit',
        "после «{digits}» не указана масть",
        "数字“{digits}”后没有花色",
    ),
    "digits_without_suit.capital.hint": (
        "suits are small letters: s bamboos, p dots; capital S is the South wind, P the white dragon",
        "масти пишутся строчными: s — бамбуки, p — точки; заглавная S — южный ветер, P — белый дракон",
        "花色用小写：s 条、p 筒；大写 S 为南风，P 为白板",
    ),
    "bad_meld.shape": (
        '"{meld}" is not a chow, pung or kong',
        "«{meld}» — не чоу, не панг и не конг",
        "“{meld}”不是顺子、刻子或杠",
    ),
    "bad_meld.shape.hint": (
        "each set has its own sign or bracket; concealed tiles come first, or after a -",
        "у каждого сета свой знак или скобки; закрытые кости пишутся сначала или после -",
        "每副面子各有自己的符号或括号；暗牌写在最前，或写在“-”之后",
    ),
    "bad_meld.seen": (
        "tiles seen elsewhere are written without signs, each as often as it is seen",
        "видимые на столе кости пишутся без знаков, каждая столько раз, сколько её видно",
        "已见的牌不带符号，见几张写几张",
    ),
    "bad_meld.empty": (
        'no tiles in the set "{meld}"',
        "в сете «{meld}» нет костей",
        "“{meld}”中没有牌",
    ),
    "bad_meld.empty.hint": (
        "a set is written +123m or [123m,1]",
        "сет пишется так: +123m или [123m,1]",
        "副露写作 +123m 或 [123m,1]",
    ),
    "bad_meld.source": (
        '"{source}" does not say whom the set "{meld}" came from',
        "«{source}» не указывает, у кого взят сет «{meld}»",
        "“{source}”不能表示“{meld}”的来源",
    ),
    "bad_meld.source.hint": (
        "1, 2, 3: claimed from the player before, opposite, after; 5, 6, 7: the same, a pung made a kong later",
        "1, 2, 3: взят у игрока до вас, напротив, после; 5, 6, 7: так же, панг позже дополнен до конга",
        "1、2、3 为上家、对家、下家；5、6、7 同上，表示后来补杠",
    ),
    "bad_meld.source_of_kong": (
        'only a kong can have the digit {source}: "{meld}"',
        "цифра {source} бывает только у конга: «{meld}»",
        "只有杠才能用数字 {source}：“{meld}”",
    ),
    "bad_meld.source_of_kong.hint": (
        "5, 6, 7 mean a tile added to a pung; a chow or a pung has 1, 2 or 3",
        "5, 6, 7 означают кость, добавленную к пангу; у чоу и панга 1, 2 или 3",
        "5、6、7 表示补杠；吃、碰只用 1、2 或 3",
    ),
    "bad_meld.too_many": (
        'more than four sets: "{meld}" is the fifth',
        "больше четырёх сетов: «{meld}» — пятый",
        "副露超过四副：“{meld}”是第五副",
    ),
    "bad_meld.not_closed": (
        'the bracket of "{meld}" is not closed',
        "скобка «{meld}» не закрыта",
        "“{meld}”的括号没有闭合",
    ),
    "bad_meld.not_opened": ('"]" without "["', "«]» без «[»", "“]”前没有“[”"),
    "five_of_a_kind": ("a fifth {tile}", "пятая кость {tile}", "第五张 {tile}"),
    "five_of_a_kind.hint": (
        "there are four tiles of every kind",
        "каждой кости в наборе четыре",
        "每种牌只有四张",
    ),
    "ambiguous_notation.kong": (
        '"{text}" may begin with a concealed kong of {tile}, or may not',
        "«{text}» можно прочесть с закрытым конгом {tile} и без него",
        "“{text}”开头可能是 {tile} 的暗杠，也可能不是",
    ),
    "ambiguous_notation.kong.hint": (
        "end the kong with another - (as in -2222p-3m), or write the four tiles before the first sign",
        "отделите конг ещё одним - (например, -2222p-3m) или напишите эти четыре кости до первого знака",
        "若为暗杠，请在其后再写 -（如 -2222p-3m）；否则请将四张牌写在第一个符号之前",
    ),
    "bad_record.state": (
        'the state "{state}" has {count:symbol|symbols} instead of 6',
        "в обстоятельствах «{state}» {count:знак|знака|знаков}, а нужно 6",
        "状态“{state}”有 {count} 个字符，应为 6 个",
    ),
    "bad_record.state.hint": (
        "round wind, seat wind, self-drawn, last of its kind, last tile, kong: EE1000",
        "ветер раунда, ветер игрока, со стены, последняя из четырёх, последняя кость, конг: EE1000",
        "圈风、门风、自摸、绝张、海底、杠：EE1000",
    ),
    "bad_record.word": (
        'unknown word "{word}" after the hand',
        "неизвестное слово «{word}» после руки",
        "手牌之后有无法识别的词“{word}”",
    ),
    "bad_record.word_near": (
        'unknown word "{word}" after the hand; did you mean {near}?',
        "неизвестное слово «{word}» после руки; может быть, {near}?",
        "手牌之后有无法识别的词“{word}”；是否指 {near}？",
    ),
    "bad_record.no_value": (
        '"{name}" needs a value: {name}=...',
        "у «{name}» должно быть значение: {name}=...",
        "“{name}”需要一个值：{name}=...",
    ),
    "bad_record.empty": ("there is nothing to read", "читать нечего", "没有可读的内容"),
    "bad_record.rules_assumed": (
        "no rule set is named, so this was read as {name}",
        "правила не указаны, поэтому запись прочитана как {name}",
        "没有注明规则，按 {name} 读取",
    ),
    "bad_record.rules_assumed.hint": (
        "name it in the deal (rules) or on the command line (-r)",
        "укажите их в раздаче (rules) или в команде (-r)",
        "请在牌局中（rules）或命令行上（-r）注明规则",
    ),
    "bad_record.twice": ('"{name}" is given twice', "«{name}» указано дважды", "“{name}”出现了两次"),
    "bad_record.name": (
        'unknown circumstance "{name}"',
        "неизвестное обстоятельство «{name}»",
        "未知的和牌条件“{name}”",
    ),
    "bad_record.name_near": (
        'unknown circumstance "{name}"; did you mean {near}?',
        "неизвестное обстоятельство «{name}»; может быть, {near}?",
        "未知的和牌条件“{name}”；是否指 {near}？",
    ),
    "bad_record.value": (
        '{name} cannot be "{value}"; allowed: {allowed}',
        "{name} не может быть «{value}»; допустимо: {allowed}",
        "{name} 不能为“{value}”；可用：{allowed}",
    ),
    "bad_record.value.near": (
        '{name} cannot be "{value}"; did you mean {near}?',
        "{name} не может быть «{value}»; может быть, {near}?",
        "{name} 不能为“{value}”；是否指 {near}？",
    ),
    "bad_record.value.near.hint": ("allowed: {allowed}", "допустимо: {allowed}", "可用：{allowed}"),
    "bad_record.tile": (
        '{name} cannot be "{value}": one tile is wanted, as {allowed}',
        "{name} не может быть «{value}»: нужна одна кость, например {allowed}",
        "{name} 不能为“{value}”：应为一张牌，如 {allowed}",
    ),
    "bad_record.tile.near": (
        '{name} cannot be "{value}"; did you mean {near}?',
        "{name} не может быть «{value}»; может быть, {near}?",
        "{name} 不能为“{value}”；是否指 {near}？",
    ),
    "bad_record.tile.near.hint": (
        "a tile is written so: {allowed}",
        "кость записывается так: {allowed}",
        "牌的写法：{allowed}",
    ),
    "impossible_circumstance.flowers": (
        "{count:flower|flowers}: there are only eight",
        "{count:цветок|цветка|цветов}, а их всего восемь",
        "{count} 张花牌：花牌只有八张",
    ),
    "impossible_circumstance.flower_twice": (
        'the flower "{flower}" is there twice; there is one of each',
        "цветок «{flower}» указан дважды, а каждый цветок в наборе один",
        "花牌“{flower}”出现两次；每种花牌只有一张",
    ),
    "impossible_circumstance.said": (
        "{name}: the hand itself says {said}, but {given} is given beside it",
        "{name}: в записи руки {said}, а отдельно указано {given}",
        "{name}：手牌中写明 {said}，另外给出的却是 {given}",
    ),
    "impossible_circumstance.first_turn_of_east": (
        "in the first turn East wins with the tiles dealt, not on a discard",
        "на первом ходу Восток выигрывает с раздачи, а не со сноса",
        "第一巡庄家只能以起手牌和，不会是点和",
    ),
    "impossible_circumstance.first_turn_of_others": (
        "in the first turn all but East win on East's discard",
        "на первом ходу все, кроме Востока, выигрывают на сносе Востока",
        "第一巡闲家只能和庄家打出的牌",
    ),
    "impossible_circumstance.first_turn_with": (
        "{name} does not go with the first turn",
        "{name} не бывает на первом ходу",
        "第一巡不会有 {name}",
    ),
    "impossible_circumstance.first_turn_with_melds": (
        "in the first turn no sets are declared yet",
        "на первом ходу объявленных групп ещё нет",
        "第一巡还没有副露",
    ),
    "impossible_circumstance.by_option": (
        "{name} are not played here; the option {option} lets them count",
        "{name} здесь не играются; их вводит настройка {option}",
        "此处不计 {name}；由选项 {option} 开启",
    ),
    "impossible_circumstance.foreign": (
        "{name}={value} does not belong to this game ({games} has it)",
        "{name}={value} не относится к этой игре (есть в {games})",
        "{name}={value} 不属于此玩法（仅用于 {games}）",
    ),
}
