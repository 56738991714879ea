"""What MCR tables differ in: each point a named option. The two rule sets are two choices of them."""

from __future__ import annotations

from ...game.fan import Option

OPTIONS = (
    Option(
        "two_concealed_kongs",
        (8, 6),
        8,
        ("points of Two Concealed Kongs", "очки за Два закрытых конга", "双暗杠的分值"),
        "WMO 2006 lists it among the 8-point fans; Chinese and MIL practice gives 6",
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
        "WMO 2006: one melded and one concealed kong give 6; Chinese and MIL practice: 5",
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
        "WMO 2006: may be combined with Fully Concealed when won from the wall; Chinese practice: Self-Drawn",
    ),
    Option(
        "knitted_waits",
        (False, True),
        False,
        (
            "Edge or Closed Wait beside a Knitted Straight",
            "Крайнее или Закрытое ожидание рядом с Переплетенным рядом",
            "组合龙之外的面子可计边张、坎张",
        ),
        "WMO 2006: Knitted Straight does not go with Edge or Closed Wait; Chinese practice counts them",
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
        "one Russian text allows it; no other book, program or record does",
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
        "WMO 2006: four of a single suit tile; Chinese practice counts honors too",
    ),
    Option(
        "all_green_half_flush",
        (False, True),
        True,
        (
            "Half Flush beside All Green with green dragons",
            "Пол-изобилия рядом со Всеми зелеными с зелёными драконами",
            "含发的绿一色可另计混一色",
        ),
        "WMO 2006 names Half Flush and Full Flush as combining with All Green; Chinese practice bars Half Flush",
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
        "WMO 2006 bars the pung altogether; Chinese practice strikes one",
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
        "WMO 2006 lets Double Pung and Triple Pung combine with it; Chinese practice bars Double Pung",
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
        "WMO 2006: 8 points",
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
        "WMO 2006: 8 points from each",
    ),
    Option(
        "discarder_pays",
        ("own_share", "all"),
        "own_share",
        (
            "who discarded pays the value and one base, or the bases of all three, so that the others pay nothing",
            "сделавший снос платит стоимость и одну базу или базы всех троих, и остальные не платят",
            "点炮者付番分加一份底分，或包付三份底分（其余两家不付）",
        ),
        "WMO 2006: the other two pay 8 points each; casual tables let the discarder pay for all",
    ),
)

BY_NATURE = "concealed_by_nature=self_drawn:fully_concealed_hand"
"""What every fan of a hand that cannot be other than concealed excludes, by its option."""
