"""The settlement of a classical hand, and who is East after it, as formulas of a workbook."""

from __future__ import annotations

from ....sheets.columns import VALUES
from ....sheets.formulas import Formulas
from ....sheets.model import EVERY_PLAYER, PLAYERS
from ..payments import ALL, DOUBLE, asks_how_it_was_won


def change(formulas: Formulas, player: int, line: int, _first: int) -> str:
    """The winner's value from each loser, the difference between losers, twice where one is East; the winner's share by
    the options too."""
    won = formulas.means("winner", line, player)
    own, parts = formulas.cell(VALUES[player], line), []
    values = f"{formulas.cell(VALUES[0], line)}:{formulas.cell(VALUES[-1], line)}"
    for other in EVERY_PLAYER:
        if other != player:
            value, they_won = formulas.cell(VALUES[other], line), formulas.means("winner", line, other)
            between = (
                "0"
                if formulas.options["only_winner_paid"]
                else f"{_times(formulas, line, player, other)}*({own}-{value})"
            )
            gain, loss = _share(formulas, line, other, player), _share(formulas, line, player, other)
            parts.append(f"IF({won},{own}*{gain},IF({they_won},-{value}*{loss},{between}))")
    whole = [formulas.player("winner", line), formulas.player("east", line), f"COUNT({values})={len(EVERY_PLAYER)}"]
    if asks_how_it_was_won(formulas.options):
        whole.append(f"OR({formulas.self_drawn(line)},{formulas.player('discarder', line)})")
    return formulas.result(line, f"AND({','.join(whole)})", "+".join(parts))


def _times(formulas: Formulas, line: int, one: int, other: int) -> str:
    """How often a payment between two players counts: twice where one of them is East."""
    if not formulas.options["east_doubles"]:
        return "1"
    return f"IF(OR({formulas.means('east', line, one)},{formulas.means('east', line, other)}),2,1)"


def _share(formulas: Formulas, line: int, payer: int, winner: int) -> str:
    """How many times the winner's value a loser owes, or bears where who discarded pays for all three."""
    times, rule = _times(formulas, line, payer, winner), formulas.options["discarder_pays"]
    if not asks_how_it_was_won(formulas.options):
        return times
    drawn, gave = formulas.self_drawn(line), formulas.means("discarder", line, payer)
    if_drawn = f"2*{times}" if formulas.options["drawn_doubles"] else times
    if_fed = f"{times}*IF({gave},2,1)" if rule == DOUBLE else times
    if rule == ALL:
        every = "+".join(_times(formulas, line, one, winner) for one in EVERY_PLAYER if one != winner)
        if_fed = f"IF({gave},{every},0)"
    return f"IF({drawn},{if_drawn},{if_fed})"


def east_after(formulas: Formulas, line: int) -> str:
    """Who is East after a hand: who was, where East won or nobody did, else the next player."""
    winner, east = formulas.cell("winner", line), formulas.cell("east", line)
    passed = '""'
    for player in EVERY_PLAYER:
        passed = f'IF({formulas.means("east", line, player)},"{PLAYERS[(player + 1) % len(PLAYERS)]}",{passed})'
    same = [f"AND({formulas.means('winner', line, one)},{formulas.means('east', line, one)})" for one in EVERY_PLAYER]
    stays = f"OR({','.join([formulas.nobody('winner', line, 'draw'), *same])})"
    return f'=IF({winner}="","",IF({stays},{east},IF({formulas.player("winner", line)},{passed},"")))'
