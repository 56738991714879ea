"""What is otherwise in a hand that differs from the one that was asked about; said in a list."""

from __future__ import annotations

CHANGES: dict[str, tuple[str, str, str]] = {
    "self_drawn": ("self-drawn", "при выигрыше со стены", "自摸"),
    "not_self_drawn": ("won on a discard", "при выигрыше со сноса", "点和"),
    "last_tile": ("won on the last tile", "при выигрыше на последней кости", "和最后一张牌"),
    "not_last_tile": ("not won on the last tile", "при выигрыше не на последней кости", "和的不是最后一张牌"),
    "last_of_kind": (
        "with the other three copies lying open",
        "если остальные три кости лежат открыто",
        "其余三张已亮明",
    ),
    "not_last_of_kind": (
        "without the other three copies lying open",
        "если остальные три кости не открыты",
        "其余三张未亮明",
    ),
    "replacement": (
        "won on the replacement tile of an own kong",
        "при выигрыше на замещающей кости своего конга",
        "杠后补牌和牌",
    ),
    "not_replacement": (
        "not won on a replacement tile",
        "при выигрыше не на замещающей кости",
        "和的不是杠后补牌",
    ),
    "robbing_kong": ("won by robbing a kong", "при ограблении конга", "抢杠和"),
    "not_robbing_kong": ("without robbing a kong", "без ограбления конга", "不是抢杠"),
    "after_kong": (
        "won on the discard right after a kong",
        "при выигрыше на сносе сразу после конга",
        "和他家杠后打出的牌",
    ),
    "not_after_kong": (
        "not right after a kong",
        "если снос не сразу после конга",
        "打出的牌不在杠后",
    ),
    "ready_at_once": (
        "with the ready hand opened at once",
        "если готовая рука открыта сразу",
        "天听",
    ),
    "not_ready_at_once": (
        "without a ready hand opened at once",
        "если готовая рука не открыта сразу",
        "非天听",
    ),
    "first_turn": ("in the first turn", "на первом ходу", "第一巡和牌"),
    "flowers": ("with a flower tile", "с цветком", "有花牌"),
    "seat": ("with {wind} as own wind", "если ветер игрока — {wind}", "门风为{wind}"),
    "round": ("with {wind} as round wind", "если ветер раунда — {wind}", "圈风为{wind}"),
    "option": (
        "by the house rule {option}={value}",
        "при настройке {option}={value}",
        "按选项 {option}={value}",
    ),
    "option_of": (
        "by the house rule {option}={value}, as in {names}",
        "при настройке {option}={value}, как в {names}",
        "按选项 {option}={value}（{names} 即如此）",
    ),
    "rules": ("by the rules {rules}", "по правилам {rules}", "按规则 {rules}"),
    "win": (
        "with the same tiles won on {tile}",
        "с теми же костями при выигрыше на {tile}",
        "同样的牌改为和 {tile}",
    ),
    "wait": ("won on {tile}", "при выигрыше на {tile}", "和 {tile}"),
    "wins": ("with a win on {tile}", "при выигрыше на {tile}", "和 {tile} 时"),
    "tile": ("with {new} in place of {old}", "с {new} вместо {old}", "{old} 换成 {new}"),
    "set": ("with {new} in place of {old}", "с {new} вместо {old}", "{old} 换成 {new}"),
    "claimed": ("with {set} claimed", "если взять {set} со сноса", "{set} 改为副露"),
    "unclaimed": ("with {set} concealed", "если собрать {set} закрыто", "{set} 改为暗的"),
    "nothing_claimed": ("with nothing claimed", "если ничего не брать со сноса", "不吃不碰"),
    "all_claimed": (
        "with every set claimed and the win on {tile}",
        "если все сеты взять со сноса, а выиграть на {tile}",
        "四副全部副露，单钓 {tile}",
    ),
    "far": (
        "in a hand such as this, {count:tile|tiles} away",
        "в руке вроде этой, отличие в {count:кость|кости|костей}",
        "如这样的手牌（相差 {count} 张）",
    ),
}
