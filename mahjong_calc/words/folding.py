"""Names as people write them: what is the same to a reader is made the same text."""

from __future__ import annotations

import re
import unicodedata

MOST_LETTERS = 100
"""Of a long text only the beginning counts: no name is that long, and some texts take very long to normalize."""
_TRADITIONAL = "雙門將單釣張槓龍連風莊點報聽邊無發萬條節組齊歸寶燈蓮綠絕撈開搶貫純絡決罰總積備註說項劃號順對紅"
_SIMPLIFIED = "双门将单钓张杠龙连风庄点报听边无发万条节组齐归宝灯莲绿绝捞开抢贯纯络决罚总积备注说项划号顺对红"
_TRADITIONAL += "麼么東賽選實際標準競計賠銃輪場處贏輸誰數時種會檯臺億鳥雞國將戰無過後補選殺廣斷么帶於鉤鈎獨"
_SIMPLIFIED += "幺幺东赛选实际标准竞计赔铳轮场处赢输谁数时种会台台亿鸟鸡国将战无过后补选杀广断幺带于钩钩独"
SAME = str.maketrans(_TRADITIONAL + "ёЁ", _SIMPLIFIED + "еЕ")
"""Traditional characters as the simplified ones, ё as е: what `str.translate` takes."""


def folded(text: str) -> str:
    """The text in lower case, narrow letters and simplified characters, with one space for any gap, hyphen or
    underscore; no quotes or dots around it."""
    text = text[:MOST_LETTERS]
    if not text.isascii():
        text = unicodedata.normalize("NFKC", text).translate(SAME)
    return " ".join(re.sub(r"[\s_\-:]+", " ", text.strip("\ufeff \t'\"").casefold()).split()).rstrip(".")
