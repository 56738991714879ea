"""What the search for causes says of itself."""

from __future__ import annotations

from typing import Any

from ..model import ERROR, Finding
from .declare import remark_on_causes


@remark_on_causes(
    ("Causes not looked for", "Причины не искались", "未查找原因"),
    (
        "For each difference every single change is tried; where a table or a file is full of mistakes that would have"
        " no end, and only the first ones are explained. All findings are told.",
        "Для каждого расхождения пробуются все одиночные изменения; если ошибок за столом или в файле очень много,"
        " перебор ограничен и объясняются только первые. Сами замечания приводятся все.",
        "对每处差异都会逐一尝试单个改动；若一桌或一个文件错误太多，则只解释前面的部分。所有问题仍会列出。",
    ),
)
def causes_limited(reached: str) -> Finding:
    """A limit of the search. reached: `table` or `file`."""
    return Finding("causes_limited", None, "", None, None, f"causes_limited.{reached}")


@remark_on_causes(
    ("One habit throughout", "Одна привычка на весь бланк", "整张表的统一写法"),
    (
        "Where one way of writing explains nearly all that does not follow at a table, it is told once; the rows are"
        " shown with --all.",
        "Если почти все расхождения за столом объясняет одна манера записи, о ней говорится один раз; строки"
        " показывает --all.",
        "若一桌几乎所有不符都由同一种写法造成，则只报告一次；用 --all 显示各行。",
    ),
    severity=ERROR,
)
def habit(message: str, values: dict[str, Any], count: int) -> Finding:
    """One way of writing. count: of the findings that it explains."""
    return Finding("habit", None, "", None, None, f"habit.{message}", values | {"count": count})
