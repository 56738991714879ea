"""Single changes that would explain a difference: key -> sentence."""

from __future__ import annotations

CANDIDATES: dict[str, tuple[str, str, str]] = {
    "value": (
        "hand {hand}: {should_be:point|points} instead of {said}",
        "раздача {hand}: {should_be:очко|очка|очков} вместо {said}",
        "第 {hand} 局：应为 {should_be} 分，而非 {said}",
    ),
    "both": ("{first}, and {second}", "{first}, и {second}", "{first}，且{second}"),
    "event": (
        "hand {hand}: the event is {should_be}, not {said}",
        "раздача {hand}: событие «{should_be}», а не «{said}»",
        "第 {hand} 局：事件应为“{should_be}”，而非“{said}”",
    ),
    "cell": (
        "hand {hand}: {column} {should_be} instead of {said}",
        "раздача {hand}, {column}: {should_be} вместо {said}",
        "第 {hand} 局：“{column}”应为 {should_be}，而非 {said}",
    ),
    "cells": (
        "hand {hand}: {column} and {other} stand in each other's place",
        "раздача {hand}: {column} и {other} переставлены",
        "第 {hand} 局：“{column}”与“{other}”写反",
    ),
    "cell_carried": (
        "hand {hand}: {column} {should_be} instead of {said}, and so on from there",
        "раздача {hand}, {column}: {should_be} вместо {said}, и дальше так же",
        "第 {hand} 局：“{column}”应为 {should_be}，而非 {said}，其后随之更正",
    ),
    "cells_carried": (
        "hand {hand}: {column} and {other} stand in each other's place, and so on from there",
        "раздача {hand}: {column} и {other} переставлены, и дальше так же",
        "第 {hand} 局：“{column}”与“{other}”写反，其后随之更正",
    ),
    "changes_carried": (
        "hand {hand}: the changes are {should_be}, not {said}, and so on from there",
        "раздача {hand}: изменения должны быть {should_be}, а не {said}, и дальше так же",
        "第 {hand} 局：四家得失为 {should_be}，不是 {said}，其后随之更正",
    ),
    "discarder": (
        "hand {hand}: the discarder is {should_be}, not {said}",
        "раздача {hand}: снёсший — {should_be}, а не {said}",
        "第 {hand} 局：点炮者是 {should_be}，不是 {said}",
    ),
    "self_drawn": (
        "hand {hand}: self-drawn, not off {said}",
        "раздача {hand}: выигрыш со стены, а не со сноса {said}",
        "第 {hand} 局：自摸，而非 {said} 点炮",
    ),
    "not_self_drawn": (
        "hand {hand}: off {should_be}, not self-drawn",
        "раздача {hand}: со сноса {should_be}, а не со стены",
        "第 {hand} 局：{should_be} 点炮，而非自摸",
    ),
    "winner": (
        "hand {hand}: the winner is {should_be}, not {said}",
        "раздача {hand}: победитель — {should_be}, а не {said}",
        "第 {hand} 局：和牌者是 {should_be}，不是 {said}",
    ),
    "exchanged": (
        "hand {hand}: winner and discarder are exchanged: {should_be} won off {giver}",
        "раздача {hand}: победитель и снёсший переставлены: выиграл {should_be}, снёс {giver}",
        "第 {hand} 局：和牌者与点炮者写反：{should_be} 和，{giver} 点炮",
    ),
    "draw": (
        "hand {hand}: a draw, {said} did not win",
        "раздача {hand}: ничья, {said} не выигрывал",
        "第 {hand} 局：流局，{said} 并未和牌",
    ),
    "win": (
        "hand {hand}: {should_be} won {points:point|points} off {giver}",
        "раздача {hand}: {should_be} выиграл {points:очко|очка|очков}, снёс {giver}",
        "第 {hand} 局：{should_be} 和 {points} 分（点炮：{giver}）",
    ),
    "not_played": (
        "hand {hand} was played: {should_be} won {points:point|points} off {giver}",
        "раздача {hand} была сыграна: {should_be} выиграл {points:очко|очка|очков}, снёс {giver}",
        "第 {hand} 局实际打过：{should_be} 和 {points} 分（点炮：{giver}）",
    ),
    "win_self_drawn": (
        "hand {hand}: {should_be} won {points:point|points}, self-drawn",
        "раздача {hand}: {should_be} выиграл {points:очко|очка|очков} со стены",
        "第 {hand} 局：{should_be} 自摸 {points} 分",
    ),
    "not_played_self_drawn": (
        "hand {hand} was played: {should_be} won {points:point|points}, self-drawn",
        "раздача {hand} была сыграна: {should_be} выиграл {points:очко|очка|очков} со стены",
        "第 {hand} 局实际打过：{should_be} 自摸 {points} 分",
    ),
    "false_win": (
        "hand {hand}: a false win of {player} is missing",
        "раздача {hand}: не записан ложный выигрыш {player}",
        "第 {hand} 局：漏记 {player} 诈和",
    ),
    "double_false_win": (
        "hand {hand}: a false win of {player}, not even waiting, is missing",
        "раздача {hand}: не записан ложный выигрыш {player} без ожидания",
        "第 {hand} 局：漏记 {player} 未听牌诈和",
    ),
    "fine": (
        "hand {hand}: a fine of {player} is missing ({should_be})",
        "раздача {hand}: не записан штраф {player} ({should_be})",
        "第 {hand} 局：漏记 {player} 罚分（{should_be}）",
    ),
    "paid_fine": (
        "hand {hand}: a fine that {player} paid to a player is missing",
        "раздача {hand}: не записан штраф, который {player} заплатил игроку",
        "第 {hand} 局：漏记 {player} 付给他人的罚分",
    ),
    "penalty": (
        "hand {hand}: the penalty of {player} is {should_be}, not {said}",
        "раздача {hand}: штраф {player} должен быть {should_be}, а не {said}",
        "第 {hand} 局：{player} 罚分为 {should_be}，不是 {said}",
    ),
    "penalties": (
        "hand {hand}: the penalties are {should_be}, not {said}",
        "раздача {hand}: штрафы должны быть {should_be}, а не {said}",
        "第 {hand} 局：罚分为 {should_be}，不是 {said}",
    ),
    "penalties_inside": (
        "hand {hand}: the penalties are in the changes",
        "раздача {hand}: штрафы уже входят в изменения",
        "第 {hand} 局：得失中已含罚分",
    ),
    "no_penalty": (
        "hand {hand}: {player} was not penalised ({said})",
        "раздача {hand}: штрафа у {player} не было ({said})",
        "第 {hand} 局：{player} 并未受罚（{said}）",
    ),
    "false_win_somewhere": (
        "a false win of {player} is missing in some hand",
        "в какой-то раздаче не записан ложный выигрыш {player}",
        "某一局漏记 {player} 诈和",
    ),
    "double_false_win_somewhere": (
        "a false win of {player}, not even waiting, is missing in some hand",
        "в какой-то раздаче не записан ложный выигрыш {player} без ожидания",
        "某一局漏记 {player} 未听牌诈和",
    ),
    "fine_somewhere": (
        "a fine of {player} is missing in some hand ({should_be})",
        "в какой-то раздаче не записан штраф {player} ({should_be})",
        "某一局漏记 {player} 罚分（{should_be}）",
    ),
    "paid_fine_somewhere": (
        "a fine that {player} paid to a player is missing in some hand ({should_be})",
        "в какой-то раздаче не записан штраф, который {player} заплатил игроку ({should_be})",
        "某一局漏记 {player} 付给他人的罚分（{should_be}）",
    ),
    "total": (
        "the total of {player} is {should_be}, not {said}",
        "итог {player} должен быть {should_be}, а не {said}",
        "{player} 总分为 {should_be}，不是 {said}",
    ),
    "running": (
        "hand {hand}: the running total of {player} is {should_be}, not {said}",
        "раздача {hand}: промежуточный итог {player} должен быть {should_be}, а не {said}",
        "第 {hand} 局：{player} 累计为 {should_be}，不是 {said}",
    ),
    "carried": (
        "hand {hand}: the running total of {player} is {should_be}, not {said}, and so on from there",
        "раздача {hand}: промежуточный итог {player} должен быть {should_be}, а не {said}, и дальше так же",
        "第 {hand} 局：{player} 累计为 {should_be}，不是 {said}，其后随之更正",
    ),
    "running_row": (
        "hand {hand}: the running totals are {should_be}, not {said}",
        "раздача {hand}: промежуточные итоги должны быть {should_be}, а не {said}",
        "第 {hand} 局：四家累计为 {should_be}，不是 {said}",
    ),
    "running_row_carried": (
        "hand {hand}: the running totals are {should_be}, not {said}, and so on from there",
        "раздача {hand}: промежуточные итоги должны быть {should_be}, а не {said}, и дальше так же",
        "第 {hand} 局：四家累计为 {should_be}，不是 {said}，其后随之更正",
    ),
    "running_copied": (
        "hand {hand}: the running totals are copied from the row above; they are {should_be}",
        "раздача {hand}: промежуточные итоги переписаны из строки выше; должно быть {should_be}",
        "第 {hand} 局：累计抄了上一行；应为 {should_be}",
    ),
    "running_exchanged": (
        "hand {hand}: the running totals of {column} and {other} stand in each other's place",
        "раздача {hand}: промежуточные итоги {column} и {other} переставлены",
        "第 {hand} 局：{column} 与 {other} 的累计写反",
    ),
    "running_rows": (
        "the running totals of hands {hand} and {other} stand in each other's row",
        "промежуточные итоги раздач {hand} и {other} записаны друг вместо друга",
        "第 {hand} 局与第 {other} 局的累计写反",
    ),
    "totals_exchanged": (
        "the totals of {column} and {other} stand in each other's place",
        "итоги {column} и {other} переставлены",
        "{column} 与 {other} 的总分写反",
    ),
    "stopped": (
        "adding stopped at the blank hand {hand}",
        "складывать перестали на пустой раздаче {hand}",
        "累加在空行第 {hand} 局处停止",
    ),
    "left_out": (
        "hand {hand} was left out of the totals",
        "раздача {hand} не вошла в итоги",
        "总分漏加第 {hand} 局",
    ),
    "added_twice": (
        "hand {hand} was added twice",
        "раздача {hand} прибавлена дважды",
        "第 {hand} 局重复计入总分",
    ),
    "table_point": (
        "{player} has {should_be:table point|table points}, not {said}",
        "у {player} {should_be:очко|очка|очков} за стол, а не {said}",
        "{player} 比赛分为 {should_be}，不是 {said}",
    ),
    "points_exchanged": (
        "the table points of {column} and {other} stand in each other's place",
        "очки за стол {column} и {other} переставлены",
        "{column} 与 {other} 的比赛分写反",
    ),
    "points_reversed": (
        "the table points were given in reverse: the lowest total has the most",
        "очки за стол даны в обратном порядке: больше всего — за худший итог",
        "比赛分次序颠倒：总分最低者得分最多",
    ),
    "points_unshared": (
        "players with equal totals share the table points of their places",
        "игроки с равными итогами делят очки за стол за свои места",
        "总分相同者应平分所占名次的比赛分",
    ),
    "points_as_due": (
        "the table points are {should_be}, as the totals say",
        "очки за стол — {should_be}, как следует из итогов",
        "比赛分为 {should_be}，与总分一致",
    ),
    "shifted": (
        "hand {hand}: self-drawn, {points:point|points}; the points stand one column too far to the left",
        "раздача {hand}: со стены, {points:очко|очка|очков}; очки записаны на столбец левее",
        "第 {hand} 局：自摸 {points} 分；分数误填在左边一栏",
    ),
    "rows": (
        "hands {hand} and {other} stand in each other's row",
        "раздачи {hand} и {other} записаны друг вместо друга",
        "第 {hand} 局与第 {other} 局的行写反",
    ),
    "row_moved": (
        "hand {hand} belongs after hand {other}",
        "раздача {hand} должна стоять после раздачи {other}",
        "第 {hand} 局应排在第 {other} 局之后",
    ),
    "row_first": (
        "hand {hand} belongs at the top",
        "раздача {hand} должна стоять первой",
        "第 {hand} 局应排在最前",
    ),
    "number": (
        "hand {said} is number {should_be}",
        "раздача {said} имеет номер {should_be}",
        "第 {said} 局应编号为 {should_be}",
    ),
    "as_east": (
        "hand {hand}: settled as if {player} were East",
        "раздача {hand}: рассчитано так, будто Восток — {player}",
        "第 {hand} 局：按 {player} 为庄家结算了",
    ),
    "losers": (
        "hand {hand}: the losers did not settle with each other",
        "раздача {hand}: проигравшие не рассчитались между собой",
        "第 {hand} 局：输家之间没有结算",
    ),
    "pair": (
        "hand {hand}: {player} and {other} did not settle with each other",
        "раздача {hand}: {player} и {other} не рассчитались между собой",
        "第 {hand} 局：{player} 与 {other} 之间没有结算",
    ),
    "out_pays": (
        "hand {hand}: {names} had won already and paid all the same",
        "раздача {hand}: заплатили и уже выигравшие: {names}",
        "第 {hand} 局：{names} 已和牌，不应再付，却照付了",
    ),
    "no_self_drawn_point": (
        "hand {hand}: what self-drawing adds was forgotten: each paid only {points:point|points}",
        "раздача {hand}: забыта надбавка за выигрыш со стены: каждый заплатил только {points:очко|очка|очков}",
        "第 {hand} 局：漏了自摸加分，各家只付了 {points} 分",
    ),
    "point_off_discard": (
        "hand {hand}: what only self-drawing adds was paid for a win off a discard",
        "раздача {hand}: за выигрыш со сноса взята надбавка, которая полагается только со стены",
        "第 {hand} 局：点炮却多付了自摸加分",
    ),
    "all_pay": (
        "hand {hand}: everybody paid for the kong from the discard of {giver}, who alone pays for it",
        "раздача {hand}: за конг со сноса {giver} заплатили все, а платит за него один {giver}",
        "第 {hand} 局：{giver} 放的直杠由 {giver} 一家付，却由各家付了",
    ),
    "refund_to_out": (
        "hand {hand}: who had won since was paid back too",
        "раздача {hand}: очки за конг вернули и тем, кто с тех пор выиграл",
        "第 {hand} 局：退杠时也退给了其后已和牌者",
    ),
    "refund_without_out": (
        "hand {hand}: who had won since was not paid back",
        "раздача {hand}: тем, кто с тех пор выиграл, очки за конг не вернули",
        "第 {hand} 局：退杠时漏退了其后已和牌者",
    ),
    "kong_of_all": (
        "hand {hand}: the kong is not from the discard of {said}: each pays for it",
        "раздача {hand}: конг не со сноса {said}: платит каждый",
        "第 {hand} 局：此杠并非 {said} 放杠，应由各家付",
    ),
    "kong_of_one": (
        "hand {hand}: the kong is from the discard of {should_be}, who alone pays for it",
        "раздача {hand}: конг со сноса {should_be}: платит только {should_be}",
        "第 {hand} 局：此杠为 {should_be} 所放，只由 {should_be} 付",
    ),
    "kong_off": (
        "hand {hand}: the kong is from the discard of {should_be}, not of {said}",
        "раздача {hand}: конг со сноса {should_be}, а не {said}",
        "第 {hand} 局：放杠者是 {should_be}，不是 {said}",
    ),
    "kong_by": (
        "hand {hand}: the kong is that of {should_be}, not of {said}",
        "раздача {hand}: конг объявил {should_be}, а не {said}",
        "第 {hand} 局：开杠者是 {should_be}，不是 {said}",
    ),
    "kong_exchanged": (
        "hand {hand}: the two players are exchanged: the kong is that of {should_be}, from the discard of {giver}",
        "раздача {hand}: игроки переставлены: конг объявил {should_be}, снёс {giver}",
        "第 {hand} 局：两家写反：{should_be} 开杠，{giver} 放杠",
    ),
    "refund_by": (
        "hand {hand}: {should_be} pays back a kong, not {said}",
        "раздача {hand}: очки за конг возвращает {should_be}, а не {said}",
        "第 {hand} 局：退杠者是 {should_be}，不是 {said}",
    ),
    "unready": (
        "hand {hand}: {should_be} was not ready, not {said}",
        "раздача {hand}: без ожидания был {should_be}, а не {said}",
        "第 {hand} 局：未听者是 {should_be}，不是 {said}",
    ),
    "ready": (
        "hand {hand}: {should_be} was ready, not {said}",
        "раздача {hand}: в ожидании был {should_be}, а не {said}",
        "第 {hand} 局：听牌者是 {should_be}，不是 {said}",
    ),
    "ready_exchanged": (
        "hand {hand}: the two players are exchanged: {should_be} was ready, {giver} was not",
        "раздача {hand}: игроки переставлены: в ожидании был {should_be}, а {giver} — нет",
        "第 {hand} 局：两家写反：{should_be} 听牌，{giver} 未听",
    ),
    "line_missing": (
        "hand {hand}: a line is missing: {line}",
        "раздача {hand}: не хватает строки: {line}",
        "第 {hand} 局：漏记一行：{line}",
    ),
    "line_missing_somewhere": (
        "in some hand a line is missing: {line}",
        "в какой-то раздаче не хватает строки: {line}",
        "某一局漏记一行：{line}",
    ),
    "line_twice": (
        "hand {hand}: a line stands twice: {line}",
        "раздача {hand}: строка записана дважды: {line}",
        "第 {hand} 局：一行重复：{line}",
    ),
    "line_too_many": (
        "hand {hand}: a line too many: {line}",
        "раздача {hand}: лишняя строка: {line}",
        "第 {hand} 局：多记一行：{line}",
    ),
    "line": ("{cells}", "{cells}", "{cells}"),
    "line.win": (
        "{player} won {points:point|points}, self-drawn",
        "{player} выиграл {points:очко|очка|очков} со стены",
        "{player} 自摸 {points} 分",
    ),
    "line.win_of": (
        "{player} won {points:point|points} off {giver}",
        "{player} выиграл {points:очко|очка|очков}, снёс {giver}",
        "{player} 和 {points} 分（点炮：{giver}）",
    ),
    "line.kong": (
        "a kong of {player}, {points:point|points} from each",
        "конг {player}, по {points:очку|очка|очков} с каждого",
        "{player} 杠，各家付 {points} 分",
    ),
    "line.kong_of": (
        "a kong of {player} from the discard of {giver}",
        "конг {player} со сноса {giver}",
        "{player} 直杠（放杠：{giver}）",
    ),
    "line.refund": (
        "the kong of {player} was paid back",
        "очки за конг {player} возвращены",
        "{player} 退杠",
    ),
    "line.not ready": (
        "who was not ready paid {player} {points:point|points}",
        "игроки без ожидания заплатили {player} {points:очко|очка|очков}",
        "未听者付 {player} {points} 分",
    ),
    "line.not ready_of": (
        "{giver} was not ready and paid {player} {points:point|points}",
        "{giver} без ожидания, платит {player} {points:очко|очка|очков}",
        "{giver} 未听，付 {player} {points} 分",
    ),
    "line.foul": (
        "a foul of {player}, {points:point|points}",
        "фол {player}, {points:очко|очка|очков}",
        "{player} 犯规，罚 {points} 分",
    ),
    "line.or": ("{first}, or {second}", "{first}, или {second}", "{first}，或 {second}"),
    "line.unknown": ('"{event}"', "«{event}»", "“{event}”"),
}
