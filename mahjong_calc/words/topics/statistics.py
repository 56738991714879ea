"""Statistics of many hands, and claimed values that are compared with the tiles."""

from __future__ import annotations

STATISTICS: dict[str, tuple[str, str, str]] = {
    "self_drawn": (
        "{count} self-drawn ({share} %)",
        "со стены: {count} ({share} %)",
        "自摸 {count} 次（{share} %）",
    ),
    "hands": ("Hands", "Рук", "手数"),
    "wins": ("Wins", "Побед", "和牌"),
    "drawn": ("Self-drawn", "Со стены", "自摸"),
    "average": ("Average", "В среднем", "平均"),
    "highest": ("Highest", "Наибольшая", "最高"),
    "claimed": ("Claimed", "Заявлено", "申报"),
    "worth": ("Worth", "Стоит", "实值"),
    "explained": ("Explained by", "Объяснение", "原因"),
    "missed": ("{fan} is missing", "не учтён: {fan}", "漏计 {fan}"),
    "too_much": ("{fan} does not count", "лишний: {fan}", "多计 {fan}"),
    "all_agree": (
        "{count:record agrees|records agree} with the tiles",
        "{count:запись совпадает|записи совпадают|записей совпадают} с костями",
        "{count} 条与牌面相符",
    ),
    "differ": (
        "{count:record differs|records differ} from the tiles",
        "{count:запись расходится|записи расходятся|записей расходятся} с костями",
        "{count} 条与牌面不符",
    ),
}
