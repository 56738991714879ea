"""What classical tables differ in: each point a named option. The Russian text is silent on most of them; its closest
relatives, the Red Book (Babcock, 1923) and Buzzard's page, and then the other books decide the default."""

from __future__ import annotations

from ...game.fan import Option

OPTIONS = (
    Option(
        "claimed_pung",
        ("open", "closed"),
        "open",
        (
            "what a pung is that the claimed last tile finishes",
            "какой считается тройка, завершённая последней костью со сноса",
            "由最后一张弃牌完成的刻子算明刻还是暗刻",
        ),
        "open: Red Book 1923, figure 18; Four Winds; kajongg; BMJA; no source says closed",
    ),
    Option(
        "no_points",
        ("sets", "strict"),
        "sets",
        (
            "No Points: sets and pair have none, or the hand has nothing but the 20 for mahjong",
            "мизер: нет очков за группы и пару или нет ничего, кроме 20 за маджонг",
            "“无点”指面子和将无点，还是除和牌 20 点外全无",
        ),
        "sets: Millington, kajongg, Buzzard; strict: Red Book 1923",
    ),
    Option(
        "double_wind_pair",
        (4, 2),
        4,
        (
            "points of a pair of a wind that is both own and round wind",
            "очки за пару ветров, которые и собственные, и преимущественные",
            "既是门风又是圈风的将的点数",
        ),
        "4, two rows of the table apply: Millington, BMJA, kajongg, an example of Harr 1922",
    ),
    Option(
        "only_tile",
        ("wait", "shape", "both"),
        "wait",
        (
            "the only possible tile: no other kind completes the hand; or it fills an edge, a middle or a pair; both",
            "единственно возможная кость: другая не завершает руку; или она в край, середину, пару; или всё сразу",
            "“独听”：别的牌都不能和；或听边张、嵌张、单钓；或两者兼备",
        ),
        "wait: Red Book 1923, Millington, kajongg",
    ),
    Option(
        "dead_waits",
        ("skip", "count"),
        "skip",
        (
            "whether a kind that the player holds four times counts as another tile awaited",
            "считается ли ожидаемой кость, все четыре которой у самого игрока",
            "自己已持有四张的牌是否仍算所听之牌",
        ),
        "skip, it cannot be drawn: kajongg, Millington",
    ),
    Option(
        "free_is_wall",
        (True, False),
        True,
        (
            "whether a free tile is drawn from the wall too (2 points)",
            "считается ли Свободная кость взятой со Стены (2 очка)",
            "杠上补牌和牌是否另计自摸 2 点",
        ),
        "yes: Red Book 1923, kajongg, Millington",
    ),
    Option(
        "last_discard",
        (False, True),
        False,
        (
            "whether the last permitted tile doubles when another player discards it",
            "удваивает ли последняя допустимая кость, если её снёс другой игрок",
            "最后一张牌被打出而和牌时是否也翻倍",
        ),
        "no, only when drawn: Red Book 1923; others have a second item for the discard",
    ),
    Option(
        "honours_stack",
        (True, False),
        True,
        (
            "whether a hand of honors only also doubles for ones, nines and honors only",
            "удваивается ли рука из одних Ветров и Драконов ещё и за единицы, девятки и козыри",
            "字一色是否另计幺九字",
        ),
        "yes: Millington, kajongg; the text does not exclude it",
    ),
    Option(
        "terminals_need_honour",
        (False, True),
        False,
        (
            "whether ones, nines and honors only needs an honor",
            "нужен ли хоть один козырь для единиц, девяток и козырей",
            "“幺九字”是否必须含字牌",
        ),
        "no: Millington, kajongg",
    ),
    Option(
        "loser_tile_doublings",
        (True, False),
        True,
        (
            "whether suits, terminals and honors double the hands of those who did not win",
            "удваивают ли масти, единицы, девятки и козыри руки невыигравших",
            "未和牌者是否计清一色、幺九字等翻数",
        ),
        "yes: the Russian text, Red Book 1923; winner only: Millington, BMJA, kajongg, American code 1924",
    ),
    Option(
        "limit_scope",
        ("hand", "payment"),
        "hand",
        (
            "what the limit cuts: the value of a hand, or each payment",
            "что ограничивает предел: стоимость руки или каждую выплату",
            "封顶限制手牌分值还是每笔付分",
        ),
        "hand, East's double comes after it: BMJA, Four Winds, kajongg, Buzzard; payment: Harr 1922",
    ),
    Option(
        "dead_short_doublings",
        (True, False),
        True,
        (
            "whether a dead hand with too few tiles keeps its doublings",
            "сохраняет ли удвоения мёртвая рука с нехваткой костей",
            "小相公（张数不足）是否仍计翻数",
        ),
        "yes: Buzzard; points without doublings: an encyclopaedia",
    ),
    Option(
        "draw_dealer",
        ("stay", "pass"),
        "stay",
        (
            "whether East stays after a drawn game",
            "остаётся ли Восток после несыгранной партии",
            "荒庄后庄家连庄还是下庄",
        ),
        "stay: Red Book 1923, BMJA, kajongg, Millington, Buzzard",
    ),
    Option(
        "penalty_suit",
        ("either", "without_honours"),
        "either",
        (
            "whether the penalty for one suit covers a hand of one suit with honors",
            "штрафуется ли снос в чистую масть с козырями",
            "放清一色罚则是否包括混一色",
        ),
        "either, the text calls both a pure suit; Buzzard, Harr: entirely one suit",
    ),
    Option(
        "penalty_own_suit",
        ("hand", "all_tiles"),
        "hand",
        (
            "which tiles of the discarder must be of that suit to excuse him",
            "какие кости сносящего должны быть той же масти, чтобы снять вину",
            "免罚须手中牌还是全部牌为同一花色",
        ),
        "hand, nothing else could be thrown: Millington, kajongg",
    ),
    Option(
        "penalty_exempt",
        ("none", "all_kinds"),
        "none",
        (
            "whether the excuses of the first penalty hold for the others too",
            "действуют ли оправдания первого штрафа и для остальных",
            "第一类罚则的免罚理由是否适用于其他各类",
        ),
        "none, the text gives them for one suit only; Millington, Harr: all kinds",
    ),
    Option(
        "only_winner_paid",
        (False, True),
        False,
        (
            "only the winner is paid: losers do not settle among each other",
            "платят только выигравшему: проигравшие между собой не рассчитываются",
            "只付和牌者，输家之间不结算",
        ),
        "the text: losers settle the differences; many later tables pay the winner only",
    ),
    Option(
        "east_doubles",
        (True, False),
        True,
        (
            "East pays and is paid double",
            "Восток платит и получает вдвойне",
            "东家加倍收付",
        ),
        "the text, and every book of its time; some tables leave it out",
    ),
)
