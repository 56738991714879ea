"""The payments of MCR as formulas of a workbook."""

from __future__ import annotations

from ....sheets.columns import PENALTIES
from ....sheets.formulas import Formulas
from ....sheets.model import PLAYERS


def change(formulas: Formulas, player: int, line: int, _first: int) -> str:
    """The base from everybody, and the value from who discarded, or from everybody where nobody did."""
    from ..payments import ALL

    base, pays_all = formulas.options["base"], formulas.options["discarder_pays"] == ALL
    won, gave = formulas.means("winner", line, player), formulas.means("discarder", line, player)
    points, penalty = formulas.cell("points", line), formulas.cell(PENALTIES[player], line)
    others, self_drawn = len(PLAYERS) - 1, formulas.self_drawn(line)
    gain = f"IF({self_drawn},{others}*({base}+{points}),{others * base}+{points})"
    fed, beside = (others * base, 0) if pays_all else (base, base)
    loss = f"IF({self_drawn},-{base}-{points},IF({gave},-{fed}-{points},-{beside}))"
    return formulas.result(line, formulas.whole_win(line), f"IF({won},{gain},{loss})", f"N({penalty})")
