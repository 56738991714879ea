"""Running totals, and the lines that close the hands of Sichuan: those that do not follow from what is before them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from .model import EVERY_PLAYER, ZERO, Four, Number, Row, differing, plus, set_at, summed


class Slip(NamedTuple):
    """A running total that does not follow. at: index of its row. carried: whether the next total that is written goes
    on from it."""

    at: int
    player: int
    said: Number
    should_be: Number
    carried: bool


class RunningTotals(NamedTuple):
    """What each hand changed, None where that is not known, and the running totals after it.

    gaps: indexes of rows before which hands lack. total: at the end, None where there is none.
    """

    changes: Sequence[Four | None]
    standing: Sequence[Four]
    gaps: Collection[int]
    total: Four | None


def slips(totals: RunningTotals) -> Iterator[Slip]:
    """Every slip, player by player; one that was carried on is told where it began."""
    if not any(cell is not None for four in totals.standing for cell in four):
        return
    for player in EVERY_PLAYER:
        stand: Number | None = 0
        for index, (change, written) in enumerate(zip(totals.changes, totals.standing, strict=True)):
            said = written[player]
            if change is None or stand is None or index in totals.gaps:
                stand = said
                continue
            stand += change[player] or 0
            if said is None or said == stand:
                continue
            carried = _carried(totals, index, player, said)
            yield Slip(index, player, said, stand, carried)
            if carried:
                stand = said


def _carried(totals: RunningTotals, index: int, player: int, said: Number) -> bool:
    """Whether the next total that is written goes on from the wrong one; where none is, nothing does."""
    stand = said
    for later in range(index + 1, len(totals.changes)):
        change, written = totals.changes[later], totals.standing[later][player]
        if change is None or later in totals.gaps:
            return False
        stand += change[player] or 0
        if written is not None:
            return written == stand
    return totals.total is not None and totals.total[player] == stand


class ClosingSlip(NamedTuple):
    """A line that closes a hand and does not follow.

    start, end: indexes of its lines. columns: which figures it is about, "" for the hand's own and "total " for the
    running ones. wrong: the players. carried: whether the next such line goes on from it.
    """

    row: Row
    start: int
    end: int
    columns: str
    said: Four
    should_be: Four
    wrong: tuple[int, ...]
    carried: bool = False

    @property
    def off(self) -> Four:
        """By how much the figures written are above those that follow."""
        return tuple(
            (one or 0) - (right or 0) if player in self.wrong else 0
            for player, (one, right) in enumerate(zip(self.said, self.should_be, strict=True))
        )


def closing_slips(changes: Sequence[Four | None], closings: Sequence[tuple[int, Row]]) -> Iterator[ClosingSlip]:
    """Every closing line that does not follow.

    What the hand's own figures tell is not told again of its running totals, and later ones go on from a wrong one
    where they were written so.
    """
    stand: Four | None = ZERO
    start = 0
    for number, (end, row) in enumerate(closings):
        of_hand = _of_hand(changes[start:end])
        if of_hand is None or stand is None:
            stand = row.totals if None not in row.totals else None
            if of_hand is not None and differing(row.changes, of_hand):
                yield _closing_slip(row, start, end, "", row.changes, of_hand, ())
        else:
            own = differing(row.changes, of_hand)
            if own:
                yield _closing_slip(row, start, end, "", row.changes, of_hand, ())
            right = plus(stand, of_hand)
            # Some sheets write the hand's own figures under the totals too.
            should = min((right, of_hand), key=lambda one: len(differing(row.totals, one)))
            told = [player for player in own if _off(row.totals, should, player) == _off(row.changes, of_hand, player)]
            wrong, stand = differing(row.totals, right) if should == right else [], right
            unclear, carried = _gone_on(changes, closings, number, wrong)
            for player in (*unclear, *carried):
                stand = set_at(stand, player, row.totals[player])
            if set(differing(row.totals, should)).difference(told):
                slip = _closing_slip(row, start, end, "total ", row.totals, should, told)
                yield slip._replace(carried=bool(carried.intersection(slip.wrong)))
        start = end


def _gone_on(
    changes: Sequence[Four | None], closings: Sequence[tuple[int, Row]], number: int, wrong: Sequence[int]
) -> tuple[set[int], set[int]]:
    """The players with whose wrong running totals the next line that closes a hand may go on, and does go on."""
    unclear: set[int] = set()
    carried: set[int] = set()
    if number + 1 < len(closings):
        (end, row), (last, following) = closings[number : number + 2]
        after = _of_hand(changes[end:last])
        for player in wrong:
            said, later = row.totals[player] or 0, following.totals[player]
            if after is None or later is None:
                unclear.add(player)
            elif later == said + (after[player] or 0):
                carried.add(player)
    return unclear, carried


def _of_hand(lines: Sequence[Four | None]) -> Four | None:
    return None if None in lines else summed(lines)


def _off(said: Four, should: Four, player: int) -> Number | None:
    one = said[player]
    return None if one is None else one - (should[player] or 0)


def _closing_slip(
    row: Row, start: int, end: int, columns: str, said: Four, should: Four, told: Collection[int]
) -> ClosingSlip:
    wrong = tuple(player for player in differing(said, should) if player not in told)
    return ClosingSlip(row, start, end, columns, said, should, wrong)
