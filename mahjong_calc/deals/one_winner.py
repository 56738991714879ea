"""What deals told in one record, with one winner or none, have in common."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ..engine.rule_sets import RuleSet
from ..errors import RecordError
from ..faults import Fault
from ..hand.contradictions import contradiction
from ..hand.hand import Circumstances
from ..results.score import Note


def winner_of(record: Mapping[str, Any]) -> str | None:
    """The winner's seat, None where nobody won."""
    return None if record["winner"] == "draw" else record["winner"]


def refuse(faults: Iterable[Fault]) -> None:
    """Raise RecordError where there are faults."""
    found = tuple(faults)
    if found:
        raise RecordError(found)


def drawn_with(record: Mapping[str, Any], names: Iterable[str]) -> list[Fault]:
    """What cannot be told of a deal that nobody won."""
    return [contradiction("drawn_with", name=name) for name in names if record.get(name)]


def winning_faults(how: Circumstances, rule_set: RuleSet) -> list[Fault]:
    """Contradictions in how a deal was won that no hand is needed for."""
    faults = list(rule_set.game.impossible(how, rule_set.options))
    if how.discarder is None and (how.robbing_kong or how.self_drawn is False):
        faults.append(Fault("bad_record", "bad_record.missing", {"name": "from"}))
    return faults


def drawn_unless_given(how: Circumstances) -> tuple[Circumstances, tuple[Note, ...]]:
    """The circumstances with what follows from them, and what is said of it: what nobody gave was drawn."""
    if how.discarder is not None or how.self_drawn or how.replacement:
        return how, ()
    return how._replace(self_drawn=True), (Note("assumed_drawn"),)


def told_win(how: Circumstances) -> str:
    """The sentence of a win, a key in `words.topics.deals`."""
    if how.discarder is None:
        return "win_replacement" if how.replacement else "win_drawn"
    return "win_robbing" if how.robbing_kong else "win_after_kong" if how.after_kong else "win_discard"
