"""What the players' tiles say: the value of a win, the state at the end of the wall, what cannot be on one table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from ....engine.rule_sets import RuleSet
from ....errors import HandError
from ....faults import Fault
from ....hand.contradictions import fifth_tiles
from ....hand.hand import FULL, KONG, PUNG, Circumstances, Hand
from ....hand.tiles import BY_NAME, COPIES, NAMES, SUIT, SUITS
from ....results.score import Note, Score
from ....scoring.one_hand import read_hand, score_hand
from ....scoring.waits import waits_of
from ..impossible import why_not_a_win
from .events import CONCEALED, NOT_READY, PIG, READY, GivenHand, Status, Win
from .table import Table

_ALL_SUITS = 3


class Evidence:
    """The hands that are told, read once. `scores` are those of the winners among them; `given` what was said."""

    def __init__(self, given: Mapping[str, GivenHand], rule_set: RuleSet, faults: list[Fault]) -> None:
        """faults: where to say what is wrong with a hand, and with whose."""
        self.hands_given, self.rule_set, self.faults = given, rule_set, faults
        self.scores: dict[str, Score] = {}
        self.hands: dict[str, Hand] = {}
        for seat, one in given.items():
            try:
                self.hands[seat], _ = read_hand(one.hand, Circumstances(), rule_set)
            except HandError as error:
                self._blame(seat, error)
                continue
            if any(SUITS[SUIT[meld.tile]] == one.forbidden for meld in self.hands[seat].melds):
                self._blame(seat, HandError(why_not_a_win(self.hands[seat], Circumstances(forbidden=one.forbidden))))

    def _blame(self, seat: str, error: HandError) -> None:
        self.faults += error.of_seat(seat).faults

    def winning_tile(self, seats: Iterable[str], table: Table) -> str | None:
        """The winning tile as the winners' hands have it: named, else the last concealed one of a hand of fourteen;
        None where they do not say."""
        seats = [seat for seat in seats if seat in self.hands]
        for seat in seats:
            if self.hands_given[seat].win:
                return self.hands_given[seat].win
        for seat in seats:
            hand = self.hands[seat]
            if hand.size == FULL and hand.concealed:
                tile = NAMES[hand.concealed[-1]]
                table.notes.append(Note("of_hand", {"seat": seat, "note": Note("assumed_win", {"tile": tile})}))
                return tile
        return None

    def has_unwritten_kong(self, seat: str, table: Table) -> bool:
        """Whether a hand shows more melded kongs than were declared."""
        hand = self.hands.get(seat)
        if hand is None:
            return False
        shown = sum(meld.kind == KONG and not meld.concealed for meld in hand.melds)
        return shown > sum(kong.kind != CONCEALED for kong in table.kongs_of(seat))

    def fans_of_win(self, event: Win, seat: str, table: Table) -> int | None:
        """The fans of a winner whose hand is known; a hand that is no win is a fault."""
        if seat not in self.hands:
            return None
        given = self.hands_given[seat]
        if event.tile and given.win and event.tile != given.win:
            table.refuse("other_winning_tile", number=event.number, seat=seat, tile=event.tile, other=given.win)
            return None
        how = Circumstances(
            win=event.tile or given.win,
            seat=seat,
            self_drawn=event.giver is None,
            discarder=event.giver,
            last_tile=event.last_tile,
            replacement=event.replacement,
            robbing_kong=event.robbing_kong,
            after_kong=event.after_kong,
            forbidden=given.forbidden,
            out="".join(table.out),
        )
        try:
            self.scores[seat] = found = score_hand(self.hands[seat], how, self.rule_set)
        except HandError as error:
            self._blame(seat, error)
            return None
        return found.fan_total

    def state(self, seat: str) -> Status | None:
        """How a player whose hand is known stands at the end of the wall."""
        hand = self.hands.get(seat)
        if hand is None:
            return None
        given = self.hands_given[seat]
        suits = {SUITS[SUIT[tile]] for tile in (*hand.concealed, *(meld.tile for meld in hand.melds))}
        if hand.size != FULL - 1:
            return None  # `check` says so
        # Whoever holds all three suits holds the forbidden one, named or not.
        if given.forbidden in suits or len(suits) == _ALL_SUITS:
            return Status(PIG, None, given.only_forbidden)
        waits = waits_of(hand, Circumstances(seat=seat, forbidden=given.forbidden), self.rule_set)
        if waits.best is None:
            return Status(NOT_READY)
        return Status(READY, waits.best.discard.fan_total)

    def check(self, table: Table) -> None:
        """Faults for hands that do not hold what was told of them, and for a fifth tile of a kind on the table."""
        seen = Counter(BY_NAME[tile] for tile in table.loose)
        for seat, hand in self.hands.items():
            self._check_size(table, seat, hand)
            self._check_sets(table, seat, hand)
            seen.update((*hand.concealed, *(tile for meld in hand.melds for tile in meld.tiles)))
            won = self.scores[seat].win if seat in self.scores else None
            if won and hand.size == FULL:
                seen[BY_NAME[won]] -= 1
        for one in table.kongs:
            if one.kong.tile and one.kong.by not in self.hands:
                seen[BY_NAME[one.kong.tile]] += COPIES
        for owner, tile in table.pungs:
            if owner not in self.hands and tile:
                seen[BY_NAME[tile]] += COPIES - 1
        self.faults += fifth_tiles(seen)

    def _check_size(self, table: Table, seat: str, hand: Hand) -> None:
        """Who has not won holds thirteen tiles, and no winning tile."""
        if seat in table.out:
            return
        if hand.size != FULL - 1:
            self.faults.append(
                Fault("tile_count", "tile_count", {"count": hand.size, "needed": FULL - 1, "whose": seat})
            )
        if self.hands_given[seat].win:
            table.refuse("wins_in_no_event", seat=seat, tile=self.hands_given[seat].win)

    def _check_sets(self, table: Table, seat: str, hand: Hand) -> None:
        kongs = {NAMES[meld.tile]: meld.concealed for meld in hand.melds if meld.kind == KONG}
        pungs = {NAMES[meld.tile] for meld in hand.melds if meld.kind == PUNG}
        written = table.kongs_of(seat)
        declared = {kong.tile: kong for kong in written}
        for tile, kong in declared.items():
            if tile is not None and kongs.get(tile) is not (kong.kind == CONCEALED):
                table.refuse("kong_not_in_hand", number=kong.number, seat=seat, tile=tile)
        for concealed in (True, False):  # kongs whose tile was not written are only counted
            ours = [kong for kong in written if (kong.kind == CONCEALED) is concealed]
            if any(kong.tile is None for kong in ours) and len(ours) > list(kongs.values()).count(concealed):
                table.refuse("kong_not_in_hand", number=ours[-1].number, seat=seat, tile="?")
        for tile, concealed in kongs.items():
            if concealed and tile not in declared and None not in declared:
                table.refuse("kong_not_declared", seat=seat, tile=tile)
        for number, owner, tile in table.robbed:
            if owner == seat and tile in kongs:
                table.refuse("robbed_tile_is_kong", number=number, seat=seat, tile=tile)
            elif owner == seat and tile not in pungs:
                table.refuse("pung_not_in_hand", seat=seat, tile=tile)
        robbed = {(owner, tile) for _, owner, tile in table.robbed}
        for owner, pung in table.pungs:
            if owner == seat and pung and pung not in pungs | kongs.keys() and (seat, pung) not in robbed:
                table.refuse("pung_not_in_hand", seat=seat, tile=pung)
