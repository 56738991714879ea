"""Many hands: each record is scored, or says what is wrong with it; order is kept and none is lost."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any, NamedTuple

from ..engine import rule_sets
from ..engine.fast import count_plain
from ..engine.rule_sets import RuleSet
from ..errors import HandError, MahjongError, RecordError
from ..faults import Fault
from ..hand.circumstances import CIRCUMSTANCES, foreign
from ..hand.hand import Circumstances
from ..hand.tiles import Tile
from ..notation.values import read_circumstances
from ..reading.view_keys import PackedWin, pack_win
from ..results.score import Score, Waits
from ..scoring.one_hand import read_hand, score_hand
from ..scoring.waits import waits_of
from .csv_rows import Record, Said


class Conditions(NamedTuple):
    """What records that say the same beside their hands have in common.

    how: the circumstances but for the winning tile. rule_set: None where there is no such one. quick: the
    circumstances as the engine takes them, where no tile can contradict them; else None. faults: of any of it.
    """

    how: Circumstances
    rule_set: RuleSet | None
    rules: str
    quick: PackedWin | None
    faults: tuple[Fault, ...]


_CLOSER_LOOK = tuple(row.field for row in CIRCUMSTANCES if not row.quick)


def _plain(how: Circumstances, rule_set: RuleSet) -> bool:
    """Whether hands can be counted alone under these circumstances (`engine.fast`)."""
    game = rule_set.game
    return game.can_count_fast and not (
        any(getattr(how, field) for field in _CLOSER_LOOK)
        or foreign(how, game.circumstances)
        or any(True for _ in game.circumstance_faults(how, rule_set.options))
    )


MOST_SETTLED = 10_000
"""Different ways to tell circumstances that are remembered."""


def _key(values: Mapping[str, object]) -> tuple[object, ...]:
    """What tells values of a record apart: 1 and true are the same to Python, and not to us; lists are told by text."""
    return tuple([(name, type(one), one if isinstance(one, (str, int)) else repr(one)) for name, one in values.items()])


class Result(NamedTuple):
    """One record's outcome: a score, waits, or an error."""

    entry: Record
    score: Score | None = None
    waits: Waits | None = None
    error: MahjongError | None = None


class RecordScorer:
    """Scores records. A record's circumstances, rule set and options beat those given for all, key by key."""

    def __init__(
        self,
        rules: str = rule_sets.DEFAULT,
        options: Mapping[str, Any] | None = None,
        circumstances: Mapping[str, object] | None = None,
        *,
        waits: bool = False,
    ) -> None:
        """rules, options, circumstances: for records that name none. waits: hands one tile short.

        Raises RulesError where rules or options do not exist, HandError for circumstances that cannot be read.
        """
        rule_sets.rule_set(rules, options)
        self.rules, self.options, self.waits = rules, dict(options or {}), waits
        told, faults = read_circumstances(circumstances or {})
        if faults:
            raise HandError(faults)
        self._settled: dict[object, Conditions] = {}
        self.told = {name: value for name, value in told._asdict().items() if value is not None}

    def settle(self, said: Said) -> Conditions:
        """What a record says beside its hand, joined with what was given for all; worked out once for records that
        say the same."""
        key = (said.rules, *map(_key, (said.circumstances, said.options or {})))
        known = self._settled.get(key)
        if known is None:
            known = self._settle(said)
            if not known.faults and len(self._settled) < MOST_SETTLED:  # a fault has its place in its record
                self._settled[key] = known
        return known

    def _settle(self, said: Said) -> Conditions:
        how, found = read_circumstances(said.circumstances, said.columns)
        given = {name: value for name, value in how._asdict().items() if value is not None}
        how = Circumstances(**{**self.told, **given})
        name = said.rules or self.rules
        try:
            options = {**(self.options if self._same_game(name) else {}), **(said.options or {})}
            rule_set: RuleSet | None = rule_sets.rule_set(name, options)
        except MahjongError as error:
            rule_set = None
            found += error.faults
        quick = pack_win(how) if rule_set and not found and _plain(how, rule_set) else None
        return Conditions(how, rule_set, rule_set.name if rule_set else name, quick, tuple(found))

    def _same_game(self, name: str) -> bool:
        return name == self.rules or rule_sets.game_of(name) is rule_sets.game_of(self.rules)

    def answer(self, entry: Record) -> Result:
        """Score one record in full."""
        setting: Conditions = entry.setting
        win, win_faults = read_circumstances({"win": entry.win})
        how = setting.how if win.win is None else setting.how._replace(win=win.win)
        faults = [*entry.faults, *setting.faults, *win_faults]
        if setting.rule_set is None or (faults and not entry.hand):
            return Result(entry, error=RecordError(faults, entry.hand))
        try:
            hand, how = read_hand(entry.hand, how, setting.rule_set)
            if faults:
                raise HandError(faults, entry.hand)
            if self.waits:
                return Result(entry, waits=waits_of(hand, how, setting.rule_set))
            return Result(entry, score=score_hand(hand, how, setting.rule_set))
        except HandError as error:
            if faults and error.faults != tuple(faults):
                both = sorted([*error.faults, *faults], key=lambda fault: fault.column or sys.maxsize)
                error = HandError(both, entry.hand)
            return Result(entry, error=error)

    def counted(self, entry: Record) -> tuple[int, Tile] | None:
        """What counts in a record's hand, as `fast.count_plain`; None where only `answer` can tell."""
        setting: Conditions = entry.setting
        win = entry.win or setting.how.win or ""
        if setting.quick is None or setting.rule_set is None or entry.faults or not isinstance(win, str):
            return None
        return count_plain(setting.rule_set.book, entry.hand, win, setting.quick)
