"""Cells that are filled and cannot be read."""

from __future__ import annotations

from collections.abc import Iterator

from ..account import Account
from ..cells import People
from ..model import ERROR, Finding
from .declare import ROW, check, finding_at


@check(
    ERROR,
    ("Cell that cannot be read", "Нечитаемая ячейка", "无法识别的单元格"),
    (
        "Figures are whole numbers, but for shared table points (2.33, 7/3); winner and discarder are P1-P4, 1-4,"
        " E S W N by starting seat, or a player's name.",
        "В числовых ячейках целые числа, кроме поделённых очков за стол (2,33 или 7/3); победитель и снёсший:"
        " P1-P4, 1-4, E S W N по начальному месту или имя.",
        "数字应为整数，平分的比赛分除外（2.33、7/3）；和牌者与点炮者写 P1-P4、1-4、起始座位 E S W N 或选手姓名。",
    ),
    looks_at=ROW,
)
def unreadable_cell(account: Account) -> Iterator[Finding]:
    """A cell that is filled and says nothing."""
    people = People(account.table.players)
    for row in account.table.rows:
        for cell in row.unread:
            if cell.column in ("winner", "discarder"):
                if people.called(cell.said):
                    continue  # a name that stands twice, which is asked about
                yield finding_at(row, cell.column, cell.said, None, "unreadable_cell.player", text=cell.said)
            else:
                kind = "unreadable_cell.points" if row is account.table.points else "unreadable_cell"
                yield finding_at(row, cell.column, cell.said, None, kind, text=cell.said)
