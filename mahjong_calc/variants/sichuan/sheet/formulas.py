"""The payments of wins and kongs as formulas of a workbook; other events are written by hand."""

from __future__ import annotations

from ....sheets.formulas import Formulas
from ....sheets.model import EVERY_PLAYER, PLAYERS


def change(formulas: Formulas, player: int, line: int, first: int) -> str:
    """A win or a kong, paid by those who have not won before."""
    from ..payments import SELF_DRAW, value

    event, winner, giver = (formulas.cell(name, line) for name in ("event", "winner", "discarder"))
    points, me = formulas.cell("points", line), f'"{PLAYERS[player]}"'
    added = str(SELF_DRAW)
    if formulas.options["self_draw"] == "fan":
        most = value(formulas.options["limit_fans"], formulas.options["limit_fans"])
        added = f"IF({points}*2>{most},{most}-{points},{points})"
    each = f'({points}+IF({event}="win",{added},0))'
    others = "+".join(_still_in(formulas, other, line, first) for other in EVERY_PLAYER if other != player)
    self_drawn, paying = formulas.self_drawn(line), _still_in(formulas, player, line, first)
    gain = f"IF({self_drawn},{each}*({others}),{points})"
    loss = f"IF({self_drawn},-{each}*{paying},IF({giver}={me},-{points},0))"
    return f'=IF(AND(OR({event}="win",{event}="kong"),{formulas.whole_win(line)}),IF({winner}={me},{gain},{loss}),"")'


def _still_in(formulas: Formulas, player: int, line: int, first: int) -> str:
    """1 where the player has not won in the lines before, else 0."""
    if line == first:
        return "1"
    ranges = [f"{formulas.cell(name, first)}:{formulas.cell(name, line - 1)}" for name in ("event", "winner")]
    return f'IF(COUNTIFS({ranges[0]},"win",{ranges[1]},"{PLAYERS[player]}")=0,1,0)'
