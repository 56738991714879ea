"""A whole deal: four hands, or their values, to every payment between the four players, and who becomes East."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from ...deals.one_winner import drawn_unless_given, drawn_with, refuse, sentence_of_win, winner_of, winning_faults
from ...engine.rule_sets import RuleSet, foreign_faults
from ...errors import HandError
from ...faults import Fault
from ...hand.contradictions import contradiction, fifth_tiles
from ...hand.flowers import MOST as MOST_FLOWERS
from ...hand.flowers import count as flower_count
from ...hand.flowers import tiles_of as flower_tiles
from ...hand.hand import PUNG, Circumstances, Hand
from ...hand.tiles import BY_NAME, FIRST_WIND, NAMES, SEATS, Tile
from ...results.score import Note, Score
from ...results.settlement import DealFinding, Settlement, Step
from ...results.transfers import Transfer, net
from ...scoring.one_hand import read_hand, score_hand
from . import penalties
from .impossible import OF_A_WINNER
from .loser import LIVE
from .payments import EAST, asks_how_it_was_won, differences, fine, paid, payments

WAIVED = "none"
SEATS_TOLD = tuple(SEATS)
NO_DISCARD = ("self_drawn", "replacement", "robbing_kong")
HOW = ("ready_at_once", *(name for name in OF_A_WINNER if name != "discarder"))
"""Circumstances of the winner alone, by their names in the record; the discarder is called `from` there."""


class _Deal:
    """A deal as it was told, with what the hands are worth."""

    def __init__(self, record: Mapping[str, Any], rule_set: RuleSet) -> None:
        """Raises RecordError or HandError with everything that cannot be."""
        self.record, self.rule_set = record, rule_set
        self.winner, self.told = winner_of(record), record["values"] or {}
        self.texts: Mapping[str, str] = record["hands"] or {}
        self.how = {seat: self._how(seat) for seat in SEATS}
        refuse(self._told_faults())
        self.notes: list[Note] = []
        if self.winner is not None and self._counts_how_it_was_won:
            self.how[self.winner], drawn = drawn_unless_given(self.how[self.winner])
            self.notes += drawn
        self.hands = self._read()
        refuse(self._table_faults())
        self.scores = self._scores()
        self.kinds, self.excused = self._kinds()

    @property
    def _counts_how_it_was_won(self) -> bool:
        """Whether who discarded the winning tile, if anybody, changes what is settled."""
        return self.winner in self.texts or asks_how_it_was_won(self.rule_set.options)

    def _how(self, seat: str) -> Circumstances:
        """The circumstances of a player."""
        record = self.record
        flowers = (record["flowers"] or {}).get(seat)
        how = Circumstances(seat=seat, round=record["round"], limit=record["limit"], flowers=flowers)
        if seat != self.winner:
            return how._replace(loser=True)
        told = {name: self.record[name] for name in HOW}
        giver = self.record["from"]
        if self.record["penalty"] in SEATS_TOLD and not any(told[name] for name in NO_DISCARD):
            giver = giver or self.record["penalty"]  # whoever is told to pay it discarded the winning tile
        return how._replace(discarder=giver, **told)

    def _told_faults(self) -> Iterator[Fault]:
        """Contradictions that no hand is needed for."""
        record, winner, penalty = self.record, self.winner, self.record["penalty"]
        yield from self._flower_faults()
        if winner is None:
            yield from drawn_with(record, ("from", *HOW, *(("penalty",) if penalty != WAIVED else ())))
            return
        how = self.how[winner]
        if not self._counts_how_it_was_won and how.self_drawn is False and not how.replacement:
            how = how._replace(self_drawn=None)  # values settle whoever discarded
        yield from winning_faults(how, self.rule_set)
        for seat in SEATS:
            if seat not in self.texts and seat not in self.told:
                yield Fault("bad_record", "bad_record.no_worth", {"seat": seat})
        if winner in self.texts and how.win is None:
            yield Fault("bad_record", "bad_record.missing", {"name": "win"})
        if penalty in (None, WAIVED):
            return
        if penalty == winner:
            yield contradiction("guilty_is_winner", seat=winner)
        elif any(record[name] for name in NO_DISCARD):
            yield contradiction("guilty_without_discard", seat=penalty)
        elif how.discarder is not None and how.discarder != penalty:
            yield contradiction("guilty_is_not_discarder", seat=penalty, giver=how.discarder)

    def _flower_faults(self) -> Iterator[Fault]:
        """What cannot be among the flower tiles of all four players."""
        told = {seat: how.flowers for seat, how in self.how.items() if how.flowers}
        yield from foreign_faults(Circumstances(flowers=next(iter(told.values()), None)), self.rule_set.game)
        if sum(map(flower_count, told.values())) > MOST_FLOWERS:
            yield contradiction("flowers", count=sum(map(flower_count, told.values())))
        named = Counter(tile for one in told.values() if isinstance(one, str) for tile in flower_tiles(one))
        yield from (contradiction("flower_twice", flower=tile) for tile, count in named.items() if count > 1)

    def _read(self) -> dict[str, Hand]:
        """The hands. Raises HandError."""
        hands = {}
        for seat, text in self.texts.items():
            try:
                hands[seat], _ = read_hand(text, self.how[seat], self.rule_set)
            except HandError as error:
                raise error.of_seat(seat) from None
        return hands

    def _table_faults(self) -> Iterator[Fault]:
        """What cannot lie on one table."""
        seen = Counter(tile for hand in self.hands.values() for tile in hand.concealed)
        seen.update(tile for hand in self.hands.values() for meld in hand.melds for tile in meld.tiles)
        win, giver = self.record["win"], self.record["from"]
        if win is not None:
            seen[BY_NAME[win]] += 1
        yield from fifth_tiles(seen)
        if self.winner in self.hands and self.hands[self.winner].size != LIVE:
            values = {"count": self.hands[self.winner].size, "needed": LIVE, "whose": self.winner}
            yield Fault("tile_count", "tile_count.without_win", values)
        if self.record["robbing_kong"] and win is not None:
            yield from self._robbed_faults(giver, BY_NAME[win])

    def _robbed_faults(self, robbed: str, win: Tile) -> Iterator[Fault]:
        """The robbed player keeps a pung, the other three copies; the tile can only finish a sequence."""
        if win >= FIRST_WIND:
            yield contradiction("robbed_honor", tile=NAMES[win])
        for seat, hand in self.hands.items():
            if seat == robbed:
                if not any(meld.kind == PUNG and meld.tile == win for meld in hand.melds):
                    yield contradiction("robbed_pung", seat=seat, tile=NAMES[win])
            elif win in hand.concealed or any(win in meld.tiles for meld in hand.melds):
                yield contradiction("robbed_tile_elsewhere", seat=robbed, holder=seat, tile=NAMES[win])

    def _scores(self) -> dict[str, Score]:
        """What the hands are worth. Raises HandError."""
        found = {}
        for seat, hand in self.hands.items():
            try:
                score = score_hand(hand, self.how[seat], self.rule_set)
            except HandError as error:
                raise error.of_seat(seat) from None
            notes = tuple(note for note in score.notes if note.key != "losers_settle")  # here they do
            found[seat] = score._replace(notes=notes)
        return found

    def _kinds(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The penalties that the winning discard deserved by the tiles, and those that are excused."""
        giver, win = self.how[self.winner].discarder if self.winner else None, self.record["win"]
        if giver is None or win is None or self.record["robbing_kong"] or self.winner not in self.hands:
            return (), ()
        deserved = penalties.kinds(self.hands[self.winner], BY_NAME[win], self.rule_set.options)
        ready = giver in (self.record["ready"] or ())
        excused = penalties.excused(deserved, self.hands.get(giver), BY_NAME[win], ready, self.rule_set.options)
        return tuple(kind for kind in deserved if kind not in excused), excused

    @property
    def guilty(self) -> str | None:
        """Who pays for all: as told, else the discarder whose tile deserved it."""
        penalty: str | None = self.record["penalty"]
        if penalty is not None:
            return None if penalty == WAIVED else penalty
        return self.how[self.winner].discarder if self.winner and self.kinds else None

    def raw(self, seat: str) -> int:
        """A hand's value before the limit, as told, else by its tiles."""
        if seat in self.told:
            return int(self.told[seat])
        return (self.scores[seat].raw or 0) if seat in self.scores else 0

    def value(self, seat: str) -> int:
        """What a hand is settled with; nothing in a drawn game."""
        if not self.winner:
            return 0
        if seat in self.scores and seat not in self.told:
            return self.scores[seat].total
        return paid(self.raw(seat), self.how[seat], self.rule_set.options)


def settle(record: Mapping[str, Any], rule_set: RuleSet) -> Settlement:
    """Settle a deal. record: its form was checked (`deal_form`).

    Values are told, or worked out from the hands; where both are given they are compared, and what was told is settled.
    Raises RecordError or HandError with everything that cannot be.
    """
    deal = _Deal(record, rule_set)
    values = {seat: deal.value(seat) for seat in SEATS}
    steps = _steps(deal, values)
    transfers = tuple(transfer for step in steps for transfer in step.transfers)
    stays = deal.winner == EAST or (deal.winner is None and rule_set.options["draw_dealer"] == "stay")
    return Settlement(
        rules=rule_set.name,
        transfers=transfers,
        net=net(transfers) or {},
        next_dealer=EAST if stays else SEATS[1],
        steps=steps,
        options=rule_set.changed,
        dealer=EAST,
        findings=tuple(_findings(deal, values)),
        notes=tuple(_notes(deal, values)),
        scores=_settled_scores(deal, transfers) or None,
        values=values,
        penalty_kinds=deal.kinds if deal.guilty else (),
    )


def _settled_scores(deal: _Deal, transfers: tuple[Transfer, ...]) -> dict[str, Score]:
    """The scores, the winner's with what the winner is paid in this deal."""
    return {
        seat: score._replace(transfers=tuple(one for one in transfers if one.payee == seat and seat == deal.winner))
        for seat, score in deal.scores.items()
    }


def _steps(deal: _Deal, values: Mapping[str, int]) -> tuple[Step, ...]:
    winner = deal.winner
    if winner is None:
        return (Step(0, "drawn", {}),)
    how, guilty = deal.how[winner], deal.guilty
    shares = payments(values[winner], how, deal.rule_set.options)
    told = {"by": winner, "giver": how.discarder, "tile": deal.record["win"] or "", "points": values[winner]}
    what = sentence_of_win(how)
    if what == "win_drawn" and not how.self_drawn:
        what = "wins"  # the values alone do not tell how
    if guilty:
        return (
            Step(0, what, told),
            Step(0, "penalty", {"by": guilty, "kinds": deal.kinds}, fine(guilty, winner, shares)),
        )
    if deal.rule_set.options["only_winner_paid"]:
        return (Step(0, what, told, shares),)
    between = differences(values, winner, how, deal.rule_set.options)
    return (Step(0, what, told, shares), Step(0, "losers_settle", {}, between))


def _findings(deal: _Deal, values: Mapping[str, int]) -> Iterator[DealFinding]:
    """Told values that the tiles do not make."""
    for seat, score in deal.scores.items():
        if seat in deal.told and values[seat] != score.total and deal.winner is not None:
            yield DealFinding("points_differ", 0, seat, deal.told[seat], score.raw)


def _notes(deal: _Deal, values: Mapping[str, int]) -> Iterator[Note]:
    yield from deal.notes
    notes = [(seat, note) for seat, score in deal.scores.items() for note in score.notes]
    assumed = [note for _, note in notes if note.key == "assumed_round"]
    yield from assumed[:1]  # of the whole table
    for seat, note in notes:
        if note.key not in ("assumed_round", "house_full"):
            yield Note("of_hand", {"seat": seat, "note": note})
    for seat in SEATS:
        if deal.winner is not None and deal.raw(seat) > values[seat]:
            yield Note("house_full_of", {"seat": seat, "raw": deal.raw(seat), "total": values[seat]})
    yield from _penalty_notes(deal)


def _penalty_notes(deal: _Deal) -> Iterator[Note]:
    if deal.excused:
        yield Note("penalty_excused", {"kinds": deal.excused})
    if deal.kinds and deal.guilty is None:
        yield Note("penalty_waived", {"kinds": deal.kinds})
    elif deal.guilty and not deal.kinds and deal.winner in deal.hands:
        yield Note("penalty_forced", {"seat": deal.guilty})
    elif deal.kinds and deal.guilty not in deal.hands:
        yield Note("penalty_unchecked", {"seat": deal.guilty})
