"""The doublings: seven for any hand, eight for the winner's."""

from __future__ import annotations

from ....game.fan import Catalogue, Made
from ....reading.views import Exposure, Pungs, Sets, Tiles, Win

fan = Catalogue()
_ANY = "Russian text, doublings of any hand"
_WINNER = "Russian text, doublings of the winner"


@fan(
    1,
    "Pung or Kong of Dragons",
    ru="Тройка или четвёрка Драконов",
    zh="箭刻",
    source=_ANY,
    unit="doublings",
    repeats=3,
    example="CC55m678p+333s+234m win=C",
    near="456p789s34sCC+123m win=5s",
)
def set_of_dragons(pungs: Pungs) -> Made:
    """Each pung or kong of dragons."""
    return [(tile,) for tile in pungs.dragons]


@fan(
    1,
    "Pung or Kong of Own Wind",
    ru="Тройка или четвёрка собственных Ветров",
    zh="门风刻",
    source=_ANY,
    unit="doublings",
    example="34m99m555p+SSS+567p win=2m seat=S",
    near="34m99m555p+SSS+567p win=2m seat=W",
)
def set_of_own_wind(pungs: Pungs) -> Made:
    """A pung or kong of the player's own wind."""
    return [(tile,) for tile in pungs.seat_wind]


@fan(
    1,
    "Pung or Kong of Round Wind",
    ru="Тройка или четвёрка преимущественных Ветров",
    zh="圈风刻",
    source=_ANY,
    unit="doublings",
    example="34m99m555p+SSS+567p win=2m seat=W round=S",
    near="34m99m555p+SSS+567p win=2m seat=W round=E",
)
def set_of_round_wind(pungs: Pungs) -> Made:
    """A pung or kong of the wind of the round; one that is the own wind too doubles twice."""
    return [(tile,) for tile in pungs.prevalent_wind]


@fan(
    1,
    "One Suit with Honors",
    ru="Чистая масть с Драконами и Ветрами",
    zh="混一色",
    source=f"{_ANY}; figure 11",
    unit="doublings",
    example="78p99p+555p+FFF+123p win=6p",
    near="78p99p+555p+666p+123p win=6p",
)
def one_suit_with_honors(tiles: Tiles) -> Made:
    """One suit, and at least one honor."""
    return len(tiles.suits) == 1 and tiles.honors


@fan(
    3,
    "One Suit",
    ru="Чистая масть без Драконов и Ветров",
    zh="清一色",
    source=f"{_ANY}; figure 12",
    unit="doublings",
    example="34789p22p+111p+666p win=5p",
    near="34789pCC+111p+666p win=5p",
)
def one_suit(tiles: Tiles) -> Made:
    """One suit and no honors."""
    return len(tiles.suits) == 1 and not tiles.honors


@fan(
    1,
    "Terminals and Honors Only",
    ru="Только Единицы, Девятки, Драконы и Ветры",
    zh="幺九字",
    source=_ANY,
    unit="doublings",
    example="PPP999s1s-CCCC+FFFF win=1s",
    near="PPP999s2s-CCCC+FFFF win=2s",
)
def terminals_and_honors(tiles: Tiles, terminals_need_honour: bool) -> Made:
    """No tile from 2 to 8; by the option `terminals_need_honour` at least one honor."""
    anything = tiles.numbers and not terminals_need_honour
    return tiles.only_terminals and (tiles.honors or anything)


@fan(
    3,
    "Honors Only",
    ru="Только Драконы и Ветры",
    zh="字一色",
    source=_ANY,
    excludes_if="honours_stack=no:terminals_and_honors",
    unit="doublings",
    example="NNFF+SSS+WWW+CCC win=N",
    near="NNFF+SSS+WWW+111m win=N",
)
def honors_only(tiles: Tiles) -> Made:
    """Winds and dragons only."""
    return tiles.honors and not tiles.suits


@fan(
    1,
    "No Sequences",
    ru="Нет ни одной последовательности",
    zh="对对和",
    source=_WINNER,
    unit="doublings",
    winner_only=True,
    example="444p77m22s+111s+888m win=2s",
    near="444p77m22s+111s+678m win=2s",
)
def no_sequences(sets: Sets) -> Made:
    """Four pungs or kongs."""
    return sets.all_pungs


@fan(
    1,
    "No Points",
    ru="Нет очков (мизер)",
    zh="平和",
    source=f"{_WINNER}; of sets and pair: Millington, Buzzard",
    unit="doublings",
    winner_only=True,
    example="456p789s34s55m+123m win=5s",
    near="456p789s34sCC+123m win=5s",
)
def no_points(exposure: Exposure) -> Made:
    """Four sequences and a pair without points; by the option `no_points` nothing but the 20 for mahjong."""
    return exposure.without_points


@fan(
    1,
    "Free Tile",
    ru="Комбинация завершена Свободной костью",
    zh="杠上开花",
    source=_WINNER,
    unit="doublings",
    winner_only=True,
    example="34556s88m+1111m-2222p win=7s replacement",
    near="34556s88m+1111m-2222p win=7s self-drawn",
)
def free_tile(win: Win) -> Made:
    """Completed by the free tile that replaces the fourth of a kong."""
    return win.replacement and win.by_tile


@fan(
    1,
    "Last Permitted Tile",
    ru="Комбинация завершена последней допустимой костью",
    zh="海底捞月",
    source=f"{_WINNER}; only when drawn: Red Book 1923",
    unit="doublings",
    winner_only=True,
    example="456p789s34s55m+123m win=5s self-drawn last-tile",
    near="456p789s34s55m+123m win=5s last-tile",
)
def last_permitted_tile(win: Win, last_discard: bool) -> Made:
    """Completed by the last tile that may be drawn, the fifteenth from the end; by the option `last_discard` also
    where that tile was discarded."""
    return win.last_tile and (win.self_drawn or last_discard) and win.by_tile


@fan(
    1,
    "Robbed Kong",
    ru="Ограбление Открытого Конга",
    zh="抢杠",
    source=_WINNER,
    unit="doublings",
    winner_only=True,
    example="456p789s45s55m+123m win=6s robbing-kong",
    near="456p789s45s55m+123m win=6s",
)
def robbed_kong(win: Win) -> Made:
    """Completed by the tile of an open kong at the moment it was declared."""
    return win.robbing_kong and win.by_tile


@fan(
    1,
    "Three Wind Sets and a Wind Pair",
    ru="3 группы Ветров и пара Ветров",
    zh="小四喜",
    source=_WINNER,
    unit="doublings",
    winner_only=True,
    example="456mS+EEE+WWW+NNN win=S",
    near="456m5m+EEE+WWW+NNN win=5m",
)
def three_winds_and_pair(pungs: Pungs) -> Made:
    """Pungs or kongs of three winds, a pair of the fourth."""
    return [(*pungs.winds, *pungs.wind_pair)] if len(pungs.winds) == 3 and pungs.wind_pair else False


@fan(
    1,
    "Two Dragon Sets and a Dragon Pair",
    ru="2 группы Драконов и пара Драконов",
    zh="小三元",
    source=_WINNER,
    unit="doublings",
    winner_only=True,
    example="234m678pP+CCC+FFF win=P",
    near="234m678p5p+CCC+FFF win=5p",
)
def two_dragons_and_pair(pungs: Pungs) -> Made:
    """Pungs or kongs of two dragons, a pair of the third."""
    return [(*pungs.dragons, *pungs.dragon_pair)] if len(pungs.dragons) == 2 and pungs.dragon_pair else False


@fan(
    1,
    "Ready at Once",
    ru="Просящая рука сразу открыта",
    zh="天听",
    source=_WINNER,
    unit="doublings",
    winner_only=True,
    example="123m456p34789s55m win=5s ready-at-once",
    near="123m456p34789s55m win=5s",
)
def ready_at_once(win: Win) -> Made:
    """The ready hand was opened at once and held to the end."""
    return win.ready_at_once
