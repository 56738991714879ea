"""The settlement of a classical hand, and who is East after it, as formulas of a workbook."""

from __future__ import annotations

from ....sheets.formulas import Formulas
from ....sheets.model import EVERY_PLAYER, PLAYERS
from ....sheets.rules import VALUES


def change(formulas: Formulas, player: int, line: int, _first: int) -> str:
    """The winner's value from each loser, the difference between losers, twice where one is East."""
    won, east = formulas.means("winner", line, player), formulas.means("east", line, player)
    own, parts = formulas.cell(VALUES[player], line), []
    values = f"{formulas.cell(VALUES[0], line)}:{formulas.cell(VALUES[-1], line)}"
    for other in EVERY_PLAYER:
        if other != player:
            value, they_won = formulas.cell(VALUES[other], line), formulas.means("winner", line, other)
            between = "0" if formulas.options["only_winner_paid"] else f"{own}-{value}"
            paid = f"IF({won},{own},IF({they_won},-{value},{between}))"
            times = (
                f"IF(OR({east},{formulas.means('east', line, other)}),2,1)" if formulas.options["east_doubles"] else "1"
            )
            parts.append(f"{times}*{paid}")
    told = f"AND({formulas.player('winner', line)},{formulas.player('east', line)},COUNT({values})={len(EVERY_PLAYER)})"
    return formulas.result(line, told, "+".join(parts))


def east_after(formulas: Formulas, line: int) -> str:
    """Who is East after a hand: who was, where East won or nobody did, else the next player."""
    winner, east = formulas.cell("winner", line), formulas.cell("east", line)
    passed = '""'
    for player in EVERY_PLAYER:
        passed = f'IF({formulas.means("east", line, player)},"{PLAYERS[(player + 1) % len(PLAYERS)]}",{passed})'
    same = [f"AND({formulas.means('winner', line, one)},{formulas.means('east', line, one)})" for one in EVERY_PLAYER]
    stays = f"OR({','.join([formulas.nobody('winner', line, 'draw'), *same])})"
    return f'=IF({winner}="","",IF({stays},{east},IF({formulas.player("winner", line)},{passed},"")))'
