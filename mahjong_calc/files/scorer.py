"""Many hands: each record is scored, or says what is wrong with it; order is kept and none is lost."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any, NamedTuple

from .. import notation
from ..engine import rule_sets
from ..engine.fast import Counted, count_plain
from ..engine.rule_sets import RuleSet
from ..errors import ALONE, HandError, MahjongError, RecordError, error_of
from ..faults import Fault
from ..hand.circumstances import CIRCUMSTANCES, foreign
from ..hand.hand import Circumstances
from ..limits import BOOKS, SETTINGS
from ..notation.values import read_circumstances
from ..reading.packed import PackedWin, pack_win
from ..results.score import Score, Waits
from ..scoring.one_hand import read_hand, score_hand
from ..scoring.waits import waits_of
from .records import Record, Said


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


def _key(values: Mapping[str, object]) -> tuple[object, ...]:
    """What tells values of a record apart: 1 and true are the same to Python, and not to us; lists are told by text."""
    return tuple([(name, type(one), one if isinstance(one, (str, int)) else repr(one)) for name, one in values.items()])


def _in_place(faults: list[Fault]) -> list[Fault]:
    """Faults in the order of their places, those without one last."""
    return sorted(faults, key=lambda fault: fault.column or sys.maxsize)


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
        usual: Mapping[str, Mapping[str, Any]] | None = None,
    ) -> None:
        """rules, options, circumstances: for records that name none. waits: hands one tile short. usual: rule set ->
        options that hold wherever it is played, unless `options` or the record say otherwise.

        Raises RulesError where rules or options do not exist, HandError for circumstances that cannot be read.
        """
        self.rules, self.options, self.waits, self.usual = rules, dict(options or {}), waits, usual or {}
        rule_sets.rule_set(rules, {**self.usual.get(rules, {}), **self.options})
        given, faults = read_circumstances(circumstances or {})
        if faults:
            raise HandError(faults)
        self._known: dict[object, Conditions] = {}
        self._known_apart: dict[object, Conditions] = {}
        self.given = {name: value for name, value in given._asdict().items() if value is not None}

    def conditions_of(self, said: Said) -> Conditions:
        """What a record says beside its hand, joined with what was given for all; worked out once for records that
        say the same."""
        key = (said.rules, *map(_key, (said.circumstances, said.options or {})))
        # What has house rules of its own holds on to the tables of its fans, so fewer of those are kept.
        kept, most = (self._known_apart, BOOKS) if said.options else (self._known, SETTINGS)
        known = kept.get(key)
        if known is None:
            try:
                known = self._conditions_of(said)
            except Exception as problem:  # a record that nobody foresaw costs no other one
                return Conditions(Circumstances(), None, self.rules, None, error_of(problem).faults)
            if not known.faults:  # a fault has its place in its record
                if len(kept) >= most:
                    kept.clear()
                kept[key] = known
        return known

    def _conditions_of(self, said: Said) -> Conditions:
        how, found = read_circumstances(said.circumstances, said.columns)
        given = {name: value for name, value in how._asdict().items() if value is not None}
        how = Circumstances(**{**self.given, **given})
        name = said.rules or self.rules
        try:
            usual = self.usual.get(name, {})
            options = {**usual, **(self.options if self._same_game(name) else {}), **(said.options or {})}
            rule_set: RuleSet | None = rule_sets.rule_set(name, options)
        except MahjongError as error:
            rule_set = None
            found += error.faults
        quick = pack_win(how) if rule_set and not found and _plain(how, rule_set) else None
        return Conditions(how, rule_set, rule_set.name if rule_set else name, quick, tuple(found))

    def _same_game(self, name: str) -> bool:
        return name == self.rules or rule_sets.game_of(name) is rule_sets.game_of(self.rules)

    def answer(self, entry: Record) -> Result:
        """Score one record in full. Whatever may go wrong in it is its own error."""
        try:
            return self._answer(entry)
        except Exception as problem:
            return Result(entry, error=error_of(problem))

    def _answer(self, entry: Record) -> Result:
        setting: Conditions = entry.setting
        win, win_faults = read_circumstances({"win": entry.win})
        how = setting.how if win.win is None else setting.how._replace(win=win.win)
        faults = [*entry.faults, *setting.faults, *win_faults]
        if faults and (not entry.hand or faults[0].message in ALONE):
            return Result(entry, error=RecordError(faults, entry.hand))
        if setting.rule_set is None:  # which does not keep the hand from being read
            return Result(entry, error=RecordError(_in_place([*notation.read(entry.hand)[1], *faults]), entry.hand))
        try:
            hand, how = read_hand(entry.hand, how, setting.rule_set)
            if faults:
                raise HandError(faults, entry.hand)
            if self.waits:
                return Result(entry, waits=waits_of(hand, how, setting.rule_set))
            return Result(entry, score=score_hand(hand, how, setting.rule_set))
        except HandError as error:
            if faults and error.faults != tuple(faults):
                error = HandError(_in_place([*error.faults, *faults]), entry.hand)
            return Result(entry, error=error)

    def counted(self, entry: Record) -> Counted | None:
        """What counts in a record's hand, as `fast.count_plain`; None where only `answer` can tell."""
        setting: Conditions = entry.setting
        win = entry.win
        if win is None or win == "":  # as `circumstances.is_given`; what is blank goes the other way
            win = setting.how.win or ""
        if setting.quick is None or setting.rule_set is None or entry.faults or not isinstance(win, str):
            return None
        return count_plain(setting.rule_set.book, entry.hand, win, setting.quick)
