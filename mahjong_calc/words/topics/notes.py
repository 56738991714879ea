"""What the reader of a result should know beside its figures."""

from __future__ import annotations

NOTES: dict[str, tuple[str, str, str]] = {
    "assumed_seat": (
        "the seat is not given; {wind} is assumed",
        "место игрока не указано; принято: {wind}",
        "未注明门风，按{wind}计算",
    ),
    "assumed_round": (
        "the round is not given; {wind} is assumed",
        "ветер раунда не указан; принято: {wind}",
        "未注明圈风，按{wind}计算",
    ),
    "assumed_both": (
        "seat and round are not given; {wind} is assumed for both",
        "место игрока и ветер раунда не указаны; принято: {wind}",
        "未注明门风和圈风，均按{wind}计算",
    ),
    "column_not_read": (
        "the column {heading} is not read; did you mean {near}?",
        "столбец {heading} не прочитан; может быть, {near}?",
        "未读取 {heading} 列；是否指 {near}？",
    ),
    "assumed_win": (
        "the winning tile is not given; {tile}, the last concealed tile written, is assumed",
        "выигрышная кость не указана; принята последняя из написанных закрытых: {tile}",
        "未注明和牌张，按最后写的暗牌 {tile} 计算",
    ),
    "certain_last_tile": (
        "the own melds show the other three {tile}, so the winning tile is the last of its kind",
        "остальные три кости {tile} открыты у самого игрока, поэтому выигрышная последняя из четырёх",
        "自己的副露已亮出另外三张 {tile}，故和牌张为绝张",
    ),
    "assumed_settings": (
        "from {file}: {names}",
        "задано в {file}: {names}",
        "依据 {file}：{names}",
    ),
    "below_minimum": (
        "false win: {counted:point|points} without flowers, {minimum} needed, {short} short; nobody pays",
        "ложный выигрыш: {counted:очко|очка|очков} без цветов, нужно {minimum}, не хватает {short}; никто не платит",
        "诈和：不含花牌 {counted} 分，起和 {minimum} 分，差 {short} 分；各家不付分",
    ),
    "below_minimum_points": (
        "false win: {counted:point|points}, {minimum} needed, {short} short; nobody pays",
        "ложный выигрыш: {counted:очко|очка|очков}, нужно {minimum}, не хватает {short}; никто не платит",
        "诈和：{counted} 分，起和 {minimum} 分，差 {short} 分；各家不付分",
    ),
    "below_minimum_fans": (
        "false win: {counted:fan|fans}, {minimum} needed, {short} short; nobody pays",
        "ложный выигрыш: {counted:фан|фана|фанов}, нужно {minimum}, не хватает {short}; никто не платит",
        "诈和：{counted} 番，起和 {minimum} 番，差 {short} 番；各家不付分",
    ),
    "unfinished_deal": (
        "neither a third winner nor the end of the wall is written; what is settled there is missing",
        "нет ни третьего победителя, ни конца стены; то, что рассчитывается в конце, не учтено",
        "没有第三家和牌，也没有流局记录；终局结算未计入",
    ),
    "assumed_dealer": (
        "the dealer is not given; {seat} is assumed",
        "дилер не указан; принято: {seat}",
        "未注明庄家，按{seat}计算",
    ),
    "fan_limit": (
        "{fans:fan|fans}, limit {limit}: {value:point|points}",
        "{fans:фан|фана|фанов}, предел {limit}: {value:очко|очка|очков}",
        "{fans} 番，封顶 {limit} 番：{value} 分",
    ),
    "house_full": (
        "house full: {raw} is cut to the limit, {total}",
        "дом полон: {raw} урезано до предела, {total}",
        "封顶：{raw} 减至 {total}",
    ),
    "limit_hand": (
        "a limit hand: worth the limit, {total}, whatever it counts",
        "предельная рука: стоит предел, {total}, сколько бы в ней ни набралось",
        "满贯牌：不论点翻，按封顶 {total} 计",
    ),
    "claimed_too_nearest": (
        "also claimed by {seats}, for nothing: {seat} comes first in turn after the discarder",
        "прочие претенденты на ту же кость: {seats}; выигрыш за игроком {seat}, он ближе по ходу к снёсшему",
        "{seats}家也要和此牌，不得分：{seat}家按行牌顺序离打牌者最近",
    ),
    "claimed_too_farthest": (
        "also claimed by {seats}, for nothing: {seat} comes last in turn after the discarder",
        "прочие претенденты на ту же кость: {seats}; выигрыш за игроком {seat}, он дальше по ходу от снёсшего",
        "{seats}家也要和此牌，不得分：{seat}家按行牌顺序离打牌者最远",
    ),
    "house_full_of": (
        "house full: {seat} has {raw}, settled as {total}",
        "дом полон: у игрока {seat} {raw:очко|очка|очков}, в расчёт идёт {total}",
        "封顶：{seat}家 {raw} 点，按 {total} 结算",
    ),
    "assumed_other_discards": (
        "{seat}: discards of other suits are assumed, so the penalty is due; only_forbidden_discards says otherwise",
        "{seat}: принято, что сносились и другие масти, поэтому штраф положен; иначе укажите only_forbidden_discards",
        "{seat}：假定打出过其他花色，故须罚分；否则请注明 only_forbidden_discards",
    ),
    "of_hand": ("{seat}: {note}", "{seat}: {note}", "{seat}：{note}"),
    "penalty_waived": (
        "the discard deserved a penalty ({kinds}); it is waived as told",
        "снос заслуживал штрафа ({kinds}); он снят, как указано",
        "该弃牌应受罚（{kinds}）；已按记录免罚",
    ),
    "penalty_excused": (
        "no penalty for the discard ({kinds}): a ready hand, or nothing else to throw",
        "за снос нет штрафа ({kinds}): рука просящая или сносить больше нечего",
        "该弃牌免罚（{kinds}）：已报听，或别无他牌可打",
    ),
    "deal_stays": (
        "East stays dealer: deal {deal} is played again",
        "дилер остаётся: раздача {deal} играется ещё раз",
        "庄家连庄：再打一局 {deal}",
    ),
    "next_deal": ("next is deal {deal}", "следующая раздача — {deal}", "下一局：{deal}"),
    "round_turns": (
        "the round turns: next is deal {deal}, the first of the {wind} round",
        "раунд окончен: следующая раздача — {deal}, первая в раунде «{wind}»",
        "本圈结束：下一局为 {deal}，{wind}风圈首局",
    ),
    "game_ends": (
        "this was the last deal of the North round: the game ends",
        "это была последняя раздача раунда «Север»: игра окончена",
        "北风圈打完，全局结束",
    ),
    "assumed_drawn": (
        "no discarder is told, so the winning tile was drawn",
        "снёсший не указан, поэтому выигрышная кость взята со стены",
        "未注明点炮者，按自摸计算",
    ),
    "no_points_reading": (
        "No Points by no_points={value}",
        "мизер по настройке no_points={value}",
        "平和按 no_points={value} 计",
    ),
    "payment_limit": (
        "each payment is cut to the limit, {limit}",
        "каждая выплата урезана до предела, {limit}",
        "每笔付分以 {limit} 为限",
    ),
    "penalty_forced": (
        "{seat} pays the penalty as told; the tiles do not show why",
        "{seat} платит штраф, как указано; по костям причина не видна",
        "{seat}家按所述受罚；牌面未显示原因",
    ),
    "penalty_unchecked": (
        "the hand of {seat} is not told, so no excuse could be looked for",
        "рука игрока {seat} не указана, поэтому оправдание не проверялось",
        "未给出{seat}家手牌，无法核对免罚理由",
    ),
    "losers_settle": (
        "what the losers pay one another needs their hands: see deal",
        "для расчёта между проигравшими нужны их руки: см. deal",
        "输家之间的结算需要他们的手牌：见 deal",
    ),
    "flowers_unnamed": (
        "which flower tiles they are is not told, so none is taken for an own one: flowers=f1s3",
        "не указано, какие это цветы, поэтому собственных среди них нет: flowers=f1s3",
        "未注明是哪几张花牌，故不计正花：flowers=f1s3",
    ),
    "discarder_untold": (
        "who discarded pays double: say who it was (from) to see what each player pays",
        "снёсший платит вдвойне: укажите его (from), чтобы увидеть выплату каждого",
        "点炮者加倍付分：请注明点炮者（from），才能算出各家付分",
    ),
    "dead_long": (
        "dead hand: {count:tile|tiles}, too many; nothing counts",
        "мёртвая рука: {count:кость|кости|костей}, есть лишние; очки не считаются",
        "大相公：{count} 张，多牌，不计点",
    ),
    "dead_short": (
        "dead hand: {count:tile|tiles}, too few; it cannot win, its points count",
        "мёртвая рука: {count:кость|кости|костей}, не хватает; выиграть нельзя, очки считаются",
        "小相公：{count} 张，少牌，不能和牌，点数照计",
    ),
    "ready_at_once_with_melds": (
        "ready at once, yet the hand shows claimed sets; it is counted as told",
        "рука сразу открыта, но в ней есть группы со сноса; засчитано, как указано",
        "既称天听又有副露；按所述计算",
    ),
    "not_ready": ("not ready: {fault}", "не готова: {fault}", "未听牌：{fault}"),
    "dead_waits": (
        "no wait though it would complete the hand, since the hand holds all four: {tiles}",
        "завершили бы руку, но все четыре уже в ней, поэтому не ожидаются: {tiles}",
        "可和但四张均在手中，不算听：{tiles}",
    ),
    "last_of_kind_seen": (
        "the last of its kind, since the other three lie open: {tiles}",
        "последняя из четырёх, остальные три уже открыты: {tiles}",
        "其余三张均已亮明，为绝张：{tiles}",
    ),
    "distance_by_form": (
        "how far the hand is was measured by the shape of its tiles alone",
        "расстояние до готовности найдено только по форме руки",
        "向听数只按牌型计算",
    ),
    "left_out": (
        "{name} is not used here: waits are valued by their tiles alone",
        "{name} здесь не учитывается: ожидания оцениваются только по костям",
        "{name} 在此不起作用：听牌只按牌面计番",
    ),
    "unused_circumstance": (
        "{name} is not used here: both ways to win are shown",
        "{name} здесь не учитывается: показаны оба способа выигрыша",
        "{name} 在此不起作用：点和与自摸均已列出",
    ),
    "unused_circumstances": (
        "{name} are not used here: both ways to win are shown",
        "{name} здесь не учитываются: показаны оба способа выигрыша",
        "{name} 在此均不起作用：点和与自摸均已列出",
    ),
}
