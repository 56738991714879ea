"""What classical tables differ in: each point a named option. The Russian text is silent on most of them; its closest
relatives, the Red Book (Babcock, 1923) and Buzzard's page, and then the other books decide the default.

Those of hands stand here, limit hands in `limit_options`, those of the settlement of a whole deal in `deal_options`.
"""

from __future__ import annotations

from ...game.fan import Option
from .deal_options import OF_DEALS
from .limit_options import LIMIT_HANDS

OPTIONS = (
    Option(
        "claimed_pung",
        ("open", "closed"),
        "open",
        (
            "what a pung is that the claimed last tile finishes",
            "какой считается тройка, завершённая последней костью со сноса",
            "由最后一张弃牌完成的刻子算明刻还是暗刻",
        ),
        (
            "open: Red Book 1923, figure 18; Four Winds; kajongg; BMJA; no source says closed",
            "open: «Красная книга» 1923, рисунок 18; Four Winds; kajongg; BMJA; closed не встречается нигде",
            "open：《红皮书》1923 图 18、Four Winds、kajongg、BMJA；没有资料主张 closed",
        ),
    ),
    Option(
        "no_points",
        ("sets", "strict"),
        "sets",
        (
            "No Points: sets, the sets and the pair have none; strict, the hand has nothing but the 20 for mahjong",
            "мизер: sets — нет очков за группы и пару; strict — нет ничего, кроме 20 за маджонг",
            "平和：sets 面子和将无点；strict 除和牌 20 点外全无",
        ),
        (
            "sets: Millington, kajongg, Buzzard; strict: Red Book 1923",
            "sets: Миллингтон, kajongg, Баззард; strict: «Красная книга» 1923",
            "sets：米林顿、kajongg、巴扎德；strict：《红皮书》1923",
        ),
    ),
    Option(
        "double_wind_pair",
        (4, 2),
        4,
        (
            "points of a pair of a wind that is both own and round wind",
            "очки за пару ветров, которые и собственные, и преимущественные",
            "既是门风又是圈风的将的点数",
        ),
        (
            "4, two rows of the table apply: Millington, BMJA, kajongg, an example of Harr 1922",
            "4, действуют две строки таблицы: Миллингтон, BMJA, kajongg, пример Харра 1922",
            "4，表中两行同时适用：米林顿、BMJA、kajongg、哈尔 1922 的例子",
        ),
    ),
    Option(
        "only_tile",
        ("wait", "shape", "both"),
        "wait",
        (
            "the only possible tile: wait, no other kind completes the hand; shape, it fills an edge, a middle or a"
            " pair; both",
            "единственно возможная кость: wait — никакая другая не завершает руку; shape — край, середина или пара;"
            " both — и то и другое",
            "独听：wait 别的牌都不能和；shape 听边张、嵌张或单钓；both 两者兼备",
        ),
        (
            "wait: Red Book 1923, Millington, kajongg",
            "wait: «Красная книга» 1923, Миллингтон, kajongg",
            "wait：《红皮书》1923、米林顿、kajongg",
        ),
    ),
    Option(
        "dead_waits",
        ("skip", "count"),
        "skip",
        (
            "whether a kind that the player holds four times counts as another tile awaited",
            "считается ли ожидаемой кость, все четыре которой у самого игрока",
            "自己已持有四张的牌是否仍算所听之牌",
        ),
        (
            "skip, it cannot be drawn: kajongg, Millington",
            "skip, взять её нельзя: kajongg, Миллингтон",
            "skip，因为摸不到：kajongg、米林顿",
        ),
    ),
    Option(
        "free_is_wall",
        (True, False),
        True,
        (
            "whether a free tile is drawn from the wall too (2 points)",
            "считается ли Свободная кость взятой со Стены (2 очка)",
            "杠上补牌和牌是否另计自摸 2 点",
        ),
        (
            "yes: Red Book 1923, kajongg, Millington",
            "yes: «Красная книга» 1923, kajongg, Миллингтон",
            "yes：《红皮书》1923、kajongg、米林顿",
        ),
    ),
    Option(
        "last_discard",
        (False, True),
        False,
        (
            "whether the last permitted tile doubles when another player discards it",
            "удваивает ли последняя допустимая кость, если её снёс другой игрок",
            "最后一张牌被打出而和牌时是否也翻倍",
        ),
        (
            "no, only when drawn: Red Book 1923; others have a second item for the discard",
            "no, только со Стены: «Красная книга» 1923; у других за снос есть отдельное удвоение",
            "no，仅限自摸：《红皮书》1923；他书对弃牌另有一项",
        ),
    ),
    Option(
        "honours_stack",
        (True, False),
        True,
        (
            "whether a hand of honors only also doubles for ones, nines and honors only",
            "удваивается ли рука из одних Ветров и Драконов ещё и как рука без простых костей",
            "字一色是否另计幺九字",
        ),
        (
            "yes: Millington, kajongg; the text does not exclude it",
            "yes: Миллингтон, kajongg; текст этого не исключает",
            "yes：米林顿、kajongg；规则原文未排除",
        ),
    ),
    Option(
        "terminals_need_honour",
        (False, True),
        False,
        (
            "whether ones, nines and honors only needs an honor",
            "нужен ли в руке без простых костей хоть один Ветер или Дракон",
            "幺九字是否必须含字牌",
        ),
        (
            "no: Millington, kajongg",
            "no: Миллингтон, kajongg",
            "no：米林顿、kajongg",
        ),
    ),
    Option(
        "loser_tile_doublings",
        (True, False),
        True,
        (
            "whether suits, terminals and honors double the hands of those who did not win",
            "удваивают ли руки невыигравших чистая масть, рука без простых и рука из Ветров и Драконов",
            "未和牌者是否计清一色、幺九字等翻数",
        ),
        (
            "yes: the Russian text, Red Book 1923; winner only: Millington, BMJA, kajongg, American code 1924",
            "yes: русский текст, «Красная книга» 1923; только победитель: Миллингтон, BMJA, kajongg, американский"
            " кодекс 1924",
            "yes：俄文规则、《红皮书》1923；仅和牌者：米林顿、BMJA、kajongg、1924 年美国规则",
        ),
    ),
    Option(
        "limit_scope",
        ("hand", "payment"),
        "hand",
        (
            "what the limit cuts: the value of a hand, or each payment",
            "что ограничивает предел: стоимость руки или каждую выплату",
            "封顶限制手牌分值还是每笔付分",
        ),
        (
            "hand, East's double comes after it: BMJA, Four Winds, kajongg, Buzzard; payment: Harr 1922",
            "hand, удвоение Востока после предела: BMJA, Four Winds, kajongg, Баззард; payment: Харр 1922",
            "hand，东家加倍在封顶之后：BMJA、Four Winds、kajongg、巴扎德；payment：哈尔 1922",
        ),
    ),
    Option(
        "dead_short_doublings",
        (True, False),
        True,
        (
            "whether a dead hand with too few tiles keeps its doublings",
            "сохраняет ли удвоения мёртвая рука с нехваткой костей",
            "小相公（张数不足）是否仍计翻数",
        ),
        (
            "yes: Buzzard; points without doublings: an encyclopaedia",
            "yes: Баззард; очки без удвоений — одна энциклопедия",
            "yes：巴扎德；只计点不翻：某百科全书",
        ),
    ),
    Option(
        "concealed_hand",
        ("no", "drawn", "any"),
        "no",
        (
            "whether a win without a claimed set doubles: drawn, when the last tile is drawn; any, on a discard too",
            "удваивает ли выигрыш без взятых со сноса групп: drawn — если последняя кость со Стены; any — и со сноса",
            "门前清是否翻一番：drawn 仅限自摸；any 点和亦可",
        ),
        (
            "no: the Russian text, figures 9 to 12; drawn: Millington, kajongg, BMJA; any: an option of the program"
            " mah-jong",
            "no: русский текст, рисунки 9-12; drawn: Миллингтон, kajongg, BMJA; any: настройка программы mah-jong",
            "no：俄文规则图 9 至 12；drawn：米林顿、kajongg、BMJA；any：程序 mah-jong 的选项",
        ),
    ),
    Option(
        "with_flowers",
        (False, True),
        False,
        (
            "flowers and seasons are played, for winners and losers alike",
            "играются ли цветы и сезоны, у победителя и у остальных",
            "是否用花牌，和牌者与他家均计",
        ),
        (
            "no: the Russian text; Red Book 1923, as a variation: chapter X; yes: Millington, kajongg, BMJA, Harr 1922",
            "no: русский текст; «Красная книга» 1923: вариант, глава X; yes: Миллингтон, kajongg, BMJA, Харр 1922",
            "no：俄文规则；《红皮书》1923 列为变体（第十章）；yes：米林顿、kajongg、BMJA、哈尔 1922",
        ),
    ),
    Option(
        "flower_points",
        (4, 0),
        4,
        ("points of each flower or season", "очки за каждый цветок или сезон", "每张花牌的点数"),
        (
            "4: Millington, kajongg, BMJA; 0, they only double: Harr 1922",
            "4: Миллингтон, kajongg, BMJA; 0, только удваивают: Харр 1922",
            "4：米林顿、kajongg、BMJA；0，只翻不计点：哈尔 1922",
        ),
    ),
    Option(
        "own_flower",
        ("each", "both", "no"),
        "each",
        (
            "doublings for the flower and the season of the own seat: one for each, one for both together, none",
            "удвоения за цветок и сезон своего места: за каждый, одно за оба вместе или никаких",
            "本位花与本位季的翻数：各一翻、两张齐全才一翻，或不翻",
        ),
        (
            "each: Harr 1922, BMJA, Buzzard; both: Millington, kajongg",
            "each: Харр 1922, BMJA, Баззард; both: Миллингтон, kajongg",
            "each：哈尔 1922、BMJA、巴扎德；both：米林顿、kajongg",
        ),
    ),
    Option(
        "flower_set",
        (1, 2, 3, 0),
        1,
        (
            "doublings for all four flowers, and for all four seasons",
            "удвоения за все четыре цветка и за все четыре сезона",
            "集齐四花或四季的翻数",
        ),
        (
            "1: Millington, kajongg; 2: BMJA; 3: Buzzard",
            "1: Миллингтон, kajongg; 2: BMJA; 3: Баззард",
            "1：米林顿、kajongg；2：BMJA；3：巴扎德",
        ),
    ),
    *LIMIT_HANDS,
    *OF_DEALS,
)
