"""What is wrong, on stderr: every fault with its place, and how to mend it."""

from __future__ import annotations

import os
import sys

from ..errors import MahjongError
from ..faults import Fault
from ..render.naming import say_with_column
from ..words import hint, say, visible
from .console import fitted
from .conventions import PROGRAM
from .terminal import terminal_width

MOST_TOLD = 10
"""More faults of one hand than these are only counted on stderr; the machine formats have them all."""


def complain(error: MahjongError, text: str, lang: str, line: int | None = None) -> None:
    """Every fault on stderr: what is wrong, where, and how to mend it."""
    from ..notation.runs import runs

    found = runs(error.faults, text)
    shown = found[:MOST_TOLD]
    hints = [_advice(run.fault, lang) for run in shown]
    room = terminal_width(os.environ, sys.stderr) - 3
    out = []
    for number, (fault, length) in enumerate(shown):
        out.append(fitted(f"{PROGRAM}: {sentence(fault, lang, line)}") + "\n")
        if fault.column is not None and text:
            out += [f"  {one}\n" for one in pointed(text, fault.column, room, length)]
        if hints[number] and hints[number] not in hints[number + 1 :]:
            out.append(fitted(f"  {hints[number]}", "") + "\n")
    if len(found) > len(shown):
        out.append(f"{PROGRAM}: {say('console.more_faults', lang, count=len(found) - len(shown))}\n")
    sys.stderr.write("".join(out))


def sentence(fault: Fault, lang: str, line: int | None = None) -> str:
    """What is wrong, with its column and line."""
    message = say_with_column(fault, lang)
    return say("console.at_line", lang, line=line, message=message) if line is not None else message


def _advice(fault: Fault, lang: str) -> str:
    """How to mend it; of a rule set that nobody typed, where its name comes from."""
    if fault.code == "unknown_rules" and fault.values.get("name") == os.environ.get("MAHJONG_CALC_RULES"):
        return say("console.from_environment", lang)
    return hint(fault, lang)


def pointed(text: str, column: int, room: int = 77, length: int = 1) -> tuple[str, str]:
    """The text made harmless, and carets under some of its characters; of a long text what stands around them."""
    from ..render.columns import width_of

    place, room = column - 1, max(room, 20)
    before, after = visible(text[max(0, place - room) : place]), visible(text[place : place + room])
    if width_of(before + after) > room or len(text) > len(before + after):
        before = _cut(before[::-1], room // 2, cut=place > room)[::-1]
        after = _cut(after, room - width_of(before), cut=len(text) - place > room)
    marked = min(width_of(visible(text[place : place + length])), width_of(after)) if length > 1 else 1
    return before + after, " " * width_of(before) + "^" * marked


def _cut(text: str, room: int, *, cut: bool) -> str:
    """The beginning of a text, with dots where more follows. cut: whether it was cut already."""
    from ..render.columns import width_of

    if width_of(text) <= room and not cut:
        return text
    while width_of(text) > max(0, room - len(DOTS)):
        text = text[:-1]
    return text + DOTS


DOTS = "..."
