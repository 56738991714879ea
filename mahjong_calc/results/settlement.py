"""What settling a whole deal yields: every payment with its reason, and what does not agree with what was told."""

from __future__ import annotations

from typing import Any, NamedTuple

from .score import Note, Score
from .transfers import Transfer


class Step(NamedTuple):
    """One thing that happened, and what it cost whom.

    event: number of the event from 1, 0 where a deal has no events. what: key of the sentence in topic `deals`, with
    `values`; seats among them are letters. score: of each winner whose tiles are known.
    """

    event: int
    what: str
    values: dict[str, Any]
    transfers: tuple[Transfer, ...] = ()


class DealFinding(NamedTuple):
    """Something told that does not follow; it changes no payment.

    code: its key in topic `codes`, and of its sentence in `findings`. said, should: what was told, and what the
    tiles say, where it is a figure or a state.
    """

    code: str
    event: int
    seat: str
    said: int | str | None = None
    should: int | str | None = None
    values: dict[str, Any] = {}  # noqa: RUF012 - a NamedTuple's default; never written to


class Settlement(NamedTuple):
    """A settled deal: what `deal` prints.

    net: what each seat gains or loses; the sum is minus `burned`, the points that nobody receives. next_dealer: the
    seat that becomes East. scores: of the hands that were valued from their tiles. What a game does not have is None.
    options: those that differ from the rule set's defaults.
    """

    rules: str
    transfers: tuple[Transfer, ...]
    net: dict[str, int]
    next_dealer: str
    steps: tuple[Step, ...]
    options: dict[str, Any]
    dealer: str | None = None
    burned: int | None = None
    findings: tuple[DealFinding, ...] | None = None
    notes: tuple[Note, ...] = ()
    scores: dict[str, Score] | None = None
    values: dict[str, int] | None = None
    penalty_kinds: tuple[int, ...] | None = None
