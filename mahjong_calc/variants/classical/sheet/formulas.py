"""The settlement of a classical hand, and who is East after it, as formulas of a workbook."""

from __future__ import annotations

from ....sheets.formulas import Formulas
from ....sheets.model import EVERY_PLAYER, PLAYERS
from ....sheets.rules import VALUES


def change(formulas: Formulas, player: int, line: int, _first: int) -> str:
    """The winner's value from each loser, the difference between losers, twice where one is East."""
    winner, east, me = formulas.cell("winner", line), formulas.cell("east", line), f'"{PLAYERS[player]}"'
    own, parts = formulas.cell(VALUES[player], line), []
    values = f"{formulas.cell(VALUES[0], line)}:{formulas.cell(VALUES[-1], line)}"
    for other in EVERY_PLAYER:
        if other != player:
            value, them = formulas.cell(VALUES[other], line), f'"{PLAYERS[other]}"'
            between = "0" if formulas.options["only_winner_paid"] else f"{own}-{value}"
            paid = f"IF({winner}={me},{own},IF({winner}={them},-{value},{between}))"
            times = f"IF(OR({east}={me},{east}={them}),2,1)" if formulas.options["east_doubles"] else "1"
            parts.append(f"{times}*{paid}")
    told = f"AND({formulas.player('winner', line)},{formulas.player('east', line)},COUNT({values})={len(EVERY_PLAYER)})"
    return formulas.result(line, told, "+".join(parts))


def east_after(formulas: Formulas, line: int) -> str:
    """Who is East after a hand: who was, where East won or nobody did, else the next player."""
    winner, east = formulas.cell("winner", line), formulas.cell("east", line)
    passed = '""'
    for player in EVERY_PLAYER:
        passed = f'IF({east}="{PLAYERS[player]}","{PLAYERS[(player + 1) % len(PLAYERS)]}",{passed})'
    stays = f"OR({formulas.nobody('winner', line, 'draw')},{winner}={east})"
    return f'=IF({winner}="","",IF({stays},{east},IF({formulas.player("winner", line)},{passed},"")))'
