"""What Sichuan tables differ in: each point a named option. The three rule sets are three choices of them.

Those of hands stand here, those of the settlement of a whole deal in `deal_options`.
"""

from __future__ import annotations

from ...game.fan import Option
from .deal_options import OF_DEALS

UNLIMITED = 18
"""More fans than any hand can have: four kongs, golden wait, all pungs, full flush, optional fans, how it was won."""

OPTIONS = (
    Option(
        "limit_fans",
        range(1, UNLIMITED + 1),
        4,
        (
            "fans above this number raise the value no further",
            "сверх скольких фанов стоимость руки больше не растёт",
            "封顶番数，超出部分不再加倍",
        ),
        (
            "Russian and English rules, 4 fans: 16 points; Chinese rules, 3 fans: 8 points",
            "русские и английские правила — 4 фана, 16 очков; китайские — 3 фана, 8 очков",
            "俄文、英文规则 4 番，16 分；中文规则 3 番，8 分",
        ),
        {"unlimited": UNLIMITED},
    ),
    Option(
        "last_tile_fan",
        (True, False),
        True,
        (
            "Under the Sea, a win on the last tile or on a discard after it, counts",
            "засчитывается Морское дно — выигрыш на последней кости или на сносе после неё",
            "计海底（和最后一张牌，或其后打出的牌）",
        ),
        (
            "Russian and Chinese rules, MIL 2025, art. 10: a fan; many programs let a table switch it off",
            "русские и китайские правила, MIL 2025, ст. 10: фан; многие программы позволяют его отключить",
            "俄文、中文规则、国际麻将联盟 2025 年规则第 10 条计 1 番；许多程序可关闭",
        ),
    ),
    Option(
        "concealed_fan",
        (0, 1),
        0,
        (
            "fans for a hand without a claimed set",
            "сколько фанов за руку без открытых сетов",
            "门清的番数",
        ),
        (
            "Russian, English and Chinese rules: no such fan; rule pages of Sichuan programs: 1",
            "в русских, английских и китайских правилах такого нет; на страницах сычуаньских программ: 1",
            "俄文、英文、中文规则无此番；四川麻将程序的规则页：1 番",
        ),
    ),
    Option(
        "no_terminals_fan",
        (0, 1),
        0,
        (
            "fans for a hand without a 1 or a 9",
            "сколько фанов за руку без единиц и девяток",
            "中张的番数",
        ),
        (
            "Russian, English and Chinese rules: no such fan; rule pages of Sichuan programs: 1",
            "в русских, английских и китайских правилах такого нет; на страницах сычуаньских программ: 1",
            "俄文、英文、中文规则无此番；四川麻将程序的规则页：1 番",
        ),
    ),
    Option(
        "terminals_fan",
        (0, 2),
        0,
        (
            "fans for a 1 or a 9 in every set and in the pair",
            "сколько фанов за единицу или девятку в каждом сете и в паре",
            "带幺九的番数",
        ),
        (
            "Russian, English and Chinese rules: no such fan; rule pages of Sichuan programs: 2",
            "в русских, английских и китайских правилах такого нет; на страницах сычуаньских программ: 2",
            "俄文、英文、中文规则无此番；四川麻将程序的规则页：2 番",
        ),
    ),
    Option(
        "pungs_of_258_fan",
        (0, 1, 2),
        0,
        (
            "fans for pungs of 2, 5 and 8 only, beside the fan for All Pungs",
            "сколько фанов за панги только из 2, 5 и 8, сверх фана за Все панги",
            "将对在大对子之外另加的番数",
        ),
        (
            "Russian, English and Chinese rules: no such fan; rule pages of Sichuan programs: 1 or 2",
            "в русских, английских и китайских правилах такого нет; на страницах сычуаньских программ: 1 или 2",
            "俄文、英文、中文规则无此番；四川麻将程序的规则页：1 或 2 番",
        ),
    ),
    Option(
        "self_draw",
        ("point", "fan"),
        "point",
        (
            "what self-drawing adds to what each player pays: a point after the limit, or a fan within it",
            "что выигрыш со стены прибавляет к платежу каждого: очко сверх предела или фан в его пределах",
            "自摸时每家所付：自摸加底（封顶后另加 1 分），或自摸加番（不超过封顶）",
        ),
        (
            "Russian, English and Chinese rules: a point from each; many tables and programs play a fan",
            "русские, английские и китайские правила: по очку с каждого; за многими столами и в программах — фан",
            "俄文、英文、中文规则：每家加 1 分；许多牌桌和程序为加一番",
        ),
    ),
    *OF_DEALS,
)
