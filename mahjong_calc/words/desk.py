"""What a referee works from: a line a table, and which tables to fetch."""

from __future__ import annotations

DESK: dict[str, tuple[str, str, str]] = {
    "fetch": ("fetch the sheet", "принести бланк", "需调取原表"),
    "slip": ("typing slip", "опечатка", "录入笔误"),
    "ask": ("to be looked at", "посмотреть", "待查看"),
    "more": ("{count} more", "ещё {count}", "另有 {count} 处"),
    "perhaps": ("perhaps {cause}", "возможно, {cause}", "可能是{cause}"),
    "to_fetch": (
        "fetch {count:sheet|sheets}: {names}",
        "принести {count:бланк|бланка|бланков}: {names}",
        "需调取原表 {count} 张：{names}",
    ),
    "none_to_fetch": ("no sheet has to be fetched", "бланки приносить не нужно", "无需调取原表"),
}
