"""What is found in a score sheet: key -> sentence. `said` and `should_be` are those of the finding."""

from __future__ import annotations

SHEETS: dict[str, tuple[str, str, str]] = {
    "unreadable_cell": ('"{text}" is no whole number', "«{text}» — не целое число", "“{text}”不是整数"),
    "unreadable_cell.points": ('"{text}" is no number', "«{text}» — не число", "“{text}”不是数字"),
    "unreadable_cell.player": ('"{text}" is no player', "«{text}»: такого игрока нет", "“{text}”不是选手"),
    "unclear_name.twice": (
        '"{text}" is what {names} are called; who is meant?',
        "«{text}» — имя нескольких игроков ({names}); кто имеется в виду?",
        "{names} 都叫“{text}”；指的是谁？",
    ),
    "unclear_name.seat": (
        '"{text}" is read as {player}, who is called so; as a seat it is {other}',
        "«{text}» понято как имя ({player}); как место это {other}",
        "“{text}”按姓名读作 {player}；按座位则是 {other}",
    ),
    "unclear_name.nobody": (
        '"{text}" is read as {player}, who is called so; as a word it is nobody',
        "«{text}» понято как имя ({player}); как слово это значит «никто»",
        "“{text}”按姓名读作 {player}；按词义则是无人",
    ),
    "unknown_event": ('unknown event "{text}"', "неизвестное событие «{text}»", "未知事件“{text}”"),
    "winner_missing": (
        "there is something in the row, but no winner",
        "строка не пуста, но победителя нет",
        "本行有内容，但没有和牌者",
    ),
    "winner_missing.draw": (
        "nobody won, yet there is a discarder",
        "никто не выиграл, но указан снёсший",
        "无人和牌，却写了点炮者",
    ),
    "discarder_is_winner": (
        "winner and discarder are the same; read as self-drawn",
        "победитель указан и как снёсший; прочитано как выигрыш со стены",
        "和牌者与点炮者相同，按自摸处理",
    ),
    "points_of_result.draw": (
        "nobody won, yet there {points:is # point|are # points}",
        "никто не выиграл, но записано {points:очко|очка|очков}",
        "无人和牌，却记了 {points} 分",
    ),
    "points_of_result.win": (
        "somebody won, but there are no points",
        "кто-то выиграл, но очков нет",
        "有人和牌，却没有分数",
    ),
    "points_of_result.negative": (
        "no hand is worth {points}",
        "рука не может стоить {points:очко|очка|очков}",
        "手牌不可能值 {points} 分",
    ),
    "points_of_result.kong": (
        "no kong pays {points}: 2 from a discard or concealed, 1 added, 0 added later",
        "конг не стоит {points}: открытый и закрытый — 2, дополненный — 1, отложенный — 0",
        "没有付 {points} 分的杠：直杠、暗杠 2，补杠 1，过手补杠 0",
    ),
    "points_of_result.no_value": (
        "no hand is worth {points}: the value is 1, doubled by each fan up to {limit}",
        "рука не может стоить {points:очко|очка|очков}: это 1, удвоенное за каждый фан, не больше {limit}",
        "和牌分不可能是 {points}：1 分按番翻倍，最多 {limit} 分",
    ),
    "fans_for_points": (
        "the column is headed fans and read as points, 1 doubled for each fan; is {points} the number of points?",
        "столбец назван фанами, а читается как очки: 1, удвоенное за каждый фан; {points} — это очки?",
        "此列表头为“番”，但按分数读取（1 分按番翻倍）；{points} 是分数吗？",
    ),
    "row_incomplete": (
        "{column} is missing, so what the row moves is not known",
        "не заполнено: {column}; поэтому неизвестно, что меняет строка",
        "缺少“{column}”，无法得知本行得失",
    ),
    "payments_unknown": (
        "what a hand pays under the rules {rules} is not known here; the changes are not compared with the results",
        "что выплачивается за раздачу по правилам {rules}, здесь неизвестно; изменения с результатами не сверяются",
        "此处不知规则 {rules} 一局如何收付，未核对得失与结果",
    ),
    "points_below_minimum": (
        "{points:point|points}, but at least {minimum} are needed",
        "{points:очко|очка|очков}, а нужно не меньше {minimum}",
        "只有 {points} 分，不足起和分 {minimum}",
    ),
    "points_below_minimum.fans": (
        "{points:fan|fans}, but at least {minimum} are needed",
        "{points:фан|фана|фанов}, а нужно не меньше {minimum}",
        "只有 {points} 番，不足起和番数 {minimum}",
    ),
    "points_high": (
        "{points:point is|points are} rare; look at the hand again",
        "{points:очко|очка|очков} — редкость, проверьте",
        "{points} 分很高，请核对",
    ),
    "changes_differ": (
        "the changes are {written}; by the result they should be {due}",
        "записано {written}; по результату должно быть {due}",
        "记为 {written}；按结果应为 {due}",
    ),
    "changes_differ.one": (
        "the change is {written}; by the result it should be {due}",
        "записано {written}; по результату должно быть {due}",
        "记为 {written}；按结果应为 {due}",
    ),
    "row_sum": (
        "the changes sum to {said}, not to {should_be}",
        "сумма изменений {said}, а не {should_be}",
        "各家得失之和为 {said}，应为 {should_be}",
    ),
    "penalty_gain": (
        "the penalties sum to {sum}: more is given than taken",
        "сумма штрафов {sum}: отдано больше, чем снято",
        "罚分之和为 {sum}：给出的多于罚掉的",
    ),
    "penalty_form": (
        "no one or two fouls cost this ({profile})",
        "ни одно, ни два нарушения столько не стоят ({profile})",
        "一次或两次犯规都不会是这样（{profile}）",
    ),
    "offender_wins": (
        "{player} has a false win and wins the same hand",
        "у {player} ложный выигрыш и выигрыш в той же раздаче",
        "{player} 诈和，却又和了本局",
    ),
    "hand_unreadable": ("cannot be scored: {fault}", "сосчитать нельзя: {fault}", "无法计番：{fault}"),
    "hand_not_a_win": ("a false win: {fault}", "ложный выигрыш: {fault}", "诈和：{fault}"),
    "hand_below_minimum": (
        "the tiles are worth {counted} without flowers, {minimum} are needed: a false win",
        "рука стоит {counted} без цветов, нужно {minimum}: ложный выигрыш",
        "手牌不计花为 {counted} 分，起和 {minimum} 分：诈和",
    ),
    "hand_worth_more": (
        "{said:point is|points are} claimed, the tiles are worth {worth}",
        "записано {said:очко|очка|очков}, а рука стоит {worth}",
        "记 {said} 分，手牌值 {worth} 分",
    ),
    "hand_worth_more.fan": (
        "{said:point is|points are} claimed, the tiles are worth {worth}; {fan} would make the difference",
        "записано {said:очко|очка|очков}, а рука стоит {worth}; разницу даёт {fan}",
        "记 {said} 分，手牌值 {worth} 分；差额等于“{fan}”",
    ),
    "hand_worth_less": (
        "{said:point is|points are} claimed, the tiles are worth {worth}",
        "записано {said:очко|очка|очков}, а рука стоит {worth}",
        "记 {said} 分，手牌值 {worth} 分",
    ),
    "hand_worth_less.fan": (
        "{said:point is|points are} claimed, the tiles are worth {worth}; {fan}, not counted here, makes the"
        " difference",
        "записано {said:очко|очка|очков}, а рука стоит {worth}; разницу даёт {fan}, но здесь он не засчитывается",
        "记 {said} 分，手牌值 {worth} 分；差额等于“{fan}”，但此处不计",
    ),
    "wrong_wind": (
        "hand {number} is of another round: {should_be}",
        "раздача {number} относится к другому раунду: {should_be}",
        "第 {number} 局的圈风应为{should_be}",
    ),
    "wrong_seat": (
        "East of hand {number} should be {should_be}",
        "Востоком в раздаче {number} должен быть {should_be}",
        "第 {number} 局的庄家应为 {should_be}",
    ),
    "wrong_east": (
        "after the hand before, East should be {names}",
        "после предыдущей раздачи Востоком должен быть {names}",
        "按上一局结果，庄家应为 {names}",
    ),
    "hand_count": (
        "there is no hand {number}; a table plays {most}",
        "раздачи {number} не бывает; за столом их {most}",
        "没有第 {number} 局，一桌打 {most} 局",
    ),
    "hand_count.low": (
        "there is no hand {number}; hands are numbered from 1",
        "раздачи {number} не бывает; нумерация с 1",
        "没有第 {number} 局，局号从 1 开始",
    ),
    "hand_count.none": ('"{text}" is no number of a hand', "«{text}» — не номер раздачи", "“{text}”不是局号"),
    "hand_twice": ("hand {number} stands twice", "раздача {number} записана дважды", "第 {number} 局出现两次"),
    "hand_missing": ("hand {number} is missing", "пропущена раздача {number}", "缺少第 {number} 局"),
    "hand_order": ("hand {number} should stand here", "здесь должна быть раздача {number}", "此处应为第 {number} 局"),
    "hand_order.after": (
        "hand {number} stands after hand {before}",
        "раздача {number} записана после раздачи {before}",
        "第 {number} 局排在第 {before} 局之后",
    ),
    "hand_order.late": (
        "a hand stands after the totals",
        "раздача записана после итогов",
        "合计行之后又有牌局",
    ),
    "blank_row": (
        "hand {number} is blank, but hands follow: a draw, or not played?",
        "раздача {number} пуста, а дальше есть раздачи: ничья или не играли?",
        "第 {number} 局为空，其后仍有牌局：流局还是未打？",
    ),
    "blank_row.run": (
        "hands {first} to {last} are blank, but hands follow: draws, or not played?",
        "раздачи {first}-{last} пусты, а дальше есть раздачи: ничьи или не играли?",
        "第 {first} 至 {last} 局为空，其后仍有牌局：流局还是未打？",
    ),
    "running_total": (
        "{names}: the running totals are {written}, they should be {due}",
        "{names}: промежуточные итоги {written}, должны быть {due}",
        "{names}：累计记为 {written}，应为 {due}",
    ),
    "running_total.one": (
        "the running total is {written}, it should be {due}",
        "промежуточный итог {written}, должен быть {due}",
        "累计记为 {written}，应为 {due}",
    ),
    "running_total.carried": (
        "{names}: the running totals are {written}, they should be {due}; later totals go on from them",
        "{names}: промежуточные итоги {written}, должны быть {due}; дальше считали от них",
        "{names}：累计记为 {written}，应为 {due}；其后各局沿用了此数",
    ),
    "running_total.carried_one": (
        "the running total is {written}, it should be {due}; later totals go on from it",
        "промежуточный итог {written}, должен быть {due}; дальше считали от него",
        "累计记为 {written}，应为 {due}；其后各局沿用了此数",
    ),
    "total_differs": (
        "{names}: the totals are {said}, the hands sum to {should_be}",
        "{names}: итоги {said}, а сумма раздач — {should_be}",
        "{names}：总分记为 {said}，各局之和为 {should_be}",
    ),
    "total_differs.one": (
        "the total is {said}, the hands sum to {should_be}",
        "итог {said}, а сумма раздач — {should_be}",
        "总分记为 {said}，各局之和为 {should_be}",
    ),
    "incomplete": (
        "only {count:hand has|hands have} a result: too few to compare the totals with",
        "раздач с результатом всего {count}: сверить с ними итоги нельзя",
        "只有 {count} 局有结果，无法与总分核对",
    ),
    "total_sum": (
        "the totals sum to {said}, not to {should_be}",
        "сумма итогов {said}, а не {should_be}",
        "总分之和为 {said}，应为 {should_be}",
    ),
    "table_points": (
        "{said:table point is|table points are} written; by the totals there should be {should_be}",
        "записано {said:очко|очка|очков} за стол, по итогам должно быть {should_be}",
        "记为 {said}，按总分应为 {should_be}",
    ),
    "table_points.several": (
        "the table points are {written}; by the totals they should be {due}",
        "очки за стол {written}, по итогам должно быть {due}",
        "比赛分记为 {written}，按总分应为 {due}",
    ),
    "already_out": (
        "{player} has won in this hand already",
        "{player} уже выиграл в этой раздаче",
        "{player} 本局已经和牌",
    ),
    "hand_over.won": (
        "only one player is left in this hand; it is over",
        "в раздаче остался один игрок; она окончена",
        "本局只剩一家，已经结束",
    ),
    "hand_over.wall": (
        "the wall had ended: players who are not ready have paid already",
        "стена уже кончилась: игроки без ожидания уже заплатили",
        "牌墙已摸完：此前已查叫",
    ),
    "refund_without_kong": (
        "{player} has no kong left to pay back",
        "у {player} нет конга, за который можно вернуть",
        "{player} 没有可退的杠",
    ),
    "hand_total": (
        "{names}: the totals are {written}, the lines sum to {due}",
        "{names}: итоги {written}, а сумма строк — {due}",
        "{names}：合计记为 {written}，各行之和为 {due}",
    ),
    "hand_total.one": (
        "the total is {written}, the lines sum to {due}",
        "итог {written}, а сумма строк — {due}",
        "合计记为 {written}，各行之和为 {due}",
    ),
    "player_twice.here": (
        "{player} sits at two places of this table",
        "{player} сидит за этим столом на двух местах",
        "{player} 在本桌占了两个座位",
    ),
    "player_twice": (
        "{player} sits at another table of this round too ({table})",
        "{player} сидит в этом туре и за другим столом ({table})",
        "{player} 本轮还出现在另一桌（{table}）",
    ),
    "columns_ignored": (
        "columns with figures that mean nothing here are left out, and not checked: {left_out}",
        "столбцы с числами, которые здесь ничего не значат, пропущены и не проверены: {left_out}",
        "含数字但无法识别的列已忽略，未予核对：{left_out}",
    ),
    "columns_ignored.by_player": (
        "columns with figures are left out, and not checked: {left_out}; the players' columns are headed P1, pen P1,"
        " total P1, or E, pen E, total E",
        "столбцы с числами пропущены и не проверены: {left_out}; столбцы игроков называются P1, штраф P1, итог P1"
        " или В, штраф В, итог В",
        "含数字的列已忽略，未予核对：{left_out}；各家的列名应为 P1、罚分 P1、累计 P1，或 东、罚分东、累计东",
    ),
    "columns_ignored.words": (
        "columns of words that mean nothing here are left out: {left_out}",
        "столбцы со словами, которые здесь ничего не значат, пропущены: {left_out}",
        "无法识别的文字列已忽略：{left_out}",
    ),
    "second_table_beside": (
        "a second table beside the first is left out, and not checked: {left_out}",
        "вторая таблица рядом с первой пропущена и не проверена: {left_out}",
        "旁边的第二张表已忽略，未予核对：{left_out}",
    ),
    "lines_ignored": (
        "lines with figures that are no hands are passed over, and not checked: {left_out}",
        "строки с числами, которые не описывают раздач, пропущены и не проверены: {left_out}",
        "含数字但不是牌局的行已略过，未予核对：{left_out}",
    ),
    "lines_ignored.words": (
        "lines that are no hands are passed over: {left_out}",
        "строки, которые не описывают раздач, пропущены: {left_out}",
        "不是牌局的行已略过：{left_out}",
    ),
    "worksheets_ignored": (
        "worksheets with figures but without a row of headings are left out, and not checked: {left_out}",
        "листы с числами, но без строки заголовков пропущены и не проверены: {left_out}",
        "有数字但没有列名行的工作表已忽略，未予核对：{left_out}",
    ),
    "worksheets_ignored.words": (
        "worksheets without a row of headings are left out: {left_out}",
        "листы без строки заголовков пропущены: {left_out}",
        "没有列名行的工作表已忽略：{left_out}",
    ),
    "formulas_without_values": (
        "formulas hold no stored values, and their cells are read as empty; open and save it in a spreadsheet program"
        " first",
        "у формул нет сохранённых значений, их ячейки прочитаны как пустые; сначала откройте и сохраните файл"
        " в табличном редакторе",
        "公式没有保存的值，相应单元格按空读取；请先用电子表格软件打开并保存",
    ),
    "standings.errors": (
        "{count:table has errors|tables have errors} ({names}); the standings are as written, see what"
        " check finds there",
        "{count:стол|стола|столов} с ошибками ({names}); места посчитаны по записанному; что не так, покажет check",
        "{count} 桌有错（{names}）；名次按所写数字计算，请先查看 check 的结果",
    ),
    "standings.not_final": (
        "{count:table is|tables are} not final ({names}): hands lack, and there are no totals",
        "{count:стол не доигран|стола не доиграны|столов не доиграны} ({names}): не хватает раздач, итогов нет",
        "{count} 桌尚未结束（{names}）：缺少牌局，也没有总分",
    ),
    "standings.total": (
        '{player}: table {table} is not counted, since the total "{said}" cannot be read',
        "{player}: стол {table} не учтён: не читается итог «{said}»",
        "{player}：第 {table} 桌未计入，总分“{said}”无法识别",
    ),
    "standings.no_total": (
        "{player}: table {table} is not counted, since there is no total",
        "{player}: стол {table} не учтён: нет итога",
        "{player}：第 {table} 桌未计入，没有总分",
    ),
    "standings.points": (
        '{player}: the table points "{said}" of table {table} cannot be read, and none are counted',
        "{player}: очки за стол {table} не читаются («{said}») и не учтены",
        "{player}：第 {table} 桌的比赛分“{said}”无法识别，未计入",
    ),
    "standings.no_points": (
        "{player}: table {table} has no table points, and none are counted",
        "{player}: за стол {table} не указаны очки за стол, они не учтены",
        "{player}：第 {table} 桌没有比赛分，未计入",
    ),
    "unexplained.1": (
        "; no single change explains it: more than one mistake",
        "; одним изменением это не объяснить: ошибок больше одной",
        "；没有单个改动能解释：错误不止一处",
    ),
    "unexplained.2": (
        "; more than one mistake: no two changes explain it",
        "; ошибок больше одной: и двумя изменениями это не объяснить",
        "；错误不止一处：任意两个改动也无法解释",
    ),
    "habit.apart": (
        "in all hands the changes are written without the penalties: --deltas-without-penalties reads them so"
        " (explains {count:finding|findings})",
        "во всех раздачах изменения записаны без штрафов: так их читает --deltas-without-penalties"
        " (объясняет {count:замечание|замечания|замечаний})",
        "各局得失均未计入罚分：可用 --deltas-without-penalties 按此读取（解释了 {count} 处）",
    ),
    "habit.signs": (
        "in all hands the minus signs are missing (explains {count:finding|findings})",
        "во всех раздачах пропущены минусы (объясняет {count:замечание|замечания|замечаний})",
        "各局均漏写负号（解释了 {count} 处）",
    ),
    "habit.exchanged": (
        "in all hands the changes of {column} and {other} stand in each other's place (explains"
        " {count:finding|findings})",
        "во всех раздачах изменения {column} и {other} переставлены (объясняет {count:замечание|замечания|замечаний})",
        "各局 {column} 与 {other} 的得失写反（解释了 {count} 处）",
    ),
    "habit.rotated": (
        "from hand {hand} on the changes stand in the columns of other players (explains {count:finding|findings})",
        "начиная с раздачи {hand} изменения стоят в столбцах других игроков (объясняет"
        " {count:замечание|замечания|замечаний})",
        "自第 {hand} 局起各家得失写在他人的列中（解释了 {count} 处）",
    ),
    "habit.base": (
        "in all hands the points are {points} too high (explains {count:finding|findings})",
        "во всех раздачах на {points:очко|очка|очков} больше, чем нужно (объясняет"
        " {count:замечание|замечания|замечаний})",
        "各局分数均多写了 {points} 分（解释了 {count} 处）",
    ),
    "causes_limited.table": (
        "there are too many mistakes at this table to look for the causes of all",
        "за этим столом слишком много ошибок, чтобы искать причину каждой",
        "本桌错误太多，未逐一查找原因",
    ),
    "causes_limited.file": (
        "there are too many mistakes in this file: from here on no causes are looked for",
        "в этом файле слишком много ошибок: дальше причины не ищутся",
        "本文件错误太多：此后不再查找原因",
    ),
}
