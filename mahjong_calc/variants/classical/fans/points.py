"""The price list: pairs, pungs and kongs for everybody; three rows more for the winner."""

from __future__ import annotations

from ....game.fan import Catalogue, Made
from ....reading.views import Exposure, Wait, Win

fan = Catalogue()
_ROWS = "Russian text, table of points"


@fan(
    2,
    "Pair of Own Wind",
    ru="Пара собственных Ветров",
    zh="门风将",
    source=_ROWS,
    excludes_if="double_wind_pair=2:pair_of_round_wind",
    example="456p789s34sSS+123m win=5s seat=S",
    near="456p789s34sSS+123m win=5s seat=W",
)
def pair_of_own_wind(exposure: Exposure) -> Made:
    """A pair of the player's own wind."""
    return exposure.seat_pairs


@fan(
    2,
    "Pair of Round Wind",
    ru="Пара преимущественных Ветров",
    zh="圈风将",
    source=_ROWS,
    example="456p789s34sEE+123m win=5s seat=S",
    near="456p789s34sNN+123m win=5s seat=S",
)
def pair_of_round_wind(exposure: Exposure) -> Made:
    """A pair of the wind of the round."""
    return exposure.round_pairs


@fan(
    2,
    "Pair of Dragons",
    ru="Пара Драконов",
    zh="三元将",
    source=_ROWS,
    repeats=3,
    example="456p789s34sCC+123m win=5s",
    near="456p789s34s55m+123m win=5s",
)
def pair_of_dragons(exposure: Exposure) -> Made:
    """A pair of dragons; a hand that did not win may have several."""
    return exposure.dragon_pairs


def _sets(
    id: str, points: int, en: str, *, ru: str, zh: str, kong: bool, closed: bool, outside: bool,
    doc: str, example: str, near: str,
) -> None:
    """Declare a row of pungs or kongs of one sort."""

    def made(exposure: Exposure) -> Made:
        return exposure.sets(kong=kong, closed=closed, outside=outside)

    made.__name__, made.__doc__ = id, doc
    fan(points, en, ru=ru, zh=zh, source=_ROWS, repeats=4, example=example, near=near)(made)


_sets("open_pung_of_simples", 2, "Open Pung of Simples",
      ru="Открытая тройка простых", zh="明刻（中张）", kong=False, closed=False, outside=False,
      doc="Three alike from 2 to 8, one of them claimed.",
      example="23m22s+444p+678m+567s win=1m", near="23m22s444p+678m+567s win=1m")
_sets("open_pung_of_terminals_or_honors", 4, "Open Pung of Terminals or Honors",
      ru="Открытая тройка крайних или козырей", zh="明刻（幺九字）", kong=False, closed=False, outside=True,
      doc="Three ones, nines, winds or dragons, one of them claimed.",
      example="22m99p678s+555s+345m win=9p", near="22m99p678s+555s+345m win=9p self-drawn")
_sets("open_kong_of_simples", 8, "Open Kong of Simples",
      ru="Открытая четвёрка простых", zh="明杠（中张）", kong=True, closed=False, outside=False,
      doc="Four alike from 2 to 8, laid open; an open pung that grew stays open.",
      example="789m34p66s+3333s+234m win=2p", near="789m34p66s-3333s+234m win=2p")
_sets("open_kong_of_terminals_or_honors", 16, "Open Kong of Terminals or Honors",
      ru="Открытая четвёрка крайних или козырей", zh="明杠（幺九字）", kong=True, closed=False, outside=True,
      doc="Four ones, nines, winds or dragons, laid open.",
      example="34556s88m+1111m-2222p win=7s", near="34556s88m-1111m+2222p win=7s")
_sets("closed_pung_of_simples", 4, "Closed Pung of Simples",
      ru="Закрытая тройка простых", zh="暗刻（中张）", kong=False, closed=True, outside=False,
      doc="Three alike from 2 to 8, all drawn from the wall.",
      example="444p23678m22567s win=1m", near="23678m22567s+444p win=1m")
_sets("closed_pung_of_terminals_or_honors", 8, "Closed Pung of Terminals or Honors",
      ru="Закрытая тройка крайних или козырей", zh="暗刻（幺九字）", kong=False, closed=True, outside=True,
      doc="Three ones, nines, winds or dragons, all drawn from the wall.",
      example="22m99p678s+555s+345m win=9p self-drawn", near="22m99p678s+555s+345m win=9p")
_sets("closed_kong_of_simples", 16, "Closed Kong of Simples",
      ru="Закрытая четвёрка простых", zh="暗杠（中张）", kong=True, closed=True, outside=False,
      doc="Four alike from 2 to 8, all drawn, declared with two of them face down.",
      example="34556s88m+1111m-2222p win=7s", near="34556s88m+1111m+2222p win=7s")
_sets("closed_kong_of_terminals_or_honors", 32, "Closed Kong of Terminals or Honors",
      ru="Закрытая четвёрка крайних или козырей", zh="暗杠（幺九字）", kong=True, closed=True, outside=True,
      doc="Four ones, nines, winds or dragons, all drawn, declared with two of them face down.",
      example="PPP999s1s-CCCC+FFFF win=1s", near="PPP999s1s+CCCC+FFFF win=1s")


@fan(
    20,
    "Mahjong",
    ru="Маджонг",
    zh="和牌",
    source=_ROWS,
    winner_only=True,
    example="456p789s34s55m+123m win=5s",
    near="456p789s34s55m+123m loser",
)
def mahjong(win: Win) -> Made:  # noqa: ARG001 - its scope must be named
    """The hand that won."""
    return True


@fan(
    2,
    "Drawn from the Wall",
    ru="Последняя кость взята со Стены",
    zh="自摸",
    source=f"{_ROWS}; a free tile too: Red Book 1923",
    excludes_if="no_points=strict:no_points",
    winner_only=True,
    example="456p789s34s55m+123m win=5s self-drawn",
    near="456p789s34s55m+123m win=5s",
)
def drawn_from_wall(win: Win, free_is_wall: bool) -> Made:
    """The last tile was drawn; a free tile counts as drawn by the option `free_is_wall`."""
    return win.self_drawn and (free_is_wall or not win.replacement) and win.by_tile


@fan(
    2,
    "Only Possible Tile",
    ru="Последняя кость единственно возможная",
    zh="独听",
    source=f"{_ROWS}; only where no other kind completes the hand: Red Book 1923, Millington",
    excludes_if="no_points=strict:no_points",
    winner_only=True,
    example="456p789s35s55m+123m win=4s",
    near="4567m+222p+123s+789s win=7m",
)
def only_possible_tile(wait: Wait, only_tile: str) -> Made:
    """No other kind of tile would have completed the hand; the option `only_tile` may look at the shape too."""
    shape, alone = wait.narrow, not wait.several
    return {"wait": alone, "shape": shape, "both": shape and alone}[only_tile]
