"""The ten fans, in the order of the table of the Russian rules, then those that tables add by option.

Nothing is excluded by anything: all add up.
"""

from __future__ import annotations

from ...game.fan import Catalogue, Made, option
from ...hand.tiles import RANK, unpack
from ...reading.views import Copies, Form, Kongs, Sets, Tiles, Whole, Win

fan = FANS = Catalogue()


@fan(
    1,
    "Kong",
    ru="Конг",
    zh="杠",
    source="Russian rules, table of fans; MIL 2025, art. 10",
    repeats=4,
    example="123s345456p6p+8888s win=6p",
    near="123s345456p66p+888s win=6p",
)
def kong(kongs: Kongs) -> Made:
    """Four alike in a declared kong of any kind, paid for or not."""
    return [(member,) for member in kongs.all]


@fan(
    1,
    "Root",
    ru="Четвёрка",
    zh="根",
    source="Russian rules, table of fans; Chinese rules, MIL 2025, art. 10",
    repeats=3,
    example="12388s345456p66p win=6p",
    near="12388s345456p66p win=8s",
)
def root(copies: Copies) -> Made:
    """Four alike spread over two or more sets, the pair among them, and no declared kong."""
    return copies.four_of_a_kind


@fan(
    1,
    "All Pungs",
    ru="Все панги",
    zh="大对子",
    source="Russian rules, table of fans; MIL 2025, art. 10",
    example="222s55p777p99s+444s win=5p",
    near="222s55p678p99s+444s win=9s",
)
def all_pungs(sets: Sets) -> Made:
    """Four pungs or kongs and a pair."""
    return sets.all_pungs


@fan(
    1,
    "Golden Wait",
    ru="Золотое ожидание",
    zh="金钩钓",
    source="Russian rules, table of fans; MIL 2025, art. 10",
    example="5p+222s+444s+777p+999p win=5p",
    near="2225p+444s+777p+999p win=5p",
)
def golden_wait(kongs: Kongs) -> Made:
    """Four declared sets, concealed kongs among them, and a win on the pair of the only tile left standing."""
    return kongs.declared == 4


@fan(
    2,
    "Full Flush",
    ru="Полное изобилие",
    zh="清一色",
    source="Russian rules, table of fans; MIL 2025, art. 10",
    example="123456s5567s+999s win=8s",
    near="123456s5567p+999s win=8p",
)
def full_flush(tiles: Tiles) -> Made:
    """One suit in hand and melds."""
    return len(tiles.suits) == 1


@fan(
    2,
    "Seven Pairs",
    ru="Семь пар",
    zh="七对",
    source="Russian rules, table of fans; MIL 2025, art. 10",
    example="1155s2277s4488p9p win=9p",
    near="223344s555666p9p win=9p",
)
def seven_pairs(form: Form) -> Made:
    """Seven pairs; four alike are two of them."""
    return form.seven_pairs


@fan(
    1,
    "Win after Kong",
    ru="Выигрыш на замене",
    zh="杠上花",
    source="Russian rules, table of fans; Chinese rules, MIL 2025, art. 10",
    example="123s345456p6p+8888s win=6p replacement",
    near="123s345456p6p+8888s win=6p self-drawn",
)
def win_after_kong(win: Win) -> Made:
    """The replacement tile of an own kong wins; it counts as self-drawn."""
    return win.replacement and win.by_tile


@fan(
    1,
    "Shoot after Kong",
    ru="Наброс после конга",
    zh="杠上炮",
    source="Russian rules, table of fans; Chinese rules, MIL 2025, art. 10",
    example="12388s345456p66p win=8s after-kong",
    near="12388s345456p66p win=8s",
)
def shoot_after_kong(win: Win) -> Made:
    """Won on what another player discards right after a kong."""
    return win.after_kong and win.by_tile


@fan(
    1,
    "Robbing the Kong",
    ru="Ограбление конга",
    zh="抢杠",
    source="Russian rules, table of fans; Chinese rules, MIL 2025, art. 10",
    example="12388s35567p999p win=4p robbing-kong",
    near="12388s35567p999p win=4p",
)
def robbing_kong(win: Win) -> Made:
    """Won on the tile that another player adds to a melded pung."""
    return win.robbing_kong and win.by_tile


@fan(
    1,
    "Under the Sea",
    ru="Морское дно",
    zh="海底",
    source="Russian rules, table of fans; Chinese rules, MIL 2025, art. 10",
    example="12388s345456p66p win=8s last-tile",
    near="12388s345456p66p win=8s self-drawn",
)
def under_the_sea(win: Win, last_tile_fan: bool) -> Made:
    """Won on the last tile of the wall, or on a discard made after it was taken."""
    return last_tile_fan and win.last_tile and win.by_tile


@fan(
    option("concealed_fan"),
    "No Claimed Set",
    ru="Без открытых сетов",
    zh="门清",
    source="rule pages of Sichuan programs",
    numbered=False,
    example="12388s345456p66p win=6p",
    near="12388s345456p+666p win=8s",
)
def no_claimed_set(win: Win) -> Made:
    """No pung and no kong from a discard; concealed kongs are allowed, and the winning tile may be a discard."""
    return win.concealed


@fan(
    option("no_terminals_fan"),
    "Middle Tiles Only",
    ru="Без единиц и девяток",
    zh="中张",
    source="rule pages of Sichuan programs",
    numbered=False,
    example="234s345456p6p+888s win=6p",
    near="123s345456p6p+888s win=6p",
)
def middle_tiles_only(tiles: Tiles) -> Made:
    """No 1 and no 9 anywhere."""
    return tiles.all_within(2, 8)


@fan(
    option("terminals_fan"),
    "Terminals in Every Set",
    ru="Единицы и девятки везде",
    zh="带幺九",
    source="rule pages of Sichuan programs",
    numbered=False,
    example="123123s11999p+999s win=9p",
    near="123123s22999p+999s win=9p",
)
def terminals_in_every_set(sets: Sets) -> Made:
    """A 1 or a 9 in every set and in the pair."""
    return sets.all_outside


@fan(
    option("pungs_of_258_fan"),
    "Pungs of 2 5 8",
    ru="Панги 2, 5, 8",
    zh="将对",
    source="rule pages of Sichuan programs",
    numbered=False,
    given="all_pungs",
    example="222s55p888p555s+222p win=5p",
    near="222s55p888p777s+222p win=5p",
)
def pungs_of_258(whole: Whole) -> Made:
    """Four pungs or kongs and a pair, all of 2, 5 and 8."""
    return all(RANK[tile] in (2, 5, 8) for tile in unpack(whole.packed))
