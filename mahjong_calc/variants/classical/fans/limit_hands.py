"""Limit hands: each is worth the limit of the table, whatever it counts. Only options play them."""

from __future__ import annotations

from ....game.fan import Catalogue, Made
from ....reading.views import Form, Kongs, Tiles, Whole, Win

fan = Catalogue()
UNIT_OF_LIMITS = "limits"
LIMIT_HAND = 1 << 40
"""What a limit hand adds to a worth, so that no points reach it: the part above it says that there is one."""


@fan(1, "Thirteen Orphans", ru="Тринадцать сирот", zh="十三幺", source="Buzzard; Millington, kajongg, BMJA",
     unplayed_if="limit_thirteen_orphans=no", unit=UNIT_OF_LIMITS, numbered=False, winner_only=True,
     excludes="no_points",
     example="19m19p19sESWNCFPP", near="NNFF+SSS+WWW+111m win=N")
def thirteen_orphans(form: Form) -> Made:
    """One of each 1, 9, wind and dragon, and one of them again."""
    return form.orphans


@fan(1, "Nine Gates", ru="Девять врат", zh="九莲宝灯", source="Buzzard; Millington, kajongg",
     unplayed_if="limit_nine_gates=no", unit=UNIT_OF_LIMITS, numbered=False, winner_only=True, given="one_suit",
     missed="other_win",
     example="1112345678999m5m", near="1112345678999m5m win=1m")
def nine_gates(whole: Whole) -> Made:
    """1112345678999 of one suit in a concealed hand, and any tile of that suit."""
    return whole.gates


@fan(1, "All Winds and Dragons", ru="Все Ветры и Драконы", zh="全字牌", source="Buzzard; Millington, kajongg, BMJA",
     unplayed_if="limit_all_honors=no", unit=UNIT_OF_LIMITS, numbered=False, winner_only=True,
     example="NNFF+SSS+WWW+CCC win=N", near="NNFF+SSS+WWW+111m win=N")
def all_winds_and_dragons(tiles: Tiles) -> Made:
    """Winds and dragons only."""
    return tiles.honors and not tiles.suits


@fan(1, "All Ones and Nines", ru="Все единицы и девятки", zh="清幺九", source="Buzzard; Millington, kajongg, BMJA",
     unplayed_if="limit_all_terminals=no", unit=UNIT_OF_LIMITS, numbered=False, winner_only=True,
     example="11m99p+999m+111p+999s win=9p", near="11m99p+999m+111p+CCC win=9p")
def all_terminals(tiles: Tiles) -> Made:
    """Ones and nines only."""
    return tiles.only_terminals and not tiles.honors


@fan(1, "Four Kongs", ru="Четыре Конга", zh="四杠", source="Millington, kajongg, BMJA",
     unplayed_if="limit_four_kongs=no", unit=UNIT_OF_LIMITS, numbered=False, winner_only=True,
     example="5m5m+1111p-2222s+EEEE+9999p", near="5m555s5m+1111p-2222s+EEEE win=5m")
def four_kongs(kongs: Kongs) -> Made:
    """Four kongs, open or closed."""
    return [kongs.all] if len(kongs.all) == 4 else []


@fan(1, "Hidden Treasure", ru="Спрятанное сокровище", zh="四暗刻", source="Buzzard; Millington, kajongg: only when drawn",
     unplayed_if="limit_hidden_treasure=no", unit=UNIT_OF_LIMITS, numbered=False, winner_only=True,
     given="no_sequences",
     example="444p666s99m88s-1111p win=8s self-drawn", near="222m444p666s99m88s win=8s")
def hidden_treasure(whole: Whole) -> Made:
    """Four closed pungs or kongs, and the last tile drawn."""
    return whole.win.concealed and whole.win.self_drawn


@fan(1, "Heavenly Hand", ru="Небесная рука", zh="天和", source="Buzzard; Millington, kajongg, BMJA",
     unplayed_if="limit_heavenly_hand=no", unit=UNIT_OF_LIMITS, numbered=False, winner_only=True,
     example="123m456p34789s55m win=5s seat=E first-turn", near="123m456p34789s55m win=5s seat=E self-drawn")
def heavenly_hand(win: Win) -> Made:
    """East wins with the fourteen tiles dealt."""
    return win.first_turn and win.self_drawn


@fan(1, "Earthly Hand", ru="Земная рука", zh="地和", source="Buzzard; Millington, kajongg, BMJA",
     unplayed_if="limit_earthly_hand=no", unit=UNIT_OF_LIMITS, numbered=False, winner_only=True,
     example="123m456p34789s55m win=5s seat=S from=E first-turn", near="123m456p34789s55m win=5s seat=S from=E")
def earthly_hand(win: Win) -> Made:
    """Another player than East wins on East's first discard."""
    return win.first_turn and not win.self_drawn
