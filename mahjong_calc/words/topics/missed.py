"""Why a fan that a player may expect does not hold; one sentence for each question of `near_reasons`."""

from __future__ import annotations

MISSED: dict[str, tuple[str, str, str]] = {
    "pung_from_discard": (
        "a discard finished {set}, so it is no concealed pung",
        "{set}: панг завершён чужим сносом, поэтому он не закрытый",
        "{set} 由点炮牌凑成，不算暗刻",
    ),
    "not_claimed": (
        "the winning {win} was drawn, not claimed",
        "выигрышная {win} взята со стены, а не со сноса",
        "和牌张 {win} 是自摸，并非点和",
    ),
    "concealed_kong": (
        "not every set was claimed ({sets} concealed)",
        "не все сеты взяты со сноса (закрыто: {sets})",
        "四副面子并非全为副露（{sets} 为暗杠）",
    ),
    "other_win": (
        "before {win} came the hand waited for {awaited} only; the same tiles won on {tiles} would make it",
        "до {win} рука ждала только {awaited}; те же кости при выигрыше на {tiles} дали бы этот фан",
        "和 {win} 之前只听 {awaited}；同样的牌若和 {tiles} 则成立",
    ),
    "option": (
        "not counted here; {option}={value} counts it",
        "здесь не считается; считается при {option}={value}",
        "此处不计；{option}={value} 时计",
    ),
    "something_counts": (
        "{by} counts, and it needs a hand in which nothing does",
        "засчитывается {by}, а этот фан — только там, где нет ни одного другого",
        "已计{by}，而此番种要求不计其他番种",
    ),
}
