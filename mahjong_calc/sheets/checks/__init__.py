"""The checks, one small function each, in the order in which a referee reads a sheet.

Read on in this order: `declare` (what a check is), `cells` (what cannot be read), `rows` (results), `names` (who is
meant), `changes` (what a hand moves), `penalties`, `hands` (what the tiles are worth), `seats`, `order` (numbers of
hands), `totals`, `points` (table points), `closings` (lines that close a hand), `incomplete` (rows that do not say
enough), `unknown` (what is not checked), `event` (all tables), `unread` (what a file holds and was not checked),
`causes` (limits of the search for causes). What only one game has is declared by the game (`Referee.checks`).
"""

from __future__ import annotations

from . import cells, rows, names, changes, penalties, hands, seats, order  # isort: skip
from . import totals, points, closings, incomplete, unknown, event, unread, causes  # isort: skip
from .causes import causes_limited, habit
from .declare import CHECKS, Check
from .looking import checks_of, every_check, look, run

__all__ = ["CHECKS", "Check", "causes_limited", "checks_of", "every_check", "habit", "look", "run"]

del cells, rows, names, changes, penalties, hands, seats, order
del totals, points, closings, incomplete, unknown, event, unread, causes
