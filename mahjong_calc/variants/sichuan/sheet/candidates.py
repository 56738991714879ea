"""Changes to a line: another event, or what a win can be changed in."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import SequenceMatcher

from ....sheets.account import Account
from ....sheets.candidates import results as of_wins
from ....sheets.candidates.edits import Changed, Edit
from ....sheets.candidates.likelihood import KINDS
from ....sheets.candidates.lines import with_forgotten
from ....sheets.candidates.sources import of_lines
from ....sheets.model import WON, Candidate, Finding, Four, Row
from . import events
from .forgotten import kongs_forgotten

VALUES = (0, 1, 2, 4, 8, 16, 3, 5, 6, 7, 24, 48)
"""What a line can be about: kongs, values of hands, fines. Each is tried."""
_OTHERWISE = {
    (events.KONG, "self_drawn"): "kong_of_all",
    (events.KONG, "not_self_drawn"): "kong_of_one",
    (events.KONG, "discarder"): "kong_off",
    (events.KONG, "winner"): "kong_by",
    (events.KONG, "exchanged"): "kong_exchanged",
    (events.REFUND, "winner"): "refund_by",
    (events.NOT_READY, "discarder"): "unready",
    (events.NOT_READY, "winner"): "ready",
    (events.NOT_READY, "exchanged"): "ready_exchanged",
}
"""What happened, a change of a win -> the same change of such a line."""
_SENSELESS = {
    *((kind, "draw") for kind in events.KINDS if kind != events.WIN),
    (events.NOT_READY, "self_drawn"),
    (events.NOT_READY, "not_self_drawn"),
}
"""Changes of a win that no such line can have."""


def results(account: Account, index: int, row: Row, wanted: Four) -> Iterator[Changed]:
    """Another event, or another result of the line as a win."""
    yield from _other_events(row)
    kind = events.kind_of(row)
    for changed, candidate, weight in of_wins.results(account, index, row, wanted):
        if (kind, candidate.message) not in _SENSELESS:
            yield changed, _called(candidate, kind), weight


def _called(candidate: Candidate, kind: str) -> Candidate:
    """The change of a win as it is called in a line of another kind."""
    said = _OTHERWISE.get((kind, candidate.message))
    return candidate if said is None else candidate._replace(message=said)


def of_refund(account: Account, finding: Finding) -> Iterator[Edit]:
    """A kong that was not written down, beside all that can be wrong with a line."""
    yield from of_lines(account, finding)
    index = next((at for at, row in enumerate(account.rows) if row.line == finding.line), None)
    if index is not None:
        hand = account.hand_of(index)
        for one in kongs_forgotten(account, hand, index):
            yield with_forgotten(account, one, hand, known=True)


def _other_events(row: Row) -> Iterator[Changed]:
    """Another word in the cell that says what happened; one that looks like what stands there is likelier."""
    said, kind = row.text("event"), events.kind_of(row)
    for other in (events.WIN, events.KONG, events.REFUND, events.NOT_READY, events.FOUL):
        if other != kind:
            likeness = SequenceMatcher(None, said.lower(), other).ratio() if not kind else 0.3
            outcome = WON if other == events.WIN and row.winner is not None else row.outcome
            candidate = Candidate(row.hand, "event", said, other, "value", "event", {"hand": row.hand})
            yield row._replace(event=other, outcome=outcome), candidate, KINDS["winner"] * (likeness + 0.5)
