"""The faan, from the cheapest to the limit hands."""

from mahjong_calc.game import Catalogue, Form, Kongs, Made, Pungs, Sets, Tiles, Win, option

fan = FANS = Catalogue()
_TABLE = "Hong Kong Old Style, table of faan"


@fan(1, "All Chows", ru="Все чоу", zh="平和", source=_TABLE,
     example="123m456p789s345mEE", near="123m456p789s333mEE")
def all_chows(sets: Sets) -> Made:
    """Four chows and any pair."""
    return sets.all_chows


@fan(1, "Dragon Pung", ru="Панг драконов", zh="箭刻", source=_TABLE, repeats=3,
     example="123m456p789sCCC55m", near="123m456p789s555mCC")
def dragon_pung(pungs: Pungs) -> Made:
    """Each pung or kong of dragons."""
    return [(tile,) for tile in pungs.dragons]


@fan(1, "Seat Wind", ru="Ветер места", zh="门风", source=_TABLE,
     example="123m456p789sSSS55m seat=S", near="123m456p789sSSS55m seat=W")
def seat_wind(pungs: Pungs) -> Made:
    """A pung or kong of the own wind."""
    return [(tile,) for tile in pungs.seat_wind]


@fan(1, "Round Wind", ru="Ветер раунда", zh="圈风", source=_TABLE,
     example="123m456p789sSSS55m seat=W round=S", near="123m456p789sSSS55m seat=W round=E")
def round_wind(pungs: Pungs) -> Made:
    """A pung or kong of the wind of the round."""
    return [(tile,) for tile in pungs.prevalent_wind]


@fan(1, "Self-Drawn", ru="Со стены", zh="自摸", source=_TABLE,
     example="123m456p789s333mEE self-drawn", near="123m456p789s333mEE")
def self_drawn(win: Win) -> Made:
    """The winning tile was drawn from the wall."""
    return win.self_drawn and win.by_tile


@fan(3, "All Pungs", ru="Все панги", zh="对对和", source=_TABLE,
     example="222m777s99m555s+444p", near="222m444p777s99m567s")
def all_pungs(sets: Sets) -> Made:
    """Four pungs or kongs and a pair."""
    return sets.all_pungs


@fan(3, "Mixed One Suit", ru="Одна масть и благородные", zh="混一色", source=_TABLE,
     example="123m456m789mSSSCC seat=E", near="123m456m789mSSS55p seat=E")
def mixed_one_suit(tiles: Tiles) -> Made:
    """One suit, and at least one honor."""
    return len(tiles.suits) == 1 and tiles.honors


@fan(4, "Seven Pairs", ru="Семь пар", zh="七对子", source=_TABLE,
     example="1133m5577p22sEECC", near="112233m44pEEECCC win=1m")
def seven_pairs(form: Form) -> Made:
    """Seven pairs; four alike may be two of them."""
    return form.seven_pairs


@fan(5, "Small Dragons", ru="Малые драконы", zh="小三元", source=_TABLE, excludes="dragon_pung",
     example="CCCFFFPP123m999s", near="CCCFFFEE123m999s")
def small_dragons(pungs: Pungs) -> Made:
    """Pungs or kongs of two dragons and a pair of the third."""
    return [(*pungs.dragons, *pungs.dragon_pair)] if len(pungs.dragons) == 2 and pungs.dragon_pair else False


@fan(6, "Small Winds", ru="Малые ветра", zh="小四喜", source=_TABLE,
     example="EEESSSWWWNN234p", near="EEESSSWWW11p234p")
def small_winds(pungs: Pungs) -> Made:
    """Pungs or kongs of three winds and a pair of the fourth; winds of seat and round count beside it."""
    return [(*pungs.winds, *pungs.wind_pair)] if len(pungs.winds) == 3 and pungs.wind_pair else False


@fan(7, "Pure One Suit", ru="Чистая масть", zh="清一色", source=_TABLE,
     example="12344456678999m win=9m", near="123444567789mEE")
def pure_one_suit(tiles: Tiles) -> Made:
    """One suit and no honors."""
    return len(tiles.suits) == 1 and not tiles.honors


@fan(8, "Great Dragons", ru="Большие драконы", zh="大三元", source=_TABLE, excludes="dragon_pung",
     example="CCCFFFPPP123m99s win=3m", near="CCCFFFPP123m999s win=3m")
def great_dragons(pungs: Pungs) -> Made:
    """Pungs or kongs of all three dragons."""
    return [tuple(pungs.dragons)] if len(pungs.dragons) == 3 else False


@fan(option("limit"), "Great Winds", ru="Большие ветра", zh="大四喜", source=_TABLE,
     excludes="all_pungs seat_wind round_wind",
     example="EEESSSWWWNNN55p", near="EEESSSWWWNN555p")
def great_winds(pungs: Pungs) -> Made:
    """Pungs or kongs of all four winds."""
    return [tuple(pungs.winds)] if len(pungs.winds) == 4 else False


@fan(option("limit"), "Four Concealed Pungs", ru="Четыре закрытых панга", zh="四暗刻", source=_TABLE, excludes="all_pungs",
     example="222m444p777s99m555s win=9m", near="222m777s99m555s+444p win=9m")
def four_concealed_pungs(kongs: Kongs) -> Made:
    """Four pungs or concealed kongs; by the option `claimed_pung` one may be finished by a discard."""
    return [kongs.concealed_pungs] if len(kongs.concealed_pungs) == 4 else False


@fan(option("limit"), "Thirteen Orphans", ru="Тринадцать сирот", zh="十三幺", source=_TABLE,
     example="19m19p19sESWNCFPP", near="1199m1199p1199sEE")
def thirteen_orphans(form: Form) -> Made:
    """One of each terminal and honor, and one of them twice."""
    return form.orphans
