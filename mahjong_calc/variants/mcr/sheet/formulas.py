"""The payments of MCR as formulas of a workbook."""

from __future__ import annotations

from ....sheets.formulas import Formulas
from ....sheets.model import PLAYERS
from ....sheets.rules import PENALTIES


def change(formulas: Formulas, player: int, line: int, _first: int) -> str:
    """The base from everybody, and the value from who discarded, or from everybody where nobody did."""
    from ..payments import BASE

    winner, giver = formulas.cell("winner", line), formulas.cell("discarder", line)
    points, penalty, me = formulas.cell("points", line), formulas.cell(PENALTIES[player], line), f'"{PLAYERS[player]}"'
    others, self_drawn = len(PLAYERS) - 1, formulas.self_drawn(line)
    gain = f"IF({self_drawn},{others}*({BASE}+{points}),{others * BASE}+{points})"
    loss = f"IF(OR({self_drawn},{giver}={me}),-{BASE}-{points},-{BASE})"
    return formulas.result(line, formulas.whole_win(line), f"IF({winner}={me},{gain},{loss})", f"N({penalty})")
