"""A hand with all that is told of its win, which can be changed and asked again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from ... import notation
from ...engine.rule_sets import RuleSet, rule_set
from ...errors import MahjongError
from ...game.fan import Fan, value_name
from ...hand.circumstances import CIRCUMSTANCES, shown
from ...hand.hand import FULL, Circumstances, Hand
from ...hand.tiles import BY_NAME, NAMES, Tile, has_five, pack
from ...reading.packed import add_up, pack_win
from ...results.score import Score
from ...results.why import Change
from ..one_hand import score_hand


class Situation(NamedTuple):
    """hand: of a win with its winning tile among the concealed tiles. how: names that tile."""

    hand: Hand
    how: Circumstances
    rule_set: RuleSet

    @property
    def win(self) -> Tile:
        """The winning tile; ValueError for a hand that did not win."""
        if self.how.win is None:
            raise ValueError("the hand did not win")
        return BY_NAME[self.how.win]

    def score(self) -> Score | None:
        """What it comes to; None where it is no win, or cannot be."""
        try:
            return score_hand(self.hand, self.how, self.rule_set)
        except MahjongError:
            return None

    def may_count(self, fan: Fan) -> bool:
        """Whether the fan counts in it, by its tiles; a quick look before `score`, which knows what cannot be."""
        if self.how.loser:
            return True
        if self.hand.size != FULL or self.win not in self.hand.concealed or has_five(self.hand.packed):
            return False
        book = self.rule_set.book
        best = book.best(pack(self.hand.concealed), self.win, add_up(self.hand.melds), pack_win(self.how))
        return best is not None and bool(best[1] & book.full(book.by_id[fan.id]))

    def with_tiles(self, concealed: Iterable[Tile], win: Tile) -> Situation:
        """The same with other concealed tiles and another winning tile among them."""
        hand = self.hand._replace(concealed=tuple(sorted(concealed)), columns=())
        return self._replace(hand=hand, how=self.how._replace(win=NAMES[win]))

    def with_options(self, options: dict[str, Any]) -> Situation:
        """The same under other options."""
        return self._replace(rule_set=rule_set(self.rule_set.name, options))

    def written(self) -> Situation:
        """The same with a hand that has its text, as it would be typed."""
        win = BY_NAME[self.how.win] if self.how.win else None
        text = notation.write(self.hand, "compact", win, self.how)
        return self._replace(hand=Hand(self.hand.concealed, self.hand.melds, text=text))

    def words(self) -> str:
        """What stands behind the hand in a text line: its circumstances; rule set and options are beside it."""
        values = [(row, getattr(self.how, row.field)) for row in CIRCUMSTANCES]
        given = [(row, value) for row, value in values if value is not None and value is not False and value != ""]
        flags = [row.name if value is True else f"{row.name}={shown(value)}" for row, value in given]
        options = [f"{name}={value_name(value)}" for name, value in self.rule_set.changed.items()]
        return " ".join([*flags, *options])


class Step(NamedTuple):
    """A hand that differs from the one that was asked about, and in what."""

    changes: tuple[Change, ...]
    situation: Situation


def situation_of(hand: Hand, score: Score, rules: RuleSet) -> Situation:
    """The hand of a score, complete with its winning tile. hand: as it was read."""
    if score.win is None:
        return Situation(hand, score.how, rules)
    full = hand
    if hand.size == FULL - 1:
        full = hand._replace(concealed=(*hand.concealed, BY_NAME[score.win]), columns=())
    return Situation(full, score.how._replace(win=score.win), rules)
