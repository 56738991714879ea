"""Fans 39 to 58: 8, 6 and 4 points, and the fan for two kongs that only one rule set has."""

from __future__ import annotations

from ....game.fan import Catalogue, Made, option
from ....reading.views import Chows, Kongs, Pungs, Sets, Tiles, Win

fan = Catalogue()


@fan(8, "Mixed Straight", ru="Смешанный ряд", zh="花龙", source="WMO 2006, fan 39",
     example="123m456p789sEE+PPP", near="123m456p678sEE+PPP")
def mixed_straight(chows: Chows) -> Made:
    """Chows 123, 456 and 789, each of another suit."""
    return chows.groups(3, lambda group: group.all_suits_differ and group.firsts == (1, 4, 7))


@fan(8, "Reversible Tiles", ru="Симметричные кости", zh="推不倒", source="WMO 2006, fan 40",
     excludes="one_voided_suit",
     example="123345p88p222sPPP", near="123345p88p333sPPP")
def reversible_tiles(tiles: Tiles) -> Made:
    """Only tiles that look the same upside down: 1234589 of dots, 245689 of bamboos, white dragons."""
    return tiles.all_reversible


@fan(8, "Mixed Triple Chow", ru="Смешанное тройное чоу", zh="三色三同顺", source="WMO 2006, fan 41",
     excludes="mixed_double_chow",
     example="345m345p345sEE+PPP", near="345m345p456sEE+PPP")
def mixed_triple_chow(chows: Chows) -> Made:
    """Equal chows in all three suits."""
    return chows.groups(3, lambda group: group.all_suits_differ and group.steps == (0, 0))


@fan(8, "Mixed Shifted Pungs", ru="Смешанные смещённые панги", zh="三色三节高", source="WMO 2006, fan 42",
     example="333m444p555s99p123m", near="333m444p666s99p123m")
def mixed_shifted_pungs(pungs: Pungs) -> Made:
    """Pungs or kongs in all three suits, each one number above the last."""
    return pungs.groups(3, lambda group: group.all_suits_differ and group.steps == (1, 1))


@fan(8, "Chicken Hand", ru="Цыплячья рука", zh="无番和", source="WMO 2006, fan 43",
     missed="something_counts",
     example="567m34sEE+123m+678p win=5s", near="567m3411s+CCC+678p win=5s")
def chicken_hand(win: Win) -> Made:  # noqa: ARG001 - its scope must be named
    """Nothing else in the hand scores, flowers aside."""
    return False  # no view shows it: it stands in where nothing else counts


@fan(8, "Last Tile Draw", ru="Последняя кость со стены", zh="妙手回春", source="WMO 2006, fan 44",
     excludes="self_drawn",
     example="123m456p789sEE+PPP win=9s self-drawn last-tile", near="123m456p789sEE+PPP win=9s last-tile")
def last_tile_draw(win: Win) -> Made:
    """Won by drawing the last tile of the wall."""
    return win.self_drawn and win.last_tile and win.by_tile


@fan(8, "Last Tile Claim", ru="Последний снос", zh="海底捞月", source="WMO 2006, fan 45",
     example="123m456p789sEE+PPP win=9s last-tile", near="123m456p789sEE+PPP win=9s self-drawn last-tile")
def last_tile_claim(win: Win) -> Made:
    """Won on the discard made after the last tile of the wall was drawn."""
    return win.last_tile and not win.self_drawn and win.by_tile


@fan(8, "Out with Replacement Tile", ru="Выигрыш замещающей костью", zh="杠上开花", source="WMO 2006, fan 46",
     excludes="self_drawn",
     example="123m456p99s-PPPP+EEEE win=6p replacement", near="123m456p99s-PPPP+EEEE win=6p self-drawn")
def out_with_replacement_tile(win: Win) -> Made:
    """Won on the tile drawn after an own kong; not on one that replaced a flower. Where that was the last tile of the
    wall, Last Tile Draw counts too: the book does not say."""
    return win.replacement and win.by_tile


@fan(8, "Robbing the Kong", ru="Ограбление конга", zh="抢杠和", source="WMO 2006, fan 47",
     excludes="last_tile",
     example="12m456p789sEE+PPP win=3m robbing-kong", near="12m456p789sEE+PPP win=3m")
def robbing_the_kong(win: Win) -> Made:
    """Won on the tile that another player added to a melded pung."""
    return win.robbing_kong and win.by_tile


@fan(option("two_concealed_kongs"), "Two Concealed Kongs", ru="Два закрытых конга", zh="双暗杠",
     source="WMO 2006, fan 48", excludes="two_concealed_pungs concealed_kong",
     example="123m55s+EEE-2222s-7777p win=3m", near="123m55s+EEE-2222s+7777p win=3m")
def two_concealed_kongs(kongs: Kongs) -> Made:
    """Two concealed kongs."""
    return [kongs.concealed[:2]] if len(kongs.concealed) >= 2 else []


@fan(6, "All Pungs", ru="Все панги", zh="碰碰和", source="WMO 2006, fan 49", surprising=True,
     example="222m555p33p+999s+EEE win=2m", near="234m555p33p+999s+EEE win=2m")
def all_pungs(sets: Sets) -> Made:
    """Four pungs or kongs and a pair."""
    return sets.all_pungs


@fan(6, "Half Flush", ru="Пол-изобилия", zh="混一色", source="WMO 2006, fan 50", surprising=True,
     excludes="one_voided_suit",
     example="123456m88mEEE+NNN", near="123456m88pEEE+NNN")
def half_flush(tiles: Tiles) -> Made:
    """One suit and honors."""
    return len(tiles.suits) == 1 and tiles.honors


@fan(6, "Mixed Shifted Chows", ru="Смешанные смещённые чоу", zh="三色三步高", source="WMO 2006, fan 51",
     example="234m345p456sEE+PPP", near="234m345p567sEE+PPP")
def mixed_shifted_chows(chows: Chows) -> Made:
    """Chows in all three suits, each shifted by one from the last."""
    return chows.groups(3, lambda group: group.all_suits_differ and group.steps == (1, 1))


@fan(6, "All Types", ru="Все типы", zh="五门齐", source="WMO 2006, fan 52",
     example="123m456p99sEEE+CCC", near="123m456p99sEEE+NNN")
def all_types(tiles: Tiles) -> Made:
    """All three suits, winds and dragons."""
    return len(tiles.suits) == 3 and tiles.winds and tiles.dragons


@fan(6, "Melded Hand", ru="Открытая рука", zh="全求人", source="WMO 2006, fan 53",
     excludes="single_wait",
     missed="not_claimed concealed_kong",
     example="55m+123m+456p+789s+EEE", near="55m+123m+456p+789s+EEE self-drawn")
def melded_hand(win: Win) -> Made:
    """All four sets claimed, and the pair finished by another player's tile."""
    return win.all_sets_claimed and not win.self_drawn


@fan(6, "Two Dragon Pungs", ru="Два панга драконов", zh="双箭刻", source="WMO 2006, fan 54",
     excludes="dragon_pung pung_of_terminals_or_honors",
     example="CCCFFF123m456p99s", near="CCCEEE123m456p99s")
def two_dragon_pungs(pungs: Pungs) -> Made:
    """Pungs or kongs of two dragons."""
    return [tuple(pungs.dragons)] if len(pungs.dragons) >= 2 else []


@fan(5, "Melded Kong and Concealed Kong", ru="Открытый и закрытый конги", zh="明暗杠", numbered=False,
     source="Chinese and MIL practice; the WMO book of 2006 gives 6 without a name",
     excludes="concealed_kong melded_kong",
     example="123m55s+EEE-2222s+7777p win=3m rules=mcr-mil", near="123m55s+EEE-2222s-7777p win=3m rules=mcr-mil")
def melded_and_concealed_kong(kongs: Kongs, mixed_kongs: int) -> Made:
    """One melded and one concealed kong, where the rule set has a fan for them."""
    return [(kongs.concealed[0], kongs.melded[0])] if mixed_kongs == 5 and kongs.concealed and kongs.melded else []


@fan(4, "Outside Hand", ru="Внешняя рука", zh="全带幺", source="WMO 2006, fan 55",
     example="123m789p99sEEE+CCC", near="123m678p99sEEE+CCC")
def outside_hand(sets: Sets) -> Made:
    """A terminal or an honor in every set and in the pair."""
    return sets.all_outside


@fan(4, "Fully Concealed Hand", ru="Полностью закрытая рука", zh="不求人", source="WMO 2006, fan 56", surprising=True,
     excludes="self_drawn concealed_hand",
     example="123m456p789sEEE55m self-drawn", near="123m456p789sEEE55m")
def fully_concealed_hand(win: Win) -> Made:
    """No set claimed, and self-drawn."""
    return win.concealed and win.self_drawn


@fan(4, "Two Melded Kongs", ru="Два открытых конга", zh="双明杠", source="WMO 2006, fan 57",
     excludes="melded_kong",
     example="123m55s+EEE+2222s+7777p win=3m", near="123m55s+EEE+2222s+777p win=3m")
def two_melded_kongs(kongs: Kongs, mixed_kongs: int) -> Made:
    """Two melded kongs; in the book of 2006 also one melded and one concealed, which give 6 with Concealed Kong."""
    if len(kongs.melded) >= 2:
        return [kongs.melded[:2]]
    return [(kongs.concealed[0], kongs.melded[0])] if mixed_kongs == 6 and kongs.concealed and kongs.melded else []


@fan(4, "Last Tile", ru="Последняя кость", zh="和绝张", source="WMO 2006, fan 58", surprising=True,
     example="123m79m123pCC+EEE win=8m last-of-kind", near="123m79m123pCC+EEE win=8m last-tile")
def last_tile(win: Win) -> Made:
    """Won on the last tile of its kind, the other three lying open for all to see; certain where the own melds show them."""
    return (win.last_of_kind or win.others_shown) and win.by_tile
