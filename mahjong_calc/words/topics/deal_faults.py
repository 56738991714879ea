"""The sentence of every fault of a whole deal: key -> English, Russian, Chinese; `key.hint` tells how to mend it."""

from __future__ import annotations

DEAL_FAULTS: dict[str, tuple[str, str, str]] = {
    "bad_record.missing": ("{name} is missing", "не указано: {name}", "缺少 {name}"),
    "bad_record.toml": (
        "not readable as TOML: {problem}",
        "не читается как TOML: {problem}",
        "无法按 TOML 读取：{problem}",
    ),
    "bad_record.no_deals": (
        "whole deals of {name} cannot be settled",
        "рассчитать раздачу целиком по правилам {name} нельзя",
        "{name} 不支持整局结算",
    ),
    "not_in_this_game.honor_at": (
        "{name}: {tile} is an honor; this game has suit tiles only",
        "{name}: {tile} — ветер или дракон; в этой игре только кости трёх мастей",
        "{name}：{tile} 是字牌；此玩法只有序数牌",
    ),
    "forbidden_suit.declared": (
        "event {number}: {seat} declares a set of the forbidden suit {suit}",
        "событие {number}: {seat} объявляет сет запретной масти {suit}",
        "第 {number} 项：{seat}家副露了定缺的花色 {suit}",
    ),
    "forbidden_suit.declared.hint": (
        "such a set is never declared: check the tile and the forbidden suit",
        "такой сет объявить нельзя: проверьте кость и запретную масть",
        "定缺的牌不能碰、杠：请检查牌和定缺花色",
    ),
    "impossible_circumstance.player_is_out": (
        "event {number}: {seat} has already won and takes no more part",
        "событие {number}: {seat} уже выиграл и больше не участвует",
        "第 {number} 项：{seat}家已和牌，不再参与",
    ),
    "impossible_circumstance.pays_himself": (
        "event {number}: {seat} cannot take the own tile or pay himself",
        "событие {number}: {seat} не может взять свою же кость и платить сам себе",
        "第 {number} 项：{seat}家不能和、碰、杠自己打出的牌，也不能付给自己",
    ),
    "impossible_circumstance.after_the_end": (
        "event {number} comes after the end of the deal",
        "событие {number} стоит после конца раздачи",
        "第 {number} 项发生在本局结束之后",
    ),
    "impossible_circumstance.after_the_end.hint": (
        "a deal ends with the third winner or with wall_end",
        "раздача кончается третьим выигрышем или событием wall_end",
        "第三家和牌或 wall_end 即为本局结束",
    ),
    "impossible_circumstance.after_last_tile": (
        "event {number}: the last tile was won on before; only wall_end can follow",
        "событие {number}: на последней кости уже выиграли, дальше может быть только wall_end",
        "第 {number} 项：最后一张牌已被和走，其后只能是 wall_end",
    ),
    "impossible_circumstance.kong_without_giver": (
        "event {number}: an exposed kong takes another player's discard; `from` is missing",
        "событие {number}: открытый конг берётся со сноса, а `from` не указано",
        "第 {number} 项：明杠取自他家弃牌，缺少 from",
    ),
    "impossible_circumstance.kong_with_giver": (
        "event {number}: only an exposed kong comes from another player, not one that is {kind}",
        "событие {number}: от другого игрока бывает только конг exposed, а не {kind}",
        "第 {number} 项：只有 exposed 的杠才来自他家，{kind} 不是",
    ),
    "impossible_circumstance.too_many_sets": (
        "event {number}: {seat} has more than four pungs and kongs",
        "событие {number}: у игрока {seat} больше четырёх пангов и конгов",
        "第 {number} 项：{seat}家的碰和杠超过四副",
    ),
    "impossible_circumstance.robbed_tile_is_kong": (
        "event {number}: {seat} has a kong of {tile}, so no {tile} can be robbed",
        "событие {number}: у игрока {seat} есть конг {tile}, ограбить {tile} нельзя",
        "第 {number} 项：{seat}家已有 {tile} 的杠，无法抢杠",
    ),
    "impossible_circumstance.robbed_tile_is_kong.hint": (
        "a robbed kong stays a pung in the hand",
        "от ограбленного конга в руке остаётся панг",
        "被抢的杠在手牌中仍为碰",
    ),
    "impossible_circumstance.winner_twice": (
        "event {number}: a player wins twice on one tile",
        "событие {number}: один игрок дважды выигрывает на одной кости",
        "第 {number} 项：同一玩家在一张牌上和了两次",
    ),
    "impossible_circumstance.several_self_drawn": (
        "event {number}: a self-drawn win has one winner; `from` is missing",
        "событие {number}: со стены выигрывает один игрок; не указано `from`",
        "第 {number} 项：自摸只能一家和；缺少 from",
    ),
    "impossible_circumstance.needs_giver": (
        "event {number}: {flag} needs `from`, the player whose tile it was",
        "событие {number}: для {flag} нужно `from`: чья это была кость",
        "第 {number} 项：{flag} 需要 from，即该牌来自哪家",
    ),
    "impossible_circumstance.replacement_from_other": (
        "event {number}: a replacement tile is drawn by oneself; `from` cannot be",
        "событие {number}: замену игрок берёт сам, `from` не может быть",
        "第 {number} 项：杠后补牌是自摸，不能有 from",
    ),
    "impossible_circumstance.fans_of_other": (
        "event {number}: fans of {seat}, who does not win there",
        "событие {number}: указаны фаны игрока {seat}, который там не выигрывает",
        "第 {number} 项：写了{seat}家的番数，但该家并未和牌",
    ),
    "impossible_circumstance.not_after_kong": (
        "event {number}: {seat} declared no kong directly before",
        "событие {number}: непосредственно перед этим {seat} конга не объявлял",
        "第 {number} 项：{seat}家此前一步并未开杠",
    ),
    "impossible_circumstance.is_after_kong": (
        "event {number}: by the order of events it is directly after the kong of {seat}",
        "событие {number}: по порядку событий это сразу после конга игрока {seat}",
        "第 {number} 项：按事件顺序，紧接在{seat}家的杠之后",
    ),
    "impossible_circumstance.is_after_kong.hint": (
        "write the discard between, if there was one",
        "если между ними был снос, запишите его",
        "若其间有弃牌，请写出 discard",
    ),
    "impossible_circumstance.not_replacement": (
        "event {number}: {seat} declared no kong directly before, so there is no replacement tile",
        "событие {number}: непосредственно перед этим {seat} конга не объявлял, замены не было",
        "第 {number} 项：{seat}家此前一步并未开杠，没有补牌",
    ),
    "impossible_circumstance.is_replacement": (
        "event {number}: by the order of events {seat} wins on the replacement tile of the own kong",
        "событие {number}: по порядку событий {seat} выигрывает на замене своего конга",
        "第 {number} 项：按事件顺序，{seat}家是杠后补牌和",
    ),
    "impossible_circumstance.is_replacement.hint": (
        "write the discard between, if there was one",
        "если между ними был снос, запишите его",
        "若其间有弃牌，请写出 discard",
    ),
    "impossible_circumstance.no_fans": (
        "event {number}: the fans of {seat} are not told, nor is the hand",
        "событие {number}: не указаны ни фаны игрока {seat}, ни его рука",
        "第 {number} 项：{seat}家的番数和手牌都没有给出",
    ),
    "impossible_circumstance.fans_of_unready": (
        "event {number}: {seat} is said to be not ready, and yet to have {fans:fan|fans}",
        "событие {number}: рука игрока {seat} указана как неготовая, а фаны всё же даны: {fans}",
        "第 {number} 项：{seat}家记为未听牌，却又记了 {fans} 番",
    ),
    "impossible_circumstance.fans_below_kongs": (
        "event {number}: {seat} is said to have {fans:fan|fans}, but kongs and circumstances alone make {least}",
        "событие {number}: у игрока {seat} {fans:фан|фана|фанов}, а одни конги и обстоятельства дают {least}",
        "第 {number} 项：{seat}家记 {fans} 番，仅杠和和牌方式就有 {least} 番",
    ),
    "impossible_circumstance.fans_below_kongs.hint": (
        "fans are the whole number, before the limit, kongs and circumstances included",
        "фаны указываются все, до предела, вместе с конгами и обстоятельствами",
        "番数为封顶前的总数，包括杠和和牌方式",
    ),
    "impossible_circumstance.status_of_out": (
        "event {number}: {seat} has won and has no state at the end of the wall",
        "событие {number}: {seat} уже выиграл, состояния в конце стены у него нет",
        "第 {number} 项：{seat}家已和牌，流局时没有听牌状态",
    ),
    "impossible_circumstance.no_status": (
        "event {number}: neither the state of {seat} nor the hand is told",
        "событие {number}: не указано ни состояние игрока {seat}, ни его рука",
        "第 {number} 项：{seat}家的状态和手牌都没有给出",
    ),
    "impossible_circumstance.no_ready_fans": (
        "event {number}: {seat} is said to be ready, but not for how many fans",
        "событие {number}: {seat} в ожидании, но сколько фанов в руке, не указано",
        "第 {number} 项：{seat}家听牌，但没有给出番数",
    ),
    "impossible_circumstance.other_winning_tile": (
        "event {number}: won on {tile}, but the hand of {seat} names {other}",
        "событие {number}: выигрыш на {tile}, а в руке игрока {seat} указана {other}",
        "第 {number} 项：和牌张为 {tile}，而{seat}家的手牌写的是 {other}",
    ),
    "impossible_circumstance.kong_not_in_hand": (
        "event {number}: {seat} declares a kong of {tile}, but the hand does not show it so",
        "событие {number}: {seat} объявляет конг {tile}, а в руке его нет или он другого вида",
        "第 {number} 项：{seat}家杠 {tile}，但手牌中没有这样的杠",
    ),
    "impossible_circumstance.kong_not_in_hand.hint": (
        "a concealed kong is written -2222p, any other +2222p",
        "закрытый конг пишется -2222p, любой другой +2222p",
        "暗杠写作 -2222p，其余的杠写作 +2222p",
    ),
    "impossible_circumstance.kong_not_declared": (
        "the hand of {seat} has a concealed kong of {tile} that no event declares",
        "в руке игрока {seat} есть закрытый конг {tile}, но события о нём нет",
        "{seat}家的手牌有 {tile} 的暗杠，但事件中没有",
    ),
    "impossible_circumstance.wins_in_no_event": (
        "{tile} is told as the winning tile of {seat}, but no event says that {seat} wins",
        "для игрока {seat} указана выигрышная кость {tile}, но выигрыша этого игрока среди событий нет",
        "注明{seat}家的和牌张为 {tile}，但没有{seat}家和牌的事件",
    ),
    "impossible_circumstance.pung_not_in_hand": (
        "{seat} declares a pung of {tile}, but it is not in the hand",
        "{seat} объявляет панг {tile}, но в руке его нет",
        "{seat}家碰了 {tile}，但手牌中没有",
    ),
    "impossible_circumstance.other_round": (
        "deal {deal} is not one of the {seat} round",
        "раздача {deal} не из раунда «{seat}»",
        "{deal} 局不属于{seat}风圈",
    ),
    "impossible_circumstance.winner_seat": (
        "the winner is {winner}, but the seat is given as {seat}",
        "победитель — {winner}, а место указано другое: {seat}",
        "和牌者是{winner}家，而座位写的是{seat}家",
    ),
    "impossible_circumstance.below_flowers": (
        "{name} is {said}, but the flowers alone are worth {flowers}",
        "{name} = {said}, но одни только цветы дают {flowers}",
        "{name} 为 {said}，但仅花牌就有 {flowers}",
    ),
    "impossible_circumstance.untold_points": (
        "neither the points of the winner {seat} nor the hand is told",
        "не указаны ни очки победителя ({seat}), ни его рука",
        "和牌者{seat}家的分数和手牌都没有给出",
    ),
    "impossible_circumstance.untold_fans": (
        "neither the fans of the winner {seat} nor the hand is told",
        "не указаны ни фаны выигравшего {seat}, ни его рука",
        "和牌者 {seat} 的番数和手牌都没有给出",
    ),
    "bad_record.no_worth": (
        "neither the hand nor the value of {seat} is told",
        "не указаны ни рука игрока {seat}, ни её стоимость",
        "{seat}家的手牌和点数都没有给出",
    ),
    "impossible_circumstance.guilty_is_winner": (
        "{seat} cannot both win and pay the penalty",
        "{seat} не может и выиграть, и платить штраф",
        "{seat}家不能既和牌又受罚",
    ),
    "impossible_circumstance.guilty_without_discard": (
        "{seat} is told to pay the penalty, but the winning tile was no discard",
        "указано, что {seat} платит штраф, но выигрышную кость никто не сносил",
        "注明{seat}家受罚，但和牌张不是弃牌",
    ),
    "impossible_circumstance.guilty_is_not_discarder": (
        "{seat} is told to pay the penalty, but {giver} gave the winning tile",
        "указано, что {seat} платит штраф, но выигрышную кость дал {giver}",
        "注明{seat}家受罚，但和牌张由{giver}家打出",
    ),
    "impossible_circumstance.robbed_pung": (
        "the kong of {seat} was robbed of {tile}, but the hand shows no open pung of it",
        "у игрока {seat} ограблен конг ({tile}), но открытого панга этих костей в руке нет",
        "{seat}家的 {tile} 杠被抢，但其手牌没有该牌的明刻",
    ),
    "impossible_circumstance.robbed_honor": (
        "{tile} cannot be robbed from a kong: a robbed tile finishes a sequence",
        "{tile} нельзя взять ограблением конга: такая кость завершает последовательность",
        "{tile} 不可能是抢杠：抢来的牌只能凑成顺子",
    ),
    "impossible_circumstance.robbed_tile_elsewhere": (
        "the kong of {seat} was robbed of {tile}, whose other three {seat} has, but {holder} holds one too",
        "у игрока {seat} ограблен конг ({tile}), и остальные три такие кости у него, но одна есть и у игрока {holder}",
        "{seat}家的 {tile} 杠被抢，其余三张应在{seat}家，但{holder}家也有一张",
    ),
    "impossible_circumstance.drawn_with": (
        "nobody won, but {name} is given",
        "никто не выиграл, но указано {name}",
        "无人和牌，却给出了 {name}",
    ),
}
