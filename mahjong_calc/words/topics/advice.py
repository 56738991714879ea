"""What a refused hand seems to lack: said after the sentence of the fault."""

from __future__ import annotations

ADVICE: dict[str, tuple[str, str, str]] = {
    "parts": (
        "concealed {concealed}, {sets}",
        "закрытых {concealed}, {sets}",
        "暗牌 {concealed} 张，{sets}",
    ),
    "kong_sign": (
        "{tiles} is read as four single tiles; as a kong it is written {hidden} (concealed) or {open} (open)",
        "{tiles} прочитано как четыре отдельные кости; конг пишется {hidden} (закрытый) или {open} (открытый)",
        "{tiles} 读作四张单牌；若为杠，请写 {hidden}（暗杠）或 {open}（明杠）",
    ),
    "waits": (
        "without {win} it waits for {waits}",
        "без {win} она ждёт {waits}",
        "去掉 {win} 后听 {waits}",
    ),
}
