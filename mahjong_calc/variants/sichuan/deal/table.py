"""The table while a deal is played: who is still in, which kongs stand, what was paid and what does not agree."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from ....engine.rule_sets import RuleSet
from ....faults import Fault
from ....hand.contradictions import contradiction
from ....hand.tiles import SEATS
from ....results.score import Note
from ....results.settlement import DealFinding, Step
from ....results.transfers import Transfer
from .events import Kong, Win

MOST_WINNERS = len(SEATS) - 1


@dataclass
class Declared:
    """A kong on the table. paid: what was paid for it and has not come back."""

    kong: Kong
    paid: tuple[Transfer, ...]


@dataclass
class Table:
    """All that later events depend on.

    run: the kongs of the turn that is under way, in order, while nothing but kongs has happened in it. run_over: the
    discard that follows them has been told. pungs: owner and tile of each pung on the table. robbed: event, owner and
    tile of each kong that was robbed. loose: the discards and winning tiles seen. thrown: each player's discards, as
    far as they are told. last_win: the win on the last tile of the wall, or on the last discard. has_winner: somebody
    has won; out: who takes no more part for having won.
    """

    rule_set: RuleSet
    out: list[str] = field(default_factory=list)
    has_winner: bool = False
    steps: list[Step] = field(default_factory=list)
    findings: list[DealFinding] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    kongs: list[Declared] = field(default_factory=list)
    run: list[Declared] = field(default_factory=list)
    run_over: bool = False
    pungs: list[tuple[str, str | None]] = field(default_factory=list)
    robbed: list[tuple[int, str, str]] = field(default_factory=list)
    loose: list[str] = field(default_factory=list)
    next_dealer: str | None = None
    thrown: dict[str, list[str]] = field(default_factory=dict)
    last_win: Win | None = None
    notes: list[Note] = field(default_factory=list)
    ended: bool = False

    def __post_init__(self) -> None:
        self.options: dict[str, Any] = self.rule_set.options

    @property
    def still_in(self) -> list[str]:
        """The players without Hu."""
        return [seat for seat in SEATS if seat not in self.out]

    @property
    def over(self) -> bool:
        """Whether nothing more can happen."""
        return self.ended or len(self.out) >= MOST_WINNERS

    def refuse(self, detail: str, **values: object) -> None:
        """Something that cannot be."""
        self.faults.append(contradiction(detail, **values))

    def discards(self, seat: str) -> None:
        """A player's next discard: what comes after it does not come directly after the kongs before it."""
        if self.run_over or (self.run and self.run[-1].kong.by != seat):
            self.run = []
        self.run_over = bool(self.run)

    def acts(self, number: int, by: Iterable[str], giver: str | None) -> bool:
        """Whether these players can take part in an event, `giver` as the one whose tile it is."""
        by = tuple(by)
        known = len(self.faults)
        for seat in dict.fromkeys((*by, giver)):
            if seat in self.out:
                self.refuse("player_is_out", number=number, seat=seat)
        if giver in by:
            self.refuse("pays_himself", number=number, seat=giver)
        return len(self.faults) == known

    def add(self, number: int, what: str, transfers: Iterable[Transfer] = (), **values: object) -> None:
        """A step, with its payments."""
        self.steps.append(Step(number, what, values, tuple(transfers)))

    def kongs_of(self, seat: str) -> list[Kong]:
        """The kongs that a player has declared and not lost by robbing."""
        return [one.kong for one in self.kongs if one.kong.by == seat]
