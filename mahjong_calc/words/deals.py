"""What happens in a deal, and what is said about its settlement."""

from __future__ import annotations

DEALS: dict[str, tuple[str, str, str]] = {
    "hand_of": ("{seat}'s hand", "рука игрока {seat}", "{seat}家手牌"),
    "concealed_kong": ("{by}: concealed kong {tile}", "{by}: закрытый конг {tile}", "{by}：暗杠 {tile}"),
    "exposed_kong": (
        "{by}: kong {tile} from {giver}",
        "{by}: конг {tile} со сноса, {giver}",
        "{by}：明杠 {tile}，{giver}放杠",
    ),
    "added_kong": (
        "{by}: kong {tile}, tile just drawn",
        "{by}: конг {tile}, кость только взята",
        "{by}：加杠 {tile}（刚摸到）",
    ),
    "postponed_kong": ("{by}: postponed kong {tile}", "{by}: отложенный конг {tile}", "{by}：补杠 {tile}（非刚摸到）"),
    "pung": ("{by}: pung {tile} from {giver}", "{by}: панг {tile} со сноса, {giver}", "{by}：碰 {giver}的 {tile}"),
    "discard": ("{by}: discard {tile}", "{by}: снос {tile}", "{by}：打出 {tile}"),
    "pass": ("{by}: lets {tile} of {giver} go", "{by}: пропускает {tile}, снос: {giver}", "{by}：放过{giver}的 {tile}"),
    "win_discard": (
        "{by} wins off {giver}: {tile}, {worth}",
        "{by} выигрывает, снос: {giver}: {tile}, {worth}",
        "{by}和{giver}的弃牌：{tile}，{worth}",
    ),
    "win_after_kong": (
        "{by} wins off {giver} after the kong: {tile}, {worth}",
        "{by} выигрывает, снос после конга: {giver}: {tile}, {worth}",
        "{by}和{giver}的杠上炮：{tile}，{worth}",
    ),
    "win_robbing": (
        "{by} robs the kong of {giver}: {tile}, {worth}",
        "{by} грабит конг, {giver}: {tile}, {worth}",
        "{by}抢{giver}的杠：{tile}，{worth}",
    ),
    "win_drawn": (
        "{by} wins self-drawn: {tile}, {worth}",
        "{by} выигрывает со стены: {tile}, {worth}",
        "{by}自摸：{tile}，{worth}",
    ),
    "win_replacement": (
        "{by} wins on the replacement: {tile}, {worth}",
        "{by} выигрывает на замене: {tile}, {worth}",
        "{by}杠上开花：{tile}，{worth}",
    ),
    "kong_robbed": (
        "{by}: kong {tile} robbed, points go back",
        "{by}: конг {tile} ограблен, очки возвращаются",
        "{by}：{tile} 的杠被抢，退还杠分",
    ),
    "kong_shot": (
        "{by}: shot after kong {tile}, points go back",
        "{by}: наброс после конга {tile}, очки возвращаются",
        "{by}：{tile} 杠后点炮，退还杠分",
    ),
    "kong_not_ready": (
        "{by}: not ready, points of kong {tile} go back",
        "{by}: рука не готова, очки за конг {tile} возвращаются",
        "{by}：未听牌，退还 {tile} 的杠分",
    ),
    "wall_end": ("end of the wall", "конец стены", "流局（牌墙摸完）"),
    "state_ready": ("{by}: ready, {worth}", "{by}: рука готова, {worth}", "{by}：听牌，{worth}"),
    "state_not_ready": ("{by}: not ready", "{by}: рука не готова", "{by}：未听牌"),
    "state_pig": ("{by}: forbidden suit in hand", "{by}: в руке запретная масть", "{by}：花猪"),
    "state_passive_pig": (
        "{by}: forbidden suit in hand, nothing else discarded",
        "{by}: запретная масть, ничего другого не сносилось",
        "{by}：有定缺牌，但打出的全是定缺牌",
    ),
    "paid_ready": ("those not ready pay {by}", "{by}: неготовые платят готовому", "未听牌者付给听牌的{by}"),
    "flower_pig": ("{by}: penalty for the forbidden suit", "{by}: штраф за запретную масть", "{by}：花猪罚分"),
    "drawn": ("nobody wins", "никто не выиграл", "荒庄（无人和牌）"),
    "worth_fan": ("{fans} fan", "фан {fans}", "{fans} 番"),
    "worth_fans": ("{fans} fans", "фанов {fans}", "{fans} 番"),
    "worth_points": ("{points} points", "очков {points}", "{points} 分"),
    "deal": ("Deal", "Раздача", "牌局"),
    "dealer": ("dealer {seat}", "дилер: {seat}", "庄家：{seat}"),
    "event": ("Event", "Событие", "事件"),
    "balance": ("balance", "итог", "结余"),
    "payer": ("From", "Кто платит", "付分"),
    "payee": ("To", "Кому", "得分"),
    "points": ("Points", "Очки", "分"),
    "reason": ("For", "За что", "原因"),
    "nobody": ("nobody", "никому", "无人"),
    "burned": (
        "{points} points are lost to the table: nobody receives them",
        "Потеряно очков: {points}, их не получает никто",
        "{points} 分不归任何人",
    ),
    "next_dealer": ("Next dealer: {seat}", "Следующий дилер: {seat}", "下局庄家：{seat}"),
    "finding": ("Finding", "Замечание", "发现"),
    "no_payments": ("Nobody pays.", "Никто не платит.", "各家不付分。"),
}
