"""What typed tiles are worth in the hand that is played: seat and round come from the table."""

from __future__ import annotations

from typing import NamedTuple

from ..engine import rule_sets
from ..errors import HandError
from ..results.score import Score
from ..sheets.model import WON, Row
from ..sheets.rules import FANS
from ..sheets.seating import of_win
from ..sheets.worth import MOST_LETTERS, worth_of_tiles
from .ledger import Ledger
from .refusals import refused

Words = tuple[tuple[str, str], ...]
LOSER = "loser"
"""The circumstance of a hand that did not win, in games that value such hands."""


class Valued(NamedTuple):
    """A typed hand. player: whose it is. points: what stands for it in the sheet."""

    player: int
    score: Score
    points: int


def value_tiles(ledger: Ledger, at: int, player: int, giver: int | None, tiles: str, *, won: bool = True) -> Valued:
    """What a hand is worth that a player holds in a told line's hand. giver: who discarded the winning tile.

    won: whether it won; a loser's is valued in games that do so. Raises HandError for tiles that cannot be read or are
    no win, RecordError for a win below the minimum.
    """
    if len(tiles) > MOST_LETTERS:
        raise refused("tiles_too_long", most=MOST_LETTERS)
    account = ledger.account
    found = worth_of_tiles(account, tiles, _circumstances(ledger, at, player, giver, won=won))
    if found.score is None:
        raise HandError(found.faults, tiles)
    if won and not found.score.legal:
        raise refused("below_minimum", points=found.score.counted, minimum=found.score.minimum)
    in_fans = ledger.columns.sheet.points == FANS
    points = found.score.fan_total if in_fans and found.score.fan_total is not None else found.score.total
    return Valued(player, found.score, points)


def _circumstances(ledger: Ledger, at: int, player: int, giver: int | None, *, won: bool) -> Words:
    """What the table says of a hand: seat, round, and how it was won."""
    line = ledger.entries[at] if at < len(ledger.entries) else None
    sheet, index = ledger.columns.sheet, ledger.index_of(at)
    before = None if index is None else ledger.account.before[index]
    number = ledger.number if line is None else line.number
    row = Row(0, str(number), number, WON, player, giver, None, event=ledger.columns.win)
    said = sheet.circumstances(row, before)
    if said is None:
        said = of_win(row, ledger.seating(at) if line is not None else None)
    if won:
        return said
    game = rule_sets.game_of(ledger.state.rules)
    kept = tuple((name, value) for name, value in said if name in ("seat", "round"))
    return (*kept, (LOSER, "1")) if LOSER in game.circumstances else kept


def recorded(ledger: Ledger, at: int) -> bool:
    """Whether the tiles of a win are kept in the sheet: where `check` scores them again."""
    number = ledger.entries[at].number if at < len(ledger.entries) else ledger.number
    index = ledger.index_of(at)
    before = None if index is None else ledger.account.before[index]
    row = Row(0, str(number), number, WON, 0, None, None, event=ledger.columns.win)
    return ledger.columns.sheet.circumstances(row, before) is not None
