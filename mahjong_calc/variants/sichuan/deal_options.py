"""The options that concern the settlement of a whole deal; `options` has those of hands."""

from __future__ import annotations

from ...game.fan import Option

PIG_PENALTIES = (48, 24)
"""What the rules that fine a player with the forbidden suit left take from him."""

OF_DEALS = (
    Option(
        "fed_kong_win",
        ("self_drawn", "discard"),
        "self_drawn",
        (
            "in a deal, a win on the replacement tile of a kong from a discard is paid by everybody as self-drawn, or"
            " by who discarded for the kong, as a discard",
            "в раздаче выигрыш на замене после конга со сноса платят все, как со стены, или один снёсший для конга, как"
            " за снос",
            "整局结算时，点杠花（直杠后杠上开花）算自摸由各家付，或算点炮由点杠者一家付",
        ),
        (
            "Russian, English and Chinese rules: who fed the kong pays no more than the others",
            "русские, английские и китайские правила: снёсший для конга платит не больше остальных",
            "俄文、英文、中文规则：点杠者不比他家多付",
        ),
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
        (
            "the rules are silent: robbing only; MIL 2025 counts both and gives the first kong back",
            "правила молчат: только ограбление; MIL 2025 засчитывает оба и возвращает очки за первый конг",
            "规则未提及：只计抢杠；国际麻将联盟 2025 年规则两番并计，并退还第一个杠的分",
        ),
    ),
    Option(
        "pig_pays_ready",
        (True, False),
        True,
        (
            "a player with the forbidden suit left is also not ready: pays the ready players, loses the kong points",
            "игрок с костями запретной масти считается и игроком без ожидания: платит рукам в ожидании и теряет очки"
            " за конги",
            "花猪同时视为未听牌：向听牌者赔付，杠分作废",
        ),
        (
            "Novikov, part 1, and MIL 2025; by the letter of the Chinese rules there are three separate states",
            "Новиков, часть 1, и MIL 2025; по букве китайских правил это три отдельных состояния",
            "诺维科夫小册子第一部分、国际麻将联盟 2025 年规则；按中文规则字面，三种状态互不相容",
        ),
    ),
    Option(
        "pig_penalty",
        (*PIG_PENALTIES, 0),
        48,
        (
            "points that a player with the forbidden suit left loses at the end of the wall, 0 for none",
            "сколько очков в конце стены теряет игрок с запретной мастью; 0 — нисколько",
            "牌墙摸完时花猪所扣分数，0 为不罚",
        ),
        (
            "Russian, English and Chinese rules: 48; MIL 2025: 24",
            "русские, английские и китайские правила: 48; MIL 2025: 24",
            "俄文、英文、中文规则：48；国际麻将联盟 2025 年规则：24",
        ),
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
        (
            "Chinese rules: the scores of the others do not rise",
            "китайские правила: очки остальных не растут",
            "中文规则：同桌其他选手分数不增加",
        ),
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
        (
            "Russian and English rules make no exception; Chinese rules: players in the same state do not settle",
            "в русских и английских правилах исключений нет; по китайским игроки в одном состоянии не рассчитываются",
            "俄文、英文规则没有例外；中文规则：状态相同者之间不结算",
        ),
    ),
    Option(
        "kongs_of_alike",
        ("back", "kept"),
        "back",
        (
            "the kong points of players who are not ready, where all who are left at the end of the wall are in one"
            " state: go back, or are kept",
            "очки за конги игроков без ожидания, если в конце стены все оставшиеся в одном состоянии: возвращаются или"
            " остаются",
            "牌墙摸完时余下各家状态相同，未听牌者的杠分：退还，或保留",
        ),
        (
            "Russian and English rules, and MIL 2025: back; by the letter of the Chinese rules players in one state do"
            " not settle",
            "русские и английские правила, MIL 2025: возвращаются; по букве китайских игроки в одном состоянии не"
            " рассчитываются",
            "俄文、英文规则、国际麻将联盟 2025 年规则：退还；按中文规则字面，状态相同者之间不结算",
        ),
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
        (
            "no points for that kong, so nobody has paid them",
            "очков за такой конг нет, значит, никто их не платил",
            "该杠不计分，等于无人付过",
        ),
    ),
    Option(
        "kongs_returned",
        ("last", "all"),
        "last",
        (
            "two kongs in one turn, then a discard that is won on: the points of the last go back (or pass on), or of"
            " both",
            "два конга за ход, и следующий снос выигрывает: возвращаются (или переходят) очки за последний или за оба",
            "一轮内连杠后打出的牌被和：退还（或转移）最后一杠或全部的杠分",
        ),
        (
            "the texts speak of one kong, this one",
            "тексты говорят об одном конге — об этом",
            "各规则文本只说到这一个杠",
        ),
    ),
    Option(
        "after_win",
        ("out", "plays_on"),
        "out",
        (
            "a player who has won is out of the deal, or plays on with the same hand to the last tile of the wall: wins"
            " again, feeds and pays as before",
            "выигравший выбывает из раздачи или играет дальше с той же рукой до последней кости стены: снова"
            " выигрывает, сносит и платит, как прежде",
            "和牌者本局退出（血战到底），或保持手牌打到牌墙摸完，可再和、点炮、付分（血流成河）",
        ),
        (
            "Russian, English and Chinese rules: out; rule pages of Sichuan programs have the other as xueliu chenghe",
            "русские, английские и китайские правила: выбывает; на страницах правил сычуаньских программ есть и игра"
            " до конца стены («реки крови»)",
            "俄文、英文、中文规则：退出；四川麻将程序的规则页另有血流成河",
        ),
    ),
    Option(
        "shot_kong",
        ("refund", "transfer", "share"),
        "refund",
        (
            "the points of a kong whose owner's next discard is won on: refund, back to those who paid; transfer, to"
            " the winner, of several to the next in turn after the discarder; share, to the winners alike, what is left"
            " over to the next in turn, or all to the one who fed the kong",
            "очки за конг, если следующий снос его владельца выигрывает: refund — возвращаются заплатившим; transfer —"
            " переходят победителю, из нескольких — ближайшему по очереди после снёсшего; share — победителям поровну,"
            " остаток ближайшему по очереди, а если среди них снёсший для конга, ему всё",
            "杠上炮时杠分：refund 退还付分者；transfer 呼叫转移给和牌者（一炮多响时归放炮者下家方向最近的一家）；"
            "share 由和牌者平分，余数归放炮者下家方向最近的一家，和牌者中有点杠者则全归他",
        ),
        (
            "Russian, English and Chinese rules: back to those who paid; programs offer the others as hujiao zhuanyi",
            "русские, английские и китайские правила: возвращаются; программы предлагают и перевод победителю",
            "俄文、英文、中文规则：退还；许多程序另有“呼叫转移”选项",
        ),
    ),
    Option(
        "false_hu_to",
        ("others", "nobody"),
        "others",
        (
            "in a deal, what a false win costs beside the player's kong points, which go back: 8 points to each of the"
            " others still in, or 24 to nobody",
            "чего в раздаче стоит ложный выигрыш, помимо возврата очков за конги игрока: по 8 очков каждому из"
            " остальных в игре или 24 никому",
            "整局结算时诈和除退还该家杠分外所罚：付在局的其余各家各 8 分，或扣 24 分不归任何人",
        ),
        (
            "Novikov's booklet: 8 to each; MIL 2025: 24 off the offender",
            "брошюра Новикова: по 8 каждому; MIL 2025: с нарушителя 24",
            "诺维科夫小册子：每家 8 分；国际麻将联盟 2025 年规则：扣 24 分",
        ),
    ),
    Option(
        "missed_win",
        ("same_tile", "until_own_turn", "fewer_fans", "any"),
        "same_tile",
        (
            "after a winning discard let go, barred for the same value or less: same_tile, that tile in this go-round;"
            " until_own_turn, that tile until after the own turn; fewer_fans, any discard of the same fans or fewer;"
            " any, any discard at all",
            "что запрещено после пропущенного выигрышного сноса, пока стоимость не выросла: same_tile — та же кость в"
            " этом круге; until_own_turn — она же до конца своего хода; fewer_fans — любой снос с тем же или меньшим"
            " числом фанов; any — любой снос",
            "放过一次点和后，番数未增时禁止：same_tile 同巡和同一张牌；until_own_turn 自己行牌前和同一张牌；"
            "fewer_fans 摸牌前和任何番数相同或更少的弃牌；any 摸牌前和任何弃牌",
        ),
        (
            "Russian rules: the same tile, the same go-round; the English, the Chinese rules and the app say the"
            " others",
            "русские правила — та же кость в том же круге; остальное — английские, китайские правила и приложение",
            "俄文规则：同巡同一张牌；其余分别为英文规则、中文规则和手机应用",
        ),
    ),
)
