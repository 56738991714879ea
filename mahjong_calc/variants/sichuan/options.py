"""What Sichuan tables differ in: each point a named option. The three rule sets are three choices of them.

The first concerns hands, the others the settlement of a whole deal.
"""

from __future__ import annotations

from ...game.fan import Option

PIG_PENALTIES = (48, 24)
"""What the rules that fine a player with the forbidden suit left take from him."""

OPTIONS = (
    Option(
        "limit_fans",
        range(1, 19),
        4,
        (
            "fans above this number raise the value no further",
            "сверх скольких фанов стоимость руки больше не растёт",
            "封顶番数，超出部分不再加倍",
        ),
        "Russian and English rules, 4 fans: 16 points; Chinese rules, 3 fans: 8 points",
    ),
    Option(
        "self_draw",
        ("point", "fan"),
        "point",
        (
            "what self-drawing adds to what each player pays: a point after the limit, or a fan within it",
            "что выигрыш со стены прибавляет к платежу каждого: очко сверх предела или фан в его пределах",
            "自摸时每家所付：自摸加底（封顶后另加 1 分），或自摸加番（不超过封顶）",
        ),
        "Russian, English and Chinese rules: a point from each; many tables and programs play a fan",
    ),
    Option(
        "fed_kong_win",
        ("self_drawn", "discard"),
        "self_drawn",
        (
            "in a deal, a win on the replacement tile of a kong from a discard is paid by everybody as self-drawn, or"
            " by who discarded for the kong, as a discard",
            "в раздаче выигрыш на замене после конга со сноса платят все, как со стены, или один сделавший снос для"
            " конга, как за снос",
            "整局结算时，点杠花（直杠后杠上开花）算自摸由各家付，或算点炮由点杠者一家付",
        ),
        "Russian, English and Chinese rules: who fed the kong pays no more than the others",
    ),
    Option(
        "robbed_after_kong",
        (False, True),
        False,
        (
            "a kong declared right after another one and robbed counts as a shoot after kong too",
            "ограбленный конг, объявленный сразу после другого, засчитывается и как наброс после конга",
            "连杠时后一杠被抢，同时计杠上炮",
        ),
        "the rules are silent: robbing only; MIL 2025 counts both and gives the first kong back",
    ),
    Option(
        "pig_pays_ready",
        (True, False),
        True,
        (
            "a player with the forbidden suit left is also not ready: pays the ready players, loses the kong points",
            "игрок с костями запретной масти считается и неготовым: платит готовым и теряет очки за конги",
            "花猪同时视为未听牌：向听牌者赔付，杠分作废",
        ),
        "Novikov, part 1, and MIL 2025; by the letter of the Chinese rules there are three separate states",
    ),
    Option(
        "pig_penalty",
        (*PIG_PENALTIES, 0),
        48,
        (
            "points that a player with the forbidden suit left loses at the end of the wall, 0 for none",
            "сколько очков в конце стены теряет игрок с запретной мастью, 0: нисколько",
            "牌墙摸完时花猪所扣分数，0 为不罚",
        ),
        "Russian, English and Chinese rules: 48; MIL 2025: 24",
    ),
    Option(
        "pig_penalty_to",
        ("nobody", "others"),
        "nobody",
        (
            "who receives the penalty of a player with the forbidden suit left: nobody, or each of the others a third",
            "кому идёт штраф игрока с запретной мастью: никому или по трети каждому из остальных",
            "花猪所扣的分归谁：不归任何人，或其余三家各得三分之一",
        ),
        "Chinese rules: the scores of the others do not rise",
    ),
    Option(
        "lone_pigs_pay",
        (True, False),
        True,
        (
            "the penalty is due even where every player left holds the forbidden suit",
            "штраф платится и тогда, когда запретная масть осталась у всех, кто ещё в игре",
            "余下各家都是花猪时仍罚分",
        ),
        "Russian and English rules make no exception; Chinese rules: players in the same state do not settle",
    ),
    Option(
        "refund_to_out",
        (True, False),
        True,
        (
            "kong points that fall away go back also to those who have won since",
            "отменённые очки за конг возвращаются и тем, кто с тех пор уже выиграл",
            "作废的杠分也退还给此后已和牌的玩家",
        ),
        "no points for that kong, so nobody has paid them",
    ),
    Option(
        "kongs_returned",
        ("last", "all"),
        "last",
        (
            "two kongs in one turn, then a discard that is won on: the points of the last go back, or of both",
            "два конга за ход, и следующий снос выигрывает: возвращаются очки за последний или за оба",
            "一轮内连杠后打出的牌被和：退还最后一杠或全部的杠分",
        ),
        "the texts speak of one kong, this one",
    ),
    Option(
        "missed_win",
        ("same_tile", "until_own_turn", "fewer_fans", "any"),
        "same_tile",
        (
            "after a winning discard let go, barred for the same value or less are: the same tile in this go-round,"
            " the same tile until after the own turn, any discard worth the same fans or fewer, or any discard at all",
            "если выигрышный снос пропущен, при той же или меньшей стоимости нельзя: взять такую же кость в этом круге,"
            " такую же до конца своего хода, любой снос с тем же или меньшим числом фанов, любой снос вообще",
            "放过一次点和后，番数未增时禁止：同巡和同一张牌；自己行牌前和同一张牌；"
            "摸牌前和任何番数相同或更少的弃牌；摸牌前和任何弃牌",
        ),
        "Russian rules: the same tile, the same go-round; the English, the Chinese rules and the app say the others",
    ),
)
