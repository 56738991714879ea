"""What deals told in one record, with one winner or none, have in common."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ..contradictions import contradiction, contradictions
from ..errors import Fault, HandError, RecordError
from ..hand import Circumstances


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


def winning_faults(how: Circumstances) -> list[Fault]:
    """Contradictions in how a deal was won that no hand is needed for."""
    faults = list(contradictions(how))
    if how.discarder is None and (how.robbing_kong or how.self_drawn is False):
        faults.append(Fault("bad_record", "bad_record.missing", {"name": "from"}))
    return faults


def drawn_unless_given(how: Circumstances) -> Circumstances:
    """The circumstances with what follows from them: what nobody gave was drawn."""
    return how._replace(self_drawn=True) if how.discarder is None and not how.self_drawn else how


def of_seat(error: HandError, seat: str) -> HandError:
    """The same faults, said of this player's hand."""
    return HandError([fault._replace(values={**fault.values, "whose": seat}) for fault in error.faults], error.text)


def way_to_win(how: Circumstances) -> str:
    """The sentence of a win, a key in `words.deals`."""
    if how.discarder is None:
        return "win_replacement" if how.replacement else "win_drawn"
    return "win_robbing" if how.robbing_kong else "win_discard"
