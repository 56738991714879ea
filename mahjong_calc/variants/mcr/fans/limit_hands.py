"""Fans 1 to 18: 88, 64, 48 and 32 points."""

from __future__ import annotations

from ....game.fan import Catalogue, Made
from ....hand.tiles import BITS, RANK, UNIT, unpack
from ....reading.readings import kinds
from ....reading.views import Chows, Form, Kongs, Pungs, Tiles, Whole
from ..options import BY_NATURE

fan = Catalogue()


@fan(88, "Big Four Winds", ru="Большие четыре ветра", zh="大四喜", source="WMO 2006, fan 1",
     excludes="big_three_winds all_pungs prevalent_wind seat_wind pung_of_terminals_or_honors",
     example="EEESSSWWWNNN55p", near="EEESSSWWWNN555p")
def big_four_winds(pungs: Pungs) -> Made:
    """Pungs or kongs of all four winds."""
    return [tuple(pungs.winds)] if len(pungs.winds) == 4 else []


@fan(88, "Big Three Dragons", ru="Большие три дракона", zh="大三元", source="WMO 2006, fan 2",
     excludes="two_dragon_pungs dragon_pung pung_of_terminals_or_honors",
     example="CCCFFFPPP123m99s win=3m", near="CCCFFFPP123m999s win=3m")
def big_three_dragons(pungs: Pungs) -> Made:
    """Pungs or kongs of all three dragons."""
    return [tuple(pungs.dragons)] if len(pungs.dragons) == 3 else []


@fan(88, "All Green", ru="Все зелёные", zh="绿一色", source="WMO 2006, fan 3",
     excludes="one_voided_suit", excludes_if="all_green_half_flush=no:half_flush",
     example="223344666888sFF win=2s", near="223344666999sFF win=2s")
def all_green(tiles: Tiles) -> Made:
    """Only 2, 3, 4, 6, 8 of bamboos and green dragons; the dragon may be missing."""
    return tiles.all_green


@fan(88, "Nine Gates", ru="Девять врат", zh="九莲宝灯", source="WMO 2006, fan 4", given="full_flush",
     excludes="full_flush no_honors concealed_hand one_voided_suit",
     excludes_if=f"{BY_NATURE} nine_gates_pung=no:pung_of_terminals_or_honors"
                 " nine_gates_pung=yes:pung_of_terminals_or_honors:1",
     missed="other_win",
     example="1112345678999m5m", near="1112345678999m5m win=1m")
def nine_gates(whole: Whole) -> Made:
    """1112345678999 of one suit in a concealed hand, waiting for every tile of that suit."""
    return whole.gates


@fan(88, "Four Kongs", ru="Четыре конга", zh="四杠", source="WMO 2006, fan 5",
     excludes="three_kongs two_concealed_kongs melded_and_concealed_kong two_melded_kongs concealed_kong melded_kong"
     " all_pungs single_wait",
     example="5m5m+1111p-2222s+EEEE+9999p", near="5m555s5m+1111p-2222s+EEEE win=5m")
def four_kongs(kongs: Kongs) -> Made:
    """Four kongs, melded or concealed."""
    return [kongs.all] if len(kongs.all) == 4 else []


@fan(88, "Seven Shifted Pairs", ru="Семь смещённых пар", zh="连七对", source="WMO 2006, fan 6",
     given="full_flush seven_pairs",
     excludes="seven_pairs full_flush no_honors concealed_hand single_wait one_voided_suit",
     excludes_if=BY_NATURE,
     example="22334455667788p", near="22334455667799p")
def seven_shifted_pairs(whole: Whole) -> Made:
    """Seven pairs of one suit, each one number above the last."""
    pairs = kinds(whole.packed)
    run = pairs >> (BITS * unpack(pairs)[0])
    return run == sum(UNIT[step] for step in range(7))


@fan(88, "Thirteen Orphans", ru="Тринадцать сирот", zh="十三幺", source="WMO 2006, fan 7",
     excludes="all_types concealed_hand single_wait all_terminals_and_honors",
     excludes_if=BY_NATURE,
     example="19m19p19sESWNCFPP", near="1199m1199p1199sEE")
def thirteen_orphans(form: Form) -> Made:
    """One of each terminal and honor, and one of them twice."""
    return form.orphans


@fan(64, "All Terminals", ru="Все терминальные", zh="清幺九", source="WMO 2006, fan 8",
     excludes="all_pungs outside_hand no_honors pung_of_terminals_or_honors all_terminals_and_honors",
     excludes_if="all_terminals_double_pung=no:double_pung",
     example="111m999m111p999p11s", near="111m999m111p999pEE")
def all_terminals(tiles: Tiles) -> Made:
    """Only ones and nines."""
    return tiles.only_terminals and not tiles.honors


@fan(64, "Little Four Winds", ru="Малые четыре ветра", zh="小四喜", source="WMO 2006, fan 9",
     excludes="big_three_winds pung_of_terminals_or_honors",
     example="EEESSSWWWNN234p", near="EEESSSWWW11p234p")
def little_four_winds(pungs: Pungs) -> Made:
    """Pungs or kongs of three winds and a pair of the fourth."""
    return [(*pungs.winds, *pungs.wind_pair)] if len(pungs.winds) == 3 and pungs.wind_pair else []


@fan(64, "Little Three Dragons", ru="Малые три дракона", zh="小三元", source="WMO 2006, fan 10",
     excludes="two_dragon_pungs dragon_pung pung_of_terminals_or_honors",
     example="CCCFFFPP123m999s", near="CCCFFFEE123m999s")
def little_three_dragons(pungs: Pungs) -> Made:
    """Pungs or kongs of two dragons and a pair of the third."""
    return [(*pungs.dragons, *pungs.dragon_pair)] if len(pungs.dragons) == 2 and pungs.dragon_pair else []


@fan(64, "All Honors", ru="Все благородные", zh="字一色", source="WMO 2006, fan 11",
     excludes="all_pungs outside_hand pung_of_terminals_or_honors all_terminals_and_honors",
     example="EEESSSWWWCCCFF", near="EEESSSWWWCCC11m")
def all_honors(tiles: Tiles) -> Made:
    """Only winds and dragons."""
    return not tiles.numbers


@fan(64, "Four Concealed Pungs", ru="Четыре закрытых панга", zh="四暗刻", source="WMO 2006, fan 12",
     excludes="three_concealed_pungs two_concealed_pungs all_pungs concealed_hand",
     excludes_if=BY_NATURE, missed="pung_from_discard",
     example="222m444p666s888s99m self-drawn", near="222m444p666s99m888s")
def four_concealed_pungs(kongs: Kongs) -> Made:
    """Four pungs or concealed kongs completed without a claimed tile; a pung finished by a discard is melded."""
    return [kongs.concealed_pungs] if len(kongs.concealed_pungs) == 4 else []


@fan(64, "Pure Terminal Chows", ru="Чистые терминальные чоу", zh="一色双龙会", source="WMO 2006, fan 13",
     given="full_flush all_chows",
     excludes="full_flush all_chows no_honors seven_pairs pure_double_chow two_terminal_chows one_voided_suit",
     example="11223355778899m", near="112233m55m778899p")
def pure_terminal_chows(whole: Whole) -> Made:
    """Two chows 123, two chows 789 and a pair of fives, all of one suit."""
    return [RANK[tile] for tile in whole.chows] == [1, 1, 7, 7] and whole.pair is not None and RANK[whole.pair] == 5


@fan(48, "Quadruple Chow", ru="Четверное чоу", zh="一色四同顺", source="WMO 2006, fan 14",
     excludes="pure_triple_chow pure_shifted_pungs tile_hog pure_double_chow",
     example="111122223333m55p", near="11122233399m123p")
def quadruple_chow(chows: Chows) -> Made:
    """Four equal chows of one suit."""
    return chows.groups(4, lambda group: group.one_suit and group.steps == (0, 0, 0))


@fan(48, "Four Pure Shifted Pungs", ru="Четыре чистых смещённых панга", zh="一色四节高", source="WMO 2006, fan 15",
     excludes="pure_shifted_pungs pure_triple_chow all_pungs",
     example="444555666777m11p", near="444555666888m11p")
def four_pure_shifted_pungs(pungs: Pungs) -> Made:
    """Four pungs or kongs of one suit, each one number above the last."""
    return pungs.groups(4, lambda group: group.one_suit and group.steps == (1, 1, 1))


@fan(32, "Four Pure Shifted Chows", ru="Четыре чистых смещённых чоу", zh="一色四步高", source="WMO 2006, fan 16",
     excludes="pure_shifted_chows short_straight",
     example="123345567789mCC", near="123234345789mCC")
def four_pure_shifted_chows(chows: Chows) -> Made:
    """Four chows of one suit, each shifted by one, or each by two, from the last."""
    return chows.groups(4, lambda group: group.one_suit and group.steps in ((1, 1, 1), (2, 2, 2)))


@fan(32, "Three Kongs", ru="Три конга", zh="三杠", source="WMO 2006, fan 17",
     excludes="two_concealed_kongs melded_and_concealed_kong two_melded_kongs concealed_kong melded_kong",
     example="123m55s+1111p-2222s+EEEE win=3m", near="123m55s+111p-2222s+EEEE win=3m")
def three_kongs(kongs: Kongs) -> Made:
    """Three kongs, melded or concealed; concealed pungs may be added."""
    return [kongs.all] if len(kongs.all) == 3 else []


@fan(32, "All Terminals and Honors", ru="Все терминальные и благородные", zh="混幺九", source="WMO 2006, fan 18",
     excludes="all_pungs outside_hand pung_of_terminals_or_honors",
     example="111m999m111pEEENN", near="111m999m111pEEE22p")
def all_terminals_and_honors(tiles: Tiles) -> Made:
    """Only ones, nines and honors."""
    return tiles.only_terminals


