"""Fans 59 to 81: 2 points and 1 point."""

from __future__ import annotations

from ....game.fan import Catalogue, Made
from ....hand.tiles import FIRST_WIND
from ....reading.views import Chows, Copies, Kongs, Pungs, Sets, Tiles, Wait, Win

fan = Catalogue()


@fan(2, "Dragon Pung", ru="Панг драконов", zh="箭刻", source="WMO 2006, fan 59",
     excludes="pung_of_terminals_or_honors",
     example="CCC123m456p789s55m", near="CC123m456p789s555m")
def dragon_pung(pungs: Pungs) -> Made:
    """A pung or kong of a dragon."""
    return [(tile,) for tile in pungs.dragons[:1]]


@fan(2, "Prevalent Wind", ru="Преимущественный ветер", zh="圈风刻", source="WMO 2006, fan 60",
     excludes_if="wind_pung_point=no:pung_of_terminals_or_honors",
     example="SSS123m456p789s55m round=S", near="SSS123m456p789s55m round=W")
def prevalent_wind(pungs: Pungs) -> Made:
    """A pung or kong of the wind of the round."""
    return [(tile,) for tile in pungs.prevalent_wind]


@fan(2, "Seat Wind", ru="Ветер места", zh="门风刻", source="WMO 2006, fan 61",
     excludes_if="wind_pung_point=no:pung_of_terminals_or_honors",
     example="SSS123m456p789s55m seat=S", near="SSS123m456p789s55m seat=W")
def seat_wind(pungs: Pungs) -> Made:
    """A pung or kong of the player's own wind."""
    return [(tile,) for tile in pungs.seat_wind]


@fan(2, "Concealed Hand", ru="Закрытая рука", zh="门前清", source="WMO 2006, fan 62",
     example="123m456p789sEEE55m", near="123m456p789s55m+EEE")
def concealed_hand(win: Win) -> Made:
    """No set claimed, and won on another player's tile."""
    return win.concealed and not win.self_drawn


@fan(2, "All Chows", ru="Все чоу", zh="平和", source="WMO 2006, fan 63",
     excludes="no_honors",
     example="123m456p789s345m55m", near="123m456p789s345mEE")
def all_chows(sets: Sets) -> Made:
    """Four chows and a pair of number tiles; a knitted straight stands for three of the chows."""
    return sets.all_chows and not sets.honor_pair


@fan(2, "Tile Hog", ru="Четыре врозь", zh="四归一", source="WMO 2006, fan 64", repeats=3,
     missed="option",
     example="123m333m456p99s+EEE win=6p", near="456m456p99s-3333m+EEE win=6p")
def tile_hog(copies: Copies, honor_tile_hog: bool) -> Made:
    """All four of a number tile in the hand, melds included, without being a kong; of an honor by house rule."""
    return [made for made in copies.four_of_a_kind if honor_tile_hog or made[0] < FIRST_WIND]


@fan(2, "Double Pung", ru="Двойной панг", zh="双同刻", source="WMO 2006, fan 65", repeats=2,
     example="222m222p456s99p+EEE", near="222m333p456s99p+EEE")
def double_pung(pungs: Pungs) -> Made:
    """Pungs or kongs of one number in two suits."""
    return pungs.groups(2, lambda group: group.all_suits_differ and group.steps == (0,))


@fan(2, "Two Concealed Pungs", ru="Два закрытых панга", zh="双暗刻", source="WMO 2006, fan 66",
     missed="pung_from_discard",
     example="222m777p99p456s+EEE", near="222m99p456s777p+EEE")
def two_concealed_pungs(kongs: Kongs) -> Made:
    """Two pungs or concealed kongs completed without a claimed tile."""
    return [kongs.concealed_pungs] if len(kongs.concealed_pungs) == 2 else []


@fan(2, "Concealed Kong", ru="Закрытый конг", zh="暗杠", source="WMO 2006, fan 67",
     example="123m456p99s+EEE-7777p win=3m", near="123m456p99s+EEE+7777p win=3m")
def concealed_kong(kongs: Kongs) -> Made:
    """A concealed kong."""
    return [kongs.concealed[:1]] if kongs.concealed else []


@fan(2, "All Simples", ru="Все простые", zh="断幺", source="WMO 2006, fan 68",
     excludes="no_honors",
     example="234m456p678s222s55m", near="234m456p789s222s55m")
def all_simples(tiles: Tiles) -> Made:
    """No terminals and no honors."""
    return tiles.all_within(2, 8)


@fan(1, "Pure Double Chow", ru="Чистое двойное чоу", zh="一般高", source="WMO 2006, fan 69", repeats=2,
     example="223344m789p99s+EEE", near="234345m789p99s+EEE")
def pure_double_chow(chows: Chows) -> Made:
    """Two equal chows of one suit."""
    return chows.groups(2, lambda group: group.one_suit and group.steps == (0,))


@fan(1, "Mixed Double Chow", ru="Смешанное двойное чоу", zh="喜相逢", source="WMO 2006, fan 70", repeats=2,
     example="234m234p789s99s+EEE", near="234m345p789s99s+EEE")
def mixed_double_chow(chows: Chows) -> Made:
    """Equal chows in two suits."""
    return chows.groups(2, lambda group: group.all_suits_differ and group.steps == (0,))


@fan(1, "Short Straight", ru="Короткий ряд", zh="连六", source="WMO 2006, fan 71", repeats=2,
     example="234567m789p99s+EEE", near="234678m789p99s+EEE")
def short_straight(chows: Chows) -> Made:
    """Two chows of one suit that follow each other, six numbers in a row."""
    return chows.groups(2, lambda group: group.one_suit and group.steps == (3,))


@fan(1, "Two Terminal Chows", ru="Два терминальных чоу", zh="老少副", source="WMO 2006, fan 72",
     example="123789m567p99s+EEE", near="123678m567p99s+EEE")
def two_terminal_chows(chows: Chows) -> Made:
    """Chows 123 and 789 of one suit."""
    return chows.groups(2, lambda group: group.one_suit and group.firsts == (1, 7))


@fan(1, "Pung of Terminals or Honors", ru="Панг терминальных или благородных", zh="幺九刻",
     source="WMO 2006, fan 73", repeats=4, surprising=True,
     example="999m234p456s77p+123s", near="888m234p456s77p+123s")
def pung_of_terminals_or_honors(pungs: Pungs) -> Made:
    """A pung or kong of ones, nines or honors."""
    return [(tile,) for tile in pungs.outside]


@fan(1, "Melded Kong", ru="Открытый конг", zh="明杠", source="WMO 2006, fan 74",
     example="123m456p99s+EEE+7777p win=3m", near="123m456p99s+EEE-7777p win=3m")
def melded_kong(kongs: Kongs) -> Made:
    """A kong claimed from a discard, or made by adding to a melded pung."""
    return [kongs.melded[:1]] if kongs.melded else []


@fan(1, "One Voided Suit", ru="Пропущенная масть", zh="缺一门", source="WMO 2006, fan 75", surprising=True,
     example="123m456m789pEE+CCC", near="123m456s789pEE+CCC")
def one_voided_suit(tiles: Tiles) -> Made:
    """Number tiles, but not of all three suits; what needs a single suit contains it."""
    return len(tiles.suits) in (1, 2)


@fan(1, "No Honors", ru="Без благородных", zh="无字", source="WMO 2006, fan 76",
     example="123m456p789s222s99m", near="123m456p789s222sEE")
def no_honors(tiles: Tiles) -> Made:
    """No winds and no dragons."""
    return not tiles.honors


@fan(1, "Edge Wait", ru="Крайнее ожидание", zh="边张", source="WMO 2006, fan 77", surprising=True,
     missed="option",
     example="12m456p789s99s+EEE win=3m", near="12345m456p99s+EEE win=3m")
def edge_wait(wait: Wait, knitted_waits: bool) -> Made:
    """3 awaited to finish 123, or 7 to finish 789, and nothing else."""
    return wait.edge and (knitted_waits or not wait.beside_knitted)


@fan(1, "Closed Wait", ru="Закрытое ожидание", zh="坎张", source="WMO 2006, fan 78", surprising=True,
     missed="option",
     example="24m456p789s99s+EEE win=3m", near="2444m456p789s+EEE win=3m")
def closed_wait(wait: Wait, knitted_waits: bool) -> Made:
    """The middle tile of a chow awaited, and nothing else."""
    return wait.closed and (knitted_waits or not wait.beside_knitted)


@fan(1, "Single Wait", ru="Ожидание единственной", zh="单钓将", source="WMO 2006, fan 79", surprising=True,
     example="123m456p789s2s+EEE win=2s", near="123m456p678s9s+EEE win=9s")
def single_wait(wait: Wait) -> Made:
    """The second tile of the pair awaited, and nothing else."""
    return wait.single


@fan(1, "Self-Drawn", ru="Выигрыш со стены", zh="自摸", source="WMO 2006, fan 80",
     example="123m456p789s99s+EEE win=9s self-drawn", near="123m456p789s99s+EEE win=9s")
def self_drawn(win: Win) -> Made:
    """Won on a tile drawn from the wall."""
    return win.self_drawn and win.by_tile


@fan(1, "Flower Tiles", ru="Цветок", zh="花牌", source="WMO 2006, fan 81", repeats=8,
     example="123m456p789s99s+EEE win=9s flowers=2", near="123m456p789s99s+EEE win=9s flowers=0")
def flower_tiles(win: Win) -> Made:
    """One point for each flower, outside the minimum."""
    return [()] * win.flowers
