"""Equal faults of one run of text as one: three symbols that cannot be read, side by side, are one thing to mend."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ..faults import Fault


class Run(NamedTuple):
    """A fault that stands for several of one kind. length: how many characters of the text it covers."""

    fault: Fault
    length: int = 1


_JOINED = {"symbol": "", "word": " ", "tile": " "}
"""Value that tells equal faults apart -> what stands between several of them."""
_ANYWHERE = ("not_in_this_game.honor", "not_in_this_game.flowers", "unknown_symbol.flower_tile")
"""Messages that are one wherever in the hand their tiles stand."""


def runs(faults: Iterable[Fault], text: str) -> list[Run]:
    """The faults in their order, neighbours of one kind joined. text: what their columns count in."""
    found: list[Run] = []
    for fault in faults:
        joined = _joined(found[-1], fault, text) if found else None
        if joined:
            found[-1] = joined
        else:
            found.append(Run(fault, len(str(fault.values.get("word", " "))) if fault.column is not None else 1))
    return found


def _joined(run: Run, fault: Fault, text: str) -> Run | None:
    """The run with one more fault in it, None where that is another matter."""
    before = run.fault
    name = next((name for name in _JOINED if name in fault.values and name in before.values), None)
    if name is None or (before.code, before.message) != (fault.code, fault.message):
        return None
    near = _joined_near(before, fault, name)
    differing = {key for key in before.values.keys() | fault.values.keys() if _other(before, fault, key)}
    if near is None or not differing <= {name, "near", "count"}:
        return None
    if fault.message not in _ANYWHERE and not _touch(run, fault, text):
        return None
    if (
        name == "symbol"
        and fault.message not in _ANYWHERE
        and not str(fault.values[name] + before.values[name]).isalnum()
    ):
        return None
    values = {**before.values, name: f"{before.values[name]}{_JOINED[name]}{fault.values[name]}"}
    values |= {"near": near} if near else {}
    values |= {"count": before.values["count"] + 1} if "count" in before.values else {}
    if fault.message in _ANYWHERE or before.column is None or fault.column is None:
        return Run(before._replace(values=values), run.length)
    end = fault.column + len(str(fault.values[name]))
    return Run(before._replace(values=values), end - before.column)


def _joined_near(before: Fault, fault: Fault, name: str) -> str | None:
    """What was meant by both; None where that cannot be said in one."""
    near, more = str(before.values.get("near", "")), str(fault.values.get("near", ""))
    if name == "symbol" and near and more:
        return near + more if max(len(more), len(near) - len(str(before.values[name])) + 1) == 1 else None
    return near if near == more else None


def _other(one: Fault, other: Fault, key: str) -> bool:
    return bool(one.values.get(key) != other.values.get(key))


def _touch(run: Run, fault: Fault, text: str) -> bool:
    """Whether nothing but space stands between."""
    if run.fault.column is None or fault.column is None or not text:
        return False
    between = text[run.fault.column - 1 + run.length : fault.column - 1]
    return fault.column >= run.fault.column + run.length and not between.strip()
