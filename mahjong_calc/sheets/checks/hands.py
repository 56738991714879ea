"""The tiles of a hand: whether they are worth what was claimed, under the sheet's rule set."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..account import Account
from ..model import ERROR, QUESTION, Finding, Row
from .declare import ROW, check, finding_at

if TYPE_CHECKING:
    from ..worth import Worth


def _hands(account: Account) -> Iterator[tuple[Row, Worth]]:
    """The wins whose tiles are told, with what these are worth."""
    for row in account.rows if "tiles" in account.table.layout else ():
        if row.text("tiles"):
            from ..worth import hand_with_tiles, worth  # scoring is loaded where there are tiles

            if hand_with_tiles(account, row):
                yield row, worth(account, row)


def _legal(value: Worth) -> int | None:
    """The total of a hand that is a win with enough points; one below the minimum has a finding of its own."""
    return value.total if value.counted is not None and value.counted >= value.minimum else None


def _misclaimed(account: Account, code: str, *, more: bool) -> Iterator[Finding]:
    """The legal wins that are worth more, or less, than was claimed, with the fan that makes the difference.

    Of a hand worth more it is one that was missed; of one worth less one that is not counted here.
    """
    for row, value in _hands(account):
        total, claimed = _legal(value), row.points
        if total is None or claimed is None or total == claimed or (total > claimed) != more:
            continue
        from ..worth import in_full, missed, too_much

        score = in_full(account, row).score
        fan = (missed if more else too_much)(score, int(claimed)) if score else None
        values = {"worth": total, "said": claimed} | ({"fan": fan} if fan else {})
        yield finding_at(row, "points", claimed, total, f"{code}.fan" if fan else code, **values)


@check(
    QUESTION,
    ("Hand that cannot be read", "Нечитаемая рука", "无法识别的手牌"),
    (
        "The tiles are written as a line of a text file: concealed tiles, melds, then win= and the circumstances.",
        "Кости записаны как строка текстового файла: закрытые, объявленные, затем win= и обстоятельства.",
        "手牌按文本行书写：暗牌、副露，然后是 win= 和和牌条件。",
    ),
    looks_at=ROW,
)
def hand_unreadable(account: Account) -> Iterator[Finding]:
    """Tiles that cannot be read, or contradict what is said of the win."""
    for row, value in _hands(account):
        if value.total is None and not value.no_win:
            yield finding_at(row, "tiles", row.text("tiles"), None, "hand_unreadable", fault=value.faults[0])


@check(
    ERROR,
    ("Hand that is no win", "Рука не выигрышная", "不是和牌"),
    (
        "The tiles of a win are a winning hand of the rule set.",
        "Кости выигрыша составляют выигрышную руку этих правил.",
        "和牌的手牌必须是本规则的和型。",
    ),
    looks_at=ROW,
)
def hand_not_a_win(account: Account) -> Iterator[Finding]:
    """A win whose tiles are none: a false win."""
    for row, value in _hands(account):
        if value.no_win:
            yield finding_at(row, "tiles", row.text("tiles"), None, "hand_not_a_win", fault=value.faults[0])


@check(
    ERROR,
    ("Hand below the minimum", "Рука меньше минимума", "手牌不足起和分"),
    (
        "A win reaches the minimum of the rule set without its flowers; else it is a false win.",
        "Выигрышная рука набирает минимум без цветов; иначе это ложный выигрыш.",
        "和牌不计花牌须达到起和分，否则为诈和。",
    ),
    looks_at=ROW,
)
def hand_below_minimum(account: Account) -> Iterator[Finding]:
    """A win that is worth too little, whatever was claimed."""
    for row, value in _hands(account):
        if value.counted is not None and value.counted < value.minimum:
            values = {"counted": value.counted, "minimum": value.minimum}
            yield finding_at(row, "points", row.points, value.total, "hand_below_minimum", **values)


@check(
    QUESTION,
    ("Hand worth more than claimed", "Рука дороже записанного", "手牌价值高于所记"),
    (
        "The tiles are worth what is claimed. To claim less is legal, so a higher worth is only asked about.",
        "Рука стоит столько, сколько записано. Записать меньше разрешено, поэтому о разнице только спрашивается.",
        "手牌价值应与所记一致。少报合乎规则，因此仅作提示。",
    ),
    looks_at=ROW,
)
def hand_worth_more(account: Account) -> Iterator[Finding]:
    """Tiles worth more than was claimed, with the fan that was missed."""
    return _misclaimed(account, "hand_worth_more", more=True)


@check(
    QUESTION,
    ("Hand worth less than claimed", "Рука дешевле записанного", "手牌价值低于所记"),
    (
        "The tiles are worth what is claimed; a fan may have been counted beside one that implies it.",
        "Рука стоит столько, сколько записано; возможно, засчитан фан, который уже входит в другой.",
        "手牌价值应与所记一致；可能计了已被其他番种包含的番。",
    ),
    looks_at=ROW,
)
def hand_worth_less(account: Account) -> Iterator[Finding]:
    """Tiles worth less than was claimed, with the fan that was claimed too much."""
    return _misclaimed(account, "hand_worth_less", more=False)
