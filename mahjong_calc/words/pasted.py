"""The sentences about hands that were written for other programs: key -> English, Russian, Chinese."""

from __future__ import annotations

PASTED: dict[str, tuple[str, str, str]] = {
    "ambiguous_notation.code": (
        '"{code}" is {tile} in the codes of some programs, but other tiles here are written otherwise',
        "«{code}» в кодах некоторых программ {tile}, но другие кости здесь записаны иначе",
        "“{code}”在一些程序的代码中是 {tile}，但这里其他牌的写法不同",
    ),
    "ambiguous_notation.code.hint": (
        "write all tiles in codes (W1 T9 B3 F1 J1), or all of them as 1m 9s 3p E C",
        "пишите все кости кодами (W1 T9 B3 F1 J1) или все так: 1m 9s 3p E C",
        "请全部用代码（W1 T9 B3 F1 J1），或全部写作 1m 9s 3p E C",
    ),
    "ambiguous_notation.code_west": (
        '"{code}" is {tile} in the codes of some programs, or the West wind and a digit without its suit',
        "«{code}» это или {tile} в кодах некоторых программ, или западный ветер и цифра без масти",
        "“{code}”可能是一些程序代码中的 {tile}，也可能是西风加一个没有花色的数字",
    ),
    "ambiguous_notation.code_west.hint": (
        "write {tile}, or W and the digit with its suit; codes are read where all tiles are codes (W1 T9 B3 F1 J1)",
        "пишите {tile} или W и цифру с мастью; коды читаются, когда ими записаны все кости (W1 T9 B3 F1 J1)",
        "请写 {tile}，或写 W 与带花色的数字；全部用代码（W1 T9 B3 F1 J1）时才按代码读取",
    ),
    "unknown_symbol.code": (
        'no tile has the code "{symbol}"',
        "кости с кодом «{symbol}» нет",
        "没有代码为“{symbol}”的牌",
    ),
    "unknown_symbol.code.hint": (
        "W1-W9 characters, T1-T9 bamboos, B1-B9 dots, F1-F4 winds E S W N, J1-J3 red, green, white dragon",
        "W1-W9 символы, T1-T9 бамбуки, B1-B9 точки, F1-F4 ветры E S W N, J1-J3 красный, зелёный, белый дракон",
        "W1-W9 万，T1-T9 条，B1-B9 筒，F1-F4 东南西北，J1-J3 中发白",
    ),
    "unknown_symbol.link": (
        "the link holds no hand",
        "в ссылке нет руки",
        "链接中没有手牌",
    ),
    "unknown_symbol.link.hint": (
        "a link is read where its query holds the hand: ...?hand=[EEE,1]123m789s99s456p|EE0000|",
        "ссылка читается, если рука стоит в её запросе: ...?hand=[EEE,1]123m789s99s456p|EE0000|",
        "链接的查询部分须含手牌：...?hand=[EEE,1]123m789s99s456p|EE0000|",
    ),
    "bad_meld.called": (
        '"{call}" is followed by {meld}, which is something else',
        "после «{call}» стоит {meld}, а это другое",
        "“{call}”之后是 {meld}，两者不符",
    ),
    "bad_meld.called.hint": (
        "{chow} is a chow, {pung} a pung, {kong} an open kong, {hidden} a concealed kong",
        "{chow} это чоу, {pung} панг, {kong} открытый конг, {hidden} закрытый конг",
        "{chow}为顺子，{pung}为刻子，{kong}为明杠，{hidden}为暗杠",
    ),
    "bad_record.state_empty": (
        "the state of the win between the bars is empty",
        "между чертами не указаны обстоятельства выигрыша",
        "竖线之间的场况为空",
    ),
    "bad_record.state_empty.hint": (
        "which is meant? |EE0000| says East round, East seat, won on a discard; or leave out the bars and add "
        "round= seat= self-drawn flowers= as far as they are known",
        "что имелось в виду? |EE0000| значит: раунд востока, место востока, выигрыш на сносе; или уберите черты и "
        "добавьте известное: round= seat= self-drawn flowers=",
        "请问场况为何？|EE0000| 表示东风圈、东家、点和；或去掉竖线，另写已知的 round= seat= self-drawn flowers=",
    ),
    "impossible_circumstance.flowers_apart": (
        "flowers stand among the tiles ({letters}), and their number is told after them, too",
        "цветы стоят среди костей ({letters}), а после них указано ещё и их число",
        "牌中已写有花牌（{letters}），后面又另写了张数",
    ),
    "impossible_circumstance.flowers_apart.hint": (
        "name all of them in one place, as letters a-h",
        "назовите их все в одном месте буквами a-h",
        "请用字母 a-h 写在同一处",
    ),
}
