"""What MCR tables differ in: each point a named option. The two rule sets are two choices of them."""

from __future__ import annotations

from ...game.fan import Option

OPTIONS = (
    Option(
        "two_concealed_kongs",
        (8, 6),
        8,
        ("points of Two Concealed Kongs", "очки за Два закрытых конга", "双暗杠的分值"),
        (
            "WMO 2006 lists it among the 8-point fans; Chinese and MIL practice gives 6",
            "WMO 2006: среди фанов по 8 очков; китайская практика и MIL — 6",
            "世界麻将组织 2006 年规则书列为 8 分；中国国内及国际麻将联盟计 6 分",
        ),
    ),
    Option(
        "mixed_kongs",
        (6, 5),
        6,
        (
            "points of a melded and a concealed kong: 6 as Two Melded Kongs and Concealed Kong, 5 as a fan of its own",
            "очки за один открытый и один закрытый конг: 6 как Два открытых конга и Закрытый конг, 5 отдельным фаном",
            "一明杠一暗杠的分值：6 记为双明杠加暗杠，5 记为明暗杠",
        ),
        (
            "WMO 2006: one melded and one concealed kong give 6; Chinese and MIL practice: 5",
            "WMO 2006: открытый и закрытый конг дают 6; китайская практика и MIL — 5",
            "世界麻将组织 2006 年规则书：一明一暗计 6 分；中国国内及国际麻将联盟计 5 分",
        ),
    ),
    Option(
        "concealed_by_nature",
        ("fully_concealed", "self_drawn"),
        "fully_concealed",
        (
            "a self-drawn hand that cannot be other than concealed adds Fully Concealed Hand, or only Self-Drawn",
            "рука, закрытая по природе, при выигрыше со стены: Полностью закрытая рука или только Выигрыш со стены",
            "本身必为门清的和牌自摸时计不求人，或只计自摸",
        ),
        (
            "WMO 2006: may be combined with Fully Concealed when won from the wall; Chinese practice: Self-Drawn",
            "WMO 2006: со стены сочетается с Полностью закрытой рукой; китайская практика — Выигрыш со стены",
            "世界麻将组织 2006 年规则书：自摸可与不求人合计；中国国内通行：计自摸",
        ),
    ),
    Option(
        "knitted_waits",
        (False, True),
        False,
        (
            "Edge or Closed Wait beside a Knitted Straight",
            "Крайнее или Закрытое ожидание рядом с Переплетённым рядом",
            "组合龙之外的面子可计边张、坎张",
        ),
        (
            "WMO 2006: Knitted Straight does not go with Edge or Closed Wait; Chinese practice counts them",
            "WMO 2006: с Переплетённым рядом не сочетаются; китайская практика их засчитывает",
            "世界麻将组织 2006 年规则书：组合龙不与边张、坎张合计；中国国内通行：可计",
        ),
    ),
    Option(
        "wind_pung_point",
        (False, True),
        False,
        (
            "Pung of Terminals or Honors for a pung that is Seat or Prevalent Wind already",
            "Панг терминальных или благородных за панг, уже давший Ветер места или Преимущественный ветер",
            "已计圈风刻或门风刻的刻子再计幺九刻",
        ),
        (
            "one Russian text allows it; no other book, program or record does",
            "разрешает один русский текст; остальные книги, программы и записи — нет",
            "仅一份俄文规则允许；其他书籍、程序和牌谱均不计",
        ),
    ),
    Option(
        "honor_tile_hog",
        (False, True),
        False,
        (
            "Tile Hog for four winds or dragons of a kind, as two of seven pairs",
            "Четыре врозь за четыре одинаковых ветра или дракона (две из семи пар)",
            "七对中四张相同的字牌可计四归一",
        ),
        (
            "WMO 2006: four of a single suit tile; Chinese practice counts honors too",
            "WMO 2006: четыре одинаковые кости мастей; китайская практика засчитывает и благородные",
            "世界麻将组织 2006 年规则书：四张相同的序数牌；中国国内通行：字牌亦计",
        ),
    ),
    Option(
        "all_green_half_flush",
        (False, True),
        True,
        (
            "Half Flush beside All Green with green dragons",
            "Пол-изобилия рядом со Всеми зелёными с зелёными драконами",
            "含发的绿一色可另计混一色",
        ),
        (
            "WMO 2006 names Half Flush and Full Flush as combining with All Green; Chinese practice bars Half Flush",
            "WMO 2006: Пол-изобилия и Полное изобилие сочетаются со Всеми зелёными; китайская практика: без первого",
            "世界麻将组织 2006 年规则书：混一色、清一色可与绿一色合计；中国国内通行：不计混一色",
        ),
    ),
    Option(
        "nine_gates_pung",
        (False, True),
        False,
        (
            "a second Pung of Terminals or Honors beside Nine Gates (a hand won on 2 to 8 has two)",
            "второй Панг терминальных или благородных рядом с Девятью вратами (при выигрыше на 2-8 их два)",
            "九莲宝灯和二至八时的第二个幺九刻可计分",
        ),
        (
            "WMO 2006 bars the pung altogether; Chinese practice strikes one",
            "WMO 2006: такие панги не засчитываются вовсе; китайская практика не засчитывает один",
            "世界麻将组织 2006 年规则书：幺九刻一律不计；中国国内通行：只减一个",
        ),
    ),
    Option(
        "all_terminals_double_pung",
        (False, True),
        True,
        (
            "Double Pung beside All Terminals",
            "Двойной панг рядом со Всеми терминальными",
            "清幺九可另计双同刻",
        ),
        (
            "WMO 2006 lets Double Pung and Triple Pung combine with it; Chinese practice bars Double Pung",
            "WMO 2006: Двойной и Тройной панг с ним сочетаются; китайская практика: без Двойного панга",
            "世界麻将组织 2006 年规则书：双同刻、三同刻可与清幺九合计；中国国内通行：不计双同刻",
        ),
    ),
    Option(
        "seven_pairs_four_alike",
        ("counts", "not_allowed"),
        "counts",
        (
            "whether four alike are two of Seven Pairs, or no win",
            "считаются ли четыре одинаковые кости двумя из Семи пар или это не выигрыш",
            "七对中四张相同的牌算两对，还是不能和牌",
        ),
        (
            "WMO 2006 counts Tile Hog in Seven Pairs; some tables want seven different pairs, as Japanese rules do",
            "WMO 2006 засчитывает в Семи парах Четыре врозь; за некоторыми столами нужны разные пары, как в японских"
            " правилах",
            "世界麻将组织 2006 年规则书：七对可计四归一；部分牌桌要求七个不同的对子，如日本麻将",
        ),
    ),
    Option(
        "minimum",
        range(89),
        8,
        (
            "points a win needs, flowers aside",
            "сколько очков нужно для выигрыша, не считая цветов",
            "起和分（不含花牌）",
        ),
        (
            "WMO 2006: 8 points",
            "WMO 2006: 8 очков",
            "世界麻将组织 2006 年规则书：8 分",
        ),
    ),
    Option(
        "flowers_to_minimum",
        (False, True),
        False,
        (
            "flower tiles help to reach the minimum",
            "цветы помогают набрать минимум",
            "花牌计入起和分",
        ),
        (
            "WMO 2006: flowers are not part of the 8 points; some clubs count them",
            "WMO 2006: цветы не входят в 8 очков; в некоторых клубах их считают",
            "世界麻将组织 2006 年规则书：花牌不计入起和分；部分俱乐部计入",
        ),
    ),
    Option(
        "base",
        range(101),
        8,
        (
            "points that each other player pays for any win, beside its value",
            "сколько очков каждый из остальных платит за любой выигрыш помимо его стоимости",
            "底分：和牌时其余三家除番分外各付的分数",
        ),
        ("WMO 2006: 8 points from each", "WMO 2006: по 8 очков с каждого", "世界麻将组织 2006 年规则书：每家 8 分"),
    ),
    Option(
        "discarder_pays",
        ("own_share", "all"),
        "own_share",
        (
            "who discarded pays the value and one base, or the bases of all three, so that the others pay nothing",
            "снёсший платит стоимость и одну базу или базы всех троих, и остальные не платят",
            "点炮者付番分加一份底分，或包付三份底分（其余两家不付）",
        ),
        (
            "WMO 2006: the other two pay 8 points each; casual tables let the discarder pay for all",
            "WMO 2006: двое остальных платят по 8 очков; в любительской игре снёсший нередко платит за всех",
            "世界麻将组织 2006 年规则书：其余两家各付 8 分；民间牌局有点炮者包付的打法",
        ),
    ),
)

BY_NATURE = "concealed_by_nature=self_drawn:fully_concealed_hand"
"""What every fan of a hand that cannot be other than concealed excludes, by its option."""
