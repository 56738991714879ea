"""What classical tables differ in when a whole deal is settled."""

from __future__ import annotations

from ...game.fan import Option

OF_DEALS = (
    Option(
        "draw_dealer",
        ("stay", "pass"),
        "stay",
        (
            "whether East stays after a drawn game",
            "остаётся ли Восток после несыгранной раздачи",
            "荒庄后庄家连庄还是下庄",
        ),
        (
            "stay: Red Book 1923, BMJA, kajongg, Millington, Buzzard",
            "stay: «Красная книга» 1923, BMJA, kajongg, Миллингтон, Баззард",
            "stay：《红皮书》1923、BMJA、kajongg、米林顿、巴扎德",
        ),
    ),
    Option(
        "claimants",
        ("farthest", "nearest"),
        "farthest",
        (
            "which of several players who claim one discard to win has it, counted in turn from the discarder",
            "кто из нескольких объявивших маджонг на одном сносе выигрывает, считая по ходу от снёсшего",
            "多家同和一张弃牌时归谁，自打牌者起按行牌顺序计",
        ),
        (
            "farthest: the Russian text, as the usual way; nearest: nearly every other book",
            "farthest: русский текст, как обычное правило; nearest: почти все остальные книги",
            "farthest：俄文规则（通常如此）；nearest：几乎所有其他书",
        ),
    ),
    Option(
        "penalty_suit",
        ("either", "without_honours"),
        "either",
        (
            "whether the penalty for one suit covers a hand of one suit with honors",
            "штрафуется ли снос в чистую масть с Ветрами или Драконами",
            "放清一色罚则是否包括混一色",
        ),
        (
            "either, the text calls both a pure suit; Buzzard, Harr: entirely one suit",
            "either, в тексте то и другое — чистая масть; Баззард, Харр: только масть целиком",
            "either，原文把两者都称为纯花色；巴扎德、哈尔：须全为一种花色",
        ),
    ),
    Option(
        "penalty_own_suit",
        ("hand", "all_tiles"),
        "hand",
        (
            "which tiles of the discarder must be of that suit to excuse him",
            "какие кости снёсшего должны быть той же масти, чтобы снять вину",
            "免罚须手中牌还是全部牌为同一花色",
        ),
        (
            "hand, nothing else could be thrown: Millington, kajongg",
            "hand, больше сносить было нечего: Миллингтон, kajongg",
            "hand，别无他牌可打：米林顿、kajongg",
        ),
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
        (
            "none, the text gives them for one suit only; Millington, Harr: all kinds",
            "none, текст оправдывает только снос в масть; Миллингтон, Харр: all_kinds",
            "none，原文仅对清一色规定免罚；米林顿、哈尔：all_kinds",
        ),
    ),
    Option(
        "only_winner_paid",
        (False, True),
        False,
        (
            "only the winner is paid: losers do not settle among each other",
            "платят только победителю: проигравшие между собой не рассчитываются",
            "只付和牌者，输家之间不结算",
        ),
        (
            "the text: losers settle the differences; many later tables pay the winner only",
            "по тексту проигравшие рассчитываются между собой; за многими столами позже платили только победителю",
            "原文：输家之间结算差额；后来许多牌桌只付和牌者",
        ),
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
        (
            "the text, and every book of its time; some tables leave it out",
            "текст и все книги того времени; за некоторыми столами этого нет",
            "原文及当时各书；有的牌桌不用",
        ),
    ),
    Option(
        "discarder_pays",
        ("own_share", "double", "all"),
        "own_share",
        (
            "who discarded the winning tile pays the winner like the others, or double, or for all three",
            "снёсший выигрышную кость платит победителю, как остальные, вдвойне или за всех троих",
            "点炮者与他家同样付分、加倍付分或包付三家",
        ),
        (
            "the text: all pay alike; double: Four Winds, the program mah-jong; pays for all: many tables",
            "по тексту все платят одинаково; вдвойне: Four Winds, программа mah-jong; за всех — за многими столами",
            "原文：三家付法相同；加倍：Four Winds、程序 mah-jong；包付：许多牌桌",
        ),
    ),
    Option(
        "drawn_doubles",
        (False, True),
        False,
        (
            "on a self-drawn win every player pays the winner double",
            "при выигрыше со стены каждый платит победителю вдвойне",
            "自摸时三家都加倍付分",
        ),
        (
            "the text: a drawn tile is 2 points; double, as the discarder pays: Four Winds, the program mah-jong",
            "по тексту кость со стены — 2 очка; вдвойне, как платит снёсший: Four Winds, программа mah-jong",
            "原文：自摸只加 2 点；与点炮者一样加倍：Four Winds、程序 mah-jong",
        ),
    ),
)
