"""Why points pass from one player to another."""

from __future__ import annotations

REASONS: dict[str, tuple[str, str, str]] = {
    "discard": ("discard", "снос", "点炮"),
    "self_drawn": ("self-drawn", "со стены", "自摸"),
    "robbing_kong": ("robbed kong", "ограбленный конг", "被抢杠"),
    "concealed_kong": ("concealed kong", "закрытый конг", "暗杠"),
    "exposed_kong": ("kong from a discard", "открытый конг", "直杠"),
    "fed_kong": (
        "discarded for the kong won after",
        "снос для конга, после которого выигрыш",
        "点杠花，点杠者付",
    ),
    "added_kong": ("kong added to a pung", "дополненный конг", "补杠"),
    "kong_robbed": ("kong robbed: points back", "конг ограблен: возврат", "杠被抢，退分"),
    "kong_shot": ("shot after the kong: points back", "наброс после конга: возврат", "杠后点炮，退分"),
    "kong_transferred": (
        "shot after the kong: its points to the winner",
        "наброс после конга: очки за конг победителю",
        "呼叫转移，杠分归和牌者",
    ),
    "false_win": ("false win", "ложный выигрыш", "诈和"),
    "kong_false_win": (
        "false win of the kong's owner: points back",
        "ложный выигрыш владельца конга: возврат",
        "诈和，退杠分",
    ),
    "kong_not_ready": (
        "owner of the kong not ready: points back",
        "владелец конга без ожидания: возврат",
        "未听牌，退杠分",
    ),
    "not_ready": ("not ready, pays a ready hand", "без ожидания, платит руке в ожидании", "未听牌，付听牌者"),
    "flower_pig": ("forbidden suit in hand", "запретная масть в руке", "花猪"),
    "winner_value": ("the winner's hand", "рука победителя", "付和牌者"),
    "winner_value_east": (
        "the winner's hand, double: East",
        "рука победителя, вдвойне: Восток",
        "付和牌者，东家加倍",
    ),
    "winner_value_discarder": (
        "the winner's hand, double: discarded",
        "рука победителя, вдвойне: снос",
        "付和牌者，点炮加倍",
    ),
    "winner_value_discarder_east": (
        "the winner's hand, four times: discarded, East",
        "рука победителя, вчетверо: снос и Восток",
        "付和牌者，点炮、东家各加倍",
    ),
    "winner_value_drawn": (
        "the winner's hand, double: self-drawn",
        "рука победителя, вдвойне: со стены",
        "付和牌者，自摸加倍",
    ),
    "winner_value_drawn_east": (
        "the winner's hand, four times: self-drawn, East",
        "рука победителя, вчетверо: со стены и Восток",
        "付和牌者，自摸、东家各加倍",
    ),
    "winner_value_all": (
        "the winner's hand, for all three: discarded",
        "рука победителя, за всех троих: снос",
        "付和牌者，点炮包付三家",
    ),
    "difference": ("difference between losers", "разница между проигравшими", "输家之间的差额"),
    "difference_east": (
        "difference between losers, double: East",
        "разница между проигравшими, вдвойне: Восток",
        "输家之间的差额，东家加倍",
    ),
    "penalty": (
        "penalty: pays for all three",
        "штраф: платит за всех троих",
        "包牌：代付三家",
    ),
    "other": ("did not discard", "без сноса", "未点炮"),
}
