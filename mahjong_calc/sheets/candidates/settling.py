"""A row that is right, but was settled in a wrong way: somebody paid who does not, or the reverse."""

from __future__ import annotations

from collections.abc import Iterator

from ..account import Account
from ..model import NOTHING, Candidate, Four, Table, minus, plus
from ..referee import Mispaid, referee_at
from .edits import Edit

WEIGHT = 4.0
"""What was written is exactly what such a way gives, so that it is likelier than figures that fit by chance."""
IN_SUMS = 0.1
"""How much less likely that is where only sums tell, which other hands can explain as well."""


def mispaid_edits(account: Account, index: int, table: Table) -> Iterator[Edit]:
    """Ways to settle a row that give what was written. table: with the row set right."""
    written, due = account.written[index], account.due[index]
    for one in _ways(account, index):
        if due is not None and one.paid == written != due:
            yield _edit(account, index, one, table)


def mispaid_in_sums(account: Account, index: int, difference: Four, table: Table) -> Iterator[Edit]:
    """Ways to settle a row of which only sums are written. difference: by what these are above what follows. table:
    with the sums set right."""
    due = account.due[index]
    if due is None or account.written[index] != NOTHING:
        return
    for one in _ways(account, index):
        if minus(one.paid, due) == difference:
            yield _edit(account, index, one._replace(share=one.share * IN_SUMS), table)


def _ways(account: Account, index: int) -> Iterator[Mispaid]:
    """The wrong ways that the game knows, with the penalties of the row."""
    penalties, mispaid = account.rows[index].penalties, referee_at(account).mispaid
    for one in () if mispaid is None else mispaid(account, index):
        yield one if penalties == NOTHING else one._replace(paid=plus(one.paid, penalties))


def _edit(account: Account, index: int, one: Mispaid, table: Table) -> Edit:
    row, due = account.rows[index], account.due[index]
    said = list(one.paid)
    right = None if due is None else list(account.on_paper(index, due))
    candidate = Candidate(row.hand, "P1-P4", said, right, "value", one.message, {"hand": row.hand, **one.values})
    return Edit(candidate, WEIGHT * one.share, table)
