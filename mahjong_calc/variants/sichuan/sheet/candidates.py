"""Changes to a line: another event, or what a win can be changed in."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import SequenceMatcher

from ....sheets.account import Account
from ....sheets.candidates import results as of_wins
from ....sheets.candidates.edits import Changed
from ....sheets.candidates.likelihood import KINDS
from ....sheets.model import WON, Candidate, Four, Row
from . import events

VALUES = (0, 1, 2, 4, 8, 16, 3, 5, 6, 7, 24, 48)
"""What a line can be about: kongs, values of hands, fines. Each is tried."""


def results(account: Account, index: int, row: Row, wanted: Four) -> Iterator[Changed]:
    """Another event, or another result of the line as a win."""
    yield from _other_events(row)
    yield from of_wins.results(account, index, row, wanted)


def _other_events(row: Row) -> Iterator[Changed]:
    """Another word in the cell that says what happened; one that looks like what stands there is likelier."""
    said, kind = row.text("event"), events.kind_of(row)
    for other in (events.WIN, events.KONG, events.REFUND, events.NOT_READY, events.FOUL):
        if other != kind:
            likeness = SequenceMatcher(None, said.lower(), other).ratio() if not kind else 0.5
            outcome = WON if other == events.WIN and row.winner is not None else row.outcome
            candidate = Candidate(row.hand, "event", said, other, "value", "event", {"hand": row.hand})
            yield row._replace(event=other, outcome=outcome), candidate, KINDS["winner"] * (likeness + 0.5)
