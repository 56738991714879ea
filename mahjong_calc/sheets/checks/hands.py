"""The tiles of a hand: whether they are worth what was claimed, under the sheet's rule set."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..account import Account
from ..model import ERROR, QUESTION, Finding, Row
from .declare import check, found

if TYPE_CHECKING:
    from ..worth import Worth


def _hands(account: Account) -> Iterator[tuple[Row, Worth]]:
    if "tiles" in account.table.layout:
        from ..worth import hand_with_tiles, worth  # scoring is loaded where there are tiles

        for row in account.rows:
            if hand_with_tiles(account, row):
                yield row, worth(account, row)


@check(
    QUESTION,
    ("Hand that cannot be read", "Нечитаемая рука", "无法识别的手牌"),
    (
        "The tiles are written as a line of a text file: concealed tiles, melds, then win= and the circumstances.",
        "Кости записаны как строка текстового файла: закрытые, объявленные, затем win= и обстоятельства.",
        "手牌按文本行书写：暗牌、副露，然后是 win= 和和牌条件。",
    ),
)
def hand_unreadable(account: Account) -> Iterator[Finding]:
    """Tiles that cannot be read, or contradict what is said of the win."""
    for row, value in _hands(account):
        if value.total is None and not value.no_win:
            yield found(row, "tiles", row.text("tiles"), None, "hand_unreadable", fault=value.faults[0])


@check(
    ERROR,
    ("Hand that is no win", "Рука не выигрышная", "不是和牌"),
    (
        "The tiles of a win are a winning hand of the rule set.",
        "Кости выигрыша составляют выигрышную руку этих правил.",
        "和牌的手牌必须是本规则的和型。",
    ),
)
def hand_not_a_win(account: Account) -> Iterator[Finding]:
    """A win whose tiles are none: a false win."""
    for row, value in _hands(account):
        if value.no_win:
            yield found(row, "tiles", row.text("tiles"), None, "hand_not_a_win", fault=value.faults[0])


@check(
    ERROR,
    ("Hand below the minimum", "Рука меньше минимума", "手牌不足起和分"),
    (
        "A win reaches the minimum of the rule set without its flowers; else it is a false win.",
        "Выигрышная рука набирает минимум без цветов; иначе это ложный выигрыш.",
        "和牌不计花牌须达到起和分，否则为诈和。",
    ),
)
def hand_below_minimum(account: Account) -> Iterator[Finding]:
    """A win that is worth too little, whatever was claimed."""
    for row, value in _hands(account):
        if value.counted is not None and value.counted < value.minimum:
            values = {"counted": value.counted, "minimum": value.minimum}
            yield found(row, "points", row.points, value.total, "hand_below_minimum", **values)


@check(
    QUESTION,
    ("Hand worth more than claimed", "Рука дороже записанного", "手牌价值高于所记"),
    (
        "The tiles are worth what is claimed. To claim less is legal, so a higher worth is only asked about.",
        "Рука стоит столько, сколько записано. Записать меньше разрешено, поэтому о разнице только спрашивается.",
        "手牌价值应与所记一致。少报合乎规则，因此仅作提示。",
    ),
)
def hand_worth_more(account: Account) -> Iterator[Finding]:
    """Tiles worth more than was claimed, with the fan that was missed."""
    from .. import worth as worths

    for row, value in _hands(account):
        total = _legal(value)
        if total is None or row.points is None or total <= row.points:
            continue
        score = worths.in_full(account, row).score
        fan = worths.missed(score, int(row.points)) if score else None
        values = {"worth": total, "said": row.points}
        if fan:
            yield found(
                row, "points", row.points, total, "hand_worth_more.fan", fan=worths.names_of(account, fan), **values
            )
        else:
            yield found(row, "points", row.points, total, "hand_worth_more", **values)


@check(
    QUESTION,
    ("Hand worth less than claimed", "Рука дешевле записанного", "手牌价值低于所记"),
    (
        "The tiles are worth what is claimed; a fan may have been counted beside one that implies it.",
        "Рука стоит столько, сколько записано; возможно, засчитан фан, который уже входит в другой.",
        "手牌价值应与所记一致；可能计了已被其他番种包含的番。",
    ),
)
def hand_worth_less(account: Account) -> Iterator[Finding]:
    """Tiles worth less than was claimed, with the fan that was claimed too much."""
    from .. import worth as worths

    for row, value in _hands(account):
        total = _legal(value)
        if total is None or row.points is None or total >= row.points:
            continue
        score = worths.in_full(account, row).score
        fan = worths.too_much(score, int(row.points)) if score else None
        values = {"worth": total, "said": row.points}
        if fan:
            yield found(
                row, "points", row.points, total, "hand_worth_less.fan", fan=worths.names_of(account, fan), **values
            )
        else:
            yield found(row, "points", row.points, total, "hand_worth_less", **values)


def _legal(value: Worth) -> int | None:
    """The total of a hand that is a win with enough points."""
    return value.total if value.counted is not None and value.counted >= value.minimum else None
