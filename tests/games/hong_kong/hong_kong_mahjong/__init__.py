"""Hong Kong Old Style: faan add up, and each doubles what is paid, up to a limit.

Read on in this order: `fans` (the catalogue), `payments`, `deal` (a whole deal, of the form `deal_form`).
"""

from mahjong_calc.game import ORPHANS, SEVEN_PAIRS, Forms, Game, Option, option

from .fans import FANS
from .payments import limited, paid, payments

MOST_FAAN = 13
GAME = Game(
    name="hongkong",
    rule_sets={"hongkong": {}, "hongkong-chicken": {"minimum": 0}},
    titles={
        "hongkong": (
            "Hong Kong Old Style, three faan to win",
            "гонконгский маджонг, от трёх фанов",
            "香港旧章，三番起和",
        ),
        "hongkong-chicken": (
            "Hong Kong Old Style, any hand wins",
            "гонконгский маджонг, любая рука",
            "香港旧章，鸡和也可",
        ),
    },
    options=(
        Option(
            "minimum",
            range(MOST_FAAN + 1),
            3,
            ("faan a win needs", "сколько фанов нужно для выигрыша", "起和番数"),
            "custom of most Hong Kong tables",
        ),
        Option(
            "limit",
            range(1, MOST_FAAN + 1),
            10,
            ("faan above which nothing is added", "после скольких фанов прибавки нет", "封顶番数"),
            "custom of most Hong Kong tables",
        ),
        Option(
            "claimed_pung",
            ("open", "closed"),
            "open",
            ("what a pung is that the discard finishes", "какой панг завершён сносом", "点和所成刻子算明刻或暗刻"),
            "custom of most Hong Kong tables",
        ),
    ),
    fans=FANS,
    unit="fans",
    forms=Forms.of(SEVEN_PAIRS, ORPHANS),
    claimed_pung=option("claimed_pung"),
    minimum=option("minimum"),
    value=paid,
    notes_on_value=limited,
    payments=payments,
    deals=__name__,
)
