"""What stands beside the results that are compared."""

from __future__ import annotations

COMPARISONS: dict[str, tuple[str, str, str]] = {
    "situation_of": ("as given", "как есть", "原样"),
    "differs": ("Differs", "Отличие", "不同"),
    "rules": ("Rules", "Правила", "规则"),
    "win": ("Winning tile", "Выигрышная кость", "和牌张"),
    "total": ("Total", "Всего", "合计"),
    "counted": ("Without flowers", "Без цветов", "不含花牌"),
    "minimum": ("Needed", "Нужно", "起和"),
    "fan_total": ("Fans", "Фанов", "番数"),
    "base": ("Points", "Очков", "点数"),
    "doublings": ("Doublings", "Удвоений", "翻数"),
    "raw": ("Before the limit", "До предела", "封顶前"),
    "legal": ("Enough to win", "Хватает для выигрыша", "够起和"),
    "yes": ("yes", "да", "是"),
    "no": ("no", "нет", "否"),
    "gains": ("{seat} gains", "{seat}: получает", "{seat}家得"),
    "pays": ("{seat} pays", "{seat}: платит", "{seat}家付"),
    "discarder": ("the discarder", "снёсший", "点炮者"),
    "robbed": ("the robbed player", "игрок с ограбленным конгом", "被抢杠者"),
    "other": ("each other player", "каждый из остальных", "其他各家"),
    "no_result": ("no result", "нет результата", "无结果"),
    "marked": (
        "* marks what differs.",
        "* отмечены различия.",
        "* 表示有差别。",
    ),
    "all_alike": ("Nothing differs.", "Различий нет.", "没有差别。"),
    "why_no_result": ("{what}: {why}", "{what}: {why}", "{what}：{why}"),
    "left_out": (
        "{what}: not used, the rules {rules} do not have it: {names}",
        "{what}: не учтено, в правилах {rules} этого нет: {names}",
        "{what}：规则 {rules} 没有下列项目，未采用：{names}",
    ),
}
