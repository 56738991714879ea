"""Fans 19 to 38: 24, 16 and 12 points."""

from __future__ import annotations

from ....game.fan import Catalogue, Made
from ....hand.tiles import RANK, SUIT
from ....reading.views import Chows, Form, Kongs, Pungs, Sets, Tiles, Whole
from ..options import BY_NATURE

fan = Catalogue()


@fan(24, "Seven Pairs", ru="Семь пар", zh="七对", source="WMO 2006, fan 19", surprising=True,
     excludes="concealed_hand single_wait",
     excludes_if=BY_NATURE, decided_by="seven_pairs_four_alike",
     example="1133m5577p22sEECC", near="112233m44pEEECCC win=1m")
def seven_pairs(form: Form) -> Made:
    """Seven pairs; by the option `seven_pairs_four_alike` four of a kind may be two of them."""
    return form.seven_pairs


@fan(24, "Greater Honors and Knitted Tiles", ru="Большие благородные и вариативные кости", zh="七星不靠",
     source="WMO 2006, fan 20",
     excludes="lesser_honors_and_knitted_tiles all_types concealed_hand single_wait",
     excludes_if=BY_NATURE,
     example="147m258p3sESWNCFP", near="147m258p36sESWNCF")
def greater_honors_and_knitted_tiles(form: Form) -> Made:
    """All seven honors and seven different tiles of a knitted straight."""
    return form.knitted_honors and form.honors == 7


@fan(24, "All Even Pungs", ru="Все чётные панги", zh="全双刻", source="WMO 2006, fan 21",
     excludes="all_pungs all_simples no_honors",
     example="222m444m666p888s22p", near="222m444m666p888s33p")
def all_even_pungs(sets: Sets) -> Made:
    """Four pungs or kongs and a pair, all of even numbers."""
    return sets.all_even_pungs


@fan(24, "Full Flush", ru="Полное изобилие", zh="清一色", source="WMO 2006, fan 22", surprising=True,
     excludes="no_honors one_voided_suit",
     example="12344456678999m win=9m", near="123444567789mEE")
def full_flush(tiles: Tiles) -> Made:
    """One suit and no honors."""
    return len(tiles.suits) == 1 and not tiles.honors


@fan(24, "Pure Triple Chow", ru="Чистое тройное чоу", zh="一色三同顺", source="WMO 2006, fan 23",
     excludes="pure_shifted_pungs pure_double_chow",
     example="223344m99pEEE+234m win=2m", near="223344m99pEEE+234p win=2m")
def pure_triple_chow(chows: Chows) -> Made:
    """Three equal chows of one suit."""
    return chows.groups(3, lambda group: group.one_suit and group.steps == (0, 0))


@fan(24, "Pure Shifted Pungs", ru="Чистые смещённые панги", zh="一色三节高", source="WMO 2006, fan 24",
     example="444555666m99p123s", near="444555777m99p123s")
def pure_shifted_pungs(pungs: Pungs) -> Made:
    """Three pungs or kongs of one suit, each one number above the last."""
    return pungs.groups(3, lambda group: group.one_suit and group.steps == (1, 1))


@fan(24, "Upper Tiles", ru="Верхние кости", zh="全大", source="WMO 2006, fan 25",
     excludes="upper_four no_honors",
     example="777m789p789p888s99s", near="777m789p789p888s66s")
def upper_tiles(tiles: Tiles) -> Made:
    """Every tile is a 7, 8 or 9."""
    return tiles.all_within(7, 9)


@fan(24, "Middle Tiles", ru="Средние кости", zh="全中", source="WMO 2006, fan 26",
     excludes="all_simples no_honors",
     example="444m456p456p555s66s", near="444m456p456p555s77s")
def middle_tiles(tiles: Tiles) -> Made:
    """Every tile is a 4, 5 or 6."""
    return tiles.all_within(4, 6)


@fan(24, "Lower Tiles", ru="Нижние кости", zh="全小", source="WMO 2006, fan 27",
     excludes="lower_four no_honors",
     example="111m123p123p222s33s", near="111m123p123p222s44s")
def lower_tiles(tiles: Tiles) -> Made:
    """Every tile is a 1, 2 or 3."""
    return tiles.all_within(1, 3)


@fan(16, "Pure Straight", ru="Чистый ряд", zh="清龙", source="WMO 2006, fan 28",
     excludes="short_straight two_terminal_chows",
     example="123456789m55p234s", near="123456m789p55p234s")
def pure_straight(chows: Chows) -> Made:
    """Chows 123, 456 and 789 of one suit."""
    return chows.groups(3, lambda group: group.one_suit and group.firsts == (1, 4, 7))


@fan(16, "Three-Suited Terminal Chows", ru="Три масти и терминальные чоу", zh="三色双龙会",
     source="WMO 2006, fan 29", given="all_chows mixed_double_chow two_terminal_chows",
     excludes="all_chows no_honors mixed_double_chow two_terminal_chows",
     example="123789m123789p55s", near="123789m123789p66s")
def three_suited_terminal_chows(whole: Whole) -> Made:
    """Chows 123 and 789 in each of two suits and a pair of fives in the third."""
    if whole.pair is None or RANK[whole.pair] != 5:
        return False
    wanted = [9 * suit + rank - 1 for suit in range(3) if suit != SUIT[whole.pair] for rank in (1, 7)]
    return whole.chows == wanted


@fan(16, "Pure Shifted Chows", ru="Чистые смещённые чоу", zh="一色三步高", source="WMO 2006, fan 30",
     example="123345567m55p+PPP", near="123345678m55p+PPP")
def pure_shifted_chows(chows: Chows) -> Made:
    """Three chows of one suit, each shifted by one, or each by two, from the last."""
    return chows.groups(3, lambda group: group.one_suit and group.steps in ((1, 1), (2, 2)))


@fan(16, "All Fives", ru="Все пятёрки", zh="全带五", source="WMO 2006, fan 31",
     excludes="all_simples no_honors",
     example="345m456p567s555s55m", near="345m456p567s555s66m")
def all_fives(sets: Sets) -> Made:
    """A five in every set and in the pair."""
    return sets.all_have_five


@fan(16, "Triple Pung", ru="Тройной панг", zh="三同刻", source="WMO 2006, fan 32",
     excludes="double_pung",
     example="222m222p222s678m99p", near="222m222p333s678m99p")
def triple_pung(pungs: Pungs) -> Made:
    """Pungs or kongs of one number in all three suits."""
    return pungs.groups(3, lambda group: group.all_suits_differ and group.steps == (0, 0))


@fan(16, "Three Concealed Pungs", ru="Три закрытых панга", zh="三暗刻", source="WMO 2006, fan 33",
     excludes="two_concealed_pungs",
     missed="pung_from_discard",
     example="222m444p777s99m678s", near="222m444p99m678s+777s win=9m")
def three_concealed_pungs(kongs: Kongs) -> Made:
    """Three pungs or concealed kongs completed without a claimed tile."""
    return [kongs.concealed_pungs] if len(kongs.concealed_pungs) == 3 else []


@fan(12, "Lesser Honors and Knitted Tiles", ru="Малые благородные и переплетённые кости", zh="全不靠",
     source="WMO 2006, fan 34",
     excludes="all_types concealed_hand single_wait",
     excludes_if=BY_NATURE,
     example="147m258p36sESWNCF", near="147m258p369sEESSS win=S")
def lesser_honors_and_knitted_tiles(form: Form) -> Made:
    """Fourteen different tiles: some of the honors and tiles of one knitted straight."""
    return form.knitted_honors


@fan(12, "Knitted Straight", ru="Переплетённый ряд", zh="组合龙", source="WMO 2006, fan 35",
     example="147m258p369s55p+123m win=5p", near="147m258p36sESWNCF")
def knitted_straight(form: Form) -> Made:
    """147 of one suit, 258 of another and 369 of the third, instead of three sets."""
    return form.knitted_straight and form.rows


@fan(12, "Upper Four", ru="Четыре верхних", zh="大于五", source="WMO 2006, fan 36",
     excludes="no_honors",
     example="666m789p789p888s99s", near="666m789p789p888s55s")
def upper_four(tiles: Tiles) -> Made:
    """Every tile is from 6 to 9."""
    return tiles.all_within(6, 9)


@fan(12, "Lower Four", ru="Четыре нижних", zh="小于五", source="WMO 2006, fan 37",
     excludes="no_honors",
     example="444m123p123p222s33s", near="444m123p123p222s55s")
def lower_four(tiles: Tiles) -> Made:
    """Every tile is from 1 to 4."""
    return tiles.all_within(1, 4)


@fan(12, "Big Three Winds", ru="Большие три ветра", zh="三风刻", source="WMO 2006, fan 38",
     excludes="pung_of_terminals_or_honors",
     example="EEESSSWWW55p234m", near="EEESSSWW555p234m")
def big_three_winds(pungs: Pungs) -> Made:
    """Pungs or kongs of three winds."""
    return [tuple(pungs.winds)] if len(pungs.winds) >= 3 else []
