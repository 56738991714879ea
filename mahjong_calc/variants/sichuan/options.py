"""What Sichuan tables differ in: each point a named option. The three rule sets are three choices of them.

The first concerns hands, the others the settlement of a whole deal.
"""

from __future__ import annotations

from ...game.fan import Option

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
        "pig_penalty_to",
        ("nobody", "others"),
        "nobody",
        (
            "who receives the 48 points of a player with the forbidden suit left: nobody, or 16 each of the others",
            "кому идут 48 очков игрока с запретной мастью: никому или по 16 каждому из остальных",
            "花猪所扣 48 分归谁：不归任何人，或其余三家各得 16 分",
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
