"""The payments of wins and kongs as formulas of a workbook; other events are written by hand."""

from __future__ import annotations

from ....sheets.formulas import Formulas
from ....sheets.model import EVERY_PLAYER, PLAYERS
from .events import KONG, WIN, winners_are_out


def change(formulas: Formulas, player: int, line: int, first: int) -> str:
    """A win or a kong, paid by those who have not won before."""
    from ..payments import SELF_DRAW, value

    won, gave = (formulas.means(name, line, player) for name in ("winner", "discarder"))
    points = formulas.cell("points", line)
    added = str(SELF_DRAW)
    if formulas.options["self_draw"] == "fan":
        most = value(formulas.options["limit_fans"], formulas.options["limit_fans"])
        added = f"IF({points}*2>{most},{most}-{points},{points})"
    each = f"({points}+IF({formulas.says('event', line, WIN)},{added},0))"
    others = "+".join(_still_in(formulas, other, line, first) for other in EVERY_PLAYER if other != player)
    self_drawn, paying = formulas.self_drawn(line), _still_in(formulas, player, line, first)
    gain = f"IF({self_drawn},{each}*({others}),{points})"
    loss = f"IF({self_drawn},-{each}*{paying},IF({gave},-{points},0))"
    paid = f"AND({formulas.says('event', line, WIN, KONG)},{formulas.whole_win(line)})"
    return f'=IF({paid},IF({won},{gain},{loss}),"")'


def _still_in(formulas: Formulas, player: int, line: int, first: int) -> str:
    """1 where the player has not won in the lines before, else 0."""
    if line == first or not winners_are_out(formulas.options):
        return "1"
    ranges = [f"{formulas.cell(name, first)}:{formulas.cell(name, line - 1)}" for name in ("event", "winner")]
    called = (f'"{PLAYERS[player]}"', formulas.name(player))
    wins = [f'COUNTIFS({ranges[0]},"{word}",{ranges[1]},{who})' for word in formulas.words(WIN) for who in called]
    return f"IF({'+'.join(wins)}=0,1,0)"
