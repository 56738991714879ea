"""The checks, one small function each, in the order in which a referee reads a sheet.

Read on in this order: `declare` (what a check is), `rows` (cells and results), `names` (who is meant), `changes` (what
a hand moves), `penalties`, `hands` (what the tiles are worth), `seats`, `order` (numbers of hands), `totals`, `points`
(table points), `lines` (Sichuan), `incomplete` (rows that do not say enough), `event` (all tables), `unread` (what a
file holds and was not checked), `causes` (limits of the search for causes).
"""

from __future__ import annotations

from . import rows, names, changes, penalties, hands, seats, order, totals, points, lines  # isort: skip
from . import incomplete, event, unread, causes  # isort: skip
from .causes import causes_limited
from .declare import CHECKS, Check, run

__all__ = ["CHECKS", "Check", "causes_limited", "run"]

del rows, names, changes, penalties, hands, seats, order, totals, points, lines, incomplete, event, unread, causes
